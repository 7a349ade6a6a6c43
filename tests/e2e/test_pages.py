"""Other pages: paths that do not exist, licences, and what search engines are told."""

import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import Person
from tests.e2e.seen import both
from tests.e2e.words import phrase
from tests.facts import EXAMPLE
from tests.serving import Server

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).parents[2]
PACKED = {
    "@fluent/bundle": "Apache License",
    "@fontsource-variable/onest": "SIL OPEN FONT LICENSE Version 1.1",
    "@fontsource-variable/unbounded": "SIL OPEN FONT LICENSE Version 1.1",
    "clsx": "Permission is hereby granted",
    "svelte": "Permission is hereby granted",
    "vite": "Permission is hereby granted",
    "zzfx": "Permission is hereby granted",
}


def get(server: Server, path: str) -> str:
    with urllib.request.urlopen(f"{server.url}{path}") as answer:
        text: str = answer.read().decode(answer.headers.get_content_charset("utf-8"))
        return text


@both
def test_what_is_not_there_says_so_and_leads_home_where_the_licences_are(
    person: Callable[..., Person],
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("", browser, lang=lang, size=size)
    answer = me.page.goto(f"{me.base}/wp-login.php")
    assert answer is not None
    assert answer.status == 404
    expect(me.see("farewell")).to_contain_text(me.reads("illegal-no-such-page"))
    me.page.get_by_role("button", name=me.reads("house-home")).click()
    assert me.page.url == f"{me.base}/"
    me.tap("settings")
    link = me.see("licenses")
    link.scroll_into_view_if_needed()
    expect(link).to_have_text(me.reads("settings-licenses"))
    with me.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
    told = me.page.locator("meta[name=description]")
    expect(told).to_have_attribute(
        "content", f"{me.reads('house-line')} {me.reads('house-line-more')}"
    )


def test_every_part_of_the_page_comes_with_its_licence(server: Server):
    ours, *theirs = get(server, "/licenses.txt").split("-" * 72)
    assert (ROOT / "LICENSE").read_text("utf-8").strip() in ours
    texts = {text.split()[0]: text for text in theirs}
    assert list(texts) == sorted(PACKED)
    for name, words in PACKED.items():
        assert words in " ".join(texts[name].split()), name


def test_search_engines_are_told_of_the_house_and_kept_from_its_rooms(server: Server):
    page = get(server, "/")
    line = f"{phrase('uk', 'house-line')} {phrase('uk', 'house-line-more')}"
    assert f'<meta name="description" content="{line}" />' in page
    assert re.search("<title>(.*)</title>", page)[1] == phrase("uk", "house-title")  # type: ignore[index]
    kept = re.findall("^Disallow: (.+)$", get(server, "/robots.txt"), re.MULTILINE)
    closed = ["/api/rooms/bababa", "/ws/bababa", "/r/bababa", "/m/0123abcd", "/tv", "/tv/bababa"]
    assert [path for path in closed if not path.startswith(tuple(kept))] == []
    assert [path for path in ("/", f"/rules/{EXAMPLE}") if path.startswith(tuple(kept))] == []
