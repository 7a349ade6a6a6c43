"""Why a gift can't be used so: the first thing that a player would mend."""

from zmova.games.passengers.boats import Spot
from zmova.games.passengers.gifts.gift import Gift, aboard
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.illegal import Illegal
from zmova.table.seat import Seat


def why_not(state: State, seat: Seat, gift: Gift, choice: Choice) -> Illegal:
    """A refusal for a choice that the gift does not offer (G5)."""
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
        return Illegal("nobody-there")
    if choice.passengers is not None:
        return of_two(gift, choice.passengers)
    if choice.mask is not None:
        return Illegal("mask-used" if choice.mask not in state.masks else "wears-a-mask")
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
