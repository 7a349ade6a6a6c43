"""The gallery, and eyes for it: pages that stay open."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest
from playwright.sync_api import Browser, Playwright

from launcher import gallery
from tests.e2e.looks import site as files
from tests.e2e.looks.eye import Eye


def pytest_collection_finish(session: pytest.Session) -> None:
    """Recorded and built before the clock of any test runs: that takes as long as some may take.

    What goes wrong is told by the tests that need it."""
    browsers = [one for one in session.items if one.get_closest_marker("e2e")]
    looking = any("site" in getattr(one, "fixturenames", ()) for one in browsers)
    if looking and not session.config.option.collectonly:
        with suppress(SystemExit):
            gallery.record()
            gallery.build()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with files.opened() as address:
        yield address


@pytest.fixture
def eye(chromium: Browser, site: str) -> Iterator[Callable[..., Eye]]:
    """`eye((360, 640), lang="uk")`: one page for all that a test looks at.

    `clock="own"`: its time can be set ahead. `touch="yes"`: it has a touch screen.
    """
    with ExitStack() as opened:

        def look(size: tuple[int, int], browser: Browser = chromium, **settings: str) -> Eye:
            seer = Eye(browser, site, size, settings)
            opened.callback(seer.close)
            return seer

        yield look


@pytest.fixture(scope="session")
def kept(playwright: Playwright, site: str) -> Callable[..., Eye]:
    """The same, for tests that leave nothing behind: the page is there for the next one too.

    It is closed with its browser.
    """
    eyes: dict[object, Eye] = {}

    def look(size: tuple[int, int], browser: Browser, **settings: str) -> Eye:
        how = (browser.browser_type.name, size, *sorted(settings.items()))
        if how not in eyes:
            eyes[how] = Eye(browser, site, size, settings)
        eyes[how].begins_anew()
        return eyes[how]

    return look
