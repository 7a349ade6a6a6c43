"""What the things that notices are about are called; `web/src/games/passengers/story.ts` agrees."""

from collections.abc import Callable
from typing import Any

from zmova.games.passengers.boats import Boat, Spot
from zmova.games.passengers.cards import COLOR, KIND, Card, Faction
from zmova.table.content import content
from zmova.table.story import Scene


def called(kind: str, which: Any, scene: Scene) -> str:
    return CALLED[kind](which, scene)


def space(which: int, scene: Scene) -> str:
    return str(which + 1)


def gift(number: int, scene: Scene) -> str:
    gifts = content(__package__, "gifts")
    return str(gifts[scene.view.table.gifts[number]][scene.words.lang]["name"])


def spots(which: Spot | list[Spot], scene: Scene) -> str:
    if isinstance(which, Spot):
        return scene.words("passengers-in", **at(which))
    if len(which) == 1:
        return spots(which[0], scene)
    one, other = (spots(spot, scene) for spot in which)
    return scene.words("passengers-two", one=one, other=other)


def boarded(spot: Spot, scene: Scene) -> str:
    """The gift of the space and its voices (P11)."""
    table = scene.view.table
    number = next(one.gifts for one in table.boats if one.boat == spot.boat)[spot.space]
    voices = table.worth[number]
    return scene.words("passengers-boarded", gift=gift(number, scene), voices=voices)


def claimed(spot: Spot, scene: Scene) -> str:
    """Who is talked about: the speaker's own passenger, or somebody else's."""
    claim: Any = scene.notice
    boats = scene.view.table.boats
    sits = next(one.row for one in boats if one.boat == spot.boat)[spot.space]
    own = sits is not None and sits.owner == claim.seat
    return scene.words("passengers-claimed", own="yes" if own else "no", **at(spot))


def card(which: Card, scene: Scene) -> str:
    return scene.words("passengers-card", kind=KIND[which], color=COLOR[which] or "none")


def ballots(which: list[Boat], scene: Scene) -> str:
    """P20: who voted for what, and how loudly."""
    counted: Any = scene.notice
    votes = zip(which, counted.voices, strict=True)
    return " ".join(
        scene.words("passengers-ballot", name=scene.name(seat), boat=boat, voices=voices)
        for seat, (boat, voices) in enumerate(votes)
    )


def scores(which: dict[Faction, int | float], scene: Scene) -> str:
    """Who has won, and the score."""
    ended: Any = scene.notice
    told = [
        scene.words("passengers-score", faction=faction, points=points)
        for faction, points in which.items()
    ]
    won = scene.view.table.phase.factions[ended.winners[0]] if ended.winners else "nobody"
    return scene.words("passengers-outcome", faction=won, scores=scene.words.listed(told))


def at(spot: Spot) -> dict[str, Any]:
    return {"boat": spot.boat, "place": spot.space + 1}


CALLED: dict[str, Callable[[Any, Scene], str]] = {
    "spaces": space,
    "gifts": gift,
    "spots": spots,
    "boarded": boarded,
    "claimed": claimed,
    "cards": card,
    "ballots": ballots,
    "scores": scores,
}
