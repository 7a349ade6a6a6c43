"""What one viewer may see, in the same four parts for every game."""

from typing import Any

import msgspec

from zmova.table.seat import Viewer


class View(msgspec.Struct, frozen=True):
    """`table` is what everybody sees, `mine` what only this seat sees (None for an onlooker).

    `choices` are the offers to the viewer (`zmova.table.offer`): moves that it may make now, free
    text left out, and ranges of moves; so clients and bots need no rules.
    """

    me: Viewer
    table: Any
    mine: Any
    choices: list[Any]
