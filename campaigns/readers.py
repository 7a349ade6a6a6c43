"""Phones that stop reading: they are cut off and come back, and nobody else waits for them."""

import asyncio
import socket

from campaigns.campaign import DONE, Campaign, Figures, has, number, steady
from campaigns.shared_server import watched
from tests.player import Player
from tests.server.gathering import gathered
from tests.server.test_resume import never_reads, slow_readers

OWN_CARDS = 1500
"""Changes of a host's own cards, after which at the latest a reader must have been cut off."""
LONGEST = 3.0
"""Seconds that others may wait."""
NARROW = 4096


def run(batch: int) -> Figures:
    return asyncio.run(_run(batch))


async def _run(batch: int) -> Figures:
    server = watched()
    url = server.server.url
    async with gathered(url, "Оля", "Тарас") as (olia, taras), Player(url, "Сонько") as sleepy:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        narrow.connect(("127.0.0.1", server.server.port))
        try:
            await sleepy.join(olia.room["code"])
            never_reads(narrow, sleepy, olia.room["code"])
            await sleepy.until(lambda me: me.bye == "newer-tab")
            before, longest = slow_readers(server.server), 0.0
            loop = asyncio.get_running_loop()
            for change in range(OWN_CARDS):
                began = loop.time()
                await olia.done("options", options={"own": _cards(batch, change)})
                longest = max(longest, loop.time() - began)
                if slow_readers(server.server) > before:
                    break
            else:
                raise AssertionError(f"not cut off after {OWN_CARDS} changes")
            sleepy.reopen()
            await sleepy.until(lambda me: me.online)
            await taras.until(lambda me: me.room["options"] == olia.room["options"])
            if not sleepy.room["options"] == taras.room["options"] == olia.room["options"]:
                raise AssertionError("whoever came back sees another room")
            if taras.gaps:
                raise AssertionError("somebody else missed a message")
        finally:
            narrow.close()
    complaints = server.complaints()
    if complaints:
        raise AssertionError(f"{len(complaints)} complaints, the first: {complaints[0]!r}")
    return {
        DONE: 1,
        "changes sent meanwhile": change + 1,
        WAITED: round(longest, 3),
        **server.memory(),
    }


WAITED = "most seconds that another waited"


def _cards(batch: int, change: int) -> list[dict[str, object]]:
    roles = [f"{'роль' * 8} {role}" for role in range(7)]
    return [{"name": f"місце {batch} {change} {n}", "roles": roles} for n in range(20)]


def judge(figures: Figures, seconds: float) -> list[str]:
    """Nobody waited long, and memory is within 5 %."""
    waited = number(figures, WAITED)
    slow = [f"somebody waited {waited} seconds, {LONGEST} may be"] if waited > LONGEST else []
    return [*slow, *has(figures, "changes sent meanwhile"), *steady(figures, seconds)]


READERS = Campaign(
    "A phone that reads nothing is cut off and comes back; nobody waits for it, nothing grows.",
    unit="slow readers",
    amount=1000,
    run=run,
    judge=judge,
    alone=True,
)
