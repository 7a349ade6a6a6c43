"""How each event changes the match. Nothing is judged here, and no field's value is changed."""

from collections.abc import Callable
from typing import Any

from zmova.games.passengers import effects
from zmova.games.passengers.boats import BOATS, OTHER, SPOTS, VOICES, Boat
from zmova.games.passengers.cards import COLORS, FACTION, Card
from zmova.games.passengers.effects import limit, put, sit
from zmova.games.passengers.events import (
    Asked,
    Called,
    Claimed,
    CoinTaken,
    Counted,
    Dealt,
    DemonsAboard,
    DemonsInHand,
    GazeBegan,
    HasColor,
    Hushed,
    Masked,
    MatchEnded,
    Moved,
    Paired,
    Peeked,
    Placed,
    PlacedKind,
    Revealed,
    Revoted,
    RoundBegan,
    Shaded,
    Shifted,
    Shown,
    Skipped,
    Swapped,
    Traded,
    Used,
    VoicesSwapped,
    VoiceTaken,
    Voted,
    VoteOpened,
    VotesFirst,
)
from zmova.games.passengers.state import (
    EMPTY,
    Count,
    Gaze,
    Landed,
    Over,
    Passenger,
    Placing,
    Said,
    Shading,
    State,
    Voting,
)
from zmova.table.event import Event
from zmova.table.seat import Seat, at_seat, left_of, right_of


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


# rounds


def dealt(state: State, event: Dealt) -> None:
    state.hands = tuple(tuple(hand) for hand in event.hands)
    state.first = tuple(hand[0] for hand in event.hands)
    state.factions = tuple(FACTION[card] for card in state.first)
    state.shadows = tuple(event.shadows)
    state.coin = event.coin
    state.masks = COLORS
    state.looks = ((),) * state.seats
    state.spoken = (0,) * state.seats
    if state.options.gaze_seconds is not None and state.seats > 4:
        state.phase = Gaze(event.at + state.options.gaze_seconds * 1000)


def round_began(state: State, event: RoundBegan) -> None:
    """P10, P11: with four seats shadows come first, then the coin holder opens."""
    state.round = event.round
    sit(state, dict.fromkeys(BOATS, EMPTY))
    state.held = (None,) * state.seats
    state.voices = (0,) * state.seats
    ends = limit(event.at, state.options.place_seconds)
    if state.seats == 4:
        state.phase = Shading(right_of(state.coin, state.seats), None, ends)
    else:
        state.phase = Placing(state.coin, ends)


def board(state: State, boat: Boat, space: int, owner: Seat | None, card: Card) -> None:
    seen = () if owner is None else (owner,)
    put(state, SPOTS[boat][space], Passenger(state.boarded, owner, card, seen))
    state.boarded += 1


def shaded(state: State, event: Shaded) -> None:
    board(state, event.boat, event.space, None, state.shadows[0])
    state.shadows = state.shadows[1:]
    phase = state.phase
    assert type(phase) is Shading
    ends = limit(event.at, state.options.place_seconds)
    if phase.boat is None:
        state.phase = Shading(right_of(event.seat, state.seats), OTHER[event.boat], ends)
    else:
        state.phase = Placing(state.coin, ends)


def placed(state: State, event: Placed) -> None:
    """P11: the space's gift and voices go to the seat."""
    seat, card, boat, space = event.seat, event.card, event.boat, event.space
    hand = state.hands[seat]
    board(state, boat, space, seat, hand[card])
    state.hands = at_seat(state.hands, seat, hand[:card] + hand[card + 1 :])
    number = state.layout[state.round - 1][boat][space]
    state.held = at_seat(state.held, seat, number)
    state.voices = at_seat(state.voices, seat, VOICES[number])
    after = left_of(seat, state.seats)
    state.phase = Placing(after, limit(event.at, state.options.place_seconds))


def claimed(state: State, event: Claimed) -> None:
    passenger = state.boats[event.boat][event.space]
    assert passenger is not None
    said = Said(state.round, event.seat, passenger.id, event.kind, event.color)
    kept = (old for old in state.claims if (old.seat, old.id) != (said.seat, said.id))
    state.claims = (*kept, said)
    state.spoken = at_seat(state.spoken, event.seat, state.spoken[event.seat] + 1)


# the vote


def vote_opened(state: State, event: VoteOpened) -> None:
    state.pair = ()
    state.phase = Voting({}, limit(event.at, state.options.vote_seconds))


def voted(state: State, event: Voted) -> None:
    """G6: once the Hourglass has run, those who waited for it have the whole limit."""
    phase = state.phase
    assert type(phase) is Voting
    ends = phase.ends
    if event.seat == state.votes_first:
        ends = limit(event.at, state.options.vote_seconds)
    state.phase = Voting(phase.ballots | {event.seat: event.boat}, ends)


def revoted(state: State, event: Revoted) -> None:
    """P19: the seat keeps its place among those who have voted."""
    phase, seat = state.phase, event.seat
    assert type(phase) is Voting
    state.phase = Voting(phase.ballots | {seat: event.boat}, phase.ends)
    state.rethinks = at_seat(state.rethinks, seat, state.rethinks[seat] - 1)


def counted(state: State, event: Counted) -> None:
    """P20, P21: the boats leave; hushes end, voices and gifts return."""
    round, winner, loser = state.round, event.winner, OTHER[event.winner]
    voices = event.voices, event.raven, event.wolf
    state.counts += (Count(round, event.ballots, *voices, event.coin, winner),)
    state.crossed += (Landed(round, winner, state.boats[winner]),)
    state.sunk += (Landed(round, loser, state.boats[loser]),)
    sit(state, dict.fromkeys(BOATS, EMPTY))
    state.held = (None,) * state.seats
    state.voices = (0,) * state.seats
    state.hushed = ()
    state.votes_first = None
    phase = state.phase
    assert type(phase) is Voting
    state.phase = Voting(phase.ballots, None)


def match_ended(state: State, event: MatchEnded) -> None:
    state.ended = event
    state.phase = Over()


APPLY: dict[type, Callable[[State, Any], None]] = {
    Dealt: dealt,
    GazeBegan: lambda _state, _event: None,
    RoundBegan: round_began,
    Shaded: shaded,
    Placed: placed,
    Claimed: claimed,
    Called: effects.called,
    Skipped: effects.skipped,
    Used: effects.used,
    Asked: effects.asked,
    Shown: effects.shown,
    Traded: effects.traded,
    HasColor: effects.has_color,
    DemonsInHand: effects.counted_demons,
    PlacedKind: effects.placed_kind,
    DemonsAboard: effects.counted_demons,
    Peeked: effects.peeked,
    Revealed: effects.revealed,
    Swapped: effects.swapped,
    Moved: effects.moved,
    Shifted: effects.shifted,
    Masked: effects.masked,
    Hushed: effects.hushed,
    Paired: effects.paired,
    VoiceTaken: effects.voice_taken,
    VoicesSwapped: effects.voices_swapped,
    VotesFirst: effects.votes_first,
    CoinTaken: effects.coin_taken,
    VoteOpened: vote_opened,
    Voted: voted,
    Revoted: revoted,
    Counted: counted,
    MatchEnded: match_ended,
}
