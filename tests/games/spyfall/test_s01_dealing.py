"""Set-up and dealing: S1 to S6."""

from collections import Counter
from typing import Any

import pytest

import zmova
from tests.games.spyfall.playing import (
    MINUTE,
    acquit,
    condemn,
    deal_next,
    guess,
    phase,
    refusal,
    round_of,
    seen,
    start,
)
from zmova import BadDeal, Table

SEATS = range(3, 9)


def cards(table: Table) -> list[tuple[bool, str | None, int | None]]:
    """Each seat's own card, as it sees it."""
    mine = [table.view(seat).mine for seat in range(seen(table).seats)]
    return [(card.spy, card.location, card.role) for card in mine]


def spy_of(table: Table) -> int:
    return [spy for spy, _, _ in cards(table)].index(True)


def play_on(table: Table) -> None:
    """Ends the round by a wrong or right guess and deals the next one."""
    if phase(table) == "look":
        start(table)
    spy = spy_of(table)
    guess(table, spy, seen(table).places[0].id)
    if not table.over:
        deal_next(table, spy)


@pytest.mark.parametrize("rounds", [1, 2, 15])
def test_a_match_has_as_many_rounds_as_agreed(rounds):
    """S1"""
    table = zmova.deal("spyfall", 4, 3, {"rounds": rounds})
    for number in range(1, rounds + 1):
        assert not table.over
        assert (seen(table).round, seen(table).rounds) == (number, rounds)
        play_on(table)
    assert table.over
    assert [shown.round for shown in seen(table).finished] == list(range(1, rounds + 1))


def test_a_match_has_five_rounds_unless_agreed_otherwise():
    """S1"""
    assert seen(zmova.deal("spyfall", 4, 3)).rounds == 5


@pytest.mark.parametrize("rounds", [0, -1, 16, 2.5, "3", True, None])
def test_there_are_one_to_fifteen_rounds(rounds):
    """S1"""
    with pytest.raises(BadDeal):
        zmova.deal("spyfall", 4, 3, {"rounds": rounds})


def test_thirty_places_lie_open_unless_hosts_change_that():
    """S2, S6"""
    places = [place.id for place in seen(zmova.deal("spyfall", 4, 3)).places]
    assert len(places) == len(set(places)) == 30
    assert {"bank", "terrorist-base", "partisan-squad", "school"} <= set(places)


def test_hosts_switch_places_off():
    """S2"""
    options = {"off": ["terrorist-base", "partisan-squad"], "rounds": 1}
    drawn = set()
    for seed in range(200):
        table = zmova.deal("spyfall", 4, seed, options)
        places = {place.id for place in seen(table).places}
        assert len(places) == 28
        assert not places & {"terrorist-base", "partisan-squad"}
        drawn |= {location for _, location, _ in cards(table)} - {None}
    assert not drawn & {"terrorist-base", "partisan-squad"}
    assert len(drawn) == 28


def test_a_place_that_is_off_can_not_be_guessed():
    """S2, S13"""
    table = round_of(off=["casino"])
    table.play(1, {"type": "reveal"})
    assert refusal(table, 1, {"type": "guess", "location": "casino"}) == "no-such-place"


@pytest.mark.parametrize(
    ("packs", "places"), [(["classic"], 30), (["ukraine"], 24), (["classic", "ukraine"], 54)]
)
def test_hosts_choose_packs(packs, places):
    """S2"""
    table = zmova.deal("spyfall", 4, 3, {"packs": packs})
    ids = [place.id for place in seen(table).places]
    assert len(ids) == len(set(ids)) == places
    assert ("bank" in ids, "kyiv-metro" in ids) == ("classic" in packs, "ukraine" in packs)


def test_a_pack_named_twice_counts_once():
    """S2"""
    assert len(seen(zmova.deal("spyfall", 4, 3, {"packs": ["classic"] * 2})).places) == 30


def test_hosts_add_places_of_their_own():
    """S2"""
    own = [{"name": "Our kitchen", "roles": ["cook", "cat"]}, {"name": "Our yard"}]
    table = round_of(location="own-1", packs=[], own=own, rounds=2)
    assert [place.id for place in seen(table).places] == ["own-1", "own-2"]
    assert [place.name for place in seen(table).own] == ["Our kitchen", "Our yard"]
    assert table.view(0).mine.location == "own-1"
    guess(table, 1, "own-2")
    deal_next(table, 1)
    assert "own-2" in {location for _, location, _ in cards(table)}


@pytest.mark.parametrize("count", range(8))
def test_roles_of_an_own_place_go_round_as_far_as_they_reach(count):
    """S2, S3: a host's place may have fewer roles than players; who got none is no spy."""
    own = [{"name": "Kitchen", "roles": [f"role {n}" for n in range(count)]}]
    for seats in SEATS:
        table = round_of(seats, location="own-1", own=own, seed=seats)
        held = [role for spy, _, role in cards(table) if not spy]
        roles = [role for role in held if role is not None]
        assert len(roles) == min(count, seats - 1)
        assert len(set(roles)) == len(roles)
        assert set(roles) <= set(range(count))
        assert [spy for spy, _, _ in cards(table)].count(True) == 1


def test_who_gets_the_only_role_of_an_own_place_tells_nothing_of_the_spy():
    """S3, G3: each seat is left without a role as often as any other, wherever the spy sits."""
    own = [{"name": "Kitchen", "roles": ["cook"]}, {"name": "Yard", "roles": ["cat"]}]
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(1200):
        held = cards(zmova.deal("spyfall", 4, seed, {"packs": [], "own": own, "rounds": 1}))
        (holder,) = [seat for seat, (_, _, role) in enumerate(held) if role is not None]
        pairs[[spy for spy, _, _ in held].index(True), holder] += 1
    assert len(pairs) == 12
    assert all(abs(count - 100) < 60 for count in pairs.values()), pairs


@pytest.mark.parametrize(
    "options",
    [
        {"packs": ["klassik"]},
        {"packs": []},
        {"packs": "classic"},
        {"packs": [], "own": [{"name": "Alone"}], "rounds": 1},
        {"packs": [], "own": [{"name": "One"}, {"name": "Two"}], "rounds": 3},
        {"own": [{"name": ""}]},
        {"own": [{"name": "x" * 41}]},
        {"own": [{"name": "Yard", "roles": ["x"] * 8}]},
        {"own": [{"name": "Yard", "roles": [""]}]},
        {"own": [{"name": "Yard", "colour": "red"}]},
        {"own": [{"roles": ["x"]}]},
        {"own": [{"name": "Yard"}] * 31},
        {"off": "bank"},
        {"minutes": 0},
        {"minutes": 21},
        {"vote_seconds": 4},
        {"vote_seconds": 601},
        {"guess_seconds": 0},
        {"guess_seconds": 601},
        {"turn_seconds": -1},
        {"turn_seconds": 601},
        {"next_seconds": 4},
        {"next_seconds": "soon"},
        {"colour": "red"},
    ],
)
def test_options_that_can_not_be_are_refused(options):
    """S1, S2, S5"""
    with pytest.raises(BadDeal):
        zmova.deal("spyfall", 4, 3, options)


def test_every_round_needs_a_place_that_was_not_used():
    """S2, S3"""
    everything = [place.id for place in seen(zmova.deal("spyfall", 4, 3)).places]
    with pytest.raises(BadDeal):
        zmova.deal("spyfall", 4, 3, {"off": everything[4:], "rounds": 5})
    assert not zmova.deal("spyfall", 4, 3, {"off": everything[5:], "rounds": 5}).over


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 9, 30])
def test_three_to_eight_play(seats):
    """S3"""
    with pytest.raises(BadDeal):
        zmova.deal("spyfall", seats, 3)


@pytest.mark.parametrize("seats", SEATS)
def test_one_seat_is_the_spy_and_the_others_hold_one_place_and_different_roles(seats):
    """S3"""
    for seed in range(50):
        held = cards(zmova.deal("spyfall", seats, seed))
        assert len(held) == seats
        spies = [(location, role) for spy, location, role in held if spy]
        assert spies == [(None, None)]
        others = [(location, role) for spy, location, role in held if not spy]
        assert len({location for location, _ in others}) == 1
        roles = [role for _, role in others]
        assert len(set(roles)) == seats - 1
        assert set(roles) <= set(range(7))


def test_no_place_comes_twice_in_a_match():
    """S3: fifteen rounds over fifteen places use each of them once."""
    everything = [place.id for place in seen(zmova.deal("spyfall", 4, 3)).places]
    for seed in range(20):
        table = zmova.deal("spyfall", 3, seed, {"rounds": 15, "off": everything[15:]})
        while not table.over:
            play_on(table)
        drawn = [shown.location for shown in seen(table).finished]
        assert sorted(drawn) == sorted(everything[:15])


def test_place_spy_dealer_and_roles_are_all_drawn_with_equal_chances():
    """S3, S4, G2: each share of 2,000 deals lies within six deviations of a fair one."""
    deals = 2000
    spies: Counter[int] = Counter()
    dealers: Counter[int] = Counter()
    places: Counter[str | None] = Counter()
    roles: Counter[int | None] = Counter()
    for seed in range(deals):
        table = zmova.deal("spyfall", 5, seed)
        held = cards(table)
        spies[spy_of(table)] += 1
        dealers[seen(table).dealer] += 1
        places[next(location for spy, location, _ in held if not spy)] += 1
        roles[next(role for spy, _, role in held if not spy)] += 1
    drawn: list[tuple[Counter[Any], int]] = [(spies, 5), (dealers, 5), (places, 30), (roles, 7)]
    for counts, kinds in drawn:
        assert len(counts) == kinds
        fair = deals / kinds
        deviation = (fair * (1 - 1 / kinds)) ** 0.5
        assert all(abs(count - fair) < 6 * deviation for count in counts.values()), counts


def test_the_spy_and_the_dealer_are_drawn_apart():
    """S4: the first dealer is any seat, the spy or not."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(400):
        table = zmova.deal("spyfall", 3, seed)
        pairs[seen(table).dealer, spy_of(table)] += 1
    assert len(pairs) == 9


def test_the_spy_deals_the_next_round():
    """S4: whoever won, however the round ended."""
    table = round_of(
        4,
        spy=[2, 3, 0, 1],
        location=["bank", "hotel", "spa", "zoo"],
        dealer=1,
        packs=["classic", "ukraine"],
        rounds=4,
    )
    assert seen(table).dealer == 1
    condemn(table, 0, 2)
    assert seen(table).phase.dealer == 2
    deal_next(table, 2)
    assert (seen(table).dealer, seen(table).phase.asker) == (2, 2)
    condemn(table, 0, 1)
    assert seen(table).phase.dealer == 3
    deal_next(table, 3)
    assert seen(table).dealer == 3
    guess(table, 0, "spa")
    deal_next(table, 0)
    assert seen(table).dealer == 0


def test_only_the_dealer_deals_and_only_between_rounds():
    """S4"""
    table = round_of(4, spy=[2, 3], location=["bank", "hotel"], rounds=2)
    assert refusal(table, 2, {"type": "next"}) == "round-still-on"
    table.play(0, {"type": "accuse", "suspect": 1})
    assert refusal(table, 2, {"type": "next"}) == "round-still-on"
    acquit(table)
    condemn(table, 1, 2)
    for seat in (0, 1, 3):
        assert refusal(table, seat, {"type": "next"}) == "not-the-dealer"
    deal_next(table, 2)
    condemn(table, 1, 3)
    for seat in range(4):
        assert refusal(table, seat, {"type": "next"}) == "match-over"


@pytest.mark.parametrize(("seats", "minutes"), [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8)])
def test_the_round_is_longer_at_bigger_tables(seats, minutes):
    """S5"""
    table = round_of(seats)
    assert seen(table).clock == minutes * MINUTE * 1000
    table.wait(minutes * MINUTE - 0.001)
    assert phase(table) == "questions"
    table.wait(0.001)
    assert phase(table) == "discuss"


@pytest.mark.parametrize("minutes", [1, 7, 20])
@pytest.mark.parametrize("seats", [3, 8])
def test_hosts_change_the_length_of_the_round(seats, minutes):
    """S5"""
    table = round_of(seats, minutes=minutes)
    table.wait(minutes * MINUTE - 0.001)
    assert phase(table) == "questions"
    table.wait(0.001)
    assert phase(table) == "discuss"


def test_the_list_of_places_lies_open_before_everybody_with_used_ones_marked():
    """S6: the place of the round itself is marked only after the round."""
    table = round_of(4, spy=[2, 3], location=["bank", "hotel"], rounds=2)

    def marked() -> list[set[str]]:
        return [
            {place.id for place in table.view(viewer).table.places if place.used}
            for viewer in (None, 0, 1, 2, 3)
        ]

    assert marked() == [set()] * 5
    condemn(table, 0, 2)
    assert marked() == [{"bank"}] * 5
    deal_next(table, 2)
    assert marked() == [{"bank"}] * 5
    assert {len(table.view(viewer).table.places) for viewer in (None, 0, 1, 2, 3)} == {30}
    condemn(table, 0, 3)
    assert marked() == [{"bank", "hotel"}] * 5
