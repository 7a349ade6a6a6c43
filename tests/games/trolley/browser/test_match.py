"""Four people in two languages, a bot and an onlooker: a match of Trial by Trolley by thumb."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.habits import over, play_on
from tests.e2e.person import Person
from tests.e2e.sockets import no_frame_held_anothers_secret
from tests.e2e.together import deal, everybody_sees, name_of, sit_down, wait_until
from tests.games.trolley.browser.thumbs import onward, set_up
from tests.games.trolley.browser.wishes import Wishes
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
SEATS = 5
TAKEN = """
window.taken = []
new MutationObserver(() => {
  const said = document.querySelector('[data-testid=taken] h2')?.textContent.trim()
  if (said && taken.at(-1) !== said) taken.push(said)
  if (!said && taken.at(-1) !== '') taken.push('')
}).observe(document, { subtree: true, childList: true })
"""
"""A page keeps what each verdict said, however long it lay there."""


def test_a_match_with_plots_and_pleas_a_reload_and_a_steward(
    person: Callable[..., Person], server: Server
):
    """T2-T14, G3"""
    people = [
        person("Оленка", touch=True),
        person("Brian", lang="en", touch=True),
        person("Тарас", touch=True),
        person("Judy", lang="en", size=(1440, 900)),
    ]
    onlooker = person("Zoe", lang="en", size=(1280, 720))
    everybody = [*people, onlooker]
    for somebody in everybody:
        somebody.context.add_init_script(TAKEN)
    code = sit_down(people, bots=1, game="trolley")
    set_up(people[0], pause=4)
    deal(people)
    onlooker.join(code)
    onlooker.shows("trolley")
    wait_until([onlooker], lambda: bool(onlooker.view), "the table")

    wishes = Wishes(people, onlooker)
    play_on(people, wishes, over(everybody))
    assert not wishes.left, wishes
    for somebody in everybody:
        onward(somebody)
        the_end_is_shown(somebody)
    for somebody in (people[0], people[1], onlooker):  # whose pages were never left
        every_verdict_was_told(somebody)
    match = people[0].room["match"]
    no_frame_held_anothers_secret(server, everybody, match)
    no_plot_was_heard_by_others(wishes, everybody)
    people[0].tap("again")
    everybody_sees(everybody, "room-code")
    assert [somebody.troubles for somebody in everybody] == [[]] * 5


def the_end_is_shown(somebody: Person) -> None:
    """T9, T12, T13: everybody has driven once; the fewest skulls win, the page says so."""
    somebody.shows("over")
    table, result = somebody.view["table"], somebody.phase["result"]
    verdicts, skulls = table["verdicts"], result["scores"]
    assert sorted(verdict["driver"] for verdict in verdicts) == list(range(SEATS))
    for seat in range(SEATS):
        assert skulls[seat] == sum(seat in verdict[verdict["track"]] for verdict in verdicts)
        assert skulls[seat] == sum(skull["seat"] == seat for skull in result["why"])
        assert (seat in result["winners"]) == (skulls[seat] == min(skulls))
    order = sorted(range(SEATS), key=lambda seat: (skulls[seat], seat))
    rows = somebody.see("standing").get_by_role("listitem")
    for row, seat in enumerate(order):
        expect(rows.nth(row)).to_contain_text(name_of(somebody, seat))
        expect(rows.nth(row)).to_contain_text(somebody.reads("trolley-skulls", skulls=skulls[seat]))
    heading = somebody.see("over").get_by_role("heading", level=2)
    for seat in range(SEATS):
        assert (name_of(somebody, seat) in heading.inner_text()) == (seat in result["winners"])


def every_verdict_was_told(somebody: Person) -> None:
    told = [text for text in somebody.page.evaluate("taken") if text]
    expected = [
        somebody.reads("trolley-ran", name=name_of(somebody, v["driver"]), track=v["track"])
        for v in somebody.view["table"]["verdicts"]
    ]
    assert told[-len(expected) :] == expected[-len(told) :]
    assert len(told) >= len(expected) - 1  # an onlooker may come late for the first


def no_plot_was_heard_by_others(wishes: Wishes, everybody: list[Person]) -> None:
    """What was said to a team went to that team: not to its rivals, the driver or an onlooker."""
    for text, team in wishes.secrets:
        for somebody in everybody:
            heard = text in json.dumps(somebody.frames, ensure_ascii=False)
            assert heard == (somebody in team), somebody.name
    assert len(wishes.secrets) == 2
