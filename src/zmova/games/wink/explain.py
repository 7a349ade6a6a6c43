"""Why a move is refused: the first thing that a player would do otherwise (G5)."""

from collections.abc import Callable
from typing import Any

from zmova.games.wink.moves import Call, Catch, Look, Name, Pass, Wink
from zmova.games.wink.state import State, Turn
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def explain(state: State, seat: Seat, move: Move) -> Illegal:
    if type(state.phase) is not Turn:
        return Illegal("match-over", "W22")
    return EXPLAIN[type(move)](state, seat, move)


def about_name(state: State, seat: Seat, move: Name) -> Illegal:
    if state.turn_of != seat:
        return not_your_turn()
    if state.open_call(seat) is None:
        return Illegal("nothing-to-name", "W6")
    return not_yourself() if move.player == seat else no_such_player()


def about_call(state: State, seat: Seat, move: Call) -> Illegal:
    agent = move.agent
    if state.turn_of != seat:
        return not_your_turn()
    if agent not in state.crowd:
        return not_at_the_ball()
    if agent not in state.up:
        return Illegal("not-face-up", "W10")
    if agent in state.hands[seat]:
        return you_hold_it()
    if agent == state.pawns[seat]:
        return Illegal("called-already", "W9")
    return Illegal("taken-by-a-pawn", "W10")


def about_pass(state: State, seat: Seat, move: Pass) -> Illegal:
    return not_your_turn() if state.turn_of != seat else Illegal("must-call", "W11")


def about_look(state: State, seat: Seat, move: Look) -> Illegal:
    if not state.gazes:
        return Illegal("real-eyes", "W14")
    if not 0 <= move.player < state.seats:
        return no_such_player()
    if move.player == seat:
        return not_yourself()
    if move.player == state.gazes[seat].player:
        return Illegal("looking-there")
    return Illegal("looks-too-fast", "W15")


def about_wink(state: State, seat: Seat, move: Wink) -> Illegal:
    if not state.gazes:
        return Illegal("real-eyes", "W14")
    if state.open_call(state.gazes[seat].player) not in state.hands[seat]:
        return Illegal("nobody-to-wink-at", "W13")
    return Illegal("winks-too-fast", "W15")


def about_catch(state: State, seat: Seat, move: Catch) -> Illegal:
    agent, player = move.agent, move.player
    if not 0 <= player < state.seats:
        return no_such_player()
    if not state.cards[seat]:
        return Illegal("no-cards-left", "W16")
    if player == seat:
        return not_yourself()
    if agent not in state.crowd:
        return not_at_the_ball()
    if agent not in state.up:
        return Illegal("not-face-up", "W17")
    if agent == state.pawns[seat]:
        return Illegal("your-own-call", "W18")
    return you_hold_it() if agent in state.hands[seat] else Illegal("tried-already", "W20")


def no_such_player() -> Illegal:
    return Illegal("no-such-player")


def not_at_the_ball() -> Illegal:
    return Illegal("not-at-the-ball", "W1")


def not_yourself() -> Illegal:
    return Illegal("not-yourself", "W18")


def not_your_turn() -> Illegal:
    return Illegal("anothers-turn", "W4")


def you_hold_it() -> Illegal:
    return Illegal("you-hold-it", "W18")


EXPLAIN: dict[type, Callable[[State, Seat, Any], Illegal]] = {
    Name: about_name,
    Call: about_call,
    Pass: about_pass,
    Look: about_look,
    Wink: about_wink,
    Catch: about_catch,
}
