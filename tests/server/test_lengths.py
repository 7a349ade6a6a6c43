"""What encrypted lines show of a match over sockets: the length of each message."""

import asyncio
import json

import pytest

import zmova
from tests.facts import seats_of
from tests.player import Player
from tests.server.gathering import playing
from zmova.games import named
from zmova.table.cover import REPLY


def lengths(player: Player, kind: str) -> list[int]:
    return [len(frame.encode()) for frame in player.frames if json.loads(frame)["type"] == kind]


def offers_known(player: Player) -> int:
    """How many moves everybody knows that this seat may choose from."""
    cover = named(player.room["game"]).cover
    return 0 if cover.offers else len(player.view["choices"])


@pytest.mark.parametrize("game", zmova.games.names())
async def test_no_seat_is_dealt_a_longer_message_than_another(local, game):
    """G3: whatever they hold; where the number of offers is open, of those with as many."""
    names = [f"Гість {number}" for number in range(seats_of(game))]
    for _ in range(6):
        async with playing(local.url, *names, game=game) as players:
            told = [(offers_known(one), lengths(one, "view")[0]) for one in players]
            assert len({length for _, length in told}) == len({offers for offers, _ in told})


async def test_an_answer_is_as_long_where_a_move_is_refused_as_where_it_is_done(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        for one in people:
            await one.ask("play", move={"type": "reveal"})  # the spy alone may
            await one.ask("play", move={"type": "guess", "location": "nowhere"})
            await one.ask("play", move={"type": "say", "text": "…"})
        await asyncio.sleep(1)
        for one in people:
            answers = lengths(one, "done") + lengths(one, "refused")
            assert len(answers) >= 3
            assert set(answers) == {REPLY}
        assert any(lengths(one, "refused") for one in people)


async def test_a_command_that_is_filled_up_with_spaces_is_the_same_command(local):
    """Browsers make all of theirs as long as one another."""
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        move = {"type": "say", "text": "чую"}
        command = json.dumps({"type": "play", "id": "long", "move": move}).ljust(2048)
        await olia.raw(command.encode())
        await taras.until(lambda me: me.talk)
