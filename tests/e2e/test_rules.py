"""The rules inside the app: read, searched, linked, and reached from a refusal at a table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.keys import Keys
from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK, both
from tests.e2e.together import deal, put_away, sit_down, wait_until
from tests.facts import EXAMPLE

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
SAYS = {"uk": ("ПОШТУЧНО", "ІМ'ЯМ", "підморг"), "en": ("piecemeal", "GUEST mask", "wink")}


def rule(somebody: Person, wanted: str) -> Locator:
    return somebody.see(f"rule-{wanted}")


def shown(somebody: Person) -> list[str]:
    """The ids of the rules on the page, in its order."""
    rules: list[str] = somebody.page.locator("[data-testid^='rule-']").evaluate_all(
        "(all) => all.map((one) => one.id)"
    )
    return rules


def seek(somebody: Person, text: str) -> None:
    somebody.see("rules-search").fill(text)


def is_led_to(somebody: Person, wanted: str) -> None:
    """It is in sight, stands out, and has the focus; nothing lies over its first line."""
    expect(rule(somebody, wanted)).to_be_in_viewport(ratio=0.5, timeout=PATIENCE)
    expect(rule(somebody, wanted)).to_be_focused()
    badge = rule(somebody, wanted).get_by_role("link").first
    badge.click(trial=True)
    plain = "(one) => getComputedStyle(one).boxShadow"
    assert rule(somebody, wanted).evaluate(plain) != "none"


@both
def test_rules_are_read_searched_and_linked(
    person: Callable[..., Person],
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    """W1"""
    me = person("Оксана" if lang == "uk" else "Grace", browser, lang=lang, size=size)
    me.page.goto(me.base)
    me.tap("new-wink")
    me.tap("rules-wink")
    expect(me.see("rules")).to_be_visible()
    expect(rule(me, "W25")).to_be_attached()
    assert me.page.url.endswith("/rules/wink")
    assert me.reads("game-wink") in me.page.title()
    assert shown(me) == [f"W{number}" for number in range(1, 26)]

    seek(me, "w7")
    expect(rule(me, "W8")).to_have_count(0)
    assert shown(me) == ["W7"]
    expect(me.see("rules-count")).to_have_text(me.reads("rules-found", count=1))
    expect(
        me.page.get_by_role("status").filter(has_text=me.reads("rules-found", count=1)).first
    ).to_be_attached()

    nowhere, once, often = SAYS[lang]
    seek(me, once)
    expect(rule(me, "W5")).to_be_visible()
    expect(rule(me, "W7")).to_have_count(0)
    seek(me, often)
    expect(rule(me, "W13").locator("mark").first).to_be_visible()
    marks = me.see("rules").locator("mark").all_inner_texts()
    assert len(marks) > 10
    assert all(mark.lower() == often for mark in marks)
    expect(rule(me, "W3")).to_have_count(0)
    seek(me, nowhere)
    expect(me.see("rules-count")).to_have_text(me.reads("rules-none"))
    assert shown(me) == []
    me.tap("rules-clear")
    expect(rule(me, "W25")).to_be_attached()
    expect(me.see("rules-search")).to_be_focused()

    rule(me, "W20").get_by_role("link").first.click()
    assert me.page.url.endswith("/rules/wink#W20")
    is_led_to(me, "W20")
    me.page.goto(f"{me.base}/rules/passengers#P15")
    is_led_to(me, "P15")
    me.page.evaluate("location.hash = '#P3'")
    is_led_to(me, "P3")
    me.page.get_by_role("link", name=me.reads("game-trolley"), exact=True).click()
    expect(rule(me, "T16")).to_be_attached()
    other = {"uk": "ENG", "en": "УКР"}[lang]
    me.page.get_by_text(other, exact=True).click()
    expect(me.page.locator("html")).not_to_have_attribute("lang", lang)
    expect(me.page.get_by_role("heading", level=1)).not_to_contain_text(me.reads("game-trolley"))
    me.tap("rules-home")
    me.shows("new-wink")
    assert not me.troubles


def test_a_page_of_rules_that_is_not_there_says_so(person: Callable[..., Person]):
    me = person("Оксана")
    me.page.goto(f"{me.base}/rules/chess#%E0%A4%A")
    me.shows("farewell")
    assert not me.troubles


@both
def test_rules_lie_over_the_table_and_over_the_short_ones(
    person: Callable[..., Person],
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("Оксана" if lang == "uk" else "Grace", browser, lang=lang, size=size)
    scripts: list[str] = []
    me.page.on("request", lambda request: scripts.append(request.url))
    code = me.new_table("trolley")
    expect(me.see("lobby-how")).to_be_enabled()
    me.tap("menu")
    me.tap("menu-rules")
    expect(rule(me, "T16")).to_be_attached()
    me.page.get_by_role("link", name="T9", exact=False).first.click()
    is_led_to(me, "T9")
    assert me.page.url.endswith(f"/r/{code}")
    put_away(me)

    keys = Keys(me)
    keys.press("lobby-how")
    keys.press("all-rules")
    expect(rule(me, "T16")).to_be_attached()
    keys.go_to("rules-search")
    me.page.keyboard.type("t4")
    expect(rule(me, "T5")).to_have_count(0)
    assert shown(me) == ["T4"]
    keys.press("rules-clear")
    keys.key("Escape", "closing the rules")
    expect(me.see("rules")).to_have_count(0)
    me.shows("how-to")
    assert keys.lost == []
    texts = [url.rsplit("/", 1)[1] for url in scripts if "-uk-" in url]
    assert all(text.startswith("trolley-uk-") for text in texts), texts
    assert len(texts) == (lang == "uk")


def test_a_refusal_at_a_table_leads_to_its_rule(person: Callable[..., Person]):
    """S8, S9: whoever is not to ask taps a mask all the same."""
    people = [person("Ада", touch=True), person("Brian", lang="en", size=DESK)]
    sit_down(people, bots=1)
    deal(people)
    for me in people:

        def settled(me: Person = me) -> bool:
            return not me.may("ask") or me.phase.get("asked") is None

        wait_until(people, settled, "a turn")
        if me.may("ask"):
            continue
        other = next(p for p in people if p is not me)
        me.tap(f"seat-{other.seat}")
        toast = me.see("toast").last
        expect(toast).to_be_visible()
        reads_why(me, toast.get_by_test_id("why"))
        put_away(me)
        me.shows(EXAMPLE)
        return
    raise AssertionError("everybody is to ask at once")


def reads_why(somebody: Person, why: Locator) -> str:
    """Presses the button beside a refusal and is shown the rule that it names; which one."""
    word = somebody.reads("house-why")
    expect(why).to_be_visible()
    box = why.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    said = " ".join(why.inner_text().split())
    assert said.startswith(word), said
    named = said.removeprefix(word).strip()
    somebody.press(why)
    expect(somebody.see("rules")).to_be_visible()
    is_led_to(somebody, named)
    expect(somebody.see("toast")).to_have_count(0)
    return named
