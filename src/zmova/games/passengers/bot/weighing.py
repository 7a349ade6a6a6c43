"""The lines that each seat may have, weighed by facts, talk and votes."""

from collections.abc import Sequence
from math import sqrt

from zmova.games.passengers.bot.ballots import ballot, swayed
from zmova.games.passengers.bot.codes import KIND, SOUL
from zmova.games.passengers.bot.facts import NOBODY, Facts
from zmova.games.passengers.bot.hearing import avowed, heard, rumours
from zmova.games.passengers.bot.possible import Weighty
from zmova.games.passengers.bot.sharing import Sharing
from zmova.games.passengers.state import Said


class Weighed:
    """The lines that every seat may have, with their weights, and what that comes to."""

    def __init__(self, facts: Facts, lines: Sequence[Weighty]) -> None:
        self.lines: list[tuple[Weighty, Weighty, Weighty]] = []
        """By seat and faction."""
        weights: list[list[float]] = []
        for seat, own in enumerate(lines):
            rows: tuple[Weighty, Weighty, Weighty] = ([], [], [])
            sums = [0.0, 0.0, 0.0]
            if seat == facts.me:
                sums[facts.factions[seat][0]] = 1.0
            for pair in own:
                faction = pair[0].faction
                rows[faction].append(pair)
                sums[faction] += pair[1]
            self.lines.append(rows)
            weights.append(sums)
        self.sharing = Sharing(facts.deck, weights)
        self.factions = self.sharing.chances()
        """By seat: how likely it is of each faction."""
        self.souls: dict[int, float] = {}
        """By passenger: how likely it is a soul."""
        self._sum_souls(facts, weights)

    def _sum_souls(self, facts: Facts, weights: list[list[float]]) -> None:
        souls, card = self.souls, facts.card
        for seat, ids in enumerate(facts.placed):
            odds = [
                chance / weight if weight else 0.0
                for chance, weight in zip(self.factions[seat], weights[seat], strict=True)
            ]
            for index, id in enumerate(ids):
                if id != NOBODY and id not in card:
                    souls[id] = sum(
                        odd * weight
                        for odd, rows in zip(odds, self.lines[seat], strict=True)
                        for line, weight in rows
                        if line.at[index][index] == SOUL
                    )
        for id, owner in facts.owner.items():
            if id in card:
                souls[id] = (1.0, 0.0, 0.5)[KIND[card[id]]]
            elif owner is None:
                souls[id] = 0.5


def weigh(facts: Facts, claims: list[Said]) -> Weighed:
    """Twice: how a vote or a peeker's word is read hangs on what the first reading gives."""
    seats = [seat for seat in range(facts.seats) if seat != facts.me]
    lines: list[Weighty] = [[] for _ in range(facts.seats)]
    for seat in seats:
        lines[seat] = avowed(facts, seat, claims)
    first = Weighed(facts, lines)
    if facts.counts:
        counted(facts, lines, first)
        first = Weighed(facts, lines)
    foreign = [said for said in claims if said.kind and facts.owner[said.id] != said.seat]
    if not (facts.votes or foreign):
        return first
    for seat in seats:
        votes = [ballot(facts, seat, round, first.souls) for round in range(len(facts.votes))]
        words = rumours(facts, seat, first.factions, foreign)
        lines[seat] = [
            (line, weight * swayed(line, votes) * heard(line, words))
            for line, weight in lines[seat]
        ]
    return Weighed(facts, lines)


def counted(facts: Facts, lines: list[Weighty], first: Weighed) -> None:
    """What a Census tells of each passenger in the boat.

    All of them are tilted alike, which changes nothing among deals that have the right count.
    """
    for ids, count in facts.counts:
        odds = [1 - first.souls[id] if KIND[facts.card.get(id, 0)] < 2 else 1.0 for id in ids]
        tilt = tilted(odds, count)
        for id in ids:
            seat, index = facts.owner[id], facts.when[id] - 1
            if seat is not None and seat != facts.me:
                lines[seat] = [
                    (line, weight if line.at[index][index] == SOUL else weight * tilt)
                    for line, weight in lines[seat]
                ]


def tilted(odds: list[float], count: int) -> float:
    """The factor that makes just so many of these likely."""
    low, high = 1e-4, 1e4
    for _ in range(16):
        tilt = sqrt(low * high)
        if sum(odd * tilt / (odd * tilt + 1 - odd) for odd in odds) < count:
            low = tilt
        else:
            high = tilt
    return low
