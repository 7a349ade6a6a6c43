"""What the bot says, whom it suspects, and how it plays the spy."""

import pytest

from tests.games.spyfall.playing import call_the_vote, dealt, let_time_run_out, round_of
from zmova import Table
from zmova.arena import bot, play_match
from zmova.games.spyfall import GAME
from zmova.games.spyfall.knowledge import grade
from zmova.games.spyfall.moves import (
    About,
    Accuse,
    Answer,
    Ask,
    Guess,
    Ready,
    Reveal,
    Start,
    Vote,
)
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.whim import Whim

# what it says


def asked(table: Table, topic: str | None = None, text: str | None = None) -> Plan:
    """What seat 2 plans when it is asked this."""
    table.play(0, Ask(2, text=text, topic=topic, wording=None if topic is None else 0))
    plan = GAME.plan(table.view(2), Whim(1), 0)
    assert plan is not None
    return plan


def test_a_friend_answers_near_the_truth_and_not_always_the_same():
    table = round_of(location="bank")
    asked(table, "money")
    plans = [GAME.plan(table.view(2), Whim(n), n) for n in range(200)]
    grades = [plan.move.grade for plan in plans if plan and isinstance(plan.move, Answer)]
    assert len(grades) == 200
    assert set(grades) == {3, 4, None}
    assert grades.count(4) > 80


def test_a_typed_question_is_answered_like_a_tapped_one():
    plan = asked(round_of(location="bank"), text="Тут є гроші?")
    assert isinstance(plan.move, Answer)
    assert plan.move.grade in (3, 4, None)
    assert plan.seconds <= 15


@pytest.mark.parametrize("text", ["Qwerty uiop?", None])
def test_it_waits_for_a_word_on_what_it_can_not_tell_and_then_evades(text):
    table = round_of(location="bank")
    plan = asked(table, text=text)
    assert isinstance(plan.move, Answer)
    assert plan.move.grade is None
    assert plan.move.wording is not None
    assert 12 <= plan.seconds <= 20
    table.play(0, About("other"))
    explained = GAME.plan(table.view(2), Whim(1), 0)
    assert explained is not None
    assert isinstance(explained.move, Answer)
    assert explained.move.grade is None
    assert explained.seconds <= 15


def test_at_a_place_of_the_hosts_own_it_evades_or_says_what_was_said():
    table = round_of(
        location="own-1", own=[{"name": "Our cellar", "roles": ["cook"]}], packs=["classic"]
    )
    plan = asked(table, "noisy")
    assert isinstance(plan.move, Answer)
    assert plan.move.grade is None
    table.play(2, Answer(grade=3, wording=0))
    table.play(2, Ask(3, topic="noisy", wording=0))
    echo = GAME.plan(table.view(3), Whim(1), 0)
    assert echo is not None
    assert isinstance(echo.move, Answer)
    assert echo.move.grade == 3


def test_it_asks_about_nothing_twice():
    for seed in range(6):
        table = play_match(GAME, [bot(GAME, seat) for seat in range(5)], seed, {"rounds": 1})
        topics_asked = [exchange.topic for exchange in table.state.exchanges]
        assert len(set(topics_asked[:24])) == len(topics_asked[:24])


# whom it suspects


TALK = [
    (0, 1, "money", 0),
    (1, 2, "uniform", 3),
    (2, 3, "noisy", 1),
    (3, 1, "outdoors", 4),
    (1, 0, "danger", 1),
    (0, 2, "night", 0),
    (2, 1, "alcohol", 4),
    (1, 3, "dirt", 0),
]


def slip(table: Table) -> None:
    """Seat 1 says of a bank what nobody would; seats 0, 2 and 3 know better."""
    for asker, to, topic, said in TALK:
        table.play(asker, Ask(to, topic=topic, wording=0))
        table.play(to, Answer(grade=said, wording=0))


def test_friends_accuse_and_condemn_whoever_slipped():
    table = round_of(location="bank", spy=1)
    slip(table)
    for seat in (0, 2, 3):
        plan = GAME.plan(table.view(seat), Whim(1), 0)
        assert plan is not None
        assert plan.move == Accuse(1)
    table.play(0, Accuse(1))
    for seat in (2, 3):
        plan = GAME.plan(table.view(seat), Whim(1), 9)
        assert plan is not None
        assert plan.move == Vote(True)


def test_nobody_is_condemned_before_anything_was_said():
    for seats in (3, 4, 8):
        table = round_of(seats=seats, spy=1)
        table.play(1, Accuse(2))
        for persona in range(16):
            plan = GAME.plan(table.view(0), Whim(1), persona)
            assert plan is not None
            assert plan.move == Vote(False)


def test_a_suspect_once_acquitted_is_not_accused_again():
    table = round_of(location="bank", spy=1)
    slip(table)
    table.play(0, Accuse(1))
    table.play(2, Vote(True))
    table.play(3, Vote(False))
    for seat in (2, 3):
        plan = GAME.plan(table.view(seat), Whim(1), 8)
        assert plan is None or not isinstance(plan.move, Accuse)


def test_a_friend_who_answers_well_is_not_condemned():
    table = round_of(location="bank", spy=3)
    slip(table)
    table.play(3, Accuse(2))
    plan = GAME.plan(table.view(0), Whim(1), 8)
    assert plan is not None
    assert plan.move == Vote(False)


def test_when_time_is_up_friends_condemn_the_likeliest():
    """S10"""
    table = round_of(location="bank", spy=1)
    slip(table)
    call_the_vote(table)
    assert table.view(None).table.phase.suspect == 0
    assert [ballot(table, seat) for seat in (2, 3)] == [Vote(False), Vote(False)]
    for seat in (1, 2, 3):
        table.play(seat, Vote(False))
    assert [ballot(table, seat) for seat in (0, 2, 3)] == [Vote(True), Vote(True), Vote(True)]


def ballot(table: Table, seat: int) -> Move:
    plan = GAME.plan(table.view(seat), Whim(1), 0)
    assert plan is not None
    return plan.move


# as the spy


def test_a_spy_who_heard_enough_shows_the_card_and_names_the_place():
    table = round_of(seats=4, location="submarine", spy=1, dealer=0)
    told = ["water", "moving", "weapons", "outdoors", "romance", "signal", "children", "music"]
    asker, to = 0, 2
    for topic in told:
        table.play(asker, Ask(to, topic=topic, wording=0))
        table.play(to, Answer(grade=grade("submarine", topic), wording=0))
        asker, to = to, ({0, 2, 3} - {asker, to}).pop()
    plan = GAME.plan(table.view(1), Whim(1), 0)
    assert plan is not None
    assert plan.move == Reveal()
    table.play(1, Reveal())
    named = GAME.plan(table.view(1), Whim(1), 0)
    assert named is not None
    assert named.move == Guess("submarine")


def test_a_spy_who_heard_nothing_keeps_the_card_hidden():
    table = round_of(spy=1, dealer=1)
    plan = GAME.plan(table.view(1), Whim(1), 8)
    assert plan is not None
    assert isinstance(plan.move, Ask)


@pytest.mark.parametrize("location", ["bank", "own-1"])
def test_nothing_in_the_time_taken_tells_the_spy(location):
    """The same question, the same whim: a friend and the spy take as long."""
    own = [{"name": "Our cellar", "roles": ["cook"]}]
    for number in range(20):
        times = []
        for spy in (1, 2):
            table = round_of(spy=spy, location=location, own=own, packs=["classic"])
            table.play(0, Ask(2, topic="money", wording=0))
            plan = GAME.plan(table.view(2), Whim(number), 3)
            assert plan is not None
            times.append(plan.seconds)
        assert times[0] == times[1]


# before the clock runs, and when it has run out


def plans(tables: list[Table], seat: int, persona: int = 3) -> list[list[Plan | None]]:
    """What the seat means to do at each of the tables, by whim."""
    return [
        [GAME.plan(table.view(seat), Whim(number), persona) for table in tables]
        for number in range(40)
    ]


def test_a_dealer_starts_the_clock_when_people_have_had_time_to_look():
    """S7: longer where nobody hurries the table, since one phone may go round; others wait."""
    for look, least, most in ((30, 7, 13), (None, 25, 40)):
        tables = [dealt(spy=spy, dealer=2, look_seconds=look) for spy in (1, 2)]
        for both in plans(tables, 2):
            assert [plan and plan.move for plan in both] == [Start(), Start()]
            assert all(plan and least <= plan.seconds <= most for plan in both)
        assert plans(tables, 0)[0] == [None, None]


def test_neither_the_start_nor_a_seat_that_is_ready_tells_the_spy():
    """S7, S10, G3: as soon, and with the same words, whoever it is and whatever it knows."""
    fresh = [dealt(spy=spy, dealer=2) for spy in (1, 2)]
    late = [round_of(spy=spy, location=where) for spy in (1, 2) for where in ("bank", "spa")]
    for table in late:
        slip(table)
        let_time_run_out(table)
    for tables in (fresh, late):
        for one in plans(tables, 2):
            assert one[0] is not None
            assert one.count(one[0]) == len(one)


def test_bots_have_a_word_to_say_before_the_vote_and_are_ready():
    """S10"""
    table = round_of(spy=1)
    let_time_run_out(table)
    told = [plan for (plan,) in plans([table], 3) if plan]
    assert {type(plan.move) for plan in told} == {Ready}
    said = {plan.phrase for plan in told}
    assert None in said
    assert len(said) > 10
