"""One server process for all batches of a campaign, watched while it runs."""

import atexit
import re
import tempfile
from datetime import datetime
from functools import cache
from pathlib import Path

from campaigns.campaign import MEMORY, Figures
from tests.serving import Server

UNHANDLED = re.compile(rb"Traceback|room-failed|unhandled|Exception|Error\b")
SETTINGS = {
    "messages_per_second": 1e9,
    "message_burst": 10**9,
    "max_rooms": 100_000,
    "sleep_seconds": 1,
    "log": "json",
}


class Watched:
    """A server, what it has written into its log, and the memory that it holds."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="zmova-campaign-")
        self.server = Server(Path(self._folder.name), **SETTINGS)
        self.server.start()
        self._since = f"{datetime.now():%Y-%m-%d %H:%M:%S}"
        self._read = 0

    def memory(self) -> Figures:
        """Megabytes that the process holds; a campaign that goes on has another process."""
        status = Path(f"/proc/{self.server.pid}/status").read_text()
        held = int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024
        return {f"{MEMORY} {self._since}": [held]}

    def complaints(self) -> list[bytes]:
        """Lines of the log since last time that tell of something nobody thought of."""
        with self.server.log.open("rb") as log:
            log.seek(self._read)
            lines = log.readlines()
            self._read = log.tell()
        return [line for line in lines if UNHANDLED.search(line)]

    def close(self) -> None:
        self.server.close()
        self._folder.cleanup()


@cache
def watched() -> Watched:
    found = Watched()
    atexit.register(found.close)
    return found
