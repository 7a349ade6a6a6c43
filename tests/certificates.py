"""Certificates that nobody signed but themselves, made for one test."""

import shutil
import subprocess
from pathlib import Path

import pytest


def self_signed(folder: Path, name: str = "house", passphrase: str = "") -> tuple[Path, Path]:
    """A certificate for this machine and its key, as PEM files."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.fail("these tests make certificates: apt install openssl")
    cert, key = folder / f"{name}.crt", folder / f"{name}.key"
    lock = ["-passout", f"pass:{passphrase}"] if passphrase else ["-nodes"]
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-days", "2", *lock]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(cert)]
    subprocess.run([*command, *names, *files], check=True, capture_output=True)
    return cert, key
