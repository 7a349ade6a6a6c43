"""What a view shows too much of."""

from abc import abstractmethod
from hashlib import sha256
from typing import Any

import msgspec

from tests.games.passengers.leaks.base import Passengers
from tests.properties.planted import Leaky
from zmova.games.passengers import score
from zmova.games.passengers.boats import BOATS
from zmova.games.passengers.cards import COLOR, KIND
from zmova.games.passengers.state import Landed, Over, Passenger, Showing, State, Voting
from zmova.games.passengers.view import MineView, TableView, landed_view
from zmova.table.seat import Seat

replace = msgspec.structs.replace


class Padded(TableView, frozen=True, kw_only=True):
    """The public view with something more in it."""

    more: Any


def aboard(state: State) -> list[Passenger]:
    """The passengers in play."""
    return [one for boat in BOATS for one in state.boats.get(boat, ()) if one is not None]


def cards_of(landed: Landed) -> list[str]:
    return [one.card for one in landed.row if one is not None]


class Public(Passengers):
    """Base of leaks that add something to the public view."""

    @abstractmethod
    def more(self, state: State) -> Any:
        """What nobody should see."""

    def public(self, state: State) -> TableView:
        fields = msgspec.structs.asdict(super().public(state))
        return Padded(**fields, more=self.more(state))


class PassengersFaceUp(Public):
    def more(self, state: State) -> Any:
        return [one.card for one in aboard(state)]


class PaddingByTheSoulsInPlay(Public):
    def more(self, state: State) -> Any:
        return "x" * sum(KIND[one.card] == "soul" for one in aboard(state))


class HashOfTheHands(Public):
    """Few hands are possible, so a hash gives them away."""

    def more(self, state: State) -> Any:
        return sha256(repr(state.hands).encode()).hexdigest()


class CountOfRavenBallots(Public):
    def more(self, state: State) -> Any:
        vote = state.phase
        return [*vote.ballots.values()].count("raven") if isinstance(vote, Voting) else 0


class LastBallot(Public):
    def more(self, state: State) -> Any:
        vote = state.phase
        return [*vote.ballots.values()][-1:] if isinstance(vote, Voting) else []


class SecondThoughtsCounted(Public):
    """How often somebody has changed a vote."""

    def more(self, state: State) -> Any:
        return sum(state.rethinks)


class OfferedIndexInPublic(Public):
    """Trade: the hand card that its holder will give."""

    def more(self, state: State) -> Any:
        return state.phase.give if isinstance(state.phase, Showing) else None


class NextShadow(Public):
    def more(self, state: State) -> Any:
        return [KIND[card] for card in state.shadows[:1]]


class ShadowsInPlay(Public):
    def more(self, state: State) -> Any:
        return [KIND[one.card] for one in aboard(state) if one.owner is None]


class SunkCards(Public):
    def more(self, state: State) -> Any:
        return [sorted(cards_of(landed)) for landed in state.sunk]


class SunkCardsAtTheEnd(Passengers):
    def public(self, state: State) -> TableView:
        view = super().public(state)
        if not isinstance(state.phase, Over):
            return view
        return replace(view, sunk=[landed_view(landed, up=True) for landed in state.sunk])


class PointsSoFar(Public):
    """What the Afterlands are worth before they are turned up."""

    def more(self, state: State) -> Any:
        return score.totals(score.points(state.crossed, state.seats), state.seats)


class ColorsLeftInHands(Public):
    def more(self, state: State) -> Any:
        return sum(COLOR[card] == "red" for hand in state.hands for card in hand)


class ClaimsMarkedTrue(Public):
    def more(self, state: State) -> Any:
        kinds = {one.id: KIND[one.card] for one in aboard(state)}
        return [said.kind == kinds.get(said.id) for said in state.claims]


class SeatOfTheYaesther(Public):
    def more(self, state: State) -> Any:
        return [faction == "yaesther" for faction in state.factions]


class EqualCardsOnOffer(Public):
    """How many moves a seat has tells whether two of its cards are the same."""

    def more(self, state: State) -> Any:
        return [len(set(hand)) for hand in state.hands]


class NumbersByCard(Passengers):
    """Passengers of a round are numbered by their cards, not as they came."""

    def public(self, state: State) -> TableView:
        view = super().public(state)
        cards = {one.id: one.card for one in aboard(state)}
        order = dict(zip(sorted(cards), sorted(cards, key=lambda id: cards[id]), strict=True))
        boats = [
            replace(boat, row=[one and replace(one, id=order[one.id]) for one in boat.row])
            for boat in view.boats
        ]
        return replace(view, boats=boats)


class VotedInOrderOfContent(Passengers):
    def public(self, state: State) -> TableView:
        view = super().public(state)
        if not isinstance(state.phase, Voting):
            return view
        ballots = state.phase.ballots
        return replace(view, phase=replace(view.phase, voted=sorted(ballots, key=ballots.get)))  # type: ignore[arg-type]


class FellowsShownToGuides(Passengers):
    def private(self, state: State, seat: Seat) -> MineView:
        demons = [s for s, faction in enumerate(state.factions) if faction == "demons"]
        return replace(super().private(state, seat), fellows=demons)


class OwnersSeeTheirNeighboursPassenger(Passengers):
    def private(self, state: State, seat: Seat) -> MineView:
        mine, neighbour = super().private(state, seat), (seat + 1) % state.seats
        return replace(mine, known=super().private(state, neighbour).known)


class LooksOfTheNeighbour(Passengers):
    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, looks=list(state.looks[(seat + 1) % state.seats]))


class NeighboursBallot(Passengers):
    def private(self, state: State, seat: Seat) -> MineView:
        mine, vote = super().private(state, seat), state.phase
        if not isinstance(vote, Voting):
            return mine
        return replace(mine, ballot=vote.ballots.get((seat + 1) % state.seats))


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    PassengersFaceUp,
    PaddingByTheSoulsInPlay,
    HashOfTheHands,
    CountOfRavenBallots,
    LastBallot,
    SecondThoughtsCounted,
    OfferedIndexInPublic,
    NextShadow,
    ShadowsInPlay,
    SunkCards,
    SunkCardsAtTheEnd,
    PointsSoFar,
    ColorsLeftInHands,
    ClaimsMarkedTrue,
    SeatOfTheYaesther,
    EqualCardsOnOffer,
    NumbersByCard,
    VotedInOrderOfContent,
    FellowsShownToGuides,
    OwnersSeeTheirNeighboursPassenger,
    LooksOfTheNeighbour,
    NeighboursBallot,
]
