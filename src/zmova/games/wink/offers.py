"""The law of what a seat may do. Moves are few and never change: they are made once and kept."""

from functools import cache

from zmova.games.wink.moves import Call, Catch, Look, Name, Pass, Wink
from zmova.games.wink.state import State, Turn
from zmova.table.move import Move
from zmova.table.seat import Seat

PASS, WINK = Pass(), Wink()


def offers(state: State, seat: Seat) -> list[Move]:
    phase = state.phase
    if type(phase) is not Turn:
        return []
    moves: list[Move] = []
    if phase.seat == seat:
        if state.open_call(seat) is not None:
            moves += names(state.seats, seat)
        moves += [call(agent) for agent in state.callable(seat)] or [PASS]
    if state.cards[seat]:
        moves += catches(state, seat)
    if state.gazes:
        moves += looks(state, seat)
    return moves


def catches(state: State, seat: Seat) -> list[Move]:
    """W16-W18, W20"""
    hand, found = state.hands[seat], list[Move]()
    for caller, agent in enumerate(state.pawns):
        if caller == seat or agent not in state.up or agent in hand or agent in state.barred:
            continue
        found += suspects(state.seats, seat, agent)
    return found


def looks(state: State, seat: Seat) -> list[Move]:
    """W13, W15"""
    player, found = state.gazes[seat].player, list[Move]()
    if (seat, "look") not in state.strained:
        found += glances(state.seats, seat, player)
    if (seat, "wink") not in state.strained and state.open_call(player) in state.hands[seat]:
        found.append(WINK)
    return found


@cache
def call(agent: int) -> Call:
    return Call(agent)


@cache
def names(seats: int, seat: Seat) -> list[Name]:
    return [Name(player) for player in range(seats) if player != seat]


@cache
def glances(seats: int, seat: Seat, player: Seat) -> list[Look]:
    return [Look(other) for other in range(seats) if other not in (seat, player)]


@cache
def suspects(seats: int, seat: Seat, agent: int) -> list[Catch]:
    return [Catch(player, agent) for player in range(seats) if player != seat]
