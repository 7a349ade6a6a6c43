"""The same deal with a bot at one place in turn, and with a simpler player there."""

from collections.abc import Iterator
from random import Random

import msgspec

from zmova.arena.match import Player, bot
from zmova.arena.study import Duel, Setting
from zmova.games.wink import GAME
from zmova.games.wink.arena.evening import play
from zmova.games.wink.moves import Call, Catch, Look, Name, Pass, Wink
from zmova.table.move import Move
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

OWED: tuple[type[Move], ...] = (Name, Call, Pass)
FREE: dict[str, tuple[type[Move], ...]] = {"random": (Look, Wink, Catch), "thrifty": (Look, Wink)}
"""By opponent, what it does while others have their turn: who is thrifty keeps its cards."""


class Pair(msgspec.Struct, frozen=True):
    """Points at one seat of one deal, and whether that won."""

    bot: int
    other: int
    bot_won: bool
    other_won: bool


def at_random(free: tuple[type[Move], ...]) -> Player:
    """Any kind of move that is its to make now, each as likely; then any of that kind.

    Others' looks don't change its mind, or it would never come to an end of thinking.
    """

    def plan(view: View, _: Whim) -> Plan | None:
        choices = listed(view.choices)
        offered = {type(move) for move in choices}
        kinds = [kind for kind in OWED if kind in offered]
        least, most = (4, 12) if kinds else (1, 4)
        kinds = kinds or [kind for kind in free if kind in offered]
        if not kinds:
            return None
        table, mine = view.table, view.mine
        mind = Random(f"{table.turn} {table.gazes[view.me]} {table.cards[view.me]} {mine}")
        kind = mind.choice(kinds)
        moves = [move for move in choices if type(move) is kind]
        return Plan(mind.choice(moves), mind.uniform(least, most))

    return plan


def pairs(setting: Setting, seed: int, index: int) -> Iterator[tuple[str, Pair]]:
    """By opponent; from deal to deal the bot sits one seat further on."""
    seat = index % setting.seats
    for opponent, free in FREE.items():
        others = [at_random(free) for _ in range(setting.seats)]
        among_others = play(setting, seed, index, others)
        others[seat] = bot(GAME, index)
        with_bot = play(setting, seed, index, others)
        one, other = with_bot.of(seat), among_others.of(seat)
        yield opponent, Pair(one[0], other[0], one[1], other[1])


def duels(setting: Setting, seed: int, index: int) -> list[Duel]:
    return [
        Duel(setting, index, "one seat", opponent, pair.bot_won, pair.other_won)
        for opponent, pair in pairs(setting, seed, index)
    ]
