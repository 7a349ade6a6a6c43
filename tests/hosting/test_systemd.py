"""The service unit: systemd understands it, its walls are high, and it starts our server."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zmova.cli import main
from zmova.server.config import SETTINGS
from zmova.server.serve import CLOSING_SECONDS
from zmova.server.settings import configured

HOSTING = Path(__file__).parents[2] / "hosting"
UNIT = (HOSTING / "zmova.service").read_text()
ANALYZE = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze here")


def value(name: str) -> str:
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)
    return str(found)


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    assert ANALYZE is not None
    return subprocess.run([ANALYZE, *words], capture_output=True, text=True)


def variants(folder: Path) -> dict[str, Path]:
    """As it is, and with the lines for HTTPS taken in; started by what this machine has."""
    here = UNIT.replace("/opt/zmova/bin/zmova", sys.executable)
    https = re.sub(r"^#(?=[A-Z]\w+=)", "", here, flags=re.MULTILINE)
    assert https != here
    files = {}
    for name, text in {"plain": here, "https": https}.items():
        (folder / name).mkdir()
        files[name] = folder / name / "zmova.service"
        files[name].write_text(text)
    return files


@needs_systemd
def test_systemd_finds_no_fault_with_it(tmp_path):
    for file in variants(tmp_path).values():
        said = analyze("verify", "--man=no", str(file))
        assert (said.returncode, said.stderr) == (0, "")


@needs_systemd
def test_little_is_exposed(tmp_path):
    """Of ten points, ten being the worst, it has at most two."""
    for file in variants(tmp_path).values():
        said = analyze("security", "--offline=true", "--threshold=20", str(file))
        assert said.returncode == 0, said.stdout


@needs_systemd
def test_it_may_open_the_port_of_https_where_it_is_to_and_not_elsewhere(tmp_path):
    may = {}
    for name, file in variants(tmp_path).items():
        said = analyze("security", "--offline=true", "--json=short", str(file))
        (wall,) = [one for one in json.loads(said.stdout) if "CAP_NET_(BIND" in one["name"]]
        may[name] = not wall["set"]
    assert may == {"plain": False, "https": True}


def test_it_waits_longer_for_a_stop_than_the_server_takes():
    assert int(value("TimeoutStopSec")) > CLOSING_SECONDS


def test_it_does_not_start_over_and_over_with_a_setting_that_can_not_be(monkeypatch):
    monkeypatch.setenv("ZMOVA_PORT", "eighty")
    assert main(["serve"]) == int(value("RestartPreventExitStatus"))


def test_it_sets_nothing_that_is_no_setting():
    known = {setting.variable for setting in SETTINGS}
    assert set(re.findall(r"ZMOVA_\w+", UNIT)) <= known
    command = value("ExecStart").split()
    assert command == ["/opt/zmova/bin/zmova", "serve", "--config", "%d/zmova.toml"]
    assert f"ZMOVA_DATA=%S/{value('StateDirectory')}/" in UNIT


def test_the_settings_that_lie_beside_it_are_good():
    config = configured({"config": str(HOSTING / "zmova.toml")})
    assert (config.behind_proxy, config.host) == (True, "127.0.0.1")


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_the_proxies_speak_to_where_the_settings_put_the_server(file):
    text = (HOSTING / file).read_text()
    config = configured({"config": str(HOSTING / "zmova.toml")})
    assert f"{config.host}:{config.port}" in text
    assert config.public_url.removeprefix("https://") in text
    assert "/metrics" in text
