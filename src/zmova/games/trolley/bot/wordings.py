"""How many ways there are to say each thing."""

from zmova.games.trolley import decks
from zmova.games.trolley.reasons import Reason
from zmova.table.content import content


def wordings(reason: Reason, pinned: bool) -> int:
    """Of a character, or of a modifier that is pinned on it; as many in each language."""
    said = content(decks.__package__, "arguments")[reason]["uk"]
    return len(said["pinned" if pinned else "lines"])
