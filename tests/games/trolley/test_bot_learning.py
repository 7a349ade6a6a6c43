"""Players learn what a driver likes from its verdicts, and play and argue to that."""

from random import Random
from typing import Any

import msgspec
import pytest

from zmova.games.trolley import GAME
from zmova.games.trolley.bot.learning import KNOWN, chances
from zmova.games.trolley.bot.playing import Outlook, play
from zmova.games.trolley.bot.tastes import TASTES, Taste
from zmova.games.trolley.bot.traits import combined, of_track, worth
from zmova.games.trolley.decks import Card, deck
from zmova.games.trolley.moves import Argue, Guilty, Innocent, Modifier, Pass
from zmova.games.trolley.reasons import REASONS
from zmova.games.trolley.state import FaceDown
from zmova.games.trolley.tracks import Character, Pinned, Spot, Track
from zmova.games.trolley.view import (
    ArguingView,
    HandView,
    MineView,
    TableView,
    TracksView,
    VerdictView,
)
from zmova.table.move import Move
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim

DRIVER, ME = 0, 1  # in the left team
INNOCENTS, GUILTY, MODIFIERS = (list(deck(name)) for name in ("innocents", "guilty", "modifiers"))


def row(whim: Random) -> list[Character]:
    innocents = [Character(card, False, None) for card in whim.sample(INNOCENTS, 2)]
    return [*innocents, Character(whim.choice(GUILTY), True, None)]


def verdicts(taste: Taste, count: int, driver: int = DRIVER, **more: Any) -> list[VerdictView]:
    """By a driver that does nothing but what it likes."""
    whim, found = Random(6), []
    for number in range(count):
        tracks = TracksView(row(whim), row(whim))
        left, right = (worth(taste, of_track(one)) for one in (tracks.left, tracks.right))
        run_over: Track = more.get("track") or ("right" if left > right else "left")
        by_chance = more.get("by_chance", False)
        one = VerdictView(number, driver, run_over, by_chance, [1, 2], [3, 4], tracks, [])
        found.append(one)
    return found


def table_after(past: list[VerdictView], **more: Any) -> TableView:
    dealt = Table.deal(GAME, 5, 1, None, {"driver": DRIVER}).view(ME).table
    shown: TableView = msgspec.structs.replace(dealt, verdicts=past, **more)
    return shown


def believed(past: list[VerdictView]) -> dict[str, float]:
    odds = chances(table_after(past), DRIVER, ME)
    return dict(zip([*TASTES, "everyman"], odds, strict=True))


@pytest.mark.parametrize("taste", TASTES)
def test_it_learns_the_taste_of_a_driver(taste):
    odds = [believed(verdicts(TASTES[taste], count))[taste] for count in (0, 4, 12, 30)]
    assert odds[0] == pytest.approx(1 / len(KNOWN))
    assert odds[1] > odds[0]
    assert odds[3] > 0.7
    assert odds[3] > odds[1]


def test_even_one_verdict_tells_something():
    """At most tables nobody drives twice; with three or four, that is all there is."""
    gains = [believed(verdicts(weights, 1))[taste] for taste, weights in TASTES.items()]
    assert sum(gains) / len(gains) > 1.1 / len(KNOWN)


def test_a_lever_that_fell_by_chance_tells_nothing():
    """T9"""
    assert believed(verdicts(TASTES["judge"], 9, by_chance=True)) == believed([])


def test_others_verdicts_tell_a_little_and_my_own_nothing():
    of_it, of_others, mine = (
        believed(verdicts(TASTES["patron"], 12, driver))["patron"] for driver in (DRIVER, 3, ME)
    )
    assert of_it > of_others > mine == pytest.approx(1 / len(KNOWN))


# playing to it


def seat_with(
    moves: list[Move],
    past: list[VerdictView],
    innocents: list[Card] | None = None,
    guilty: list[Card] | None = None,
    modifiers: list[Card] | None = None,
    laid: list[FaceDown] | None = None,
    **more: Any,
) -> View:
    hand = HandView(ME, innocents or [], guilty or [], modifiers or [], 0)
    mine = MineView("left", [hand], None, laid or [], False)
    return View(ME, table_after(past, **more), mine, moves)


@pytest.mark.parametrize("taste", TASTES)
def test_it_picks_the_innocent_that_the_driver_likes_and_the_guilty_that_it_hates(taste):
    """T5, T6"""
    past, whim, weights = verdicts(TASTES[taste], 30), Random(8), TASTES[taste]
    gained = possible = 0.0
    for _ in range(30):
        innocents, guilty = whim.sample(INNOCENTS, 3), whim.sample(GUILTY, 3)
        for kind, is_guilty, cards in ((Innocent, False, innocents), (Guilty, True, guilty)):
            move = play(seat_with([kind(n) for n in range(3)], past, innocents, guilty), Random(1))
            assert isinstance(move, Innocent | Guilty)
            sign = -1 if is_guilty else 1
            served = [sign * worth(weights, combined(is_guilty, card, ())) for card in cards]
            gained += served[move.card] - sum(served) / 3
            possible += max(served) - sum(served) / 3
    assert gained > 0.8 * possible


TRACKS = TracksView(
    left=[Character("librarian-wiped-fine", False, 1), Character("seven-year-drill", True, 3)],
    right=[Character("intern-first-question", False, 3), Character("upstairs-bowling", True, 1)],
)
SPOTS = [Spot("left", 0), Spot("left", 1), Spot("right", 0), Spot("right", 1)]


def test_good_modifiers_go_onto_the_own_track_and_bad_ones_onto_the_other():
    """T7"""
    menace = max(MODIFIERS, key=lambda card: deck("modifiers")[card].tags["menace"])
    for card, track in (("hot-pizza", "left"), (menace, "right")):
        view = seat_with([Modifier(0, spot) for spot in SPOTS], [], modifiers=[card], tracks=TRACKS)
        move = play(view, Random(2))
        assert isinstance(move, Modifier)
        assert move.target.track == track


def test_it_passes_the_extra_modifier_only_where_none_helps():
    """T15"""
    played = [Modifier(0, spot) for spot in SPOTS]
    view = seat_with([*played, Pass()], [], modifiers=["hot-pizza"], tracks=TRACKS)
    assert type(play(view, Random(3))) is Modifier
    useless = [move for move in played if hope(view, move) < hope(view, Pass())]
    assert useless
    assert play(View(ME, view.table, view.mine, [*useless, Pass()]), Random(3)) == Pass()


def test_it_reckons_with_what_its_team_has_laid_face_down():
    """T7, T3: a teammate's modifier lies on a track already; the others' are not known."""
    down = [FaceDown(ME + 1, "hot-pizza", SPOTS[0]), FaceDown(ME + 2, None, None)]
    pinned = Pinned("hot-pizza", ME + 1)
    there = TracksView(
        [msgspec.structs.replace(TRACKS.left[0], modifiers=(pinned,)), *TRACKS.left[1:]],
        TRACKS.right,
    )
    blind, laid, shown = (
        Outlook(seat_with([], [], modifiers=["hot-pizza"], laid=cards, tracks=tracks))
        for cards, tracks in (([], TRACKS), (down, TRACKS), ([], there))
    )
    assert laid.balance == shown.balance != blind.balance
    moves = [Modifier(0, spot) for spot in SPOTS]
    assert [laid.after(move) for move in moves] == [shown.after(move) for move in moves]


def hope(view: View, move: Move) -> float:
    outlook = Outlook(view)
    return outlook.hope(outlook.after(move), 2.0)


def test_it_argues_to_the_driver_s_taste():
    """T8"""
    spoken: dict[str, list[str]] = {}
    for taste, weights in TASTES.items():
        past = verdicts(weights, 30)
        view = seat_with([], past, tracks=TRACKS, phase=ArguingView(None))
        plans = [GAME.plan(view, Whim(seed), 1) for seed in range(40)]
        moves = [plan.move for plan in plans if plan]
        spoken[taste] = [REASONS[move.reason][1] for move in moves if isinstance(move, Argue)]
        assert len(spoken[taste]) == 40
    for taste, about in (("judge", "guilt"), ("pragmatist", "use"), ("avenger", "menace")):
        others = [spoken[other].count(about) for other in TASTES if other != taste]
        assert spoken[taste].count(about) > max(8, *others)
