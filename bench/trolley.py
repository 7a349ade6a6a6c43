"""Trial by Trolley at random."""

from bench.at_random import AtRandom
from zmova.games.trolley import GAME
from zmova.games.trolley.options import Options


class Trolley(AtRandom):
    """Both variants. Hands stay as dealt: passing them round would be half of the moves."""

    name = "Zmova, Trial by Trolley"
    game = GAME
    options = Options(arrange=False, valerii=True, accomplices=True)
