"""A lesson leads to its end, whatever the learner does."""

from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentSerializer

import zmova
from tests.facts import facts_of, with_lesson
from tests.server.pupil import Pupil
from tests.test_house_words import entries
from zmova.games import named
from zmova.server.script import LEARNER, Lesson, Step, lesson_of, read_bookmark, step_of
from zmova.table.talk import Say

WEB = Path(__file__).parents[2] / "web/src"
each_game = pytest.mark.parametrize("game", with_lesson())
WORDS_A_MINUTE = 150
SECONDS_A_MOVE = 8
"""What a newcomer takes to read, and to find what is asked for."""


def said_in(lesson: Lesson) -> list[str]:
    return [step.says for step in lesson.steps if step.says is not None]


@each_game
def test_who_does_what_is_asked_learns_it_to_the_end(game):
    for seed in range(5):
        pupil = Pupil(game, seed).learn()
        assert not pupil.table.over, "the end of the match would hide the end of the lesson"
        assert (pupil.lost, pupil.left_out) == ([], 0)


@each_game
@pytest.mark.parametrize("lang", ["uk", "en"])
def test_a_lesson_takes_three_to_five_minutes(game, lang):
    phrases = entries(lang, f"{game}/lesson")
    said = [phrases[f"lesson-{game}-{says}"] for says in Pupil(game, 0).learn().said]
    words = sum(len(FluentSerializer().serialize_entry(phrase).split()) - 2 for phrase in said)
    words += facts_of(game).words_on_cards
    steps = lesson_of(game).steps
    moves = sum(step.kind == "move" for step in steps)
    pauses = sum(step.pause for step in steps if step.kind == "watch")
    minutes = words / WORDS_A_MINUTE + (moves * SECONDS_A_MOVE + pauses) / 60
    assert 3 <= round(minutes) <= 5, f"{minutes:.1f} minutes, {words} words and {moves} moves"


@each_game
@pytest.mark.parametrize("strays", [0.3, 0.6, 0.9])
def test_who_does_as_they_please_is_never_stuck(game, strays):
    for seed in range(25):
        assert Pupil(game, seed, strays).learn().done


@each_game
def test_who_strays_hears_what_the_obedient_never_do(game):
    """Else the lesson would talk of things that did not happen."""
    obedient = set(Pupil(game, 1).learn().said)
    strayed = {says for seed in range(40) for says in Pupil(game, seed, 0.5).learn().said}
    assert strayed <= set(said_in(lesson_of(game)))
    assert obedient <= set(said_in(lesson_of(game)))
    assert bool(strayed - obedient) == facts_of(game).strays_hear_more, (
        "a step with `when` or `unless` for whoever strays, or facts.py: strays_hear_more=False"
    )


@each_game
def test_every_move_of_the_script_has_its_shape(game):
    lesson = lesson_of(game)
    kind = named(game).moves | Say
    for step in lesson.steps:
        if step.do is not None:
            move = msgspec.convert(step.do, kind)
            assert set(step.free) <= set(move.__struct_fields__)
        if step.seat is not None:
            assert LEARNER < step.seat <= len(lesson.bots)


@each_game
def test_every_event_that_a_step_waits_for_has_its_shape(game):
    events = {info.tag: info for info in msgspec.inspect.type_info(named(game).events).types}  # type: ignore[attr-defined]
    for step in lesson_of(game).steps:
        for pattern in (step.when, step.unless):
            if pattern is not None:
                fields = {field.name for field in events[pattern["type"]].fields}
                assert pattern.keys() <= fields | {"type"}, pattern


@each_game
def test_every_phrase_of_the_lesson_is_there_and_is_said(game):
    phrases = set(entries("uk", f"{game}/lesson"))
    said = {f"lesson-{game}-{says}" for says in said_in(lesson_of(game))}
    learned = {key for key in phrases if key.startswith(f"lesson-{game}-learned-")}
    assert phrases - learned == said
    assert len(learned) >= 3, f"words/*/lesson.ftl: lesson-{game}-learned-1, -2, -3, for its end"


@each_game
def test_what_a_step_points_at_is_on_some_page(game):
    """By the name that the page gives it; numbers and colours are filled in there."""
    pages = [*(WEB / "games" / game).rglob("*.svelte"), *(WEB / "table").rglob("*.svelte")]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    for step in lesson_of(game).steps:
        for place in step.at:
            for name in place.replace("*", "").split(" + "):
                stems = [
                    name,
                    *(name[:cut] + "{" for cut in range(2, len(name)) if name[cut - 1] == "-"),
                ]
                assert any(f'testid="{stem}' in text for stem in stems) or f"'{name}'" in text, name


def test_a_bookmark_is_the_learner_s_own_and_nobody_hears_it():
    pupil = Pupil("wink", 1)
    pupil.go_on()
    mark = pupil.table.log[-1]
    assert read_bookmark(mark) == pupil.number == 1
    for viewer in (None, *range(4)):
        assert pupil.table.notice(mark, viewer) is None


def test_nobody_can_turn_the_page_by_talking():
    pupil = Pupil("wink", 1)
    pupil.table.play(LEARNER, {"type": "say", "phrase": "lesson-9"})
    assert pupil.number == 0


@each_game
def test_where_a_lesson_stands_follows_from_its_log(game):
    pupil = Pupil(game, 3, strays=0.4)
    for _ in range(30):
        if pupil.done:
            break
        pupil.go_on()
        again = zmova.replay(game, zmova.read_log(game, msgspec.to_builtins(pupil.table.log)))
        assert step_of(again.log) == pupil.number


def test_a_step_that_neither_speaks_nor_moves_is_refused():
    for wrong in (
        {},
        {"seat": 1},
        {"seat": LEARNER, "do": {"type": "pass"}},
        {"says": "a", "at": 3},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Step)
