"""Replies to commands: the same command again gets the same reply and has no second effect."""

from collections import OrderedDict, defaultdict

import msgspec

from zmova.server import messages
from zmova.table.cover import REPLY, covered

REMEMBERED = 256


def filled(told: messages.Done | messages.Refused) -> bytes:
    """As long for the one as for the other: from outside nobody sees who may do what."""
    message = msgspec.json.encode(told)
    return message.ljust(covered(len(message), 0, REPLY))


class Replies:
    """The latest replies to each member, by the id of the command."""

    def __init__(self) -> None:
        self._known: defaultdict[str, OrderedDict[str, bytes]] = defaultdict(OrderedDict)

    def get(self, member: str, command: str) -> bytes | None:
        return self._known[member].get(command)

    def keep(self, member: str, command: str, reply: bytes) -> None:
        own = self._known[member]
        own[command] = reply
        if len(own) > REMEMBERED:
            own.popitem(last=False)

    def forget(self, member: str) -> None:
        self._known.pop(member, None)
