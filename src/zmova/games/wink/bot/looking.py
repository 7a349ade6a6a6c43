"""Where to look next, and for how long: like somebody who has three things on their mind."""

from zmova.bots.pace import pause
from zmova.games.wink.bot.belief import Odds
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.moves import Look
from zmova.games.wink.rules import DWELL
from zmova.table.seat import Seat

IDLE = 0.1
"""What draws the eye to anybody."""
SEEKING, MEETING, WATCHING = 1.5, 1.5, 0.5
"""To a possible partner, to a caller whose partner it is, to a partner of somebody else."""
LOOKS_BACK = 3.0
"""How much more it draws the eye if they look back; or, of two others, at each other."""
AWAITS, LINGERS = (1600, 2800), (2000, 4000)
"""Milliseconds eye to eye: of a caller who hopes for a wink, and of a partner who owes one."""
DOUBT = 0.15
"""How often a wink is repeated when the caller looks here once more."""


def can_look(scene: Scene) -> bool:
    """W15: with masks, unless the eyes rest."""
    return bool(scene.table.gazes) and scene.mine.look_from is None


def look_due(scene: Scene) -> int:
    """It stays a little longer where a wink may come from, or is on its way to."""
    gaze, who = scene.table.gazes[scene.me], scene.who
    fate = scene.fate("dwell", gaze.since)
    until = gaze.since + round(1000 * pause(fate, who, 0.8, 3.0))
    contact = scene.contact(gaze.player)
    if contact is None:
        return until
    if wants_answer(scene):
        until = max(until, contact + fate.randint(*AWAITS))
    if owes_wink(scene, gaze.player):
        until = max(until, contact + fate.randint(*LINGERS))
    return until


def look(scene: Scene, odds: Odds) -> Look:
    gaze = scene.table.gazes[scene.me]
    weights = attraction(scene, odds)
    weights[scene.me] = weights[gaze.player] = 0.0
    fate = scene.fate("look", gaze.since)
    return Look(fate.choices(range(scene.table.seats), weights)[0])


def wants_answer(scene: Scene) -> bool:
    return scene.me in scene.calls and scene.partner_of(scene.me) is None


def owes_wink(scene: Scene, caller: Seat) -> bool:
    """W12: until it has winked; again if that was too soon, or if the caller seems to seek on."""
    if scene.calls.get(caller) not in scene.mine.hand:
        return False
    winked, contact = scene.winked_at(caller), scene.contact(caller)
    if winked is None:
        return True
    if contact is None:
        return False
    if contact < winked:
        return winked - contact < DWELL
    return scene.fate("doubt", contact).random() < DOUBT


def attraction(scene: Scene, odds: Odds) -> list[float]:
    me, table = scene.me, scene.table
    gazes, seats = table.gazes, range(table.seats)
    drawn = [IDLE] * table.seats
    for caller, agent in scene.calls.items():
        if agent in scene.mine.hand:
            if owes_wink(scene, caller):
                drawn[caller] += MEETING * (LOOKS_BACK if gazes[caller].player == me else 1)
        elif caller == me:
            if wants_answer(scene):
                for seat in seats:
                    back = LOOKS_BACK if gazes[seat].player == me else 1
                    drawn[seat] += SEEKING * odds[agent][seat] * back
        elif table.cards[me] and scene.partner_of(caller) is None:
            for seat in seats:
                there = gazes[seat].player == caller
                back = LOOKS_BACK if there and gazes[caller].player == seat else 1 + there
                drawn[seat] += WATCHING * odds[agent][seat] * back
    return drawn
