import zmova
from zmova.arena import bot, drifter, play_match
from zmova.games import named
from zmova.table.plan import Plan
from zmova.table.view import View

GAME = named("spyfall")


def test_the_same_seed_gives_the_same_match():
    players = [bot(GAME, 1), drifter(), bot(GAME, 2), drifter()]
    first = play_match(GAME, players, 5)
    assert first.over
    assert first == play_match(GAME, players, 5)
    assert first != play_match(GAME, players, 6)


def test_a_match_of_the_arena_replays_from_its_log():
    table = play_match(GAME, [bot(GAME, seat) for seat in range(4)], 2, {"rounds": 2})
    assert zmova.replay("spyfall", table.log) == table


def test_moves_come_after_as_long_as_was_planned():
    def slow(view: View, whim: object) -> Plan | None:
        asking = [move for move in view.choices if "Ask" in type(move).__name__]
        return Plan(asking[0], 7.5) if asking else None

    table = play_match(GAME, [slow] * 3, 1, {"rounds": 1})
    asked = next(event for event in table.log if type(event).__name__ == "Asked")
    assert asked.at == 7500
