"""What the suites of all games need to know of Spyfall."""

from tests.facts import FILE, NOT_OFFERED, SAYS_ALL, Facts
from tests.games.spyfall.rounds import finish_round, start_the_clock

NOT_A_MOVE = "the form of options says it, and names the rule itself"

FACTS = Facts(
    seats=4,
    quick={"rounds": 2, "minutes": 1, "next_seconds": 30},
    hasty={"look_seconds": 5, "discuss_seconds": 5, "next_seconds": 5},
    begin=start_the_clock,
    finish_round=finish_round,
    own=[
        {"name": f"Дуже гарне місце {number}", "roles": ["хтось", "хтось інший"]}
        for number in range(30)
    ],
    whims=("answer", "ask"),
    fixtures={"": {"packs": ["classic", "ukraine"], "off": ["bank"]}},
    secret=lambda view: view.mine.spy,
    attacks=3,
    without_rule={
        "no-such-seat": NOT_OFFERED,
        "no-such-topic": NOT_OFFERED,
        "nothing-to-explain": NOT_OFFERED,
        "not-yourself": SAYS_ALL,
        "round-over": SAYS_ALL,
        "too-few-places": NOT_A_MOVE,
        "bad-file": FILE,
        "bad-file-count": FILE,
        "bad-file-place": FILE,
    },
    genitive=frozenset({"spyfall-envelopes"}),
    leaks=20,
)
