"""Every capability is tested in both browsers, at both sizes, in both languages.

`docs/subsystems/browsers.md` says by which tests.
"""

import pytest

from tests.e2e.person import PHONE

DESK = (1440, 900)
IN_HAND = pytest.param("chromium", "uk", PHONE, id="chromium-uk-360x640")
ON_A_DESK = pytest.param("firefox", "en", DESK, id="firefox-en-1440x900")


def seen(*how: object) -> pytest.MarkDecorator:
    """Runs a test in each of these ways; it asks for `browser`, `lang` and `size`."""
    return pytest.mark.parametrize(("browser", "lang", "size"), how, indirect=["browser"])


both = seen(IN_HAND, ON_A_DESK)
