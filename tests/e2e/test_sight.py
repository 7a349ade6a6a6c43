"""Whoever tells fewer colours apart still tells players, teams and cards apart."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.e2e.looker import THEMES
from tests.e2e.person import Person
from tests.e2e.sight import EYES, Sight
from tests.e2e.together import wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
CLEAR = 8.0
"""Two flat colours so far apart are told apart at a glance; 2.3 is just noticed."""
BROWNS = """
<body style="margin:0;background:#fff">
<i id="one" style="display:block;width:40px;height:40px;background:#a06a00"></i>
<i id="other" style="display:block;width:40px;height:40px;background:#5f7f00"></i>
"""


def sits(me: Person, game: str) -> None:
    me.page.goto(me.base)
    me.tap(f"new-{game}")
    me.tap("with-bots")
    me.shows(game)


def mistaken(me: Person, things: dict[str, Locator], pictures: Path, screen: str) -> list[str]:
    """The pairs that one of the eyes can't tell apart."""
    sight, found = Sight(me), []
    for thing in things.values():
        thing.wait_for()
    me.page.wait_for_timeout(600)  # until they lie still
    for theme, eye in product(THEMES, EYES):
        me.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        picture = pictures / f"{screen}-{theme}-{eye}.png"
        for (a, b), far in sight.apart(eye, things, picture).items():
            if far < CLEAR:
                found.append(f"{theme}, {eye}: {a} and {b} ({far:.1f})")
    return found


def test_the_simulation_hides_what_such_an_eye_does_not_see(person: Callable[..., Person]):
    """Two browns that only a red-green difference tells apart."""
    me = person("")
    me.page.set_content(BROWNS)
    browns = {name: me.page.locator(f"#{name}") for name in ("one", "other")}
    far = {eye: Sight(me).apart(eye, browns)["one", "other"] for eye in ("none", "deuteranopia")}
    assert far["none"] > 3 * CLEAR
    assert far["deuteranopia"] < CLEAR


@pytest.mark.parametrize("game", ["spyfall", "wink"])
def test_players_wear_masks_that_differ(person: Callable[..., Person], pictures: Path, game: str):
    me = person("", mask=[5, 2, 3, 1])
    sits(me, game)
    seats = {f"seat {n}": me.see(f"seat-{n}").locator("svg").first for n in range(5)}
    assert mistaken(me, seats, pictures, game) == []


def test_the_teams_of_the_trolley_differ(person: Callable[..., Person], pictures: Path):
    """Coral stripes and mint dots."""
    me = person("")
    sits(me, "trolley")
    teams = {side: me.see("crew").locator(f".team.{side}") for side in ("left", "right")}
    me.page.add_style_tag(content=".team > * { visibility: hidden }")  # the cloth alone
    assert mistaken(me, teams, pictures, "trolley") == []


def test_colours_and_kinds_of_passengers_differ(person: Callable[..., Person], pictures: Path):
    """Leaf, flame and wave, ring and star, where one speaks of a passenger."""
    me = person("")
    sits(me, "passengers")
    wait_until([me], lambda: bool(boarded(me)) or me.may("place"), "somebody is in a boat")
    if not boarded(me):
        me.page.get_by_test_id("hand").get_by_role("button").nth(1).click()
        me.tap(f"space-{me.view['table']['boats'][0]['boat']}-0")
        me.tap("place")
        wait_until([me], lambda: bool(boarded(me)), "my passenger is in a boat")
    me.tap(f"space-{boarded(me)}")
    me.shows("claim")
    names = ("soul", "demon", "green", "red", "blue")
    signs = {name: me.see(f"claim-{name}").locator("svg").first for name in names}
    assert mistaken(me, signs, pictures, "passengers") == []


def boarded(me: Person) -> str:
    """Where the first passenger sits."""
    for boat in me.view["table"]["boats"] if me.view else []:
        for place, passenger in enumerate(boat["row"]):
            if passenger is not None:
                return f"{boat['boat']}-{place}"
    return ""
