"""What the suites of all games need to know of Wink."""

from tests.facts import NO_CHANGE, NOT_OFFERED, Facts

FACTS = Facts(
    telling=0.3,
    quick={"turn_seconds": 20},
    hasty={"turn_seconds": 10},
    bench={"eyes": "real"},  # with masks nearly every move would be a look
    whims=("call", "look", "wink"),
    whim_matches=2,
    secret=lambda view: any(agent in view.mine.hand for agent in view.table.pawns),
    own_pace=("look", "wink", "catch"),
    without_rule={
        "no-such-player": NOT_OFFERED,
        "looking-there": NO_CHANGE,
    },
    silent=frozenset({"looked", "rested", "turn-began"}),
    leaks=20,
    harmless={
        "winked.agent": "the number that was called, which lies open",
        "winked.seen_by": "who looked where since when is there for all to see",
    },
)
