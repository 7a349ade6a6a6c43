"""No joke is told twice: cards that say nearly the same are found by the rare words they share."""

import math
import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

CONTENT = Path(__file__).parents[3] / "src/zmova/games/trolley/content"
LANGUAGES = ("uk", "en")
TOO_ALIKE = 0.4
"""In one deck. The nearest that differ stay below it, a joke put in other words lies above it."""
TOO_ALIKE_ANYWHERE = 0.5
"""The printer that prints and the one that does not may meet on one track."""

Texts = dict[str, tuple[str, ...]]


def texts(deck: str) -> Texts:
    cards = tomllib.loads((CONTENT / f"{deck}.toml").read_text("utf-8"))
    return {card: tuple(about[each] for each in LANGUAGES) for card, about in cards.items()}


DECKS = {deck: texts(deck) for deck in ("innocents", "guilty", "modifiers")}


def stems(text: str) -> set[str]:
    """Words without their endings, roughly: both languages change the end of a word."""
    return {word[:5] for word in re.findall(r"[\w'ʼ]+", text.lower())}


def likeness(cards: Texts) -> dict[tuple[str, str], float]:
    """For each pair 0 to 1, the mean of both languages: shared words, the rarer the weightier."""
    pairs: dict[tuple[str, str], float] = dict.fromkeys(combinations(cards, 2), 0.0)
    for part in range(len(LANGUAGES)):
        words = {card: stems(text[part]) for card, text in cards.items()}
        times = Counter(word for found in words.values() for word in found)
        weight = {word: math.log(len(cards) / count) ** 2 for word, count in times.items()}
        size = {card: math.sqrt(sum(weight[w] for w in found)) for card, found in words.items()}
        for one, other in pairs:
            shared = sum(weight[word] for word in words[one] & words[other])
            if shared:
                pairs[one, other] += shared / (size[one] * size[other]) / len(LANGUAGES)
    return pairs


def alike(cards: Texts, limit: float) -> set[tuple[str, str]]:
    return {pair for pair, value in likeness(cards).items() if value >= limit}


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_of_a_deck_tell_the_same_joke(deck):
    assert alike(DECKS[deck], TOO_ALIKE) == set()


def test_no_joke_has_slipped_into_another_deck():
    every = {card: both for deck in DECKS.values() for card, both in deck.items()}
    assert alike(every, TOO_ALIKE_ANYWHERE) == set()


@pytest.mark.parametrize(
    ("deck", "card", "uk", "en"),
    [
        (
            "innocents",
            "granny-nine-kittens",
            "Бабця, яка везе в кравчучці девʼять кошенят, і всі вже мають імена",
            "An old granny with a trolley full of nine kittens, each with a name",
        ),
        (
            "innocents",
            "intern-first-question",
            "Стажист, що на третьому тижні роботи нарешті спитав, де тут туалет",
            "A trainee who finally, in the third week, asked where the toilet is",
        ),
        (
            "guilty",
            "mackerel-microwave",
            "Пані, яка в офісі гріє рибу в мікрохвильовці",
            "The lady who warms up mackerel in the office microwave",
        ),
        (
            "modifiers",
            "wifi-password",
            "…з паролем від вайфаю, якого більше ніхто не знає",
            "…the only keeper of the password to your wifi",
        ),
    ],
)
def test_a_joke_put_in_other_words_would_be_found(deck, card, uk, en):
    assert alike(DECKS[deck] | {"planted": (uk, en)}, TOO_ALIKE) == {(card, "planted")}


def test_a_new_joke_about_the_same_animal_would_pass():
    new = ("Гусак, який пише тобі вірші", "A goose who writes you poetry")
    assert alike(DECKS["guilty"] | {"planted": new}, TOO_ALIKE) == set()
