"""The instruments of `bench/` work; what they show is nobody's to judge here."""

import asyncio

import pytest
from rich.console import Console

import zmova
from bench import server, thinking, visitors
from bench.at_random import AtRandom
from bench.rules import compare
from bench.spyfall import Spyfall
from bench.work import Effort, Work, ratio
from tests.serving import serving


class Steady:
    """Plays at a known pace."""

    def __init__(self, name: str, rate: int) -> None:
        self.name = name
        self.rate = rate
        self.asked: list[float] = []

    def play(self, seconds: float) -> Work:
        self.asked.append(seconds)
        return Work(int(self.rate * seconds), seconds)


def test_contenders_take_slices_in_turn_after_a_warm_up():
    ours, theirs = Steady("Zmova", 400), Steady("OpenSpiel", 1000)
    rows = compare([ours, theirs], Effort(slices=3, seconds=1.0, warm_up=5.0))
    assert ours.asked == theirs.asked == [5.0, 1.0, 1.0, 1.0]
    assert [(row.rate, row.ratio, row.aim) for row in rows] == [(400, None, None), (1000, 0.4, 0.4)]


def test_a_game_of_ours_aims_at_a_rate_and_is_no_peer():
    contenders = [Steady("Zmova, spyfall", 400), Steady("Zmova, passengers", 100)]
    rows = compare(contenders, Effort(slices=1, seconds=1.0, warm_up=0.0))
    assert [(row.rate, row.ratio, row.aim) for row in rows] == [(400, None, None), (100, None, 1e5)]


def test_a_ratio_is_of_neighbours_so_that_a_busy_moment_hits_both():
    assert ratio([100, 10, 100], [50, 5, 50]) == 2


@pytest.mark.parametrize("game", zmova.games.names())
def test_the_same_seed_plays_the_same_match(game: str):
    once, again = AtRandom(game, seed=5), AtRandom(game, seed=5)
    lengths = [once.match() for _ in range(20)]
    assert lengths == [again.match() for _ in range(20)]
    assert all(lengths)
    assert once.play(0.05).decisions > 0


def test_the_same_seed_lets_the_same_clock_run_out():
    once, again = Spyfall(seed=5), Spyfall(seed=5)
    lengths = [once.match() for _ in range(20)]
    assert lengths == [again.match() for _ in range(20)]
    assert len(set(lengths)) > 1


def test_the_same_load_runs_on_a_real_server_and_on_an_echo():
    brief = server.Effort(rooms=(2,), flood=0, arrival=0.0, warm_up=0.2, seconds=0.5)
    ours, echo = (server.run(which, 2, 0.02, brief) for which in server.SERVERS)
    for outcome in (ours, echo):
        assert outcome.moves > 0
        assert 0 < outcome.p50 <= outcome.p99 <= outcome.worst
    # eight seats are told of each move, an echo goes to one
    assert ours.bytes_per_move > 4 * echo.bytes_per_move


def test_a_masquerade_of_eight_that_look_around_runs_on_a_real_server():
    brief = server.Effort(rooms=(2,), flood=0, arrival=0.0, warm_up=0.2, seconds=0.8)
    outcome = server.run("zmova", 2, 0.1, brief, "wink")
    assert outcome.moves > 2
    assert outcome.core_of_a_room == outcome.server_cpu / outcome.seconds / 2


def test_every_bot_is_watched_while_it_thinks():
    thoughts = thinking.measure(1, Console(quiet=True))
    assert [one.game for one in thoughts] == zmova.games.names()
    for one in thoughts:
        assert one.decisions > 20
        assert 0 < one.median <= one.p99 <= one.longest


def test_one_visitor_plays_while_another_asks(tmp_path):
    with serving(tmp_path) as real:
        one = asyncio.run(visitors.delay("any codes", real.url, real.port, 0.3))
    assert one.asked > 0
    assert one.moves > 0
    assert 0 < one.p50 <= one.p99 <= one.worst
