"""Real browsers, a real server, and people with a cable each."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.e2e.cable import Cable
from tests.e2e.hands import PassedPhone
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import wait_until
from tests.facts import EXAMPLE
from tests.serving import Server, serving

QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",
    "--disable-features=BackForwardCache,PaintHolding,SpareRendererForSitePerProcess",
    "--js-flags=--no-opt --single-threaded",
]
"""The last three save a tenth of the work: no page of a test lives long enough to need them."""
CALM: dict[str, str | float | bool] = {"layout.frame_rate": 20}
"""Firefox draws without a graphics card: sixty times a second, that is two thirds of its work."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Its engine without the windows that nobody sees: half the work."""
    with _chromium(playwright, "chromium-headless-shell") as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    with _chromium(playwright, "chromium") as browser:
        yield browser


@contextmanager
def _chromium(playwright: Playwright, name: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(
        executable_path=f"/usr/bin/{name}", chromium_sandbox=False, args=QUIET
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path="/usr/bin/firefox-esr", firefox_user_prefs=CALM
    )
    yield browser
    browser.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """The one that a test's parameter names."""
    found: Browser = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """`servers(away_seconds=30)`: one for each way to set it up, for all tests of this process."""
    with ExitStack() as house:
        running: dict[str, Server] = {}

        def served(**settings: object) -> Server:
            key = repr(sorted(settings.items()))
            if key not in running:
                folder = tmp_path_factory.mktemp("server")
                running[key] = house.enter_context(serving(folder, **settings))
            return running[key]

        yield served


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Callable[..., Server]) -> Server:
    """As the mark `served` of a test or its file wants it."""
    mark = request.node.get_closest_marker("served")
    return servers(**(mark.kwargs if mark else {"away_seconds": 6, "bot_pace": 0.25}))


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def leave_a_picture(request: pytest.FixtureRequest, somebody: Person) -> None:
    """Of the page as it was when a test failed."""
    if request.node.stash.get(FAILED, False):
        test = re.sub(r"[^\w-]+", "-", request.node.name)
        somebody.page.screenshot(path=f"test-results/failed/{test}/{somebody.name or 'nobody'}.png")


@pytest.fixture
def person(
    request: pytest.FixtureRequest, chromium: Browser, server: Server
) -> Iterator[Callable[..., Person]]:
    """`person("Оленка", lang="uk")`: somebody new, on a cable of their own."""
    with ExitStack() as house:

        def arrive(
            name: str, browser: Browser = chromium, kind: type[Person] = Person, **how: object
        ) -> Person:
            cable = house.enter_context(Cable(server.port))
            base = f"http://127.0.0.1:{cable.port}"
            somebody = kind(browser, base, name, **how)  # type: ignore[arg-type]
            somebody.cable = cable
            house.callback(somebody.close)
            house.callback(leave_a_picture, request, somebody)
            return somebody

        yield arrive


@pytest.fixture
def phone(person: Callable[..., Person]) -> Callable[..., PassedPhone]:
    def arrive(name: str, *others: str, game: str = EXAMPLE, **how: object) -> PassedPhone:
        """A table of one's own, with others on the same phone."""
        somebody = person(name, kind=PassedPhone, **how)
        assert isinstance(somebody, PassedPhone)
        somebody.new_table(game)
        for other in others:
            somebody.add(other)
        wait_until([somebody], lambda: len(somebody.room["chairs"]) == 1 + len(others), "all sit")
        return somebody

    return arrive
