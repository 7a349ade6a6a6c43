"""A bot at the lever: it has a taste, it can be talked round a little, it listens in time."""

from random import Random
from typing import Any

import msgspec
import pytest

from zmova.bots.persona import PERSONAS
from zmova.games.trolley import GAME
from zmova.games.trolley.bot.driving import leaning, steer
from zmova.games.trolley.bot.swaying import MOST, STEP, fit, sway, touch
from zmova.games.trolley.bot.tastes import OWNERS, TASTES
from zmova.games.trolley.decks import Deck, Tag, deck
from zmova.games.trolley.moves import Steer
from zmova.games.trolley.reasons import REASONS, Reason
from zmova.games.trolley.state import Argument
from zmova.games.trolley.tracks import Character, Pinned, Spot, Track
from zmova.games.trolley.view import ArguingView, TableView, TracksView
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim


def innocent(card: str, *modifiers: str) -> Character:
    return Character(card, False, 0, tuple(Pinned(one, 0) for one in modifiers))


def most(name: Deck, tag: Tag) -> list[str]:
    """The cards of a deck, those with most of that tag first."""
    return sorted(deck(name), key=lambda card: -deck(name)[card].tags[tag])


KITTENS = innocent("granny-nine-kittens")
PRINTERS = innocent("librarian-wiped-fine")
CUTE = TracksView(left=[KITTENS] * 3, right=[innocent("intern-first-question")] * 3)
EVEN = TracksView(left=[PRINTERS] * 3, right=[PRINTERS] * 3)
MOOD = Whim(1)


def at_the_lever(tracks: TracksView, *arguments: Argument, seats: int = 5, **more: Any) -> View:
    """Seat 0 drives."""
    table = Table.deal(GAME, seats, 1, None, {"driver": 0})
    shown: TableView = msgspec.structs.replace(
        table.view(0).table,
        phase=ArguingView(180_000),
        tracks=tracks,
        arguments=list(arguments),
        **more,
    )
    return View(0, shown, table.view(0).mine, [Steer("left"), Steer("right")])


def says(
    reason: Reason,
    track: Track = "left",
    place: int = 0,
    seat: int = 1,
    modifier: int | None = None,
) -> Argument:
    return Argument(seat, Spot(track, place), reason, modifier)


def test_each_taste_has_two_owners_and_each_persona_a_taste():
    assert len(OWNERS) == len(PERSONAS)
    assert {owner: OWNERS.count(owner) for owner in OWNERS} == dict.fromkeys(TASTES, 2)


def owner(taste: str) -> int:
    return OWNERS.index(taste)


def test_tastes_differ_over_the_same_tracks():
    """The accountant counts heads; the patron looks for the young, the softie for paws."""
    crowd, young = innocent("metal-choir"), innocent(most("innocents", "youth")[0])
    view = at_the_lever(TracksView(left=[crowd] * 3, right=[young] * 3))
    assert steer(view.table, owner("accountant"), MOOD) == Steer("right")
    assert steer(view.table, owner("patron"), MOOD) == Steer("left")


@pytest.mark.parametrize("taste", TASTES)
def test_nobody_prefers_the_guilty_to_the_innocent(taste):
    """As it is meant by T5 and T6: a guilty one seldom saves a track."""
    whim, hit = Random(3), 0
    innocents, guilty = list(deck("innocents")), list(deck("guilty"))
    for round in range(60):
        left = [innocent(card) for card in whim.sample(innocents, 3)]
        right = [Character(card, True, 0) for card in whim.sample(guilty, 3)]
        table = at_the_lever(TracksView(left=left, right=right), round=round).table
        hit += steer(table, owner(taste), MOOD) == Steer("right")
    assert hit > 30


def test_a_driver_keeps_to_its_mind_while_nobody_speaks():
    table = at_the_lever(CUTE).table
    assert len({leaning(table, 3, MOOD) for _ in range(5)}) == 1


def test_its_mood_decides_where_nothing_else_does():
    verdicts = {steer(at_the_lever(EVEN, round=n).table, 4, MOOD).track for n in range(20)}
    assert verdicts == {"left", "right"}


def test_own_cards_get_a_whim_that_stays():
    """Hosts' cards have no tags."""
    tracks = TracksView(left=[innocent("own-innocents-1")], right=[innocent("own-innocents-2")])
    leans = [leaning(at_the_lever(tracks).table, 0, Whim(secret)) for secret in range(16)]
    assert leans == [leaning(at_the_lever(tracks).table, 0, Whim(secret)) for secret in range(16)]
    assert any(lean > 0 for lean in leans)
    assert any(lean < 0 for lean in leans)


# persuasion


def moved(taste: str, tracks: TracksView, *arguments: Argument) -> float:
    return sway(TASTES[taste], tracks, arguments)


def test_what_touches_its_taste_moves_it_more():
    cute = moved("softie", CUTE, says("so-cute"))
    assert cute > 2 * moved("accountant", CUTE, says("so-cute")) > 0
    assert cute > moved("softie", CUTE, says("so-useful"))
    many = says("so-many")
    assert moved("accountant", CUTE, many) > 2 * moved("softie", CUTE, many)


def test_what_is_not_so_hardly_moves_it():
    assert fit(says("so-guilty"), CUTE) == 0
    assert abs(moved("judge", CUTE, says("so-guilty"))) < 0.3 * STEP


def test_against_the_left_is_for_the_right():
    assert moved("judge", EVEN, says("so-innocent", "left")) > 0
    assert moved("judge", EVEN, says("so-innocent", "right")) < 0
    assert moved("pragmatist", EVEN, says("good-for-nothing", "left")) < 0
    both = says("so-innocent", "left"), says("so-innocent", "right", seat=3)
    assert 0 < moved("judge", EVEN, *both) < moved("judge", EVEN, both[0])


def test_a_modifier_is_judged_by_what_it_brings():
    one = innocent("intern-first-question", most("modifiers", "menace")[0], "hot-pizza")
    tracks = TracksView(left=[one], right=[PRINTERS])
    assert fit(says("so-dangerous", modifier=0), tracks) == 1
    assert fit(says("so-dangerous", modifier=1), tracks) == 0
    assert moved("avenger", tracks, says("so-dangerous", modifier=0)) < -0.5 * STEP


def test_repetition_moves_it_less_and_less():
    once, twice, thrice = (
        moved("softie", CUTE, *[says("so-cute", seat=seat) for seat in range(1, count + 1)])
        for count in (1, 2, 3)
    )
    assert once > 3 * (twice - once) > 6 * (thrice - twice) > 0
    elsewhere = moved("softie", CUTE, says("so-cute"), says("so-cute", place=1, seat=2))
    another = moved("softie", CUTE, says("so-cute"), says("so-young", seat=2))
    assert elsewhere > twice
    assert another > twice


def test_several_voices_move_it_more_than_one_that_goes_on():
    reasons: list[Reason] = ["so-cute", "so-young", "so-innocent"]
    alone = moved("softie", CUTE, *[says(reason) for reason in reasons])
    together = moved("softie", CUTE, *[says(one, seat=n) for n, one in enumerate(reasons, 1)])
    assert together > alone


def test_it_is_persuaded_only_a_little():
    """However much is said; and all tracks but nearly equal ones stay decided."""
    talk = [says(one, "left", place, place + 1) for one in REASONS for place in range(3)]
    for taste in TASTES:
        assert abs(moved(taste, CUTE, *talk)) < MOST
    guilty = [Character(card, True, 0) for card in most("guilty", "guilt")[:3]]
    tracks = TracksView(left=guilty, right=[PRINTERS] * 3)
    pleas = [says("so-innocent", place=place, seat=place + 1) for place in range(3)]
    assert steer(at_the_lever(tracks, *pleas).table, owner("judge"), MOOD) == Steer("left")


def test_arguments_turn_some_verdicts_but_not_most():
    whim, turned = Random(4), 0
    cards = list(deck("innocents"))
    for round in range(200):
        rows = [[innocent(card) for card in whim.sample(cards, 3)] for _ in range(2)]
        tracks, persona = TracksView(*rows), round % 16
        best = max(
            (one for one in REASONS if REASONS[one][0] == "spare"),
            key=lambda reason: touch(TASTES[OWNERS[persona]], reason),
        )
        before = steer(at_the_lever(tracks, round=round).table, persona, MOOD).track
        pleas = [says(best, before, place, place + 1) for place in range(3)]
        turned += (
            steer(at_the_lever(tracks, *pleas, round=round).table, persona, MOOD).track != before
        )
    assert 10 < turned < 80


# listening


def waits(view: View, persona: int = 4) -> float:
    plan = GAME.plan(view, Whim(1), persona)
    assert plan is not None
    return plan.seconds


def test_it_listens_until_it_has_heard_both_teams_and_everybody():
    one_side = [says("so-cute", seat=1)]
    both = [*one_side, says("so-cute", "right", seat=3)]
    everybody = [*both, says("so-useful", seat=2), says("so-useful", "right", seat=4)]
    silence = waits(at_the_lever(EVEN))
    assert silence == waits(at_the_lever(EVEN, *one_side)) > 45
    assert 20 < waits(at_the_lever(EVEN, *both)) <= 40
    assert waits(at_the_lever(EVEN, *everybody)) <= 16


@pytest.mark.parametrize("limit", [5, 12, 60, 180, 1800])
def test_it_decides_in_the_first_half_of_the_time(limit):
    for persona in range(16):
        assert waits(at_the_lever(EVEN, argue_seconds=limit), persona) < limit / 2
