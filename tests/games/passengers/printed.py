"""What the rules print: boats, voices, gifts, and a hand of three for each seat."""

from typing import Any

LAYOUT = [  # P8
    {"raven": [0, 2, 9, 5, 8], "wolf": [6, 3, 7, 1, 4]},
    {"raven": [7, 1, 9, 4, 5], "wolf": [2, 8, 0, 3, 6]},
    {"raven": [1, 6, 3, 7, 8], "wolf": [5, 0, 4, 9, 2]},
]
WORTH = [3, 2, 2, 1, 2, 1, 2, 2, 1, 1]  # P8
SETS = {
    "I": "canteen chromatis mirror hamsa-hand lantern scroll hush mask torch drachma",
    "II": "anchor bell whisper key oar rope scales mask hourglass drachma",
    "III": "ballast trade ravens-eye wolfs-eye census current gag mask chain drachma",
    "four": "canteen chromatis small-mirror hamsa-hand shade scroll lantern mask torch drachma",
}
HANDS = {
    4: "gs rs gd | rd bs bd | y gs gd | bs rs rd",
    5: "gs rs gd | rd bs bd | bs gs rd | bd rs gd | rs bs gd",
    6: "gs rs gd | rd bs bd | bs gs rd | y rs gd | bd bs gd | rs bs rd",
    7: "gs rs gd | rd bs bd | bs gs rd | bd rs gd | rs bs gd | gd gs rd | bs rs bd",
    8: "gs rs gd | rd bs bd | bs gs rd | y rs gd | rs bs gd | gd gs rd | bs rs bd | bd gs rd",
}
NAMES = {
    "gs": "green soul",
    "rs": "red soul",
    "bs": "blue soul",
    "gd": "green demon",
    "rd": "red demon",
    "bd": "blue demon",
    "y": "yaesther",
}


def cards(text: str) -> list[str]:
    """Of `gs rd y`: a green soul, a red demon, the Yaesther."""
    return [NAMES[short] for short in text.split()]


def hands(text: str) -> list[list[str]]:
    return [cards(hand) for hand in text.split("|")]


def space_of(number: int, round: int = 1) -> dict[str, Any]:
    """P8: where a gift's number stands in that round."""
    for boat, numbers in LAYOUT[round - 1].items():
        if number in numbers:
            return {"boat": boat, "space": numbers.index(number)}
    raise ValueError(number)
