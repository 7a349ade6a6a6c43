"""What the suites of all games need to know of Passengers."""

from tests.facts import NOT_OFFERED, TALK, Facts

GIFT = "the gift's own words say so; they stand on the screen, and gifts have no ids"

FACTS = Facts(
    seats=5,
    quick={"gifts": "I", "gaze_seconds": 3},
    bench={"gifts": ["I", "II", "III"]},
    bench_rate=100_000.0,
    bench_ways=({"gifts": "I"}, {"gifts": "II"}, {"gifts": "III"}),
    whims=("claim", "gift", "place"),
    fixtures={"": {}, "-four": {"seats": 4, "seed": 4, "salts": ()}},
    secret=lambda view: view.mine.faction == "demons",
    without_rule={
        "no-such-seat": NOT_OFFERED,
        "no-such-card": NOT_OFFERED,
        "say-something": TALK,
        "too-much-talk": TALK,
        "hushed": GIFT,
        "waits-for-the-first": GIFT,
        "gift-asks-for-else": GIFT,
        "gift-not-so": GIFT,
        "not-yourself": GIFT,
        "name-two": GIFT,
        "not-more-voices": GIFT,
        "face-up": GIFT,
        "not-a-shadow": GIFT,
        "wrong-boat": GIFT,
        "choose-two": GIFT,
        "one-boat": GIFT,
        "not-neighbours": GIFT,
    },
    leaks=20,
)
