"""What hundreds of evenings say about Wink, in figures."""

from collections.abc import Sequence

import msgspec

from zmova.arena.intervals import Estimate, mean, ratio, share
from zmova.games.wink.arena.evening import Evening

AIM = 0.2, 0.3
"""About one wink in four should be caught."""


class Row(msgspec.Struct, frozen=True):
    """One number of seats. Shares are of winks; the others are means by match."""

    seats: int
    matches: int
    winks: Estimate
    reached: Estimate
    watched: Estimate
    caught: Estimate
    missed: Estimate
    calls: Estimate
    named: Estimate
    misnamed: Estimate
    right_catches: Estimate
    wrong_catches: Estimate
    uncalled: Estimate
    points: Estimate
    """Of a seat."""
    best: Estimate
    """Of the winner."""
    minutes: Estimate
    wins: list[Estimate]
    """By place in turn; a shared win counts for each."""


class Balance(msgspec.Struct, frozen=True):
    command: str
    """It makes the same report again."""
    asked: int
    """Matches that were to be played at each kind of table."""
    rows: list[Row]

    @property
    def matches(self) -> int:
        return sum(row.matches for row in self.rows)

    @property
    def whole(self) -> bool:
        return all(row.matches == self.asked for row in self.rows)


def balance(command: str, asked: int, played: Sequence[Evening]) -> Balance:
    """The order in which matches were finished makes no difference."""
    ordered = sorted(played, key=lambda one: (one.setting, one.index))
    tables = list(dict.fromkeys(one.setting.seats for one in ordered))
    return Balance(
        command,
        asked,
        [row(seats, [one for one in ordered if one.setting.seats == seats]) for seats in tables],
    )


def row(seats: int, played: Sequence[Evening]) -> Row:
    tallies = [one.tally for one in played]
    winks = [one.winks for one in tallies]
    return Row(
        seats=seats,
        matches=len(played),
        winks=mean(winks),
        reached=ratio([one.reached for one in tallies], winks),
        watched=ratio([one.watched for one in tallies], winks),
        caught=ratio([one.caught for one in tallies], winks),
        missed=ratio([one.missed for one in tallies], winks),
        calls=mean([one.calls for one in tallies]),
        named=mean([one.named for one in tallies]),
        misnamed=mean([one.misnamed for one in tallies]),
        right_catches=mean([one.right_catches for one in tallies]),
        wrong_catches=mean([one.wrong_catches for one in tallies]),
        uncalled=mean([one.uncalled for one in tallies]),
        points=mean([sum(one.scores) / seats for one in played]),
        best=mean([max(one.scores) for one in played]),
        minutes=mean([one.minutes for one in played]),
        wins=[share(sum(one.won[place] for one in played), len(played)) for place in range(seats)],
    )
