"""The command line: what it prints, and the exit codes that scripts go by."""

import asyncio
import copy
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import zmova
from tests.server.gathering import finish_round, playing
from tests.serving import Server, free_port, serving
from zmova.cli import main
from zmova.games import named


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def match(server: Server) -> Any:
    """A finished match as a player downloads it."""

    async def play() -> str:
        async with playing(server.url, "Оля", "Тарас", "Віра", rounds=2) as people:
            await people[0].play(type="say", text="почнімо")
            await finish_round(people, right=True)
            spy = next(one for one in people if one.view["mine"]["spy"])
            await spy.play(type="next")
            for one in people:
                await one.until(lambda me: me.view["table"]["round"] == 2)
            await finish_round(people)
            await people[0].until(lambda me: me.room["phase"] == "over")
            return str(people[0].room["match"])

    with urllib.request.urlopen(f"{server.url}/api/matches/{asyncio.run(play())}.json") as page:
        return json.load(page)


def verified(folder: Path, match: Any) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(match))
    return main(["verify", str(file)])


def test_a_match_as_it_was_played_is_fair(match, tmp_path, capsys):
    assert verified(tmp_path, match) == 0
    seed = match["steps"][0]["events"][0]["seed"]
    steps = len(match["steps"])
    assert capsys.readouterr().out == f"fair: spyfall, {steps} steps follow from seed {seed}\n"


def other_seed(match: Any) -> None:
    match["steps"][0]["events"][0]["seed"] = "00" * 32


def other_commitment(match: Any) -> None:
    match["commitment"] = "00" * 32


def seed_that_is_none(match: Any) -> None:
    match["steps"][0]["events"][0]["seed"] = "not hex"


def other_salts(match: Any) -> None:
    match["steps"][0]["events"][0]["salts"] = ["мій"]


def other_spy(match: Any) -> None:
    dealt = match["steps"][0]["events"][1]
    dealt["spy"] = (dealt["spy"] + 1) % 3


def other_event(match: Any) -> None:
    match["steps"][1]["events"][0]["text"] = "не починаймо"


def other_points(match: Any) -> None:
    match["steps"][-1]["events"][-1]["points"].pop()


def other_move(match: Any) -> None:
    match["steps"][1]["move"]["text"] = "не починаймо"


def other_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 2


def no_such_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 7


def illegal_move(match: Any) -> None:
    match["steps"][1]["move"] = {"type": "vote", "guilty": True}


def missing_step(match: Any) -> None:
    del match["steps"][2]


def repeated_step(match: Any) -> None:
    match["steps"].insert(3, match["steps"][2])


def step_of_time_that_was_not_due(match: Any) -> None:
    match["steps"].insert(1, {"at": 5, "events": [{"type": "time-ran-out", "at": 5}]})


def no_deal(match: Any) -> None:
    match["steps"] = []


def cut_short(match: Any) -> None:
    del match["steps"][-1]


def stacked_deck(match: Any) -> None:
    """A match that follows from its seed, with cards that were put on top of the pack."""
    stacked = {"spy": 0, "location": "bank", "dealer": 0}
    table = zmova.deal("spyfall", 3, 1, {"rounds": 1}, stacked)
    steps: list[Any] = [{"at": 0, "events": table.log[:]}]
    for move in ({"type": "reveal"}, {"type": "guess", "location": "bank"}):
        steps.append({"at": 0, "seat": 0, "move": move, "events": table.play(0, move)})
    assert table.over
    match["steps"] = json.loads(zmova.encode(steps))
    match["commitment"] = table.commitment


@pytest.mark.parametrize(
    "tamper",
    [
        other_seed,
        other_commitment,
        seed_that_is_none,
        other_salts,
        other_spy,
        other_event,
        other_points,
        other_move,
        other_seat,
        no_such_seat,
        illegal_move,
        missing_step,
        repeated_step,
        step_of_time_that_was_not_due,
        no_deal,
        cut_short,
        stacked_deck,
    ],
)
def test_a_match_that_was_tampered_with_is_unfair(
    match: Any, tmp_path: Path, capsys: Any, tamper: Callable[[Any], None]
) -> None:
    tampered = copy.deepcopy(match)
    tamper(tampered)
    assert verified(tmp_path, tampered) == 1
    assert capsys.readouterr().err.startswith("UNFAIR: ")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("version", "0", "rules 0 made this match; these are rules "),
        ("version", "\x1b[2J", "rules [2J made this match; these are rules "),
        ("game", "chess", "no game is called 'chess'; there are: passengers, "),
        ("zmova", 99, "the file has format 99; this Zmova reads format 1"),
    ],
)
def test_a_match_that_we_have_no_rules_for_is_not_called_unfair(
    match, tmp_path, capsys, field, value, why
):
    assert verified(tmp_path, {**match, field: value}) == 2
    assert capsys.readouterr().err.startswith(f"can't be checked: {why}")


@pytest.mark.parametrize("raw", [b"", b"hello", b"[]", b'{"zmova":1}', b"\xff\xfe", b'{"zmova":'])
def test_what_is_no_match_is_not_verified(tmp_path, capsys, raw):
    file = tmp_path / "file.json"
    file.write_bytes(raw)
    assert main(["verify", str(file)]) == 2
    assert "not an exported match" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_verified(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err


def test_a_backup_is_taken_while_the_server_runs(server, match, tmp_path, capsys):
    copied = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copied), "--data", str(server.data)]) == 0
    with closing(sqlite3.connect(copied)) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (entries,) = store.execute("SELECT count(*) FROM entries").fetchone()
    assert entries >= len(match["steps"])
    assert copied.stat().st_mode & 0o077 == 0  # seeds are in it
    assert str(copied) in capsys.readouterr().out


def test_a_backup_overwrites_nothing_and_says_so(server, tmp_path, capsys):
    there = tmp_path / "there"
    there.write_text("mine")
    assert main(["backup", str(there), "--data", str(server.data)]) == 1
    assert "no backup made" in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert main(["backup", str(tmp_path / "new"), "--data", str(tmp_path / "no such")]) == 1


def run_serve(*flags: object, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "zmova", "serve", *map(str, flags)]
    env = {**os.environ, **settings}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)


def test_a_busy_port_is_named(tmp_path):
    with socket.socket() as busy:
        busy.bind(("0.0.0.0", 0))
        busy.listen()
        port = busy.getsockname()[1]
        said = run_serve("--port", port, "--data", tmp_path / "db")
    assert said.returncode == 1
    assert f"port {port}: " in said.stderr
    assert "--port" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("host", ["999.1.1.1", "a..b"])
def test_a_host_that_is_not_ours_is_named(host, tmp_path):
    """The port is not to blame."""
    said = run_serve("--host", host, "--port", free_port(), "--data", tmp_path / "db")
    assert said.returncode == 1
    assert said.stderr.startswith(f"host {host}: ")
    assert said.stderr.count("\n") == 1
    assert said.stderr.endswith("; choose another with --host\n")


def test_with_json_logs_the_start_is_a_line_of_json_too(tmp_path):
    with serving(tmp_path, log="json", public_url="https://zmova.example") as server:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [(line["event"], line["phones"]) for line in lines] == [
        ("open", "https://zmova.example")
    ]


def test_a_store_that_another_server_uses_is_named(server):
    said = run_serve("--port", free_port(), "--data", server.data)
    assert (said.returncode, said.stderr) == (1, "db.sqlite3: another server uses it\n")


def test_a_store_that_can_not_be_used_is_named(tmp_path):
    newer, text = tmp_path / "newer", tmp_path / "text"
    with closing(sqlite3.connect(newer)) as store:
        store.execute("PRAGMA user_version = 99")
    text.write_text("no database at all, " * 100)
    for file, why in ((newer, "newer Zmova"), (text, "not a database")):
        said = run_serve("--port", free_port(), "--data", file)
        assert said.returncode == 1
        assert file.name in said.stderr
        assert why in said.stderr
        assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("ZMOVA_PORT", "eighty"),
        ("ZMOVA_PORT", "99999"),
        ("ZMOVA_MAX_ROOMS", "0"),
        ("ZMOVA_AWAY_SECONDS", "-1"),
        ("ZMOVA_BOT_PACE", "nan"),
        ("ZMOVA_BEHIND_PROXY", "maybe"),
        ("ZMOVA_LOG", "xml"),
    ],
)
def test_a_setting_that_can_not_be_is_named(monkeypatch, capsys, variable, value):
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith(f"{variable} can't be '{value}'")


def test_flags_are_judged_too(capsys):
    assert main(["serve", "--port", "70000"]) == 2
    assert capsys.readouterr().err.startswith("--port can't be '70000'")
    with pytest.raises(SystemExit) as stopped:
        main(["fly"])
    assert stopped.value.code == 2
    assert "usage: zmova" in capsys.readouterr().err


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
