"""`./zmova gallery`: every screen in every state, from recorded matches, without a server.

`python -m launcher.gallery` only records them, where the sources have changed since.
"""

import hashlib
import os
import sys
from pathlib import Path

from launcher import client
from launcher.packages import PYTHON
from launcher.setup import alone, set_up
from launcher.shell import ROOT, free_port, quietly, say, stop

PUBLIC = ROOT / "build/gallery/public"
SITE = ROOT / "build/gallery/site"
RECORDED = ROOT / "build/gallery/.recorded"
BUILT = ROOT / "build/gallery/.built"
SOURCES = [
    ROOT / "src/zmova",
    ROOT / "tests/gallery",
    ROOT / "tests/facts.py",
    ROOT / "tests/playthrough.py",
    *ROOT.glob("tests/games/*/facts.py"),
    *ROOT.glob("tests/games/*/playthroughs"),
    ROOT / "tests/server/pupil.py",
    ROOT / "tests/replays/matches.py",
    *ROOT.glob("web/src/games/*/fair.ts"),
]
USUAL_PORT = 8010


def gallery(args: list[str]) -> None:
    set_up(node=True)
    record()
    port = free_port(USUAL_PORT)
    say(f"Gallery: http://localhost:{port}/gallery/")
    npm = [PYTHON, "-m", "launcher.client", "npm", "run", "--silent", "gallery", "--"]
    os.chdir(ROOT)
    os.execv(PYTHON, [*npm, "--port", str(port), "--strictPort", *args])


def record() -> None:
    """Leaves recordings alone that show the sources as they are."""
    told = "recording the gallery (rules, bots or texts changed)"
    _keep(RECORDED, _digest(), told, "-m", "tests.gallery", str(PUBLIC))


def build() -> None:
    """The gallery as a folder of files, where the client has changed since."""
    told = "building the gallery (the client changed)"
    _keep(BUILT, client.sources(), told, "-m", "launcher.client", "npm", "run", "gallery:build")


def _keep(stamp: Path, digest: str, what: str, *command: str) -> None:
    """Runs the command, unless the stamp says that it ran for these sources."""
    if client.reads(stamp, digest):
        return
    with alone():
        if client.reads(stamp, digest):  # somebody else was quicker
            return
        say(f"· {what}…")
        # a copy of the project has no packages of its own: whoever runs its tests has them
        python = PYTHON if Path(PYTHON).exists() else sys.executable
        if problem := quietly(python, *command):
            stop(f"{what} failed:\n{problem}", 1)
        stamp.write_text(digest)


def _digest() -> str:
    digest = hashlib.sha256()
    for file in sorted(file for source in SOURCES for file in _files(source)):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _files(source: Path) -> list[Path]:
    inside = source.rglob("*") if source.is_dir() else [source]
    wanted = {".py", ".toml", ".ftl", ".ts"}
    return [file for file in inside if file.suffix in wanted and "static" not in file.parts]


if __name__ == "__main__":
    record()
