"""P1-P6: what chance decides before the first round."""

from zmova.games.passengers.cards import COPIES, DEMONS, FACTION_DECK, SOULS, Card
from zmova.games.passengers.events import Dealt, GazeBegan, RoundBegan
from zmova.games.passengers.state import State
from zmova.table.dice import Throw
from zmova.table.event import Event


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    """P5: the Demon's Gaze comes before the first round, where the table gives it time."""
    dealt = Dealt(now, *hands_and_shadows(state, throw), coin(state, throw))
    gazing = state.options.gaze_seconds is not None and state.seats > 4
    return [dealt, GazeBegan(now) if gazing else RoundBegan(now, 1)]


def coin(state: State, throw: Throw) -> int:
    """P6"""
    stacked = state.stacked.coin
    return throw.below(state.seats) if stacked is None else stacked


def hands_and_shadows(state: State, throw: Throw) -> tuple[list[list[Card]], list[Card]]:
    seats, hands, shadows = state.seats, state.stacked.hands, state.stacked.shadows
    taken = [card for hand in hands or [] for card in hand] + (shadows or [])
    souls, demons = shuffled(SOULS, taken, throw), shuffled(DEMONS, taken, throw)
    firsts: list[Card] = []
    if hands is None:
        for_souls, for_demons, yaesther = FACTION_DECK[seats]
        firsts = [souls.pop() for _ in range(for_souls)] + [demons.pop() for _ in range(for_demons)]
        firsts += ["yaesther"] * yaesther
        firsts = throw.shuffled(firsts)
    if shadows is None:
        shadows = []
        if seats == 4:
            shadows = [pile.pop() for pile in (souls, demons) for _ in range(3)]
            shadows = throw.shuffled(shadows)
    if hands is None:
        hands = [[first, souls.pop(), demons.pop()] for first in firsts]
    return hands, shadows


def shuffled(kind: tuple[Card, ...], taken: list[Card], throw: Throw) -> list[Card]:
    """The deck of souls or of demons, less what is stacked elsewhere."""
    deck = [card for card in kind for _ in range(COPIES - taken.count(card))]
    return throw.shuffled(deck)
