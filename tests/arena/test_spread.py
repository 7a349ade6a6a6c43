"""Work over several processes."""

from collections.abc import Sequence
from functools import partial
from traceback import format_exception

import pytest

from zmova.arena.command import play
from zmova.arena.spread import CHUNK, spread
from zmova.arena.study import Setting
from zmova.table.illegal import BadDeal


def squares(numbers: Sequence[int]) -> list[int]:
    return [number * number for number in numbers]


def test_every_task_is_done_once():
    tasks = range(2 * CHUNK + 3)
    done = list(spread(squares, tasks, jobs=1))
    assert [count for count, _ in done] == [CHUNK, CHUNK, 3]
    assert [square for _, some in done for square in some] == [n * n for n in tasks]


def test_two_processes_play_the_same_matches_as_one():
    tasks = [(Setting(4, "four"), index) for index in range(CHUNK + 1)]
    work = partial(play, "passengers", 7, 3)
    alone, together = (
        sorted((one.index, one) for _, some in spread(work, tasks, jobs) for one in some)
        for jobs in (1, 2)
    )
    assert [one for _, one in alone] == [one for _, one in together]
    assert len(alone) == len(tasks)


def test_what_goes_wrong_in_another_process_is_told_here_with_the_match_it_was():
    work = partial(play, "passengers", 1, 1)
    with pytest.raises(BadDeal) as wrong:
        list(spread(work, [(Setting(9, "I"), 4)], 2))
    assert "in match 4 with seed 1: Setting(seats=9" in "".join(format_exception(wrong.value))
