"""Which hand card to show or to give, when a gift asks for one."""

from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.bot.swaying import burden
from zmova.games.passengers.cards import KIND
from zmova.games.passengers.moves import Show
from zmova.games.passengers.view import GivingView
from zmova.table.move import Move


def show(scene: Scene, choices: list[Move]) -> Show:
    options = [choice for choice in choices if isinstance(choice, Show)]
    phase = scene.table.phase
    trading = isinstance(phase, GivingView) and phase.gift == "trade"
    worth = burden if trading else innocence
    return max(options, key=lambda choice: worth(scene, choice.card))


def innocence(scene: Scene, index: int) -> int:
    """A guide has two souls and a demon, so a soul looks best with anybody."""
    return {"soul": 2, "demon": 1, "yaesther": 0}[KIND[scene.mine.hand[index]]]
