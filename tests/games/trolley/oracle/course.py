"""The course of a match of Trial by Trolley, without the faces of its cards.

A card is known by its piece: the place in its deck where it lay at the beginning. Where pieces go
follows from what everybody saw and from the choices out of hidden hands, whatever their faces are.
"""

from typing import Any, NamedTuple

import msgspec

from tests.games.trolley.oracle.printed import DECKS, TRACKS, team
from zmova import Table
from zmova.table.seat import Viewer

Piece = tuple[str, int]
Deed = dict[str, Any]


class Character(NamedTuple):
    piece: Piece
    modifiers: list[Piece]


class Play:
    """The pieces on the table, and those of which the viewer saw the face, in order.

    T3: teammates see each other's cards. T4-T7: what lies on the tracks is open.
    """

    def __init__(self, seats: int, viewer: Viewer) -> None:
        self.seats, self.viewer = seats, viewer
        self.draw: dict[str, list[Piece]] = {}
        self.discard: dict[str, list[Piece]] = {deck: [] for deck in DECKS}
        self.hands: list[dict[str, list[Piece]]] = []
        self.picks: dict[int, Piece] = {}
        """Face down, by seat."""
        self.laid: list[tuple[int, Piece | None]] = []
        """T7: face down too; None where the extra one is kept (T15)."""
        self.tracks: dict[str, list[Character]] = {}
        self.teams: dict[str, list[int]] = {}
        self.fellows: list[int] = []
        """Whose cards the viewer sees: its team's, itself included."""
        self.seen: list[Piece] = []

    def do(self, deed: Deed, choice: int = 0) -> None:
        act = getattr(self, "on_" + deed["type"].replace("-", "_"), None)
        if act is not None:
            act(deed, choice)

    def hand(self, seat: int, deck: str) -> list[Piece]:
        """What the seat chooses from."""
        held = self.hands[seat]
        return held["modifiers"] + held["extra"] if deck == "modifiers" else held[deck]

    def on_shuffled(self, deed: Deed, _: int) -> None:
        """T1; T10: the discard goes below what is left."""
        deck = deed["deck"]
        if deck not in self.draw:
            self.draw[deck] = [(deck, place) for place in range(deed["count"])]
        else:
            self.draw[deck] += [self.discard[deck][place] for place in deed["order"]]
            self.discard[deck] = []

    def on_round_began(self, deed: Deed, _: int) -> None:
        self.hands = [{where: [] for where in (*DECKS, "extra")} for _ in range(self.seats)]
        self.tracks = {track: [] for track in TRACKS}
        self.laid = []
        self.teams = {track: team(self.seats, deed["driver"], track) for track in TRACKS}
        mine = [members for members in self.teams.values() if self.viewer in members]
        self.fellows = mine[0] if mine else []

    def on_drew(self, deed: Deed, _: int) -> None:
        pile, count = self.draw[deed["deck"]], deed["count"]
        pieces, pile[:] = pile[:count], pile[count:]
        self.hands[deed["seat"]]["extra" if "variant" in deed else deed["deck"]] += pieces
        if deed["seat"] in self.fellows:
            self.seen += pieces

    def on_turned(self, deed: Deed, _: int) -> None:
        self.join(deed["track"], self.draw["innocents"].pop(0))

    def on_arranged(self, deed: Deed, _: int) -> None:
        """T3: the first hand of modifiers as named, further ones to the others in order."""
        members = next(one for one in self.teams.values() if deed["seat"] in one)
        held = {deck: [self.hands[seat][deck] for seat in members] for deck in DECKS}
        named = [deed[deck] for deck in DECKS]
        stacks = [stack for stack in held["modifiers"] if stack]
        takers = [deed["modifiers"], *(seat for seat in members if seat not in named)]
        for seat in members:
            self.hands[seat] |= {deck: [] for deck in DECKS}
        for deck in DECKS[:2]:
            self.hands[deed[deck]][deck] = [piece for hand in held[deck] for piece in hand]
        for seat, stack in zip(takers, stacks, strict=False):
            self.hands[seat]["modifiers"] = stack

    def on_picked(self, deed: Deed, choice: int) -> None:
        self.picks[deed["seat"]] = self.hand(deed["seat"], deed["deck"])[choice]

    def on_picks_shown(self, deed: Deed, _: int) -> None:
        """T5: onto the own track; T6: onto the other one."""
        deck, tracks = deed["deck"], TRACKS if deed["deck"] == "innocents" else TRACKS[::-1]
        for own, track in zip(TRACKS, tracks, strict=True):
            for seat in self.teams[own]:
                if seat in self.picks:
                    piece = self.picks.pop(seat)
                    self.join(track, piece)
                    rest = [other for other in self.hands[seat][deck] if other != piece]
                    self.discard[deck] += rest
                    self.hands[seat][deck] = []

    def on_laid(self, deed: Deed, choice: int) -> None:
        seat = deed["seat"]
        piece = self.hand(seat, "modifiers")[choice] if deed["plays"] else None
        for where in ("modifiers", "extra"):
            self.hands[seat][where] = [one for one in self.hands[seat][where] if one != piece]
        self.laid.append((seat, piece))

    def on_shown(self, deed: Deed, _: int) -> None:
        """The first that lies there of that seat."""
        target = deed["target"]
        piece = self.opened(deed["seat"])
        assert piece is not None
        self.tracks[target["track"]][target["place"]].modifiers.append(piece)
        self.seen.append(piece)

    def on_passed(self, deed: Deed, _: int) -> None:
        assert self.opened(deed["seat"]) is None

    def opened(self, seat: int) -> Piece | None:
        first = next(one for one in self.laid if one[0] == seat)
        self.laid.remove(first)
        return first[1]

    def on_argument_began(self, deed: Deed, _: int) -> None:
        for seat, hand in enumerate(self.hands):
            self.discard["modifiers"] += self.hand(seat, "modifiers")
            hand |= {"modifiers": [], "extra": []}

    def on_steered(self, deed: Deed, _: int) -> None:
        for track in TRACKS:
            for character in self.tracks[track]:
                self.discard[character.piece[0]].append(character.piece)
                self.discard["modifiers"] += character.modifiers

    def join(self, track: str, piece: Piece) -> None:
        self.tracks[track].append(Character(piece, []))
        self.seen.append(piece)


def chooses(deed: Deed) -> bool:
    """Whether it takes a card out of a hand."""
    return deed["type"] == "picked" or bool(deed.get("plays"))


class Choice(NamedTuple):
    """A card out of a hand: `hidden` where the viewer can't see that hand."""

    card: int
    of: int
    hidden: bool


class Course:
    """What happened, from the log of a table: `play` is where it led to."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.seats, self.viewer = table.opened.seats, viewer
        self.faces: dict[str, list[str]] = {}
        """The face of each piece."""
        self.deeds: list[Deed] = []
        self.choices: list[Choice] = []
        self.driver: int | None = None
        """The first one."""
        self.levers: list[tuple[int, str]] = []
        """T9: the places in the log where one fell by chance, and how."""
        self.heard: list[bool] = []
        """Of each line of talk, whether the viewer heard it."""
        self.made_anew = False
        self.play = Play(self.seats, viewer)
        for place, event in enumerate(table.log):
            self.read(place, msgspec.to_builtins(event))

    def read(self, place: int, event: Deed) -> None:
        deed = {key: value for key, value in event.items() if key not in ("card", "cards")}
        deed["count"] = len(event.get("cards", []))
        choice = 0
        match event["type"]:
            case "shuffled":
                deed["order"] = self.order(event["deck"], event["cards"])
            case "round-began" if self.driver is None:
                self.driver = event["driver"]
            case "picked":
                choice = self.chosen(event)
            case "laid":
                deed["plays"] = "card" in event
                if deed["plays"]:
                    choice = self.chosen(event)
            case "said":
                self.heard.append(event["to"] != "team" or event["seat"] in self.play.fellows)
            case "steered" if event.get("by_chance"):
                self.levers.append((place, event["track"]))
        self.deeds.append(deed)
        self.play.do(deed, choice)

    def order(self, deck: str, cards: list[str]) -> list[int]:
        """Which of the discard went where."""
        if deck not in self.faces:
            self.faces[deck] = cards
            return []
        self.made_anew = True
        known = {face: place for place, face in enumerate(self.faces[deck])}
        left = self.play.draw[deck]
        assert [(deck, known[card]) for card in cards[: len(left)]] == left
        return [self.play.discard[deck].index((deck, known[card])) for card in cards[len(left) :]]

    def chosen(self, event: Deed) -> int:
        deck = event.get("deck", "modifiers")
        hand = self.play.hand(event["seat"], deck)
        index = hand.index((deck, self.faces[deck].index(event["card"])))
        hidden = event["seat"] not in self.play.fellows
        self.choices.append(Choice(index, len(hand), hidden))
        return index

    def again(self, choices: list[int]) -> Play:
        """The same with other choices."""
        play, left = Play(self.seats, self.viewer), iter(choices)
        for deed in self.deeds:
            play.do(deed, next(left) if chooses(deed) else 0)
        return play
