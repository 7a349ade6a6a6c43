from random import Random

import zmova
from tests.facts import EXAMPLE
from zmova.arena import Player, Unhurried, bot, drifter, play_match
from zmova.games import named
from zmova.games.passengers.events import Placed, Shown, Used, Voted
from zmova.games.passengers.moves import Claim
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View

GAME = named(EXAMPLE)


def test_the_same_seed_gives_the_same_match():
    players = [bot(GAME, 1), drifter(), bot(GAME, 2), drifter()]
    first = play_match(GAME, players, 5)
    assert first.over
    assert first == play_match(GAME, players, 5)
    assert first != play_match(GAME, players, 6)


def test_a_match_of_the_arena_replays_from_its_log():
    table = play_match(GAME, [bot(GAME, seat) for seat in range(4)], 2, {"rounds": 2})
    assert zmova.replay(EXAMPLE, table.log) == table


def test_moves_come_after_as_long_as_was_planned():
    def slow(view: View, whim: object) -> Plan | None:
        asking = [move for move in view.choices if "Ask" in type(move).__name__]
        return Plan(asking[0], 7.5) if asking else None

    table = play_match(GAME, [slow] * 3, 1, {"rounds": 1})
    asked = next(event for event in table.log if type(event).__name__ == "Asked")
    assert asked.at == 7500


def test_an_unhurried_player_decides_by_what_it_sees_when_its_time_has_come():
    """The others talk meanwhile; it answers what was said last, at the moment it had planned."""
    heard: list[int] = []

    def think(view: View, whim: Random) -> Plan | None:
        if not listed(view.choices):
            return None
        heard.append(view.table.claims[-1].seat if view.table.claims else -1)
        return Plan(listed(view.choices)[-1], 99.0)

    def pace(view: View, whim: Random) -> Plan | None:
        return Plan(view.choices[0], 5.0)

    def talker(view: View, whim: Random) -> Plan | None:
        if listed(view.choices):
            return Plan(view.choices[0], 1.0)
        there = [
            (boat.boat, space)
            for boat in view.table.boats
            for space, one in enumerate(boat.row)
            if one is not None and one.owner == view.me
        ]
        said = any(claim.seat == view.me for claim in view.table.claims)
        return Plan(Claim(*there[0], kind="soul"), 2.0) if there and not said else None

    stacked = {"coin": 4}
    players: list[Player] = [Unhurried(think, pace), talker, talker, talker, talker]
    table = play_match(named("passengers"), players, 1, stacked=stacked)
    mine = next(event for event in table.log if type(event) is Placed and event.seat == 0)
    assert mine.at == 6000  # after the first seat's second, its own five
    assert heard[0] == 4  # who spoke two seconds after placing
    assert mine.card == 2  # the last of the offered, not the first
    assert len(heard) == sum(
        type(event) in (Placed, Voted, Shown) or (type(event) is Used and bool(event.choice))
        for event in table.log
        if getattr(event, "seat", None) == 0
    )
