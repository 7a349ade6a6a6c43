"""An evening in one room: the next game by host or vote, what was played, who may come in."""

import pytest

import zmova
from tests.facts import EXAMPLE, others
from tests.player import Player
from tests.server.gathering import finish_round, gathered, playing
from tests.server.seen import chairs
from zmova.games import named

NEXT, LATER = others()[:2]


async def turned_away(guest: Player, code: str) -> str | None:
    await guest.join(code)
    return guest.turned_away


async def test_a_room_goes_from_game_to_game_and_keeps_its_people_and_options(local):
    async with gathered(local.url, "Оля", "Тарас", bots=2, rounds=3) as (olia, taras):
        game = named(NEXT)
        await olia.done("choose-game", game=NEXT)
        await taras.until(lambda me: me.room["game"] == NEXT)
        assert (taras.room["fewest"], taras.room["most"]) == (game.fewest, game.most)
        assert taras.room["options"] == dict(game.room_options)
        assert len(taras.room["chairs"]) == min(4, game.most)
        await olia.done("choose-game", game=EXAMPLE)
        assert olia.room["options"] == {"rounds": 3}
        await olia.done("choose-game", game=LATER)
        for _ in range(named(LATER).fewest - 4):
            await olia.done("add-bot")
        await olia.done("start")
        await taras.until(lambda me: me.view and me.room["game"] == LATER)


async def test_who_finds_no_chair_in_the_next_game_watches_and_bots_make_way_first(local):
    roomy = max(zmova.games.names(), key=lambda game: named(game).most)
    names = [f"Гість {n}" for n in range(named(EXAMPLE).most + 1)]
    async with gathered(local.url, *names, bots=3, game=roomy) as people:
        await people[0].done("choose-game", game=EXAMPLE)
        assert chairs(people[0]) == names[:-1]
        assert people[0].room["members"][-1]["chair"] is None


async def test_only_the_host_picks_only_between_matches_and_only_what_there_is(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        assert await taras.refused("choose-game", game=NEXT) == "not-the-host"
        assert await olia.refused("choose-game", game=NEXT) == "not-in-lobby"
        assert await taras.refused("wish", game=NEXT) == "not-in-lobby"
    async with gathered(local.url, "Оля") as (olia,):
        assert await olia.refused("choose-game", game="chess") == "no-such-game"
        assert await olia.refused("wish", game="chess") == "no-such-game"


async def test_wishes_are_seen_and_decide_where_a_vote_picks(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await taras.done("wish", game=NEXT)
        await olia.until(lambda me: me.room["wishes"] == {taras.me: NEXT})
        assert olia.room["game"] == EXAMPLE
        manners = {**olia.room["manners"], "picking": "vote"}
        await olia.done("manners", manners=manners)
        assert olia.room["game"] == NEXT
        await vira.done("wish", game=LATER)
        assert vira.room["game"] == NEXT
        await olia.done("wish", game=LATER)
        assert olia.room["game"] == LATER
        await olia.done("wish", game=None)
        assert olia.room["game"] == LATER
        assert olia.room["wishes"] == {taras.me: NEXT, vira.me: LATER}


async def test_what_the_host_wishes_after_a_match_is_next_where_the_host_picks(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia, taras, vira = people
        await finish_round(people)
        await olia.until(lambda me: me.room["phase"] == "over")
        for one, game in ((olia, LATER), (taras, NEXT), (vira, NEXT)):
            await one.done("wish", game=game)
        await olia.done("again")
        assert olia.room["game"] == LATER
        assert olia.room["wishes"] == {taras.me: NEXT, vira.me: NEXT}


async def test_where_all_pick_the_host_s_wish_after_a_match_is_one_of_many(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia, taras, vira = people
        await olia.done("manners", manners={**olia.room["manners"], "picking": "vote"})
        await finish_round(people)
        await olia.until(lambda me: me.room["phase"] == "over")
        for one, game in ((olia, LATER), (taras, NEXT), (vira, NEXT)):
            await one.done("wish", game=game)
        await olia.done("again")
        assert olia.room["game"] == NEXT
        assert olia.room["wishes"][olia.me] == LATER


async def test_what_was_played_is_written_down_with_its_parts(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia = people[0]
        spy = next(one for one in people if one.view["mine"]["spy"])
        await finish_round(people, right=True)
        await olia.until(lambda me: me.room["phase"] == "over")
        (played,) = olia.room["evening"]
        assert (played["game"], "match" in played) == (EXAMPLE, False)
        assert [seat["name"] for seat in played["seats"]] == ["Оля", "Тарас", "Віра"]
        assert [seat["member"] for seat in played["seats"]] == [one.me for one in people]
        assert played["winners"] == [spy.seat]
        assert [seat["parts"] for seat in played["seats"]] == [
            {"spy": 1} if one is spy else {} for one in people
        ]
        await people[1].done("wish", game=LATER)
        await olia.done("again")
        assert olia.room["evening"] == [played]
        assert olia.room["wishes"] == {people[1].me: LATER}


async def test_an_evening_outlives_the_server(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        evening = people[0].room["evening"]
        await local.kill()
        await local.start()
        await people[0].until(lambda me: len(me.welcomes) == 2)
        assert people[0].room["evening"] == evening


async def test_a_locked_room_lets_its_own_people_back_and_nobody_else_in(local):
    async with (
        gathered(local.url, "Оля", "Тарас") as (olia, taras),
        Player(local.url, "Чужий") as stranger,
    ):
        await olia.done("manners", manners={**olia.room["manners"], "locked": True})
        assert await turned_away(stranger, olia.room["code"]) == "room-locked"
        await taras.hang_up()
        taras.reopen()
        await taras.until(lambda me: me.online)
        await olia.done("manners", manners={**olia.room["manners"], "locked": False})
        assert await turned_away(stranger, olia.room["code"]) is None


async def test_a_private_table_has_no_onlookers_but_free_chairs_are_free(local):
    async with (
        gathered(local.url, "Оля", "Тарас", "Віра") as (olia, *_),
        Player(local.url, "Четверта") as fourth,
        Player(local.url, "Глядач") as onlooker,
    ):
        await olia.done("manners", manners={**olia.room["manners"], "onlookers": False})
        assert await turned_away(fourth, olia.room["code"]) is None
        await olia.until(lambda me: len(chairs(me)) == 4)
        await olia.done("start")
        assert await turned_away(onlooker, olia.room["code"]) == "no-onlookers"


async def test_at_a_private_table_a_chair_is_no_way_to_look_on_but_for_the_host(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("manners", manners={**olia.room["manners"], "onlookers": False})
        assert await taras.refused("stand") == "no-onlookers"
        await olia.done("stand")
        await taras.until(lambda me: chairs(me) == ["Тарас"])


@pytest.mark.parametrize("manners", [{}, {"locked": 1}, {"pets": True}])
async def test_manners_are_whole_and_of_the_host(local, manners):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        kept = olia.room["manners"]
        assert await taras.refused("manners", manners={**kept, "locked": True}) == "not-the-host"
        if manners:
            assert await olia.refused("manners", manners=manners) == "bad-message"
        else:
            await olia.done("manners", manners={})
        assert olia.room["manners"] == kept


async def test_without_free_text_people_still_have_phrases(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        await olia.done("manners", manners={**olia.room["manners"], "free_text": False})
        typed = {"type": "say", "text": "привіт"}
        assert await taras.refused("play", move=typed) == "no-free-text"
        await taras.play(type="say", phrase="hm")
        await olia.until(lambda me: [line.get("phrase") for line in me.talk] == ["hm"])
        asker = next(one for one in (olia, taras, _) if any_ask(one))
        asked = {**any_ask(asker), "text": "де ми?"}
        assert await asker.refused("play", move=asked) == "no-free-text"
        assert await taras.refused("profile", name="привіт", mask=[1]) == "not-in-lobby"


async def test_a_name_in_a_match_is_no_way_to_talk_for_those_who_only_watch(local):
    async with (
        playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_),
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(olia.room["code"])
        assert await onlooker.refused("profile", name="це Тарас", mask=[1]) == "not-in-lobby"
        await olia.done("profile", name="Ольга", mask=[1])
        await onlooker.until(lambda me: me.room["members"][0]["name"] == "Ольга")


def any_ask(player: Player) -> dict[str, object]:
    return next((move for move in player.view["choices"] if move["type"] == "ask"), {})


async def test_a_television_watches_and_is_never_host_or_player(local):
    async with (
        Player(local.url, "Телевізор", screen=True) as screen,
        Player(local.url, "Оля") as olia,
    ):
        code = await screen.create()
        await screen.join(code)
        await olia.join(code)
        assert olia.room["host"] == olia.me
        assert [member["screen"] for member in olia.room["members"]] == [True, False]
        assert chairs(olia) == ["Оля"]
        assert await screen.refused("sit") == "not-yours"
        assert await screen.refused("wish", game=NEXT) == "not-yours"
        assert await olia.refused("hand-over", member=screen.me) == "no-such-member"
        for _ in range(2):
            await olia.done("add-bot")
        await olia.done("start")
        await screen.until(lambda me: me.view)
        assert (screen.view["me"], screen.view["mine"]) == (None, None)
        await olia.hang_up()
        await screen.until(lambda me: me.room["chairs"][0]["steward"])
        assert screen.room["host"] == olia.me


async def test_one_phone_holds_several_seats_each_with_its_own_stream(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        phone = Player(local.url, "Віра", jar=olia.jar, hand=1)
        try:
            await phone.join(olia.room["code"])
            assert olia.online
            assert phone.me != olia.me
            await taras.until(lambda me: len(me.room["members"]) == 3)
            assert [one["holder"] for one in taras.room["members"]] == [None, None, olia.me]
            await olia.done("start")
            people = [olia, taras, phone]
            for one in people:
                await one.until(lambda me: me.view)
            assert [one.view["me"] for one in people] == [0, 1, 2]
            assert sum(one.view["mine"]["spy"] for one in people) == 1
        finally:
            await phone.close()


async def test_one_of_a_phone_is_put_out_and_the_other_plays_on(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        code = olia.room["code"]
        vira = Player(local.url, "Віра", jar=taras.jar, hand=1)
        again = Player(local.url, "Тарас", jar=taras.jar, hand=2)
        screen = Player(local.url, "Екран", jar=taras.jar, hand=12, screen=True)
        try:
            await vira.join(code)
            await olia.done("kick", member=taras.me)
            await taras.until(lambda me: me.bye == "kicked")
            await vira.until(lambda me: chairs(me) == ["Оля", "Віра"])
            await vira.hang_up()
            vira.reopen()
            await vira.until(lambda me: len(me.welcomes) == 2)
            for one in (taras, again, screen):
                await one.join(code)
                assert one.bye == "kicked"
            assert [one["holder"] for one in vira.room["members"]] == [None, None]
        finally:
            await vira.close()
            await again.close()
            await screen.close()


async def test_hosting_goes_over_to_another_hand_of_the_same_phone(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, _):
        vira = Player(local.url, "Віра", jar=olia.jar, hand=1)
        try:
            await vira.join(olia.room["code"])
            await olia.done("hand-over", member=vira.me)
            assert await olia.refused("start") == "not-the-host"
            await vira.done("kick", member=olia.me)
            await olia.until(lambda me: me.bye == "kicked")
            await vira.done("add-bot")
            await vira.done("start")
            await vira.until(lambda me: me.view)
        finally:
            await vira.close()


async def test_who_is_put_off_a_phone_leaves_its_others_there_and_a_host_is_never_put_out(local):
    async with (
        gathered(local.url, "Оля") as (olia,),
        Player(local.url, "Син", jar=olia.jar, hand=1) as son,
        Player(local.url, "Дочка", jar=olia.jar, hand=2) as daughter,
    ):
        for one in (son, daughter):
            await one.join(olia.room["code"])
        await olia.done("kick", member=son.me)
        await son.until(lambda me: me.bye == "kicked")
        await olia.done("hand-over", member=daughter.me)
        await daughter.until(lambda me: me.room["host"] == me.me)
        await daughter.done("kick", member=olia.me)
        await olia.until(lambda me: me.bye == "kicked")
        await daughter.hang_up()
        daughter.reopen()
        await daughter.until(lambda me: me.online)
        assert chairs(daughter) == ["Дочка"]
