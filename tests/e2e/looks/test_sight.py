"""Whoever tells fewer colours apart still tells players, teams and cards apart."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator

from tests.e2e.looks import screens
from tests.e2e.looks.eye import THEMES, Eye
from tests.e2e.looks.openings import openings
from tests.e2e.looks.screens import Screen
from tests.e2e.looks.sight import EYES, Sight
from tests.e2e.person import PHONE
from zmova.games import registered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
CLEAR = 8.0
"""Two flat colours so far apart are told apart at a glance; 2.3 is just noticed."""
BROWNS = """
<body style="margin:0;background:#fff">
<i id="one" style="display:block;width:40px;height:40px;background:#a06a00"></i>
<i id="other" style="display:block;width:40px;height:40px;background:#5f7f00"></i>
"""
CLOTH = ".team > * { visibility: hidden }"


def differ(eye: Eye, screen: Screen, things: dict[str, Locator]) -> None:
    """No two of them are mistaken for each other, by any eye, in either theme."""
    sight = Sight(eye.page)
    eye.rests()
    for theme, kind in product(THEMES, EYES):
        eye.wears(theme=theme)
        for (a, b), far in sight.apart(kind, things).items():
            if far < CLEAR:
                eye.note(screen, [f"{theme}, {kind}: {a} and {b} ({far:.1f})"])
    eye.is_content()


def shown(eye: Callable[..., Eye], screen: Screen) -> Eye:
    seer = eye(PHONE, lang="uk")
    seer.show(screen)
    return seer


def test_the_simulation_hides_what_such_an_eye_does_not_see(eye: Callable[..., Eye]):
    """Two browns that only a red-green difference tells apart."""
    page = eye(PHONE).page
    page.set_content(BROWNS)
    browns = {name: page.locator(f"#{name}") for name in ("one", "other")}
    far = {kind: Sight(page).apart(kind, browns)["one", "other"] for kind in ("none", EYES[1])}
    assert far["none"] > 3 * CLEAR
    assert far[EYES[1]] < CLEAR


@pytest.mark.parametrize("game", ["spyfall", "wink"])
def test_players_wear_masks_that_differ(eye: Callable[..., Eye], game: str):
    screen = screens.middle(game, seats=5)
    seer = shown(eye, screen)
    faces = {f"seat {n}": seer.page.get_by_test_id(f"seat-{n}").locator("svg") for n in range(5)}
    differ(seer, screen, {name: face.first for name, face in faces.items()})


def test_the_teams_of_the_trolley_differ(eye: Callable[..., Eye]):
    """Coral stripes and mint dots."""
    screen = screens.middle("trolley", seats=registered()["trolley"].fewest)
    seer = shown(eye, screen)
    crew = seer.page.get_by_test_id("crew")
    seer.page.add_style_tag(content=CLOTH)  # without the faces on it
    differ(seer, screen, {side: crew.locator(f".team.{side}") for side in ("left", "right")})


def test_colours_and_kinds_of_passengers_differ(eye: Callable[..., Eye]):
    """Leaf, flame and wave, ring and star, where one speaks of a passenger."""
    votes = [one for one in screens.moments("passengers", 5) if one.phase == "voting"]
    seer = shown(eye, votes[0])
    seer.taps(*openings(votes[0])["claiming"])
    names = ("soul", "demon", "green", "red", "blue")
    signs = {name: seer.page.get_by_test_id(f"claim-{name}").locator("svg") for name in names}
    differ(seer, votes[0], {name: sign.first for name, sign in signs.items()})
