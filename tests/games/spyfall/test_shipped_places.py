"""The places that are shipped: S2 in both languages, with a picture each."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
CONTENT = ROOT / "src/zmova/games/spyfall/content"
PICTURES = ROOT / "web/src/games/spyfall/places"
PACKS: dict[str, dict[str, Any]] = {
    name: tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))
    for name in ("classic", "ukraine")
}
PLACES = {place: texts for pack in PACKS.values() for place, texts in pack.items()}

CLASSIC = """
    terrorist-base bank military-base film-studio corporate-party hospital space-station
    partisan-squad passenger-train police-station polar-station embassy supermarket theatre
    university crusader-army pirate-ship beach plane hotel casino produce-warehouse ocean-liner
    submarine restaurant spa car-service church circus school
"""


def test_the_thirty_places_of_the_rules_are_the_classic_pack():
    """S2: ids are for ever, for logs and links name them."""
    assert list(PACKS["classic"]) == CLASSIC.split()


def test_a_further_pack_has_twenty_places_or_more():
    """S2"""
    assert len(PACKS["ukraine"]) >= 20
    assert {"bazaar", "kyiv-metro", "village-wedding", "platzkart"} <= set(PACKS["ukraine"])
    assert not set(PACKS["classic"]) & set(PACKS["ukraine"])


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("place", PLACES)
def test_each_place_has_a_name_and_seven_different_roles(place, language):
    """S2, S3: "one | other" gives two forms of a role where the language has them."""
    texts = PLACES[place][language]
    assert texts["name"].strip() == texts["name"] != ""
    assert len(texts["roles"]) == 7
    forms = [form for role in texts["roles"] for form in role.split(" | ")]
    assert all(form and form == form.strip() and "|" not in form for form in forms)
    assert len(set(forms)) == len(forms)
    assert all(len(role.split(" | ")) <= 2 for role in texts["roles"])


@pytest.mark.parametrize("language", ["uk", "en"])
def test_no_two_places_have_the_same_name(language):
    """S6: the list would not tell them apart."""
    names = [texts[language]["name"].lower() for texts in PLACES.values()]
    assert len(set(names)) == len(names)


def test_the_places_that_may_hurt_in_wartime_are_marked():
    """S2: one switch turns them off."""
    marked = {place for place, texts in PLACES.items() if texts.get("delicate")}
    assert marked == {"terrorist-base", "partisan-squad"}


def test_each_place_has_its_picture_and_no_picture_is_left_over():
    """S6"""
    assert {file.stem for file in PICTURES.rglob("*.svg")} == {*PLACES, "own"}
