"""G2: a verifier of its own, written from docs/subsystems/fairness.md alone, and the vectors."""

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
import pytest

from tests.table.make_fairness import VECTORS, text
from zmova.store.export import Export
from zmova.verify import Unfair, proven, verify

GIVEN: Any = json.loads(VECTORS.read_text("utf-8"))
raw = bytes.fromhex


def digest(*parts: bytes) -> bytes:
    return sha256(b"".join(parts)).digest()


def commitment_of(seed: str) -> str:
    return digest(b"zmova commitment\0", raw(seed)).hex()


def seal_of(commitment: str, salt: str) -> str:
    return digest(b"zmova seal\0", raw(commitment), salt.encode()).hex()


def print_of_seals(commitment: str, seals: list[str | None]) -> str:
    told = (b"\0" if seal is None else b"\1" + raw(seal) for seal in seals)
    return digest(b"zmova seals\0", raw(commitment), *told).hex()


class Stream:
    def __init__(self, seed: str, salts: list[str], place: int) -> None:
        told = (len(salt.encode()).to_bytes(4, "big") + salt.encode() for salt in salts)
        key = digest(b"zmova dice\0", raw(seed), *told)
        self.numbers = self.thrown(key + place.to_bytes(8, "big"))

    @staticmethod
    def thrown(start: bytes) -> Iterator[int]:
        for block in count():
            eight = digest(start, block.to_bytes(8, "big"))
            for at in range(0, 32, 4):
                yield int.from_bytes(eight[at : at + 4], "big")

    def below(self, bound: int) -> int:
        largest = 2**32 // bound * bound
        return next(number for number in self.numbers if number < largest) % bound

    def shuffle(self, cards: list[int]) -> list[int]:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def verdict(file: Any, kept: Any) -> str:
    opening, dealt = file["steps"][0]["events"][:2]
    seed, mixed = opening["seed"], opening.get("salts", [])
    seals, salts = file.get("seals"), file.get("salts")
    sound = file["commitment"] == commitment_of(seed) and not opening.get("stacked")
    if seals is not None:
        sound &= len(seals) == len(salts) == opening["seats"]
        sound &= [salt for salt in salts if salt is not None] == mixed
        for seal, salt in zip(seals, salts, strict=True):
            sound &= salt is None or seal == seal_of(file["commitment"], salt)
    told = None if seals is None else print_of_seals(file["commitment"], seals)
    if kept:
        sound &= kept["commitment"] in (file["commitment"], told)
        sound &= set(kept["salts"]) <= set(mixed)
    stream = Stream(seed, mixed, 1)
    stream.below(30)
    sound &= dealt["spy"] == stream.below(opening["seats"])
    sound &= dealt["dealer"] == stream.below(opening["seats"])
    if not sound:
        return "unfair"
    others = [salt for salt in mixed if salt not in kept.get("salts", [])]
    return "fair" if kept and (kept["commitment"] == told or not others) else "unproven"


def test_the_vectors_are_those_of_today():
    """But for the matches: theirs are the rules of their day, and both verifiers judge them."""
    today, given = json.loads(text()), dict(GIVEN)
    judged, kept = today.pop("matches"), given.pop("matches")
    assert [row["what"] for row in kept] == [row["what"] for row in judged]
    assert given == today


def test_commitments_seals_and_prints_are_as_the_page_says():
    for row in GIVEN["commitments"]:
        assert commitment_of(row["seed"]) == row["commitment"]
    for row in GIVEN["seals"]:
        assert seal_of(row["commitment"], row["salt"]) == row["seal"]
    for row in GIVEN["prints"]:
        assert print_of_seals(row["commitment"], row["seals"]) == row["print"]


@pytest.mark.parametrize("row", GIVEN["dice"], ids=lambda row: row["place"])
def test_dice_fall_as_the_page_says(row):
    stream = Stream(row["seed"], row["salts"], row["place"])
    assert [stream.below(bound) for bound in row["bounds"]] == row["numbers"]
    assert stream.shuffle([*range(len(row["shuffled"]))]) == row["shuffled"]


@pytest.mark.parametrize("row", GIVEN["matches"], ids=lambda row: row["what"])
def test_matches_are_judged_as_the_page_says_and_alike_by_both_verifiers(row):
    assert verdict(row["file"], row["kept"]) == row["verdict"]
    assert ours(row["file"], row["kept"]) == row["verdict"]


def ours(file: Any, kept: Any) -> str:
    match = msgspec.convert(file, Export)
    shown, given = kept.get("commitment"), kept.get("salts", ())
    try:
        table = verify(match, shown, given)
    except Unfair:
        return "unfair"
    return "fair" if proven(match, table, shown, given) else "unproven"
