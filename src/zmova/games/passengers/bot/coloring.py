"""The colours of a deal: four of each, less what is seen; confessions and talk lean on the rest."""

from random import Random

from zmova.games.passengers.bot.codes import FIRST, HUE, JESTER, KIND, YAESTHER
from zmova.games.passengers.bot.facts import NOBODY, Facts
from zmova.games.passengers.bot.lines import Line
from zmova.games.passengers.cards import COPIES
from zmova.table.seat import Seat

Cards = dict[int, int]
"""Codes by passenger; cards still in hand have names below zero."""
Stock = list[list[int]]
"""Unseen cards: by kind, then by colour."""
Hints = dict[int, list[float]]


class Painter:
    """Gives every passenger that matters a card of the kind that its owner's line says."""

    def __init__(self, facts: Facts, hints: Hints, whim: Random) -> None:
        self.facts, self.hints, self.whim = facts, hints, whim
        self.stock = stock(facts)
        self.wanted = wanted(facts)
        self.bound = bound(facts)
        self.shadows = [id for id, owner in facts.owner.items() if owner is None]

    def paint(self, lines: list[Line | None], strict: bool = True) -> Cards | None:
        """None where the draw has led to a fifth card of a colour or against a confession."""
        left = [row.copy() for row in self.stock]
        cards = dict(self.facts.card)
        for seat in self.bound:
            line = lines[seat]
            if line is not None and not self.oblige(seat, line, cards, left) and strict:
                return None
        for id, seat, index in self.wanted:
            if id in cards:
                continue
            line = lines[seat]
            assert line is not None
            kind = line.at[index][index]
            if kind == JESTER:
                cards[id] = YAESTHER
                continue
            hue = self.hue(left[kind], self.hints.get(id))
            left[kind][hue] -= 1
            if left[kind][hue] < 0 and strict:
                return None
            cards[id] = FIRST[kind] + hue
        if self.shadows:
            self.shade(cards, left)
        return cards

    def hue(self, left: list[int], hint: list[float] | None) -> int:
        green: float
        red: float
        blue: float
        green, red, blue = left
        if hint is not None:
            green, red, blue = green * hint[0], red * hint[1], blue * hint[2]
        rest = self.whim.random() * (green + red + blue)
        return 0 if rest < green else 1 if rest < green + red else 2

    def oblige(self, seat: Seat, line: Line, cards: Cards, left: Stock) -> bool:
        """Deals the seat's cards that were seen in its hand, and colours that it has confessed."""
        kinds = line.at[2]
        names = [
            id if id != NOBODY else -10 - 3 * seat - index  # still in hand
            for index, id in enumerate(self.facts.placed[seat])
        ]
        free = {index for index in range(3) if names[index] not in cards}

        def deal(index: int, hue: int) -> bool:
            free.discard(index)
            kind = kinds[index]
            cards[names[index]] = YAESTHER if kind == JESTER else FIRST[kind] + hue
            if kind != JESTER:
                left[kind][hue] -= 1
            return kind == JESTER or left[kind][hue] >= 0

        def hue_of(index: int) -> int:
            return HUE[cards.get(names[index], 0)]

        for round, code in self.facts.looks[seat]:
            held = [index for index in range(round, 3) if kinds[index] == KIND[code]]
            if any(cards.get(names[index]) == code for index in held):
                continue
            held = [index for index in held if index in free]
            if not held or not deal(self.whim.choice(held), HUE[code]):
                return False
        tints = self.facts.tints[seat]
        barred = {(i, hue) for round, hue, has in tints if not has for i in range(round, 3)}
        if any(hue_of(index) == hue for index, hue in barred):
            return False
        for round, hue, has in tints:
            if not has or any(hue_of(index) == hue for index in range(round, 3)):
                continue
            held = [
                index
                for index in range(round, 3)
                if index in free and kinds[index] != JESTER and (index, hue) not in barred
            ]
            if not held or not deal(self.whim.choice(held), hue):
                return False
        for index in {index for index, _ in barred} & free:
            if kinds[index] != JESTER:
                unseen = enumerate(left[kinds[index]])
                may = [0 if (index, hue) in barred else max(0, n) for hue, n in unseen]
                if not any(may):
                    return False
                deal(index, self.whim.choices(range(3), may)[0])
        return True

    def shade(self, cards: Cards, left: Stock) -> None:
        """P3: three souls and three demons."""
        kinds = [3, 3]
        for id in self.shadows:
            if id in cards:
                kinds[KIND[cards[id]]] -= 1
        for id in self.shadows:
            if id not in cards:
                kind = int(self.whim.random() * sum(kinds) >= kinds[0])
                kinds[kind] -= 1
                hue = self.hue(left[kind], None)
                left[kind][hue] -= 1
                cards[id] = FIRST[kind] + hue


def stock(facts: Facts) -> Stock:
    """Four of each, less the cards that are sure."""
    left = [[COPIES] * 3, [COPIES] * 3]
    seats = bound(facts)
    held = [look for seat, looks in enumerate(facts.looks) if seat not in seats for look in looks]
    for code in (*facts.card.values(), *facts.hand, *(code for _, code in held)):
        if KIND[code] != JESTER:
            left[KIND[code]][HUE[code]] -= 1
    return left


def bound(facts: Facts) -> list[Seat]:
    """The seats of which something was seen or confessed that is out of the hand by now."""
    return [
        seat
        for seat, ids in enumerate(facts.placed)
        if any(ids[round] != NOBODY for round, _ in facts.looks[seat])
        or any(ids[round] != NOBODY for round, *_ in facts.tints[seat])
    ]


def wanted(facts: Facts) -> list[tuple[int, Seat, int]]:
    """The passengers whose cards matter: those in play and in the Afterlands."""
    found = []
    for row in (*facts.rows.values(), *facts.crossed):
        for id in row:
            if id != NOBODY and id not in facts.card:
                owner = facts.owner[id]
                if owner is not None:
                    found.append((id, owner, facts.when[id] - 1))
    return found
