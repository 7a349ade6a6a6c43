"""How far arguments move a driver: a little, more if they touch its taste, less if repeated."""

from collections.abc import Iterable, Sequence
from math import tanh

from zmova.games.trolley.bot.tastes import TRAITS, Taste
from zmova.games.trolley.bot.traits import felt, is_known, on_card, traits_of
from zmova.games.trolley.decks import DECKS
from zmova.games.trolley.reasons import REASONS, Reason
from zmova.games.trolley.state import Argument
from zmova.games.trolley.tracks import OTHER, Character, Track
from zmova.games.trolley.view import TracksView

STEP, MOST = 1.1, 2.5
"""What a perfect argument weighs, and what one side can reach with all it says."""
NOVELTY = 0.15
"""What anything new weighs, whether it touches or not."""
SAME, SIMILAR, AGAIN = 0.25, 0.6, 0.8
"""Each time the same was said, the same reason was given, or this seat has spoken."""
ALIKE = 2.0
"""Of a trait: nobody asks for more before believing that somebody is so."""
DULL = 0.6
"""What it weighs that somebody is not this or that: it is true of nearly everybody."""

LACKS: frozenset[Reason] = frozenset(
    {
        "so-harmless",
        "so-innocent",
        "so-few",
        "had-a-life",
        "good-for-nothing",
        "not-cute",
    }
)
"""Reasons that speak of what is not there."""


def row_of(tracks: TracksView, track: Track) -> Sequence[Character]:
    return tracks.left if track == "left" else tracks.right


def serves(said: Argument) -> Track:
    """The track that the argument would save."""
    spares = REASONS[said.reason][0] == "spare"
    return said.target.track if spares else OTHER[said.target.track]


def touch(taste: Taste, reason: Reason) -> float:
    """From 0 to 1: how much such a reason means to somebody of that taste."""
    cause, trait = REASONS[reason]
    weight = taste[TRAITS.index(trait)]
    if (cause == "hit") != (reason in LACKS):
        weight = -weight
    return max(0.0, weight) / max(map(abs, taste))


def fit(said: Argument, tracks: TracksView) -> float:
    """From 0 to 1: how true it is of that character, or of the modifier on it."""
    one = row_of(tracks, said.target.track)[said.target.place]
    trait = TRAITS.index(REASONS[said.reason][1])
    lacks = said.reason in LACKS
    if said.modifier is None:
        if not is_known(DECKS[one.guilty], one.card):
            return 0.5
        level = traits_of(one)[trait]
        if trait == 0:
            level -= felt(1)
        return DULL * within(1 - level / ALIKE) if lacks else within(level / ALIKE)
    card = one.modifiers[said.modifier].card
    if not is_known("modifiers", card):
        return 0.5
    change = on_card("modifiers", card)[trait]
    return within(-change / ALIKE if lacks else change / ALIKE)


def within(value: float) -> float:
    return min(1.0, max(0.0, value))


def freshness(said: Argument, before: Iterable[Argument]) -> float:
    """From 0 to 1: what is left of it after all that was said before."""
    fresh = 1.0
    for old in before:
        if old.reason == said.reason:
            fresh *= SAME if old.target == said.target else SIMILAR
        if old.seat == said.seat:
            fresh *= AGAIN
    return fresh


def sway(taste: Taste, tracks: TracksView, arguments: Sequence[Argument]) -> float:
    """All that was said, on the same scale as worth: above zero for the left track."""
    heard: dict[Track, float] = {"left": 0.0, "right": 0.0}
    for index, said in enumerate(arguments):
        meant = NOVELTY + touch(taste, said.reason) * fit(said, tracks)
        heard[serves(said)] += STEP * meant * freshness(said, arguments[:index])
    return MOST * (tanh(heard["left"] / MOST) - tanh(heard["right"] / MOST))
