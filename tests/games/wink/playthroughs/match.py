"""Four with masks: winks that nobody, the caller or a third sees, catches, bars, a tie broken."""

from typing import Any

SEATS = 4
SEED = 4
OPTIONS: dict[str, Any] = {"turn_seconds": 120, "note": "Маски не знімаємо"}
STACKED: dict[str, Any] = {
    "hands": [list(range(first, first + 9)) for first in (1, 10, 19, 28)],
    "crowd": [number * 5 % 37 for number in range(1, 37)],
    "first": 0,
}


def look(player: int) -> dict[str, Any]:
    return {"type": "look", "player": player}


def call(agent: int) -> dict[str, Any]:
    return {"type": "call", "agent": agent}


def name(player: int) -> dict[str, Any]:
    return {"type": "name", "player": player}


def catch(player: int, agent: int) -> dict[str, Any]:
    return {"type": "catch", "player": player, "agent": agent}


WINK: dict[str, Any] = {"type": "wink"}
SCRIPT: list[Any] = [
    # seconds to wait, or a seat and its move
    # seat 0 calls seat 3, who winks twice: at nobody's eyes, and at the caller's alone
    (2, look(1)),
    (0, name(3)),
    (0, call(3)),
    (0, call(28)),
    (0, look(3)),
    (1, WINK),
    0.2,
    (3, WINK),
    (3, WINK),
    2,
    (3, WINK),
    (1, catch(3, 10)),
    # seat 1 calls seat 3, whose wink only seat 0 sees: a catch
    (1, call(29)),
    (3, look(1)),
    2.5,
    (3, WINK),
    (3, catch(0, 29)),
    (0, catch(3, 29)),
    # seat 2 calls; a wrong catch bars the number until its next turn
    (2, call(30)),
    (1, catch(0, 30)),
    (0, catch(3, 30)),
    (0, {"type": "say", "text": "Ніхто нікому не підморгував."}),
    # eyes that wander too fast must rest
    (3, look(2)),
    (3, look(0)),
    (3, look(1)),
    (3, look(2)),
    (3, look(0)),
    1,
    (3, look(0)),
    # seat 3 calls seat 0, who does not wink
    (3, {"type": "pass"}),
    (3, call(1)),
    # numbers that nobody calls: a right catch, and a wrong one that bars it until that seat's turn
    (1, catch(0, 5)),
    (2, catch(1, 6)),
    (1, catch(0, 6)),
    # the second round: a right name, a pawn off the board, a catch without a wink, a wrong name
    (0, name(3)),
    (0, call(31)),
    (1, name(3)),
    (1, call(32)),
    (0, catch(3, 32)),
    (2, name(1)),
    (2, call(33)),
    (3, name(0)),
    (3, call(2)),
    # the third
    (0, name(3)),
    (0, call(34)),
    (1, call(35)),
    (2, name(3)),
    (2, call(36)),
    (3, call(10)),
    # the fourth: seat 3 has no cards left
    (0, name(3)),
    (0, call(2)),
    (0, call(19)),
    (1, name(0)),
    (1, call(20)),
    (2, name(3)),
]
