"""Why a move is refused: the first thing that a player would do otherwise (G5)."""

from collections.abc import Callable
from typing import Any

from zmova.games.passengers.boats import Boat, Spot
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.gifts.gift import Gift, aboard
from zmova.games.passengers.moves import Claim, Place, Shade, Show, Vote, template
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import (
    Gaze,
    Giving,
    Over,
    Placing,
    Shading,
    Showing,
    State,
    Voting,
)
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def explain(state: State, seat: Seat, move: Move) -> Illegal:
    if type(state.phase) is Over:
        return Illegal("match-over", "P26")
    return EXPLAIN[type(move)](state, seat, move)


def not_now(state: State) -> Illegal:
    """What the table waits for instead."""
    match state.phase:
        case Gaze():
            return Illegal("gaze-on", "P5")
        case Shading():
            return Illegal("shadows-first", "P10")
        case Placing():
            return Illegal("placing-on", "P11")
        case Giving():
            return Illegal("gifts-on", "P13")
        case Showing():
            return Illegal("showing-on", "P13")
    return Illegal("vote-on", "P19")


def about_shade(state: State, seat: Seat, move: Shade) -> Illegal:
    phase = state.phase
    if type(phase) is not Shading:
        return Illegal("no-shadows-now", "P10")
    if seat != phase.seat:
        return Illegal("not-your-shadow", "P10")
    if phase.boat is not None and move.boat != phase.boat:
        return Illegal("other-boat", "P10")
    return no_room(state, move.boat, move.space)


def about_place(state: State, seat: Seat, move: Place) -> Illegal:
    phase = state.phase
    if type(phase) is not Placing:
        return not_now(state)
    if seat != phase.seat:
        return Illegal("not-your-turn", "P11")
    if not 0 <= move.card < len(state.hands[seat]):
        return Illegal("no-such-card")
    return no_room(state, move.boat, move.space)


def no_room(state: State, boat: Boat, space: int) -> Illegal:
    if state.boats[boat][space] is not None:
        return Illegal("space-taken", "P11")
    return Illegal("boat-full", "P9")


def about_claim(state: State, seat: Seat, move: Claim) -> Illegal:
    if seat in state.hushed:
        return Illegal("hushed")
    if not state.boats or state.boats[move.boat][move.space] is None:
        return Illegal("nobody-there", "P14")
    if move.kind is None and move.color is None:
        return Illegal("say-something")
    return Illegal("too-much-talk")


def about_show(state: State, seat: Seat, move: Show) -> Illegal:
    phase = state.phase
    if type(phase) is not Showing:
        return Illegal("nothing-to-show", "P12")
    return Illegal("no-such-card") if seat in phase.waiting else Illegal("not-asked-to-show", "P12")


def about_vote(state: State, seat: Seat, move: Vote) -> Illegal:
    phase = state.phase
    if type(phase) is not Voting:
        return not_now(state)
    if seat in phase.ballots:
        if seat == state.votes_first:
            return Illegal("open-vote-stands", "P19")
        same = state.rethinks[seat] and move.boat == phase.ballots[seat]
        return Illegal("voted-so" if same else "already-voted", "P19")
    return Illegal("waits-for-the-first", seat=state.votes_first)


# gifts


def about_gift(state: State, seat: Seat, move: Choice) -> Illegal:
    phase = state.phase
    if type(phase) is not Giving:
        return not_now(state)
    if seat != phase.seat:
        return Illegal("not-your-gift", "P13")
    gift, choice = gift_of(state, phase.number), template(move)
    assert type(choice) is Choice
    given = {field for field in choice.__struct_fields__ if getattr(choice, field) is not None}
    if given != set(gift.fields):
        return Illegal("gift-asks-for-else", gift=gift.name)
    refused = of_players(state, seat, gift, choice) or of_passengers(state, gift, choice)
    return refused or Illegal("gift-not-so", gift=gift.name)


def of_players(state: State, seat: Seat, gift: Gift, choice: Choice) -> Illegal | None:
    named = choice.players if choice.player is None else (choice.player,)
    if named is None:
        return None
    for other in named:
        if not 0 <= other < state.seats:
            return Illegal("no-such-seat", seat=other)
        if other == seat and gift.name != "chain":
            return Illegal("not-yourself")
    if choice.players is not None and len(set(named)) != 2:
        return Illegal("name-two")
    if gift.name == "scales":
        return Illegal("not-more-voices")
    if choice.card is not None and not 0 <= choice.card < len(state.hands[seat]):
        return Illegal("no-such-card")
    return None


def of_passengers(state: State, gift: Gift, choice: Choice) -> Illegal | None:
    spots = choice.passengers if choice.passenger is None else (choice.passenger,)
    if spots is None:
        return None
    there = dict(aboard(state))
    if any(spot not in there for spot in spots):
        return Illegal("nobody-there", "P14")
    if choice.passengers is not None:
        return of_two(gift, choice.passengers)
    if choice.mask is not None:
        return Illegal("mask-used" if choice.mask not in state.masks else "wears-a-mask", "P15")
    if choice.to is not None:
        return Illegal("space-taken")
    if there[spots[0]].up:
        return Illegal("face-up")
    return Illegal("not-a-shadow" if gift.name == "shade" else "wrong-boat")


def of_two(gift: Gift, spots: tuple[Spot, ...]) -> Illegal | None:
    if len(set(spots)) != 2:
        return Illegal("choose-two")
    if gift.name == "key" and spots[0].boat != spots[1].boat:
        return Illegal("one-boat")
    if gift.name == "rope":
        return Illegal("not-neighbours")
    return None


EXPLAIN: dict[type, Callable[[State, Seat, Any], Illegal]] = {
    Shade: about_shade,
    Place: about_place,
    Claim: about_claim,
    Choice: about_gift,
    Show: about_show,
    Vote: about_vote,
}
