"""What a notice tells to the wrong viewer, or fails to tell."""

from typing import Any

import msgspec

from tests.games.passengers.leaks.base import Passengers
from tests.games.passengers.leaks.views import aboard
from tests.properties.planted import Leaky
from zmova.games.passengers.cards import COLOR, Card, Color
from zmova.games.passengers.events import (
    Asked,
    Dealt,
    Peeked,
    Placed,
    PlacedKind,
    Shown,
    Traded,
    Voted,
)
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer

replace = msgspec.structs.replace


class PeekToldToAll(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seat if isinstance(event, Peeked) else viewer)


class BallotInNotice(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seat if isinstance(event, Voted) else viewer)


class OfferInNotice(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seat if isinstance(event, Asked) else viewer)


class TradeToldToAll(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seats[0] if isinstance(event, Traded) else viewer)


class PlaceInTheHandTold(Passengers):
    """Hands are listed in the order of the deal, so the place tells whose first card it was."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seat if isinstance(event, Placed) else viewer)


class MirrorSeenByAll(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.to if isinstance(event, Shown) else viewer)


class ShownIndexTold(Passengers):
    """Mirror: where in the hand the card was."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        told = super().notice(event, viewer)
        return replace(told, index=event.index) if told and isinstance(event, Shown) else told


class HandTold(Notice, frozen=True, tag="dealt"):
    coin: Seat
    hand: list[Card]


class HandOfTheCoinHolderTold(Passengers):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Dealt):
            return HandTold(event.coin, event.hands[event.coin])
        return super().notice(event, viewer)


class LanternShowsTheColor(Passengers):
    """The confession names more than it was asked for."""

    colors: dict[Seat, Color | None]

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        self.colors = {one.owner: COLOR[one.card] for one in aboard(state) if one.owner is not None}

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        told = super().notice(event, viewer)
        if told and isinstance(event, PlacedKind):
            return replace(told, kind=self.colors[event.seat])
        return told


class Remembering(Passengers):
    """Base of leaks that know the factions outside the state; one object a table."""

    smugglers: tuple[Seat, ...] = ()

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        self.smugglers = tuple(s for s in range(state.seats) if state.factions[s] == "demons")


class SmugglersBallotUntold(Remembering):
    """A notice that is missing when a smuggler votes."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Voted) and event.seat in self.smugglers and viewer != event.seat:
            return None
        return super().notice(event, viewer)


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    PeekToldToAll,
    BallotInNotice,
    OfferInNotice,
    TradeToldToAll,
    PlaceInTheHandTold,
    MirrorSeenByAll,
    ShownIndexTold,
    HandOfTheCoinHolderTold,
    LanternShowsTheColor,
    SmugglersBallotUntold,
]
