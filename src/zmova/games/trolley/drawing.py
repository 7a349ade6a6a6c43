"""T3, T4: what is drawn when a round begins, and what is turned from the deck."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from zmova.games.trolley.decks import DECKS, Deck
from zmova.games.trolley.events import Drew, PickOpened, Shuffled, Turned, Variant
from zmova.games.trolley.state import State
from zmova.games.trolley.tracks import TRACKS, Track
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.seat import Seat

HAND = 3


class Draw(NamedTuple):
    """Three cards for a seat, or one for a track."""

    deck: Deck
    to: Seat | Track
    variant: Variant | None = None


def draw(state: State, left: Iterable[Draw], now: int, throw: Throw) -> list[Event]:
    """T10: as far as the decks go. One that runs out is made anew in the middle of a draw; what is
    still left to draw then follows. If there is no discard either, a draw may be short."""
    events: list[Event] = []
    drawn = dict.fromkeys(DECKS, 0)
    for deck, to, variant in left:
        pile, count = state.piles[deck], 1 if isinstance(to, str) else HAND
        cards = list(pile.draw[drawn[deck] : drawn[deck] + count])
        if len(cards) < count and pile.discard:
            anew = [*pile.draw[drawn[deck] :], *throw.shuffled(pile.discard)]
            return [*events, Shuffled(now, deck, anew)]
        drawn[deck] += len(cards)
        if cards:
            events.append(
                Turned(now, to, cards[0])
                if isinstance(to, str)
                else Drew(now, to, deck, cards, variant)
            )
    return [*events, PickOpened(now, "innocents")]


def left_to_draw(state: State) -> Iterator[Draw]:
    """T16: where everybody has modifiers of their own, nobody draws those of T3."""
    return drawing(state, DECKS[:2] if state.options.accomplices else DECKS)


def drawing(state: State, decks: Sequence[Deck]) -> Iterator[Draw]:
    """T3, T15, T16: hands of the team first, then what the variants add, in seat order; then T4."""
    teams, hands = state.teams, state.hands
    for order, deck in enumerate(decks):
        for track in TRACKS:
            for seat in holders(teams[track], deck, order):
                if not getattr(hands[seat], deck):
                    yield Draw(deck, seat)
    others = [seat for track in TRACKS for seat in teams[track]]
    if state.options.accomplices:
        for seat in others:
            if not state.owes[seat]:
                yield Draw("modifiers", seat, "accomplices")
    if state.helper in others and not state.may[state.helper]:
        yield Draw("modifiers", state.helper, "valerii")
    for track in TRACKS:
        if not state.tracks[track]:
            yield Draw("innocents", track)


def holders(team: tuple[Seat, ...], name: Deck, order: int) -> tuple[Seat, ...]:
    """T3: the next player, in small teams the last one again; further ones take modifiers too."""
    first = min(order, len(team) - 1)
    return team[first:] if name == "modifiers" else team[first : first + 1]
