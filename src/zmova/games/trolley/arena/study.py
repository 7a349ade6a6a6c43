"""The tables that Trial by Trolley is studied at."""

from collections.abc import Sequence

from zmova.arena.study import Duel, NoSuchTable, Played, Report, Setting
from zmova.games.trolley.arena.duels import duels
from zmova.games.trolley.tracks import TRACKS

ONLY_A_DUEL = "in Trial by Trolley teams change every round: there is only a duel"


class TrolleyStudy:
    settings: Sequence[Setting] = tuple(Setting(seats, "plain") for seats in (3, 5, 7, 13))
    duelling = """\
Each match is played three times on one seed: with bots in the left team of every round, with bots
in the right one (*bots win*: how often nobody of that team took a skull), and with their opponents
in both (*they win*). Teams are new in every round, so each seat is on either side. Whoever drives
is a bot with one of eight tastes, which no player is told; from match to match the tastes go round
by a seat. Each round counts once. Shares are in per cent with 95% intervals (Wilson), *ahead* is
the difference round by round.

- *silent* plays any card anywhere and says nothing.
- *arguing* plays any card anywhere and argues as bots do."""

    def factions(self, setting: Setting) -> Sequence[str]:
        return TRACKS

    def band(self, setting: Setting) -> tuple[float, float]:
        return 0.4, 0.6

    def play(self, setting: Setting, seed: int, index: int, forked: bool) -> Played:
        raise NoSuchTable(ONLY_A_DUEL)

    def report(self, command: str, asked: int, played: Sequence[Played]) -> Report:
        raise NoSuchTable(ONLY_A_DUEL)

    def duels(self, setting: Setting, seed: int, index: int) -> list[Duel]:
        return duels(setting, seed, index)
