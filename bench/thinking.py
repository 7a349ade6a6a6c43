"""How long bots think: every decision of whole matches among bots, at the fullest tables."""

from collections.abc import Iterator
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.facts import Options, facts_of
from zmova.arena.match import Player, bot, play_match
from zmova.games import registered
from zmova.table.game import Game
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

FULL, QUICK = 20, 1
"""Matches of each game."""
AIM = 200.0
"""Milliseconds, for the longest."""


class Thought(msgspec.Struct, frozen=True):
    """In milliseconds of a core."""

    game: str
    seats: int
    decisions: int
    median: float
    p99: float
    longest: float


def measure(matches: int, console: Console) -> list[Thought]:
    games = registered()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("bots think", total=matches * len(games))
        found = []
        for name, game in games.items():
            times: list[float] = []
            for spent in matches_of(game, facts_of(name).bench_ways, matches):
                times += spent
                progress.advance(task)
            found.append(thought(name, game.most, times))
        return found


def matches_of(game: Game[Any], ways: tuple[Options, ...], matches: int) -> Iterator[list[float]]:
    for seed in range(matches):
        times: list[float] = []
        players = [timed(bot(game, seat), times) for seat in range(game.most)]
        play_match(game, players, seed, dict(ways[seed % len(ways)]))
        yield times


def timed(player: Player, times: list[float]) -> Player:
    """Times of those thoughts that come to something."""

    def plan(view: View, whim: Whim) -> Plan | None:
        begun = process_time()
        made = player(view, whim)
        if made is not None:
            times.append(process_time() - begun)
        return made

    return plan


def thought(game: str, seats: int, times: list[float]) -> Thought:
    ordered = sorted(1000 * spent for spent in times)
    middle, rare = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return Thought(game, seats, len(ordered), middle, rare, ordered[-1])


def table(thoughts: list[Thought]) -> Table:
    told = Table(
        "game",
        "seats",
        "decisions",
        "median, ms",
        "99 of 100, ms",
        "longest, ms",
        title="How long bots think, on one core",
        caption=f"aim: none longer than {AIM:g} ms",
    )
    for one in thoughts:
        told.add_row(
            one.game,
            str(one.seats),
            f"{one.decisions:,}",
            f"{one.median:.2f}",
            f"{one.p99:.1f}",
            f"{one.longest:.1f}",
        )
    return told
