"""In its turn the bot names who winked at it, and calls what tells the others least."""

from tests.games.wink.playing import call, card, catch, idle, match_of, name, turn, watch, wink
from zmova import Table
from zmova.bots.persona import persona_of
from zmova.games.wink import GAME
from zmova.games.wink.bot.belief import odds
from zmova.games.wink.bot.scene import Scene
from zmova.games.wink.bot.turns import named, risk, stale_rounds, take_turn, turn_due
from zmova.games.wink.moves import Call, Name
from zmova.table.whim import Whim


def scene_of(table: Table, seat: int, persona: int = 0) -> Scene:
    return Scene(table.view(seat), persona_of(persona), Whim(0))


def round_later(table: Table, seat: int = 0) -> Table:
    while turn(table) != seat:
        call(table, card(6, seat, turn(table)))
    return table


def called(moment: int, winks: bool) -> Table:
    """Seat 0 called a number of seat 2, who winked at it or did not; it is its turn again."""
    table = match_of(6)
    table.now = moment
    call(table, card(6, 2))
    watch(table, 2, 0)
    watch(table, 0, 2)
    table.wait(0.5)
    if winks:
        wink(table, 2)
    return round_later(table)


def test_it_names_who_winked_at_it():
    """W6"""
    scenes = [scene_of(called(moment, winks=True), 0) for moment in range(0, 3000, 50)]
    moves = [take_turn(scene, odds(scene)) for scene in scenes]
    names = [move for move in moves if type(move) is Name]
    assert set(names) == {Name(2)}
    assert 0.8 < len(names) / len(moves) < 1  # now and then it did not look closely


def test_without_a_wink_it_names_nobody_and_calls_on():
    """W9"""
    scene = scene_of(called(0, winks=False), 0)
    assert type(take_turn(scene, odds(scene))) is Call


def test_it_names_who_must_hold_the_number():
    table = match_of(6)
    agent = card(6, 2)
    call(table, agent)
    catch(table, 1, 3, agent)
    catch(table, 4, 5, agent)
    scene = scene_of(round_later(table), 0)
    assert named(scene, odds(scene)) == Name(2)


def test_it_guesses_at_last_when_nothing_comes_out():
    """W22: where no wink reaches a bot the ball must end all the same."""
    table = match_of(5, eyes="real")
    rounds = 0
    while True:
        scene = scene_of(table, turn(table))
        assert stale_rounds(scene) == rounds // 5
        if named(scene, odds(scene)) is not None:
            break
        idle(table)
        rounds += 1
    assert 5 <= rounds <= 20


def test_it_calls_what_tells_the_others_least():
    """A number that two have called is known to more than one that nobody has."""
    fresh, worn = [0, 0.25, 0.25, 0.25, 0.25], [0, 0, 0, 0.5, 0.5]
    assert risk(fresh) < risk(worn) == 1
    assert risk([0, 1, 0, 0, 0]) == 1
    table = match_of(5)
    agent = card(5, 4)
    for seat in range(5):  # seats 0 and 1 call it, and leave it
        call(table, agent if seat == 0 else card(5, 0, seat))
    for seat in range(5):
        call(table, card(5, 4, 1) if seat == 0 else agent if seat == 1 else card(5, 1, seat))
    name(table, 4)
    call(table, card(5, 3, 5))
    call(table, card(5, 3, 6))
    scenes = [Scene(table.view(2), persona_of(mood), Whim(mood)) for mood in range(200)]
    calls = {take_turn(scene, odds(scene)) for scene in scenes}
    assert Call(agent) not in calls
    assert len(calls) > 5


def test_a_turn_takes_from_four_to_twelve_seconds_whatever_it_knows():
    """So that there is time for winks, and no telling a caller who was winked at."""
    taken = []
    for moment in range(0, 1000, 50):
        for persona in range(0, 16, 5):
            silent, known = (scene_of(called(moment, winks), 0, persona) for winks in (False, True))
            began = silent.table.story[-1].at
            taken.append(turn_due(silent) - began)
            assert turn_due(known) == turn_due(silent)
    assert min(taken) >= 4000
    assert max(taken) <= 12_000
    assert len(set(taken)) > 3


def test_it_keeps_within_a_short_limit():
    """G6"""
    table = match_of(6, turn_seconds=5)
    for persona in range(16):
        plan = GAME.plan(table.view(0), Whim(0), persona)
        assert plan is not None
        assert turn_due(scene_of(table, 0, persona)) <= 3500
