"""T3: a team may pass its hands round before it plays a card."""

from functools import cache
from itertools import product

from zmova.games.trolley.decks import DECKS, Card
from zmova.games.trolley.moves import Arrange
from zmova.games.trolley.state import Hand, Picking, State
from zmova.games.trolley.tracks import Track
from zmova.table.offer import Range
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


class Arrangements(Range, frozen=True, tag="arrange"):
    """Any of the team may hold any hand, as long as so many `holders` do. Who holds which now is no
    arrangement; None: nobody has cards of that deck."""

    team: tuple[Seat, ...]
    holders: int
    innocents: Seat | None
    guilty: Seat | None
    modifiers: Seat | None

    def moves(self) -> list[Arrange]:
        return changing(self)


def arrangements(state: State, track: Track) -> Arrangements:
    team = state.teams[track]
    return Arrangements(team, holders(team), *(state.holder(track, deck) for deck in DECKS))


def holders(team: tuple[Seat, ...]) -> int:
    """Nobody holds two hands while another holds none."""
    return min(len(team), len(DECKS))


@cache
def possible(team: tuple[Seat, ...]) -> list[Arrange]:
    ways = product(team, repeat=len(DECKS))
    return [Arrange(*seats) for seats in ways if len({*seats}) == holders(team)]


@cache
def changing(now: Arrangements) -> list[Arrange]:
    """Those that change who holds what; a deck that nobody holds changes nothing."""
    return [
        one
        for one in possible(now.team)
        if any(getattr(now, deck) not in (None, getattr(one, deck)) for deck in DECKS)
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
