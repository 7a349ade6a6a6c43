"""The bot plays by the rules, like a person, at every table and with every variant."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.long import LONG
from zmova.arena import Player, bot, drifter, play_match
from zmova.games.trolley import GAME
from zmova.games.trolley.arranging import Arrangements
from zmova.games.trolley.bot import driving, steward
from zmova.games.trolley.bot.arguing import MOST
from zmova.games.trolley.bot.swaying import serves
from zmova.games.trolley.bot.tastes import TASTES
from zmova.games.trolley.bot.wordings import wordings
from zmova.games.trolley.moves import Argue, Arrange, Guilty, Innocent, Modifier, Pass, Steer
from zmova.games.trolley.reasons import REASONS
from zmova.games.trolley.state import Argument
from zmova.games.trolley.tracks import Spot
from zmova.games.trolley.view import ArguingView
from zmova.table.content import content
from zmova.table.offer import is_offered, listed
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

BOUNDS: dict[type, tuple[float, float]] = {
    Innocent: (4, 12),
    Guilty: (4, 12),
    Modifier: (3, 8),
    Pass: (3, 8),
    Argue: (4, 22),
    Steer: (9, 80),
}
TINY = {"innocents": ["a", "b"], "guilty": ["c"], "modifiers": ["d", "e"]}
OWN = {"innocents": ["a", "b", "c"], "guilty": ["d", "e", "f"], "modifiers": ["g", "h", "i", "j"]}
VARIANTS: list[dict[str, Any]] = [
    {},
    {"valerii": True},
    {"accomplices": True, "family": True},
    {"valerii": True, "accomplices": True, "arrange": False},
    {"own": TINY, "only_own": True},
    {"own": TINY, "only_own": True, "valerii": True, "accomplices": True},
    {"own": OWN, "valerii": True},
]


def babbler(view: View, whim: Whim) -> Plan | None:
    """Moves at random, passes hands round, and says anything about anybody."""
    table = view.table
    if type(table.phase) is ArguingView and view.mine.track and whim.random() < 0.3:
        rows = {"left": table.tracks.left, "right": table.tracks.right}
        spots = [Spot(track, place) for track, row in rows.items() for place in range(len(row))]  # type: ignore[arg-type]
        if spots and sum(said.seat == view.me for said in table.arguments) < 8:
            target = whim.choice(spots)
            pins = len(rows[target.track][target.place].modifiers)
            modifier = whim.choice([None, *range(pins)])
            said = Argue(target, whim.choice(list(REASONS)), modifier, whim.randrange(21))
            return Plan(said, whim.uniform(1, 5))
    return drifter()(view, whim)


def watched(player: Player, check: Callable[[View, Plan], None]) -> Player:
    def plan(view: View, whim: Whim) -> Plan | None:
        made = player(view, whim)
        if made is not None:
            check(view, made)
        return made

    return plan


def well_made(view: View, plan: Plan) -> None:
    move = plan.move
    assert type(move) is not Arrange
    if isinstance(move, Argue):
        argues_for_its_team(view, move)
    else:
        assert move in view.choices
    least, most = BOUNDS[type(move)]
    assert least <= plan.seconds <= most
    assert plan.phrase is None


def argues_for_its_team(view: View, said: Argue) -> None:
    assert is_offered(said, view.choices)
    assert type(view.table.phase) is ArguingView
    assert view.me is not None
    before = view.table.arguments
    assert sum(old.seat == view.me for old in before) < MOST
    meant = Argument(view.me, said.target, said.reason, said.modifier)
    assert serves(meant) == view.mine.track
    assert 0 <= said.wording < wordings(said.reason, said.modifier is not None)


@pytest.mark.parametrize("seats", range(3, 14))
def test_every_move_is_taken_at_every_table_with_every_variant(seats):
    """T15, T16: `play_match` fails on a move that the table refuses."""
    for number, options in enumerate(VARIANTS):
        if not LONG and (seats + number) % 2:
            continue
        whim = Random(seats * 100 + number)
        players = [
            watched(bot(GAME, whim.randrange(16)), well_made)
            if seat == number % seats or whim.random() < 0.6
            else whim.choice([babbler, drifter()])
            for seat in range(seats)
        ]
        assert play_match(GAME, players, seats + number, options).over


@pytest.mark.parametrize("limit", [5, 20, 60, None])
def test_a_driver_never_lets_the_time_run_out(limit):
    """T9: the lever would fall by chance."""
    players = [bot(GAME, seat) for seat in range(4)]
    table = play_match(GAME, players, 5, {"argue_seconds": limit})
    assert not any(verdict.by_chance for verdict in table.state.verdicts)
    assert all(verdict.arguments for verdict in table.state.verdicts)


def test_a_table_of_bots_talks_but_does_not_chatter():
    for seats in (3, 5, 7, 13):
        table = play_match(GAME, [bot(GAME, seat) for seat in range(seats)], 9)
        rounds = [len(verdict.arguments) for verdict in table.state.verdicts]
        assert min(rounds) >= 2
        assert sum(rounds) / len(rounds) <= 10
        assert max(rounds) <= 14


def test_it_seldom_says_the_same_twice():
    said: Counter[object] = Counter()
    words: Counter[object] = Counter()
    total = 0
    for seed in range(4):
        table = play_match(GAME, [bot(GAME, seat) for seat in range(6)], seed)
        for verdict in table.state.verdicts:
            for one in verdict.arguments:
                said[seed, verdict.round, one.target, one.reason] += 1
                words[seed, one.reason, one.modifier is None, one.wording] += 1
                total += 1
    assert sum(count - 1 for count in said.values()) < 0.05 * total
    assert sum(count - 1 for count in words.values()) < 0.25 * total


def test_both_languages_say_each_thing_in_as_many_ways():
    lines = content("zmova.games.trolley", "arguments")
    for reason in REASONS:
        for kind in ("lines", "pinned"):
            ways = {len(lines[reason][tongue][kind]) for tongue in ("uk", "en")}
            assert ways == {wordings(reason, kind == "pinned")}


def views(seed: int, seats: int, **options: Any) -> list[View]:
    """Every view from which somebody meant to do something in a match of bots."""
    seen: list[View] = []
    players = [watched(bot(GAME, seat), lambda view, _: seen.append(view)) for seat in range(seats)]
    play_match(GAME, players, seed, options)
    return seen


def test_the_same_view_whim_and_persona_give_the_same_plan():
    for view in views(3, 5, valerii=True):
        assert GAME.plan(view, Whim(9), 3) == GAME.plan(view, Whim(9), 3)


def test_a_steward_makes_an_offered_move_and_says_nothing():
    for view in views(4, 7, accomplices=True):
        if listed(view.choices):
            assert steward(view, Whim(1)) in view.choices


def test_who_holds_nothing_to_choose_leaves_the_hands_alone():
    """T3: and a steward that must move all the same does what is offered."""
    table = play_match(GAME, [bot(GAME)] * 5, 1)
    dealt = type(table).replay(GAME, table.log[:1])
    for event in table.log[1:]:
        dealt.take([event])
        if type(event).__name__ == "PickOpened":
            break
    seen = [dealt.view(seat) for seat in range(5)]
    idle = [view for view in seen if {type(one) for one in view.choices} == {Arrangements}]
    assert idle
    for view in idle:
        assert GAME.plan(view, Whim(1)) is None
        assert is_offered(steward(view, Whim(1)), view.choices)


def test_an_onlooker_has_no_plan():
    view = views(5, 5)[0]
    assert GAME.plan(View(None, view.table, None, []), Whim(1)) is None


def test_what_it_takes_to_play_a_card_does_not_hang_on_the_cards():
    for view in views(7, 5):
        if listed(view.choices) and view.mine.track:
            hands = [
                msgspec.structs.replace(
                    hand,
                    innocents=["granny-nine-kittens"] * len(hand.innocents),
                    guilty=["seven-year-drill"] * len(hand.guilty),
                    modifiers=["hot-pizza"] * len(hand.modifiers),
                )
                for hand in view.mine.hands
            ]
            mine = msgspec.structs.replace(view.mine, hands=hands)
            other = View(view.me, view.table, mine, view.choices)
            one, two = GAME.plan(view, Whim(5), 1), GAME.plan(other, Whim(5), 1)
            assert one is not None
            assert two is not None
            assert one.seconds == two.seconds


def test_how_long_a_driver_listens_does_not_hang_on_its_taste(monkeypatch):
    driving_views = [view for view in views(8, 4) if type(view.table.phase) is ArguingView]
    driving_views = [view for view in driving_views if view.me == view.table.driver]
    waits, tracks = [], []
    for taste in TASTES.values():
        monkeypatch.setattr(driving, "taste_of", lambda persona, taste=taste: taste)
        plans = [GAME.plan(view, Whim(1), 2) for view in driving_views]
        waits.append([plan.seconds for plan in plans if plan])
        tracks.append([plan.move for plan in plans if plan])
    assert waits == [waits[0]] * len(TASTES)
    assert tracks != [tracks[0]] * len(TASTES)
