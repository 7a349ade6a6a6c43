"""A room in its match and after it: who plays, who watches, what comes next."""

import pytest

from tests.player import Player
from tests.server.gathering import finish_round, gathered, playing
from tests.server.seen import chairs, names


async def test_in_a_match_a_bot_takes_the_seat_of_a_kicked_player(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await olia.done("kick", member=taras.me)
        await vira.until(lambda me: chairs(me) == ["Оля", 0, "Віра"])
        assert (olia.seat, vira.seat) == (0, 2)


async def test_a_match_needs_enough_people_and_bots(local):
    async with gathered(local.url, "Оля", bots=1) as (olia,):
        answer = await olia.ask("start")
        assert (answer["key"], answer["params"]) == ("too-few", {"fewest": 3})
        assert olia.room["phase"] == "lobby"
        await olia.done("add-bot")
        await olia.done("start")
        await olia.until(lambda me: me.view)
        assert olia.room["phase"] == "playing"
        assert await olia.refused("start") == "not-in-lobby"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("sit", {}),
        ("stand", {}),
        ("add-bot", {}),
        ("remove-bot", {"chair": 0}),
        ("arrange", {"order": [0, 1, 2]}),
        ("options", {"options": {}}),
    ],
)
async def test_in_a_match_the_table_stays_as_it_was_set(local, command, fields):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, _, __):
        before = olia.room
        assert await olia.refused(command, **fields) == "not-in-lobby"
        assert olia.room == before


async def test_a_match_is_played_to_its_result_and_again_with_the_same_people(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=2) as people:
        olia, taras, vira = people
        first = olia.room["match"], olia.room["commitment"]
        await finish_round(people, right=True)
        spy = next(one for one in people if one.view["mine"]["spy"])
        assert spy.view["table"]["scores"][spy.seat] == 4
        await spy.play(type="next")
        await taras.until(lambda me: me.view["table"]["round"] == 2)
        assert await taras.refused("again") == "not-the-host"
        assert await olia.refused("again") == "not-over"
        await finish_round(people)
        await vira.until(lambda me: me.room["phase"] == "over")
        assert vira.view["table"]["phase"]["result"]["scores"] == vira.view["table"]["scores"]
        assert await olia.refused("play", move={"type": "next"}) == "not-playing"
        await olia.done("again")
        await vira.until(lambda me: me.room["phase"] == "lobby")
        assert vira.view is None
        assert chairs(vira) == ["Оля", "Тарас", "Віра"]
        assert vira.room["match"] is None
        await olia.done("start")
        await vira.until(lambda me: me.view)
        assert vira.room["match"] != first[0]
        assert vira.room["commitment"] != first[1]


async def test_what_was_asked_in_one_match_is_not_done_in_the_next(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia, _, vira = people
        first = olia.room["match"]
        say = {"type": "say", "text": "Агов"}
        await vira.done("play", move=say, match=first)
        await finish_round(people)
        await olia.until(lambda me: me.room["phase"] == "over")
        await olia.done("again")
        await olia.done("start")
        await vira.until(lambda me: me.room["match"] not in (None, first))
        assert await vira.refused("play", move=say, match=first) == "another-match"
        assert await olia.refused("end-early", match=first) == "another-match"
        await vira.done("play", move=say, match=vira.room["match"])
        await olia.done("end-early")  # a client that does not say means the match in play


async def test_seats_keep_their_numbers_when_somebody_leaves_after_the_match(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia, taras, vira = people
        await finish_round(people)
        await vira.until(lambda me: me.room["phase"] == "over")
        mine = vira.view
        await taras.done("leave")
        await vira.until(lambda me: "Тарас" not in names(me))
        vira.break_off()
        await vira.until(lambda me: len(me.welcomes) == 2 and me.view)
        assert (vira.seat, vira.view) == (2, mine)
        await olia.done("again")
        assert chairs(vira) == ["Оля", 0, "Віра"]


async def test_an_onlooker_sees_what_everybody_sees_and_may_not_play(local):
    async with (
        playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people,
        Player(local.url, "Гість") as guest,
    ):
        await guest.join(people[0].room["code"])
        await guest.until(lambda me: me.view)
        assert guest.seat is None
        view = guest.view
        assert (view["me"], view["mine"], view["choices"]) == (None, None, [])
        assert view["table"] == people[0].view["table"]
        moves = [
            {"type": "next"},
            {"type": "accuse", "suspect": 0},
            {"type": "say", "text": "я"},
        ]
        for move in moves:
            assert await guest.refused("play", move=move) == "not-yours"
        assert await guest.refused("sit") == "not-in-lobby"
        await finish_round(people)
        await guest.until(lambda me: me.room["phase"] == "over")
        assert guest.view["table"] == people[0].view["table"]
        await people[0].done("again")
        await guest.done("sit")
        assert guest.seat == 3


async def test_the_newest_tab_wins(local):
    async with (
        playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _),
        olia.tab() as tab,
    ):
        await tab.join(olia.room["code"])
        await olia.until(lambda me: me.bye == "newer-tab" and me.close_codes)
        await tab.until(lambda me: me.view)
        assert (tab.me, tab.seat) == (olia.me, 0)
        assert tab.view == olia.view
        assert len(tab.room["members"]) == 3
        await tab.play(type="say", text="я тут")
        await taras.play(type="say", text="бачу")
        assert taras.room["members"][0]["online"], "the end of the older tab is not the player's"


async def test_before_the_cards_are_dealt_there_is_nothing_to_play(local):
    async with gathered(local.url, "Оля") as (olia,):
        assert await olia.refused("play", move={"type": "next"}) == "not-playing"
        assert await olia.refused("again") == "not-over"
