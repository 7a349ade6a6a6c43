"""Before a deal: phones give their salts under seals, all seals are shown, then the salts.

All of this lives in memory. In a room that woke up phones seal anew, and no phone shows a salt
for two different sets of seals (docs/subsystems/fairness.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zmova.server import messages
from zmova.server.inbox import Asked
from zmova.server.presence import Connection
from zmova.server.room_state import Person, RoomState
from zmova.store.records import Promises
from zmova.table.illegal import Illegal
from zmova.table.sealed import opens

if TYPE_CHECKING:
    from zmova.server.room import Room

OPENING_SECONDS = 1.5
"""So long at most a start waits for salts: whose phone sleeps is dealt in without one."""


class Opening:
    """The host has started: the seals lie on the table, and their salts are waited for.

    Chairs stand still meanwhile: what else anybody asks for is done right after the deal.
    """

    def __init__(
        self, state: RoomState, seals: dict[str, str], starter: Person, start: messages.Start
    ) -> None:
        self.commitment = state.commitment
        self.members = [chair.member for chair in state.chairs]
        self.seals = [seals.get(member or "") for member in self.members]
        self.salts: list[str | None] = [None] * len(self.seals)
        self.starter = starter
        self.start = start
        self.until = 0.0
        self.later: list[tuple[Connection, Asked]] = []

    def waits(self, here: set[str]) -> bool:
        """For whoever is here, gave a seal and has not opened it."""
        return any(
            given is not None and salt is None and member in here
            for member, given, salt in zip(self.members, self.seals, self.salts, strict=True)
        )

    @property
    def promises(self) -> Promises:
        return Promises(self.seals, self.salts)


class Sealing:
    """The seals of one room for its next deal, and their opening while that is on."""

    def __init__(self) -> None:
        self.opening: Opening | None = None
        self._commitment = ""
        self._seals: dict[str, str] = {}

    @property
    def shown(self) -> list[str | None] | None:
        return self.opening.seals if self.opening else None

    def put(self, state: RoomState, person: Person, command: messages.Seal) -> None:
        """Only after the seed was promised, and for that seed."""
        if state.phase != "lobby" or command.commitment != state.commitment:
            raise Illegal("another-seed")
        if self._commitment != state.commitment:
            self._commitment, self._seals = state.commitment, {}
        ours = {one.id for one in state.people}
        self._seals = {id: given for id, given in self._seals.items() if id in ours}
        self._seals[person.id] = command.seal

    def begin(self, room: Room, starter: Person, start: messages.Start) -> Opening:
        seals = self._seals if self._commitment == room.state.commitment else {}
        self.opening = Opening(room.state, seals, starter, start)
        self.opening.until = room.context.moment() + OPENING_SECONDS
        self._seals = {}  # a seal is for one opening, whatever comes of it
        return self.opening

    def show(self, person: Person, command: messages.Reveal) -> None:
        opening = self.opening
        if opening is None or person.id not in opening.members:
            raise Illegal("too-late")
        seat = opening.members.index(person.id)
        if opening.seals[seat] is None or not opens(
            opening.commitment, opening.seals[seat], command.salt
        ):
            raise Illegal("another-salt")
        opening.salts[seat] = command.salt

    def puts_off(self, connection: Connection, asked: Asked, known: bool) -> bool:
        """What would move chairs while the seals lie open waits for the deal, in its order."""
        opening = self.opening
        if opening is None:
            return False
        waits = any(connection is one for one, _ in opening.later)
        what = asked.what
        if isinstance(what, messages.Reveal) or (
            not waits and (what is None or (known and isinstance(what, messages.Hello)))
        ):
            return False
        opening.later.append((connection, asked))
        return True
