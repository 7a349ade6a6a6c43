"""What a view shows too much of."""

from abc import abstractmethod
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from tests.games.trolley.leaks.base import Trolley
from tests.properties.planted import Leaky
from zmova.games.trolley import view
from zmova.games.trolley.decks import DECKS, deck
from zmova.games.trolley.events import RoundBegan
from zmova.games.trolley.state import Arguing, FaceDown, Modifying, Pause, Picking, State
from zmova.games.trolley.tracks import OTHER, TRACKS, Track, teams, track_of
from zmova.games.trolley.view import HandView, MineView, TableView
from zmova.table.event import Event
from zmova.table.seat import Seat

replace = msgspec.structs.replace


class Padded(TableView, frozen=True, kw_only=True):
    """The public view with something more in it."""

    more: Any


def picks(state: State) -> dict[Track, str]:
    """What lies face down."""
    return state.phase.picks if isinstance(state.phase, Picking) else {}


def laid(state: State) -> tuple[FaceDown, ...]:
    """T7: what lies face down."""
    return state.phase.laid if isinstance(state.phase, Modifying) else ()


def hands_of(state: State, seats: Iterable[Seat]) -> list[HandView]:
    """As their holders see them."""
    return [hand for one in seats for hand in view.private(state, one).hands if hand.seat == one]


class Public(Trolley):
    """Base of leaks that add something to the public view."""

    @abstractmethod
    def more(self, state: State) -> Any:
        """What nobody should see."""

    def public(self, state: State) -> TableView:
        fields = msgspec.structs.asdict(super().public(state))
        return Padded(**fields, more=self.more(state))


class HandsFaceUp(Public):
    def more(self, state: State) -> Any:
        return [hand.guilty for hand in state.hands]


class PicksFaceUp(Public):
    def more(self, state: State) -> Any:
        return picks(state)


class LaidFaceUp(Public):
    def more(self, state: State) -> Any:
        return [choice.card for choice in laid(state)]


class TargetsOfTheLaid(Public):
    """A note that lies on its character before it is turned."""

    def more(self, state: State) -> Any:
        return [choice.target for choice in laid(state)]


class TopOfTheDeck(Public):
    def more(self, state: State) -> Any:
        return state.piles["innocents"].draw[:1]


class DiscardsFaceUp(Public):
    """What was not played was never shown."""

    def more(self, state: State) -> Any:
        return [sorted(state.piles[name].discard) for name in DECKS]


class HashOfTheHands(Public):
    """Few hands are possible, so a hash gives them away."""

    def more(self, state: State) -> Any:
        return sha256(repr(state.hands).encode()).hexdigest()


class PaddingAsLongAsTheCards(Public):
    def more(self, state: State) -> Any:
        return "x" * sum(len(card) for hand in state.hands for card in hand.innocents)


class OwnCardsLeftInTheDeck(Public):
    """Of own cards beside shipped ones: how many of them nobody has drawn."""

    def more(self, state: State) -> Any:
        return sum(card.startswith("own-") for card in state.piles["modifiers"].draw)


class MenaceOfThePicks(Public):
    """What the bots make of it."""

    def more(self, state: State) -> Any:
        known = deck("innocents") | deck("guilty")
        found = [known[card] for card in picks(state).values() if card in known]
        return sum(about.tags["menace"] + about.lives for about in found)


class ChoicesOfAllInPublic(Public):
    """Cards by name instead of their place in the hand."""

    def more(self, state: State) -> Any:
        phase = state.phase
        if not isinstance(phase, Picking):
            return None
        return [sorted(getattr(hand, phase.deck)) for hand in state.hands]


class WhatWasLeftOver(Public):
    """In the argument, the modifiers that were discarded last."""

    def more(self, state: State) -> Any:
        return state.piles["modifiers"].discard[-2:] if isinstance(state.phase, Arguing) else None


class NextRoundInThePause(Public):
    def more(self, state: State) -> Any:
        return state.piles["guilty"].draw[:3] if isinstance(state.phase, Pause) else None


class LuckOfTheDeal(Public):
    """Chance to come: whoever knows the dice knows where the lever falls."""

    luck = 0

    def deal(self, state: State, now: int, throw: Any) -> list[Event]:
        events = super().deal(state, now, throw)
        self.luck = throw.below(1 << 20)
        return events

    def more(self, state: State) -> Any:
        return self.luck


class PickedInOrderOfContent(Trolley):
    def public(self, state: State) -> TableView:
        seen, down = super().public(state), picks(state)
        if len(down) + 1 == len(TRACKS):
            track = next(iter(down))
            cards = sorted(card for hand in state.hands for card in hand.innocents + hand.guilty)
            done = [track] * (1 + (cards[0] == down[track]))
            return replace(seen, phase=replace(seen.phase, picked=done))
        return seen


class DriverSeesTheHands(Trolley):
    """As if the driver were of both teams."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        if seat != state.driver:
            return mine
        return replace(mine, hands=hands_of(state, range(state.seats)))


class OtherTeamsPick(Trolley):
    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        other = None if mine.track is None else picks(state).get(OTHER[mine.track])
        return replace(mine, pick=other)


class OtherTeamsLaid(Trolley):
    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, laid=[*laid(state)]) if mine.track else mine


class NeighbourTakenForATeammate(Trolley):
    def private(self, state: State, seat: Seat) -> MineView:
        mine, near = super().private(state, seat), (seat + 1) % state.seats
        return replace(mine, hands=[*mine.hands, *hands_of(state, [near])])


class TeamsOfTheRoundBefore(Trolley):
    """T2: teams are new every round; old ones see the new hands."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine, before = super().private(state, seat), (state.driver - 1) % state.seats
        track = track_of(seat, before, state.seats)
        if state.round == 1 or track is None:
            return mine
        old = teams(before, state.seats)[track]
        return replace(mine, hands=hands_of(state, old))


class HandsOfTheRoundBeforeForAll(Trolley):
    """Hands that were put away are shown to everybody at the next deal."""

    last: list[HandView] = []  # noqa: RUF012  set anew, never changed
    now: list[HandView] = []  # noqa: RUF012

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, RoundBegan):
            self.last = self.now
        elif any(hand.guilty for hand in state.hands):
            self.now = hands_of(state, range(state.seats))

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, hands=[*mine.hands, *self.last])


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    HandsFaceUp,
    PicksFaceUp,
    LaidFaceUp,
    TargetsOfTheLaid,
    TopOfTheDeck,
    DiscardsFaceUp,
    HashOfTheHands,
    PaddingAsLongAsTheCards,
    OwnCardsLeftInTheDeck,
    MenaceOfThePicks,
    ChoicesOfAllInPublic,
    WhatWasLeftOver,
    NextRoundInThePause,
    LuckOfTheDeal,
    PickedInOrderOfContent,
    DriverSeesTheHands,
    OtherTeamsPick,
    OtherTeamsLaid,
    NeighbourTakenForATeammate,
    TeamsOfTheRoundBefore,
    HandsOfTheRoundBeforeForAll,
]
