"""A television, one phone for two, a guest abroad, bots and somebody who comes late, at one table.

A few moves at a table of each game: who sees and does what is the same at the end of a match.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.audit import audit
from tests.e2e.habits import habits_of
from tests.e2e.hands import Held, PassedPhone
from tests.e2e.person import PATIENCE, Person
from tests.e2e.screen import SIZES, turn_on
from tests.e2e.seen import DESK
from tests.e2e.together import end_early, exported, wait_until
from tests.facts import seats_near, seats_of
from tests.serving import Server
from zmova.games import names

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
MOVES = 2
"""Of people, so many."""


@pytest.mark.parametrize("game", names())
def test_a_television_a_passed_phone_a_guest_abroad_bots_and_an_onlooker(
    phone: Callable[..., PassedPhone],
    person: Callable[..., Person],
    chromium: Browser,
    firefox: Browser,
    server: Server,
    game: str,
):
    """G3: every line is audited; whoever has no seat is shown no card and has nothing to do."""
    one = phone("Ада", "Богдан", game=game)
    code = one.room["code"]
    other = firefox if game == names()[0] else chromium  # which takes long to show a page
    tv = person("tv", other, size=SIZES[0], lang="en")
    turn_on(tv, code)
    grace, late = person("Grace", lang="en"), person("Zoe", lang="en", size=DESK)
    grace.join(code)
    grace.shows("room-code")
    bots = seats_near(game, max(4, seats_of(game))) - 3
    for _ in range(bots):
        one.tap("add-bot")
    wait_until([one, tv], lambda: len(tv.room["chairs"]) == 3 + bots, "all sit")
    people: list[Person] = [*one.deal(), grace]
    wait_until(people, lambda: all(somebody.view for somebody in people), "the cards")
    tv.shows(game)
    late.join(code)
    late.shows(game)

    for _ in range(MOVES):
        somebody_moves(people, game)
    for watching in (tv, late):
        wait_until(people, lambda w=watching: w.view["table"] == grace.view["table"], "all of it")  # type: ignore[misc]
        assert watching.view["mine"] is None
        assert watching.view["choices"] == []
        expect(watching.see("hold-to-look")).to_have_count(0)
        expect(watching.see("say-text")).to_have_count(0)
    one.hands[0].take()  # who hosts
    end_early(one, [one, grace, late])
    wait_until([tv], lambda: tv.room["phase"] == "over", "the match is over")
    tv.shows("over")
    expect(late.see("again")).to_have_count(0)
    match = one.room["match"]
    export = exported(server, match)
    for somebody in [*people, tv, late]:
        frames, seat = somebody.of_match(match)
        assert (seat is None) == (somebody in (tv, late))
        assert audit(frames, export, seat) > 2
        assert somebody.troubles == []


def somebody_moves(people: list[Person], game: str) -> None:
    """Whoever the table waits for takes the phone first, if it is not their own."""
    habits = habits_of(game)

    def owing() -> list[Person]:
        return [somebody for somebody in people if habits.owes(somebody)]

    wait_until(people[-1:], lambda: bool(owing()), "somebody's turn")
    mover = owing()[-1]
    if isinstance(mover, Held):
        mover.take()
        expect(mover.see(game)).to_be_visible(timeout=PATIENCE)
    habits.act(mover)
