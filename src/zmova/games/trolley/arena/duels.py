"""The same seed with bots in one of the teams, and with simpler players in both."""

from hashlib import sha256

from zmova.arena.match import play_on
from zmova.arena.study import Duel, Setting
from zmova.games.trolley import GAME
from zmova.games.trolley.arena.players import OPPONENTS, person
from zmova.games.trolley.state import Verdict
from zmova.games.trolley.tracks import TRACKS, Track
from zmova.table.table import Table


def duels(setting: Setting, seed: int, index: int) -> list[Duel]:
    """Round by round whether a team came off without a skull; every seat plays on both sides.

    The faces go round by a seat from one match to the next, and their tastes with them.
    """
    fought = []
    for opponent, argues in OPPONENTS.items():
        others = verdicts(setting, seed, index, None, argues)
        for track in TRACKS:
            bots = verdicts(setting, seed, index, track, argues)
            fought += [
                Duel(
                    setting,
                    index,
                    track,
                    opponent,
                    bots_won=one.track != track,
                    others_won=other.track != track,
                )
                for one, other in zip(bots, others, strict=True)
            ]
    return fought


def verdicts(
    setting: Setting, seed: int, index: int, bots: Track | None, argues: bool
) -> tuple[Verdict, ...]:
    chance = f"{seed} {setting.seats} {index}"
    raw = sha256(chance.encode()).digest()
    table = Table.deal(GAME, setting.seats, raw)
    players = [person(index + seat, bots, argues) for seat in range(setting.seats)]
    judged: tuple[Verdict, ...] = play_on(table, players, chance).state.verdicts
    return judged
