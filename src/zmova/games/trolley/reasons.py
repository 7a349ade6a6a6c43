"""T8: what can be said of a character: for each tag, why to spare it and why to run it over."""

from typing import Literal

from zmova.games.trolley.decks import Tag

Cause = Literal["spare", "hit"]
Reason = Literal[
    "so-many",
    "so-young",
    "so-useful",
    "so-cute",
    "so-absurd",
    "so-harmless",
    "so-few",
    "had-a-life",
    "good-for-nothing",
    "not-cute",
    "too-absurd",
    "so-dangerous",
    "so-guilty",
    "so-innocent",
]

REASONS: dict[Reason, tuple[Cause, Tag | Literal["lives"]]] = {
    "so-many": ("spare", "lives"),
    "so-young": ("spare", "youth"),
    "so-useful": ("spare", "use"),
    "so-cute": ("spare", "cute"),
    "so-absurd": ("spare", "absurd"),
    "so-harmless": ("spare", "menace"),
    "so-innocent": ("spare", "guilt"),
    "so-few": ("hit", "lives"),
    "had-a-life": ("hit", "youth"),
    "good-for-nothing": ("hit", "use"),
    "not-cute": ("hit", "cute"),
    "too-absurd": ("hit", "absurd"),
    "so-dangerous": ("hit", "menace"),
    "so-guilty": ("hit", "guilt"),
}
