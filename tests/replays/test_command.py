"""`zmova replay`: what it prints, and the exit codes that scripts go by."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zmova
from tests.facts import EXAMPLE, facts_of
from tests.gallery.matches import broken_off
from tests.replays.matches import plain, played
from tests.replays.test_story import TOO_SHORT
from zmova.cli import main
from zmova.replays.moments import retold

each_game = pytest.mark.parametrize("game", zmova.games.names())


def kept(folder: Path, match: Any) -> str:
    file = folder / "match.json"
    file.write_bytes(msgspec.json.encode(match))
    return str(file)


@each_game
def test_a_match_is_told_in_both_languages(game, tmp_path, capsys):
    file = kept(tmp_path, played(game))
    assert main(["replay", file]) == 0
    uk = capsys.readouterr().out.splitlines()
    assert main(["replay", file, "--lang", "en"]) == 0
    en = capsys.readouterr().out.splitlines()
    assert len(uk) == len(en) > facts_of(game).length, TOO_SHORT
    assert "Гравець 0" in "".join(uk)
    assert "Seat 0" in "".join(en)
    assert en[-1].startswith("Victory: ")


def test_a_seat_is_told_what_it_saw_and_an_onlooker_is_not(tmp_path, capsys):
    file = kept(tmp_path, played("wink"))
    assert main(["replay", file, "--lang", "en"]) == 0
    assert "winks" not in capsys.readouterr().out
    assert main(["replay", file, "--lang", "en", "--seat", "0"]) == 0
    assert "winks" in capsys.readouterr().out


def test_step_waits_for_enter_until_nobody_presses_it(tmp_path, capsys, monkeypatch):
    file = kept(tmp_path, played(EXAMPLE))
    keys = io.StringIO("\n\n\n")
    monkeypatch.setattr(sys, "stdin", keys)
    assert main(["replay", file, "--step"]) == 0
    assert keys.read() == ""
    stepped = capsys.readouterr().out
    assert main(["replay", file]) == 0
    assert capsys.readouterr().out == stepped


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"zmova":1}', "\udcff"])
def test_a_file_that_is_no_match_is_refused_in_one_sentence(text, tmp_path, capsys):
    file = tmp_path / "match.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "not an exported match" in err


def test_a_file_that_is_not_there_is_refused(tmp_path, capsys):
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("seat", ["4", "-1", "99"])
def test_a_seat_that_the_match_has_not_is_refused(seat, tmp_path, capsys):
    assert main(["replay", kept(tmp_path, played("wink")), "--seat", seat]) == 2
    assert "seats go from 0 to 3" in capsys.readouterr().err


def test_forged_steps_end_the_story_with_a_sentence(tmp_path, capsys):
    match = plain(played("trolley"))
    drawn = next(e for step in match["steps"] for e in step["events"] if e["type"] == "turned")
    drawn["card"] = "no-such-card"
    assert main(["replay", kept(tmp_path, match)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


COMMANDS = "\x1b]0;mine\x07\x1b[2J\x9b1m\u202e"


def no_commands(text: str) -> bool:
    return not any(char in text for char in COMMANDS if not char.isprintable())


def test_what_was_typed_commands_no_terminal(tmp_path, capsys):
    match = plain(played(EXAMPLE))
    typed = {"type": "said", "seat": 0, "to": "all", "at": 0, "text": f"привіт{COMMANDS}\nусім"}
    match["steps"].insert(1, {"at": 0, "events": [typed]})
    assert main(["replay", kept(tmp_path, match)]) == 0
    out = capsys.readouterr().out
    assert "привіт ]0;mine [2J 1m усім" in out
    assert no_commands(out)


@pytest.mark.parametrize("forged", ["version", "game"])
def test_what_a_forged_file_says_commands_no_terminal_either(forged, tmp_path, capsys):
    match = {**plain(played(EXAMPLE)), forged: COMMANDS}
    assert main(["replay", kept(tmp_path, match)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert no_commands(err)


def test_a_file_of_another_format_is_refused(tmp_path, capsys):
    assert main(["replay", kept(tmp_path, {**plain(played(EXAMPLE)), "zmova": 99})]) == 2
    assert "the file has format 99" in capsys.readouterr().err


@each_game
def test_a_match_that_its_host_ended_early_is_told_as_such(tmp_path, capsys, game):
    (recording,) = broken_off(game)
    assert main(["replay", kept(tmp_path, recording.match), "--lang", "en"]) == 0
    *_, end, _, winners = capsys.readouterr().out.splitlines()
    *_, (_, table, _) = retold(recording.match)
    assert table.result is not None
    if not table.result.winners:
        assert "broken off" in end or "ended early" in end
        assert winners == "Nobody wins."


def test_a_file_that_breaks_off_says_so(tmp_path, capsys):
    match = plain(played(EXAMPLE))
    match["steps"] = match["steps"][:4]
    assert main(["replay", kept(tmp_path, match), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Here the file breaks off")


def test_a_listener_may_leave_early(tmp_path):
    """`zmova replay FILE | head -1` ends without a complaint."""
    file = kept(tmp_path, played("wink"))
    telling = subprocess.Popen(
        [sys.executable, "-m", "zmova", "replay", file],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert telling.stdout is not None
    assert telling.stderr is not None
    telling.stdout.readline()
    telling.stdout.close()
    assert telling.wait(timeout=30) == 0
    assert telling.stderr.read() == b""
    telling.stderr.close()
