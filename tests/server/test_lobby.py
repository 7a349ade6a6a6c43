"""A room before its match: people, chairs, bots, options, and who may change what."""

import asyncio

import pytest

from tests.player import Player
from tests.server.gathering import gathered, playing
from tests.server.seen import chairs, names


async def test_whoever_comes_first_is_the_host_and_everybody_gets_a_chair(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.until(lambda me: len(me.room["members"]) == 2)
        assert olia.room == taras.room
        assert olia.room["host"] == olia.me
        assert names(olia) == chairs(olia) == ["Оля", "Тарас"]
        assert all(member["online"] for member in olia.room["members"])


@pytest.mark.parametrize("typed", ["{0}", "{1}", " {0} ", "{2}-{3}", "{2} {3}"])
async def test_a_code_is_read_as_people_type_it(local, typed):
    async with gathered(local.url, "Оля") as (olia,):
        code = olia.room["code"]
        said = typed.format(code, code.upper(), code[:3], code[3:].upper())
        async with Player(local.url, "Гість") as guest:
            await guest.join(said)
            assert guest.room["code"] == code


async def test_a_nickname_a_mask_and_a_form_are_chosen_and_changed(local):
    async with (
        gathered(local.url, "Оля") as (olia,),
        Player(local.url, "Іванко", mask=[7, 8], form="m") as guest,
    ):
        await guest.join(olia.room["code"])
        await olia.until(lambda me: len(me.room["members"]) == 2)
        member = olia.room["members"][1]
        assert (member["name"], member["mask"], member["form"]) == ("Іванко", [7, 8], "m")
        await guest.done("profile", name=" Іван  Франко ", mask=[9], form=None)
        await olia.until(lambda me: names(me)[1] == "Іван Франко")
        assert olia.room["members"][1]["mask"] == [9]


async def test_the_same_name_gets_a_number(local):
    async with gathered(local.url, "Марія", "марія", "Марія") as (first, second, third):
        await first.until(lambda me: len(me.room["members"]) == 3)
        assert names(first) == ["Марія", "марія 2", "Марія 3"]
        await third.done("profile", name="Марія", mask=[1])
        await second.done("profile", name="Дуже довге імʼя тут!", mask=[1])
        await third.done("profile", name="Дуже довге імʼя тут!", mask=[1])
        assert names(third) == ["Марія", "Дуже довге імʼя тут!", "Дуже довге імʼя т 2"]


async def test_the_same_name_to_the_eye_gets_a_number_too(local):
    """A Latin letter for a Cyrillic one, or what does not show at all."""
    async with gathered(local.url, "Марія", "Mapія", "Мар\u3164ія\u200d") as (first, *_):
        await first.until(lambda me: len(me.room["members"]) == 3)
        assert names(first) == ["Марія", "Mapія 2", "Марія 3"]
        async with Player(local.url, "\u2800\u3164") as nobody:
            await nobody.join(first.room["code"])
            assert nobody.turned_away == "bad-name"


async def test_nobody_passes_for_a_bot(local):
    """In either language, whether that bot is at the table or not."""
    async with gathered(local.url, "Пан Гарбуз", "Mr Pumpkln") as (first, _):
        await first.until(lambda me: len(me.room["members"]) == 2)
        assert names(first) == ["Пан Гарбуз 2", "Mr Pumpkln 2"]


async def test_people_sit_and_stand_as_they_like(local):
    async with gathered(local.url, "Оля", "Тарас") as (_, taras):
        await taras.done("stand")
        assert chairs(taras) == ["Оля"]
        assert await taras.refused("stand") == "not-seated"
        await taras.done("sit")
        assert chairs(taras) == ["Оля", "Тарас"]
        assert await taras.refused("sit") == "already-seated"


async def test_the_host_arranges_the_chairs(local):
    async with gathered(local.url, "Оля", "Тарас", bots=1) as (olia, _):
        await olia.done("arrange", order=[2, 0, 1])
        assert chairs(olia) == [0, "Оля", "Тарас"]
        for order in ([0, 1], [0, 0, 1], [0, 1, 3], [-1, 0, 1]):
            assert await olia.refused("arrange", order=order) == "bad-order"
        assert chairs(olia) == [0, "Оля", "Тарас"]


async def test_the_host_adds_and_removes_bots_until_the_table_is_full(local):
    async with gathered(local.url, "Оля", bots=7) as (olia,):
        assert chairs(olia) == ["Оля", 0, 1, 2, 3, 4, 5, 6]
        assert await olia.refused("add-bot") == "too-many"
        await olia.done("remove-bot", chair=3)
        assert chairs(olia) == ["Оля", 0, 1, 3, 4, 5, 6]
        for chair in (0, 7, -1):
            assert await olia.refused("remove-bot", chair=chair) == "no-such-chair"
        await olia.done("add-bot")
        assert chairs(olia)[-1] == 2


async def test_whoever_comes_to_a_full_table_watches(local):
    async with (
        gathered(local.url, "Оля", bots=7) as (olia,),
        Player(local.url, "Гість") as guest,
    ):
        await guest.join(olia.room["code"])
        assert guest.seat is None
        assert await guest.refused("sit") == "too-many"
        await olia.done("remove-bot", chair=7)
        await guest.done("sit")
        assert guest.seat == 7


async def test_good_options_are_taken_whole(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        options = {"rounds": 2, "minutes": 3, "packs": ["ukraine"], "turn_seconds": None}
        await olia.done("options", options=options)
        await taras.until(lambda me: me.room["options"] == options)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": "5"},
        {"rounds": 2.5},
        {"minutes": 999},
        {"vote_seconds": 1},
        {"packs": ["nowhere"]},
        {"packs": []},
        {"off": "bank"},
        {"no-such-option": 1},
        {"own": [{"name": "", "roles": []}]},
        {"own": [{"name": "Дім", "roles": ["кіт", "кіт"]}]},
        {"own": [{"name": "x" * 41, "roles": []}]},
        {"own": [{"name": "a\u202eb", "roles": []}]},
        {"own": [{"name": f"Дім {n}", "roles": []} for n in range(31)]},
    ],
)
async def test_bad_options_are_refused_and_change_nothing(local, options):
    async with gathered(local.url, "Оля", rounds=3) as (olia,):
        answer = await olia.ask("options", options=options)
        assert (answer["type"], answer["key"]) == ("refused", "bad-options")
        assert answer["params"]["detail"]
        assert olia.room["options"] == {"rounds": 3}


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("arrange", {"order": [1, 0]}),
        ("add-bot", {}),
        ("remove-bot", {"chair": 0}),
        ("kick", {"member": "somebody"}),
        ("hand-over", {"member": "somebody"}),
        ("options", {"options": {}}),
        ("start", {}),
        ("again", {}),
    ],
)
async def test_only_the_host_may_rule_the_room(local, command, fields):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as (_, taras, __):
        before = taras.room
        assert await taras.refused(command, **fields) == "not-the-host"
        assert taras.room == before


async def test_a_kicked_guest_is_told_and_may_not_come_back(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await olia.done("kick", member=taras.me)
        await taras.until(lambda me: me.bye == "kicked")
        await vira.until(lambda me: chairs(me) == ["Оля", "Віра"])
        taras.reopen()
        await taras.until(lambda me: me.bye == "kicked")
        await local.restart()
        await olia.until(lambda me: len(me.welcomes) == 2)
        taras.reopen()
        await taras.until(lambda me: me.bye == "kicked")
        assert names(olia) == ["Оля", "Віра"]
        assert await olia.refused("kick", member=taras.me) == "no-such-member"
        assert await olia.refused("kick", member=olia.me) == "no-such-member"


async def test_the_host_hands_over(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("hand-over", member=taras.me)
        assert await olia.refused("add-bot") == "not-the-host"
        await taras.done("add-bot")
        assert await taras.refused("hand-over", member="nobody") == "no-such-member"
        await olia.hang_up()
        await taras.until(lambda me: not me.room["members"][0]["online"])
        assert await taras.refused("hand-over", member=olia.me) == "not-here"


async def test_when_the_host_leaves_somebody_who_is_here_is_the_next(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await taras.hang_up()
        await asyncio.sleep(21)
        await olia.done("leave")
        await olia.until(lambda me: me.bye == "left")
        await vira.until(lambda me: me.room["host"] == me.me)
        assert names(vira) == ["Тарас", "Віра"]


async def test_an_absent_host_is_waited_for_and_then_replaced(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.hang_up()
        await taras.until(lambda me: not me.room["members"][0]["online"])
        assert taras.room["host"] == olia.me
        await taras.until(lambda me: me.room["host"] == me.me)


async def test_whoever_returns_to_a_room_whose_host_stayed_away_is_the_host(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.hang_up()
        await taras.hang_up()
        await asyncio.sleep(21)
        taras.reopen()
        await taras.until(lambda me: me.online)
        assert taras.room["host"] == taras.me


async def test_a_full_room_lets_nobody_in_until_onlookers_have_gone(own_local):
    local = await own_local(max_people=4)
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        code = people[0].room["code"]
        async with Player(local.url, "Глядач") as onlooker, Player(local.url, "Пізній") as late:
            await onlooker.join(code)
            await late.join(code)
            assert late.turned_away == "room-full"
            assert len(people[0].room["members"]) == 4
            await onlooker.hang_up()
            await people[0].until(lambda me: not me.room["members"][3]["online"])
            late.reopen()
            await late.until(lambda me: me.online)
            assert names(late) == ["Оля", "Тарас", "Віра", "Пізній"]


async def test_nobody_finds_a_name_that_gives_the_place_of_somebody_else(local):
    """Of those on a passed phone the id follows from the name too: 128 bits are not searched."""
    async with (
        gathered(local.url, "Оля") as (olia,),
        Player(local.url, "Тарас", olia.jar, hand=1) as taras,
    ):
        await taras.join(olia.room["code"])
        assert {len(one["id"]) for one in taras.room["members"]} == {32}
