"""`zmova arena`: what it writes, and what it says to a wish that can't be."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from zmova.cli import main
from zmova.games import named


def arena(*words: object, out: Path) -> int:
    return main(["arena", *map(str, words), "--out", str(out)])


def test_a_balance_report_is_written_and_is_the_same_with_any_number_of_jobs(tmp_path, capsys):
    few = ("balance", "passengers", "--matches", 3, "--seats", 4, 5, "--gifts", "four", "mixed")
    assert arena(*few, "--jobs", 1, out=tmp_path / "one") == 0
    said = capsys.readouterr().out
    assert "6/6" in said
    assert "who wins" in said
    assert arena(*few, "--jobs", 2, out=tmp_path / "two") == 0
    written = {file.name: file.read_text() for file in (tmp_path / "one").iterdir()}
    assert written == {file.name: file.read_text() for file in (tmp_path / "two").iterdir()}
    assert set(written) == {
        "passengers.md",
        "passengers.json",
        "passengers.svg",
        "passengers-gifts.svg",
    }
    figures = json.loads(written["passengers.json"])
    assert [row["matches"] for row in figures["settings"]] == [3, 3]
    assert figures["command"] in written["passengers.md"]
    assert arena(*few, "--seed", 2, "--jobs", 1, out=tmp_path / "other") == 0
    assert (tmp_path / "other/passengers.json").read_text() != written["passengers.json"]


@pytest.mark.parametrize(("game", "opponent"), [("passengers", "own card"), ("trolley", "arguing")])
def test_duels_are_written_too(game, opponent, tmp_path, capsys):
    seats = named(game).fewest
    assert arena("duel", game, "--matches", 2, "--seats", seats, "--jobs", 1, out=tmp_path) == 0
    assert opponent in capsys.readouterr().out
    assert {file.name for file in tmp_path.iterdir()} == {f"{game}-duel.md", f"{game}-duel.json"}


def test_a_game_whose_teams_change_has_no_balance(tmp_path, capsys):
    few = ("balance", "trolley", "--matches", 1, "--seats", 3, "--jobs", 1)
    assert arena(*few, out=tmp_path) == 2
    assert "there is only a duel" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["balance", "chess"], "no study of chess; there is: passengers, trolley"),
        (["balance", "passengers", "--seats", "9"], "not 9: choose among 4, 5, 6, 7, 8"),
        (["duel", "passengers", "--gifts", "IV"], "not IV: choose among four, I, II, III, mixed"),
        (["duel", "passengers", "--seats", "4", "--gifts", "I"], "never meet at one table"),
    ],
)
def test_a_table_that_is_not_is_named(words, why, tmp_path, capsys):
    assert arena(*words, out=tmp_path / "out") == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("matches", ["0", "-3", "many", "1.5"])
def test_a_number_of_matches_that_is_none_is_named(matches, tmp_path, capsys):
    with pytest.raises(SystemExit) as stopped:
        arena("balance", "passengers", f"--matches={matches}", out=tmp_path)
    assert stopped.value.code == 2
    assert f"'{matches}' is not a whole number above zero" in capsys.readouterr().err


def test_a_folder_that_can_not_be_is_named_before_anything_is_played(tmp_path, capsys):
    (tmp_path / "file").write_text("mine")
    assert arena("balance", "passengers", out=tmp_path / "file/folder") == 2
    assert "file/folder" in capsys.readouterr().err


def test_an_interrupted_report_keeps_what_was_played(tmp_path):
    command = [sys.executable, "-m", "zmova", "arena", "balance", "passengers", "--jobs", "2"]
    running = subprocess.Popen(
        [*command, "--seats", "4", "--matches", "100000", "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "TTY_COMPATIBLE": "1"},  # so that the bar moves
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whoever started us
    )
    assert running.stdout is not None
    with running:
        try:
            while not re.search(rb"\b[1-9]\d*/100000", os.read(running.stdout.fileno(), 1 << 16)):
                assert running.poll() is None
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the whole group
            _, errors = running.communicate(timeout=60)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, errors) == (130, b"")
    figures = json.loads((tmp_path / "passengers.json").read_text())
    assert 0 < figures["settings"][0]["matches"] < 100_000
    assert "stopped early" in (tmp_path / "passengers.md").read_text()
