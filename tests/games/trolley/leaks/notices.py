"""What a notice tells to the wrong viewer, or fails to tell."""

from typing import Any

from tests.games.trolley.leaks.base import Trolley
from tests.properties.planted import Leaky
from zmova.games.trolley.decks import Card
from zmova.games.trolley.events import Arranged, Drew, Laid, Passed, Picked, Shown, Shuffled, Turned
from zmova.games.trolley.state import State
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Viewer
from zmova.table.told import notice_type


def made(event: type[Event], *told: object) -> Notice:
    """A notice of such an event, with whatever in it."""
    notice: Notice = notice_type(event)(*told)
    return notice


class PickToldToAll(Trolley):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Picked):
            return made(Turned, "left", event.card)
        return super().notice(event, viewer)


class PickUntoldByItsName(Trolley):
    """A notice that is missing when the card's name ends so."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Picked) and event.card[-1] in "aeiost13579":
            return None
        return super().notice(event, viewer)


class DrawToldToOnlookers(Trolley):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Drew) and viewer is None:
            return made(Turned, "left", event.cards[0])
        return super().notice(event, viewer)


class DrawToldToTheNextSeat(Trolley):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Drew) and viewer == event.seat - 1:
            return made(Turned, "left", event.cards[0])
        return super().notice(event, viewer)


class LaidToldToAll(Trolley):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Laid) and event.card is not None:
            return made(Turned, "left", event.card)
        return super().notice(event, viewer)


class LaidTargetTold(Trolley):
    """On whose track it will be."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Laid) and event.target is not None:
            return made(Turned, event.target.track, "")
        return super().notice(event, viewer)


class BottomOfTheShuffleTold(Trolley):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Shuffled):
            return made(Turned, "right", event.cards[-1])
        return super().notice(event, viewer)


class Remembering(Trolley):
    """Base of leaks that know more than the event; one object a table."""

    places: dict[Card, int] = {}  # noqa: RUF012  set anew, never changed
    guilty: Card = ""
    pick: Card = ""

    def evolve(self, state: State, event: Event) -> None:
        if isinstance(event, Laid) and event.card is not None:
            place = state.hands[event.seat].all_modifiers.index(event.card)
            self.places = {**self.places, event.card: place}
        elif isinstance(event, Arranged):
            self.guilty = min(card for hand in state.hands for card in ("", *hand.guilty) if card)
        elif isinstance(event, Picked):
            self.pick = event.card
        super().evolve(state, event)


class PlaceInTheHandTold(Remembering):
    """Where in the hand the card was."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Shown):
            return made(Passed, self.places[event.card])
        return super().notice(event, viewer)


class HandsGoRoundFaceUp(Remembering):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Arranged):
            return made(Turned, "left", self.guilty)
        return super().notice(event, viewer)


class PickToldToWhoIsStillToChoose(Remembering):
    """What one team chose, told to those who have not chosen yet."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Picked) and viewer != event.seat:
            return made(Turned, "right", self.pick)
        return super().notice(event, viewer)


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    PickToldToAll,
    PickUntoldByItsName,
    DrawToldToOnlookers,
    DrawToldToTheNextSeat,
    LaidToldToAll,
    LaidTargetTold,
    BottomOfTheShuffleTold,
    PlaceInTheHandTold,
    HandsGoRoundFaceUp,
    PickToldToWhoIsStillToChoose,
]
