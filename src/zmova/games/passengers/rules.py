"""The rules of Passengers: what each move does, what follows by itself, and what time brings."""

from zmova.games.passengers.boats import BOATS, ROUNDS, Boat
from zmova.games.passengers.cards import COPIES, DEMONS, FACTION_DECK, SOULS, Card
from zmova.games.passengers.events import (
    Called,
    Claimed,
    Counted,
    Dealt,
    GazeBegan,
    Placed,
    Revoted,
    RoundBegan,
    Shaded,
    Shown,
    Skipped,
    Traded,
    Used,
    Voted,
    VoteOpened,
)
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Claim, Gift, Moves, Place, Shade, Show, Vote, template
from zmova.games.passengers.score import ending
from zmova.games.passengers.state import (
    Gaze,
    Giving,
    Placing,
    Showing,
    State,
    Voting,
)
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.seat import Seat


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


def decide(state: State, seat: Seat, move: Moves, now: int, throw: Throw) -> list[Event]:
    """P10-P13, P19"""
    match move:
        case Shade(boat=boat, space=space):
            return [Shaded(now, seat, boat, space)]
        case Place(card=card, boat=boat, space=space):
            return [Placed(now, seat, card, boat, space)]
        case Claim():
            return [Claimed(now, seat, move.boat, move.space, move.kind, move.color)]
        case Gift():
            return decide_gift(state, seat, move, now)
        case Show():
            return decide_show(state, seat, move, now)
        case Vote():
            return decide_vote(state, seat, move, now)


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """P11, P13, P19-P21: the next gift, the count of the votes, the next round, the end."""
    phase = state.phase
    if type(phase) is Placing and state.held[phase.seat] is not None:
        return next_gift(state, 0, now)
    if type(phase) is Giving and phase.done:
        return next_gift(state, phase.number + 1, now)
    if type(phase) is Voting and len(phase.ballots) == state.seats:
        return after_vote(state, phase.ballots, now)
    return []


# gifts


def next_gift(state: State, least: int, now: int) -> list[Event]:
    """P13: the next one from this number on; what needs no choice just happens."""
    later = [number for number in state.held if number is not None and number >= least]
    if not later:
        return [VoteOpened(now)]
    number = min(later)
    seat, gift = state.held.index(number), gift_of(state, number)
    if gift.by_itself:
        return [Used(now, seat, number), *gift.use(state, seat, Gift(), now)]
    return [(Called if gift.choices(state, seat) else Skipped)(now, seat, number)]


def decide_gift(state: State, seat: Seat, move: Gift, now: int) -> list[Event]:
    """P13"""
    phase, choice = state.phase, template(move)
    assert type(phase) is Giving
    assert type(choice) is Gift
    used = Used(now, seat, phase.number, choice)
    return [used, *gift_of(state, phase.number).use(state, seat, choice, now)]


def decide_show(state: State, seat: Seat, move: Show, now: int) -> list[Event]:
    """Mirror, Trade: a seat that was named chooses one of its cards."""
    phase = state.phase
    assert type(phase) is Showing
    card = state.hands[seat][move.card]
    if phase.give is None:
        return [Shown(now, seat, phase.seat, move.card, card)]
    given = state.hands[phase.seat][phase.give]
    return [Traded(now, [phase.seat, seat], [phase.give, move.card], [given, card])]


# the vote


def decide_vote(state: State, seat: Seat, move: Vote, now: int) -> list[Event]:
    """P19: a first choice is seen to be made, a change of it is not."""
    phase = state.phase
    assert type(phase) is Voting
    if seat in phase.ballots:
        return [Revoted(now, seat, move.boat)]
    return [Voted(now, seat, move.boat, state.votes_first == seat)]


def after_vote(state: State, ballots: dict[Seat, Boat], now: int) -> list[Event]:
    """P20, P21: once all have voted the boats open; then the next round, or the end."""
    if len(state.counts) < state.round:
        return [count(state, ballots, now)]
    if state.round < ROUNDS:
        return [RoundBegan(now, state.round + 1)]
    return [ending(state, now)]


def count(state: State, ballots: dict[Seat, Boat], now: int) -> Counted:
    """P20: more voices win; a tie goes where the coin holder voted."""
    voices = dict.fromkeys(BOATS, 0)
    for seat, boat in ballots.items():
        voices[boat] += state.voices[seat]
    raven, wolf = voices["raven"], voices["wolf"]
    winner: Boat = ballots[state.coin] if raven == wolf else "raven" if raven > wolf else "wolf"
    chosen = [ballots[seat] for seat in range(state.seats)]
    return Counted(now, chosen, list(state.voices), raven, wolf, state.coin, winner)


# time


def deadline(state: State) -> Deadline | None:
    ends = getattr(state.phase, "ends", None)
    return None if ends is None else Deadline(ends, state.waiting)


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """P5: the Gaze is over. Every other limit waits for a steward."""
    return [RoundBegan(now, 1)] if type(state.phase) is Gaze else []
