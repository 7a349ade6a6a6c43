"""The tables that Passengers is studied at, and who sits there."""

from hashlib import sha256
from itertools import permutations
from typing import Any

from zmova.arena.match import Player, Unhurried
from zmova.arena.study import Setting
from zmova.bots.persona import persona_of
from zmova.games.passengers import bot
from zmova.games.passengers.bot.brain import seconds
from zmova.games.passengers.cards import FACTION_DECK, Faction
from zmova.table.plan import Plan
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim

SETS = ("I", "II", "III")
MIXES = tuple(permutations(SETS))
SETTINGS = (
    Setting(4, "four"),
    *(Setting(seats, variant) for seats in (5, 6, 7, 8) for variant in (*SETS, "mixed")),
)
FACTIONS: tuple[Faction, ...] = ("souls", "demons", "yaesther")


def factions_at(seats: int) -> list[Faction]:
    """P2"""
    return [own for own, cards in zip(FACTIONS, FACTION_DECK[seats], strict=True) if cards]


def chance_of(setting: Setting, seed: int, index: int) -> str:
    """Every set of gifts is played on the same deals."""
    return f"{seed} {setting.seats} {index}"


def seed_of(chance: str) -> bytes:
    return sha256(chance.encode()).digest()


def options(setting: Setting, index: int) -> dict[str, Any]:
    """P7: mixed is one set for each round, in every order by turns."""
    if setting.variant == "four":
        return {}
    if setting.variant == "mixed":
        return {"gifts": list(MIXES[index % len(MIXES)])}
    return {"gifts": setting.variant}


def face(persona: int) -> Player:
    """The bot, which takes its time and then thinks once."""
    who = persona_of(persona)

    def think(view: View, whim: Whim) -> Plan | None:
        return bot.plan(view, whim, persona)

    def pace(view: View, whim: Whim) -> Plan | None:
        if view.mine.ballot is not None:
            return None
        move = view.choices[0]
        return Plan(move, seconds(view.table, move, whim, who))

    return Unhurried(think, pace)


def bots(setting: Setting, index: int) -> list[Player]:
    """Other faces from match to match."""
    return [face(index + seat) for seat in range(setting.seats)]


def winner(table: Table) -> Faction:
    ended = table.state.ended
    faction: Faction = table.state.factions[ended.winners[0]]
    return faction
