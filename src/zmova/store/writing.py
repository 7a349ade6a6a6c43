"""One thread writes; everything that waits is committed together, and only then acknowledged.

A disk that is full, gone or slow fails nobody: what can't be written waits and is tried again until
it can, and whoever listens hears why.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import Literal

Statement = tuple[str, tuple[object, ...]]
Job = tuple[list[Statement], "asyncio.Future[None]"]
Outcome = tuple["asyncio.Future[None]", Exception | None]
LARGEST_GROUP = 512
AGAIN = 0.5
"""Seconds until the next try."""
SLOW = 3.0
"""Seconds after which a commit that is not done counts as trouble."""
Trouble = Literal["full", "read-only", "slow", "broken", "damaged"]
TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "slow",
    sqlite3.SQLITE_LOCKED: "slow",
    sqlite3.SQLITE_IOERR: "broken",
    sqlite3.SQLITE_CANTOPEN: "broken",
    sqlite3.SQLITE_NOMEM: "broken",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
"""What may pass by itself, or what whoever looks after the machine has to mend."""


class Writer:
    """A queue of jobs, each a few statements that stand or fall together."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        tell: Callable[[Trouble | None], None] | None = None,
        again: Callable[[], sqlite3.Connection] | None = None,
    ) -> None:
        """`tell` hears, in the loop, why nothing can be written, and None when it can again.

        `again` opens the file anew: one that could be opened for reading alone stays so for SQLite,
        whatever becomes of the disk.
        """
        self._connection = connection
        self._again = again
        self._tell = tell
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="zmova-store", daemon=True)
        self._leaving = Event()
        self._waiting = 0
        self._watch: asyncio.TimerHandle | None = None
        self.trouble: Trouble | None = None
        self.groups = 0
        self.written = 0
        self._thread.start()

    def submit(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Done when the statements are on the disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put((statements, done))
        self._waiting += 1
        if self._watch is None:
            self._watch = loop.call_later(SLOW, self._look, self.groups)
        return done

    def stop(self) -> None:
        """Everything submitted before is written first, if it can be."""
        self.give_up()
        self._jobs.put(None)
        self._thread.join()

    def give_up(self) -> None:
        """No second tries: whoever waits is told that it failed."""
        self._leaving.set()

    # in the loop

    def _look(self, before: int) -> None:
        """Whether anything was written since."""
        self._watch = None
        if not self._waiting:
            return
        if self.groups == before:
            self._hear(self.trouble or "slow")
        self._watch = asyncio.get_running_loop().call_later(SLOW, self._look, self.groups)

    def _hear(self, trouble: Trouble | None) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            if self._tell is not None:
                self._tell(trouble)

    def _answer(self, outcomes: list[Outcome]) -> None:
        self._waiting -= len(outcomes)
        self._hear(None)
        for done, error in outcomes:
            if done.done():  # who waited was cancelled
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    # in the thread

    def _run(self) -> None:
        open_for_work = True
        while open_for_work:
            group: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == LARGEST_GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            open_for_work = job is not None
            if group:
                self._settle(group)
        self._connection.close()

    def _settle(self, group: list[Job]) -> None:
        loop = group[0][1].get_loop()
        error = self._commit(group)
        while (trouble := _trouble(error)) and not self._leaving.is_set():
            loop.call_soon_threadsafe(self._hear, trouble)
            if self._leaving.wait(AGAIN):
                break
            if trouble == "read-only":
                self._reopen()
            error = self._commit(group)
        if error is not None and len(group) > 1:
            for job in group:  # one bad job must not take the others down with it
                self._settle([job])
            return
        if error is None:
            self.groups += 1
            self.written += len(group)
        loop.call_soon_threadsafe(self._answer, [(done, error) for _, done in group])

    def _reopen(self) -> None:
        if self._again is None:
            return
        with suppress(sqlite3.Error):
            before, self._connection = self._connection, self._again()
            before.close()

    def _commit(self, group: list[Job]) -> Exception | None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for statements, _ in group:
                for sql, values in statements:
                    self._connection.execute(sql, values)
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it is, whoever waits must hear of it
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            return error
        return None


def _trouble(error: Exception | None) -> Trouble | None:
    """Why it may yet be written; None where it is done, or never can be."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else TROUBLES.get(code & 0xFF)
