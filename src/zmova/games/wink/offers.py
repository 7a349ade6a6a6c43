"""The law of what a seat may do. Moves are few and never change: they are made once and kept."""

from functools import cache

from zmova.games.wink.moves import Call, Catches, Look, Name, Pass, Wink
from zmova.games.wink.state import State, Turn
from zmova.table.move import Move
from zmova.table.offer import Offer
from zmova.table.seat import Seat

PASS, WINK = Pass(), Wink()


def offers(state: State, seat: Seat) -> list[Offer]:
    phase = state.phase
    if type(phase) is not Turn:
        return []
    moves: list[Offer] = []
    if phase.seat == seat:
        if state.open_call(seat) is not None:
            moves += names(state.seats, seat)
        moves += [call(agent) for agent in state.callable(seat)] or [PASS]
    if state.cards[seat]:
        moves += catches(state, seat)
    if state.gazes:
        moves += looks(state, seat)
    return moves


def catches(state: State, seat: Seat) -> list[Catches]:
    """W17, W18, W20"""
    spared = {*state.hands[seat], state.pawns[seat], *state.barred}
    agents = [agent for agent in state.crowd if agent in state.up and agent not in spared]
    return [Catches(others(state.seats, seat), tuple(agents))] if agents else []


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
    return [Name(player) for player in others(seats, seat)]


@cache
def glances(seats: int, seat: Seat, player: Seat) -> list[Look]:
    return [Look(other) for other in others(seats, seat) if other != player]


@cache
def others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(player for player in range(seats) if player != seat)
