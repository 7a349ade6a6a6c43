"""People who play Trial by Trolley until they have done all that a table of it may bring."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import zmova
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import put_away, wait_until
from tests.games.trolley.browser.thumbs import (
    Habits,
    card,
    choose,
    drag,
    draw_lever,
    onward,
    pin,
    say,
    steer,
    track_of,
)

CONTENT = Path(zmova.__file__).parent / "games" / "trolley" / "content"
OTHER = {"left": "right", "right": "left"}
INNER = str.maketrans("«»“”", "„“‘’")
"""A text inside quotation marks has others of its own."""


@cache
def content(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


class Wishes(Habits):
    """What they still wish for, and how they do it."""

    def __init__(self, people: list[Person], onlooker: Person) -> None:
        self.people = people
        self.everybody = [*people, onlooker]
        self.host, _, self.restless, self.leaver = people
        self.left = {"arrange", "face down", "drag", "reload", "leave", "words", "lever"}
        self.secrets: list[tuple[str, list[Person]]] = []
        """What was said to a team, and who may have heard it."""

    def __repr__(self) -> str:
        return f"still wished for: {self.left}"

    def innocent(self, somebody: Person) -> None:
        if "arrange" in self.left and somebody.may("arrange"):
            self.arrange(somebody)
        elif not self.interrupted(somebody):
            self.choose(somebody)

    def guilty(self, somebody: Person) -> None:
        if not self.interrupted(somebody):
            self.choose(somebody)

    def modifier(self, somebody: Person) -> None:
        if self.interrupted(somebody):
            return
        spot = track_of(somebody) or "left", 0
        if "drag" in self.left and somebody.touch:
            drag(somebody, *spot, index=1)
            self.left.discard("drag")
        else:
            pin(somebody, *spot)

    def steer(self, somebody: Person) -> None:
        for one in self.everybody:
            wait_until([one], lambda p=one: p.phase["type"] == "arguing", "the argument")  # type: ignore[misc]
        if "words" in self.left:
            self.plot()
            self.plead()
            self.left.discard("words")
        if "lever" in self.left and somebody.touch:
            draw_lever(somebody, "right")
            self.left.discard("lever")
        else:
            steer(somebody, "left")

    # what life brings

    def interrupted(self, somebody: Person) -> bool:
        """Somebody's line breaks, or somebody has to go, just when the table waits for them."""
        if "reload" in self.left and somebody is self.restless:
            self.reload(somebody)
        if "leave" in self.left and somebody is self.leaver:
            self.leave(somebody)
            return True
        return False

    def reload(self, somebody: Person) -> None:
        before = somebody.view
        somebody.view = {}
        somebody.page.reload()
        somebody.shows("trolley")
        wait_until([somebody], lambda: bool(somebody.view), "the view again")
        assert somebody.view["mine"] == before["mine"]
        assert somebody.view["choices"] == before["choices"]
        expect(somebody.see("look")).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
        self.left.discard("reload")

    def leave(self, somebody: Person) -> None:
        """A steward does what the table waited for; then the seat is taken back."""
        seat, table = somebody.seat, somebody.page.url
        assert seat is not None
        for testid in ("menu", "leave", "leave-yes"):
            somebody.tap(testid)
        somebody.shows("farewell")
        host = self.host
        wait_until([host], lambda: host.room["chairs"][seat]["steward"], "a steward sits there")
        wait_until([host], lambda: not awaits(host, seat), "the steward plays")
        somebody.page.goto(table)
        somebody.shows("trolley")
        wait_until([host], lambda: not host.room["chairs"][seat]["steward"], "the seat is hers")
        wait_until([somebody], lambda: somebody.view["mine"] is not None, "and its cards")
        assert somebody.seat == seat
        self.left.discard("leave")

    def arrange(self, somebody: Person) -> None:
        """T3: the innocents go to a teammate, in sight of all and with faces for the team alone."""
        mates = [h["seat"] for h in somebody.view["mine"]["hands"] if h["seat"] != somebody.seat]
        ours = [p.seat for p in self.people]
        mate = next((seat for seat in mates if seat in ours), mates[0])
        onward(somebody)
        somebody.tap("tab-team")
        somebody.tap("move-innocents")
        somebody.tap(f"give-{mate}")
        wait_until([somebody], lambda: not somebody.may("innocent"), "the hand is passed")
        if somebody.touch:
            put_away(somebody)
        self.left.discard("arrange")

    def choose(self, somebody: Person) -> None:
        """T5, T6: what one team has chosen, the other sees from behind."""
        deck, mine = somebody.phase["deck"], track_of(somebody)
        assert mine is not None
        choose(somebody, 2)
        phase = somebody.phase
        friends = {p.seat for p in self.people}.intersection(phase.get("waiting", []))
        if "face down" not in self.left or not friends or phase["deck"] != deck:
            return
        goes = mine if deck == "innocents" else OTHER[mine]
        somebody.shows("own-pick")
        for one in self.everybody:
            wait_until([one], lambda p=one: p.phase["picked"] == [mine], "one has chosen")  # type: ignore[misc]
            if track_of(one) == mine:
                assert one.view["mine"]["pick"] == somebody.view["mine"]["pick"] is not None
                continue
            assert one.view["mine"] is None or one.view["mine"]["pick"] is None
            one.shows(f"picked-{goes}")
            expect(one.see("own-pick")).to_have_count(0)
        self.left.discard("face down")

    # words

    def plot(self) -> None:
        """To the team alone: on its page, and from the line below the tracks."""
        sides = {track: [p for p in self.people if track_of(p) == track] for track in OTHER}
        one, mate, *_ = team = max(sides.values(), key=len)
        whispers = ["Між нами: тиснемо на жалість", "And not a word to the conductor"]
        one.tap("tab-team")
        say(one, whispers[0], "team-text", inside="team")
        if one.touch:
            put_away(one)
        action = one.see("action")
        one.press(action.get_by_test_id("talk-to"))
        expect(action.get_by_label(one.reads("trolley-say-team"))).to_be_visible()
        say(one, whispers[1])
        one.press(action.get_by_test_id("talk-to"))
        mate.tap("tab-team")
        for text in whispers:
            expect(mate.see("team")).to_contain_text(text, timeout=PATIENCE)
            self.secrets.append((text, team))
        if mate.touch:
            put_away(mate)

    def plead(self) -> None:
        """T8: a chip about a character, one about a note on it, and a word of one's own."""
        speaker = next(p for p in self.people if track_of(p) and p.touch)
        track, place = self.noted(speaker)
        for part in ("character", "note"):
            speaker.press(card(speaker, track, place))
            if part == "note":
                speaker.tap("about-note-0")
            else:
                speaker.press(speaker.see("action").get_by_role("button").first)
            speaker.press(speaker.page.locator("[data-testid^=reason-]").nth(2))
            expect(speaker.see("argue-cancel")).to_have_count(0, timeout=PATIENCE)
        say(speaker, "Я все сказав, крапка")
        for reader in self.everybody:
            made = [a for a in reader.view["table"]["arguments"] if a["seat"] == speaker.seat]
            assert [a.get("modifier") for a in made] == [None, 0]
            tracks = reader.view["table"]["tracks"]
            lines = [line(reader.lang, argument, tracks) for argument in made]
            records(reader, [*lines, "Я все сказав, крапка"])

    def noted(self, somebody: Person) -> tuple[str, int]:
        """Where somebody stands with a note on."""
        tracks = somebody.view["table"]["tracks"]
        return next(
            (track, place)
            for track in OTHER
            for place, one in enumerate(tracks[track])
            if one["modifiers"]
        )


def awaits(somebody: Person, seat: int) -> bool:
    """The table waits for that seat."""
    return seat in somebody.phase.get("waiting", [])


def line(lang: str, argument: dict[str, Any], tracks: dict[str, Any]) -> str:
    """The argument as it is read in that language."""
    target, note = argument["target"], argument.get("modifier")
    on = tracks[target["track"]][target["place"]]
    deck = content("guilty" if on["guilty"] else "innocents")
    words = content("arguments")[argument["reason"]][lang]
    pool = words["lines" if note is None else "pinned"]
    name = deck[on["card"]]["short"][lang].translate(INNER)
    text: str = pool[argument.get("wording", 0)].replace("{name}", name)
    if note is None:
        return text
    pinned = content("modifiers")[on["modifiers"][note]["card"]][lang]
    return text.replace("{modifier}", pinned.translate(INNER))


def records(reader: Person, texts: list[str]) -> None:
    """The record of the match holds them."""
    reader.tap("tab-log")
    for text in texts:
        expect(reader.see("log")).to_contain_text(text, timeout=PATIENCE)
    if reader.page.locator("dialog[open]").count():
        put_away(reader)
