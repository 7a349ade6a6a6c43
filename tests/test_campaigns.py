"""`./zmova campaign`: a little of each, and that an interrupted one goes on where it was."""

import pytest
from rich.console import Console

from campaigns import fuzz, kills, repeats, soak, state
from campaigns.__main__ import CAMPAIGNS, carry_out, report
from campaigns.campaign import DONE, Campaign, Figures, course, put_together
from campaigns.shared_server import watched


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path):
    for module, name, value in [
        (fuzz, "MESSAGES", 800),
        (kills, "KILLS", 1),
        (repeats, "COMMANDS", 40),
        (soak, "ROOMS", 4),
        (soak, "MINUTE", 0.5),
    ]:
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(state, "FOLDER", tmp_path)
    yield
    if watched.cache_info().currsize:
        watched().close()
        watched.cache_clear()


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_batch_of_it_runs_and_counts(name):
    figures = CAMPAIGNS[name].run(0)
    assert figures[DONE]
    assert set(CAMPAIGNS[name].run(1)) >= {DONE}


def counting(batch: int) -> Figures:
    if batch == 3:
        raise AssertionError("three is not allowed")
    return {DONE: 2, "most": batch, "each": [float(batch)]}


COUNTING = Campaign("It counts.", unit="numbers", amount=10, run=counting)


def test_what_was_done_is_kept_and_a_failure_is_named():
    quiet = Console(quiet=True)
    first = state.load("counting", 4)
    carry_out(COUNTING, first, 1, quiet)
    assert (first.done, first.batches) == (6, [0, 1, 2, 3])
    again = state.load("counting", 4)
    assert again == first
    assert report(COUNTING, again).row_count
    whole = state.load("counting", 10)
    assert whole.batches == []
    carry_out(COUNTING, whole, 1, quiet)
    assert whole.done >= 10
    assert list(whole.failures) == ["3"]
    assert "three is not allowed" in whole.failures["3"]
    assert whole.figures["most"] == max(whole.batches)


def test_figures_are_added_compared_or_joined():
    one: Figures = {"a": 1, "most b": 5, "c": [1.0]}
    other: Figures = {"a": 2, "most b": 3, "c": [2.0], "d": 4}
    assert put_together(one, other) == {"a": 3, "most b": 5, "c": [1.0, 2.0], "d": 4}


def test_a_rise_is_counted_by_the_hour_behind_the_first_tenth():
    told = course([50.0, *(60.0 + number for number in range(19))], 7200)
    assert told["behind the first tenth"] == 61.0
    assert told["rise an hour"] == pytest.approx(10.0)
