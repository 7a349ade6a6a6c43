"""A host's own cards from a file, read in another process: a bad file delays nobody.

A stranger's file may cost any amount of time. So a process of its own reads it, one file at a time,
and is ended when it takes too long.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec
import structlog

from zmova.server.card_reader import READ, REFUSED, CardFile
from zmova.table.illegal import Illegal

log = structlog.get_logger()
LONGEST_WAIT = 5.0
"""Seconds until it is a file's turn; then its host is asked to try again."""
LONGEST_READ = 10.0
"""Seconds for one file, most of them for Python's own start on a small machine."""


class CardFiles:
    """The one table where files are read, and the queue before it."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def read(self, file: CardFile) -> bytes:
        """The JSON of the options that the file makes; raises Illegal with what is wrong in it."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._turn.acquire()
        except TimeoutError:
            raise Illegal("server-busy") from None
        try:
            async with asyncio.timeout(LONGEST_READ):
                code, told = await _ask(msgspec.msgpack.encode(file))
        except TimeoutError:
            raise Illegal("bad-file-slow") from None
        except OSError as error:  # no process to be had
            log.warning("cards-not-read", game=file.game, error=str(error))
            raise Illegal("server-busy") from None
        finally:
            self._turn.release()
        if code == REFUSED:
            refused = msgspec.json.decode(told)
            raise Illegal(refused["key"], **refused["params"])
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
