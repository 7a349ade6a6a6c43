"""The words in which the tests of Trial by Trolley speak.

Their cards are own ones, numbered from the top of each deck: i1, i2, ... are innocents, g1, ...
guilty and m1, ... modifiers.
"""

from typing import Any

import msgspec
import pytest

import zmova
from zmova import Illegal, Table

NAMES = {"i": "innocents", "g": "guilty", "m": "modifiers"}
TEAMS = {  # when seat 0 drives
    3: ([1], [2]),
    4: ([1, 2], [3]),
    5: ([1, 2], [3, 4]),
    6: ([1, 2, 3], [4, 5]),
    7: ([1, 2, 3], [4, 5, 6]),
    8: ([1, 2, 3, 4], [5, 6, 7]),
    13: ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]),
}
each_size = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 13])


def match_of(
    seats: int = 5,
    driver: int = 0,
    sizes: tuple[int, int, int] = (120, 80, 150),
    top: str = "",
    seed: int = 1,
    **options: Any,
) -> Table:
    """A match just dealt; `top` lies on top of the decks, the other cards below in their order."""
    stacked: dict[str, Any] = {"driver": driver}
    for (letter, name), size in zip(NAMES.items(), sizes, strict=True):
        first = [card for card in top.split() if card[0] == letter]
        rest = [f"{letter}{number}" for number in range(1, size + 1)]
        stacked[name] = full(*first, *(card for card in rest if card not in first))
    agreed = {"own": own_decks(*sizes), "only_own": True, **options}
    return zmova.deal("trolley", seats, seed, agreed, stacked)


def own_decks(*sizes: int) -> dict[str, list[str]]:
    decks = zip(NAMES.values(), sizes, strict=True)
    return {name: [f"{name} {number + 1}" for number in range(size)] for name, size in decks}


def full(*cards: str) -> list[str]:
    return [f"own-{NAMES[card[0]]}-{card[1:]}" for card in cards]


def short(*cards: str) -> str:
    return " ".join(f"{card.split('-')[1][0]}{card.split('-')[2]}" for card in cards)


# what is seen


def seen(table: Table) -> Any:
    """What everybody may see."""
    return table.view(None).table


def mine(table: Table, seat: int) -> Any:
    return table.view(seat).mine


def everybody(table: Table) -> list[int | None]:
    return [None, *range(seen(table).seats)]


def as_json(thing: Any) -> Any:
    """The thing as another program reads it."""
    return msgspec.json.decode(zmova.encode(thing))


def phase(table: Table) -> str:
    """`innocents`, `guilty`, `modifying`, `arguing`, `pause` or `over`."""
    told = as_json(seen(table).phase)
    return str(told["deck"] if told["type"] == "picking" else told["type"])


def teams(table: Table) -> tuple[list[int], list[int]]:
    return list(seen(table).left), list(seen(table).right)


def hand(table: Table, seat: int) -> str:
    """All that the seat holds, as it sees it itself."""
    held = {one.seat: one for one in mine(table, seat).hands}.get(seat)
    return "" if held is None else short(*held.innocents, *held.guilty, *held.modifiers)


def hands(table: Table) -> list[str]:
    return [hand(table, seat) for seat in range(seen(table).seats)]


def track(table: Table, name: str) -> str:
    """The characters of a track in short, each with its modifiers: `i7+m1+m2 i1 g4`."""
    row = getattr(seen(table).tracks, name)
    return " ".join("+".join(short(c) for c in (one.card, *pins(one))) for one in row)


def pins(character: Any) -> list[str]:
    return [pin.card for pin in character.modifiers]


def told(table: Table, viewer: int | None, start: int = 0) -> list[Any]:
    notices = [table.notice(event, viewer) for event in table.log[start:]]
    return [as_json(notice) for notice in notices if notice is not None]


def happened(table: Table, kind: str, start: int = 0) -> list[Any]:
    """The events of one kind, as the log keeps them."""
    return [event for event in as_json(table.log[start:]) if event["type"] == kind]


def refusal(table: Table, seat: int, move: Any) -> str:
    """Why the move is refused; fails if it is not, or if it left a trace (G5)."""
    before = zmova.encode([table.log, table.state])
    with pytest.raises(Illegal) as caught:
        table.play(seat, move)
    assert zmova.encode([table.log, table.state]) == before
    return caught.value.key


# what is done


def spot(name: str, place: int = 0) -> dict[str, Any]:
    return {"track": name, "place": place}


def arrange(table: Table, seat: int, innocents: int, guilty: int, modifiers: int) -> None:
    table.play(seat, arrangement(innocents, guilty, modifiers))


def arrangement(innocents: int, guilty: int, modifiers: int) -> dict[str, Any]:
    return {"type": "arrange", "innocents": innocents, "guilty": guilty, "modifiers": modifiers}


def pick(table: Table, seat: int, card: int = 0) -> None:
    kind = "innocent" if phase(table) == "innocents" else "guilty"
    table.play(seat, {"type": kind, "card": card})


def pick_all(table: Table, *cards: int) -> None:
    """Both teams choose, the left one first; the first card unless another is named."""
    for index, seat in enumerate(list(seen(table).phase.waiting)):
        pick(table, seat, cards[index] if cards else 0)


def pin(table: Table, seat: int, card: int = 0, at: dict[str, Any] | None = None) -> None:
    table.play(seat, {"type": "modifier", "card": card, "target": at or spot("left")})


def waiting(table: Table) -> list[int]:
    """T7: who still has to choose."""
    assert phase(table) == "modifying"
    return list(seen(table).phase.waiting)


def pin_all(table: Table) -> list[int]:
    """Everybody plays the modifiers that it may, in the order of seats; says who did."""
    played = []
    while phase(table) == "modifying":
        played.append(waiting(table)[0])
        pin(table, played[-1])
    return played


def shown(table: Table, start: int = 0) -> list[tuple[int, str]]:
    """T7: the modifiers that were read to all, and whose they were."""
    return [(one["seat"], short(one["card"])) for one in happened(table, "shown", start)]


def steer(table: Table, name: str) -> None:
    table.play(seen(table).driver, {"type": "steer", "track": name})


def until(table: Table, wanted: str) -> Table:
    """The round goes on to that phase, each choice being the first card."""
    while phase(table) != wanted:
        if phase(table) in NAMES.values():
            pick_all(table)
        elif phase(table) == "modifying":
            pin(table, waiting(table)[0])
        else:
            raise AssertionError(f"from {phase(table)} the round does not go on to {wanted}")
    return table


def ride(table: Table, *names: str) -> None:
    """Whole rounds, each one's tram steered as named."""
    for name in names:
        steer(until(table, "arguing"), name)
