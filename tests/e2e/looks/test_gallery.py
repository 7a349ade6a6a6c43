"""The gallery: any state by its address, the same page that players have, without a server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    with chromium.new_context(viewport={"width": 360, "height": 640}) as context:
        troubles: list[str] = []
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        yield page
        assert troubles == []


def shows(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-shown", "true")


def test_a_moment_of_a_match_is_seen_through_any_eyes_and_goes_on(page, site):
    """A card of one's own lies open for its seat and for nobody else."""
    moment = f"{site}/show.html?motion=calm&cards=open&recording=spyfall-5&step=3"
    for eyes in ("0", "1", "onlooker", "tv", "phone"):
        shows(page, f"{moment}&eyes={eyes}&lang=en&theme=light&text=130&hand=left&contrast=high")
        root = page.locator("html")
        for name, value in {"theme": "light", "hand": "left", "contrast": "high"}.items():
            expect(root).to_have_attribute(f"data-{name}", value)
        expect(root).to_have_attribute("lang", "en")
    shows(page, f"{moment}&eyes=0")
    expect(page.get_by_test_id("spyfall")).to_be_visible()
    before = page.get_by_test_id("spyfall").inner_text()
    page.evaluate("postMessage('next')")
    expect(page.get_by_test_id("spyfall")).not_to_have_text(before, use_inner_text=True)


def test_somebody_new_finds_a_named_state(page, site):
    """Passengers, six seats, set III, the vote just opened, light, from the smuggler's seat."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{site}/index.html")
    expect(page.locator("iframe").content_frame.get_by_test_id("new-passengers")).to_be_visible()
    page.get_by_test_id("game-passengers").click()
    page.get_by_test_id("search").fill("6 gifts iii vote-opened smuggler")
    page.get_by_test_id("search").press("Enter")
    eyes = page.get_by_test_id("eyes")
    expect(eyes.locator("option:checked")).to_contain_text("Demon Smuggler")
    seat = eyes.input_value()
    for name, value in {"lang": "en", "theme": "light", "size": "390x844"}.items():
        page.get_by_test_id(name).select_option(value)
    page.get_by_test_id("beside").click()
    page.get_by_test_id("theme").select_option("dark")
    frames = page.locator("iframe")
    expect(frames).to_have_count(2)
    for number, theme in enumerate(("light", "dark")):
        inside = frames.nth(number).content_frame
        expect(inside.locator("html")).to_have_attribute("data-theme", theme)
        expect(inside.get_by_test_id("passengers")).to_be_visible()
    assert re.search(rf"#recording=passengers-6-gifts-iii&step=\d+&eyes={seat}&", page.url)
    here = page.url
    page.goto("about:blank")
    page.goto(here)
    expect(page.locator("iframe")).to_have_count(2)
