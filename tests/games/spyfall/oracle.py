"""Spyfall: who may know what, from S3, S7, S10, S11, S13 and S20 alone.

In a round that is on, an innocent knows the place and its own role; the spy knows that it is the
spy; an onlooker knows nothing. That the clock runs (S7) and who waits for the vote (S10) is told to
all and tells nothing of the cards. Whoever shows the spy card is known to all from then on (S13).
The ballots of a vote that is on are each voter's own secret (S10, S11), but an accuser's yes is
known. A finished round lies open (S20). The rounds to come are known to nobody.
"""

from random import Random
from typing import Any

import msgspec

import zmova
from tests.properties.oracle import ODD, Oracle, Twin
from zmova import Table
from zmova.games.spyfall.moves import About, Answer, Ask, Meant
from zmova.table.move import Move
from zmova.table.seat import Viewer

CLASSIC = [place.id for place in zmova.deal("spyfall", 3, 0).view(None).table.places]


def place_ids(options: dict[str, Any]) -> list[str]:
    own = [f"own-{n + 1}" for n in range(len(options.get("own", [])))]
    shipped = CLASSIC if "classic" in options.get("packs", ["classic"]) else []
    return [place for place in [*shipped, *own] if place not in options.get("off", [])]


def role_count(place: str, options: dict[str, Any]) -> int:
    if place.startswith("own-"):
        return len(options["own"][int(place.removeprefix("own-")) - 1]["roles"])
    return 7


def hand_out(seats: list[int], roles: list[int], rng: Random) -> dict[int, int | None]:
    """A random role for each seat, as far as they reach (S3)."""
    held: list[int | None] = [*rng.sample(roles, min(len(roles), len(seats)))]
    held += [None] * (len(seats) - len(held))
    return dict(zip(seats, rng.sample(held, len(held)), strict=True))


class SpyfallOracle(Oracle):
    secrets = {  # noqa: RUF012  never changed
        "spy": 6,
        "location": 2,
        "roles": 10,
        "ballots": 1,
        "future": 4,
    }
    words = ("Тут гучно?", "Do you like it here?", *ODD)

    def options(self, rng: Random) -> dict[str, Any]:
        rounds = rng.choice([1, 2, 2, 3])
        own = [
            {"name": f"Own {n}", "roles": [f"r{role}" for role in range(rng.randint(0, 7))]}
            for n in range(rng.choice([0, 0, 1, 3]))
        ]
        kept = rng.sample(CLASSIC, rng.randint(rounds + 1, 5))
        return {
            "rounds": rounds,
            "minutes": 1,
            "acted": rng.random() < 0.2,
            "look_seconds": rng.choice([5, 30, None]),
            "discuss_seconds": rng.choice([0, 5, 60, None]),
            "vote_seconds": rng.choice([5, 30, None]),
            "guess_seconds": rng.choice([5, 60, None]),
            "turn_seconds": rng.choice([None, None, 5, 40]),
            "next_seconds": rng.choice([None, 5, 60]),
            "off": [place for place in CLASSIC if place not in kept],
            "own": own,
        }

    def stacked(self, rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        rounds = options["rounds"]
        spies = [rng.randrange(seats) for _ in range(rounds)]
        places = rng.sample(place_ids(options), rounds)
        return {
            "dealer": rng.randrange(seats),
            "spy": spies,
            "location": places,
            "roles": [
                self.roles(seats, spy, place, options, rng)
                for spy, place in zip(spies, places, strict=True)
            ],
        }

    def roles(
        self, seats: int, spy: int, place: str, options: dict[str, Any], rng: Random
    ) -> list[int | None]:
        innocent = [seat for seat in range(seats) if seat != spy]
        held = hand_out(innocent, list(range(role_count(place, options))), rng)
        return [held.get(seat) for seat in range(seats)]

    def fill(self, move: Move, rng: Random) -> Move | dict[str, Any]:
        words: dict[str, Any] = {}
        match move:
            case Ask(to=to):
                words = {"type": "ask", "to": to}
            case Answer():
                words = {"type": "answer"}
                if rng.random() < 0.4:
                    words["grade"] = rng.randrange(5)
            case About():
                return {"type": "about", "topic": "other"}
            case Meant():
                return {"type": "meant", "grade": rng.randrange(5)}
            case _:
                return move
        if rng.random() < 0.6:
            words["text"] = rng.choice(self.words)
        if rng.random() < 0.3:
            words["wording"] = rng.randrange(100)
        return words

    def cuts(self, seats: int) -> float:
        return 3

    def universe(self, table: Table) -> list[dict[str, Any]]:
        seats = range(-1, table.opened.seats + 1)
        places = [*place_ids(table.opened.options), "bank", "atlantis"]
        return [
            {"type": "start"},
            *({"type": "ask", "to": seat} for seat in seats),
            *({"type": "ask", "to": seat, "text": "Why?"} for seat in seats),
            *({"type": "ask", "to": seat, "topic": "water"} for seat in seats),
            {"type": "answer"},
            {"type": "answer", "text": "No.", "grade": 3, "wording": 1},
            {"type": "about", "topic": "other"},
            {"type": "about", "topic": "water"},
            *({"type": "meant", "grade": grade} for grade in range(5)),
            *({"type": "accuse", "suspect": seat} for seat in seats),
            {"type": "ready"},
            {"type": "vote", "guilty": True},
            {"type": "vote", "guilty": False},
            {"type": "reveal"},
            *({"type": "guess", "location": place} for place in places),
            {"type": "next"},
        ]

    def nonsense(self, table: Table) -> list[Any]:
        return [
            {},
            None,
            "vote",
            {"type": "dance"},
            {"type": "ask", "to": "1"},
            {"type": "ask", "to": 0, "seat": 1},
            {"type": "ask", "to": 1, "topic": "no such topic"},
            {"type": "ask", "to": 1, "text": "a" * 281},
            {"type": "about", "topic": "no such topic"},
            {"type": "answer", "grade": 9},
            {"type": "vote", "guilty": 1},
            {"type": "guess", "location": None},
            {"type": "accuse", "suspect": 1.5},
        ]

    def twin(self, table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
        """`table` is the match as far as it has come; `steps` brought it there."""
        options, seats = table.opened.options, table.opened.seats
        log = [msgspec.to_builtins(event) for event in table.log]
        deals = [index for index, event in enumerate(log) if event["type"] == "dealt"]
        rounds = [dict(log[index]) for index in deals]
        current, since = rounds[-1], log[deals[-1] :]
        happened = {event["type"] for event in since}
        real = dict(current)
        moves: dict[int, Any] = {}
        if "round-ended" not in happened:
            self.redeal(current, rounds[:-1], viewer, "spy-shown" in happened, options, rng)
            moves = self.revote(since, steps, viewer, rng)
        differs = {name for name in ("spy", "location", "roles") if current[name] != real[name]}
        stacked: dict[str, Any] = {
            "dealer": rounds[0]["dealer"],
            "spy": [dealt["spy"] for dealt in rounds],
            "location": [dealt["location"] for dealt in rounds],
            "roles": [dealt["roles"] for dealt in rounds],
        }
        self.foresee(stacked, seats, options, rng)
        if moves:
            differs.add("ballots")
        if len(rounds) < options["rounds"]:
            differs.add("future")
        return Twin(rng.randrange(1 << 40), stacked, moves, differs)

    def redeal(
        self,
        dealt: dict[str, Any],
        earlier: list[dict[str, Any]],
        viewer: Viewer,
        shown: bool,
        options: dict[str, Any],
        rng: Random,
    ) -> None:
        """Deals the round that is on anew around what the viewer knows of it."""
        seats = len(dealt["roles"])
        innocent = viewer is not None and viewer != dealt["spy"]
        kept = {viewer: dealt["roles"][viewer]} if innocent else {}
        if viewer != dealt["spy"] and not shown:
            dealt["spy"] = rng.choice([seat for seat in range(seats) if seat != viewer])
        if not innocent:
            used = [other["location"] for other in earlier]
            fresh = [place for place in place_ids(options) if place not in used]
            dealt["location"] = rng.choice(fresh)
        roles = set(range(role_count(dealt["location"], options))) - set(kept.values())
        others = [seat for seat in range(seats) if seat != dealt["spy"] and seat not in kept]
        held = kept | hand_out(others, sorted(roles), rng)
        dealt["roles"] = [held.get(seat) for seat in range(seats)]

    def revote(
        self, since: list[dict[str, Any]], steps: list[Any], viewer: Viewer, rng: Random
    ) -> dict[int, Any]:
        """Other ballots of the vote that is on, save the viewer's own."""
        cast: set[int] = set()
        for event in since:
            if event["type"] in ("accused", "nominated", "counted"):
                cast = set()
            elif event["type"] == "voted" and event["seat"] != viewer:
                cast.add(event["seat"])
        moves: dict[int, Any] = {}
        for index in reversed(range(len(steps))):
            step = steps[index]
            if step.accepted and step.seat in cast and self.is_vote(step.move):
                cast.remove(step.seat)
                if rng.random() < 0.6:
                    guilty = msgspec.to_builtins(step.move)["guilty"]
                    moves[index] = {"type": "vote", "guilty": not guilty}
        return moves

    def is_vote(self, move: Any) -> bool:
        return bool(msgspec.to_builtins(move).get("type") == "vote")

    def foresee(
        self, stacked: dict[str, Any], seats: int, options: dict[str, Any], rng: Random
    ) -> None:
        """Other rounds to come."""
        while len(stacked["spy"]) < options["rounds"]:
            fresh = [place for place in place_ids(options) if place not in stacked["location"]]
            spy, place = rng.randrange(seats), rng.choice(fresh)
            stacked["spy"].append(spy)
            stacked["location"].append(place)
            stacked["roles"].append(self.roles(seats, spy, place, options, rng))


ORACLE = SpyfallOracle()
