"""An answer is heard with its question, and what a bot says fits the question as worded."""

import pytest

from tests.games.spyfall.playing import round_of
from zmova.games.spyfall import GAME
from zmova.games.spyfall.bot.evidence import evidence
from zmova.games.spyfall.bot.hearing import Heard, heard
from zmova.games.spyfall.knowledge import read_answer, standing_alone, topics
from zmova.games.spyfall.moves import About, Answer, Ask
from zmova.games.spyfall.state import Exchange
from zmova.table.whim import Whim

REVERSED = {
    "crowded": ("Порожньо тут?", "Is it empty here?"),
    "noisy": ("Тихо тут?", "Is it quiet here?"),
    "outdoors": ("Ти зараз усередині?", "Are you indoors?"),
    "cold": ("Тепло тут?", "Is it warm here?"),
    "smell": ("Тут усе без запаху?", "Is everything odourless here?"),
    "uniform": ("А в піжамі сюди можна?", "Is it casual here?"),
    "money": ("Дешево тут?", "Is it cheap here?"),
    "danger": ("Безпечно тут?", "Is it safe here?"),
    "children": ("Тут самі дорослі?", "Is it adults only?"),
    "night": ("Тут бувають тільки вдень?", "Are you here only by day?"),
    "food": ("Голодно тут?", "Do people starve here?"),
    "alcohol": ("Тут усі тверезі?", "Is everyone sober?"),
    "moving": ("Ми стоїмо?", "Are we standing still?"),
    "water": ("Сухо тут?", "Is it dry here?"),
    "orders": ("Тут панує анархія?", "Are things relaxed here?"),
    "stay": ("Ти тут ненадовго?", "Will you leave soon?"),
    "entry": ("Легко сюди потрапити?", "Is it easy to get in here?"),
    "weapons": ("Ви тут беззбройні?", "Are you all unarmed?"),
    "dirt": ("Чисто тут?", "Is it clean here?"),
    "machines": ("Тут роблять усе вручну?", "Is it all done by hand?"),
    "romance": ("Буденно тут?", "Is it unromantic here?"),
    "music": ("Тут обходяться без музики?", "Is there no music here?"),
    "fun": ("Нудно тут?", "Is it boring here?"),
    "signal": ("Ти тут офлайн?", "Are you off the grid?"),
}
"""A yes to these means little of the topic."""
AGREED = [("Так, дуже", 4), ("Так", 3), ("Не дуже", 1), ("Анітрохи", 0), ("Залежить", 2)]
AGREED += [("Yes, very", 4), ("Yes", 3), ("Not really", 1), ("Not at all", 0), ("It depends", 2)]
"""How far an answer says yes to its question."""
ASKED = [(topic, text) for topic, both in REVERSED.items() for text in both]
CHIPS = [(topic, way) for topic, both in topics().items() for way in range(len(both.en.ask))]


def exchange(answer: str, text: str | None = None, **asked: object) -> Heard:
    return heard(Exchange(0, 1, text, answered=True, answer=answer, **asked))  # type: ignore[arg-type]


def test_every_topic_can_be_asked_about_the_other_way_round():
    assert list(REVERSED) == list(topics())


@pytest.mark.parametrize(("topic", "question"), ASKED)
def test_a_yes_to_a_reversed_question_is_little_of_the_topic(topic: str, question: str):
    for answer, agreed in AGREED:
        found = exchange(answer, question)
        assert (found.topic, found.grade) == (topic, 4 - agreed), answer
        explained = exchange(answer, question, topic=topic)
        assert explained.grade == 4 - agreed, answer


@pytest.mark.parametrize(("topic", "wording"), CHIPS)
def test_a_yes_to_a_chip_is_much_of_the_topic(topic: str, wording: int):
    for answer, agreed in AGREED:
        assert exchange(answer, topic=topic, wording=wording).grade == agreed
        for text in (topics()[topic].uk.ask[wording], topics()[topic].en.ask[wording]):
            assert exchange(answer, text, topic=topic).grade == agreed, (text, answer)


@pytest.mark.parametrize(
    ("question", "answer", "mark"),
    [
        ("Is it quiet here?", "very noisy", 4),
        ("Is it quiet here?", "Very quiet", 0),
        ("Is it empty here?", "Nobody at all", 0),
        ("Порожньо тут?", "Так, нікого нема", 0),
        ("Is it safe here?", "Nothing of the sort", 4),
        ("Безпечно тут?", "Нічого подібного", 4),
        ("Тут не страшно?", "Дуже", 4),  # a not in a question turns nothing
        ("Doesn't it smell here?", "Terribly", 4),
        ("Тут не тихо?", "Дуже", 0),
        ("Is it noisy or quiet?", "Very", 4),
    ],
)
def test_what_stands_by_itself_is_heard_as_it_stands(question: str, answer: str, mark: int):
    assert exchange(answer, question).grade == mark


def test_a_typed_answer_to_a_reversed_question_tells_the_spy_the_truth():
    quiet = evidence_of("Is it quiet here?", "Yes, very")
    loud = evidence_of("Is it noisy here?", "Yes, very")
    assert quiet["embassy"] > loud["embassy"]
    assert quiet["circus"] < loud["circus"]


def evidence_of(question: str, answer: str) -> dict[str, float]:
    """By place: how likely it is for a spy who heard this."""
    table = round_of(spy=1)
    table.play(0, Ask(2, text=question))
    table.play(2, Answer(text=answer))
    found = evidence(table.view(1).table)
    return dict(zip(found.places, found.hunches[1], strict=True))


@pytest.mark.parametrize(("topic", "question"), ASKED)
def test_a_bots_answer_fits_a_reversed_question_in_both_languages(topic: str, question: str):
    """Who reads it beside the question takes it as it was meant, and so does another bot."""
    for location in ("bank", "submarine", "beach", "circus"):
        table = round_of(location=location)
        table.play(0, Ask(2, text=question))
        table.play(0, About(topic))
        for seed in range(6):
            plan = GAME.plan(table.view(2), Whim(seed), seed)
            assert plan is not None
            assert isinstance(plan.move, Answer)
            grade, wording = plan.move.grade, plan.move.wording
            if grade is None:
                continue
            assert wording in standing_alone(topic, grade)
            said = Exchange(0, 2, question, topic, None, True, None, grade, wording)
            assert heard(said).grade == grade
            for words in (topics()[topic].uk, topics()[topic].en):
                assert read_answer(words.answers[grade][wording], topic, question) == grade


@pytest.mark.parametrize(("topic", "wording"), CHIPS)
def test_what_one_bot_answers_to_another_a_third_hears_as_it_was_meant(topic: str, wording: int):
    table = round_of(location="bank")
    table.play(0, Ask(2, topic=topic, wording=wording))
    plan = GAME.plan(table.view(2), Whim(wording), wording)
    assert plan is not None
    assert isinstance(plan.move, Answer)
    table.play(2, plan.move)
    found = evidence(table.view(3).table).said[-1]
    assert (found.topic, found.grade) == (topic, plan.move.grade)
    assert found.evasive == (plan.move.grade is None)
    if plan.move.grade is None or plan.move.wording is None:
        return
    for words in (topics()[topic].uk, topics()[topic].en):
        row = words.answers[plan.move.grade]
        typed = exchange(row[plan.move.wording % len(row)], words.ask[wording], topic=topic)
        assert typed.grade == plan.move.grade


@pytest.mark.parametrize("topic", topics())
def test_every_grade_has_words_that_fit_however_one_asks(topic: str):
    for mark in range(5):
        assert standing_alone(topic, mark)
