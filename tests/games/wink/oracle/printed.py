"""W1, W2: the agents of a match, counted by hand."""

from random import Random

AGENTS = {4: 36, 5: 35, 6: 36, 7: 35, 8: 32}
HAND = {4: 9, 5: 7, 6: 6, 7: 5, 8: 4}


def agents(seats: int) -> list[int]:
    return list(range(1, AGENTS[seats] + 1))


def hands(rng: Random, seats: int) -> list[list[int]]:
    deck, size = rng.sample(agents(seats), AGENTS[seats]), HAND[seats]
    return [deck[size * seat : size * (seat + 1)] for seat in range(seats)]
