"""Twin worlds: matches that differ only in what a viewer may not know look the same to it (G3)."""

from random import Random

from campaigns.campaign import DONE, Campaign, Figures
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match
from tests.properties.secrecy import search
from zmova.games import named, names

CUTS = 3
"""At how many moments of a match each viewer gets a twin: all seats, and those who look on."""


def run(batch: int) -> Figures:
    games = names()
    game, seed = games[batch % len(games)], batch // len(games)
    match = Match(lambda: named(game), oracle_of(game), seed).played()
    twins = search(match, Random(seed), CUTS)
    seats = match.table.opened.seats
    return {
        DONE: len(twins),
        "matches": 1,
        f"{game} with {seats}": len(twins),
        "twins that differ in nothing": sum(not twin.differs for _, twin in twins),
    }


TWINS = Campaign(
    "What a viewer gets depends on nothing that it may not know: seats, onlookers, televisions.",
    unit="twin worlds",
    amount=1_000_000,
    run=run,
)
