"""Three phones in two languages, two bots and an onlooker: a match of Passengers by thumb."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.gaze import gazed, watch_gaze
from tests.e2e.habits import play_on
from tests.e2e.person import PATIENCE, Person
from tests.e2e.sockets import no_frame_held_anothers_secret
from tests.e2e.together import deal, everybody_sees, name_of, sit_down, wait_until
from tests.games.passengers.browser.thumbs import send_on, set_up
from tests.games.passengers.browser.wishes import Wishes
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(420), pytest.mark.served(away_seconds=30)]
TRIES = 4
"""Matches; three rounds nearly always bring all that is wished for."""


def test_a_match_with_a_peek_a_mask_a_swap_and_a_tie_that_the_coin_breaks(
    person: Callable[..., Person], server: Server
):
    """P5, P11-P13, P15, P17-P22, G3"""
    olena, brian = person("Оленка", touch=True), person("Brian", lang="en", touch=True)
    people = [olena, brian, person("Тарас", touch=True)]
    onlooker = person("Judy", lang="en")
    everybody = [*people, onlooker]
    code = sit_down(people, bots=2, game="passengers")
    watches(onlooker, code)
    set_up(olena, gaze=4)
    for somebody in everybody:
        watch_gaze(somebody)

    wishes = Wishes(server, people, onlooker)
    played: list[str] = []
    while len(played) < TRIES and not wishes.fulfilled:
        deal(people)
        if not played:
            the_gaze_tells_nobody(people, onlooker)
        played.append(olena.room["match"])
        play_on(everybody, wishes, lambda: all(p.phase["type"] == "over" for p in everybody))
        for somebody in everybody:
            the_end_is_shown(somebody)
        olena.tap("again")
        everybody_sees(everybody, "room-code")
    assert wishes.fulfilled, wishes
    for match in played:
        no_frame_held_anothers_secret(server, everybody, match)
    assert [somebody.troubles for somebody in everybody] == [[], [], [], []]


def watches(onlooker: Person, code: str) -> None:
    """Somebody who was given a chair and left it."""
    onlooker.join(code)
    onlooker.shows("room-code")
    chair = len(onlooker.room["chairs"]) - 1
    onlooker.tap(f"chair-{chair}")
    onlooker.button("lobby-stand").click()
    wait_until([onlooker], lambda: len(onlooker.room["chairs"]) == chair, "the chair is left")


def the_gaze_tells_nobody(people: list[Person], onlooker: Person) -> None:
    """P5: the same on every phone, but for the words; and these name fellows to smugglers alone."""
    everywhere = gazed(onlooker)
    for somebody in people:
        shown = gazed(somebody)
        assert shown["structure"] == everywhere["structure"]
        fellows = set(somebody.view["mine"]["fellows"])
        assert named(somebody, shown["gaze"]) == fellows
        assert named(somebody, shown["page"]) - fellows <= named(onlooker, everywhere["page"])
    assert gazed(people[0])["places"] == gazed(people[2])["places"]


def named(reader: Person, page: str) -> set[int]:
    return {seat for seat in range(5) if name_of(reader, seat) in page}


def the_end_is_shown(somebody: Person) -> None:
    """P22-P26: cards turned up, points of each side, and who was who."""
    send_on(somebody)
    somebody.shows("over")
    if somebody.see("skip").is_visible():
        somebody.tap("skip")
    result = somebody.phase["result"]
    assert set(result["scores"]) == {"souls", "demons"}
    for faction, points in result["scores"].items():
        mark = somebody.see(f"points-{faction}").locator("b")
        expect(mark).to_have_text(str(points), timeout=PATIENCE)
        assert points == sum(p["points"] for p in result["why"] if p["faction"] == faction)
    somebody.shows("reveal")
    rows = somebody.see("factions").get_by_role("listitem")
    for seat in range(5):
        expect(rows.nth(seat)).to_contain_text(name_of(somebody, seat))
        won = somebody.reads("passengers-over-won") in rows.nth(seat).inner_text()
        assert won == (seat in result["winners"])
