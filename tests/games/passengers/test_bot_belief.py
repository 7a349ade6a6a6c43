"""What the bot believes fits all that its seat has seen, and never rules out the truth."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.passengers.test_bot_brain import MIXES, babbler
from tests.long import LONG
from zmova.arena import bot, drifter
from zmova.arena.match import play_on
from zmova.games.passengers import GAME
from zmova.games.passengers.bot.belief import Belief, belief
from zmova.games.passengers.bot.codes import (
    CODE,
    DEMON,
    FACTION_CODE,
    HUE,
    HUE_CODE,
    JESTER,
    KIND,
    KIND_CODE,
    SOUL,
    masked,
)
from zmova.games.passengers.bot.outlook import CONSOLED, crossing, outlook
from zmova.games.passengers.bot.possible import dealt
from zmova.games.passengers.bot.sharing import Sharing
from zmova.games.passengers.bot.worth import earned
from zmova.games.passengers.score import demons, souls
from zmova.games.passengers.state import State
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim


def beliefs(seed: int) -> Iterator[tuple[Belief, View, State]]:
    """What every seat believes at some moments of a match, and how things truly are."""
    whim, seats = Random(seed), 4 + seed % 5
    options: dict[str, Any] = {} if seats == 4 else {"gifts": MIXES[seed // 5 % len(MIXES)]}
    table = Table.deal(GAME, seats, seed, options)
    found: list[tuple[Belief, View, State]] = []
    players = [whim.choice([bot(GAME, seat), babbler, drifter()]) for seat in range(seats)]

    def watched(seat: int) -> Any:
        def plan(view: View, mood: Whim) -> Plan | None:
            if listed(view.choices) or mood.random() < 0.03:
                found.append((belief(view, mood), view, table.state))
            return players[seat](view, mood)

        return plan

    play_on(table, [watched(seat) for seat in range(seats)], seed)
    yield from found


def true_cards(state: State) -> dict[int, int]:
    rows = [landed.row for landed in (*state.crossed, *state.sunk)]
    return {one.id: CODE[one.card] for row in rows for one in row if one}


@pytest.mark.parametrize("seed", range(45 if LONG else 10))
def test_deals_fit_all_that_was_seen_and_the_truth_stays_possible(seed):
    for believed, view, state in beliefs(seed):
        truth_is_possible(believed, true_cards(state), state)
        for deal in believed.deals(12):
            fits(deal.factions, deal.cards, believed, view)


def truth_is_possible(believed: Belief, cards: dict[int, int], state: State) -> None:
    for seat, faction in enumerate(state.factions):
        assert believed.weighed.factions[seat][FACTION_CODE[faction]] > 0
    for id, chance in believed.weighed.souls.items():
        if KIND[cards[id]] == SOUL:
            assert chance > 0
        else:
            assert chance < 1


def fits(factions: Any, cards: dict[int, int], believed: Belief, view: View) -> None:
    table, mine, facts = view.table, view.mine, believed.facts
    # P2, P5
    assert tuple(factions.count(one) for one in (SOUL, DEMON, JESTER)) == facts.deck
    assert factions[view.me] == FACTION_CODE[mine.faction]
    assert all(factions[fellow] == DEMON for fellow in mine.fellows)
    # P1, P12
    assert all(cards[known.id] == CODE[known.card] for known in mine.known)
    names = Counter([*cards.values(), *(CODE[card] for card in mine.hand)])
    assert all(copies <= (1 if KIND[code] == JESTER else 4) for code, copies in names.items())
    for boat in table.boats:
        for one in boat.row:
            assert one is None or one.card is None or cards[one.id] == CODE[one.card]
    # P18
    owners = facts.owner
    for use in table.uses:
        if use.gift == "lantern" and use.choice is not None:
            id = facts.placed[use.choice.player][use.round - 1]
            assert id not in cards or KIND[cards[id]] == KIND_CODE[use.kind]
    for ids, count in facts.counts:
        known = [cards[id] for id in ids if id in cards]
        if len(known) == len(ids):
            assert sum(KIND[code] != SOUL for code in known) == count
    for seat, tints in enumerate(facts.tints):
        for round, hue, has in tints:
            later = facts.placed[seat][round:]
            known = [cards[id] for id in later if id in cards]
            assert has or all(HUE[code] != hue for code in known)
            if has and len(known) == len(later):
                assert any(HUE[code] == hue for code in known)
    # P4, where nobody has traded
    traders = {seat for _, *pair in facts.trades for seat in pair}
    for seat in set(range(table.seats)) - traders:
        kinds = Counter(KIND[cards[id]] for id in owners if owners[id] == seat and id in cards)
        dealt = Counter([factions[seat], SOUL, DEMON])
        assert all(kinds[kind] <= dealt[kind] for kind in kinds)


def test_boats_are_worth_what_the_rules_say():
    """The bot's quick scoring agrees with the score sheet (P22-P24)."""
    for seed in range(30):
        players = [drifter()] * 8
        table = play_on(Table.deal(GAME, 8, seed, {"gifts": "III"}), players, seed)
        total = [0, 0]
        below: tuple[int, ...] = (0,) * 5
        for landed in table.state.crossed:
            row = tuple(0 if one is None else looks(one) for one in landed.row)
            points = earned(row, below)
            total = [total[0] + points[0], total[1] + points[1]]
            below = tuple(code or under for code, under in zip(row, below, strict=True))
        crossed = table.state.crossed
        assert total[0] == sum(point.points for point in souls(crossed))
        assert total[1] == sum(point.points for point in demons(crossed))


def looks(passenger: Any) -> int:
    code = CODE[passenger.card]
    return code if passenger.mask is None else masked(code, HUE_CODE[passenger.mask])


def test_chances_of_factions_follow_from_the_deck():
    """Two souls and a demon among three seats: what is no soul must be the demon."""
    sharing = Sharing((2, 1, 0), [[1.0, 1.0, 0.0], [1.0, 3.0, 0.0], [1.0, 0.0, 0.0]])
    assert sharing.chances() == [[0.75, 0.25, 0.0], [0.25, 0.75, 0.0], [1.0, 0.0, 0.0]]
    drawn = Counter(sharing.draw(400, Random(1)))
    assert set(drawn) == {(0, 1, 0), (1, 0, 0)}
    assert 270 < drawn[0, 1, 0] < 330


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_outlook_is_made_of_chances(seats):
    assert sum(crossing(seats).values()) == pytest.approx(1)
    for left in range(4):
        for row in outlook(seats, left):
            for chances in row:
                rivals = sum(chances) - chances[JESTER]
                assert all(0 <= chance <= 1 + 1e-9 for chance in chances)
                if seats % 2:
                    assert sum(chances) == pytest.approx(1)
                else:
                    assert rivals <= 1 - (1 - CONSOLED[seats]) * chances[JESTER] + 1e-9
                    assert sum(chances) >= 1 - 1e-9
    assert outlook(seats, 1)[9][3][SOUL] > outlook(seats, 1)[3][9][SOUL]


def test_where_the_yaesther_wins_the_better_rival_is_consoled():
    """P25: seven points are what the souls need at a table of six."""
    assert outlook(6, 0, SOUL)[7][5] == (1, 0, 0)
    assert outlook(6, 0, SOUL)[6][5] == (CONSOLED[6], 0, 1)
    assert outlook(6, 0, SOUL)[5][6] == (0, CONSOLED[6], 1)
    assert outlook(6, 0, SOUL)[2][2] == (0, 0, 1)


def test_a_guide_is_thought_to_part_with_the_demon_early():
    lines = {line.at[0]: weight for line, weight in dealt((SOUL, DEMON), ())}
    assert sum(lines.values()) == pytest.approx(2)
    assert lines[DEMON, SOUL, SOUL] > lines[SOUL, SOUL, DEMON] > lines[SOUL, DEMON, SOUL]
    assert lines[DEMON, DEMON, SOUL] > lines[SOUL, DEMON, DEMON] > lines[DEMON, SOUL, DEMON]


def test_a_tie_goes_by_the_coin():
    """P26, and above it the Yaesther's own points (P25)."""
    assert outlook(7, 0, DEMON)[5][5] == (0, 1, 0)
    assert outlook(7, 0, SOUL)[5][5] == (1, 0, 0)
    assert outlook(6, 0, JESTER)[7][7] == (1, 0, 0)
    assert outlook(6, 0, DEMON)[6][6] == (0, 0, 1)
