"""What a view shows too much of."""

from abc import abstractmethod
from hashlib import sha256
from typing import Any

import msgspec

from tests.games.wink.leaks.base import WinkGame
from tests.properties.planted import Leaky
from zmova.games.wink.state import Deed, Gaze, Over, Seen, State
from zmova.games.wink.view import MineView, TableView
from zmova.table.event import Event
from zmova.table.seat import Seat

replace = msgspec.structs.replace


class Padded(TableView, frozen=True, kw_only=True):
    """The public view with something more in it."""

    more: Any


class Public(WinkGame):
    """Base of leaks that add something to the public view while cards are down."""

    @abstractmethod
    def more(self, state: State) -> Any: ...

    def public(self, state: State) -> TableView:
        fields = msgspec.structs.asdict(super().public(state))
        over = isinstance(state.phase, Over)
        return Padded(**fields, more=None if over else self.more(state))


class HandsFaceUp(Public):
    def more(self, state: State) -> Any:
        return state.hands


class HashOfTheHands(Public):
    """Few hands are possible, so a hash gives them away."""

    def more(self, state: State) -> Any:
        return sha256(repr(state.hands).encode()).hexdigest()


class SumsOfHands(Public):
    def more(self, state: State) -> Any:
        return [sum(hand) for hand in state.hands]


class PartnersOfTheCallers(Public):
    def more(self, state: State) -> Any:
        return [state.holder_of(agent) for agent in state.pawns if agent in state.up]


class LuckOfTheDeal(Public):
    """Chance to come."""

    luck = 0

    def deal(self, state: State, now: int, throw: Any) -> list[Event]:
        events = super().deal(state, now, throw)
        self.luck = throw.below(1 << 20)
        return events

    def more(self, state: State) -> Any:
        return self.luck


class CrowdLaidOutByHands(WinkGame):
    """The order of the crowd tells whose the lowest number is."""

    def public(self, state: State) -> TableView:
        seen = super().public(state)
        turn = 0 if isinstance(state.phase, Over) else state.holder_of(min(state.up))
        return replace(seen, crowd=seen.crowd[turn:] + seen.crowd[:turn])


class WinksInPublic(Public):
    def more(self, state: State) -> Any:
        return [wink.seen_by for wink in state.winks]


class PaddingAsLongAsTheWinks(Public):
    def more(self, state: State) -> Any:
        return "x" * len(state.winks)


class StrainedInPublic(Public):
    """Whose lids rest has winked."""

    def more(self, state: State) -> Any:
        return sorted(state.strained)


class BlinksThatSpareTheWinker(Public):
    """Masks blink by a number that a wink moves on."""

    def more(self, state: State) -> Any:
        last = {wink.seat: wink.at for wink in state.winks}
        return [last.get(seat, 0) % 997 for seat in range(state.seats)]


class MovesOfAllCounted(Public):
    """One move more is on offer to whoever may wink."""

    def more(self, state: State) -> Any:
        return [len(self.offers(state, seat)) for seat in range(state.seats)]


class WinkInTheStory(WinkGame):
    def public(self, state: State) -> TableView:
        seen = super().public(state)
        told = [Deed(wink.at, "passed", wink.seat) for wink in state.winks]
        return replace(seen, story=sorted([*seen.story, *told], key=lambda deed: deed.at))


class SilentBeforeTheEnd(WinkGame):
    """Who has not winked, as soon as it is too late."""

    def public(self, state: State) -> TableView:
        return replace(super().public(state), silent=list(state.silent))


class NotesOfEverybody(WinkGame):
    """A wink whose number is still face up is noted by all, once its caller has moved on."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        late = [
            Seen(one.at, one.seat, one.player, one.agent)
            for one in state.winks
            if one.agent in state.up and state.pawns[one.player] != one.agent
        ]
        return replace(mine, seen=[*mine.seen, *(one for one in late if one not in mine.seen)])


class GazeMovedByAWink(WinkGame):
    """A wink counts as a new look at the same face."""

    def public(self, state: State) -> TableView:
        seen, gazes = super().public(state), list(state.gazes)
        for wink in state.winks:
            if gazes[wink.seat].since < wink.at:
                gazes[wink.seat] = Gaze(gazes[wink.seat].player, wink.at)
        return replace(seen, gazes=gazes)


class HandCountedWithoutTheWink(WinkGame):
    """Who has winked has as good as played the card."""

    def public(self, state: State) -> TableView:
        seen, hands = super().public(state), [len(hand) for hand in state.hands]
        for seat, agent in {(w.seat, w.agent) for w in state.winks if w.agent in state.up}:
            hands[seat] -= agent in state.hands[seat]
        return replace(seen, hands=hands)


class TurnLengthenedByWinks(WinkGame):
    def public(self, state: State) -> TableView:
        seen = super().public(state)
        ends = getattr(seen.phase, "ends", None)
        if ends is None:
            return seen
        return replace(seen, phase=replace(seen.phase, ends=ends + len(state.winks)))


class WinksOfTheNeighbour(WinkGame):
    """What the next seat saw."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, seen=mine.seen + list(state.seen[seat - 1]))


class LidsRestTogether(WinkGame):
    """The time of one rest for all."""

    def private(self, state: State, seat: Seat) -> MineView:
        rests = [until for (_, strain), until in state.strained.items() if strain == "wink"]
        return replace(super().private(state, seat), wink_from=max(rests, default=None))


class HandsTurnedByWinks(WinkGame):
    """Every wink turns all hands round."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, hand=mine.hand[::-1] if len(state.winks) % 2 else mine.hand)


WINKS: list[type[Leaky[Any, Any, Any]]] = [
    WinksInPublic,
    PaddingAsLongAsTheWinks,
    StrainedInPublic,
    BlinksThatSpareTheWinker,
    WinkInTheStory,
    SilentBeforeTheEnd,
    NotesOfEverybody,
    GazeMovedByAWink,
    HandCountedWithoutTheWink,
    TurnLengthenedByWinks,
    WinksOfTheNeighbour,
    LidsRestTogether,
    HandsTurnedByWinks,
]
LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    HandsFaceUp,
    HashOfTheHands,
    SumsOfHands,
    PartnersOfTheCallers,
    LuckOfTheDeal,
    CrowdLaidOutByHands,
    MovesOfAllCounted,
    *WINKS,
]
