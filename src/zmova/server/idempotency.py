"""Replies to commands: the same command again gets the same reply and has no second effect."""

from collections import OrderedDict, defaultdict

import msgspec

from zmova.server import messages
from zmova.server.budget import Budget
from zmova.table.cover import REPLY, covered

REMEMBERED = 256
LONGEST = 1024
"""A longer refusal is worked out again."""


def filled(told: messages.Done | messages.Refused) -> bytes:
    """As long for the one as for the other: from outside nobody sees who may do what."""
    return _filled(msgspec.json.encode(told))


def _filled(message: bytes) -> bytes:
    return message.ljust(covered(len(message), 0, REPLY))


class Replies:
    """The latest replies to each member, by the id of the command, as far as there is space.

    Of what had an effect the log and the room's record know more.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        """`budget`: of all that the room remembers."""
        self._known: defaultdict[str, OrderedDict[str, bytes]] = defaultdict(OrderedDict)
        self._budget = budget or Budget("replies", LONGEST * REMEMBERED)

    def get(self, member: str, command: str) -> bytes | None:
        kept = self._known[member].get(command)
        return None if kept is None else _filled(kept)

    def keep(self, member: str, command: str, told: messages.Done | messages.Refused) -> None:
        own, reply = self._known[member], msgspec.json.encode(told)
        if command in own:
            self._budget.give_back(len(own.pop(command)))
        if len(own) == REMEMBERED:
            self._forget_oldest(own)
        if len(reply) > LONGEST:
            return
        while not (fits := self._budget.take(len(reply))) and own:
            self._forget_oldest(own)
        if fits:
            own[command] = reply

    def forget(self, member: str) -> None:
        own = self._known.pop(member, OrderedDict())
        while own:
            self._forget_oldest(own)

    def _forget_oldest(self, own: OrderedDict[str, bytes]) -> None:
        _, reply = own.popitem(last=False)
        self._budget.give_back(len(reply))
