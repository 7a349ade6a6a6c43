"""Wink at random."""

from bench.at_random import AtRandom
from zmova.games.wink import GAME
from zmova.games.wink.options import Options


class Wink(AtRandom):
    """Real eyes: with masks nearly every move would be a look."""

    name = "Zmova, Wink"
    game = GAME
    options = Options(eyes="real")
