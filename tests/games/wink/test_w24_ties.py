"""Who has won: W23, W24.

Eight players hold four cards each. Seat 7's are called by others and named wrong, so that a match
can end at a moment of our choice without a point to anybody.
"""

from typing import Any

from tests.games.wink.playing import (
    as_json,
    call,
    catch,
    each_eyes,
    hand,
    match_of,
    name,
    offers,
    seen,
    turn,
)
from zmova import Table


def idle(table: Table) -> None:
    """Whose turn it is calls somebody, of seat 2 or 3 if it may, never of seat 7."""
    order = [agent for seat in (2, 3, 4, 5, 6, 0, 1) for agent in hand(table, seat)]
    calls = [agent for (agent,) in offers(table, turn(table), "call")]
    call(table, next(agent for agent in order if agent in calls))


def pair(table: Table, callers: list[int], holder: int) -> int:
    """One of the callers calls an agent of that holder, and its turn has come again."""
    while True:
        calls = [agent for (agent,) in offers(table, turn(table), "call")]
        found = [agent for agent in calls if agent in hand(table, holder)]
        if found and turn(table) in callers:
            break
        idle(table)
    caller = turn(table)
    call(table, found[0])
    while turn(table) != caller:
        idle(table)
    return caller


def fall(table: Table, holder: int) -> None:
    """A card of that seat is called and named wrong; nothing else is scored."""
    caller = pair(table, [seat for seat in range(8) if seat != holder], holder)
    name(table, next(seat for seat in range(8) if seat not in (caller, holder)))


def success(table: Table, caller: int, partner: int) -> None:
    """The caller names the partner right: a point each."""
    pair(table, [caller], partner)
    name(table, partner)


def scoop(table: Table, seat: int, right: bool = True) -> None:
    """The seat catches somebody's partner, not one of seat 7: a point more. Wrong: one less."""
    while not (found := prey(table, seat)):
        idle(table)
    caller, player, agent = found[0]
    catch(table, seat, player if right else caller, agent)


def prey(table: Table, seat: int) -> list[tuple[int, int, int]]:
    return [
        (caller, player, agent)
        for caller, agent in enumerate(seen(table).pawns)
        for player in range(7)
        if (player, agent) in offers(table, seat, "catch")
        and agent in hand(table, player)
        and len(hand(table, player)) > 1
    ]


def ended(table: Table) -> Any:
    """Seat 7 loses all that it has by wrong namings."""
    while not table.over:
        fall(table, 7)
    return as_json(table.result)


def ties(result: Any) -> list[tuple[str, int, int]]:
    assert all(one["points"] == 0 for one in result["why"] if one["rule"] == "W24")
    return [(o["tie"], o["seat"], o["count"]) for o in result["why"] if o["rule"] == "W24"]


def test_the_most_points_win_and_there_is_no_tie_to_break():
    """W23, W24"""
    table = match_of(8)
    scoop(table, 2)
    result = ended(table)
    assert result["scores"] == [4, 4, 5, 4, 4, 4, 4, 4]
    assert (result["winners"], ties(result)) == ([2], [])


@each_eyes
def test_first_most_counter_intelligence_cards_laid_out(eyes):
    """W24: though others have more agents face down."""
    table = match_of(8, eyes=eyes)
    success(table, 0, 1)
    scoop(table, 4)
    fall(table, 0)
    result = ended(table)
    assert result["scores"] == [5, 5, 4, 4, 5, 4, 4, 4]
    assert result["winners"] == [4]
    assert ties(result) == [("laid", 0, 0), ("laid", 1, 0), ("laid", 4, 1)]


def test_the_most_laid_out_not_just_any():
    """W24: two right catches and a wrong one against one right."""
    table = match_of(8)
    scoop(table, 4)
    scoop(table, 5)
    scoop(table, 5)
    scoop(table, 5, right=False)
    result = ended(table)
    assert result["scores"] == [4, 4, 4, 4, 5, 5, 4, 4]
    assert result["winners"] == [5]
    assert ties(result) == [("laid", 4, 1), ("laid", 5, 2)]


def test_who_has_fewer_points_does_not_win_by_cards_laid_out():
    """W24: seat 5 has laid out two and seat 7 has four face down."""
    table = match_of(8)
    success(table, 0, 1)
    scoop(table, 5)
    scoop(table, 5)
    scoop(table, 5, right=False)
    scoop(table, 5, right=False)
    fall(table, 1)
    result = ended(table)
    assert result["scores"] == [5, 5, 4, 4, 4, 4, 4, 4]
    assert result["winners"] == [1]
    assert ties(result) == [("laid", 0, 0), ("laid", 1, 0), ("fallen", 0, 0), ("fallen", 1, 1)]


def test_then_most_agents_face_down():
    """W24: among those whom the first tie-break left."""
    table = match_of(8)
    success(table, 0, 1)
    scoop(table, 4)
    scoop(table, 5)
    for seat in (0, 0, 5):
        fall(table, seat)
    result = ended(table)
    assert result["scores"] == [5, 5, 4, 4, 5, 5, 4, 4]
    assert result["winners"] == [5]
    assert ties(result) == [
        ("laid", 0, 0),
        ("laid", 1, 0),
        ("laid", 4, 1),
        ("laid", 5, 1),
        ("fallen", 4, 0),
        ("fallen", 5, 1),
    ]


def test_nothing_but_a_hand_that_fell():
    """W8, W24: all have four points; seat 7's four cards lie face down."""
    result = ended(match_of(8))
    assert result["scores"] == [4] * 8
    assert result["winners"] == [7]
    assert ties(result)[-8:] == [("fallen", seat, 4 if seat == 7 else 0) for seat in range(8)]


def test_then_the_win_is_shared():
    """W24: by those who are still equal, and by no others."""
    table = match_of(8)
    success(table, 0, 1)
    scoop(table, 4)
    scoop(table, 5)
    scoop(table, 6)
    for seat in (4, 5):
        fall(table, seat)
    result = ended(table)
    assert result["scores"] == [5, 5, 4, 4, 5, 5, 5, 4]
    assert result["winners"] == [4, 5]
    assert ties(result)[5:] == [("fallen", 4, 1), ("fallen", 5, 1), ("fallen", 6, 0)]


def test_shared_without_anything_that_tells_them_apart():
    """W24"""
    table = match_of(8)
    success(table, 0, 1)
    result = ended(table)
    assert result["winners"] == [0, 1]
    assert ties(result) == [("laid", 0, 0), ("laid", 1, 0), ("fallen", 0, 0), ("fallen", 1, 0)]
