"""Duplicate deals: the same cards with the bot in a faction's seats, and with a simpler player."""

from typing import Any

from zmova.arena.match import Player, drifter, play_on
from zmova.arena.study import Duel, Setting
from zmova.games.passengers import GAME
from zmova.games.passengers.arena.simple import own_card_first
from zmova.games.passengers.arena.tables import (
    bots,
    chance_of,
    factions_at,
    options,
    seed_of,
    winner,
)
from zmova.games.passengers.cards import FACTION, Card
from zmova.table.table import Table

OPPONENTS: dict[str, Player] = {"random": drifter(), "own card": own_card_first}


def duels(setting: Setting, seed: int, index: int) -> list[Duel]:
    """Each faction of bots against each kind of opponent, and that kind among its own."""
    chance = chance_of(setting, seed, index)
    stacked = turned(setting, chance, index)
    factions = [FACTION[hand[0]] for hand in stacked["hands"]]

    def who_wins(players: list[Player]) -> str:
        raw, chosen = seed_of(chance), options(setting, index)
        table = Table.deal(GAME, setting.seats, raw, chosen, stacked)
        return winner(play_on(table, players, chance))

    fought = []
    for kind, opponent in OPPONENTS.items():
        among_others = who_wins([opponent] * setting.seats)
        for faction in factions_at(setting.seats):
            players = [
                one if own == faction else opponent
                for one, own in zip(bots(setting, index), factions, strict=True)
            ]
            won = who_wins(players) == faction
            fought.append(Duel(setting, index, faction, kind, won, among_others == faction))
    return fought


def turned(setting: Setting, chance: str, index: int) -> dict[str, Any]:
    """A deal whose hands went round by a seat more each time, while the coin stayed."""
    dealt = Table.deal(GAME, setting.seats, seed_of(chance)).state
    turn = index % setting.seats
    hands: list[list[Card]] = [list(hand) for hand in dealt.hands[turn:] + dealt.hands[:turn]]
    shadows = {"shadows": list(dealt.shadows)} if dealt.shadows else {}
    return {"hands": hands, "coin": dealt.coin, **shadows}
