"""Each gift, and how it is used."""

from collections.abc import Callable

from zmova.games.passengers.bot.asking import bell, census, chromatis, lantern, peek, torch
from zmova.games.passengers.bot.moving import reshape
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.bot.swaying import (
    chain,
    hourglass,
    hush,
    mirror,
    scales,
    trade,
    whisper,
)
from zmova.games.passengers.moves import Gift
from zmova.games.passengers.view import GivingView
from zmova.table.move import Move

Use = Callable[[Scene, list[Gift]], Gift]
USES: dict[str, Use] = {
    "chromatis": chromatis,
    "mirror": mirror,
    "small-mirror": mirror,
    "hamsa-hand": peek,
    "lantern": lantern,
    "scroll": reshape,
    "hush": hush,
    "mask": reshape,
    "torch": torch,
    "bell": bell,
    "whisper": whisper,
    "key": peek,
    "oar": reshape,
    "rope": reshape,
    "scales": scales,
    "hourglass": hourglass,
    "trade": trade,
    "ravens-eye": peek,
    "wolfs-eye": peek,
    "census": census,
    "current": reshape,
    "gag": hush,
    "chain": chain,
    "shade": peek,
}


def give(scene: Scene, choices: list[Move]) -> Gift:
    phase = scene.table.phase
    assert isinstance(phase, GivingView)
    options = [choice for choice in choices if isinstance(choice, Gift)]
    return options[0] if len(options) == 1 else USES[phase.gift](scene, options)
