"""Five, with another gift set each round: a trade, whispers, hushes, an open vote, a mask."""

from typing import Any

SEATS = 5
SEED = 3
OPTIONS: dict[str, Any] = {"gifts": ["III", "II", "I"], "gaze_seconds": 8}
STACKED: dict[str, Any] = {
    "hands": [
        ["green soul", "red soul", "blue demon"],
        ["red demon", "green soul", "green demon"],
        ["blue soul", "red soul", "red demon"],
        ["green demon", "blue soul", "blue demon"],
        ["red soul", "green soul", "red demon"],
    ],
    "coin": 3,
}


def place(card: int, boat: str, space: int) -> dict[str, Any]:
    return {"type": "place", "card": card, "boat": boat, "space": space}


def gift(**choice: Any) -> dict[str, Any]:
    return {"type": "gift", **choice}


def at(boat: str, space: int) -> dict[str, Any]:
    return {"boat": boat, "space": space}


def vote(boat: str) -> dict[str, Any]:
    return {"type": "vote", "boat": boat}


SCRIPT: list[Any] = [
    # seconds to wait, or a seat and its move
    (3, place(0, "raven", 1)),
    8,
    # the first round: trade, raven's eye, census, current, gag
    (3, place(0, "raven", 1)),
    (3, {"type": "claim", **at("raven", 1), "kind": "soul"}),
    (4, place(1, "wolf", 4)),
    (0, place(1, "wolf", 3)),
    (1, place(2, "wolf", 4)),
    (1, place(2, "wolf", 0)),
    (2, place(0, "wolf", 1)),
    (2, place(0, "raven", 3)),
    (0, gift(player=1, card=1)),
    (2, {"type": "show", "card": 0}),
    (1, {"type": "show", "card": 0}),
    (3, gift(passenger=at("wolf", 3))),
    (3, gift(passenger=at("raven", 3))),
    (3, {"type": "claim", **at("raven", 3), "kind": "soul", "color": "green"}),
    (4, gift(boat="raven")),
    (2, gift(boat="raven", direction="right")),
    (1, gift(players=[3, 2])),
    (3, {"type": "say", "text": "Я мовчу?"}),
    (3, {"type": "claim", **at("raven", 4), "kind": "soul"}),
    (0, {"type": "say", "text": "Ворон повний демонів."}),
    (0, vote("raven")),
    (0, vote("raven")),
    (1, vote("raven")),
    (3, vote("raven")),
    (0, vote("wolf")),
    (2, vote("wolf")),
    (4, vote("wolf")),
    # the second: bell, whisper, key, mask, hourglass
    (3, place(1, "raven", 1)),
    (4, place(1, "wolf", 3)),
    (0, place(0, "wolf", 0)),
    (1, place(0, "raven", 0)),
    (2, place(1, "wolf", 1)),
    (3, gift(player=1)),
    (0, gift(player=4)),
    (0, {"type": "say", "text": "Вовк?", "to": "whisper"}),
    (2, {"type": "say", "text": "Що ви там?", "to": "whisper"}),
    (4, {"type": "say", "phrase": "suspicious", "to": "whisper"}),
    (4, gift(passengers=[at("wolf", 1), at("wolf", 0)])),
    (4, {"type": "say", "text": "Вовк.", "to": "whisper"}),
    (1, gift(mask="blue", passenger=at("wolf", 0))),
    (2, gift(player=3)),
    (0, vote("wolf")),
    (3, vote("raven")),
    (0, vote("wolf")),
    (1, vote("wolf")),
    (4, vote("wolf")),
    (2, vote("raven")),
    # the third: chromatis (skipped), hamsa hand, scroll, torch, drachma
    (3, place(0, "raven", 0)),
    (4, place(0, "raven", 2)),
    (0, place(0, "wolf", 0)),
    (1, place(0, "raven", 4)),
    (2, place(0, "wolf", 3)),
    (4, gift(passenger=at("wolf", 3))),
    (0, gift(passengers=[at("wolf", 3), at("raven", 4)])),
    (1, gift(passenger=at("raven", 4))),
    (4, vote("raven")),
    (0, vote("wolf")),
    (1, vote("raven")),
    (2, vote("wolf")),
    (3, vote("raven")),
]
