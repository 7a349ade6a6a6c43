"""How long secrets may be, so that what carries them has one length whatever they are.

Lines are encrypted, but lengths are not. What goes to a seat is filled up with spaces, which JSON
ignores: to the length of what everybody is told, and as much more as the seat's own part may take.
"""

from typing import NamedTuple

from zmova.table.talk import LONGEST

REPLY = 256
"""The answer to a command, whether it was done or refused, and why."""
SAID = 4 * LONGEST + 160
"""A line of talk that only some hear: its letters at their longest, and what is around them."""


def covered(length: int, open: int, cover: int) -> int:
    """How long a message must be of which so much is open; what no cover hides takes two."""
    return open + cover * max(1, -((open - length) // cover))


class Cover(NamedTuple):
    """Bytes that one seat's secrets take at most.

    Where everybody knows how many offers a seat has, every offer takes as much as `each`, and
    `offers` is 0; where that is a secret, `offers` is for all of them.
    """

    own: int = 1024
    """What is told to the seat alone and changes in its own part."""
    offers: int = 4096
    each: int = 0
    whole: int = 8192
    """All of its own part and its offers, in a whole view."""

    def known(self, offers: int, length: int) -> int:
        """What so many offers, so long together, count as where everybody knows how many."""
        return 0 if self.offers or not offers else covered(length, 0, self.each * offers)


ROOMY = Cover()
"""For a game that says nothing about it."""
