"""The command line: what it prints, and the exit codes that scripts go by."""

import asyncio
import copy
import json
import os
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


def other_rules(match: Any) -> None:
    match["version"] = "0"


def no_such_game(match: Any) -> None:
    match["game"] = "chess"


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
        other_rules,
        no_such_game,
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
def test_a_setting_that_can_not_be_is_named(monkeypatch, variable, value):
    monkeypatch.setenv(variable, value)
    with pytest.raises(SystemExit) as stopped:
        main(["serve"])
    assert str(stopped.value).startswith(f"{variable} can't be '{value}'")


def test_flags_are_judged_too(capsys):
    with pytest.raises(SystemExit, match="--port can't be '70000'"):
        main(["serve", "--port", "70000"])
    with pytest.raises(SystemExit) as stopped:
        main(["fly"])
    assert stopped.value.code == 2
    assert "usage: zmova" in capsys.readouterr().err
