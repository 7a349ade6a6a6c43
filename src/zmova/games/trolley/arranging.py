"""T3: a team may pass its hands round before it plays a card."""

from functools import cache
from itertools import permutations, product

from zmova.games.trolley.decks import DECKS, Card
from zmova.games.trolley.moves import Arrange
from zmova.games.trolley.state import Hand, Picking, State
from zmova.games.trolley.tracks import Track
from zmova.table.seat import Seat

MOST_ARRANGEMENTS = 20
"""Of a team in a round: a table must come to an end."""

Hands = tuple[Hand, ...]


def may_arrange(state: State, track: Track) -> bool:
    phase = state.phase
    return (
        state.options.arrange
        and type(phase) is Picking
        and phase.deck == "innocents"
        and track not in phase.picks
        and len(state.teams[track]) > 1
        and state.arranged[track] < MOST_ARRANGEMENTS
    )


@cache
def possible(team: tuple[Seat, ...]) -> list[Arrange]:
    """Nobody holds two hands while another holds none."""
    if len(team) == 2:
        return [Arrange(*seats) for seats in product(team, repeat=3) if len(set(seats)) == 2]
    return [Arrange(*seats) for seats in permutations(team, 3)]


def arrangements(state: State, track: Track) -> list[Arrange]:
    """Those that change who holds what."""
    return changing(state.teams[track], tuple(state.holder(track, deck) for deck in DECKS))


@cache
def changing(team: tuple[Seat, ...], held: tuple[Seat | None, ...]) -> list[Arrange]:
    """A deck that nobody holds cards of changes nothing."""
    return [
        one
        for one in possible(team)
        if any(
            now is not None and now != then
            for now, then in zip(held, (one.innocents, one.guilty, one.modifiers), strict=True)
        )
    ]


def rearranged(
    hands: Hands, team: tuple[Seat, ...], innocents: Seat, guilty: Seat, modifiers: Seat
) -> Hands:
    """The first hand of modifiers to its seat, further ones to the others in seat order."""
    stacks = [hands[seat].modifiers for seat in team if hands[seat].modifiers]
    rest = [seat for seat in team if seat not in (innocents, guilty, modifiers)]
    gets = dict(zip((modifiers, *rest), stacks, strict=False))
    picks = [cards_of([getattr(hands[seat], deck) for seat in team]) for deck in DECKS[:2]]
    new = list(hands)
    for seat in team:
        new[seat] = Hand(
            picks[0] if seat == innocents else (),
            picks[1] if seat == guilty else (),
            gets.get(seat, ()),
            hands[seat].extra,
        )
    return tuple(new)


def cards_of(hands: list[tuple[Card, ...]]) -> tuple[Card, ...]:
    """The one hand among them that is not empty."""
    return next((cards for cards in hands if cards), ())
