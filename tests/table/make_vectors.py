"""Writes `dice-vectors.json` with a second, plain telling of how dice fall and cards are dealt.

Run it after the dice were changed on purpose: `python tests/table/make_vectors.py`.
"""

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CLASSIC = HERE.parents[1] / "src/zmova/games/spyfall/content/classic.toml"


class Stream:
    """Words of four bytes, big end first, from the hashes of key, place and block number."""

    def __init__(self, seed: bytes, salts: list[str], place: int) -> None:
        mixed = b"zmova dice\0" + seed
        for salt in salts:
            mixed += len(salt.encode()).to_bytes(4, "big") + salt.encode()
        start = sha256(mixed).digest() + place.to_bytes(8, "big")
        self.rest = b"".join(sha256(start + n.to_bytes(8, "big")).digest() for n in range(100))

    def below(self, bound: int) -> int:
        while True:
            word, self.rest = int.from_bytes(self.rest[:4], "big"), self.rest[4:]
            if word < 2**32 // bound * bound:
                return word % bound

    def shuffled(self, size: int) -> list[int]:
        cards = list(range(size))
        for last in reversed(range(1, size)):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def seed(number: int) -> bytes:
    return sha256(f"zmova seed {number}".encode()).digest()


def seed_vector(number: int) -> dict[str, Any]:
    raw = seed(number)
    bound = sha256(b"zmova commitment\0" + raw).hexdigest()
    return {"number": number, "seed": raw.hex(), "commitment": bound}


def throw_vector(what: str, salts: list[str], place: int) -> dict[str, Any]:
    stream = Stream(seed(7), salts, place)
    bounds = [2, 6, 7, 30, 1, 3_000_000_000, 3_000_000_000, 3_000_000_000, 2**32, 8]
    return {
        "what": what,
        "seed": seed(7).hex(),
        "salts": salts,
        "place": place,
        "bounds": bounds,
        "numbers": [stream.below(bound) for bound in bounds],
        "shuffled": stream.shuffled(12),
    }


def deal_vector(number: int, seats: int, salts: list[str]) -> dict[str, Any]:
    """Spyfall's first round: the place, the spy, the dealer, then the roles from seat 0 on."""
    places = list(tomllib.loads(CLASSIC.read_text("utf-8")))
    stream = Stream(seed(number), salts, 1)
    place, spy, dealer = stream.below(30), stream.below(seats), stream.below(seats)
    roles = iter(stream.shuffled(7))
    held = [None if seat == spy else next(roles) for seat in range(seats)]
    dealt = [places[place], spy, dealer, held]
    return {"seed": number, "seats": seats, "salts": salts, "dealt": dealt}


def main() -> None:
    vectors = {
        "seeds": [seed_vector(number) for number in (0, 1, 7, -3, 2**53 - 1)],
        "throws": [
            throw_vector("no salts", [], 1),
            throw_vector("a later place", [], 300),
            throw_vector("an empty salt", [""], 1),
            throw_vector("salts", ["сіль", "salt"], 1),
            throw_vector("salts in another order", ["salt", "сіль"], 1),
        ],
        "deals": [deal_vector(1, 3, []), deal_vector(2, 5, ["а", "б"]), deal_vector(3, 8, [])],
    }
    lines = []
    for name, rows in vectors.items():
        told = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
        lines.append(f'"{name}": [\n{told}\n]')
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (HERE / "dice-vectors.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
