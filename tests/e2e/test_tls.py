"""Browsers at a server that speaks HTTPS itself: the page is secure, and so is its socket."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Playwright

from tests.certificates import self_signed
from tests.e2e.fixtures import QUIET
from tests.e2e.person import Person
from tests.e2e.together import deal
from tests.serving import Server, serving

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tls")
    cert, key = self_signed(folder)
    with serving(folder, tls_cert=cert, tls_key=key) as running:
        yield running


@pytest.fixture(scope="module")
def trusting(playwright: Playwright) -> Iterator[Browser]:
    """A browser for which a certificate of our own making is good enough."""
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium-headless-shell",
        chromium_sandbox=False,
        args=[*QUIET, "--ignore-certificate-errors"],
    )
    yield browser
    browser.close()


def test_a_table_is_laid_and_dealt_over_https(trusting: Browser, server: Server):
    with ExitStack() as house:
        people = [Person(trusting, server.url, name) for name in ("Ада", "Борис", "Віра")]
        sockets: list[str] = []
        for somebody in people:
            house.callback(somebody.close)
            somebody.page.on("websocket", lambda ws: sockets.append(ws.url))
        code = people[0].new_table()
        for friend in people[1:]:
            friend.join(code)
            friend.shows("room-code")
        deal(people)
        assert people[0].page.evaluate("isSecureContext") is True
        assert len(sockets) == 3
        assert all(url.startswith(server.url.replace("https", "wss")) for url in sockets)
        cookies = people[0].context.cookies()
        assert {one["name"] for one in cookies} == {"__Host-zmova", "__Host-zmova-rooms"}
        assert all(one["secure"] and one["httpOnly"] for one in cookies)
        assert people[0].troubles == []
