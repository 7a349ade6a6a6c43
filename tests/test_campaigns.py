"""`./zmova campaign`: a little of each, and that an interrupted one goes on where it was."""

from random import Random

import pytest
from rich.console import Console

from campaigns import clocks, damage, disk, fuzz, http, kills, repeats, soak, state, twins
from campaigns.__main__ import CAMPAIGNS, carry_out, judged, report
from campaigns.campaign import DONE, MEMORY, Campaign, Figures, course, put_together, steady
from campaigns.shared_server import watched
from tests.properties.default_leaks import default_leaks
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match
from tests.properties.secrecy import Leak
from tests.server import killing
from zmova.games import names


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path):
    for module, name, value in [
        (fuzz, "MESSAGES", 800),
        (kills, "KILLS", 1),
        (killing, "ROOMS", len(names())),
        (killing, "MOVES", 40),
        (repeats, "COMMANDS", 40),
        (twins, "CUTS", 1),
        (clocks, "STEPS", 2),
        (damage, "COPIES", 1),
        (disk, "TROUBLES", 1),
        (http, "PHASES", "examples"),
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
    if name == "http" and not http.PROGRAM.exists():
        pytest.skip("Schemathesis is installed by `./zmova campaign http`, not by the tests")
    campaign = CAMPAIGNS[name]
    figures = campaign.run(0)
    assert figures[DONE]
    assert isinstance(campaign.judge(figures, 60), list)


def counting(batch: int) -> Figures:
    if batch == 3:
        raise AssertionError("three is not allowed")
    return {DONE: 2, "most": batch, "each": [float(batch)]}


COUNTING = Campaign(
    "It counts.",
    unit="numbers",
    amount=10,
    run=counting,
    judge=lambda figures, _: ["too many"] if "each" in figures else [],
)


def test_what_was_done_is_kept_and_a_failure_is_named():
    quiet = Console(quiet=True)
    first = state.load("counting", 4)
    carry_out(COUNTING, first, 1, quiet)
    assert (first.done, first.batches) == (6, [0, 1, 2, 3])
    again = state.load("counting", 4)
    assert again == first
    assert report(COUNTING, again).row_count
    assert judged(COUNTING, again) == ["too many"]
    whole = state.load("counting", 10)
    assert (whole.batches, judged(COUNTING, whole)) == ([], [])
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


def test_a_campaign_that_goes_on_at_other_sources_says_so():
    known = state.State(campaign="counting", amount=4)
    assert known.goes_on_with("one") is None
    known.add(0, {DONE: 1}, None)
    assert known.goes_on_with("one") is None
    assert "one" in (known.goes_on_with("two") or "")
    assert known.commits == ["one", "two"]


HELD = f"{MEMORY} noon"


@pytest.mark.parametrize(
    ("values", "complaints"),
    [
        ([50.0] * 5 + [100.0] * 45, 0),
        ([100.0] * 49 + [106.0], 1),
        ([100.0 + number / 20 for number in range(50)], 1),
        ([100.0] * 5, 1),
    ],
    ids=["warm", "more", "rises", "few"],
)
def test_memory_is_judged_behind_the_first_tenth(values, complaints):
    assert len(steady({HELD: values}, 3600, rise=2.0)) == complaints


def test_each_server_of_an_interrupted_campaign_is_judged_by_itself():
    assert steady({HELD: [100.0] * 30, f"{MEMORY} midnight": [200.0] * 30}, 3600) == []


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize("game", names())
def test_twins_with_one_replay_of_a_match_find_what_is_told_too_much(game, which):
    """G3: as the check that replays each match anew, on the leaks that follow from events."""
    leak = default_leaks(game)[which].planted
    with pytest.raises(Leak):  # noqa: PT012  which match shows it is open
        for seed in range(40):
            match = Match(leak, oracle_of(game), seed).played()
            list(twins.compare(match, Random(seed)))
