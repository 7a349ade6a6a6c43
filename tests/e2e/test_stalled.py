"""The server's disk is full: every page says so, stays where it is, and goes on by itself."""

import resource
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import Person
from tests.e2e.seen import both
from tests.e2e.together import wait_until
from tests.facts import EXAMPLE
from tests.serving import Server

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform != "linux", reason="limits a process that runs"),
]
FULL = 16 * 1024


@pytest.fixture
def server(servers: Callable[..., Server]) -> Server:
    """One of its own: it is limited."""
    return servers(away_seconds=5)


@both
def test_a_table_stands_still_while_nothing_can_be_written(
    person: Callable[..., Person],
    server: Server,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("Оленка", browser, lang=lang, size=size)
    me.new_table(EXAMPLE)
    unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (FULL, unlimited[1]))
    try:
        me.tap("add-bot")
        expect(me.see("stalled")).to_have_text(me.reads("line-stalled"))
        expect(me.see("offline")).to_have_count(0)
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
    expect(me.see("stalled")).to_have_count(0)
    wait_until([me], lambda: len(me.room["chairs"]) == 2, "the bot sits down")
    assert sum(frame["type"] == "welcome" for frame in me.frames) == 1
    assert me.troubles == []


@both
def test_a_page_may_speak_to_nobody_but_its_own_server(
    person: Callable[..., Person],
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    """Its own socket is open by then."""
    me = person("Оленка", browser, lang=lang, size=size)
    me.new_table(EXAMPLE)
    refused = me.page.evaluate(
        """() => new Promise((told) => {
            document.addEventListener('securitypolicyviolation', (e) => told(e.effectiveDirective))
            setTimeout(() => told('nothing'), 20000)
            try { new WebSocket('ws://127.0.0.1:9/') } catch (e) { /* some throw besides */ }
        })"""
    )
    assert refused == "connect-src"
