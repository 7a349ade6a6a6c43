"""A store is private to its owner: it holds the seeds of matches in play."""

import os
import re
import shlex
import sys
from contextlib import suppress
from pathlib import Path

import structlog

log = structlog.get_logger()


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """A new file, closed to others from its first moment; SQLite's own beside it become the same.

    One that is there is not even opened: to close it again would let go of this process's locks.
    """
    with suppress(FileExistsError):
        os.close(os.open(file.resolve(), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def close_to_others(path: Path) -> None:
    """Files of an older release, or that somebody opened; who may not close them is told how."""
    if sys.platform == "win32":
        return
    theirs = [file for file in _of(path) if file.stat().st_mode & 0o077]
    closed, left = list[str](), list[str]()
    for file in theirs:
        try:
            file.chmod(0o600)
            closed.append(str(file))
        except OSError:
            left.append(str(file))
    if closed:
        log.warning("store-closed-to-others", files=closed)
    if left:
        log.warning("store-open-to-others", fix=shlex.join(["chmod", "600", *left]))


def _of(path: Path) -> list[Path]:
    """The store, what SQLite keeps beside it, and older copies."""
    named = re.compile(re.escape(path.name) + r"([.-].*)?")
    beside = (file for file in path.parent.iterdir() if named.fullmatch(file.name))
    return sorted(file for file in beside if file.is_file())
