"""A host's own places: by hand and from files, and the match is played with them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, sit_down, wait_until
from tests.games.spyfall.browser.thumbs import set_up_match

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
BY_HAND = "Наш підʼїзд"
ROLES = ["консьєржка", "кіт", "сусід із перфоратором"]
TOML = """
[[place]]
name = "Бабусина кухня"
roles = ["бабуся", "онук", "гість, який уже наївся"]

[[place]]
name = "Escape room"
roles = ["game master", "claustrophobe"]
"""
CSV = "Зоряний корабель;капітан;кок;безбілетник\nФутбольна роздягальня;тренер;воротар\n"
FROM_FILES = ["Бабусина кухня", "Escape room", "Зоряний корабель", "Футбольна роздягальня"]
NAMES = [BY_HAND, *FROM_FILES]
BAD = {
    "broken": ("places.toml", "[[place]\nname = "),
    "twice the same role": ("places.csv", "А,роль,роль\n"),
    "not a text": ("picture.png", "\x89PNG\udcff"),
}


def test_a_match_on_the_hosts_own_places_alone(person: Callable[..., Person], tmp_path: Path):
    """S2, S6"""
    host, *friends = people = [person("Ада"), person("Bob", lang="en"), person("Віра")]
    sit_down(people)
    set_up_match(host, rounds=2, minutes=6)
    host.tap("options")

    bank = host.button("spyfall-options-on", place="Банк")
    host.page.get_by_text(host.reads("spyfall-options-places")).first.click()
    bank.click()
    wait_until(people, lambda: host.room["options"].get("off") == ["bank"], "no bank")
    expect(host.button("spyfall-options-off", place="Банк")).to_be_visible()

    adds_by_hand(host)
    loads(host, tmp_path / "місця.toml", TOML)
    wait_until(people, lambda: len(host.room["options"]["own"]) == 3, "the .toml file")
    loads(host, tmp_path / "places.csv", CSV)
    wait_until(people, lambda: len(host.room["options"]["own"]) == 5, "the .csv file")
    assert host.room["options"]["own"][0] == {"name": BY_HAND, "roles": ROLES}
    host.tap("pack-classic")
    wait_until(people, lambda: host.room["options"]["packs"] == [], "own places alone")
    host.page.keyboard.press("Escape")

    friends[0].tap("options")
    for name in NAMES:
        expect(friends[0].see("spyfall-options").get_by_text(name)).to_be_visible()
    expect(friends[0].see("own-add")).to_have_count(0)
    friends[0].page.keyboard.press("Escape")

    deal(people)
    places = {f"own-{number}": name for number, name in enumerate(NAMES, 1)}
    for somebody in people:
        somebody.tap("tab-places")
        shown = somebody.see("places").get_by_role("button")
        expect(shown).to_have_count(5)
        for place, name in places.items():
            assert visible(somebody.see(f"place-{place}").text_content()) == name
        somebody.page.keyboard.press("Escape")
        expect(somebody.see("places")).to_be_hidden()
    for somebody in people:
        mine = somebody.view["mine"]
        assert mine["spy"] == (mine["location"] not in places)
        somebody.look_at_card()
        somebody.shows("card-face")
        if not mine["spy"]:
            expect(somebody.see("card-face")).to_contain_text(places[mine["location"]])
        somebody.let_go()


@pytest.mark.parametrize("how", BAD)
def test_a_bad_file_explains_itself(person: Callable[..., Person], tmp_path: Path, how: str):
    name, text = BAD[how]
    host = person("Ада")
    sit_down([host])
    host.tap("options")
    loads(host, tmp_path / name, text)
    alert = host.see("spyfall-options").get_by_role("alert")
    expect(alert).to_be_visible(timeout=PATIENCE)
    expect(alert).not_to_be_empty()
    assert "own" not in host.room["options"]


def adds_by_hand(host: Person) -> None:
    host.tap("own-add")
    host.see("own-name").fill(BY_HAND)
    for number, role in enumerate(ROLES, 1):
        label = host.reads("spyfall-options-own-role", number=number)
        host.page.get_by_label(label, exact=True).fill(role)
    host.tap("own-save")
    wait_until([host], lambda: bool(host.room["options"].get("own")), "a place by hand")


def loads(host: Person, file: Path, text: str) -> None:
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    host.see("own-file").set_input_files(file)


def visible(text: str | None) -> str:
    """Without the soft hyphens at which a long word may break."""
    return (text or "").replace("\u00ad", "").strip()
