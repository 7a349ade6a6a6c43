"""Leaks planted into Spyfall on purpose: one class a leak, each of a kind that games really had.

They are caught by `secrecy.py` or that check is worth nothing.
"""

from abc import abstractmethod
from typing import Any

import msgspec

from tests.properties.planted import Leaky
from zmova.games.spyfall import GAME
from zmova.games.spyfall.events import Asked, Counted, Dealt, Nominated, SpyShown, Voted
from zmova.games.spyfall.moves import Accuse
from zmova.games.spyfall.state import (
    Between,
    Discussing,
    Looking,
    Over,
    Questions,
    State,
    Voting,
)
from zmova.games.spyfall.view import MineView, PlaceView, TableView
from zmova.table.deadline import Deadline
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer

replace = msgspec.structs.replace


class Spyfall(Leaky[State, TableView, MineView]):
    game = GAME


class Padded(TableView, frozen=True):
    """The public view with something more in it."""

    more: Any


def hidden(state: State) -> bool:
    """A round is on and its cards are down."""
    return not isinstance(state.phase, Between | Over)


class Public(Spyfall):
    """Base of leaks that add something to the public view while cards are down."""

    @abstractmethod
    def more(self, state: State) -> Any:
        """What nobody should see."""

    def public(self, state: State) -> TableView:
        fields = msgspec.structs.asdict(super().public(state))
        return Padded(**fields, more=self.more(state) if hidden(state) else None)


class LocationInPublic(Public):
    def more(self, state: State) -> Any:
        return state.location


class PaddingAsLongAsTheSpy(Public):
    def more(self, state: State) -> Any:
        return "x" * state.spy


class CountOfYesBallots(Public):
    def more(self, state: State) -> Any:
        return sum(state.ballots.values()) if isinstance(state.phase, Voting) else 0


class SeatsWithoutRole(Public):
    def more(self, state: State) -> Any:
        return [role is None for role in state.roles]


class NextDealerEarly(Public):
    def more(self, state: State) -> Any:
        return {"deals_next": state.spy}


class ChoicesOfTheSpyInPublic(Public):
    def more(self, state: State) -> Any:
        return [self.offers(state, seat) for seat in range(state.seats)]


class SumOfRoles(Public):
    def more(self, state: State) -> Any:
        return sum(role or 0 for role in state.roles)


class RoundToCome(Spyfall):
    """Between rounds, the next place, where it is already fixed."""

    def public(self, state: State) -> TableView:
        fields = msgspec.structs.asdict(super().public(state))
        return Padded(**fields, more=state.stacked.location(state.round + 1))


class PlacesTurnedBySpy(Spyfall):
    def public(self, state: State) -> TableView:
        view = super().public(state)
        if not hidden(state):
            return view
        turn = state.spy % len(view.places)
        return replace(view, places=view.places[turn:] + view.places[:turn])


class CurrentPlaceMarkedUsed(Spyfall):
    def public(self, state: State) -> TableView:
        view = super().public(state)
        return replace(view, places=[PlaceView(p, p in state.used) for p in state.places])


class VotedInOrderOfContent(Spyfall):
    def public(self, state: State) -> TableView:
        view = super().public(state)
        if not isinstance(state.phase, Voting):
            return view
        ballots = state.ballots
        return replace(view, phase=replace(view.phase, voted=sorted(ballots, key=ballots.get)))  # type: ignore[arg-type]


class SpyKnowsByItsRole(Spyfall):
    """The spy's empty card is as long as the name of the place."""

    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        return replace(mine, role=len(state.location)) if mine.spy else mine


class NeighboursBallot(Spyfall):
    def private(self, state: State, seat: Seat) -> MineView:
        mine = super().private(state, seat)
        if not isinstance(state.phase, Voting):
            return mine
        return replace(mine, ballot=state.ballots.get((seat + 1) % state.seats))


class DealtAndMore(Notice, frozen=True, tag="dealt"):
    """The notice of a deal with something more in it."""

    round: int
    dealer: Seat
    more: Any


class RoleOfNeighbourInNotice(Spyfall):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Dealt) and viewer is not None:
            return DealtAndMore(event.round, event.dealer, event.roles[viewer - 1])
        return super().notice(event, viewer)


class LocationToldToOnlookers(Spyfall):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Dealt) and viewer is None:
            return DealtAndMore(event.round, event.dealer, event.location)
        return super().notice(event, viewer)


class BallotInNotice(Spyfall):
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return super().notice(event, event.seat if isinstance(event, Voted) else viewer)


class Remembering(Spyfall):
    """Base of leaks that know the spy outside the state; one object a table."""

    spy = 0

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        self.spy = state.spy


class SpysQuestionUntold(Remembering):
    """A notice that is missing when the spy asked."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Asked) and event.seat == self.spy:
            return None
        return super().notice(event, viewer)


class SpysTalkWhispered(Spyfall):
    def audiences(self, state: State, seat: Seat) -> Any:
        return {"all": [seat] if seat == state.spy and hidden(state) else None}


class NeighbourOfTheSpyMayWhisper(Spyfall):
    """The refusal of a whisper tells where the spy does not sit."""

    def audiences(self, state: State, seat: Seat) -> Any:
        near = (seat + 1) % state.seats == state.spy and hidden(state)
        return {"all": None, "whisper": [seat]} if near else {"all": None}


class RefusalNamesTheSpy(Spyfall):
    def explain(self, state: State, seat: Seat, move: Move) -> Illegal:
        refused = super().explain(state, seat, move)
        if isinstance(move, Accuse) and hidden(state):
            return Illegal(refused.key, warm=move.suspect == state.spy)
        return refused


class SpyHasLongerTurns(Spyfall):
    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        if due is None or not isinstance(state.phase, Questions):
            return due
        return Deadline(due.at + (state.phase.asker == state.spy), due.seats)


class SpyLooksLonger(Spyfall):
    """The clock that starts by itself waits a moment more where the dealer has no place to see."""

    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        if due is None or not isinstance(state.phase, Looking):
            return due
        return Deadline(due.at + (state.dealer == state.spy), due.seats)


class SpyIsReadyAlready(Spyfall):
    """The vote begins without the one who has nothing to say."""

    def follow(self, state: State, now: int, throw: Any) -> list[Event]:
        talk = state.phase
        if isinstance(talk, Discussing) and len({*talk.ready, state.spy}) == state.seats:
            return [Nominated(now, talk.to_come[0])]
        return super().follow(state, now, throw)


class SpyOfferedFirst(Spyfall):
    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        return sorted(moves, key=lambda m: isinstance(m, Accuse) and m.suspect != state.spy)


class FirstNoOpensTheBallots(Spyfall):
    """A vote that ends as soon as it is lost tells what was in the ballots."""

    def follow(self, state: State, now: int, throw: Any) -> list[Event]:
        vote, given = state.phase, state.ballots
        if isinstance(vote, Voting) and vote.accuser is not None and not all(given.values()):
            ballots = [None if s == vote.suspect else given.get(s) for s in range(state.seats)]
            return [Counted(now, vote.suspect, vote.accuser, ballots, [], False)]
        return super().follow(state, now, throw)


class OnlyTheSpyCanBeAccused(Spyfall):
    """A rule that judges by what the mover can't know."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        return [m for m in moves if not isinstance(m, Accuse) or m.suspect == state.spy]


class LocationToldWithTheSpyCard(Spyfall):
    """Onlookers see the place as soon as the spy has shown the card."""

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, SpyShown) and viewer is None:
            return DealtAndMore(0, event.seat, getattr(self, "location", None))
        return super().notice(event, viewer)

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        self.location = state.location


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    LocationInPublic,
    PaddingAsLongAsTheSpy,
    CountOfYesBallots,
    SeatsWithoutRole,
    NextDealerEarly,
    ChoicesOfTheSpyInPublic,
    SumOfRoles,
    RoundToCome,
    PlacesTurnedBySpy,
    CurrentPlaceMarkedUsed,
    VotedInOrderOfContent,
    SpyKnowsByItsRole,
    NeighboursBallot,
    RoleOfNeighbourInNotice,
    LocationToldToOnlookers,
    BallotInNotice,
    SpysQuestionUntold,
    SpysTalkWhispered,
    NeighbourOfTheSpyMayWhisper,
    RefusalNamesTheSpy,
    SpyHasLongerTurns,
    SpyLooksLonger,
    SpyIsReadyAlready,
    SpyOfferedFirst,
    FirstNoOpensTheBallots,
    OnlyTheSpyCanBeAccused,
    LocationToldWithTheSpyCard,
]
