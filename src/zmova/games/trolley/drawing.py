"""T2-T4, T11: a round begins: who drives, what everybody draws, what is turned from the deck."""

from zmova.games.trolley.ahead import Ahead
from zmova.games.trolley.decks import DECKS, Deck
from zmova.games.trolley.events import Drew, RoundBegan, Shuffled, Turned, Variant
from zmova.games.trolley.options import cards_in_play
from zmova.games.trolley.tracks import TRACKS
from zmova.table.seat import Seat, left_of

HAND = 3


def shuffle(ahead: Ahead) -> None:
    """T1: what is stacked lies on top."""
    state = ahead.state
    for name in DECKS:
        top = state.stacked.top(name)
        fixed = set(top)
        rest = [card for card in cards_in_play(state.options, name) if card not in fixed]
        ahead.happens(Shuffled(ahead.now, name, [*top, *ahead.throw.shuffled(rest)]))


def first_driver(ahead: Ahead) -> Seat:
    """T2"""
    stacked = ahead.state.stacked.driver
    return ahead.throw.below(ahead.state.seats) if stacked is None else stacked


def next_driver(ahead: Ahead) -> Seat:
    """T11"""
    return left_of(ahead.state.driver, ahead.state.seats)


def deal(ahead: Ahead, driver: Seat) -> None:
    """T3, T15, T16: base hands first, then what the variants add, in seat order; then T4."""
    state = ahead.state
    ahead.happens(RoundBegan(ahead.now, state.round + 1, driver))
    for order, name in enumerate(DECKS):
        for track in TRACKS:
            for seat in holders(state.teams[track], name, order):
                take(ahead, seat, name)
    others = [seat for track in TRACKS for seat in state.teams[track]]
    if state.options.accomplices:
        for seat in others:
            take(ahead, seat, "modifiers", "accomplices")
    if state.helper in others:
        take(ahead, state.helper, "modifiers", "valerii")
    for track in TRACKS:
        if turned := ahead.draw("innocents", 1):
            ahead.happens(Turned(ahead.now, track, turned[0]))


def holders(team: tuple[Seat, ...], name: Deck, order: int) -> tuple[Seat, ...]:
    """T3: the next player, in small teams the last one again; further ones take modifiers too."""
    first = min(order, len(team) - 1)
    return team[first:] if name == "modifiers" else team[first : first + 1]


def take(ahead: Ahead, seat: Seat, name: Deck, variant: Variant | None = None) -> None:
    if cards := ahead.draw(name, HAND):
        ahead.happens(Drew(ahead.now, seat, name, cards, variant))
