import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_python_lock_pins_and_hashes_everything_and_names_no_host():
    lock = (ROOT / "requirements.lock").read_text()
    entries = re.split(r"\n(?=[a-z])", lock.strip())
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert "://" not in lock


def test_the_web_lock_names_no_registry():
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
