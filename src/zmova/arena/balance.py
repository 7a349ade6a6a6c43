"""What thousands of matches of bots say about a game, in figures."""

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from zmova.arena.intervals import Estimate, mean, share
from zmova.arena.study import Fork, Played, Setting, Study


class FactionRow(msgspec.Struct, frozen=True):
    faction: str
    wins: Estimate
    score: float
    """The mean."""


class SettingRow(msgspec.Struct, frozen=True):
    """One kind of table; `band` is where every faction's share of wins should lie."""

    setting: Setting
    matches: int
    band: tuple[float, float]
    factions: list[FactionRow]
    decisions: float
    claims: float
    minutes: float


class ForkRow(msgspec.Struct, frozen=True):
    """One gift: how often the winner was another one without it.

    `noise` is how often two matches differ that both had it, and that only whims tell apart.
    `gain` is by how much more often its holder's faction wins with it than without.
    """

    what: str
    changed: Estimate
    noise: Estimate
    gain: Estimate
    gain_by_holder: dict[str, Estimate]


class Balance(msgspec.Struct, frozen=True):
    game: str
    command: str
    """It makes the same report again."""
    asked: int
    """Matches that were to be played at each kind of table."""
    settings: list[SettingRow]
    forks: list[ForkRow]

    @property
    def matches(self) -> int:
        return sum(row.matches for row in self.settings)

    @property
    def whole(self) -> bool:
        return all(row.matches == self.asked for row in self.settings)


def balance(
    game: str, study: Study[Played], command: str, asked: int, played: Iterable[Played]
) -> Balance:
    """The order in which matches were finished makes no difference."""
    ordered = sorted(played, key=lambda one: (one.setting, one.index))
    settings = []
    for setting in study.settings:
        here = [one for one in ordered if one.setting == setting]
        if here:
            settings.append(setting_row(study, setting, here))
    forks: dict[str, list[Fork]] = {}
    for one in ordered:
        for fork in one.forks:
            forks.setdefault(fork.what, []).append(fork)
    rows = [fork_row(what, forks[what]) for what in sorted(forks)]
    rows.sort(key=lambda row: -row.changed.value)
    return Balance(game, command, asked, settings, rows)


def setting_row(study: Study[Played], setting: Setting, played: Sequence[Played]) -> SettingRow:
    factions = [
        FactionRow(
            faction,
            share(sum(one.winner == faction for one in played), len(played)),
            fmean(one.scores[faction] for one in played),
        )
        for faction in study.factions(setting)
    ]
    return SettingRow(
        setting=setting,
        matches=len(played),
        band=study.band(setting),
        factions=factions,
        decisions=fmean(one.decisions for one in played),
        claims=fmean(one.claims for one in played),
        minutes=fmean(one.minutes for one in played),
    )


def fork_row(what: str, forks: Sequence[Fork]) -> ForkRow:
    holders = sorted({fork.holder for fork in forks})
    return ForkRow(
        what=what,
        changed=share(sum(fork.without != fork.again for fork in forks), len(forks)),
        noise=share(sum(fork.first != fork.again for fork in forks), len(forks)),
        gain=mean([gain(fork) for fork in forks]),
        gain_by_holder={
            holder: mean([gain(fork) for fork in forks if fork.holder == holder])
            for holder in holders
        },
    )


def gain(fork: Fork) -> int:
    """For the holder's faction, between two matches with the same whims: from -1 to 1."""
    return (fork.again == fork.holder) - (fork.without == fork.holder)
