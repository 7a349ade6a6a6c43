"""G1: seats are numbered clockwise from 0; the left neighbour of i is i + 1."""

from typing import Annotated, TypeVar

from zmova.table.wording import told_as

T = TypeVar("T")
Seat = Annotated[int, told_as("seat")]
Viewer = Seat | None
"""A seat, or None for an onlooker, who might be anybody's second tab."""


def left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def right_of(seat: Seat, seats: int) -> Seat:
    return (seat - 1) % seats


def clockwise_from(seat: Seat, seats: int) -> list[Seat]:
    """Every seat once, the given one first."""
    return [(seat + step) % seats for step in range(seats)]


def at_seat(things: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    """The things by seat, with a new one at that seat."""
    return (*things[:seat], new, *things[seat + 1 :])
