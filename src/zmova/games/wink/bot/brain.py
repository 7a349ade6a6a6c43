"""The bot of Wink: whatever it means to do first, from a seat's view alone.

Each thing on its mind has a moment of its own that follows from what the seat saw and when, so a
decision is the same however often it is asked for, and what the seat did not see leaves no trace.
"""

from collections.abc import Callable
from functools import partial

from zmova.bots.persona import persona_of
from zmova.games.wink.bot.belief import odds
from zmova.games.wink.bot.catching import catch
from zmova.games.wink.bot.looking import can_look, look, look_due
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.bot.turns import take_turn, turn_due
from zmova.games.wink.bot.winking import wink_due
from zmova.games.wink.offers import WINK
from zmova.games.wink.view import TurnView
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

LEAST = 0.05
"""Seconds between two things that it does."""


def plan(seen: View, whim: Whim, persona: int = 0) -> Plan | None:
    phase = seen.table.phase
    if seen.me is None or type(phase) is not TurnView:
        return None
    scene = Scene(seen, persona_of(persona), whim)
    believed = odds(scene)
    mind: list[tuple[int, Callable[[], Move]]] = []
    if phase.seat == scene.me:
        mind.append((turn_due(scene), partial(take_turn, scene, believed)))
    if (caught := catch(scene, believed)) is not None:
        mind.append((caught[0], lambda: caught[1]))
    if (due := wink_due(scene)) is not None:
        mind.append((due, lambda: WINK))
    if can_look(scene):
        mind.append((look_due(scene), partial(look, scene, believed)))
    if not mind:
        return None
    due, move = min(mind, key=lambda one: one[0])
    return Plan(move(), max(LEAST, (due - scene.now) / 1000))


def steward(seen: View, whim: Whim) -> Move:
    """A turn as the bot would take it, so that a table where everybody sleeps comes to its end."""
    scene = Scene(seen, persona_of(0), whim)
    return take_turn(scene, odds(scene))
