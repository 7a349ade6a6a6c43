"""Talk about passengers: P12, and `claim`, which every language and bot understands."""

import pytest

import zmova
from tests.games.passengers.playing import (
    all_vote,
    as_json,
    at_the_vote,
    everybody,
    give,
    giving,
    knows,
    match_of,
    put,
    raven,
    refusal,
    seen,
    sitting,
    told,
    use_gifts,
    wolf,
)


def claim(table: zmova.Table, seat: int, where: dict[str, object], **what: str) -> None:
    table.play(seat, {"type": "claim", **where, **what})


def test_everybody_hears_a_claim():
    """P12"""
    table = match_of(5)
    put(table, 0, 0)
    start = len(table.log)
    claim(table, 0, raven(0), kind="demon", color="red")
    for viewer in everybody(table):
        (notice,) = told(table, viewer, start)
        said = {"seat": 0, "kind": "demon", "color": "red", "own": True, **raven(0)}
        assert notice == {"type": "claimed", **said}
        (said,) = as_json(table.view(viewer).table.claims)
        assert (said["seat"], said["kind"], said["color"]) == (0, "demon", "red")
        assert said["id"] == sitting(table, raven(0)).id


def test_a_claim_may_be_false_and_tells_nobody_the_card():
    """P12: whatever was said, the passenger stays as it was."""
    table = match_of(5)
    put(table, 0, 0, "gs")
    before = [as_json(table.view(viewer)) for viewer in everybody(table)]
    claim(table, 0, raven(0), kind="demon")
    claim(table, 0, raven(0), color="blue")
    claim(table, 0, raven(0), kind="yaesther")
    after = [as_json(table.view(viewer)) for viewer in everybody(table)]
    for old, new in zip(before, after, strict=True):
        del old["table"]["claims"], new["table"]["claims"]
        assert old == new
    assert knows(table, 0) == {0: "green soul"}
    assert knows(table, 1) == {}


def test_claims_change_nothing_in_how_the_match_goes():
    """P12: the same moves with and without talk lead to the same result."""
    results = []
    for talkative in (False, True):
        table = match_of(5)
        for numbers in ((0, 2, 4, 3, 9), (7, 9, 4, 8, 0), (1, 3, 8, 5, 9)):
            for number in numbers:
                seat = seen(table).phase.seat
                put(table, seat, number)
                if talkative:
                    boats = seen(table).boats
                    taken = [
                        {"boat": b.boat, "space": s} for b in boats for s in range(5) if b.row[s]
                    ]
                    claim(table, seat, taken[-1], kind="demon", color="green")
            use_gifts(table)
            all_vote(table, "wolf")
        results.append(zmova.encode(table.result))
    assert results[0] == results[1]


def test_anybody_may_claim_at_any_time_of_a_round():
    """P12: out of turn, about one's own passenger or another's, a shadow too."""
    table = match_of(4)
    table.play(3, {"type": "shade", **raven(1)})
    claim(table, 0, raven(1), kind="soul")
    table = giving("lantern")
    claim(table, 3, raven(0), color="red")
    table = at_the_vote(0, 2, 4, 3, 9)
    claim(table, 2, wolf(1), kind="demon")
    assert len(seen(table).claims) == 1


def test_only_the_latest_claim_of_a_seat_about_a_passenger_is_kept_in_view():
    """P12"""
    table = match_of(5)
    put(table, 0, 0)
    claim(table, 0, raven(0), kind="demon")
    claim(table, 1, raven(0), kind="demon")
    claim(table, 0, raven(0), kind="soul")
    said = [(one.seat, one.kind) for one in seen(table).claims]
    assert said == [(1, "demon"), (0, "soul")]


def test_a_claim_follows_its_passenger():
    """P12, P17: it was about the card, not about the space."""
    table = giving("scroll")
    claim(table, 1, raven(0), kind="soul")
    number = sitting(table, raven(0)).id
    give(table, passengers=[raven(0), wolf(2)])
    assert seen(table).claims[0].id == number == sitting(table, wolf(2)).id


def test_a_claim_is_never_a_duty():
    """P12"""
    table = match_of(5)
    put(table, 0, 0)
    assert {move["type"] for seat in range(5) for move in as_json(table.moves(seat))} == {"place"}


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ({**raven(1), "kind": "soul"}, "nobody-there"),
        (raven(0), "say-something"),
        ({**raven(0), "kind": "angel"}, "not-a-move"),
        ({**raven(0), "color": "grey"}, "not-a-move"),
        ({"kind": "soul"}, "not-a-move"),
        ({**raven(5), "kind": "soul"}, "not-a-move"),
        ({**raven(0), "card": "red soul"}, "not-a-move"),
    ],
    ids=str,
)
def test_a_claim_that_says_nothing_is_refused(what, why):
    """P12, G5"""
    table = match_of(5)
    put(table, 0, 0)
    assert refusal(table, 0, {"type": "claim", **what}) == why


def test_passengers_that_left_are_not_claimed_about():
    """P14: the Afterlands are not in play."""
    table = at_the_vote(0, 2, 4, 3, 9)
    all_vote(table, "raven")
    claimed = {"type": "claim", "kind": "soul", **raven(0)}
    assert refusal(table, 0, claimed) == "nobody-there"


def test_talk_is_free():
    """P12, G4: to all, and there is no other audience without a gift."""
    table = match_of(5)
    table.play(3, {"type": "say", "text": "I hold three demons"})
    assert [line.text for line in table.talk(None)] == ["I hold three demons"]
    for to in ("whisper", "team"):
        say = {"type": "say", "text": "psst", "to": to}
        assert refusal(table, 3, say) == "no-such-audience"


def test_nobody_claims_without_end():
    """P12: each seat has its own measure, so that a chatterer does not silence the others."""
    table = match_of(5)
    put(table, 0, 0)
    for _ in range(200):
        claim(table, 0, raven(0), kind="soul")
    assert refusal(table, 0, {"type": "claim", "kind": "soul", **raven(0)}) == "too-much-talk"
    claim(table, 1, raven(0), kind="demon")
