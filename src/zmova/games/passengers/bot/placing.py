"""Which card goes where, for which gift and which voices."""

from random import Random

from zmova.bots.odds import lean
from zmova.games.passengers.boats import BOATS, ROUNDS, Boat
from zmova.games.passengers.bot.belief import UNPLACED
from zmova.games.passengers.bot.codes import DEMON, JESTER, KIND, SOUL
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.bot.steering import prospect, reaches, seeming, with_spare
from zmova.games.passengers.moves import Place, Shade
from zmova.games.passengers.view import TableView
from zmova.table.move import Move

LOOKED_INTO, MOST = 480, 32
"""Deals times choices that are thought through, and deals at most."""
HEAT = 0.004
"""How far it strays from what looks best, in chances to win."""
VOICE, SHADE_HEAT = 0.015, 0.02
"""A voice is worth so much to somebody who puts a shadow on its space, and as little care."""
LATER = {SOUL: 0.12, DEMON: 0.09}
"""By faction: how much better its chances are with a card of its own side in a later round.

Without it every guide would keep the demon for the last round, and everybody would know it.
"""
LATER_OF_EIGHT = {SOUL: 0.12, DEMON: 0.078}
"""Among eight one smuggler's card counts for less."""

DRAW: dict[str, tuple[float, float, float]] = {
    "chromatis": (0.004, 0.000, 0.002),
    "mirror": (0.012, 0.000, 0.008),
    "small-mirror": (0.012, 0.012, 0.012),
    "hamsa-hand": (0.013, 0.000, 0.030),
    "shade": (0.015, 0.015, 0.020),
    "lantern": (0.013, 0.000, 0.015),
    "scroll": (0.045, 0.045, 0.060),
    "hush": (0.006, 0.006, 0.003),
    "mask": (0.025, 0.030, 0.030),
    "torch": (0.013, 0.000, 0.025),
    "bell": (0.025, 0.004, 0.004),
    "key": (0.050, 0.015, 0.040),
    "oar": (0.006, 0.022, 0.020),
    "rope": (0.020, 0.022, 0.030),
    "scales": (0.030, 0.020, 0.015),
    "hourglass": (0.020, 0.005, 0.008),
    "trade": (0.004, 0.004, 0.004),
    "ravens-eye": (0.018, 0.010, 0.025),
    "wolfs-eye": (0.018, 0.010, 0.025),
    "census": (0.020, 0.010, 0.025),
    "current": (0.004, 0.008, 0.025),
    "gag": (0.010, 0.010, 0.004),
    "chain": (0.020, 0.030, 0.020),
    "drachma": (0.012, 0.012, 0.010),
}
"""What a gift adds to the chances of each faction, beside its voices.

Smugglers know each other and hear the guides' truth anyway: looking is worth nothing to them.
"""
NOTHING = (0.0, 0.0, 0.0)
ALONE = (0.0, 0.0, 0.03)
"""What a voice adds for one whom nobody will follow."""


def place(scene: Scene, choices: list[Move], whim: Random) -> Place:
    belief, table = scene.belief, scene.table
    options = [choice for choice in choices if isinstance(choice, Place)]
    standings = scene.standings(max(10, min(MOST, LOOKED_INTO // len(options))))
    rows, layout = belief.facts.rows, gifts_of(table)
    seems = seeming(belief, rows["raven"]) - seeming(belief, rows["wolf"])
    as_is = {boat: reaches(standings, rows[boat]) for boat in BOATS}
    scores = []
    for option in options:
        number = layout[option.boat][option.space]
        card = [belief.facts.hand[option.card]] * len(standings)
        row = with_spare(rows[option.boat], option.space)
        then = {**as_is, option.boat: reaches(standings, row, card)}
        voices = table.worth[number] - UNPLACED
        worth = prospect(belief.faction, standings, then["raven"], then["wolf"], seems, voices)
        worth += spared(belief.faction, card[0], table)
        worth += ALONE[belief.faction] * voices
        scores.append(worth + DRAW.get(table.gifts[number], NOTHING)[belief.faction])
    return lean(options, scores, HEAT, whim)


def gifts_of(table: TableView) -> dict[Boat, list[int]]:
    return {boat.boat: boat.gifts for boat in table.boats}


def spared(faction: int, card: int, table: TableView) -> float:
    """What it is worth to be rid of a card of the other side: a better one is left for later."""
    if faction == JESTER or KIND[card] == faction or table.round == ROUNDS:
        return 0.0
    return (LATER_OF_EIGHT if table.seats == 8 else LATER)[faction]


def shade(scene: Scene, choices: list[Move], whim: Random) -> Shade:
    """P10: a shadow takes a gift and its voices out of the round: those that I want least.

    Whoever puts it there places late, so that the best ones would be gone before its turn.
    """
    options = [choice for choice in choices if isinstance(choice, Shade)]
    layout = gifts_of(scene.table)

    def left_to_others(option: Shade) -> float:
        number = layout[option.boat][option.space]
        draw = DRAW.get(scene.table.gifts[number], NOTHING)[scene.faction]
        return scene.table.worth[number] * VOICE + draw

    scores = [left_to_others(option) for option in options]
    return lean(options, scores, SHADE_HEAT, whim)
