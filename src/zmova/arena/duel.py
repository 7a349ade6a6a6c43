"""Bots against simpler players on the same deals, in figures and on a page."""

from collections.abc import Iterable, Sequence

import msgspec

from zmova.arena.intervals import Estimate, mean, share
from zmova.arena.sheet import Sheet, between, give_or_take
from zmova.arena.study import Duel, study_of


class DuelRow(msgspec.Struct, frozen=True):
    """`seats` None: all tables together. `ahead` is bots less others, deal by deal."""

    seats: int | None
    faction: str
    opponent: str
    bots: Estimate
    others: Estimate
    ahead: Estimate


class Duels(msgspec.Struct, frozen=True):
    game: str
    command: str
    """It makes the same report again."""
    rows: list[DuelRow]


def duels(game: str, command: str, fought: Iterable[Duel]) -> Duels:
    ordered = sorted(fought, key=lambda one: (one.setting, one.index))
    kinds = list(dict.fromkeys((one.faction, one.opponent) for one in ordered))
    seats = list(dict.fromkeys(one.setting.seats for one in ordered))
    rows = []
    for table in [None, *(seats if len(seats) > 1 else [])]:
        for faction, opponent in kinds:
            here = [
                one
                for one in ordered
                if (one.faction, one.opponent) == (faction, opponent)
                and table in (None, one.setting.seats)
            ]
            if here:
                rows.append(duel_row(table, faction, opponent, here))
    return Duels(game, command, rows)


def duel_row(seats: int | None, faction: str, opponent: str, fought: Sequence[Duel]) -> DuelRow:
    return DuelRow(
        seats=seats,
        faction=faction,
        opponent=opponent,
        bots=share(sum(one.bots_won for one in fought), len(fought)),
        others=share(sum(one.others_won for one in fought), len(fought)),
        ahead=mean([one.bots_won - one.others_won for one in fought]),
    )


def sheet(duels: Duels) -> Sheet:
    rows = [
        [
            row.faction,
            row.opponent,
            "all" if row.seats is None else str(row.seats),
            str(row.bots.of),
            between(row.bots),
            between(row.others),
            give_or_take(row.ahead),
        ]
        for row in duels.rows
    ]
    head = ["faction", "against", "seats", "deals", "bots win %", "they win %", "ahead"]
    return Sheet(f"{duels.game}: bots against simpler players on the same deals", head, rows)


def page(duels: Duels) -> str:
    return f"""# Bots of {duels.game} against simpler players

{study_of(duels.game).duelling}

{sheet(duels).markdown()}
This page is made by `{duels.command}`.
"""
