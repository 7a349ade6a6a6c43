"""Whoever hears a match instead of seeing it hears every sentence of its story."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from tests.e2e.ears import LISTEN, SOMEBODY, UNREADABLE
from tests.e2e.looks import screens
from tests.e2e.looks.eye import Eye
from tests.e2e.looks.openings import pages_of
from tests.e2e.looks.screens import Screen
from tests.e2e.person import PHONE
from tests.facts import facts_of
from tests.gallery.rooms import NAMES
from zmova.games import named, names
from zmova.replays.catalogue import catalogue
from zmova.replays.telling import line
from zmova.table.delta import apply
from zmova.table.story import Scene
from zmova.table.view import View

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180)]
FEW = 16
"""Moments: as much as is told of the first rounds."""


def told(game: str, recording: str) -> list[list[str]]:
    """By moment: the sentences about it, as an onlooker of that recording is told them."""
    found = pages_of(recording)
    members = {member["id"]: member["name"] for member in found["room"]["members"]}
    chairs = [members[chair["member"]] for chair in found["room"]["chairs"]]
    words, record = catalogue("uk"), named(game)
    table, sentences = found["onlooker"]["view"]["table"], []
    for moment in found["onlooker"]["moments"][:FEW]:
        table = apply(table, moment.get("table", {}))
        view = View(None, msgspec.convert(table, record.table), None, [])
        scene = Scene(view, words, lambda seat: chairs[seat])
        sentences.append([line(game, one, scene) or "" for one in notices_of(game, moment)])
    return sentences[1:]


def notices_of(game: str, moment: dict[str, Any]) -> list[Any]:
    """But for talk, which is as it is."""
    loud = [one for one in moment["notices"] if one["type"] not in {"said", *facts_of(game).silent}]
    return [msgspec.convert(one, named(game).notices) for one in loud]


@pytest.mark.parametrize("game", names())
def test_the_story_is_read_out(kept: Callable[..., Eye], chromium: Browser, game: str):
    seer = kept(PHONE, chromium, lang="uk")
    tables = [one for one in screens.index()["recordings"] if one["game"] == game]
    table = next(one for one in tables if one["id"].endswith("-played"))
    wish = {"recording": table["id"], "step": "0", "eyes": "onlooker"}
    screen = Screen(table["id"], game, wish)
    seer.show(screen)
    seer.page.evaluate(LISTEN)
    expected = told(game, table["id"])
    for sentences in expected:
        seer.page.evaluate("heard.length = 0; postMessage('next')")
        seer.rests()
        heard: list[str] = seer.page.evaluate("heard")
        said = " ".join(" ".join(heard).split())
        for sentence in sentences:
            if " ".join(sentence.split()) not in said:
                seer.note(screen, [f"not heard: {sentence}: {said}"])
        if UNREADABLE["uk"].search(re.sub("|".join(map(re.escape, NAMES)), SOMEBODY["uk"], said)):
            seer.note(screen, [f"nobody can read {said}"])
    seer.is_content()
    assert sum(map(len, expected)) > 5
