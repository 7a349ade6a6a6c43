"""The moves of Trial by Trolley, as short as a script wants them."""

from typing import Any


def arrange(innocents: int, guilty: int, modifiers: int) -> dict[str, Any]:
    return {"type": "arrange", "innocents": innocents, "guilty": guilty, "modifiers": modifiers}


def innocent(card: int) -> dict[str, Any]:
    return {"type": "innocent", "card": card}


def guilty(card: int) -> dict[str, Any]:
    return {"type": "guilty", "card": card}


def at(track: str, place: int) -> dict[str, Any]:
    return {"track": track, "place": place}


def pin(card: int, track: str, place: int) -> dict[str, Any]:
    return {"type": "modifier", "card": card, "target": at(track, place)}


def argue(track: str, place: int, reason: str, **more: int) -> dict[str, Any]:
    return {"type": "argue", "target": at(track, place), "reason": reason, **more}


def steer(track: str) -> dict[str, Any]:
    return {"type": "steer", "track": track}


def say(text: str) -> dict[str, Any]:
    return {"type": "say", "text": text}


def team(text: str) -> dict[str, Any]:
    return {"type": "say", "text": text, "to": "team"}


PASS: dict[str, Any] = {"type": "pass"}
