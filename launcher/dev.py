"""`./zmova dev`: one address at which changes of a source show up by themselves.

Vite serves the client and reloads what changed in it; calls and sockets go through it to a server
that is restarted whenever Python, a card or a text changed. Rooms and matches survive: they are
in a store of their own, and pages reconnect by themselves.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from launcher.packages import PYTHON
from launcher.setup import set_up
from launcher.shell import ROOT, free_port, quietly, say

SOURCES = ROOT / "src/zmova"
WATCHED = {".py", ".toml", ".ftl", ".sql"}
GENERATED = ["-m", "zmova.typescript", "web/src/generated"]
USUAL_PORT = 8000
EVERY = 0.4
"""Seconds between two looks at the sources."""


def dev(args: list[str]) -> None:
    asked = argparse.ArgumentParser(prog="./zmova dev", description=__doc__)
    asked.add_argument("--port", type=int, default=USUAL_PORT, help="of the page; default 8000")
    asked.add_argument("--data", type=Path, default=ROOT / "build/dev.sqlite3", help="the store")
    given = asked.parse_args(args)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # with all that runs for it
    set_up(node=True)
    page, behind = free_port(given.port), free_port(0)
    phones = f"http://{lan_address()}:{page}"
    given.data.parent.mkdir(exist_ok=True)
    server = [PYTHON, "-m", "zmova", "serve", "--port", str(behind), "--data", str(given.data)]
    hidden = {"ZMOVA_HOST": "127.0.0.1", "ZMOVA_BEHIND_PROXY": "true", "ZMOVA_PUBLIC_URL": phones}
    vite = [PYTHON, "-m", "launcher.client", "npm", "run", "--silent", "dev", "--"]
    vite += ["--host", "0.0.0.0", "--port", str(page), "--strictPort", "--clearScreen", "false"]
    quietly(PYTHON, *GENERATED)
    say(f"Zmova (development): http://localhost:{page}, for phones {phones}")
    with running(vite, ZMOVA_DEV_SERVER=f"http://127.0.0.1:{behind}"):
        seen = moments()
        while True:
            with running(server, **hidden) as process:
                seen = wait_for_change(seen, process)
            say("· a source changed: restarting the server")
            if problem := quietly(PYTHON, *GENERATED):
                say(problem)


def lan_address() -> str:
    """By which phones see this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return "localhost"
        address: str = probe.getsockname()[0]
        return address


def moments() -> dict[Path, int]:
    """When each source of the server was last changed."""
    files = (file for file in SOURCES.rglob("*") if file.suffix in WATCHED)
    return {file: file.stat().st_mtime_ns for file in files if "static" not in file.parts}


def wait_for_change(seen: dict[Path, int], process: "subprocess.Popen[bytes]") -> dict[Path, int]:
    """Also while the server is down because a source is wrong."""
    told = False
    while (now := moments()) == seen:
        time.sleep(EVERY)
        if process.poll() is not None and not told:
            say("· the server has stopped; it restarts when a source changes")
            told = True
    return now


@contextmanager
def running(command: list[str], **env: str) -> Iterator["subprocess.Popen[bytes]"]:
    """With all that it starts itself, until the block ends."""
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **env}, start_new_session=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
