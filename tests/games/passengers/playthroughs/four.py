"""Four at the table: shadows, confessions, a mirror, the Yaesther in a mask."""

from typing import Any

SEATS = 4
SEED = 4
OPTIONS: dict[str, Any] = {}
STACKED: dict[str, Any] = {
    "hands": [
        ["yaesther", "red soul", "blue demon"],
        ["red demon", "green soul", "green demon"],
        ["blue soul", "red soul", "red demon"],
        ["green soul", "blue soul", "blue demon"],
    ],
    "coin": 0,
    "shadows": ["red soul", "blue demon", "green soul", "green demon", "blue soul", "red demon"],
}


def shade(boat: str, space: int) -> dict[str, Any]:
    return {"type": "shade", "boat": boat, "space": space}


def place(card: int, boat: str, space: int) -> dict[str, Any]:
    return {"type": "place", "card": card, "boat": boat, "space": space}


def gift(**choice: Any) -> dict[str, Any]:
    return {"type": "gift", **choice}


def at(boat: str, space: int) -> dict[str, Any]:
    return {"boat": boat, "space": space}


def vote(boat: str) -> dict[str, Any]:
    return {"type": "vote", "boat": boat}


SCRIPT: list[Any] = [
    # the first round: small mirror, shade, mask, drachma
    (3, shade("wolf", 1)),
    (2, shade("wolf", 0)),
    (2, shade("raven", 0)),
    (0, place(0, "wolf", 2)),
    (1, place(2, "wolf", 4)),
    (2, place(1, "raven", 1)),
    (3, place(0, "raven", 2)),
    (2, gift(player=0)),
    (0, {"type": "show", "card": 1}),
    (1, gift(passenger=at("wolf", 2))),
    (1, gift(passenger=at("wolf", 1))),
    (0, gift(mask="green", passenger=at("wolf", 2))),
    (0, {"type": "claim", **at("wolf", 2), "kind": "demon", "color": "blue"}),
    (0, vote("wolf")),
    (1, vote("raven")),
    (2, vote("wolf")),
    (3, vote("wolf")),
    # the second: chromatis, hamsa hand, lantern, torch
    (2, shade("raven", 3)),
    (1, shade("wolf", 2)),
    (3, place(1, "raven", 1)),
    (0, place(1, "wolf", 3)),
    (1, place(0, "wolf", 4)),
    (2, place(0, "wolf", 1)),
    (2, place(0, "raven", 0)),
    (3, gift(color="red")),
    (0, gift(passenger=at("wolf", 4))),
    (1, gift(player=0)),
    (2, gift(mask="green", passenger=at("wolf", 3))),
    (2, gift(mask="red", passenger=at("wolf", 3))),
    (0, vote("raven")),
    (1, vote("raven")),
    (2, vote("wolf")),
    (3, vote("raven")),
    # the third: canteen, scroll, lantern, torch
    (2, shade("wolf", 4)),
    (1, shade("raven", 0)),
    (3, place(0, "wolf", 0)),
    (0, place(0, "wolf", 1)),
    (1, place(0, "raven", 1)),
    (2, place(0, "raven", 4)),
    (3, gift(passengers=[at("wolf", 0), at("raven", 0)])),
    (1, gift(player=2)),
    (2, gift(passenger=at("raven", 0))),
    (3, vote("wolf")),
    (2, vote("raven")),
    (1, vote("wolf")),
    (0, vote("raven")),
]
