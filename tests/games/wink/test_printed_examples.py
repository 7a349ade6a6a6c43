"""What the printed rulebook shows, played move by move.

The book is that of the Ukrainian edition; the names are its own. Its example goes through all of
part 3: under "call" Mykhailo calls agent 25, under "partner" Olena finds that number in her hand,
under "link" he points at her when his turn comes round, and under "counter-intelligence" Marichka
sees the wink. The numbers of cards are those of part 2, the ends and ties those of part 4.
"""

from typing import Any

import pytest

import zmova
from zmova import Illegal, Table
from zmova.table.host import CallOff

MYKHAILO, OLENA, MARICHKA, PAVLO = range(4)
HANDS = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14, 15, 16, 17, 25],
    [18, 19, 20, 21, 22, 23, 24, 26, 27],
    [28, 29, 30, 31, 32, 33, 34, 35, 36],
]


def called(**options: object) -> Table:
    """Mykhailo puts his pawn on card 25: "I call agent 25!"; she looks at him, and so he at her."""
    table = zmova.deal("wink", 4, 1, dict(options), {"hands": HANDS, "first": MYKHAILO})
    table.play(MYKHAILO, {"type": "call", "agent": 25})
    if table.view(None).table.gazes:
        table.play(OLENA, {"type": "look", "player": MYKHAILO})
        table.wait(0.5)
    return table


def round_to_mykhailo(table: Table) -> Table:
    """The three others call somebody."""
    for seat, agent in ((OLENA, 1), (MARICHKA, 2), (PAVLO, 3)):
        table.play(seat, {"type": "call", "agent": agent})
    return table


def refused(table: Table, seat: int, **move: object) -> bool:
    before = zmova.encode(table.view(seat))
    with pytest.raises(Illegal):
        table.play(seat, move)
    return zmova.encode(table.view(seat)) == before


def lies(table: Table) -> tuple[list[list[int]], list[list[int]]]:
    """Face up and face down before the players."""
    now = table.view(None).table
    return now.won, now.fallen


# part 3: agent 25


def test_the_pawn_stands_on_25_and_the_turn_goes_to_the_left():
    """W4, W10: the number is called out loud; whose it is only Olena knows."""
    table = called()
    now = table.view(None).table
    assert now.pawns == [25, None, None, None]
    assert now.phase.seat == OLENA
    assert 25 in table.view(OLENA).mine.hand
    assert table.notice(table.log[3], PAVLO) == table.notice(table.log[3], None)


def test_he_could_not_choose_what_he_holds_nor_what_another_s_pawn_stands_on():
    """W10"""
    table = called()
    assert refused(table, OLENA, type="call", agent=25)
    assert refused(table, OLENA, type="call", agent=10)
    table.play(OLENA, {"type": "call", "agent": 1})
    assert refused(table, MARICHKA, type="call", agent=1)


def test_she_winks_so_that_he_alone_sees_it():
    """W12, W13, W15"""
    table = called()
    assert table.view(MYKHAILO).mine.seen == []
    table.play(MYKHAILO, {"type": "look", "player": MARICHKA})
    table.play(MYKHAILO, {"type": "look", "player": OLENA})
    table.wait(0.5)
    table.play(OLENA, {"type": "wink"})
    (note,) = table.view(MYKHAILO).mine.seen
    assert (note.seat, note.player, note.agent) == (OLENA, MYKHAILO, 25)
    assert table.view(MARICHKA).mine.seen == table.view(PAVLO).mine.seen == []


def test_nobody_winks_at_somebody_whose_partner_they_are_not():
    """W13: Marichka does not hold 25; Olena winks at nobody but Mykhailo."""
    table = called()
    table.play(MARICHKA, {"type": "look", "player": MYKHAILO})
    assert refused(table, MARICHKA, type="wink")
    table.play(OLENA, {"type": "look", "player": PAVLO})
    assert refused(table, OLENA, type="wink")


def test_partners_only_until_the_pawn_moves_on():
    """W9, W12: named too late is not named at all."""
    table = round_to_mykhailo(called())
    table.play(MYKHAILO, {"type": "call", "agent": 26})
    assert refused(table, OLENA, type="wink")
    assert refused(table, MYKHAILO, type="name", player=OLENA)


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_olena_is_agent_25(eyes):
    """W6, W7: before he moves his pawn; each takes one of the two cards, a point for each."""
    table = round_to_mykhailo(called(eyes=eyes))
    table.play(MYKHAILO, {"type": "name", "player": OLENA})
    assert lies(table) == ([[25], [25], [], []], [[], [], [], []])
    now = table.view(None).table
    assert 25 not in now.up + now.down + table.view(OLENA).mine.hand
    table.play(MYKHAILO, {"type": "call", "agent": 26})
    assert table.view(None).table.phase.seat == OLENA


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_had_he_pointed_at_somebody_else(eyes):
    """W8: the card is turned over and stays, nobody may call it; hers lies face down."""
    table = round_to_mykhailo(called(eyes=eyes))
    table.play(MYKHAILO, {"type": "name", "player": PAVLO})
    assert lies(table) == ([[], [], [], []], [[], [25], [], []])
    assert table.view(None).table.down == [25]
    assert refused(table, MYKHAILO, type="call", agent=25)
    table.play(MYKHAILO, {"type": "call", "agent": 26})
    assert refused(table, MARICHKA, type="call", agent=25)


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_marichka_says_it_first(eyes):
    """W16, W19: she lays a card out and takes both cards of 25; he waits for his next turn."""
    table = called(eyes=eyes)
    table.play(MARICHKA, {"type": "catch", "player": OLENA, "agent": 25})
    assert lies(table) == ([[], [], [25, 25], []], [[], [], [], []])
    now = table.view(None).table
    assert (now.cards, now.laid) == ([4, 4, 3, 4], [0, 0, 1, 0])
    assert refused(table, MYKHAILO, type="call", agent=26)
    round_to_mykhailo(table)
    assert refused(table, MYKHAILO, type="name", player=OLENA)
    table.play(MYKHAILO, {"type": "call", "agent": 26})


def test_without_a_partner_he_may_still_catch_others():
    """W16, W19"""
    table = called()
    table.play(MARICHKA, {"type": "catch", "player": OLENA, "agent": 25})
    table.play(OLENA, {"type": "call", "agent": 28})
    table.play(MYKHAILO, {"type": "catch", "player": PAVLO, "agent": 28})
    assert lies(table)[0] == [[28, 28], [], [25, 25], []]


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_had_marichka_been_wrong(eyes):
    """W20: the card goes to the box, and with four nobody tries 25 again in this round."""
    table = called(eyes=eyes)
    table.play(MARICHKA, {"type": "catch", "player": PAVLO, "agent": 25})
    now = table.view(None).table
    assert (now.cards, now.laid) == ([4, 4, 3, 4], [0, 0, 0, 0])
    for seat, player in ((MARICHKA, OLENA), (PAVLO, OLENA)):
        assert refused(table, seat, type="catch", player=player, agent=25)
    round_to_mykhailo(table)
    table.play(PAVLO, {"type": "catch", "player": OLENA, "agent": 25})


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_with_more_players_25_may_be_tried_again_at_once(seats):
    """W20"""
    size = [0, 0, 0, 0, 9, 7, 6, 5, 4][seats]
    agents = [25, *(agent for agent in range(1, size * seats + 1) if agent != 25)]
    hands = [agents[size * seat :][:size] for seat in range(seats)]
    table = zmova.deal("wink", seats, 1, {}, {"hands": hands, "first": 1})
    table.play(1, {"type": "call", "agent": 25})
    table.play(2, {"type": "catch", "player": 3, "agent": 25})
    table.play(3, {"type": "catch", "player": 0, "agent": 25})
    assert table.view(None).table.won[3] == [25, 25]


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_at_any_moment_of_the_game_a_player_and_a_number(eyes):
    """W17: nobody has called 25 yet; and after Mykhailo has left it."""
    table = zmova.deal("wink", 4, 1, {"eyes": eyes}, {"hands": HANDS, "first": MYKHAILO})
    table.play(PAVLO, {"type": "catch", "player": OLENA, "agent": 25})
    assert lies(table)[0] == [[], [], [], [25, 25]]
    table = round_to_mykhailo(called(eyes=eyes))
    table.play(MYKHAILO, {"type": "call", "agent": 26})
    table.play(MARICHKA, {"type": "catch", "player": OLENA, "agent": 25})
    assert lies(table)[0] == [[], [], [25, 25], []]


def test_four_cards_are_four_tries():
    """W3, W16"""
    table = called()
    for agent in (26, 27, 24, 23):
        table.play(PAVLO, {"type": "catch", "player": OLENA, "agent": agent})
    assert refused(table, PAVLO, type="catch", player=OLENA, agent=25)


# part 2: decks and hands


@pytest.mark.parametrize(
    ("seats", "gone", "held"),
    [(4, [], 9), (5, [36], 7), (6, [], 6), (7, [36], 5), (8, [33, 34, 35, 36], 4)],
)
def test_which_cards_go_back_to_the_box_and_how_many_are_dealt(seats, gone, held):
    """W1, W2, W3: the same numbers in crowd and hands; four counter-intelligence cards each."""
    table = zmova.deal("wink", seats, 3)
    now = table.view(None).table
    ball = [agent for agent in range(1, 37) if agent not in gone]
    assert sorted(now.crowd) == ball == sorted(now.up)
    assert now.crowd != ball
    hands = [table.view(seat).mine.hand for seat in range(seats)]
    assert [len(hand) for hand in hands] == [held] * seats
    assert sorted(agent for hand in hands for agent in hand) == ball
    assert now.cards == [4] * seats


# part 4: the end


def test_it_ends_when_somebody_has_no_agents_in_hand():
    """W22, W23: Pavlo and Mykhailo catch all of Olena's; the last one uncalled."""
    table = called()
    for seat, agents in ((PAVLO, [10, 11, 12, 13]), (MYKHAILO, [14, 15, 16, 17])):
        for agent in agents:
            table.play(seat, {"type": "catch", "player": OLENA, "agent": agent})
    assert not table.over
    table.play(MARICHKA, {"type": "catch", "player": OLENA, "agent": 25})
    assert table.over
    assert table.result is not None
    assert table.result.scores == [8, 4, 2 + 3, 8]


@pytest.mark.parametrize("right", [True, False])
def test_it_ends_when_the_crowd_is_gone_or_turned_over(right):
    """W22: every hand would be empty then, so the last card of the crowd is set by hand."""
    table = round_to_mykhailo(called())
    table.state.up = frozenset({25})
    table.play(MYKHAILO, {"type": "name", "player": OLENA if right else PAVLO})
    assert table.over


def spend(table: Table, seat: int, player: int, *agents: int) -> None:
    for agent in agents:
        table.play(seat, {"type": "catch", "player": player, "agent": agent})


def counted(table: Table) -> Any:
    """Points as they stand, of a match that is broken off here."""
    table.play_as_host(CallOff())
    return table.result


def test_a_tie_goes_to_who_has_laid_out_most():
    """W24: as many points; Mykhailo has laid out three cards and wasted one, Pavlo laid out two."""
    table = called(eyes="real")
    spend(table, MYKHAILO, OLENA, 10, 11, 12)
    spend(table, PAVLO, OLENA, 13, 14)
    spend(table, MYKHAILO, OLENA, 26)
    ended = counted(table)
    assert ended.scores == [6, 4, 4, 6]
    assert ended.winners == [MYKHAILO]


def test_then_to_who_has_most_agents_face_down():
    """W24: nobody has laid out a card; Olena's 25 lies face down, since Mykhailo was wrong."""
    table = round_to_mykhailo(called(eyes="real"))
    table.play(MYKHAILO, {"type": "name", "player": PAVLO})
    ended = counted(table)
    assert ended.scores == [4, 4, 4, 4]
    assert ended.winners == [OLENA]


def test_points_stand_beside_what_gave_them():
    """W23: one for each agent face up, one for each counter-intelligence card in hand."""
    table = round_to_mykhailo(called(eyes="real"))
    table.play(MYKHAILO, {"type": "name", "player": OLENA})
    spend(table, PAVLO, OLENA, 10)
    ended = counted(table)
    assert ended.scores == [5, 5, 4, 5]


# the variant


def test_another_signal_may_be_agreed_on():
    """W25: before the match, by all; it changes no rule."""
    for signal in ("nod", "hand"):
        table = called(signal=signal)
        assert table.view(None).table.signal == signal
        table.play(OLENA, {"type": "wink"})
        round_to_mykhailo(table).play(MYKHAILO, {"type": "name", "player": OLENA})
        assert lies(table)[0] == [[25], [25], [], []]
