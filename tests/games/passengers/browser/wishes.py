"""People who play until they have peeked, masked, swapped and tied, and what each phone shows."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.thumb import Thumb, middle
from tests.e2e.together import name_of, put_away, wait_until
from tests.games.passengers.browser.steering import passengers, space_for, tying
from tests.games.passengers.browser.thumbs import Choice, Habits, drag, place, space, use, vote
from tests.serving import Server

COUNTS = """
() => {
  window.counts = []
  new MutationObserver(() => {
    const line = document.querySelector('[data-testid=counted] strong')
    if (line) window.counts.push(line.textContent.trim())
  }).observe(document.body, { subtree: true, childList: true })
}
"""
"""A page keeps what the count said, however long it lay there."""


class Wishes(Habits):
    """What they still wish for, and how they do it."""

    def __init__(self, server: Server, people: list[Person], onlooker: Person) -> None:
        self.server = server
        self.people = people
        self.everybody = [*people, onlooker]
        self.left = {"drag", "claim", "reload", "hamsa-hand", "scroll", "mask", "tie"}

    def __repr__(self) -> str:
        return f"still wished for: {self.left}"

    @property
    def fulfilled(self) -> bool:
        return not self.left

    def place(self, somebody: Person) -> None:
        table = somebody.view["table"]
        placed = [p for p in self.people if table["held"][seat_of(p)] is not None]
        if "claim" in self.left and placed:
            self.claim(placed[0])
        if "reload" in self.left and table["round"] == 2:
            self.reload(somebody)
        voters = {seat_of(p) for p in self.people}
        boat, number = space_for(somebody, self.left, voters if "tie" in self.left else None)
        how = drag if "drag" in self.left else place
        how(somebody, boat, number)
        self.left.discard("drag")

    def gift(self, somebody: Person) -> None:
        gift = somebody.phase["gift"]
        wished: dict[str, Callable[[Person], None]] = {
            "hamsa-hand": self.peek,
            "scroll": self.swap,
            "mask": self.mask,
        }
        if gift in self.left:
            wished[gift](somebody)
            self.left.discard(gift)
        else:
            super().gift(somebody)

    def vote(self, somebody: Person) -> None:
        """After the bots, with an eye on the server's own log."""
        table, match = somebody.view["table"], somebody.room["match"]
        seats = {p.seat for p in self.people}
        bots = [seat for seat in range(table["seats"]) if seat not in seats]
        wait_until(self.people, lambda: set(bots) <= set(somebody.phase["voted"]), "bots vote")
        cast = {seat: self.ballots(match, seat)[table["round"] - 1] for seat in bots}
        tie = tying(table["voices"], cast) if "tie" in self.left else None
        if tie:
            for one in self.everybody:
                one.page.evaluate(COUNTS)
        for one in self.people:
            vote(one, tie[seat_of(one)] if tie else "raven")
        if tie:
            self.the_coin_decides(table["round"], cast | tie)
            self.left.discard("tie")

    def ballots(self, match: str, seat: int) -> list[str]:
        """How that seat has voted, round by round."""
        sql = (
            "SELECT move FROM entries WHERE match = ? AND seat = ? AND move IS NOT NULL ORDER BY n"
        )
        moves = [json.loads(move) for (move,) in self.server.rows(sql, match, seat)]
        return [move["boat"] for move in moves if move["type"] == "vote"]

    def the_coin_decides(self, number: int, ballots: dict[int, str]) -> None:
        """P20"""
        for one in self.everybody:
            wait_until([one], lambda p=one: len(p.view["table"]["counts"]) == number, "the count")  # type: ignore[misc]
            count = one.view["table"]["counts"][-1]
            assert count["raven"] == count["wolf"]
            assert count["ballots"] == [ballots[seat] for seat in range(len(ballots))]
            assert count["winner"] == ballots[count["coin"]]
            coin = name_of(one, count["coin"])
            tie = one.reads("passengers-counted-tie", boat=count["winner"], name=coin)
            wait_until([one], lambda p=one, t=tie: t in p.page.evaluate("counts"), tie)  # type: ignore[misc]
            assert one.view["table"]["crossed"][-1]["boat"] == count["winner"]

    # what they do with a thumb, and what the others' phones say then

    def claim(self, liar: Person) -> None:
        """P12: heard in every language."""
        spot = next(at for at, who in aboard(liar).items() if who["owner"] == liar.seat)
        liar.press(space(liar, *spot))
        for testid in ("claim-demon", "claim-green", "claim-say"):
            liar.tap(testid)
        expect(liar.see("claim")).to_have_count(0, timeout=PATIENCE)
        for one in self.everybody:
            card = one.reads("passengers-card", kind="demon", color="green")
            says(one, spot, one.reads("passengers-label-claim", name=liar.name, card=card))
        self.left.discard("claim")

    def reload(self, somebody: Person) -> None:
        before = somebody.view
        somebody.view = {}
        somebody.page.reload()
        somebody.shows("passengers")
        wait_until([somebody], lambda: bool(somebody.view), "the view again")
        assert somebody.view["mine"] == before["mine"]
        assert somebody.view["choices"] == before["choices"]
        others = [one for one in self.everybody if one is not somebody]
        same = lambda: all(one.view["table"] == somebody.view["table"] for one in others)  # noqa: E731
        wait_until(self.everybody, same, "the same table for all")
        self.left.discard("reload")

    def peek(self, somebody: Person) -> None:
        """P18: one sees it, all are told who looked where."""
        known = {one["id"] for one in somebody.view["mine"]["known"]}
        spots = {at for at, who in aboard(somebody).items() if who["id"] not in known}
        choice = self.chosen(somebody, lambda c: spot_of(c["passenger"]) in spots)
        boat, number = spot_of(choice["passenger"])
        use(somebody, choice)
        cards = {one["id"]: one["card"] for one in somebody.view["mine"]["known"]}
        color, kind = cards[aboard(somebody)[boat, number]["id"]].split()
        card = somebody.reads("passengers-card", kind=kind, color=color)
        panel, thumb = somebody.see("peek"), Thumb(somebody)
        expect(panel).not_to_contain_text(card, timeout=PATIENCE)
        thumb.down(*middle(panel.get_by_test_id("hold-to-look")))
        expect(panel).to_contain_text(card, timeout=PATIENCE)
        thumb.up()
        expect(panel).not_to_contain_text(card, timeout=PATIENCE)
        somebody.tap("peek-done")
        for one in self.people:
            seen = {"seat-name": somebody.name, "spots": 1, "boat": boat, "space": number}
            records(one, one.reads("passengers-story-peeked", **seen))

    def swap(self, somebody: Person) -> None:
        """P17: two of different boats."""
        before = aboard(somebody)
        two = self.chosen(somebody, lambda c: len({s["boat"] for s in c["passengers"]}) == 2)
        one, other = (spot_of(spot) for spot in two["passengers"])
        use(somebody, two)
        for new, old in ((one, other), (other, one)):
            assert aboard(somebody)[new]["id"] == before[old]["id"]
            for reader in self.everybody:
                says(reader, new, whose(reader, before[old]["owner"]))

    def mask(self, somebody: Person) -> None:
        """P15"""
        choice = self.chosen(somebody, lambda c: True)
        use(somebody, choice)
        for one in self.everybody:
            worn = one.reads("passengers-label-mask", color=choice["mask"])
            says(one, spot_of(choice["passenger"]), worn)

    def chosen(self, somebody: Person, fits: Callable[[Choice], bool]) -> Choice:
        choices: list[Choice] = [c for c in somebody.view["choices"] if c["type"] == "gift"]
        return next((choice for choice in choices if fits(choice)), choices[0])


def seat_of(somebody: Person) -> int:
    assert somebody.seat is not None
    return somebody.seat


def aboard(somebody: Person) -> dict[tuple[str, int], dict[str, Any]]:
    return passengers(somebody.view["table"])


def whose(reader: Person, owner: int) -> str:
    """How the label of a passenger names who placed it."""
    if owner == reader.seat:
        return reader.reads("passengers-label-yours")
    return reader.reads("passengers-label-owner", name=name_of(reader, owner))


def spot_of(spot: dict[str, object]) -> tuple[str, int]:
    return str(spot["boat"]), int(str(spot["space"]))


def says(reader: Person, spot: tuple[str, int], text: str) -> None:
    """The space in the boat says so to whoever asks it."""
    label = re.compile(re.escape(text))
    expect(space(reader, *spot)).to_have_attribute("aria-label", label, timeout=PATIENCE)


def records(reader: Person, text: str) -> None:
    """The record of the match holds it."""
    reader.tap("tab-log")
    expect(reader.see("log")).to_contain_text(text, timeout=PATIENCE)
    put_away(reader)
