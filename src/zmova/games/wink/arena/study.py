"""The tables that Wink is studied at."""

from collections.abc import Sequence

from zmova.arena.match import bot
from zmova.arena.sheet import as_json
from zmova.arena.study import Duel, Report, Setting
from zmova.games.wink import GAME
from zmova.games.wink.arena import balance, page
from zmova.games.wink.arena.duels import duels
from zmova.games.wink.arena.evening import Evening, play


class WinkStudy:
    settings: Sequence[Setting] = tuple(Setting(seats, "masks") for seats in (4, 5, 6, 7, 8))
    duelling = """\
Each deal is played twice: with a bot at one seat and opponents at all others (*bots win*), and with
such an opponent there too (*they win*). From deal to deal the bot sits one seat further on. Shares
are in per cent with 95% intervals (Wilson), *ahead* is the difference deal by deal.

- *random* looks, winks, names, calls and catches at random.
- *thrifty* does the same but never catches, so that it keeps the points of its cards."""

    def factions(self, setting: Setting) -> Sequence[str]:
        return ("one seat",)

    def band(self, setting: Setting) -> tuple[float, float]:
        """What share of winks should be caught."""
        return balance.AIM

    def play(self, setting: Setting, seed: int, index: int, forked: bool) -> Evening:
        """Other faces from match to match."""
        faces = [bot(GAME, index + seat) for seat in range(setting.seats)]
        return play(setting, seed, index, faces)

    def report(self, command: str, asked: int, played: Sequence[Evening]) -> Report:
        found = balance.balance(command, asked, played)
        files = {".md": page.page(found), ".json": as_json(found), ".svg": page.picture(found)}
        return Report(page.sheets(found), files)

    def duels(self, setting: Setting, seed: int, index: int) -> list[Duel]:
        return duels(setting, seed, index)
