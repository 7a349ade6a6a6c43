"""When to wink: the caller looks here, and nobody else seems to."""

import math

from zmova.games.wink.bot.looking import owes_wink
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.offers import WINK
from zmova.table.seat import Seat

UNNOTICED = 400
"""Milliseconds before it takes in that somebody else looks here."""
HASTY, SLOW, USUAL, HURRY = 60, 1300, 600, 200
"""Milliseconds from the caller's look to the wink; less than W15 asks is too soon, as it happens.
The quicker ones hurry."""
ABSENT = 0.15
"""How often it does not take in that the caller does."""
RISK, BOLD, LATE = 0.1, 0.3, 0.5
"""The chance to wink before a watcher's eyes; more for the bold, and as the caller's turn comes."""


def wink_due(scene: Scene) -> int | None:
    """W12, W15"""
    if WINK not in scene.choices:
        return None
    caller = scene.table.gazes[scene.me].player
    contact = scene.contact(caller)
    if contact is None or not owes_wink(scene, caller):
        return None
    fate = scene.fate("wink", contact)
    if fate.random() < ABSENT:
        return None
    usual = USUAL - HURRY * scene.who.quick
    due = contact + round(fate.triangular(HASTY, SLOW, usual))
    if fate.random() >= dares(scene, caller):
        return None
    return max(due, scene.now + 250)


def dares(scene: Scene, caller: Seat) -> float:
    table = scene.table
    watchers = sum(
        gaze.player == scene.me and scene.now - gaze.since >= UNNOTICED
        for seat, gaze in enumerate(table.gazes)
        if seat != caller
    )
    turns_left = (caller - scene.turn) % table.seats
    risk = RISK + BOLD * scene.who.bold + (LATE if turns_left <= 1 else 0.0)
    return math.pow(risk, watchers)
