"""One thread writes; everything that waits is committed together, and only then acknowledged."""

import asyncio
import sqlite3
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

Statement = tuple[str, tuple[object, ...]]
Job = tuple[list[Statement], "asyncio.Future[None]"]
Outcome = tuple["asyncio.Future[None]", Exception | None]
LARGEST_GROUP = 512


class Writer:
    """A queue of jobs, each a few statements that stand or fall together."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="zmova-store", daemon=True)
        self.groups = 0
        self.written = 0
        self._thread.start()

    def submit(self, statements: list[Statement]) -> "asyncio.Future[None]":
        """Done when the statements are on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put((statements, done))
        return done

    def stop(self) -> None:
        """Everything submitted before is written first."""
        self._jobs.put(None)
        self._thread.join()

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
        error = self._commit(group)
        if error is not None and len(group) > 1:
            for job in group:  # one bad job must not take the others down with it
                self._settle([job])
            return
        if error is None:
            self.groups += 1
            self.written += len(group)
        outcomes: list[Outcome] = [(done, error) for _, done in group]
        group[0][1].get_loop().call_soon_threadsafe(_tell, outcomes)

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


def _tell(outcomes: list[Outcome]) -> None:
    for done, error in outcomes:
        if done.done():  # who waited was cancelled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
