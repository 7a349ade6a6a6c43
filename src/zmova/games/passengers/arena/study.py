"""One match of bots, and all that a report asks about it."""

from collections.abc import Sequence

from zmova.arena import balance, balance_chart, balance_page
from zmova.arena.match import play_on
from zmova.arena.sheet import as_json
from zmova.arena.study import Duel, Played, Report, Setting
from zmova.games.passengers import GAME
from zmova.games.passengers.arena.duels import duels
from zmova.games.passengers.arena.forks import fork
from zmova.games.passengers.arena.tables import (
    SETTINGS,
    bots,
    chance_of,
    factions_at,
    options,
    seed_of,
    winner,
)
from zmova.games.passengers.events import Claimed, Placed, Shaded, Shown, Traded, Used, Voted
from zmova.table.event import Event
from zmova.table.table import Table


class PassengersStudy:
    settings: Sequence[Setting] = SETTINGS
    duelling = """\
Each deal is played twice: with bots in all seats of one faction and opponents in every other seat
(*bots win*), and with such opponents in every seat (*they win*). Shares are in per cent with 95%
intervals (Wilson), *ahead* is the difference deal by deal. From deal to deal the hands go round by
a seat while the coin stays.

- *random* makes any legal move.
- *own card* places cards of its own faction, uses gifts at random and votes for the boat of
  its card."""

    def factions(self, setting: Setting) -> Sequence[str]:
        return factions_at(setting.seats)

    def band(self, setting: Setting) -> tuple[float, float]:
        return (0.4, 0.6) if len(self.factions(setting)) == 2 else (0.25, 0.42)

    def play(self, setting: Setting, seed: int, index: int, forked: bool) -> Played:
        chance = chance_of(setting, seed, index)
        table = Table.deal(GAME, setting.seats, seed_of(chance), options(setting, index))
        play_on(table, bots(setting, index), chance)
        other = fork(table, lambda: bots(setting, index), chance) if forked else None
        return Played(
            setting=setting,
            index=index,
            winner=winner(table),
            scores=dict(table.state.ended.scores),
            decisions=sum(map(is_decision, table.log)),
            claims=sum(type(event) is Claimed for event in table.log),
            minutes=table.now / 60_000,
            forks=[other] if other else [],
        )

    def report(self, command: str, asked: int, played: Sequence[Played]) -> Report:
        found = balance.balance(GAME.name, self, command, asked, played)
        files = {
            ".md": balance_page.page(found),
            ".json": as_json(found),
            ".svg": balance_chart.win_chart(found),
            "-gifts.svg": balance_chart.fork_chart(found),
        }
        return Report(balance_page.sheets(found), files)

    def duels(self, setting: Setting, seed: int, index: int) -> list[Duel]:
        return duels(setting, seed, index)


def is_decision(event: Event) -> bool:
    """A gift that needs no choice is none."""
    if type(event) is Used:
        return event.choice is not None
    return type(event) in (Shaded, Placed, Shown, Traded, Voted)
