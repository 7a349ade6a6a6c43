"""Passengers at every table: settings, duplicate deals, and what a match reports."""

from collections import Counter
from random import Random

import pytest

from zmova.arena.study import NoSuchTable, Setting, chosen, study_of
from zmova.games.passengers import bot
from zmova.games.passengers.arena.duels import OPPONENTS, turned
from zmova.games.passengers.arena.tables import options
from zmova.games.passengers.cards import FACTION
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View

STUDY = study_of("passengers")


def test_every_number_of_seats_meets_every_set_of_gifts():
    """P7"""
    assert len(STUDY.settings) == 17
    by_seats = Counter(one.seats for one in STUDY.settings)
    assert by_seats == {4: 1, 5: 4, 6: 4, 7: 4, 8: 4}


def test_mixed_sets_come_in_every_order():
    """P7"""
    mixes = {tuple(options(Setting(5, "mixed"), index)["gifts"]) for index in range(6)}
    assert len(mixes) == 6
    assert all(sorted(mix) == ["I", "II", "III"] for mix in mixes)


def test_settings_are_chosen_by_seats_and_by_gifts():
    assert chosen(STUDY) == list(STUDY.settings)
    assert chosen(STUDY, [5, 6], ["II"]) == [Setting(5, "II"), Setting(6, "II")]
    for seats, gifts, why in (
        ([3], None, "not 3: choose among 4, 5, 6, 7, 8"),
        (None, ["IV"], "not IV: choose among four, I, II, III, mixed"),
        ([4], ["I"], "never meet"),
    ):
        with pytest.raises(NoSuchTable, match=why):
            chosen(STUDY, seats, gifts)
    with pytest.raises(NoSuchTable, match="no study of spyfall; there is: passengers"):
        study_of("spyfall")


@pytest.mark.parametrize("setting", [Setting(4, "four"), Setting(5, "mixed")])
def test_a_match_tells_who_won_and_how_long_it_took(setting):
    played = STUDY.play(setting, 1, 0, forked=True)
    assert played == STUDY.play(setting, 1, 0, forked=True)
    factions = set(STUDY.factions(setting))
    assert set(played.scores) == factions
    assert played.winner in factions
    assert played.scores[played.winner] == max(played.scores.values())
    assert played.decisions > 3 * 2 * setting.seats  # places and votes, and gifts on top
    assert played.minutes > 0
    assert len(played.forks) == 1
    assert STUDY.play(setting, 1, 0, forked=False).forks == []


@pytest.mark.parametrize("seats", [4, 6])
def test_duplicate_deals_send_each_role_round_the_table(seats):
    setting = Setting(seats, "four" if seats == 4 else "I")
    deals = [turned(setting, "one deal", index) for index in range(seats)]
    assert {deal["coin"] for deal in deals} == {deals[0]["coin"]}
    for seat in range(seats):
        assert [deal["hands"][seat] for deal in deals] != [deals[0]["hands"][seat]] * seats
        firsts = Counter(FACTION[deal["hands"][seat][0]] for deal in deals)
        assert firsts == Counter(FACTION[hand[0]] for hand in deals[0]["hands"])


def test_each_faction_fights_each_kind_of_opponent_on_one_deal():
    setting = Setting(4, "four")
    fought = STUDY.duels(setting, 1, 0)
    assert [(one.faction, one.opponent) for one in fought] == [
        (faction, opponent) for opponent in OPPONENTS for faction in STUDY.factions(setting)
    ]
    # one match of the others alone: just one faction of theirs won it
    for opponent in OPPONENTS:
        assert sum(one.others_won for one in fought if one.opponent == opponent) == 1


def test_a_bot_thinks_once_about_each_move_that_it_owes(monkeypatch):
    thought: list[int | None] = []

    def think(view: View, whim: Random, persona: int) -> Plan | None:
        moves = listed(view.choices)
        if not moves:
            return None
        thought.append(view.me)
        return Plan(moves[-1])

    monkeypatch.setattr(bot, "plan", think)
    played = STUDY.play(Setting(5, "II"), 1, 0, forked=False)
    assert len(thought) == played.decisions
    assert set(thought) == set(range(5))
