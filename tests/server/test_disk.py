"""The disk refuses to write: nobody is told that it did, and play goes on when it can again."""

import asyncio
import re
import resource
import sys

import pytest

from tests.server.gathering import playing

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits a process that runs")

LIMIT = 16 * 1024


@pytest.mark.parametrize("log_has_room", [True, False])
async def test_a_move_that_can_not_be_kept_is_not_acknowledged_and_not_lost(
    own_server, log_has_room
):
    server = own_server()
    if not log_has_room:
        with server.log.open("a") as log:
            log.write("." * LIMIT)
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia, taras, vira = people
        await olia.play(type="say", text="перед тим")
        entries = server.rows("SELECT count(*) FROM entries")
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (LIMIT, unlimited[1]))
        waiting = olia.send(
            {"type": "play", "id": "lost", "move": {"type": "say", "text": "Таємне слово"}}
        )
        await olia.until(lambda me: len(me.welcomes) > 1)
        assert not waiting.done()
        assert server.rows("SELECT count(*) FROM entries") == entries
        assert server.healthy()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert (await asyncio.wait_for(waiting, 10))["type"] == "done"
        for one in (taras, vira):
            await one.until(lambda me: [x["text"] for x in me.talk][-1:] == ["Таємне слово"])
        assert len(taras.talk) == 2
        log = server.log.read_text()
        assert not log_has_room or re.search(r"room-failed|OperationalError", log)
        assert "Таємне" not in log
