"""Output, other programs and system packages, as the launcher needs them."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
CAN_APT = os.geteuid() == 0 and shutil.which("apt-get") is not None


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def stop(line: str, code: int) -> NoReturn:
    say(f"✗ {line}")
    sys.exit(code)


def quietly(*command: str, **env: str) -> str:
    """Runs a command; gives back what it said if it failed, else nothing."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said = done.stdout.decode(errors="replace").strip()
    return (said or f"exit code {done.returncode}") if done.returncode else ""


def free_port(wanted: int) -> int:
    """The port itself, or another where somebody has it."""
    with socket.socket() as probe:
        try:
            probe.bind(("0.0.0.0", wanted))
        except OSError:
            return free_port(0)
        port: int = probe.getsockname()[1]
        return port


def how_to_get(*packages: str) -> str:
    return f"sudo apt install {' '.join(packages)}"


def apt(*packages: str) -> None:
    """Installs Debian packages as root; tells anybody else how to and stops."""
    if not CAN_APT:
        stop(f"{', '.join(packages)} missing. Please run:\n    {how_to_get(*packages)}", 2)
    say(f"· installing {', '.join(packages)} (once)…")
    quietly("apt-get", "update")  # old lists would bring browsers too old for Playwright
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if problem := quietly(*install, DEBIAN_FRONTEND="noninteractive"):
        stop(f"apt could not install {', '.join(packages)}:\n{problem}", 2)
