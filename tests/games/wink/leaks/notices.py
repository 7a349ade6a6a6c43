"""What a notice tells to the wrong viewer, or fails to tell."""

from typing import Any

from tests.games.wink.leaks.base import WinkGame
from tests.properties.planted import Leaky
from zmova.games.wink.events import Called, Dealt, Looked, Rested, TurnBegan, Winked
from zmova.games.wink.state import State
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Viewer
from zmova.table.told import notice_type


def made(event: type[Event], *told: object) -> Notice:
    """A notice of such an event, with whatever in it."""
    notice: Notice = notice_type(event)(*told)
    return notice


class WinkToldToAll(WinkGame):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Winked):
            return made(Winked, event.seat, event.player)
        return super().notice(event, viewer)


class WinkToldToOnlookers(WinkGame):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Winked) and viewer is None:
            return made(Winked, event.seat, event.player)
        return super().notice(event, viewer)


class WinkToldToTheCaller(WinkGame):
    """Wherever the caller looks."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Winked) and viewer == event.player:
            return made(Winked, event.seat, event.player)
        return super().notice(event, viewer)


class EmptyNoticeOfAWink(WinkGame):
    """Nothing is told, but something is sent."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, viewer) or Notice()


class RestToldToAll(WinkGame):
    """Two seconds late, and as good as the wink."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Rested):
            return made(Rested, event.seat, event.strain)
        return super().notice(event, viewer)


class WinkToldAsALook(WinkGame):
    """At the face where the winker looks anyway."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Winked) and viewer not in (event.seat, *event.seen_by):
            return made(Looked, event.seat, event.player)
        return super().notice(event, viewer)


class Remembering(WinkGame):
    """Base of leaks that know more than the event; one object a table."""

    hands: tuple[tuple[int, ...], ...] = ()
    winks = 0

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        self.hands, self.winks = state.hands, len(state.winks)


class WinksToldAtTheTurn(Remembering):
    """How many there were, when the next turn begins."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, TurnBegan):
            return made(Called, event.seat, self.winks)
        return super().notice(event, viewer)


class LookUntoldByTheHand(Remembering):
    """A notice that is missing when the seat holds so many odd numbers."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Looked) and sum(self.hands[event.seat]) % 2:
            return None
        return super().notice(event, viewer)


class WatchersToldAnotherCard(Remembering):
    """Whoever sees a wink is told more than the number that was called."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        told = super().notice(event, viewer)
        if isinstance(event, Winked) and told is not None:
            return made(Called, event.seat, self.hands[event.seat][-1])
        return told


class HolderOfTheFirstToldAtTheDeal(WinkGame):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Dealt):
            holder = next(seat for seat, hand in enumerate(event.hands) if 1 in hand)
            return made(Dealt, event.crowd, holder)
        return super().notice(event, viewer)


WINKS: list[type[Leaky[Any, Any, Any]]] = [
    WinkToldToAll,
    WinkToldToOnlookers,
    WinkToldToTheCaller,
    EmptyNoticeOfAWink,
    RestToldToAll,
    WinkToldAsALook,
    WinksToldAtTheTurn,
]
LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    LookUntoldByTheHand,
    WatchersToldAnotherCard,
    HolderOfTheFirstToldAtTheDeal,
    *WINKS,
]
