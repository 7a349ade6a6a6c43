"""What each viewer may see of a match, built up from nothing."""

import msgspec

from zmova.games.trolley import score
from zmova.games.trolley.arranging import may_arrange
from zmova.games.trolley.decks import DECKS, Card, Deck
from zmova.games.trolley.options import OwnDecks
from zmova.games.trolley.state import (
    Arguing,
    Argument,
    Dealing,
    FaceDown,
    Modifying,
    Over,
    Pause,
    Picking,
    Played,
    State,
    Verdict,
)
from zmova.games.trolley.tracks import TRACKS, Character, Track, teams, track_of
from zmova.table.seat import Seat


class PickingView(msgspec.Struct, frozen=True, tag_field="type", tag="picking"):
    """T5, T6: who still chooses, and which teams have; `ends` is a moment of the table's time."""

    deck: Deck
    waiting: list[Seat]
    picked: list[Track]
    ends: int | None


class PlayedView(msgspec.Struct, frozen=True, tag_field="type", tag="played"):
    """T5, T6: cards of this deck have just appeared on the tracks."""

    deck: Deck


class ModifyingView(msgspec.Struct, frozen=True, tag_field="type", tag="modifying"):
    """T7: who still chooses; when nobody does, what they chose is shown, one after another."""

    waiting: list[Seat]
    ends: int | None


class ArguingView(msgspec.Struct, frozen=True, tag_field="type", tag="arguing"):
    """T8"""

    ends: int | None


class PauseView(msgspec.Struct, frozen=True, tag_field="type", tag="pause"):
    """The tram has run; without an end no pause comes after it."""

    ends: int | None


class OverView(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    result: score.Result


PhaseView = PickingView | PlayedView | ModifyingView | ArguingView | PauseView | OverView


class Backs(msgspec.Struct, frozen=True):
    """How many cards of each deck a seat holds: everybody sees their backs."""

    innocents: int
    guilty: int
    modifiers: int


class TracksView(msgspec.Struct, frozen=True):
    left: list[Character]
    right: list[Character]


class VerdictView(msgspec.Struct, frozen=True):
    """A round that was decided."""

    round: int
    driver: Seat
    track: Track
    by_chance: bool
    left: list[Seat]
    right: list[Seat]
    tracks: TracksView
    arguments: list[Argument]


class TableView(msgspec.Struct, frozen=True):
    """Everybody's part."""

    seats: int
    round: int
    rounds: int
    driver: Seat
    left: list[Seat]
    """The left team in its order (T2), and `right` the right one."""
    right: list[Seat]
    helper: Seat | None
    """T15: who holds the helper token."""
    skulls: list[int]
    phase: PhaseView
    waiting: list[Seat]
    """Whom the table waits for."""
    tracks: TracksView
    hands: list[Backs]
    decks: Backs
    """How many cards each deck still has."""
    arguments: list[Argument]
    verdicts: list[VerdictView]
    own: OwnDecks
    valerii: bool
    accomplices: bool
    argue_seconds: int | None


class HandView(msgspec.Struct, frozen=True):
    """T3: teammates see each other's cards.

    `modifiers` are all that the seat holds; the last `extra` of them never change hands.
    """

    seat: Seat
    innocents: list[Card]
    guilty: list[Card]
    modifiers: list[Card]
    extra: int


class MineView(msgspec.Struct, frozen=True):
    """A team's own part: its hands, and its choice while that lies face down."""

    track: Track | None
    """None for the driver."""
    hands: list[HandView]
    pick: Card | None
    laid: list[FaceDown]
    """T7: what the team's seats have chosen, while it lies face down."""
    arrange: bool
    """T3: the team may still pass its hands round."""


def phase_view(state: State) -> PhaseView:
    match state.phase:
        case Dealing():
            return PickingView("innocents", [], [], None)
        case Picking(deck=deck, picks=picks, ends=ends) as phase:
            done = [track for track in TRACKS if track in picks]
            return PickingView(deck, state.choosing(phase), done, ends)
        case Played(deck=deck):
            return PlayedView(deck)
        case Modifying(ends=ends) as phase:
            return ModifyingView(state.choosing(phase), ends)
        case Arguing(ends=ends):
            return ArguingView(ends)
        case Pause(ends=pause_ends):
            return PauseView(pause_ends)
        case Over():
            ended = state.ended
            assert ended is not None
            return OverView(score.Result(ended.winners, ended.scores, ended.why))


def backs(state: State, seat: Seat) -> Backs:
    """T7: a modifier that lies face down counts until it is shown, so that none can be missed."""
    hand = state.hands[seat]
    down = sum(choice.card is not None for choice in laid(state) if choice.seat == seat)
    return Backs(len(hand.innocents), len(hand.guilty), len(hand.all_modifiers) + down)


def laid(state: State) -> tuple[FaceDown, ...]:
    return state.phase.laid if type(state.phase) is Modifying else ()


def tracks_view(tracks: dict[Track, tuple[Character, ...]]) -> TracksView:
    return TracksView(*(list(tracks[track]) for track in TRACKS))


def verdict_view(verdict: Verdict, seats: int) -> VerdictView:
    left, right = (list(teams(verdict.driver, seats)[track]) for track in TRACKS)
    return VerdictView(
        verdict.round,
        verdict.driver,
        verdict.track,
        verdict.by_chance,
        left,
        right,
        tracks_view(verdict.tracks),
        list(verdict.arguments),
    )


def public(state: State) -> TableView:
    sides = state.teams
    return TableView(
        seats=state.seats,
        round=state.round,
        rounds=score.rounds(state.seats),
        driver=state.driver,
        left=list(sides["left"]),
        right=list(sides["right"]),
        helper=state.helper,
        skulls=list(state.skulls),
        phase=phase_view(state),
        waiting=list(state.waiting),
        tracks=tracks_view(state.tracks),
        hands=[backs(state, seat) for seat in range(state.seats)],
        decks=Backs(*(len(state.piles[deck].draw) for deck in DECKS)),
        arguments=list(state.arguments),
        verdicts=[verdict_view(verdict, state.seats) for verdict in state.verdicts],
        own=state.options.own,
        valerii=state.options.valerii,
        accomplices=state.options.accomplices,
        argue_seconds=state.options.argue_seconds,
    )


def private(state: State, seat: Seat) -> MineView:
    track = track_of(seat, state.driver, state.seats)
    if track is None:
        return MineView(None, [], None, [], False)
    hands = [
        HandView(
            one,
            list(hand.innocents),
            list(hand.guilty),
            list(hand.all_modifiers),
            len(hand.extra),
        )
        for one in state.teams[track]
        for hand in [state.hands[one]]
    ]
    phase, team = state.phase, state.teams[track]
    pick = phase.picks.get(track) if type(phase) is Picking else None
    down = [choice for choice in laid(state) if choice.seat in team]
    return MineView(track, hands, pick, down, may_arrange(state, track))
