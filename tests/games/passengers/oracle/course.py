"""The open course of a match of Passengers: who did what and where, and never with which card.

Passengers are numbered as they come aboard. Where each one sits is open to everybody, so what a
gift looks at is known by number, whatever the cards are.
"""

from typing import Any, NamedTuple

import msgspec

from tests.games.passengers.oracle.printed import gift
from zmova import Table

Spot = tuple[str, int]


class Deed(NamedTuple):
    """Something that moves cards, or tells somebody of them.

    `what` is shadow, place, show (Mirror), swap (Trade), end, or the gift that was used;
    `who` are the seats in it, the one that acts first; `ids` are passengers; `hand` is the number
    of cards from which it picks one.
    """

    what: str
    who: tuple[int, ...] = ()
    ids: tuple[int, ...] = ()
    color: str | None = None
    hand: int = 0


class Course:
    """What everybody saw happen, from the log of a table."""

    def __init__(self, table: Table) -> None:
        opened = table.opened
        self.seats, self.options = opened.seats, opened.options
        self.deeds: list[Deed] = []
        self.boats: dict[Spot, int] = {}
        self.crossed: list[int] = []
        self.sunk: list[int] = []
        self.shadows: list[int] = []
        self.boarded = self.round = 0
        self.own: dict[int, int] = {}
        """The passenger that each seat placed this round."""
        self.hushed: set[int] = set()
        self.pair: set[int] = set()
        self.whispers: list[set[int]] = []
        """The pair of each line that was whispered."""
        self.ballots: dict[int, int] = {}
        """How often each seat that has voted chose; nobody once the vote is counted."""
        self.first: int | None = None
        """Who votes openly."""
        self.over = False
        for event in table.log:
            happened = msgspec.to_builtins(event)
            act = getattr(self, "on_" + happened["type"].replace("-", "_"), None)
            if act is not None:
                act(happened)

    # what the log tells

    def on_round_began(self, event: dict[str, Any]) -> None:
        self.round = event["round"]

    def on_shaded(self, event: dict[str, Any]) -> None:
        self.shadows.append(self.boarded)
        self.board(event)
        self.deeds.append(Deed("shadow"))

    def on_placed(self, event: dict[str, Any]) -> None:
        self.own[event["seat"]] = self.boarded
        self.board(event)
        self.deeds.append(Deed("place", (event["seat"],), hand=4 - self.round))

    def board(self, event: dict[str, Any]) -> None:
        self.boats[event["boat"], event["space"]] = self.boarded
        self.boarded += 1

    def on_used(self, event: dict[str, Any]) -> None:
        number, seat, choice = event["number"], event["seat"], event.get("choice") or {}
        name = gift(self.seats, self.options, self.round, number)
        spots = choice.get("passengers") or [choice.get("passenger")]
        where = [(spot["boat"], spot["space"]) for spot in spots if spot is not None]
        named = choice.get("players") or [choice[key] for key in ("player",) if key in choice]
        self.affect(name, seat, named, where, choice)
        ids = tuple(self.boats[spot] for spot in where if spot in self.boats)
        if name == "lantern":
            ids = (self.own[named[0]],)
        elif name == "census":
            ids = tuple(id for (boat, _), id in self.boats.items() if boat == choice["boat"])
        hand = 3 - self.round if name == "trade" else 0
        self.deeds.append(Deed(name, (seat, *named), ids, choice.get("color"), hand))

    def affect(
        self, name: str, seat: int, named: list[int], where: list[Spot], choice: dict[str, Any]
    ) -> None:
        """P17: gifts that move passengers, and those over talk and the vote."""
        boats = self.boats
        match name:
            case "scroll" | "rope":
                one, other = where
                boats[one], boats[other] = boats[other], boats[one]
            case "oar":
                boats[where[0][0], choice["to"]] = boats.pop(where[0])
            case "current":
                step = 1 if choice["direction"] == "right" else -1
                shifted = {spot for spot in boats if spot[0] == choice["boat"]}
                row = {(boat, (space + step) % 5): boats[boat, space] for boat, space in shifted}
                self.boats = {spot: id for spot, id in boats.items() if spot not in shifted} | row
            case "hush" | "gag":
                self.hushed |= set(named)
            case "key":
                self.hushed.add(seat)
            case "whisper":
                self.pair = {seat, *named}
            case "hourglass":
                self.first = named[0]

    def on_shown(self, event: dict[str, Any]) -> None:
        self.deeds.append(Deed("show", (event["seat"], event["to"]), hand=3 - self.round))

    def on_traded(self, event: dict[str, Any]) -> None:
        holder, other = event["seats"]
        self.deeds.append(Deed("swap", (other, holder), hand=3 - self.round))

    def on_said(self, event: dict[str, Any]) -> None:
        if event["to"] == "whisper":
            self.whispers.append(self.pair)

    def on_vote_opened(self, event: dict[str, Any]) -> None:
        self.pair = set()

    def on_voted(self, event: dict[str, Any]) -> None:
        self.ballots[event["seat"]] = 1

    def on_revoted(self, event: dict[str, Any]) -> None:
        self.ballots[event["seat"]] += 1

    def on_counted(self, event: dict[str, Any]) -> None:
        for (boat, _), id in self.boats.items():
            (self.crossed if boat == event["winner"] else self.sunk).append(id)
        self.boats, self.own = {}, {}
        self.hushed, self.ballots, self.first = set(), {}, None

    def on_match_ended(self, event: dict[str, Any]) -> None:
        self.over = True
        self.deeds.append(Deed("end", ids=tuple(self.crossed)))
