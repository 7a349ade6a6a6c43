"""When to spend a counter-intelligence card: it is worth a point in hand, and two well laid."""

from zmova.bots.pace import pause
from zmova.games.wink.agents import hand_size
from zmova.games.wink.bot.belief import Odds
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.moves import Catch, Catches
from zmova.table.seat import Seat

EARLY, LATE = 0.75, 0.62
"""How likely the holder must be without a wink: more than one half, as a card may be wanted for a
wink that is seen later."""
DARING, LEADER = 0.1, 0.15
"""How much less is enough for the bold, and late, to stop who leads."""
UNCALLED = 0.9
"""What is enough for a number that nobody calls: it may wait, and counting cards is no sport."""
LAST = 4
"""It is late when of some hand no more than a quarter is left."""


def catch(scene: Scene, odds: Odds) -> tuple[int, Catch] | None:
    """W16: the likeliest holder of any number that may be tried, if the odds pay."""
    best: tuple[float, Seat, int] | None = None
    for agent in tried(scene):
        row = odds[agent]
        chance = max(row)
        player = row.index(chance)
        if chance >= needed(scene, agent, player):
            best = max(best or (0.0, 0, 0), (chance, player, agent))
    if best is None:
        return None
    _, player, agent = best
    return moment(scene, player, agent), Catch(player, agent)


def tried(scene: Scene) -> list[int]:
    """W17: but it never turns against somebody who has winked at it."""
    offered = next((one.agents for one in scene.choices if type(one) is Catches), ())
    trusted = {one.agent for one in scene.noticed if one.player == scene.me}
    return [agent for agent in offered if agent not in trusted]


def needed(scene: Scene, agent: int, player: Seat) -> float:
    table, daring = scene.table, DARING * scene.who.bold
    caller = scene.caller_of(agent)
    if caller is None:
        return UNCALLED
    if min(table.hands) > hand_size(table.seats) / LAST:
        return EARLY - daring
    points = [scene.points(seat) for seat in range(table.seats)]
    ahead = max(points[caller], points[player])
    leads = ahead == max(points) and ahead >= points[scene.me] + 2
    return LATE - daring - (LEADER if leads else 0.0)


def moment(scene: Scene, player: Seat, agent: int) -> int:
    """A reaction to a wink, or a while after what everybody heard last."""
    winks = [one.at for one in scene.noticed if (one.seat, one.agent) == (player, agent)]
    if winks:
        return winks[0] + round(1000 * pause(scene.fate("saw", winks[0]), scene.who, 0.8, 2.5))
    heard = scene.table.story[-1].at if scene.table.story else 0
    return heard + round(1000 * pause(scene.fate("reckons", heard), scene.who, 2.5, 8))
