"""`./zmova dev`: one address for page and server, and changes show up by themselves."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.facts import EXAMPLE
from tests.serving import free_port

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    port, log = free_port(), tmp_path / "dev.log"
    command = [sys.executable, str(ROOT / "zmova"), "dev", "--port", str(port)]
    with log.open("wb") as told:
        running = subprocess.Popen(
            [*command, "--data", str(tmp_path / "db.sqlite3")],
            stdout=told,
            stderr=told,
            start_new_session=True,
        )
    url = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + 60
        while not answers(f"{url}/healthz"):
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield url
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(20)
        print(log.read_text())
    assert not answers(f"{url}/"), "nothing is left running"


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_a_room_is_made_through_it_and_lives_on_when_a_rule_changes(chromium: Browser, address):
    me = Person(chromium, address, "Оленка")
    try:
        me.new_table(EXAMPLE)
        before = len(me.frames)
        epoch = welcomes(me)[-1]["epoch"]
        os.utime(ROOT / f"src/zmova/games/{EXAMPLE}/rules.py")  # as an editor does that saves it
        wait_until([me], lambda: welcomes(me)[-1]["epoch"] != epoch, "a new server")
        assert len(me.frames) > before
        me.tap("add-bot")
        wait_until([me], lambda: len(me.room["chairs"]) == 2, "the bot sits")
        assert me.troubles == []
    finally:
        me.close()


def welcomes(me: Person) -> list[dict[str, object]]:
    return [frame for frame in me.frames if frame["type"] == "welcome"]
