"""What happens in Passengers."""

from typing import Annotated, Any, Literal

import msgspec

from zmova.games.passengers.boats import Boat, Space, Spot
from zmova.games.passengers.cards import COLOR, KIND, Card, Color, Faction, Kind
from zmova.games.passengers.moves import Direction, Gift, openly
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.told import Secret, of_table, only
from zmova.table.wording import told_as

GiftName = Annotated[str, told_as("gifts")]
Where = Annotated[Spot, told_as("passengers-in")]


class Berth(msgspec.Struct, frozen=True):
    """A space in the Afterlands: the boat of that round, counted from the left."""

    round: int
    space: int


class Point(msgspec.Struct, frozen=True):
    """A faction's point, its rule, and the spaces that gave it."""

    faction: Faction
    rule: str
    points: int | float
    boat: Boat | None
    spaces: list[Berth]


class Ballot(msgspec.Struct, frozen=True):
    """P20: who voted for what, and how loudly."""

    seat: Seat
    boat: Boat
    voices: int


class FactionScore(msgspec.Struct, frozen=True):
    faction: Faction
    points: int | float


class OfGift(Event, frozen=True):
    """About the gift of that number."""

    @of_table
    def gift(self: Any, table: Any) -> GiftName:
        return str(table.gifts[self.number])


class Witnessed(Event, frozen=True):
    """What a gift did before everybody's eyes: it stands for a moment before the next is called."""

    beat = 1500


class Dealt(Event, frozen=True, tag="dealt"):
    """P2-P6: the first card of a hand fixed its faction; shadows from the top of their pile."""

    hands: Secret[list[list[Card]]]
    shadows: Secret[list[Card]]
    coin: Seat


class GazeBegan(Event, frozen=True, tag="gaze-began"):
    """P5: what a narrator says; the same to everybody."""


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class Shaded(Event, frozen=True, tag="shaded"):
    """P10"""

    seat: Seat
    boat: Boat
    space: Space


class Placed(Event, frozen=True, tag="placed"):
    """P11: where is open; which card, to its owner alone."""

    seat: Seat
    card: Annotated[int, only("seat")]
    boat: Boat
    space: Space

    @of_table
    def gift(self, table: Any) -> GiftName:
        return str(table.gifts[gift_number(self, table)])

    @of_table
    def voices(self, table: Any) -> int:
        return int(table.worth[gift_number(self, table)])


class Claimed(Event, frozen=True, tag="claimed"):
    """P12: said, not shown."""

    touches = ("seat",)
    seat: Seat
    boat: Boat
    space: Space
    kind: Kind | None = None
    color: Color | None = None

    @of_table
    def own(self, table: Any) -> bool:
        """Whether it is the speaker's own passenger."""
        sits = boat_of(self, table).row[self.space]
        return sits is not None and sits.owner == self.seat


class Called(OfGift, frozen=True, tag="called"):
    """P13: a holder's turn to use the gift."""

    seat: Seat
    number: int


class Skipped(OfGift, frozen=True, tag="skipped"):
    """P13: nobody and nothing to use it on."""

    seat: Seat
    number: int


class Used(OfGift, frozen=True, tag="used"):
    """Which gift, and what its holder chose; what it brings about follows.

    The choice is open, but for the hand card that a trader offers."""

    seat: Seat
    number: int
    choice: Annotated[Gift | None, only("seat", others=openly)] = None


class Asked(Event, frozen=True, tag="asked"):
    """Mirror, Trade: these seats choose a hand card; for a trade the holder has chosen `give`."""

    seat: Seat
    seats: list[Seat]
    give: Annotated[int | None, only("seat")] = None

    @property
    def trade(self) -> bool:
        return self.give is not None


class Shown(Event, frozen=True, tag="shown"):
    """Mirror: one hand card, for the eyes of `to` alone; its place in the hand is its owner's."""

    seat: Seat
    to: Seat
    index: Annotated[int, only("seat")]
    card: Annotated[Card, only("seat", "to")]


class Traded(Event, frozen=True, tag="traded"):
    """Trade: hand indices and cards, the holder's first; the two know both cards."""

    seats: list[Seat]
    indices: Secret[list[int]]
    cards: Annotated[list[Card], only("seats")]


class HasColor(Witnessed, frozen=True, tag="has-color"):
    """Chromatis: by seat, None for the one who asks."""

    color: Color
    answers: list[bool | None]

    @property
    def having(self) -> list[Seat]:
        return [seat for seat, has in enumerate(self.answers) if has]

    @property
    def lacking(self) -> list[Seat]:
        return [seat for seat, has in enumerate(self.answers) if has is False]


class DemonsInHand(Witnessed, frozen=True, tag="demons-in-hand"):
    """Bell"""

    seat: Seat
    count: int


class PlacedKind(Witnessed, frozen=True, tag="placed-kind"):
    """Lantern"""

    seat: Seat
    kind: Kind


class DemonsAboard(Witnessed, frozen=True, tag="demons-aboard"):
    """Census"""

    boat: Boat
    count: int


class Peeked(Event, frozen=True, tag="peeked"):
    """P18: who looked where is open, what was seen is not."""

    seat: Seat
    spots: list[Where]
    cards: Annotated[list[Card], only("seat")]


class Revealed(Witnessed, frozen=True, tag="revealed"):
    spot: Where
    card: Card

    @property
    def kind(self) -> Kind:
        return KIND[self.card]

    @property
    def color(self) -> Color | None:
        return COLOR[self.card]


class Swapped(Witnessed, frozen=True, tag="swapped"):
    """P17: Scroll, Rope."""

    spots: list[Where]


class Moved(Witnessed, frozen=True, tag="moved"):
    """Oar"""

    spot: Where
    to: Space


class Shifted(Witnessed, frozen=True, tag="shifted"):
    """Current"""

    boat: Boat
    direction: Direction


class Masked(Witnessed, frozen=True, tag="masked"):
    """P15"""

    spot: Where
    mask: Color


class Hushed(Event, frozen=True, tag="hushed"):
    seats: list[Seat]


class Paired(Event, frozen=True, tag="paired"):
    """Whisper"""

    seats: list[Seat]


class VoiceTaken(Witnessed, frozen=True, tag="voice-taken"):
    """Scales"""

    seat: Seat
    giver: Seat


class VoicesSwapped(Witnessed, frozen=True, tag="voices-swapped"):
    """Chain"""

    seats: list[Seat]


class VotesFirst(Event, frozen=True, tag="votes-first"):
    """Hourglass"""

    seat: Seat


class CoinTaken(Witnessed, frozen=True, tag="coin-taken"):
    """P16"""

    seat: Seat


class VoteOpened(Event, frozen=True, tag="vote-opened"):
    pass


class Voted(Event, frozen=True, tag="voted"):
    """P19; in the open when the Hourglass says so."""

    seat: Seat
    boat: Annotated[Boat, only("seat", unless="openly")]
    openly: bool = False


class Revoted(Event, frozen=True, tag="revoted"):
    """P19: another choice in a fist that was closed already. Nobody else hears of it."""

    told = ("seat",)
    seat: Seat
    boat: Boat


class Counted(Event, frozen=True, tag="counted"):
    """P20: all choices opened together."""

    beat = 2500
    ballots: list[Boat]
    voices: list[int]
    raven: int
    wolf: int
    coin: Seat
    winner: Boat

    @property
    def tied(self) -> bool:
        return self.raven == self.wolf

    @property
    def votes(self) -> Annotated[list[Ballot], told_as("passengers-ballot")]:
        votes = zip(self.ballots, self.voices, strict=True)
        return [Ballot(seat, boat, voices) for seat, (boat, voices) in enumerate(votes)]


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """P22-P26: everything in the Afterlands is turned up."""

    winners: list[Seat]
    scores: dict[Faction, int | float]
    why: list[Point]
    decided: Literal["points", "coin"]

    @property
    def points(self) -> Annotated[list[FactionScore], told_as("passengers-score")]:
        return [FactionScore(faction, points) for faction, points in self.scores.items()]

    @of_table
    def faction(self, table: Any) -> Faction | None:
        """Whose the victory is."""
        factions: list[Faction] = table.phase.factions
        return factions[self.winners[0]] if self.winners else None


def boat_of(about: Placed | Claimed, table: Any) -> Any:
    return next(one for one in table.boats if one.boat == about.boat)


def gift_number(about: Placed, table: Any) -> int:
    return int(boat_of(about, table).gifts[about.space])


Events = (
    Dealt
    | GazeBegan
    | RoundBegan
    | Shaded
    | Placed
    | Claimed
    | Called
    | Skipped
    | Used
    | Asked
    | Shown
    | Traded
    | HasColor
    | DemonsInHand
    | PlacedKind
    | DemonsAboard
    | Peeked
    | Revealed
    | Swapped
    | Moved
    | Shifted
    | Masked
    | Hushed
    | Paired
    | VoiceTaken
    | VoicesSwapped
    | VotesFirst
    | CoinTaken
    | VoteOpened
    | Voted
    | Revoted
    | Counted
    | MatchEnded
)
