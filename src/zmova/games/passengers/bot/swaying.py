"""Gifts over people: who may talk, who votes how loud, and whose cards come to light."""

from zmova.games.passengers.bot.codes import DEMON, SOUL
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.cards import KIND
from zmova.games.passengers.moves import Gift
from zmova.table.seat import Seat


def hush(scene: Scene, choices: list[Gift]) -> Gift:
    """Hush, Gag: whom the others would believe, and I would rather they did not."""

    def worth(choice: Gift) -> float:
        seats = choice.players or ((choice.player,) if choice.player is not None else ())
        return sum(danger(scene, seat) for seat in seats)

    return max(choices, key=worth)


def danger(scene: Scene, seat: Seat) -> float:
    facts = scene.belief.facts
    odds = scene.belief.weighed.factions[seat]
    if scene.faction == SOUL:
        against = odds[DEMON] + 0.4 * odds[2]
    else:
        against = odds[SOUL] if seat not in scene.mine.fellows else -1.0
    said = {claim.id for claim in scene.table.claims if claim.seat == seat}
    rows = facts.rows.values()
    knows = [
        id
        for row in rows
        for id in row
        if id >= 0 and (facts.owner[id] == seat or (seat, id) in facts.peeked)
    ]
    untold = sum(id not in said for id in knows)
    return against * (0.3 + scene.trusted(seat)) * (0.5 + untold)


def whisper(scene: Scene, choices: list[Gift]) -> Gift:
    """With a friend, as far as that can be told."""

    def friendly(choice: Gift) -> float:
        assert choice.player is not None
        return scene.belief.weighed.factions[choice.player][scene.faction] + (
            0.01 * scene.trusted(choice.player)
        )

    return max(choices, key=friendly)


def scales(scene: Scene, choices: list[Gift]) -> Gift:
    """A voice of whoever votes against me most surely."""

    def against(choice: Gift) -> float:
        assert choice.player is not None
        return -scene.sides[choice.player]

    return max(choices, key=against)


def chain(scene: Scene, choices: list[Gift]) -> Gift:
    """The loud one of two should be on my side."""
    voices, sides = scene.table.voices, scene.sides

    def gain(choice: Gift) -> float:
        assert choice.players is not None
        one, other = choice.players
        return (voices[other] - voices[one]) * (sides[one] - sides[other])

    return max(choices, key=gain)


def hourglass(scene: Scene, choices: list[Gift]) -> Gift:
    """A loud voice that I can't place."""

    def telling(choice: Gift) -> float:
        seat = choice.player
        assert seat is not None
        odds = scene.belief.weighed.factions[seat]
        if scene.faction == DEMON:
            return scene.table.voices[seat] * odds[SOUL] * (1 - scene.sides[seat])
        return scene.table.voices[seat] * (odds[DEMON] + scene.mystery(seat))

    return max(choices, key=telling)


def mirror(scene: Scene, choices: list[Gift]) -> Gift:
    """The hands of those whom I know least."""

    def mystery(choice: Gift) -> float:
        seats = choice.players or ((choice.player,) if choice.player is not None else ())
        return sum(scene.mystery(seat) + 0.2 * scene.trusted(seat) for seat in seats)

    return max(choices, key=mystery)


def trade(scene: Scene, choices: list[Gift]) -> Gift:
    """The card that serves me least, to whom I know least."""

    def worth(choice: Gift) -> float:
        assert choice.player is not None
        assert choice.card is not None
        return 2 * burden(scene, choice.card) + scene.mystery(choice.player)

    return max(choices, key=worth)


def burden(scene: Scene, index: int) -> int:
    """How little a hand card serves me: guides part with demons, smugglers with souls."""
    kind = KIND[scene.mine.hand[index]]
    if kind == "yaesther":
        return 0
    if scene.faction == DEMON:
        return int(kind == "soul")
    return int(kind == "demon")
