"""What each viewer may see of a match of Passengers, built up from nothing."""

import msgspec

from zmova.games.passengers.boats import BOATS, VOICES, Boat
from zmova.games.passengers.cards import FACTION_DECK, Card, Color, Faction
from zmova.games.passengers.gifts import SETS
from zmova.games.passengers.options import GiftSet
from zmova.games.passengers.score import Result
from zmova.games.passengers.state import (
    Count,
    Gaze,
    Giving,
    Landed,
    Look,
    Over,
    Passenger,
    Placing,
    Row,
    Said,
    Shading,
    Showing,
    State,
    Use,
    Voting,
)
from zmova.table.seat import Seat


class GazeView(msgspec.Struct, frozen=True, tag_field="type", tag="gaze"):
    """P5: the same for everybody. `ends` are moments of the table's time in milliseconds."""

    ends: int


class ShadingView(msgspec.Struct, frozen=True, tag_field="type", tag="shading"):
    """P10: `boat` is the one that the second shadow must board."""

    seat: Seat
    boat: Boat | None
    ends: int | None


class PlacingView(msgspec.Struct, frozen=True, tag_field="type", tag="placing"):
    seat: Seat
    ends: int | None


class GivingView(msgspec.Struct, frozen=True, tag_field="type", tag="giving"):
    """P13: whose gift it is; `waiting` are the seats that choose a card for it; `done`: used."""

    seat: Seat
    number: int
    gift: str
    waiting: list[Seat]
    ends: int | None
    done: bool


class VotingView(msgspec.Struct, frozen=True, tag_field="type", tag="voting"):
    """Who has voted, never what, but for a vote that the Hourglass opened."""

    voted: list[Seat]
    first: Seat | None
    first_boat: Boat | None
    ends: int | None


class OverView(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """`cards` fixed the factions; `by_coin` says that the coin broke a tie (P26)."""

    result: Result
    factions: list[Faction]
    cards: list[Card]
    by_coin: bool


PhaseView = GazeView | ShadingView | PlacingView | GivingView | VotingView | OverView


class PassengerView(msgspec.Struct, frozen=True):
    """`owner` None: a shadow; `card` None: face down."""

    id: int
    owner: Seat | None
    mask: Color | None
    card: Card | None


class BoatView(msgspec.Struct, frozen=True):
    """One of this round's boats; `gifts` are numbers, for the spaces from left to right."""

    boat: Boat
    gifts: list[int]
    row: list[PassengerView | None]


class LandedView(msgspec.Struct, frozen=True):
    round: int
    boat: Boat
    row: list[PassengerView | None]


class TableView(msgspec.Struct, frozen=True):
    """Everybody's part."""

    seats: int
    round: int
    sets: list[GiftSet]
    """Of each round (P7)."""
    gifts: list[str]
    """The names of this round's gifts by number, and `worth` their voices (P8)."""
    worth: list[int]
    most: int
    """How many passengers a boat takes (P9)."""
    souls: int
    demons: int
    yaesther: int
    """How many seats each faction has (P2)."""
    coin: Seat
    phase: PhaseView
    waiting: list[Seat]
    """Whom the table waits for."""
    boats: list[BoatView]
    hands: list[int]
    """How many cards each seat holds."""
    held: list[int | None]
    """Each seat's gift of this round, and `voices` its voices (P11)."""
    voices: list[int]
    masks: list[Color]
    """Not used yet (P15)."""
    hushed: list[Seat]
    pair: list[Seat]
    """Two seats that whisper."""
    uses: list[Use]
    claims: list[Said]
    counts: list[Count]
    crossed: list[LandedView]
    """The Afterlands; round 2's boat lies above round 1's (P21)."""
    sunk: list[LandedView]


class Known(msgspec.Struct, frozen=True):
    """P12: a passenger that the seat placed or peeked at, by its number."""

    id: int
    card: Card


class MineView(msgspec.Struct, frozen=True):
    """A seat's own part: `fellows` are the other smugglers (P5), `looks` hand cards it has seen."""

    faction: Faction
    first: Card
    """The card that fixed the faction (P2)."""
    fellows: list[Seat]
    hand: list[Card]
    known: list[Known]
    looks: list[Look]
    giving: int | None
    """Trade: the index of the hand card that the seat has offered."""
    ballot: Boat | None


def fellows(factions: tuple[Faction, ...], seat: Seat) -> list[Seat]:
    """P5: with five seats or more smugglers know each other."""
    if len(factions) == 4 or factions[seat] != "demons":
        return []
    return [other for other, own in enumerate(factions) if own == "demons" and other != seat]


def phase_view(state: State) -> PhaseView:
    match state.phase:
        case Gaze(ends=ends):
            return GazeView(ends)
        case Shading(seat=seat, boat=boat, ends=ends):
            return ShadingView(seat, boat, ends)
        case Placing(seat=seat, ends=ends):
            return PlacingView(seat, ends)
        case Giving(seat=seat, number=number, ends=ends, done=done):
            return GivingView(seat, number, gift_names(state)[number], [], ends, done)
        case Showing(seat=seat, number=number, waiting=waiting, ends=ends):
            return GivingView(seat, number, gift_names(state)[number], list(waiting), ends, False)
        case Voting(ballots=ballots, ends=ends):
            first = state.votes_first
            first_boat = None if first is None else ballots.get(first)
            return VotingView(sorted(ballots), first, first_boat, ends)
        case Over():
            ended = state.ended
            assert ended is not None
            result = Result(ended.winners, ended.scores, ended.why)
            by_coin = ended.decided == "coin"
            return OverView(result, list(state.factions), list(state.first), by_coin)


def gift_names(state: State) -> list[str]:
    return [gift.name for gift in SETS[state.sets[max(state.round, 1) - 1]]]


def passenger_view(passenger: Passenger | None, up: bool = False) -> PassengerView | None:
    if passenger is None:
        return None
    card = passenger.card if up or passenger.up else None
    return PassengerView(passenger.id, passenger.owner, passenger.mask, card)


def landed_view(landed: Landed, up: bool = False) -> LandedView:
    return LandedView(landed.round, landed.boat, [passenger_view(one, up) for one in landed.row])


def boat_view(state: State, boat: Boat) -> BoatView:
    gifts = state.layout[max(state.round, 1) - 1][boat]
    row: Row = state.boats.get(boat, (None,) * len(gifts))
    return BoatView(boat, list(gifts), [passenger_view(one) for one in row])


def public(state: State) -> TableView:
    souls, demons, yaesther = FACTION_DECK[state.seats]
    over = type(state.phase) is Over
    return TableView(
        seats=state.seats,
        round=state.round,
        sets=list(state.sets),
        gifts=gift_names(state),
        worth=list(VOICES),
        most=state.most,
        souls=souls,
        demons=demons,
        yaesther=yaesther,
        coin=state.coin,
        phase=phase_view(state),
        waiting=list(state.waiting),
        boats=[boat_view(state, boat) for boat in BOATS],
        hands=[len(hand) for hand in state.hands],
        held=list(state.held),
        voices=list(state.voices),
        masks=list(state.masks),
        hushed=list(state.hushed),
        pair=list(state.pair),
        uses=list(state.uses),
        claims=list(state.claims),
        counts=list(state.counts),
        crossed=[landed_view(landed, over) for landed in state.crossed],
        sunk=[landed_view(landed) for landed in state.sunk],
    )


def private(state: State, seat: Seat) -> MineView:
    phase = state.phase
    rows = [*state.boats.values(), *(landed.row for landed in (*state.crossed, *state.sunk))]
    known = [Known(one.id, one.card) for row in rows for one in row if one and seat in one.seen]
    return MineView(
        faction=state.factions[seat],
        first=state.first[seat],
        fellows=fellows(state.factions, seat),
        hand=list(state.hands[seat]),
        known=sorted(known, key=lambda one: one.id),
        looks=list(state.looks[seat]),
        giving=phase.give if type(phase) is Showing and phase.seat == seat else None,
        ballot=phase.ballots.get(seat) if type(phase) is Voting else None,
    )
