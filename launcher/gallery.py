"""`./zmova gallery`: every screen and state, from matches that are recorded here, without a server.

`python -m launcher.gallery` only records them, where the sources have changed since.
"""

import hashlib
import os
from pathlib import Path

from launcher.packages import PYTHON
from launcher.setup import alone, set_up
from launcher.shell import ROOT, free_port, quietly, say, stop

PUBLIC = ROOT / "build/gallery/public"
STAMP = ROOT / "build/gallery/.recorded"
SOURCES = [
    ROOT / "src/zmova",
    ROOT / "tests/gallery",
    ROOT / "tests/playthroughs/scripts",
    ROOT / "tests/server/pupil.py",
    ROOT / "tests/watching/matches.py",
]
USUAL_PORT = 8010


def gallery(args: list[str]) -> None:
    set_up(node=True)
    record()
    port = free_port(USUAL_PORT)
    say(f"The gallery: http://localhost:{port}/gallery/")
    npm = [PYTHON, "-m", "launcher.client", "npm", "run", "--silent", "gallery", "--"]
    os.chdir(ROOT)
    os.execv(PYTHON, [*npm, "--port", str(port), "--strictPort", *args])


def record() -> None:
    """Leaves recordings alone that show the sources as they are."""
    digest = _digest()
    if _reads(digest):
        return
    with alone():
        if _reads(digest):  # somebody else was quicker
            return
        say("· recording the gallery (when rules, bots or texts changed)…")
        if problem := quietly(PYTHON, "-m", "tests.gallery", str(PUBLIC)):
            stop(f"The gallery could not be recorded:\n{problem}", 1)
        STAMP.write_text(digest)


def _reads(digest: str) -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest


def _digest() -> str:
    digest = hashlib.sha256()
    for file in sorted(file for source in SOURCES for file in _files(source)):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _files(source: Path) -> list[Path]:
    inside = source.rglob("*") if source.is_dir() else [source]
    wanted = {".py", ".toml", ".ftl"}
    return [file for file in inside if file.suffix in wanted and "static" not in file.parts]


if __name__ == "__main__":
    record()
