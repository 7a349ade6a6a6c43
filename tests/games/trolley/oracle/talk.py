"""Who may say what in Trial by Trolley: T8, and talk to all or to the own team."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.games.trolley.oracle.printed import TRACKS, team
from tests.games.trolley.oracle.wishes import SPOTS
from tests.properties.oracle import Saying
from zmova import Table

WORDS = ["Лівих!", "Think of the kittens.", "x", "…", " ", "\u202ehm\n", "a" * 280]
REASONS = ["so-many", "so-cute", "so-harmless", "had-a-life", "so-dangerous", "so-guilty"]


class Round:
    """What is open of the round that is on, from the end of the log."""

    def __init__(self, table: Table) -> None:
        self.seats = table.opened.seats
        self.driver = 0
        self.arguing = self.over = False
        self.pins: dict[tuple[str, int], int] = {}
        """How many modifiers each character has."""
        for event in since_the_round_began(table):
            self.note(event)

    def note(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "round-began":
                self.driver = event["driver"]
            case "turned":
                self.join(event["track"])
            case "picked":
                track = next(t for t in TRACKS if event["seat"] in self.team(t))
                other = TRACKS[1 - TRACKS.index(track)]
                self.join(track if event["deck"] == "innocents" else other)
            case "shown":
                self.pins[event["target"]["track"], event["target"]["place"]] += 1
            case "argument-began":
                self.arguing = True
            case "steered":
                self.arguing = False
            case "match-ended":
                self.over = True

    def team(self, track: str) -> list[int]:
        return team(self.seats, self.driver, track)

    def join(self, track: str) -> None:
        self.pins[track, sum(where == track for where, _ in self.pins)] = 0

    def may_argue(self, seat: int, wish: dict[str, Any]) -> bool:
        """T8: to the driver, about a character that stands there or a modifier that lies on it."""
        pins = self.pins.get((wish["target"]["track"], wish["target"]["place"]))
        about = wish.get("modifier")
        return (
            self.arguing
            and seat != self.driver
            and pins is not None
            and (about is None or about < pins)
        )


def since_the_round_began(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for event in reversed(table.log):
        found.append(msgspec.to_builtins(event))
        if found[-1]["type"] == "round-began":
            break
    return found[::-1]


def argue(rng: Random) -> dict[str, Any]:
    more = {"modifier": rng.randrange(3), "wording": rng.randrange(20)}
    said = {name: more[name] for name in more if rng.random() < 0.4}
    return {"type": "argue", "target": rng.choice(SPOTS), "reason": rng.choice(REASONS), **said}


def something(table: Table, rng: Random) -> tuple[int, dict[str, Any]]:
    """Anybody says anything: in the argument mostly arguments, before it to the own team."""
    seat, now = rng.randrange(table.opened.seats), Round(table)
    if now.arguing and rng.random() < 0.7:
        return seat, argue(rng)
    wish: dict[str, Any] = rng.choice(
        [
            {"type": "say", "text": rng.choice(WORDS)},
            {"type": "say", "phrase": "suspicious"},
            {"type": "say", "text": "psst", "to": rng.choice(["all", "whisper"])},
            {"type": "say", "text": rng.choice(WORDS), "to": "team"},
            {"type": "say", "text": "psst", "to": "team"},
            {"type": "say", "phrase": "suspicious", "to": "team"},
        ]
    )
    return seat, wish


def sayings(table: Table) -> Iterator[Saying]:
    """Everybody talks to all, who does not drive also to the own team, to the end of the match."""
    now = Round(table)
    for seat in range(now.seats):
        yield Saying(seat, {"type": "say", "text": "hm"}, True)
        yield Saying(seat, {"type": "say", "phrase": "suspicious"}, True)
        together = seat != now.driver and not now.over
        yield Saying(seat, {"type": "say", "text": "hm", "to": "team"}, together)
        for number, spot in enumerate(SPOTS):
            wish: dict[str, Any] = {"type": "argue", "target": spot, "reason": REASONS[number]}
            about = wish | {"modifier": seat % 3}
            for each in (wish, about):
                yield Saying(seat, each, now.may_argue(seat, each))
