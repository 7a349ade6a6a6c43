"""What bots say: guides the truth, the others a guide's story, nobody too much."""

from collections import Counter
from functools import cache
from typing import Any

from tests.games.passengers.playing import (
    all_vote,
    board,
    match_of,
    mine,
    raven,
    turn,
    use_gifts,
)
from zmova.arena import bot, play_match
from zmova.games.passengers import GAME
from zmova.games.passengers.cards import KIND
from zmova.games.passengers.moves import Claim
from zmova.games.passengers.state import Passenger, State
from zmova.table.plan import Plan
from zmova.table.table import Table
from zmova.table.whim import Whim

MATCHES = 20


@cache
def played() -> list[State]:
    """Matches of bots, at every table and with every set."""
    states = []
    for seed in range(MATCHES):
        seats = 4 + seed % 5
        options: dict[str, Any] = {} if seats == 4 else {"gifts": ["I", "II", "III"][seed % 3]}
        players = [bot(GAME, (seat + seed) % 16) for seat in range(seats)]
        states.append(play_match(GAME, players, seed, options).state)
    return states


def passengers(state: State) -> dict[int, Passenger]:
    rows = [landed.row for landed in (*state.crossed, *state.sunk)]
    return {one.id: one for row in rows for one in row if one is not None}


def test_guides_say_the_truth():
    for state in played():
        aboard = passengers(state)
        for said in state.claims:
            if state.factions[said.seat] == "souls":
                assert said.kind == KIND[aboard[said.id].card]


def test_everybody_tells_the_story_of_a_guide():
    """Two souls and a demon at most, whatever was dealt; a trade may make a guide tell more."""
    for state in played():
        aboard = passengers(state)
        traders = {use.seat for use in state.uses if use.gift == "trade"}
        traders |= {use.choice.player for use in state.uses if use.gift == "trade" and use.choice}  # type: ignore[misc]
        for seat in set(range(state.seats)) - traders:
            own = [said for said in state.claims if aboard[said.id].owner == said.seat == seat]
            told = Counter(said.kind for said in own)
            assert told["soul"] <= 2
            assert told["demon"] <= 1


def test_smugglers_and_the_yaesther_do_lie():
    lies: Counter[str] = Counter()
    for state in played():
        aboard = passengers(state)
        for said in state.claims:
            lies[state.factions[said.seat]] += said.kind != KIND[aboard[said.id].card]
    assert lies["demons"] > MATCHES
    assert lies["yaesther"] > MATCHES / 4
    assert lies["souls"] == 0


def test_nobody_is_silent_and_nobody_babbles():
    spoken = placed = 0
    for state in played():
        aboard = passengers(state)
        rounds = Counter((said.seat, said.round) for said in state.claims)
        assert max(rounds.values()) <= 2
        spoken += sum(aboard[said.id].owner == said.seat for said in state.claims)
        placed += sum(one.owner is not None for one in aboard.values())
    assert 0.5 < spoken / placed < 0.9


def test_silence_does_not_tell_a_faction():
    """Guides and smugglers speak of their passengers about as often."""
    spoken: Counter[str] = Counter()
    placed: Counter[str] = Counter()
    for state in played():
        aboard = passengers(state)
        for one in aboard.values():
            if one.owner is not None:
                placed[state.factions[one.owner]] += 1
        for said in state.claims:
            spoken[state.factions[said.seat]] += aboard[said.id].owner == said.seat
    assert abs(spoken["souls"] / placed["souls"] - spoken["demons"] / placed["demons"]) < 0.15


def speech(table: Table, seat: int, persona: int = 1) -> Claim | None:
    plan = GAME.plan(table.view(seat), Whim(1), persona)
    assert plan is None or isinstance(plan, Plan)
    return plan.move if plan is not None and isinstance(plan.move, Claim) else None


def test_it_does_not_change_its_mind_while_others_move():
    table = match_of(6)
    board(table, 0, 7, 5)
    first = [speech(table, seat) for seat in range(3)]
    assert any(first)
    board(table, 3, 1)
    again = [speech(table, seat) for seat in range(3)]
    assert [one is None for one in again] == [one is None for one in first]


def test_it_holds_its_tongue_when_hushed():
    table = match_of(5, gifts="I")
    board(table, 6, 0, 8, 9, 7)
    speakers = [seat for seat in range(1, 5) if speech(table, seat)]
    assert speakers
    table.play(0, {"type": "gift", "player": speakers[0]})
    assert speech(table, speakers[0]) is None


def test_a_claim_that_was_made_is_not_made_again():
    table = match_of(5)
    board(table, 0)
    said = speech(table, 0)
    assert said == Claim("raven", 0, "soul", said.color if said else None)
    table.play(0, said)
    assert speech(table, 0) is None


def test_a_passenger_that_was_turned_up_is_past_talking():
    table = match_of(5, gifts="I")
    board(table, 8, 0, 7, 9, 3)
    use_gifts(table, until=8)
    assert speech(table, 1) is not None
    table.play(turn(table), {"type": "gift", "passenger": raven(0)})
    assert speech(table, 1) is None


def test_a_smuggler_whose_demon_is_told_can_but_tell_of_souls():
    """Seat 1 said "demon" in the first round; a second one would give it away."""
    table = match_of(5)
    board(table, 0, 7, 4, 3, 2)
    spot = {"boat": "wolf", "space": 2}
    table.play(1, {"type": "claim", **spot, "kind": "demon"})
    use_gifts(table)
    all_vote(table, "raven")
    assert mine(table, 1).faction == "demons"
    for number in (0, 7, 2, 4, 3):
        who = turn(table)
        board(table, number)
        if who == 1:
            break
    for persona in range(16):
        said = speech(table, 1, persona)
        assert said is None or said.kind == "soul"
