"""In its turn: to name or not, and whom to call next."""

from zmova.bots.odds import lean
from zmova.bots.pace import pause
from zmova.games.wink.bot.belief import Odds
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.moves import Call, Name, Pass
from zmova.table.move import Move

SURE, DARING = 0.6, 0.2
"""How likely a holder must be to be named without a wink, and how much less is enough for the bold.

A wrong name costs a card that could be called again.
"""
RESTLESS = 0.2
"""How much less is enough after each round in which nothing came out: real eyes tell a bot nothing,
and the ball must not last for ever."""
HEAT = 0.06
TINY = 1e-9
MOST, HASTE = 12.0, 0.65
"""Seconds that a turn takes at most, and the most of a limit that it will use before it names."""


def turn_due(scene: Scene) -> int:
    """The same however much it knows; there must be time for winks."""
    table, who = scene.table, scene.who
    began = max((deed.at for deed in table.story if deed.kind in ("called", "passed")), default=0)
    last = table.story[-1] if table.story else None
    fate = scene.fate("turn", table.turn)
    most, hurry = MOST, 1.0
    if scene.ends is not None:
        most = min(most, HASTE * (scene.ends - began) / 1000)
        hurry = most / MOST
    if last is not None and last.kind == "named":  # it has still to call
        return last.at + round(1000 * hurry * pause(fate, who, 1.5, 3.5))
    return began + round(1000 * pause(fate, who, most / 3, most))


def take_turn(scene: Scene, odds: Odds) -> Move:
    if (name := named(scene, odds)) is not None:
        return name
    calls = [move for move in scene.choices if type(move) is Call]
    if not calls:
        return next(move for move in scene.choices if type(move) is Pass)
    scores = [-risk(odds[call.agent]) for call in calls]
    return lean(calls, scores, HEAT, scene.fate("call", scene.table.turn))


def named(scene: Scene, odds: Odds) -> Name | None:
    """W6"""
    me = scene.me
    if me not in scene.calls:
        return None
    partner = scene.partner_of(me)
    if partner is None:
        row = odds[scene.calls[me]]
        partner = row.index(max(row))
        if row[partner] < SURE - DARING * scene.who.bold - RESTLESS * stale_rounds(scene):
            return None
    return Name(partner)


def stale_rounds(scene: Scene) -> int:
    """How often everybody has called since a number was last solved or lost."""
    calls = 0
    for deed in reversed(scene.table.story):
        if deed.kind == "named" or deed.right:
            break
        calls += deed.kind == "called"
    return calls // scene.table.seats


def risk(row: list[float]) -> float:
    """How sure of the holder somebody else is who does not hold it either.

    What was called or tried before has told them as much as me.
    """
    first = row.index(max(row))
    second = max(chance for seat, chance in enumerate(row) if seat != first)
    return sum(
        chance * chance / max(TINY, 1 - (second if seat == first else row[first]))
        for seat, chance in enumerate(row)
        if chance
    )
