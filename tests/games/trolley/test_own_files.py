"""A host's own decks from a file: T1; what is wrong with it is said with its place."""

from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import as_json
from zmova import Illegal
from zmova.games.trolley.own_file import read_file

DECKS = {
    "innocents": ["Our cat", "Наша бабуся"],
    "guilty": ["Сусід із дрелем"],
    "modifiers": ["…who ate the cake"],
}
TOML = """
innocents = ["Our cat", "Наша бабуся"]
guilty = ["Сусід із дрелем"]
modifiers = ["…who ate the cake"]
"""
CSV = """innocents,Our cat
guilty,Сусід із дрелем
innocents,Наша бабуся

modifiers,…who ate the cake
"""


def read(name: str, text: str | bytes) -> Any:
    raw = text.encode() if isinstance(text, str) else text
    return as_json(read_file(name, raw))


def refused(name: str, text: str | bytes) -> tuple[str, dict[str, object]]:
    with pytest.raises(Illegal) as caught:
        read(name, text)
    return caught.value.key, caught.value.params


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cards.toml", TOML),
        ("CARDS.TOML", TOML),
        ("cards.toml", f"\ufeff{TOML}"),
        ("cards.toml", TOML.replace("\n", "\r\n")),
        ("cards.csv", CSV),
        ("cards.txt", CSV),
        ("", CSV),
        ("cards.csv", f"\ufeff{CSV}"),
        ("cards.csv", CSV.replace("\n", "\r\n")),
        ("cards.csv", CSV.replace(",", ";")),
        ("cards.csv", CSV.replace(",", " ,  ")),
        ("cards.csv", CSV.replace("Our cat", '"Our cat"')),
        ("cards.csv", CSV.replace("Our cat", "Our cat,,")),
        ("cards.csv", CSV.replace("Our cat", "Our\u200b \t cat")),
        ("cards.csv", f"{CSV}innocents,Our cat"),
    ],
)
def test_both_kinds_of_file_give_the_same_decks(name, text):
    """T1"""
    assert read(name, text) == {"own": DECKS}


@pytest.mark.parametrize("name", ["cards.toml", "cards.csv"])
def test_what_was_read_can_be_dealt(name):
    """T1"""
    options = {**read(name, TOML if name.endswith("toml") else CSV), "only_own": True}
    table = zmova.deal("trolley", 3, 1, options, {"driver": 0})
    assert as_json(table.view(None).table.own) == DECKS
    assert sorted(table.view(1).mine.hands[0].innocents) == ["own-innocents-1", "own-innocents-2"]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("guilty,A, B, and C", "A, B, and C"),
        ('guilty,"A,B"', "A,B"),
        ("guilty;A, B", "A, B"),
        ("guilty;A; B; C, D", "A; B; C, D"),
        ('guilty,"Say ""no"""', 'Say "no"'),
    ],
)
def test_a_text_may_hold_the_separator(line, text):
    """T1"""
    assert read("cards.csv", line)["own"]["guilty"] == [text]


def test_some_decks_may_be_missing():
    """T1"""
    assert read("cards.toml", 'guilty = ["He"]') == {"own": {"guilty": ["He"]}}
    assert read("cards.csv", "modifiers,…on fire") == {"own": {"modifiers": ["…on fire"]}}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Our cat", 1),
        ("cats,Our cat", 1),
        ("innocents", 1),
        ("innocents,Our cat\ninnocents,", 2),
        ("innocents,Our cat\n\n\nguilty,He\nsinners,She\nguilty,They", 5),
        ("innocents,Our cat\nGuilty,He", 2),
        (",innocents", 1),
    ],
)
def test_a_bad_line_is_named(text, number):
    """T1"""
    assert refused("cards.csv", text) == ("bad-file-line", {"number": number})


@pytest.mark.parametrize(
    ("name", "text", "deck", "number"),
    [
        ("cards.csv", f"guilty,He\nguilty,{'x' * 121}", "guilty", 2),
        ("cards.csv", f"guilty,He\nmodifiers,{'x' * 121}", "modifiers", 1),
        ("cards.toml", 'innocents = ["A", "B", ""]', "innocents", 3),
        ("cards.toml", 'innocents = ["A", "  "]', "innocents", 2),
        ("cards.toml", 'guilty = ["A", 7]', "guilty", 2),
        ("cards.toml", 'guilty = [["A"]]', "guilty", 1),
        ("cards.toml", f'modifiers = ["{"x" * 121}"]', "modifiers", 1),
        ("cards.toml", 'innocents = ["A"]\n[[guilty]]\nuk = "Він"', "guilty", 1),
    ],
)
def test_a_bad_card_is_named(name, text, deck, number):
    """T1"""
    assert refused(name, text) == ("bad-file-card", {"deck": deck, "number": number})


def test_a_deck_that_does_not_exist_is_not_lost_silently():
    """T1"""
    text = 'guilty = ["A thief of socks"]\ninocents = ["Our kitchen"]'
    assert refused("cards.toml", text)[0] == "bad-file"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cards.csv", ""),
        ("cards.csv", "\n \n,,\n"),
        ("cards.toml", ""),
        ("cards.toml", "innocents = []"),
        ("cards.csv", "\n".join(f"guilty,He {number}" for number in range(201))),
        ("cards.toml", f"guilty = {[f'He {number}' for number in range(201)]}"),
    ],
    ids=lambda text: text[:20],
)
def test_too_few_or_too_many_cards(name, text):
    """T1"""
    assert refused(name, text) == ("bad-file-cards", {"most": 200})


def test_two_hundred_cards_of_a_deck_are_read():
    """T1"""
    lines = [f"{deck},Card {number}" for deck in DECKS for number in range(200)]
    own = read("cards.csv", "\n".join(lines))["own"]
    assert [len(own[deck]) for deck in DECKS] == [200, 200, 200]
    assert read("cards.csv", f"guilty,{'x' * 120}")["own"]["guilty"] == ["x" * 120]


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("cards.csv", b"guilty,\xff\xfe"),
        ("cards.toml", b'guilty = ["\xd1"]'),
        ("cards.toml", b"guilty = [nobody]"),
        ("cards.toml", b'guilty = "He"'),
        ("cards.toml", b"guilty = 7"),
        ("cards.toml", b'[guilty]\nuk = ["He"]'),
        ("cards.csv", b"guilty," + b"x" * 140_000),
    ],
    ids=lambda raw: str(raw)[:20],
)
def test_what_is_no_such_file_at_all(name, raw):
    """T1"""
    assert refused(name, raw) == ("bad-file", {})
