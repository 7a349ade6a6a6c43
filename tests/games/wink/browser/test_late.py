"""On phones: what nobody calls is caught, a partner is reminded, a wink is kept in mind."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.together import deal, name_of, sit_down, wait_until
from tests.games.wink.browser.ruler import RULER
from tests.games.wink.browser.thumbs import (
    DWELL,
    at,
    call,
    catch,
    hand,
    look,
    same_table,
    seated,
    set_up,
    wink,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
PHONE = (360, 640)


def fits(somebody: Person) -> None:
    assert somebody.page.evaluate(RULER) == []


def test_what_nobody_calls_and_what_was_called_before(person: Callable[..., Person]):
    """W12, W16, W17, W19"""
    people = [person(name, size=PHONE, touch=True) for name in ("Ада", "Богдан", "Віра", "Гнат")]
    sit_down(people, game="wink")
    set_up(people[0])
    deal(people)
    first = people[0].phase["seat"]
    caller, partner, spy, dreamer = (at(people, (first + place) % 4) for place in range(4))
    victim, agent, other = seated(partner), hand(partner)[0], hand(partner)[1]

    # W17: nobody has called anybody yet
    spy.tap("do-catch")
    spy.tap(f"player-{victim}")
    fits(spy)
    spy.tap(f"suspect-{hand(spy)[0]}")
    expect(spy.see("shelf")).to_contain_text(spy.reads("wink-catch-mine", agent=hand(spy)[0]))
    fits(spy)
    spy.tap("shelf-close")
    catch(spy, victim, other)
    same_table(people)
    assert spy.view["table"]["won"][seated(spy)] == [other, other]

    # W12: the partner alone is reminded, until it winks
    call(caller, agent)
    same_table(people)
    owed = partner.reads("wink-owed", name=name_of(partner, seated(caller)), signal="wink")
    expect(partner.see("reminder")).to_have_text(owed)
    fits(partner)
    expect(spy.see("reminder")).to_have_count(0)
    look(partner, seated(caller))
    look(spy, victim)
    spy.page.wait_for_timeout(DWELL)
    wink(partner)
    expect(partner.see("reminder")).to_have_count(0)

    # W17: the caller has moved on, and the spy still knows
    wait_until([spy], lambda: spy.view["mine"]["seen"] != [], "the wink")
    for somebody in (partner, spy, dreamer, caller):
        taken = set(somebody.view["table"]["pawns"])
        free = [a for a in somebody.view["table"]["up"] if a not in taken | set(hand(somebody))]
        call(somebody, next(a for a in free if a != agent))
        same_table(people)
    spy.tap("do-catch")
    expect(spy.see(f"catch-{victim}-{agent}")).to_contain_text(spy.reads("wink-catch-noted"))
    fits(spy)
    spy.tap("shelf-close")
    catch(spy, victim, agent, seen=True)
    same_table(people)
    assert caller.view["table"]["won"][seated(spy)] == [other, other, agent, agent]
    assert [somebody.troubles for somebody in people] == [[]] * 4
