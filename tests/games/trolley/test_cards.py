"""The cards that are shipped (T1): enough of them, in both languages, no joke told twice."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

CONTENT = Path(__file__).parents[3] / "src/zmova/games/trolley/content"
DECKS: dict[str, dict[str, Any]] = {
    name: tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))
    for name in ("innocents", "guilty", "modifiers")
}
CHARACTERS = DECKS["innocents"] | DECKS["guilty"]
CARDS = CHARACTERS | DECKS["modifiers"]
TAGS = {"youth", "menace", "use", "absurd", "cute", "guilt"}
WARDROBE = re.findall(
    r"^- \*\*(\w+)\*\* \((\d+)\): (.*)$", (CONTENT / "cast.md").read_text("utf-8"), re.M
)
CAST = {part: re.findall(r"`([\w-]+)`", words) for part, _, words in WARDROBE}

UKRAINIAN = re.compile(r"[а-щьюяґєії0-9 ʼ…«».,:;!?—–№-]+", re.I)
"""Its own letters only, and of all the apostrophes U+02BC."""
ENGLISH = re.compile(r"[a-z0-9 '…“”.,:;!?–-]+", re.I)
SPELLING = {"uk": UKRAINIAN, "en": ENGLISH}
LONGEST = 95
LONGEST_SHORT = 26

both_languages = pytest.mark.parametrize("language", ["uk", "en"])


@pytest.mark.parametrize(
    ("deck", "least", "family"),
    [("innocents", 200, 120), ("guilty", 125, 70), ("modifiers", 175, 100)],
)
def test_there_are_enough_cards_and_enough_for_a_family(deck, least, family):
    """T1"""
    assert len(DECKS[deck]) >= least
    assert sum(card["family"] for card in DECKS[deck].values()) >= family


def test_no_two_cards_of_any_deck_have_the_same_id():
    assert len(CARDS) == sum(len(deck) for deck in DECKS.values())
    assert not [card for card in CARDS if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card)]
    # those are the hosts' own cards
    assert not [card for card in CARDS if card.startswith("own-")]


@both_languages
def test_each_card_has_a_text_that_fits_it(language):
    """T1"""
    for card, about in CARDS.items():
        text = about[language]
        assert 6 <= len(text) <= LONGEST, card
        assert text == " ".join(text.split()), card
        assert not text.endswith("."), card
        assert SPELLING[language].fullmatch(text), f"{card}: {text}"


@both_languages
def test_a_character_begins_a_sentence_and_a_modifier_goes_on_with_it(language):
    for card, about in CHARACTERS.items():
        first = about[language].lstrip("«“")[0]
        assert first.isupper() or first.isdigit(), card
    for card, about in DECKS["modifiers"].items():
        assert re.match(r"…\S", about[language]), card
        # only a name keeps its capital in the middle of a sentence
        assert about[language][1].islower() or about[language].startswith("…a UNESCO"), card


def test_what_is_not_spelt_in_its_own_letters_would_be_found():
    assert not UKRAINIAN.fullmatch("Сусід із під'їзду")
    assert not UKRAINIAN.fullmatch("Съомий подъезд")
    assert not UKRAINIAN.fullmatch("Кіт i пес")
    assert not ENGLISH.fullmatch("A саt")
    assert UKRAINIAN.fullmatch("Сусід із підʼїзду: «Доброго ранку!» — і пішов…")


@both_languages
def test_each_character_has_a_short_name_of_its_own(language):
    """T8: it stands in quotes in what is said to the driver, so it brings none."""
    shorts = {card: about["short"][language] for card, about in CHARACTERS.items()}
    for card, short in shorts.items():
        assert 2 < len(short) <= LONGEST_SHORT, card
        assert short == " ".join(short.split()), card
        assert short[0].isupper(), card
        assert SPELLING[language].fullmatch(short), card
        assert not re.search("[«»“”.…]$|[«»“”]", short), card
    assert not [short for short, times in Counter(shorts.values()).items() if times > 1]
    assert not [card for card, about in DECKS["modifiers"].items() if "short" in about]


# what bots know of a card, and how it looks


def test_each_card_says_what_it_is_about():
    for card, about in CARDS.items():
        assert set(about["tags"]) == TAGS, card
        assert {type(value) for value in about["tags"].values()} == {int}, card
        assert -3 <= min(about["tags"].values()) <= max(about["tags"].values()) <= 3, card
        assert type(about["family"]) is bool, card
    for card, about in CHARACTERS.items():
        assert min(about["tags"].values()) >= 0, card


def test_a_modifier_changes_something():
    for card, about in DECKS["modifiers"].items():
        assert about["lives"] or any(about["tags"].values()), card
        assert -1 <= about["lives"] <= 2000, card
        assert "look" not in about, card


def test_everybody_has_a_life_to_lose():
    for card, about in CHARACTERS.items():
        assert 1 <= about["lives"] <= 40_001, card


def test_the_guilty_are_guiltier_than_the_innocents():
    """T6: else there would be nothing to drop onto the other track."""
    mean = {
        deck: sum(about["tags"]["guilt"] for about in DECKS[deck].values()) / len(DECKS[deck])
        for deck in ("innocents", "guilty")
    }
    assert mean["innocents"] < 0.5
    assert mean["guilty"] > 1.5
    assert all(about["tags"]["guilt"] for about in DECKS["guilty"].values())


def test_each_figure_is_dressed_from_the_wardrobe_of_the_cast():
    assert {part: str(len(set(words))) for part, words in CAST.items()} == {
        part: size for part, size, _ in WARDROBE
    }
    assert set(CAST) == {"body", "face", "hat", "hair", "prop", "with", "color"}
    for card, about in CHARACTERS.items():
        look = about["look"]
        assert "body" in look, card
        assert ("with" in look) == ("count" in look), card
        assert look.get("count", 1) >= 1, card
        for part, word in look.items():
            assert part == "count" or word in CAST[part], f"{card}: {part} {word}"


def test_no_two_figures_look_the_same():
    looks = Counter(tuple(sorted(about["look"].items())) for about in CHARACTERS.values())
    assert not [look for look, times in looks.items() if times > 1]
