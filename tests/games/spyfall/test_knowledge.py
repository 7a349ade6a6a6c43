"""What the bot knows of the places, and how it reads what people type."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zmova.games.spyfall import knowledge
from zmova.games.spyfall.knowledge import (
    asks_for_little,
    grade,
    phrases,
    read_answer,
    read_question,
    standing_alone,
    topics,
)
from zmova.games.spyfall.lexicon import tokens
from zmova.games.spyfall.measure import weigh
from zmova.games.spyfall.places import shipped

LANGUAGES = ("uk", "en")
VOWELS = set("аеєиіїоуюяьй")


def graded() -> dict[str, dict[str, int]]:
    return {
        place: {topic: mark for topic in topics() if (mark := grade(place, topic)) is not None}
        for place in shipped()
    }


def spoken(language: str) -> Iterator[str]:
    """Every phrase of a language that somebody may hear."""
    for topic in topics().values():
        wording = topic.wording(language)
        yield wording.chip
        yield from wording.ask
        for row in wording.answers:
            yield from row
    for said in msgspec.structs.astuple(phrases(language)):
        yield from said


def by_cues(text: str, topic: str | None) -> int | None:
    """The reading of somebody who never saw our own list of answers."""
    stems, turned = knowledge._answer_stems(topic), knowledge._measures().turned
    return weigh(tokens(text), stems, turned)


def test_every_shipped_place_is_graded_on_every_topic_and_nothing_else_is():
    assert len(topics()) == 24
    assert set(knowledge._places()) == set(shipped())
    for place, marks in knowledge._places().items():
        assert list(marks) == list(topics()), place
        assert set(marks.values()) <= {0, 1, 2, 3, 4}, place


def test_a_place_of_the_host_and_an_unknown_topic_have_no_grade():
    assert grade("our-kitchen", "noisy") is None
    assert grade("bank", "colour") is None


def test_any_two_places_can_be_told_apart():
    """Five topics at least, and not by shades alone."""
    for (one, left), (other, right) in combinations(graded().items(), 2):
        gaps = [abs(left[topic] - right[topic]) for topic in topics()]
        assert sum(gap > 0 for gap in gaps) >= 5, (one, other)
        assert sum(gap >= 2 for gap in gaps) >= 2, (one, other)
        assert sum(gaps) >= 12, (one, other)


def test_every_topic_separates_places():
    for topic in topics():
        marks = [row[topic] for row in graded().values()]
        assert len(set(marks)) == 5, topic
        assert max(marks.count(mark) for mark in range(5)) <= len(marks) * 0.75, topic


@pytest.mark.parametrize("topic", topics())
def test_a_topic_says_the_same_in_both_languages(topic: str):
    uk, en = topics()[topic].uk, topics()[topic].en
    assert len(uk.ask) == len(en.ask) >= 4
    assert len(uk.answers) == len(en.answers) == 5
    for ours, theirs in zip(uk.answers, en.answers, strict=True):
        assert len(ours) == len(theirs) >= 4
    for wording in (uk, en):
        assert len(wording.chip) <= 16
        assert len(wording.words) >= 8
        assert wording.more
        assert wording.less


def test_what_bots_say_otherwise_is_the_same_in_both_languages():
    uk, en = (msgspec.structs.asdict(phrases(language)) for language in LANGUAGES)
    assert {kind: len(said) for kind, said in uk.items()} == {
        kind: len(said) for kind, said in en.items()
    }
    least = {"answers": 12, "questions": 8, "accusations": 8, "vote_yes": 8, "vote_no": 8}
    for kind, said in uk.items():
        assert len(said) >= least.get(kind, 6), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_there_twice_in_one_list_and_all_are_short_and_well_set(language: str):
    for topic in topics().values():
        said = [answer for row in topic.wording(language).answers for answer in row]
        assert len(said) == len(set(said))
    for phrase in spoken(language):
        assert phrase == phrase.strip()
        assert 0 < len(phrase) <= 80, phrase
        if language == "uk":
            assert not set(phrase) & set("'’`\"ыэъё"), phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_names_a_place(language: str):
    for place, texts in shipped().items():
        name = [word for word in tokens(texts[language]["name"]) if len(word) > 3]
        for phrase in spoken(language):
            words = tokens(phrase)
            assert not all(any(inflected(word, part) for word in words) for part in name), (
                place,
                phrase,
            )


def inflected(word: str, name: str) -> bool:
    word, stem = word.rstrip("."), name.rstrip(".")
    if len(stem) > 4 and stem[-1] in VOWELS:
        stem = stem[:-1]
    return word.startswith(stem) and len(word) <= len(stem) + 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_questions_are_read_back_as_their_topic(language: str):
    asked = [
        (topic, text)
        for topic, both in topics().items()
        for text in (*both.wording(language).ask, both.wording(language).chip)
    ]
    read = [(topic, read_question(text)) for topic, text in asked]
    assert sum(topic == found for topic, found in read) >= 0.9 * len(asked)
    assert sum(found not in (topic, None) for topic, found in read) <= 0.03 * len(asked)


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("тут багато народу?", "crowded"),
        ("Is it QUIET in there", "noisy"),
        ("ти в приміщенні чи на вулиці?", "outdoors"),
        ("у що ти одягнена?", "uniform"),
        ("how much does it cost?", "money"),
        ("Чи можна тут загинути?", "danger"),
        ("would you bring your kids?", "children"),
        ("Чим пʼють? А п'ють багато?", "alcohol"),
        ("Тут є комп’ютери?", "machines"),
        ("А вода́ поруч є?", "water"),
        ("How long have you been here?", "stay"),
        ("Is there wi-fi?", "signal"),
        ("Правильно я розумію, що ти шпигун?", None),  # not «правила»
        ("Чи ти з тих, хто бував тут раніше?", None),  # not «тихо»
        ("Are you still there?", None),  # not "standing still"
        ("Тут холодно й голодно?", None),  # two topics at once
        ("", None),
        ("🙂🙂🙂", None),
    ],
)
def test_typed_questions(text: str, topic: str | None):
    assert read_question(text) == topic


def test_questions_that_fit_anywhere_are_about_no_topic():
    for language in LANGUAGES:
        for question in phrases(language).questions:
            assert read_question(question) is None, question


def test_no_stem_belongs_to_two_topics():
    owner: dict[str, str] = {}
    for topic, both in topics().items():
        for wording in (both.uk, both.en):
            for stem in (*wording.words, *wording.more, *wording.less):
                assert stem == stem.lower().strip()
                assert owner.setdefault(stem, topic) == topic, stem


@pytest.mark.parametrize("knows_topic", [True, False])
def test_our_own_answers_read_by_their_cues_fall_on_the_right_side(knows_topic: bool):
    """Those that paint a picture without a yes, a no or a measure may stay unread."""
    silent = total = 0
    for topic, both in topics().items():
        for language in LANGUAGES:
            answers = both.wording(language).answers
            for answer in answers[0]:
                assert by_cues(answer, topic if knows_topic else None) in (0, 1, None), answer
            for answer in answers[4]:
                assert by_cues(answer, topic if knows_topic else None) in (3, 4, None), answer
            for mark in (0, 4):
                for place, answer in enumerate(answers[mark]):
                    if place not in standing_alone(topic, mark):
                        silent += by_cues(answer, topic if knows_topic else None) is None
                        total += 1
    assert silent <= 0.15 * total


def test_our_own_answers_are_understood_to_the_grade():
    for topic, both in topics().items():
        for language in LANGUAGES:
            for mark, row in enumerate(both.wording(language).answers):
                for answer in row:
                    assert read_answer(answer, topic) == mark, answer


def test_answers_that_say_nothing_are_read_as_nothing():
    for language in LANGUAGES:
        for answer in phrases(language).answers:
            for topic in (None, *topics()):
                assert read_answer(answer, topic) is None, (answer, topic)


@pytest.mark.parametrize(
    ("question", "answer", "mark"),
    [
        ("Людно тут?", "нікого нема", 0),
        ("Людно тут?", "Купа народу!", 4),
        ("Людно тут?", "не дуже", 1),
        ("Людно тут?", "залежить від дня", 2),
        ("Людно тут?", "так", 3),
        ("Many people here?", "yes, a lot", 3),
        ("Many people here?", "only a few", 1),
        ("Шумно тут?", "Ні, дуже тихо", 0),
        ("Шумно тут?", "не дуже тихо", 3),
        ("Is it noisy?", "not really", 1),
        ("Тут тихо?", "Дуже!", 0),
        ("Тут тихо?", "Так", 1),
        ("Is it quiet?", "Not at all", 4),
        ("Холодно тут?", "Та ні, тепло", 1),
        ("Is it dangerous?", "completely safe", 0),
        ("Діти тут є?", "У ЖОДНОМУ РАЗІ", 0),
        ("Що ти бачиш?", "хтозна", None),
        ("Людно тут?", "Дуже. А часом нікого.", None),  # much and nothing at once
        ("Людно тут?", "Ні, завжди", None),
    ],
)
def test_typed_answers(question: str, answer: str, mark: int | None):
    assert read_answer(answer, question=question) == mark


def test_a_question_may_ask_for_little():
    assert asks_for_little("Тут тихо?", "noisy")
    assert not asks_for_little("Тут шумно чи тихо?", "noisy")
    for topic, both in topics().items():
        for question in (*both.uk.ask, *both.en.ask):
            assert not asks_for_little(question, topic), question


@given(st.text(max_size=400), st.sampled_from([None, *topics()]))
def test_anything_at_all_can_be_read(text: str, topic: str | None):
    assert read_question(text) in {None, *topics()}
    assert read_answer(text, topic, text) in (None, 0, 1, 2, 3, 4)


def test_importing_loads_nothing():
    code = (
        "from zmova.games.spyfall import knowledge as k;"
        "assert k.topics.cache_info().currsize == k._places.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
