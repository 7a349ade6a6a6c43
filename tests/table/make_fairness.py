"""Writes `docs/subsystems/fairness-vectors.json`: what a third verifier can be tried on.

Run it after what is hashed was changed on purpose: `python -m tests.table.make_fairness`.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tests.facts import EXAMPLE
from zmova.games import named
from zmova.store.export import FORMAT, Export, Step
from zmova.table.dice import Dice, commitment, seed_from_number
from zmova.table.host import CallOff
from zmova.table.sealed import print_of, seal
from zmova.table.table import Table

VECTORS = Path(__file__).parents[2] / "docs/subsystems/fairness-vectors.json"
SALTS = ["00112233445566778899aabbccddeeff", "f" * 32, "сіль", "0" * 64]
BOUNDS = [2, 6, 30, 1, 3_000_000_000, 2**32, 8]


def promised(number: int) -> str:
    return commitment(seed_from_number(number))


def seals_of(number: int, salts: Sequence[str | None]) -> list[str | None]:
    return [None if salt is None else seal(promised(number), salt) for salt in salts]


def dice_vector(number: int, salts: list[str], place: int) -> dict[str, Any]:
    seed = seed_from_number(number)
    throw = Dice(seed, salts).at(place)
    numbers = [throw.below(bound) for bound in BOUNDS]
    thrown = {"place": place, "bounds": BOUNDS, "numbers": numbers}
    return {"seed": seed.hex(), "salts": salts, **thrown, "shuffled": throw.shuffled(range(9))}


def dealt(number: int, salts: Sequence[str | None], sealed: bool = True) -> Any:
    """A match of Spyfall that ends at once; None: a seat without a salt."""
    game = named(EXAMPLE)
    mixed = [salt for salt in salts if salt is not None]
    table = Table.deal(game, len(salts), seed_from_number(number), salts=mixed)
    steps = [Step(0, msgspec.to_builtins(table.log))]
    move = CallOff()
    events = msgspec.to_builtins(table.play_as_host(move))
    steps.append(Step(0, events, None, msgspec.to_builtins(move)))
    print_ = promised(number)
    file = Export(FORMAT, game.name, game.version, print_, steps)
    if sealed:
        seals = seals_of(number, salts)
        file = Export(FORMAT, game.name, game.version, print_, steps, seals, list(salts))
    return msgspec.to_builtins(file)


def kept(number: int, seals: Sequence[str | None], *salts: str) -> dict[str, Any]:
    """What a phone wrote down before the deal."""
    commitment = promised(number)
    return {"commitment": commitment, "seals": print_of(commitment, seals), "salts": list(salts)}


def matches() -> list[dict[str, Any]]:
    one, two = SALTS[0], SALTS[1]
    salts = [one, None, two]
    mine = kept(5, seals_of(5, salts), one)
    late = dealt(5, [one, None, None])
    late["seals"] = seals_of(5, salts)
    another = dealt(5, [one, None, "0" * 32])
    unsealed = dealt(5, [one, None, "0" * 32])
    unsealed["seals"][2] = seals_of(5, salts)[2]
    old = dealt(5, salts, sealed=False)
    shown = {"commitment": promised(5), "salts": [one]}
    told = [
        ("all as it was shown", dealt(5, salts), mine, "fair"),
        ("nothing was kept", dealt(5, salts), {}, "unproven"),
        ("a seal that stayed shut", late, mine, "fair"),
        ("a seed that was chosen afterwards", dealt(6, salts), mine, "unfair"),
        ("another's salt that was chosen afterwards, its seal too", another, mine, "unfair"),
        ("the same, for who kept no seals", another, shown, "fair"),
        ("a salt that is not the one under its seal", unsealed, {}, "unfair"),
        ("the phone's own salt left out", dealt(5, [None, None, two]), shown, "unfair"),
        ("from before seals", old, shown, "fair"),
        ("no seals, though the phone was shown some", old, mine, "unfair"),
    ]
    names = ("what", "file", "kept", "verdict")
    return [dict(zip(names, row, strict=True)) for row in told]


def vectors() -> dict[str, list[dict[str, Any]]]:
    numbers = (0, 5, 6)
    rows: list[list[str | None]] = [[], [None, None], [*SALTS], [SALTS[0], None, SALTS[1]]]
    return {
        "commitments": [
            {"seed": seed_from_number(one).hex(), "commitment": promised(one)} for one in numbers
        ],
        "seals": [
            {"commitment": promised(5), "salt": salt, "seal": seal(promised(5), salt)}
            for salt in SALTS
        ],
        "prints": [
            {"commitment": promised(5), "seals": row, "print": print_of(promised(5), row)}
            for row in (seals_of(5, salts) for salts in rows)
        ],
        "dice": [
            dice_vector(5, [], 1),
            dice_vector(5, SALTS, 1),
            dice_vector(5, SALTS[::-1], 300),
        ],
        "matches": matches(),
    }


def text() -> str:
    parts = []
    for name, rows in vectors().items():
        told = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
        parts.append(f'"{name}": [\n{told}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    VECTORS.write_text(text(), "utf-8")
