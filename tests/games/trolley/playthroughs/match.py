"""Five with shipped cards: hands that go round, a lever that falls by chance, a pause."""

from typing import Any

from tests.games.trolley.playthroughs._moves import (
    PASS,
    argue,
    arrange,
    guilty,
    innocent,
    pin,
    say,
    steer,
    team,
)

SEATS = 5
SEED = 5
OPTIONS: dict[str, Any] = {"argue_seconds": 60, "pause_seconds": 5}
CARDS = {  # all of the match, so that new ones change nothing here
    "innocents": """
        sock-pairing-raccoon waving-keeper track-crossing-snail do-not-sneeze-chemist
        heart-vacuum salon-lion swim-teacher-swamp tired-kolobok mitten-flatshare
        horse-in-coat blanket-monster tree-number-three dinner-lady-seconds
        crows-best-friend bootie-bikers childhood-piggy-bank off-course-skydiver
        indicating-witch draughty-birdhouse tooth-fairy-homework laughs-at-your-jokes
        team-fourteen-nil lights-back-electrician dishwashing-burglar april-christmas-tree
        traded-imaginary-friend read-the-terms baby-first-word open-wifi-neighbour
        pothole-councillor human-please-bot librarian-wiped-fine hand-shaking-octopus
        four-spare-screws just-a-trim passed-bakery-twice i-am-the-rail flea-circus
        never-corrects sock-elf
    """,
    "guilty": """
        hands-free-scooter playground-view inch-poltergeist snow-asphalt same-bench-mayor
        seven-year-drill upstairs-bowling soil-on-rug chain-mail-aunt grandma-gift-tax
        spoon-dropping-baby campfire-guitarist no-refund-magician session-tarot
        opportunity-friend yoghurt-reviewer bath-carp face-forger tiny-island-dictator
        house-chat-2am feet-on-table-pig suspicious-till tin-foil-tram shelf-clearing-cat
        tram-marathon cheese-locking-fridge drum-giving-uncle map-hamster dress-eating-goat
        nice-list-elf
    """,
    "modifiers": """
        cannot-lie coachload-supporters hot-pizza anthill-wedding upside-down
        volcano-mortgage alien-interpreter lifetime-queue-pass ticking anonymous-arguer
        on-springs garlic-carriages peace-prize-dog hiccup-curse actually-cardboard
        streaming-account one-percent-charger eleven-verses kidney-match
        no-glasses-mushrooms wet-handshake only-alive-reward second-tram-remote
        somebody-elses-fault lift-hummer haircut-megaphone expecting-twins photo-backup
        cold-feet my-hero-drawing
    """,
}
STACKED: dict[str, Any] = {"driver": 0} | {deck: cards.split() for deck, cards in CARDS.items()}
SCRIPT: list[Any] = [
    # seconds to wait, or a seat and its move
    # round 1: seat 0 drives
    (0, say("Я лише керую.")),
    (0, team("А мене візьмете?")),
    (1, team("Поміняймося?")),
    (2, arrange(2, 1, 1)),
    (3, arrange(1, 2, 3)),
    (1, innocent(0)),
    (2, innocent(1)),
    (2, arrange(1, 2, 2)),
    (4, guilty(0)),
    (3, innocent(2)),
    (1, guilty(2)),
    (1, guilty(0)),
    (4, team("Цього ліворуч.")),
    (4, guilty(2)),
    (4, pin(0, "left", 0)),
    (1, PASS),
    (1, pin(1, "right", 2)),
    (1, argue("left", 0, "so-cute")),
    (4, pin(2, "right", 1)),
    (1, argue("left", 0, "so-cute")),
    (3, argue("left", 2, "so-guilty", wording=1)),
    (4, argue("right", 2, "so-dangerous", modifier=0)),
    (4, argue("right", 1, "so-dangerous", modifier=3)),
    (0, argue("left", 0, "so-few")),
    (2, steer("right")),
    (0, steer("right")),
    5,
    # round 2: seat 1 drives
    (2, innocent(2)),
    (4, innocent(0)),
    (0, guilty(1)),
    (3, guilty(0)),
    (3, pin(2, "right", 2)),
    (0, pin(1, "left", 1)),
    (3, argue("right", 0, "so-few")),
    60,
    5,
    # round 3: seat 2 drives
    (0, innocent(2)),
    (3, innocent(1)),
    (4, guilty(0)),
    (1, guilty(0)),
    (4, pin(0, "right", 1)),
    (1, pin(0, "right", 1)),
    (2, steer("left")),
    (4, innocent(0)),
    2,
    (0, say("Оце так.")),
    5,
    # round 4: seat 3 drives
    (1, innocent(0)),
    (4, innocent(0)),
    (0, guilty(1)),
    (2, guilty(0)),
    (0, pin(0, "right", 2)),
    (2, pin(2, "left", 0)),
    20,
    (4, argue("left", 1, "so-many")),
    (1, argue("left", 1, "not-cute")),
    (2, say("Лівих!")),
    (3, steer("left")),
    5,
    # round 5: seat 4 drives
    (2, innocent(1)),
    (0, innocent(0)),
    (3, guilty(0)),
    (1, guilty(1)),
    (1, pin(1, "right", 1)),
    (3, pin(1, "right", 0)),
    (4, steer("right")),
]
