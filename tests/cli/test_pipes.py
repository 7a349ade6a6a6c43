"""The command line when nobody listens, the disk is full or somebody has enough: no tracebacks."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.facts import EXAMPLE
from tests.replays.matches import played
from zmova import cli
from zmova.cli import main


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("match") / "match.json"
    file.write_bytes(msgspec.json.encode(played(EXAMPLE)))
    return str(file)


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "zmova", *words]


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["at the end", "at once"])
@pytest.mark.parametrize(
    ("word", "code"), [("config", 0), ("verify", 3), ("replay", 0), ("--help", 0), ("--version", 0)]
)
def test_a_listener_who_is_gone_is_no_failure(word, code, unbuffered, match):
    """`zmova config | true`; a verdict stands, whether it is heard or not."""
    files = [match] if word in ("verify", "replay") else []
    telling = subprocess.Popen(
        command(word, *files),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
    )
    with telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        assert telling.wait(timeout=60) == code
        assert telling.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize("word", ["config", "verify", "replay"])
def test_a_full_disk_is_told_in_one_line(word, match):
    files = [] if word == "config" else [match]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command(word, *files), stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, b"zmova: No space left on device\n")


def test_who_stops_a_command_sees_no_traceback(match, monkeypatch, capsys):
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "verify", stopped)
    assert main(["verify", match]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_version_is_that_of_the_package(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    pinned = (Path(__file__).parents[2] / "pyproject.toml").read_text()
    name, version = capsys.readouterr().out.split()
    assert name == "zmova"
    assert f'\nversion = "{version}"\n' in pinned
