"""The rulebook of the box, played move by move, written from the print and not from our rules.

It has no example with names and cards: what it describes are the seven phases of a round, how many
cards who takes at tables of different sizes, and two variants. Paragraphs are those of the
Ukrainian rulebook, version 1.0: preparation, how to play (phases 1 to 7), who wins, variants.

Cards are numbered from the top of their deck: i1 is the first innocent, g1 the first guilty one, m1
the first modifier.
"""

import pytest

from tests.games.trolley.playing import (
    hand,
    hands,
    match_of,
    phase,
    pick,
    pin,
    seen,
    spot,
    steer,
    teams,
    track,
    waiting,
)
from zmova import Table


def after_phase_one(seats: int) -> Table:
    """Seat 0 drives; the others sit clockwise, that is on its left."""
    return match_of(seats, driver=0)


def test_three_players_alone_against_each_other():
    """T2-T7, T9-T11: phases 1 to 7. Teams of one: each takes three cards of every kind."""
    table = after_phase_one(3)
    assert teams(table) == ([1], [2])
    # phase 1: three innocents, three guilty, three secrets in each team; the driver takes none
    assert hands(table) == ["", "i1 i2 i3 g1 g2 g3 m1 m2 m3", "i4 i5 i6 g4 g5 g6 m4 m5 m6"]
    # phase 2: one innocent from the deck goes onto each team's own track
    assert (track(table, "left"), track(table, "right")) == ("i7", "i8")
    # phase 3: one innocent from the hand prolongs the own track, the others are discarded
    pick(table, 1, 1)
    pick(table, 2, 2)
    assert (track(table, "left"), track(table, "right")) == ("i7 i2", "i8 i6")
    assert hand(table, 1) == "g1 g2 g3 m1 m2 m3"
    # phase 4: one guilty card closes the track of the rivals, the others are discarded
    pick(table, 1, 0)
    pick(table, 2, 2)
    assert (track(table, "left"), track(table, "right")) == ("i7 i2 g6", "i8 i6 g1")
    assert hand(table, 2) == "m4 m5 m6"
    # phase 5: one secret each, on any character of any track, the others are discarded
    pin(table, 1, 2, spot("left", 2))
    pin(table, 2, 0, spot("left", 0))
    assert (track(table, "left"), track(table, "right")) == ("i7+m4 i2 g6+m3", "i8 i6 g1")
    assert hands(table) == ["", "", ""]
    # phase 6: the driver is persuaded and decides; the team of that track takes a token each
    assert phase(table) == "arguing"
    steer(table, "left")
    assert seen(table).skulls == [0, 1, 0]
    # phase 7: whoever sits to the driver's left drives next, and there are new teams
    assert (seen(table).round, seen(table).driver) == (2, 1)
    assert teams(table) == ([2], [0])


def test_four_players_two_against_one():
    """T2, T3, T5-T7, T9: unequal teams; the smaller one takes from more decks."""
    table = after_phase_one(4)
    assert teams(table) == ([1, 2], [3])
    assert hands(table) == ["", "i1 i2 i3", "g1 g2 g3 m1 m2 m3", "i4 i5 i6 g4 g5 g6 m4 m5 m6"]
    assert (track(table, "left"), track(table, "right")) == ("i7", "i8")
    pick(table, 3)
    pick(table, 1, 2)
    pick(table, 2)
    pick(table, 3)
    assert (track(table, "left"), track(table, "right")) == ("i7 i3 g4", "i8 i4 g1")
    assert waiting(table) == [2, 3]
    pin(table, 3, 1, spot("right", 1))
    pin(table, 2, 1, spot("right", 2))
    assert track(table, "right") == "i8 i4+m5 g1+m2"
    steer(table, "left")
    assert seen(table).skulls == [0, 1, 1, 0]
    assert seen(table).driver == 1


def test_seven_players_three_against_three():
    """T3, T5-T7, T9: one takes innocents, the next guilty, one more secrets; each plays one."""
    table = after_phase_one(7)
    assert teams(table) == ([1, 2, 3], [4, 5, 6])
    assert hands(table) == [
        "",
        *("i1 i2 i3", "g1 g2 g3", "m1 m2 m3"),
        "i4 i5 i6",
        "g4 g5 g6",
        "m4 m5 m6",
    ]
    for seat in (1, 4):
        pick(table, seat)
    for seat in (2, 5):
        pick(table, seat)
    assert (track(table, "left"), track(table, "right")) == ("i7 i1 g4", "i8 i4 g1")
    assert waiting(table) == [3, 6]
    pin(table, 6, 2, spot("left", 1))
    pin(table, 3, 0, spot("left", 1))
    assert track(table, "left") == "i7 i1+m1+m6 g4"
    steer(table, "right")
    assert seen(table).skulls == [0, 0, 0, 0, 1, 1, 1]


def test_thirteen_players_further_ones_take_secrets_too():
    """T3, T7: with more than three in a team each further one takes three secrets and plays one."""
    table = after_phase_one(13)
    left, right = teams(table)
    assert (len(left), len(right)) == (6, 6)
    for team in (left, right):
        kinds = [
            "".join(dict.fromkeys(card[0] for card in hand(table, seat).split())) for seat in team
        ]
        assert kinds == ["i", "g", "m", "m", "m", "m"]
        assert all(len(hand(table, seat).split()) == 3 for seat in team)
    for seat in (left[0], right[0], left[1], right[1]):
        pick(table, seat)
    assert waiting(table) == [*left[2:], *right[2:]]
    for seat in [*left[2:], *right[2:]]:
        pin(table, seat, 0, spot("right", 2))
    assert track(table, "right").count("+") == 8
    steer(table, "right")
    assert sum(seen(table).skulls) == 6


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (7, 7), (13, 13)])
def test_everybody_drives_once_and_three_or_four_players_twice(seats, rounds):
    """T11-T13: the end of phase 7, and who wins; the driver takes no token."""
    table = match_of(seats, driver=2, sizes=(120, 80, 200))
    drivers = []
    for _ in range(rounds):
        drivers.append(seen(table).driver)
        for _ in range(2):
            for seat in list(seen(table).phase.waiting):
                pick(table, seat)
        for seat in waiting(table):
            pin(table, seat)
        before = list(seen(table).skulls)
        hit = teams(table)[0]
        steer(table, "left")
        after = list(seen(table).skulls)
        assert [after[seat] - before[seat] for seat in range(seats)] == [
            int(seat in hit) for seat in range(seats)
        ]
    assert drivers == [(2 + step) % seats for step in range(rounds)]
    assert table.over
    result = table.result
    assert result is not None
    assert result.winners == [
        seat for seat in range(seats) if result.scores[seat] == min(result.scores)
    ]


def test_a_deck_that_runs_out_is_made_anew_from_its_discard():
    """T10: phase 7. Eight innocents a round at a table of three, and ten in the deck."""
    table = match_of(3, sizes=(10, 80, 150))
    for seat in (1, 2, 1, 2):
        pick(table, seat)
    for seat in (1, 2):
        pin(table, seat)
    steer(table, "left")
    first = hand(table, 2).split()[:3]
    assert first[:2] == ["i9", "i10"]
    assert first[2] in {f"i{number}" for number in range(1, 9)}


@pytest.mark.parametrize("seats", [3, 4, 7, 13])
def test_valerii_helps_whoever_has_most_tokens(seats):
    """T15: the first variant. Three secrets more in phase 1; in phase 5 one more may be played."""
    table = match_of(seats, driver=seats - 1, valerii=True)
    table.state.skulls = (0, 2, *[0] * (seats - 2))
    for seat in [*seen(table).phase.waiting]:
        pick(table, seat)
    for seat in [*seen(table).phase.waiting]:
        pick(table, seat)
    for seat in waiting(table):
        pin(table, seat)
    steer(table, "right")
    assert (seen(table).driver, seen(table).helper) == (0, 1)
    own = {3: "i g m", 4: "i", 7: "i", 13: "i"}[seats].split()
    held = hand(table, 1).split()
    assert [card[0] for card in held] == [kind for kind in own for _ in range(3)] + ["m"] * 3
    for _ in range(2):
        for seat in [*seen(table).phase.waiting]:
            pick(table, seat)
    if "m" in own:
        pin(table, 1, 0, spot("left"))
        assert 1 in waiting(table)
    pin(table, 1, 2, spot("right"))
    assert 1 not in waiting(table)
    for seat in waiting(table):
        pin(table, seat, 0, spot("right", 2))
    assert phase(table) == "arguing"
    placed = (track(table, "left").split()[0] + track(table, "right").split()[0]).count("+")
    assert placed == 1 + ("m" in own)


@pytest.mark.parametrize("seats", [3, 4, 7, 13])
def test_accomplices_take_three_secrets_each_and_play_one(seats):
    """T16: the second variant. Everybody in the teams takes three in phase 1, and plays one."""
    table = match_of(seats, accomplices=True)
    others = range(1, seats)
    assert [sum(card[0] == "m" for card in hand(table, seat).split()) for seat in others] == [3] * (
        seats - 1
    )
    for _ in range(2):
        for seat in [*seen(table).phase.waiting]:
            pick(table, seat)
    assert waiting(table) == [*others]
    for seat in others:
        pin(table, seat, 1, spot("left", 1))
    assert phase(table) == "arguing"
    assert track(table, "left").split()[1].count("+") == seats - 1
