"""The lines of a seat that fit what is sure."""

from functools import lru_cache

from zmova.games.passengers.bot.codes import DEMON, HUE, JESTER, KIND, SOUL
from zmova.games.passengers.bot.facts import Facts
from zmova.games.passengers.bot.lines import PLAIN, Line, traded
from zmova.table.seat import Seat

Weighty = list[tuple[Line, float]]
HABITS = {SOUL: (0.6, 0.15, 0.25), DEMON: (0.28, 0.24, 0.48)}
"""By faction: how often it plays the one card of the other side in each round."""


@lru_cache(maxsize=256)
def dealt(factions: tuple[int, ...], rounds: tuple[int, ...]) -> Weighty:
    """Every line of these factions, for a seat that traded in these rounds."""
    lines = []
    for faction in factions:
        for line in PLAIN[faction]:
            own = [line]
            for round in rounds:
                own = list(traded(own, round))
            lines += [(one, usual(line) / len(own)) for one in own]
    return lines


def usual(line: Line) -> float:
    """How often a hand of that faction is played in that order."""
    if line.faction == JESTER:
        return 1 / len(PLAIN[JESTER])
    foreign = DEMON if line.faction == SOUL else SOUL
    return HABITS[line.faction][line.at[0].index(foreign)]


def possible(facts: Facts, seat: Seat) -> Weighty:
    """Each with the chance that a hand is played so."""
    rounds = tuple(round for round, *pair in facts.trades if seat in pair)
    lines = dealt(facts.factions[seat], rounds)
    codes = [facts.card.get(id) for id in facts.placed[seat]]
    kinds: list[tuple[int, int]] = []
    for index, id in enumerate(facts.placed[seat]):
        code = codes[index]
        kind = facts.kind.get(id) if code is None else KIND[code]
        if kind is not None:
            kinds.append((index, kind))
    if kinds:
        lines = [row for row in lines if all(row[0].at[i][i] == kind for i, kind in kinds)]
    if facts.bells[seat] or facts.looks[seat] or facts.tints[seat] or facts.swaps[seat]:
        lines = [row for row in lines if fits(facts, seat, row[0], rounds, codes)]
    return lines


def fits(
    facts: Facts, seat: Seat, line: Line, rounds: tuple[int, ...], codes: list[int | None]
) -> bool:
    """Whether the hands on the way agree with what they showed or confessed."""
    at = line.at
    for round, count in facts.bells[seat]:
        if sum(kind != SOUL for kind in at[round - 1][round:]) != count:
            return False
    for round, gave, got in facts.swaps[seat]:
        if line.swaps[rounds.index(round)] != (KIND[gave], KIND[got]):
            return False
    for round, look in facts.looks[seat]:
        hand = zip(at[round - 1][round:], codes[round:], strict=True)
        if not any(kind == KIND[look] and code in (None, look) for kind, code in hand):
            return False
    for round, hue, has in facts.tints[seat]:
        hand = zip(at[round - 1][round:], codes[round:], strict=True)
        if has and not any(
            kind != JESTER and (code is None or HUE[code] == hue) for kind, code in hand
        ):
            return False
    return True
