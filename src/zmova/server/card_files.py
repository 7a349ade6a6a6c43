"""A host's own cards from a file, read in another process: a bad file delays nobody.

A stranger's file may cost any amount of time. So a process of its own reads it, and is ended
when it takes too long or too much.
"""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE

import msgspec
import structlog

from zmova.server.card_reader import READ, REFUSED, CardFile
from zmova.server.turns import Turns
from zmova.table.illegal import Illegal

log = structlog.get_logger()
OUT_OF_TIME = getattr(signal, "SIGXCPU", 24)
"""What ends a process that has used its seconds of the processor."""
AT_ONCE = 2
"""Files that are read; of one visitor one at a time."""
LONGEST_WAIT = 10.0
"""Seconds until it is a file's turn; then its host is asked to try again."""
LONGEST_READ = 30.0
"""Seconds for one file, where the machine is busy; of the processor it gets far less."""


class CardFiles:
    """The queue of files to be read."""

    def __init__(self) -> None:
        self._turns = Turns(AT_ONCE, LONGEST_WAIT)

    async def read(self, file: CardFile, visitor: str) -> bytes:
        """The JSON of the options that the file makes; raises Illegal with what is wrong in it."""
        async with self._turns.of(visitor):
            try:
                async with asyncio.timeout(LONGEST_READ):
                    code, told = await _ask(msgspec.msgpack.encode(file))
            except TimeoutError:
                raise Illegal("bad-file-slow") from None
            except OSError as error:  # no process to be had
                log.warning("cards-not-read", game=file.game, error=str(error))
                raise Illegal("server-busy") from None
        if code == REFUSED:
            refused = msgspec.json.decode(told)
            raise Illegal(refused["key"], **refused["params"])
        if code == -OUT_OF_TIME:
            raise Illegal("bad-file-slow")
        if code != READ:
            log.warning("cards-not-read", game=file.game, code=code)
            raise Illegal("bad-file")
        return told


async def _ask(question: bytes) -> tuple[int | None, bytes]:
    # -P: the folder that the server was started in is no place to import from.
    command = (sys.executable, "-P", "-m", "zmova.server.card_reader")
    reader = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        told, _ = await reader.communicate(question)
    finally:
        if reader.returncode is None:
            reader.kill()
            await reader.wait()
    return reader.returncode, told
