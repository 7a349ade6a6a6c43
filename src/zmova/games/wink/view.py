"""What each viewer may see of a match, built up from nothing."""

import msgspec

from zmova.games.wink.options import Eyes, Signal
from zmova.games.wink.score import Result
from zmova.games.wink.state import Deed, Gaze, Seen, Silence, State, Turn
from zmova.table.seat import Seat


class TurnView(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """Whose turn it is; `names`: it may first name the holder of its number (W6)."""

    seat: Seat
    names: bool
    ends: int | None


class WinkView(msgspec.Struct, frozen=True):
    """After the match: who winked at whom for which number, and who saw it."""

    at: int
    seat: Seat
    player: Seat
    agent: int
    seen_by: list[Seat]


class OverView(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """All hands and winks lie open."""

    result: Result
    hands: list[list[int]]
    winks: list[WinkView]


PhaseView = TurnView | OverView


class TableView(msgspec.Struct, frozen=True):
    """Everybody's part; lists go by seat."""

    seats: int
    eyes: Eyes
    signal: Signal
    note: str | None
    turn: int
    phase: PhaseView
    crowd: list[int]
    """Every agent at the ball in the order of the crowd; those in `up` lie face up, those in
    `down` were turned over (W8), the others are taken."""
    up: list[int]
    down: list[int]
    pawns: list[int | None]
    """The card that each pawn stands on; a number that lies face up is an open call (W10)."""
    barred: list[int]
    """W20: numbers that can't be tried now."""
    hands: list[int]
    """How many agents each seat holds; `cards`: counter-intelligence cards in hand, `laid`: laid
    out (W19)."""
    cards: list[int]
    laid: list[int]
    won: list[list[int]]
    """Agents face up before each seat: a point each; `fallen`: those face down (W8)."""
    fallen: list[list[int]]
    gazes: list[Gaze]
    """W15: whom each seat looks at; empty where real eyes play."""
    story: list[Deed]
    silent: list[Silence]
    """W12: partners who did not wink; empty until the match is over."""


class MineView(msgspec.Struct, frozen=True):
    """A seat's own part."""

    hand: list[int]
    seen: list[Seen]
    """W17: winks that this seat saw or made, for numbers that still lie face up."""
    look_from: int | None
    """W15: the eyes rest until then; and below the lids."""
    wink_from: int | None


def phase_view(state: State) -> PhaseView:
    match state.phase:
        case Turn(seat=seat, ends=ends):
            return TurnView(seat, state.open_call(seat) is not None, ends)
    ended = state.ended
    assert ended is not None
    return OverView(
        Result(ended.winners, ended.scores, ended.why),
        [list(hand) for hand in state.hands],
        [WinkView(one.at, one.seat, one.player, one.agent, one.seen_by) for one in state.winks],
    )


def public(state: State) -> TableView:
    return TableView(
        seats=state.seats,
        eyes=state.options.eyes,
        signal=state.options.signal,
        note=state.options.note,
        turn=state.turn,
        phase=phase_view(state),
        crowd=list(state.crowd),
        up=[agent for agent in state.crowd if agent in state.up],
        down=[agent for agent in state.crowd if agent in state.down],
        pawns=list(state.pawns),
        barred=sorted(state.barred),
        hands=[len(hand) for hand in state.hands],
        cards=list(state.cards),
        laid=list(state.laid),
        won=[list(agents) for agents in state.won],
        fallen=[list(agents) for agents in state.fallen],
        gazes=list(state.gazes),
        story=list(state.story),
        silent=list(state.silent) if state.ended else [],
    )


def private(state: State, seat: Seat) -> MineView:
    return MineView(
        list(state.hands[seat]),
        list(state.seen[seat]),
        state.strained.get((seat, "look")),
        state.strained.get((seat, "wink")),
    )
