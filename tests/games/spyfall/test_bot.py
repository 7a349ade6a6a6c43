"""The bot plays by the rules, like a person, and better than chance."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.spyfall.playing import round_of
from zmova.arena import Player, bot, drifter, play_match
from zmova.games.spyfall import GAME
from zmova.games.spyfall.knowledge import grade, topics
from zmova.games.spyfall.moves import (
    About,
    Accuse,
    Answer,
    Ask,
    Guess,
    Meant,
    Next,
    Ready,
    Reveal,
    Start,
    Vote,
)
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

TOPICS = list(topics())
TYPED = ["Тут гучно?", "Is it cold here?", "Ну, буває.", "very much", "no", "…", None]
BOUNDS: dict[type, tuple[float, float]] = {
    Ask: (3, 15),
    Answer: (3, 20),
    Accuse: (3, 9),
    Reveal: (3, 9),
    Guess: (2, 4.5),
    Vote: (2, 8),
    Next: (8, 12),
    Start: (7, 40),
    Ready: (6, 16),
}
DUTIES = (Start, Ask, Answer, Ready, Vote, Guess, Next)


def chatter(move: Move, whim: Random) -> Move:
    """Something in the free parts of a move, tapped or typed, sense or nonsense."""
    topic, mark = whim.choice([*TOPICS, None]), whim.choice([0, 1, 2, 3, 4, None])
    match move:
        case Ask(to=to):
            return Ask(to, text=whim.choice(TYPED), topic=topic, wording=whim.randrange(100))
        case Answer():
            return Answer(text=whim.choice(TYPED), grade=mark, wording=whim.choice([None, 3]))
        case About():
            return About(whim.choice([*TOPICS, "other"]))
        case Meant():
            return Meant(whim.randrange(5))
    return move


def dutiful(view: View, whim: Whim) -> Plan | None:
    """Does what it must at random, and never accuses or shows the spy card."""
    owed = [move for move in view.choices if type(move) in DUTIES]
    if not owed:
        return None
    move = whim.choice(owed)
    if isinstance(move, Ask):
        move = Ask(move.to, topic=whim.choice(TOPICS), wording=0)
    if isinstance(move, Answer):
        move = Answer(grade=whim.randrange(5), wording=0)
    return Plan(move, 5)


def options_of(whim: Random) -> dict[str, Any]:
    own = [{"name": f"Own {n}", "roles": ["a", "b"]} for n in range(whim.choice([0, 0, 2, 30]))]
    packs = whim.choice([["classic"], ["ukraine"], ["classic", "ukraine"]])
    return {
        "rounds": whim.choice([1, 1, 2]),
        "minutes": whim.choice([1, 3, None]),
        "look_seconds": whim.choice([None, 5, 30]),
        "discuss_seconds": whim.choice([None, 0, 5, 60]),
        "turn_seconds": whim.choice([None, 5, 40]),
        "next_seconds": whim.choice([None, 5]),
        "packs": packs if len(own) < 30 or whim.random() < 0.5 else [],
        "own": own,
    }


def watched(player: Player, check: Callable[[View, Plan], None]) -> Player:
    def plan(view: View, whim: Whim) -> Plan | None:
        made = player(view, whim)
        if made is not None:
            check(view, made)
        return made

    return plan


def well_made(view: View, plan: Plan) -> None:
    move = plan.move
    assert GAME.template(move) in view.choices
    least, most = BOUNDS[type(move)]
    assert least <= plan.seconds <= most
    if isinstance(move, Ask):
        assert move.topic in topics()
        assert move.wording is not None
    if isinstance(move, Answer):
        assert move.wording is not None
        if not view.mine.spy and move.grade is not None:
            topic = view.table.exchanges[-1].topic
            truth = grade(view.mine.location, topic) if topic in topics() else None
            if truth is not None:
                assert abs(move.grade - truth) <= 1
    if isinstance(move, Accuse):
        assert move.suspect != view.me
        assert plan.phrase is not None
        assert plan.phrase.startswith("accusations-")
    elif isinstance(move, Ready):
        assert (plan.phrase or "discussing-0").startswith("discussing-")
    else:
        assert plan.phrase is None


@pytest.mark.parametrize("batch", range(5))
def test_every_move_is_offered_and_human_in_200_matches_of_all_kinds(batch):
    for seed in range(batch * 25, batch * 25 + 25):
        whim = Random(seed)
        players = [
            watched(bot(GAME, whim.randrange(16)), well_made)
            if seat == 0 or whim.random() < 0.7
            else drifter(chatter)
            for seat in range(3 + seed % 6)
        ]
        table = play_match(GAME, players, seed, options_of(whim))
        assert table.over


def test_the_same_view_whim_and_persona_give_the_same_plan():
    for view in views(seed=4):
        first = GAME.plan(view, Whim(9), 3)
        assert first == GAME.plan(view, Whim(9), 3)


def views(seed: int, seats: int = 5) -> Iterator[View]:
    """Every view that anybody had in a match of bots and drifters."""
    seen: list[View] = []
    players = [
        watched(
            bot(GAME, seat) if seat % 2 else drifter(chatter), lambda view, _: seen.append(view)
        )
        for seat in range(seats)
    ]
    play_match(GAME, players, seed, {"rounds": 3, "minutes": 2})
    yield from seen


def spy_wins(spy: Player, friends: Callable[[int], Player], matches: int, seats: int) -> float:
    won = 0
    for seed in range(matches):
        seat = seed % seats
        players = [spy if here == seat else friends(here + seed) for here in range(seats)]
        table = play_match(GAME, players, seed, {"rounds": 1}, {"spy": seat})
        assert table.result is not None
        won += table.result.scores[seat] > 0
    return won / matches


def test_a_bot_is_a_better_spy_than_chance():
    """Among bots it wins about every second round; one that hides and talks nonsense seldom."""
    smart = spy_wins(bot(GAME, 2), lambda number: bot(GAME, number), 60, 4)
    clumsy = spy_wins(dutiful, lambda number: bot(GAME, number), 60, 4)
    assert 0.3 <= smart <= 0.7
    assert clumsy <= 0.25
    assert smart >= clumsy + 0.15


def test_bots_catch_a_spy_that_chance_would_not():
    caught_by_bots = 1 - spy_wins(dutiful, lambda number: bot(GAME, number), 40, 5)
    caught_by_chance = 1 - spy_wins(dutiful, lambda _: dutiful, 40, 5)
    assert caught_by_bots >= caught_by_chance + 0.4


# as a steward


def test_a_steward_does_what_is_owed_and_no_more():
    """G6: it neither accuses nor shows the card for somebody who is away."""
    kinds = set()
    for seed in range(12):
        for view in views(seed):
            owed = {type(move) for move in view.choices} - {Accuse, Reveal, About, Meant}
            if owed:
                move = GAME.steward(view, Whim(seed))
                assert GAME.template(move) in view.choices
                assert type(move) in owed
                kinds.add(type(move))
    assert kinds == {*DUTIES}


def test_a_steward_is_not_called_for_nothing():
    table = round_of(dealer=0)
    with pytest.raises(ValueError, match="owes nothing"):
        GAME.steward(table.view(3), Whim(1))
