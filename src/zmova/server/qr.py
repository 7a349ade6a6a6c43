"""QR codes of invitations. Each is drawn once; to draw one holds everybody up for milliseconds."""

from collections import OrderedDict
from io import BytesIO

import segno

from zmova.server.limits import Buckets
from zmova.table.illegal import Illegal

LONGEST = 120
"""Characters of a link: a longer one makes a square that no camera reads across a room, and takes
many times as long to draw."""
DRAWN = 512
"""The latest, of some 2 kB each."""
A_MINUTE, AT_ONCE = 60, 60
"""New ones that one address may ask for: a school opens no more rooms than that."""


class QrCodes:
    """As SVG that browsers scale."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._new = Buckets(A_MINUTE / 60, AT_ONCE)

    def of(self, link: str, visitor: str, now: float) -> bytes:
        if link in self._drawn:
            self._drawn.move_to_end(link)
            return self._drawn[link]
        if len(link) > LONGEST:
            raise Illegal("too-long")
        if not self._new.take(visitor, now):
            raise Illegal("too-fast")
        picture = self._drawn[link] = _draw(link)
        if len(self._drawn) > DRAWN:
            self._drawn.popitem(last=False)
        return picture


def _draw(link: str) -> bytes:
    svg = BytesIO()
    square = segno.make(link, error="m")
    square.save(svg, kind="svg", scale=8, border=2, omitsize=True, xmldecl=False)
    return svg.getvalue()
