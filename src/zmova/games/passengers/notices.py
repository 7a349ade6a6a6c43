"""What each viewer is told of an event."""

from zmova.games.passengers.boats import Boat, Spot
from zmova.games.passengers.cards import FACTION, Card, Color, Faction, Kind
from zmova.games.passengers.events import (
    Asked,
    Called,
    Claimed,
    CoinTaken,
    Counted,
    Dealt,
    DemonsAboard,
    DemonsInHand,
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
from zmova.games.passengers.moves import Direction, Gift, openly
from zmova.games.passengers.view import fellows
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer


class CardsDealt(Notice, frozen=True, tag="dealt"):
    """P4-P6: each seat its own hand; smugglers each other."""

    coin: Seat
    hand: list[Card] | None = None
    fellows: list[Seat] | None = None


class NewRound(Notice, frozen=True, tag="round-began"):
    round: int


class ShadowBoarded(Notice, frozen=True, tag="shaded"):
    seat: Seat
    boat: Boat
    space: int


class Boarded(Notice, frozen=True, tag="placed"):
    """P11: where is open; which card, to its owner alone."""

    seat: Seat
    boat: Boat
    space: int
    card: int | None = None


class Claiming(Notice, frozen=True, tag="claimed"):
    seat: Seat
    boat: Boat
    space: int
    kind: Kind | None = None
    color: Color | None = None


class GiftCalled(Notice, frozen=True, tag="called"):
    seat: Seat
    number: int


class GiftSkipped(Notice, frozen=True, tag="skipped"):
    seat: Seat
    number: int


class GiftUsed(Notice, frozen=True, tag="used"):
    """The choice is open, but for the hand card that a trader offered."""

    seat: Seat
    number: int
    choice: Gift | None = None


class WasAsked(Notice, frozen=True, tag="asked"):
    seat: Seat
    seats: list[Seat]
    give: int | None = None


class WasShown(Notice, frozen=True, tag="shown"):
    """P18: the card to the two who see it; its place in the hand to its owner."""

    seat: Seat
    to: Seat
    index: int | None = None
    card: Card | None = None


class WereTraded(Notice, frozen=True, tag="traded"):
    """To each of the two what it got."""

    seats: list[Seat]
    got: Card | None = None


class ColorsConfessed(Notice, frozen=True, tag="has-color"):
    color: Color
    answers: list[bool | None]


class DemonsConfessed(Notice, frozen=True, tag="demons-in-hand"):
    seat: Seat
    count: int


class KindConfessed(Notice, frozen=True, tag="placed-kind"):
    seat: Seat
    kind: Kind


class DemonsCounted(Notice, frozen=True, tag="demons-aboard"):
    boat: Boat
    count: int


class WasPeeked(Notice, frozen=True, tag="peeked"):
    """P18: everybody sees who looked where; the cards, one seat."""

    seat: Seat
    spots: list[Spot]
    cards: list[Card] | None = None


class WasRevealed(Notice, frozen=True, tag="revealed"):
    spot: Spot
    card: Card


class WereSwapped(Notice, frozen=True, tag="swapped"):
    spots: list[Spot]


class WasMoved(Notice, frozen=True, tag="moved"):
    spot: Spot
    to: int


class WasShifted(Notice, frozen=True, tag="shifted"):
    boat: Boat
    direction: Direction


class WasMasked(Notice, frozen=True, tag="masked"):
    spot: Spot
    mask: Color


class WereHushed(Notice, frozen=True, tag="hushed"):
    seats: list[Seat]


class WerePaired(Notice, frozen=True, tag="paired"):
    seats: list[Seat]


class VoiceWasTaken(Notice, frozen=True, tag="voice-taken"):
    seat: Seat
    giver: Seat


class VoicesWereSwapped(Notice, frozen=True, tag="voices-swapped"):
    seats: list[Seat]


class MustVoteFirst(Notice, frozen=True, tag="votes-first"):
    seat: Seat


class CoinWasTaken(Notice, frozen=True, tag="coin-taken"):
    seat: Seat


class VoteIsOpen(Notice, frozen=True, tag="vote-opened"):
    pass


class HasVoted(Notice, frozen=True, tag="voted"):
    """That a seat voted; how, to itself, or to all when the Hourglass says so."""

    seat: Seat
    boat: Boat | None = None


class WasCounted(Notice, frozen=True, tag="counted"):
    ballots: list[Boat]
    voices: list[int]
    raven: int
    wolf: int
    coin: Seat
    winner: Boat


class MatchIsOver(Notice, frozen=True, tag="match-ended"):
    """The points come with the view."""

    winners: list[Seat]
    scores: dict[Faction, int | float]


Notices = (
    CardsDealt
    | NewRound
    | ShadowBoarded
    | Boarded
    | Claiming
    | GiftCalled
    | GiftSkipped
    | GiftUsed
    | WasAsked
    | WasShown
    | WereTraded
    | ColorsConfessed
    | DemonsConfessed
    | KindConfessed
    | DemonsCounted
    | WasPeeked
    | WasRevealed
    | WereSwapped
    | WasMoved
    | WasShifted
    | WasMasked
    | WereHushed
    | WerePaired
    | VoiceWasTaken
    | VoicesWereSwapped
    | MustVoteFirst
    | CoinWasTaken
    | VoteIsOpen
    | HasVoted
    | WasCounted
    | MatchIsOver
)

OPEN: dict[type, type[Notice]] = {
    RoundBegan: NewRound,
    Shaded: ShadowBoarded,
    Claimed: Claiming,
    Called: GiftCalled,
    Skipped: GiftSkipped,
    HasColor: ColorsConfessed,
    DemonsInHand: DemonsConfessed,
    PlacedKind: KindConfessed,
    DemonsAboard: DemonsCounted,
    Revealed: WasRevealed,
    Swapped: WereSwapped,
    Moved: WasMoved,
    Shifted: WasShifted,
    Masked: WasMasked,
    Hushed: WereHushed,
    Paired: WerePaired,
    VoiceTaken: VoiceWasTaken,
    VoicesSwapped: VoicesWereSwapped,
    VotesFirst: MustVoteFirst,
    CoinTaken: CoinWasTaken,
    VoteOpened: VoteIsOpen,
    Counted: WasCounted,
    MatchEnded: MatchIsOver,
}
"""Events that everybody sees happen; each notice names the fields that it passes on."""


def notice(event: Event, viewer: Viewer) -> Notice | None:
    told = OPEN.get(type(event))
    if told is not None:
        return told(*(getattr(event, field) for field in told.__struct_fields__))
    match event:
        case Dealt(hands=hands, coin=coin):
            if viewer is None:
                return CardsDealt(coin)
            factions = tuple(FACTION[hand[0]] for hand in hands)
            return CardsDealt(coin, hands[viewer], fellows(factions, viewer))
        case Placed(seat=seat, boat=boat, space=space, card=card):
            return Boarded(seat, boat, space, card if viewer == seat else None)
        case Used(seat=seat, number=number, choice=choice):
            if choice is not None and viewer != seat:
                choice = openly(choice)
            return GiftUsed(seat, number, choice)
        case Asked(seat=seat, seats=seats, give=give):
            return WasAsked(seat, seats, give if viewer == seat else None)
        case Shown(seat=seat, to=to, index=index, card=card):
            if viewer == seat:
                return WasShown(seat, to, index, card)
            return WasShown(seat, to, None, card if viewer == to else None)
        case Traded(seats=seats, cards=cards):
            if viewer in seats:
                return WereTraded(seats, cards[1 - seats.index(viewer)])
            return WereTraded(seats)
        case Peeked(seat=seat, spots=spots, cards=cards):
            return WasPeeked(seat, spots, cards if viewer == seat else None)
        case Voted(seat=seat, boat=boat, openly=openly_cast):
            return HasVoted(seat, boat if openly_cast or viewer == seat else None)
    return None
