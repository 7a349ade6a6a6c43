"""What a tutorial or a test fixes instead of chance; lists give one value for each round."""

from typing import Any

import msgspec

from zmova.games.spyfall.options import Options, own_id
from zmova.games.spyfall.places import ROLES, shipped
from zmova.table.illegal import BadDeal
from zmova.table.seat import Seat


class Stacked(msgspec.Struct, frozen=True):
    """Round by round; None, or past the end: left to chance."""

    spies: list[Seat | None] = []
    locations: list[str | None] = []
    dealer: Seat | None = None
    roles: list[list[int | None] | None] = []

    def spy(self, round: int) -> Seat | None:
        return self.spies[round - 1] if round <= len(self.spies) else None

    def location(self, round: int) -> str | None:
        return self.locations[round - 1] if round <= len(self.locations) else None

    def roles_of(self, round: int) -> list[int | None] | None:
        return self.roles[round - 1] if round <= len(self.roles) else None


class _Raw(msgspec.Struct, forbid_unknown_fields=True):
    spy: Seat | list[Seat | None] | None = None
    location: str | list[str | None] | None = None
    dealer: Seat | list[Seat | None] | None = None
    roles: list[list[int | None] | int | None] | None = None


def roles_at(place: str, options: Options) -> int:
    """How many roles the place has: seven, or what its host wrote."""
    for index, own in enumerate(options.own):
        if place == own_id(index):
            return len(own.roles)
    return ROLES if place in shipped() else 0


def read_stacked(
    raw: dict[str, Any], seats: int, options: Options, places: tuple[str, ...]
) -> Stacked:
    try:
        given = msgspec.convert(raw, _Raw)
    except msgspec.ValidationError as error:
        raise BadDeal(f"stacked: {error}") from None
    spies = given.spy if isinstance(given.spy, list) else [given.spy]
    locations = given.location if isinstance(given.location, list) else [given.location]
    dealers = given.dealer if isinstance(given.dealer, list) else [given.dealer]
    roles = _by_round(given.roles)
    for name, rows in (("spy", spies), ("location", locations), ("roles", roles)):
        if len(rows) > options.rounds:
            raise BadDeal(f"stacked {name}: {len(rows)} values for {options.rounds} rounds")
    for seat in [*spies, *dealers]:
        if seat is not None and not 0 <= seat < seats:
            raise BadDeal(f"stacked: no seat {seat} at a table of {seats}")
    for later, spy in zip(dealers[1:], spies, strict=False):
        if later is not None and later != spy:
            raise BadDeal("stacked dealer: after the first round the previous spy deals (S4)")
    if len(dealers) - 1 > len(spies):
        raise BadDeal("stacked dealer: after the first round the previous spy deals (S4)")
    fixed = [place for place in locations if place is not None]
    for place in fixed:
        if place not in places:
            raise BadDeal(f"stacked location: {place!r} is not among the places of this match")
    if len(set(fixed)) < len(fixed):
        raise BadDeal("stacked location: no place is used twice in a match (S3)")
    for index, row in enumerate(roles):
        if row is not None:
            spy = spies[index] if index < len(spies) else None
            where = locations[index] if index < len(locations) else None
            _check_roles(row, seats, spy, where, options)
    return Stacked(spies, locations, dealers[0] if dealers else None, roles)


def _by_round(raw: list[list[int | None] | int | None] | None) -> list[list[int | None] | None]:
    """One list is the first round's roles; a list of lists gives each round its own."""
    if raw is None:
        return []
    if any(isinstance(row, list) for row in raw):
        rows: list[list[int | None] | None] = []
        for row in raw:
            if isinstance(row, int):
                raise BadDeal("stacked roles: a list by seat, or one such list for each round")
            rows.append(row)
        return rows
    return [[role for role in raw if not isinstance(role, list)]]


def _check_roles(
    row: list[int | None], seats: int, spy: Seat | None, place: str | None, options: Options
) -> None:
    if spy is None or place is None:
        raise BadDeal("stacked roles: they need the round's spy and location too")
    if len(row) != seats:
        raise BadDeal(f"stacked roles: {len(row)} for {seats} seats")
    if row[spy] is not None:
        raise BadDeal("stacked roles: the spy has none (S3)")
    held = [role for role in row if role is not None]
    if len(set(held)) < len(held):
        raise BadDeal("stacked roles: no two the same (S3)")
    there = roles_at(place, options)
    if any(not 0 <= role < there for role in held):
        raise BadDeal(f"stacked roles: {place} has {there}, numbered from 0")
    if len(held) < min(seats - 1, there):
        raise BadDeal("stacked roles: every seat but the spy's has one (S3)")
