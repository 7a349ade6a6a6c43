"""When to spend a counter-intelligence card: it is worth a point in hand, and two well laid."""

from zmova.bots.pace import pause
from zmova.games.wink.agents import hand_size
from zmova.games.wink.bot.belief import Odds
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.moves import Catch
from zmova.table.seat import Seat

EARLY, LATE = 0.75, 0.62
"""How likely the holder must be without a wink: more than one half, as a card may be wanted for a
wink that is seen later."""
DARING, LEADER = 0.1, 0.15
"""How much less is enough for the bold, and late, to stop who leads."""
LAST = 4
"""It is late when of some hand no more than a quarter is left."""


def catch(scene: Scene, odds: Odds) -> tuple[int, Catch] | None:
    """W16: the likeliest holder of any open number, if the odds pay."""
    table = scene.table
    if not table.cards[scene.me]:
        return None
    best: tuple[float, Seat, int, Seat] | None = None
    for caller, agent in scene.calls.items():
        if caller == scene.me or agent not in odds or agent in table.barred:
            continue
        row = odds[agent]
        chance = max(row)
        player = row.index(chance)
        if chance >= needed(scene, caller, player):
            best = max(best or (0.0, 0, 0, 0), (chance, player, agent, caller))
    if best is None:
        return None
    chance, player, agent, caller = best
    return moment(scene, caller, player), Catch(player, agent)


def needed(scene: Scene, caller: Seat, player: Seat) -> float:
    table, daring = scene.table, DARING * scene.who.bold
    if min(table.hands) > hand_size(table.seats) / LAST:
        return EARLY - daring
    points = [scene.points(seat) for seat in range(table.seats)]
    ahead = max(points[caller], points[player])
    leads = ahead == max(points) and ahead >= points[scene.me] + 2
    return LATE - daring - (LEADER if leads else 0.0)


def moment(scene: Scene, caller: Seat, player: Seat) -> int:
    """A reaction to a wink, or a while after what everybody heard last."""
    winks = [one.at for one in scene.noticed if (one.seat, one.player) == (player, caller)]
    if winks:
        return winks[0] + round(1000 * pause(scene.fate("saw", winks[0]), scene.who, 0.8, 2.5))
    heard = scene.table.story[-1].at
    return heard + round(1000 * pause(scene.fate("reckons", heard), scene.who, 2.5, 8))
