"""When a table moves by itself, in the table's own time."""

import msgspec

from zmova.table.seat import Seat


class Deadline(msgspec.Struct, frozen=True):
    """`at` in milliseconds; with `seats`, their stewards move then (G6), else the table does."""

    at: int
    seats: tuple[Seat, ...] = ()
