"""What each viewer may see of a Spyfall match, built up from nothing."""

import msgspec

from zmova.games.spyfall import score
from zmova.games.spyfall.options import OwnPlace, round_minutes
from zmova.games.spyfall.places import Place
from zmova.games.spyfall.state import (
    Ballots,
    Between,
    Discussing,
    Exchange,
    Guessing,
    Looking,
    Over,
    Questions,
    Shown,
    State,
    TimeUp,
    Voting,
)
from zmova.table.seat import Seat


class LookView(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """S7: the clock starts at `ends`, if the dealer does not start it before."""

    ends: int | None


class QuestionsView(msgspec.Struct, frozen=True, tag_field="type", tag="questions"):
    """`ends` and `turn_ends` are moments of the table's time in milliseconds."""

    asker: Seat
    asked: Seat | None
    barred: Seat | None
    ends: int
    turn_ends: int | None


class TimeUpView(msgspec.Struct, frozen=True, tag_field="type", tag="time-up"):
    """S10: who will be put to the vote, one after another."""

    to_come: list[Seat]


class DiscussView(msgspec.Struct, frozen=True, tag_field="type", tag="discuss"):
    """S10: who waits for the vote already, and who will be put to it."""

    to_come: list[Seat]
    ready: list[Seat]
    ends: int | None


class VoteView(msgspec.Struct, frozen=True, tag_field="type", tag="vote"):
    """Who has voted, never what. `left` is the stopped clock; `to_come` the candidates of S10."""

    suspect: Seat
    accuser: Seat | None
    voted: list[Seat]
    ends: int | None
    left: int
    to_come: list[Seat]


class GuessView(msgspec.Struct, frozen=True, tag_field="type", tag="guess"):
    """`right` is None until a place was named, or none in time (S13)."""

    spy: Seat
    ends: int | None
    left: int
    location: Place | None
    right: bool | None


class BetweenView(msgspec.Struct, frozen=True, tag_field="type", tag="between"):
    dealer: Seat
    """Who deals the next round."""
    ends: int | None


class OverView(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    result: score.Result


PhaseView = (
    LookView
    | QuestionsView
    | TimeUpView
    | DiscussView
    | VoteView
    | GuessView
    | BetweenView
    | OverView
)


class PlaceView(msgspec.Struct, frozen=True):
    id: str
    used: bool


class TableView(msgspec.Struct, frozen=True):
    """Everybody's part. `places` is S6; `finished` is S20."""

    seats: int
    round: int
    rounds: int
    dealer: Seat
    clock: int
    """The whole time of a round in milliseconds."""
    phase: PhaseView
    waiting: list[Seat]
    """Whom the table waits for."""
    acted: bool
    places: list[PlaceView]
    own: list[OwnPlace]
    may_accuse: list[bool]
    exchanges: list[Exchange]
    votes: list[Ballots]
    finished: list[Shown]
    scores: list[int]


class MineView(msgspec.Struct, frozen=True):
    """A seat's own card (S3), and its ballot in the vote that is on."""

    spy: bool
    location: str | None
    role: int | None
    ballot: bool | None


def phase_view(state: State) -> PhaseView:
    match state.phase:
        case Looking(ends=ends):
            return LookView(ends)
        case Questions(asker=asker, asked=asked, barred=barred, ends=ends, turn_ends=turn):
            return QuestionsView(asker, asked, barred, ends, turn)
        case TimeUp(to_come=to_come):
            return TimeUpView(list(to_come))
        case Discussing(to_come=to_come, ready=ready, ends=ends):
            return DiscussView(list(to_come), sorted(ready), ends)
        case Voting() as vote:
            return VoteView(
                vote.suspect,
                vote.accuser,
                sorted(state.ballots),
                vote.ends,
                vote.left,
                list(vote.to_come),
            )
        case Guessing(ends=ends, left=left, named=named):
            location, right = (None, None) if named is None else (named.location, named.right)
            return GuessView(state.spy, ends, left, location, right)
        case Between(ends=ends):
            return BetweenView(state.spy, ends)
        case Over():
            return OverView(score.totals(state))


def public(state: State) -> TableView:
    used = set(state.used[:-1])
    if isinstance(state.phase, Between | Over):
        used = set(state.used)
    return TableView(
        seats=state.seats,
        round=state.round,
        rounds=state.options.rounds,
        dealer=state.dealer,
        clock=round_minutes(state.options, state.seats) * 60_000,
        phase=phase_view(state),
        waiting=list(state.waiting),
        acted=state.options.acted,
        places=[PlaceView(place, place in used) for place in state.places],
        own=state.options.own,
        may_accuse=list(state.may_accuse),
        exchanges=list(state.exchanges),
        votes=list(state.votes),
        finished=list(state.finished),
        scores=list(state.scores),
    )


def private(state: State, seat: Seat) -> MineView:
    ballot = state.ballots.get(seat) if isinstance(state.phase, Voting) else None
    if seat == state.spy:
        return MineView(True, None, None, ballot)
    return MineView(False, state.location, state.roles[seat], ballot)
