"""Starts the server that is to be measured: ours, or the bare echo."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
Server = Literal["zmova", "echo"]
NO_LIMITS = {  # all of the load comes from one address
    "ZMOVA_ROOMS_PER_MINUTE": "1e9",
    "ZMOVA_LOOKUPS_PER_MINUTE": "1e9",
    "ZMOVA_MESSAGES_PER_SECOND": "1e9",
    "ZMOVA_MESSAGE_BURST": "1000000",
}


@contextmanager
def serving(server: Server) -> Iterator[tuple[int, int]]:
    """Its port and process id. The log lies on the disk of this folder, not in memory."""
    port = free_port()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as folder:
        if server == "zmova":
            where = ["--host", "127.0.0.1", "--port", str(port), "--data", f"{folder}/log.sqlite3"]
            command = [sys.executable, "-m", "zmova", "serve", *where]
        else:
            command = [sys.executable, "-m", "bench.echo", str(port)]
        env = {**os.environ, **NO_LIMITS}
        child = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL)
        try:
            wait_for(port, child)
            yield port, child.pid
        finally:
            child.terminate()
            child.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, child: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and child.poll() is None:
        with suppress(URLError), urlopen(f"http://127.0.0.1:{port}/healthz"):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")
