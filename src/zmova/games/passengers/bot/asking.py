"""Gifts that tell: peeks for my eyes alone, and confessions that everybody hears.

Guides gain by every truth. The others choose the truth that moves the guides their way.
"""

from zmova.games.passengers.bot.codes import SOUL
from zmova.games.passengers.bot.coloring import stock
from zmova.games.passengers.bot.facts import NOBODY
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.cards import COLORS
from zmova.games.passengers.moves import Gift

SHY = 0.3
"""For those who hide something: what it costs that a passenger of theirs is turned up."""


def peek(scene: Scene, choices: list[Gift]) -> Gift:
    """At the passenger that I know least about; for a Key, at two of them."""

    def doubt(choice: Gift) -> float:
        spots = choice.passengers or ((choice.passenger,) if choice.passenger else ())
        return sum(scene.doubt(scene.passenger(spot.boat, spot.space)) for spot in spots)

    return max(choices, key=doubt)


def torch(scene: Scene, choices: list[Gift]) -> Gift:
    def worth(choice: Gift) -> float:
        assert choice.passenger is not None
        return news(scene, scene.passenger(choice.passenger.boat, choice.passenger.space))

    return max(choices, key=worth)


def lantern(scene: Scene, choices: list[Gift]) -> Gift:
    def worth(choice: Gift) -> float:
        assert choice.player is not None
        return news(scene, scene.belief.facts.placed[choice.player][scene.table.round - 1])

    return max(choices, key=worth)


def news(scene: Scene, id: int) -> float:
    """What it is worth to me that everybody learns what this passenger is."""
    if scene.faction == SOUL:
        public = scene.belief.public.souls[id]
        return 4 * public * (1 - public) + scene.doubt(id)
    owner = scene.belief.facts.owner[id]
    own = owner == scene.me or owner in scene.mine.fellows
    return scene.push(id) - SHY * own * (1 - scene.soul(id))


def census(scene: Scene, choices: list[Gift]) -> Gift:
    def worth(choice: Gift) -> float:
        assert choice.boat is not None
        ids = [id for id in scene.belief.facts.rows[choice.boat] if id != NOBODY]
        if scene.faction == SOUL:
            return sum(scene.doubt(id) for id in ids)
        return sum(scene.push(id) for id in ids)

    return max(choices, key=worth)


def bell(scene: Scene, choices: list[Gift]) -> Gift:
    """Guides ask whom they know least; the others a guide whose hand will look bad."""

    def worth(choice: Gift) -> float:
        seat = choice.player
        assert seat is not None
        if scene.faction == SOUL:
            return scene.mystery(seat)
        if seat in scene.mine.fellows:
            return -1.0
        return scene.trusted(seat) * demons_held(scene, seat)

    return max(choices, key=worth)


def demons_held(scene: Scene, seat: int) -> float:
    round = scene.table.round
    held = 0
    for standing in scene.standings():
        line = standing.deal.lines[seat]
        if line is not None:
            held += sum(kind != SOUL for kind in line.at[round - 1][round:])
    return held / len(scene.standings())


def chromatis(scene: Scene, choices: list[Gift]) -> Gift:
    """The colour of which every second hand may hold a card."""
    left = stock(scene.belief.facts)
    unseen = sum(map(sum, left))
    cards = max(scene.table.hands)

    def evenness(choice: Gift) -> float:
        assert choice.color is not None
        hue = COLORS.index(choice.color)
        has = 1 - (1 - (left[0][hue] + left[1][hue]) / unseen) ** cards
        return -abs(has - 0.5)

    return max(choices, key=evenness)
