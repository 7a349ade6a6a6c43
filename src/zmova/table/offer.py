"""What a seat may do now. Most offers are moves, listed one by one with their free parts left out.

Where there are too many to list, one `Range` describes them all, and is the one test of which moves
belong to it.
"""

from collections.abc import Iterable, Sequence

import msgspec

from zmova.table.move import Move


class Range(msgspec.Struct, frozen=True, tag_field="type"):
    """Many moves of one kind, described by what they are made of."""

    def moves(self) -> Iterable[Move]:
        """Each of them, free parts left out; none of what is only said and never has to be."""
        return ()

    def __contains__(self, move: Move) -> bool:
        return move in self.moves()


Offer = Move | Range


def is_offered(template: Move, offers: Sequence[Offer]) -> bool:
    """The law (G5): a move may be made if and only if its template is on offer."""
    if template in offers:
        return True
    return any(isinstance(offer, Range) and template in offer for offer in offers)


def listed(offers: Sequence[Offer]) -> list[Move]:
    """The moves on offer one by one, without talk."""
    found: list[Move] = []
    for offer in offers:
        if isinstance(offer, Move):
            found.append(offer)
        else:
            found += offer.moves()
    return found
