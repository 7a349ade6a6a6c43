"""One person with a keyboard and ears at a ball of four: look, wink, call, name and catch."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import zmova
from tests.e2e.ears import Ears
from tests.e2e.keys import Keys, open_table
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import name_of, wait_until
from tests.games.wink.browser.thumbs import (
    DWELL,
    at,
    call,
    hand,
    look,
    open_call,
    same_table,
    seated,
    target,
    wink,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
CONTENT = Path(zmova.__file__).parent / "games" / "wink" / "content"
SEATS = 4
ALL = {"call", "name", "wink", "catch"}


class ByKeys:
    """Tab, Enter, Space, Esc, arrows, E and W; three friends play along."""

    def __init__(self, me: Person, friends: list[Person], keys: Keys, ears: Ears) -> None:
        self.me, self.friends, self.keys, self.ears = me, friends, keys, ears
        self.people = [me, *friends]
        self.done: set[str] = set()

    def hears(self, event: str, **fields: Any) -> None:
        """What happened, told as the catalogue tells it to me."""
        values = dict(fields)
        for field, one in fields.items():
            if isinstance(one, Person):
                values |= {field: "you" if one is self.me else "other", f"{field}-name": one.name}
        if "agent" in fields:
            values["agent-name"] = who(self.me, fields["agent"])
        self.reads_out(f"wink-story-{event}", **values)

    def reads_out(self, key: str, **values: object) -> None:
        text = self.me.reads(key, **values)
        wait_until([self.me], lambda: self.ears.heard_of(text), text)

    def turn(self) -> None:
        """Of whoever has it."""
        somebody = at(self.people, self.me.phase["seat"])
        if somebody is self.me:
            self.names()
            if not self.over():
                self.calls()
        elif "wink" not in self.done:
            self.winks_at(somebody)
        elif "catch" not in self.done:
            self.catches(somebody)
        else:
            goes_by(somebody)

    def over(self) -> bool:
        same_table(self.people)
        if 0 in self.me.view["table"]["hands"]:  # the last name or catch stands for a moment
            wait_until(self.people, lambda: self.me.phase["type"] == "over", "the end")
            same_table(self.people)
        return bool(self.me.phase["type"] == "over")

    def looks(self, face: int) -> None:
        """Into the ring by Tab, round it by arrows."""
        if target(self.me, seated(self.me)) == face:
            return
        first = (seated(self.me) + 1) % SEATS
        self.keys.go_to(f"seat-{first}")
        for _ in range((face - first) % SEATS):
            self.keys.key("ArrowRight", "round the ring")
        on = self.me.page.evaluate("document.activeElement.dataset.testid")
        assert on == f"seat-{face}"
        self.keys.key("Enter", "a look")
        wait_until([self.me], lambda: target(self.me, seated(self.me)) == face, "the look")
        expect(self.me.see(f"seat-{face}")).to_have_accessible_name(
            re.compile(re.escape(self.me.reads("wink-face-mine", **self.face(face))))
        )

    def face(self, seat: int) -> dict[str, object]:
        """All that a face tells."""
        table = self.me.view["table"]
        player = target(self.me, seat)
        return {
            "name": name_of(self.me, seat),
            "looks": "me" if player == self.me.seat else "other",
            "target": name_of(self.me, player),
            "agent": open_call(self.me, seat) or 0,
            "points": len(table["won"][seat]),
            "cards": table["cards"][seat],
        }

    def calls(self) -> None:
        """W10; then the partner winks, if there is one, and I hear of it."""
        partner = self.friends[0]
        offered = [c["agent"] for c in self.me.view["choices"] if c["type"] == "call"]
        agent = next((agent for agent in offered if agent in hand(partner)), offered[0])
        self.keys.press("do-call")
        self.me.shows("crowd")
        self.keys.press(f"agent-{agent}", "Space")
        self.keys.press("call-confirm")
        wait_until([self.me], lambda: open_call(self.me, seated(self.me)) == agent, "the call")
        self.keys.look("called")
        self.hears("called", seat=self.me, agent=agent)
        if agent not in hand(partner):
            return
        self.winked_for(partner, self.me)
        self.hears("winked", seat=partner, player=self.me, signal="wink")
        self.done.add("call")

    def names(self) -> None:
        """W6: the one who winked, and the button says so."""
        agent, partner = open_call(self.me, seated(self.me)), self.friends[0]
        if agent not in hand(partner):
            return
        self.keys.press("do-name")
        button = self.me.see(f"player-{partner.seat}")
        expect(button).to_contain_text(self.me.reads("wink-name-winked", signal="wink"))
        self.keys.press(f"player-{partner.seat}", "Space")
        self.keys.press("name-confirm")
        self.hears("named", seat=self.me, player=partner, agent=agent, right="yes")
        self.keys.look("named")
        self.done.add("name")

    def winks_at(self, caller: Person) -> None:
        """W13: by the key W, and not twice in two seconds."""
        agent = next(a for a in hand(self.me) if a in self.me.view["table"]["up"])
        call(caller, agent)
        same_table(self.people)
        self.hears("called", seat=caller, agent=agent)
        self.reads_the_hand(agent, caller)
        self.looks(seated(caller))
        wait_until([self.me], lambda: self.me.may("wink"), "a wink")
        self.keys.key("w", "a wink")
        self.hears("winked", seat=self.me, player=caller)
        self.keys.key("w", "too soon")
        self.reads_out("wink-why-rest")
        self.done.add("wink")

    def reads_the_hand(self, agent: int, caller: Person) -> None:
        """Read out while it is held, and no longer on the page when it is let go."""
        self.keys.go_to("hold-to-look")
        called = self.me.reads("wink-hand-called", agent=agent, name=caller.name)
        self.me.page.keyboard.down("Space")
        wait_until([self.me], lambda: self.ears.heard_of(called), "the hand")
        self.me.page.keyboard.up("Space")
        expect(self.me.page.locator("body")).not_to_contain_text(called)

    def catches(self, caller: Person) -> None:
        """W16: a wink that I saw, between two others."""
        offered = [c["agent"] for c in caller.view["choices"] if c["type"] == "call"]
        partner = next(one for one in self.friends if one is not caller)
        agent = next(agent for agent in offered if agent in hand(partner))
        call(caller, agent)
        self.winked_for(partner, caller)
        self.hears("winked", seat=partner, player=caller, signal="wink")
        self.keys.press("do-catch")
        self.keys.press(f"catch-{partner.seat}-{agent}")
        self.hears("caught", seat=self.me, player=partner, agent=agent, right="yes")
        self.keys.look("caught")
        assert self.me.view["table"]["won"][seated(self.me)][-2:] == [agent, agent]
        self.done.add("catch")

    def winked_for(self, partner: Person, caller: Person) -> None:
        """While I look."""
        look(partner, seated(caller))
        same_table(self.people)
        self.looks(seated(partner))
        self.me.page.wait_for_timeout(DWELL)
        wink(partner)

    def asks_who_looks(self) -> None:
        """By E anywhere on the table, and by my own face."""
        looker = next(s for s in range(SEATS) if target(self.me, s) == self.me.seat)
        text = {"count": 1, "names": name_of(self.me, looker)}
        self.keys.go_to("do-catch")
        self.keys.key("e", "who looks at me")
        self.reads_out("wink-looking-at-you", **text)
        expect(self.me.see("hint")).to_have_text(self.me.reads("wink-looking-at-you", **text))
        before = len(self.ears.heard())
        self.keys.press(f"seat-{self.me.seat}", "Space")
        wait_until([self.me], lambda: len(self.ears.heard()) > before, "the same by a button")
        assert self.ears.heard()[-1] == self.me.reads("wink-looking-at-you", **text)


@cache
def agents() -> dict[str, Any]:
    return tomllib.loads((CONTENT / "agents.toml").read_text("utf-8"))


def who(somebody: Person, agent: int) -> str:
    found: str = agents()[str(agent)][somebody.lang]["name"]
    return found


def goes_by(somebody: Person) -> None:
    """A turn in which nobody does anything of note."""
    offered = [choice["agent"] for choice in somebody.view["choices"] if choice["type"] == "call"]
    if offered:
        call(somebody, offered[0])
    else:
        somebody.tap("do-pass")
        wait_until([somebody], lambda: not somebody.may("pass"), "the pass")


def test_a_ball_by_keyboard_and_ear(person: Callable[..., Person]):
    """W6, W10, W13, W15, W16"""
    me, friends = person("Клава"), [person(name) for name in ("Ада", "Богдан", "Віра")]
    ears, keys = Ears(me), Keys(me)
    open_table(me, keys, "wink")
    for friend in friends:
        friend.join(me.page.url.rsplit("/", 1)[1])
        friend.shows("room-code")
    agrees_on_no_limit(me, keys)
    keys.press("start")
    me.shows("wink")
    keys.look("the match begins")
    wait_until([me, *friends], lambda: all(p.view for p in [me, *friends]), "the cards")

    ball = ByKeys(me, friends, keys, ears)
    ball.asks_who_looks()
    reads_the_pages(me, keys)
    for _ in range(4 * SEATS):
        if ball.done == ALL:
            break
        ball.turn()
    assert ball.done == ALL
    ears.told("wink")
    assert not keys.lost, "\n".join(keys.lost)
    assert [somebody.troubles for somebody in ball.people] == [[]] * SEATS


def agrees_on_no_limit(me: Person, keys: Keys) -> None:
    keys.press("options")
    keys.press("limit-turn", "Space")
    wait_until([me], lambda: me.room["options"].get("turn_seconds") is None, "no limit")
    keys.key("Escape", "Esc leaves the options")
    expect(me.see("wink-options")).to_be_hidden()


def reads_the_pages(me: Person, keys: Keys) -> None:
    """Whatever opens, Esc leaves it."""
    for door, inside in (("tab-log", "log"), ("tab-score", "score"), ("tab-crowd", "crowd")):
        keys.press(door)
        me.shows(inside)
        keys.key("Escape", f"Esc leaves {inside}")
        expect(me.see(inside)).to_have_count(0, timeout=PATIENCE)
