"""The installed app: it can be installed on a phone, and opens offline."""

import json
import re
import shutil
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import zmova
from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.facts import EXAMPLE
from tests.serving import serving

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
KEPT = """
async () => {
  const names = await caches.keys()
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return caught.flat().map(({ url }) => new URL(url).pathname)
}
"""
UPDATED = """
async () => {
  const house = await navigator.serviceWorker.ready
  await house.update()
  while (house.installing) await new Promise((then) => setTimeout(then, 50))
  return true
}
"""
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_house_can_be_installed(person: Callable[..., Person], whole_chromium: Browser):
    me = person("", whole_chromium, shell=True)
    me.page.goto(me.base)
    me.page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)")
    browser = me.context.new_cdp_session(me.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["name"], told["start_url"], told["display"]) == ("Змова", "/", "standalone")
    for icon in told["icons"]:
        with urllib.request.urlopen(me.base + icon["src"]) as answer:
            assert answer.headers.get_content_type() == icon["type"]
            picture = answer.read()
        if icon["type"] == "image/png":
            assert picture.startswith(PNG)
            size = f"{int.from_bytes(picture[16:20])}x{int.from_bytes(picture[20:24])}"
            assert size == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_without_a_line_the_house_opens_and_says_so(chromium: Browser, tmp_path: Path):
    """The server is truly gone, and comes back."""
    with serving(tmp_path) as server:
        me = Person(chromium, server.url, "", shell=True)
        me.page.goto(me.base)
        me.shows(f"new-{EXAMPLE}")
        wait_until([me], lambda: enough(me), "the page is kept")
        me.tap(f"new-{EXAMPLE}")
        me.tap("with-bots")
        me.shows(EXAMPLE)
        kept = me.page.evaluate(KEPT)
        assert not [path for path in kept if path.startswith(("/api", "/ws", "/r/"))]
        me.page.goto(f"{me.base}/healthz")  # what is no page never stands for the page
        server.stop()
        me.page.goto(f"{me.base}/no-such-page")
        me.shows("farewell")
        me.page.goto(me.base)
        me.shows(f"new-{EXAMPLE}")
        expect(me.see("no-line")).to_have_text(me.reads("home-offline"))
        assert me.page.evaluate("document.fonts.check('16px \"Onest Variable\"')")
        me.tap(f"new-{EXAMPLE}")
        me.tap("with-bots")
        expect(me.see("toast")).to_have_text(me.reads("illegal-no-line"))
        server.start()
        expect(me.see("no-line")).to_have_count(0)
        me.close()


def test_a_newer_house_leaves_a_match_alone_until_a_part_is_missing(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Then the page is made anew, once, and comes back to its seat."""
    house = tmp_path / "house" / "zmova"
    shutil.copytree(Path(zmova.__file__).parent, house)
    monkeypatch.setenv("PYTHONPATH", str(house.parent))
    with serving(tmp_path) as server:
        me = Person(chromium, server.url, "", shell=True)
        loads: list[object] = []
        me.page.on("load", lambda page: loads.append(page))
        me.page.goto(me.base)
        me.tap(f"new-{EXAMPLE}")
        me.tap("with-bots")
        me.shows(EXAMPLE)
        seat = me.seat
        server.stop()
        expect(me.see("offline")).to_be_visible()
        renew(house / "static")
        server.start()
        expect(me.see("offline")).to_have_count(0)
        assert me.page.evaluate(UPDATED)
        assert len(loads) == 1
        with me.page.expect_event("load"):
            me.tap("menu")
            me.tap("manners-open")
        me.shows(EXAMPLE)
        me.tap("menu")
        me.tap("manners-open")
        me.shows("manners")
        assert (len(loads), me.seat) == (2, seat)
        me.close()


def renew(static: Path) -> None:
    """The same house under other names: of the older one not a part is left."""
    for packed in static.rglob("*.gz"):
        packed.unlink()
    names = {one.name for one in (static / "assets").iterdir()}
    any_name = re.compile("|".join(map(re.escape, names)))
    for one in static.rglob("*.*"):
        if one.suffix in (".js", ".css", ".html"):
            text = one.read_text("utf-8")
            one.write_text(any_name.sub(lambda found: f"new-{found[0]}", text), "utf-8")
        if one.name in names:
            one.rename(one.with_name(f"new-{one.name}"))
    worker = static / "sw.js"
    worker.write_text(worker.read_text("utf-8") + "// newer", "utf-8")


def enough(me: Person) -> bool:
    """Whatever the page was made of, the worker has it."""
    made = me.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    assets = {path for path in made if path.startswith("/assets/")}
    return bool(assets) and assets <= set(me.page.evaluate(KEPT))
