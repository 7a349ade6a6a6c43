"""The answers that commands got: the same command again gets the same one, and no second effect."""

from collections import OrderedDict

REMEMBERED = 1024


class Answers:
    """The latest answers of a room, by member and the command's own id."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def get(self, member: str, command: str) -> bytes | None:
        return self._known.get((member, command))

    def keep(self, member: str, command: str, reply: bytes) -> None:
        self._known[member, command] = reply
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
