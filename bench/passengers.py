"""Passengers at random."""

from bench.at_random import AtRandom
from zmova.games.passengers import GAME
from zmova.games.passengers.options import Options


class Passengers(AtRandom):
    """Every set of gifts in one match."""

    name = "Zmova, Passengers"
    game = GAME
    options = Options(gifts=["I", "II", "III"])
