"""`kill -9` at random moments: what was acknowledged is there once, and everybody plays on."""

import pytest

from tests.long import LONG
from tests.server.killing import outlive

KILLS = 100 if LONG else 4


@pytest.mark.timeout(0 if LONG else 300)
async def test_acknowledged_moves_outlive_any_kill_exactly_once(own_server, tmp_path):
    server = own_server(away_seconds=600, bot_pace=0.02)  # nobody loses a seat to a slow start
    await outlive(server, KILLS, 1, tmp_path)
