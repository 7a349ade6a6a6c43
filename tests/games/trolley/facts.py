"""What the suites of all games need to know of Trial by Trolley."""

from tests.facts import FILE, NO_CHANGE, NOT_OFFERED, TALK, Facts

TEXTS = {
    "innocents": "Сонні єноти в тролейбусі",
    "guilty": "Сусід із дрилем у неділю вранці",
    "modifiers": "Завтра мали купити квиток до моря",
}

FACTS = Facts(
    seats=5,
    quick={"argue_seconds": 20, "pause_seconds": 5},
    hasty={"argue_seconds": 5, "pause_seconds": 1},
    bench={"arrange": False, "valerii": True, "accomplices": True},
    bench_ways=({"valerii": True, "accomplices": True},),
    own={
        deck: [f"{text}, і таких тут рівно {number}" for number in range(20)]
        for deck, text in TEXTS.items()
    },
    whims=("argue", "steer"),
    fixtures={
        "": {"own": {"guilty": ["Сусід із дрилем"]}},
        "-family": {"seats": 3, "seed": 5, "family": True},
    },
    without_rule={
        "no-such-card": NOT_OFFERED,
        "too-much-talk": TALK,
        "no-arranging": "the host has switched it off",
        "arranged-enough": "keeps a team from swapping for ever; the rulebook never had to",
        "held-so": NO_CHANGE,
        "bad-file": FILE,
        "bad-file-cards": FILE,
        "bad-file-card": FILE,
        "bad-file-line": FILE,
    },
    words_on_cards=200,  # a hand of six, and thirteen on the tracks
    strays_hear_more=False,
    leaks=20,
)
