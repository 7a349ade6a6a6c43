"""The Dockerfile, read as Docker reads it: what it copies is there, what it starts works."""

import fnmatch
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.certificates import self_signed
from tests.serving import Server, serving
from zmova.cli import main
from zmova.server.config import SETTINGS, Config

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "hosting/Dockerfile").read_text()
LINES = [
    line.split(maxsplit=1)
    for line in TEXT.replace("\\\n", " ").splitlines()
    if line and not line.startswith("#")
]
IGNORED = (ROOT / "hosting/Dockerfile.dockerignore").read_text().split()
LAST = LINES[max(n for n, (word, _) in enumerate(LINES) if word == "FROM") :]


def last(word: str) -> str:
    """What the final stage says there."""
    (found,) = [rest for one, rest in LAST if one == word]
    return found


def ignored(path: str) -> bool:
    parts = [path, *map(str, Path(path).parents)]
    patterns = [pattern.removeprefix("**/") for pattern in IGNORED]
    return any(fnmatch.fnmatch(part, pattern) for part in parts for pattern in patterns)


def test_all_that_is_copied_is_there():
    stages, copied = set(), []
    for word, rest in LINES:
        if word == "FROM" and " AS " in rest:
            stages.add(rest.split(" AS ")[1])
        if word == "COPY" and rest.startswith("--from="):
            assert rest.split()[0].removeprefix("--from=") in stages
        elif word == "COPY":
            copied += rest.split()[:-1]
    assert len(copied) > 5
    for path in copied:
        assert (ROOT / path).exists(), path
        assert not ignored(path), path


def test_what_the_build_needs_is_copied():
    """The client reads texts and contents of Python's side; the package its licence and hook."""
    named = r"'(?:\.\./)+((?:src/zmova|docs)/\w+)"
    outside = set(re.findall(named, " ".join(imports_of_the_client())))
    assert outside >= {"src/zmova/locales", "src/zmova/bots", "src/zmova/games"}
    outside.remove("src/zmova/static")  # where the client goes
    for path in {*outside, "LICENSE"}:
        assert re.search(rf"(^| ){re.escape(path)}\b", copied_into("client")), path
    for path in ("pyproject.toml", "hatch_build.py", "launcher", "LICENSE"):
        assert re.search(rf"(^| ){re.escape(path)}\b", copied_into("packages")), path


def copied_into(stage: str) -> str:
    begin = next(n for n, (_, rest) in enumerate(LINES) if rest.endswith(f" AS {stage}"))
    after = (n for n, (word, _) in enumerate(LINES) if word == "FROM" and n > begin)
    return " ".join(rest for word, rest in LINES[begin : next(after)] if word == "COPY")


def imports_of_the_client() -> list[str]:
    folders = [ROOT / "web/src", ROOT / "web/plugins"]
    found = [file for folder in folders for file in folder.rglob("*.[tjs]*") if file.is_file()]
    files = [file for file in found if ".test." not in file.name]
    return [file.read_text() for file in [ROOT / "web/vite.config.ts", *files]]


def test_nobody_runs_it_as_root_and_the_store_outlives_it():
    words = [word for word, _ in LAST]
    assert last("USER") not in ("root", "0")
    assert words.index("USER") > words.index("RUN")
    folder = last("VOLUME")
    assert f"install -d -o {last('USER')} -g {last('USER')} {folder}" in last("RUN")
    variables = dict(part.split("=", 1) for part in last("ENV").split())
    assert Path(variables["ZMOVA_DATA"]).parent == Path(folder)
    known = {setting.variable for setting in SETTINGS}
    assert {name for name in variables if name.startswith("ZMOVA_")} <= known
    assert last("EXPOSE") == str(Config().port)


def test_its_command_is_one_of_ours(capsys):
    words = json.loads(last("ENTRYPOINT")) + json.loads(last("CMD"))
    assert words[0] == "zmova"
    with pytest.raises(SystemExit) as stopped:
        main([*words[1:], "--help"])
    assert stopped.value.code == 0


def health(server: Server, **settings: object) -> int:
    """Runs the container's own check, in the environment that the server has."""
    command = json.loads(last("HEALTHCHECK").split(" CMD ")[1])
    assert command[0] == "python"
    told = {"host": "127.0.0.1", "port": server.port, **settings}
    env = {**os.environ, **{f"ZMOVA_{name.upper()}": str(v) for name, v in told.items()}}
    done = subprocess.run(
        [sys.executable, *command[1:]], env=env, cwd=server.data.parent, capture_output=True
    )
    assert b"Traceback" not in done.stderr
    return done.returncode


def test_its_health_check_tells_a_server_that_answers_from_one_that_does_not(tmp_path):
    with serving(tmp_path) as server:
        assert health(server) == 0
        assert health(server, host="0.0.0.0") == 0
        assert health(server, port="eighty") == 1
        server.stop()
        assert health(server) == 1


def test_its_health_check_speaks_tls_too(tmp_path):
    cert, key = self_signed(tmp_path)
    with serving(tmp_path, tls_cert=cert, tls_key=key) as server:
        assert health(server, tls_cert=cert, tls_key=key) == 0
        assert health(server) == 1
