"""Other matches of Trial by Trolley that a viewer can't tell from the one it is in.

Hidden hands are chosen from otherwise, then every piece that the viewer saw keeps the face that it
saw there, and the other faces are dealt anew.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.games.trolley.oracle.course import Course, Piece, Play
from tests.games.trolley.oracle.printed import DECKS, TRACKS
from tests.properties.oracle import Twin
from zmova import Table
from zmova.table.dice import Dice, seed_from_number
from zmova.table.seat import Viewer

Faces = dict[str, list[str]]


def twin(table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
    course = Course(table, viewer)
    choices, play, known = otherwise(course, rng)
    faces = dealt(course.faces, known, rng)
    chosen = rechosen(course, choices, steps)
    laid = relaid(course, {**dict(made(steps)), **chosen}, rng)
    talk = rephrased(course, steps)
    seed = thrown(table, course, rng)
    differs = set(compared(course, play, faces))
    differs |= {"chosen"} if chosen else set()
    differs |= {"laid"} if laid else set()
    differs |= {"team talk"} if talk else set()
    differs |= {"dice"} if seed != bytes.fromhex(table.opened.seed) else set()
    return Twin(seed, {**faces, "driver": course.driver}, {**chosen, **laid, **talk}, differs)


# the cards


def otherwise(course: Course, rng: Random) -> tuple[list[int], Play, dict[Piece, str]]:
    """Other choices out of hidden hands, where they lead to, and the faces that must stay.

    Where a deck was made anew, a piece may come back with a face that the viewer knows: some
    choices can't be otherwise then.
    """
    for bold in (0.8, 0.4, 0.1):
        choices = [
            rng.randrange(choice.of) if choice.hidden and rng.random() < bold else choice.card
            for choice in course.choices
        ]
        play = course.again(choices)
        known = agreed(course, play)
        if known is not None:
            return choices, play, known
    known = agreed(course, course.play)
    assert known is not None
    return [choice.card for choice in course.choices], course.play, known


def agreed(course: Course, play: Play) -> dict[Piece, str] | None:
    """What the viewer saw here, on the pieces that lie there; None where it can't be so."""
    known: dict[Piece, str] = {}
    pieces: dict[tuple[str, str], Piece] = {}
    for (deck, place), piece in zip(course.play.seen, play.seen, strict=True):
        face = course.faces[deck][place]
        if known.setdefault(piece, face) != face or pieces.setdefault((deck, face), piece) != piece:
            return None
    return known


def dealt(real: Faces, known: dict[Piece, str], rng: Random) -> Faces:
    """Every face once; known pieces keep theirs."""
    faces: Faces = {}
    for deck in DECKS:
        fixed = {place: face for (of, place), face in known.items() if of == deck}
        rest = [face for face in real[deck] if face not in set(fixed.values())]
        rng.shuffle(rest)
        faces[deck] = [
            fixed[place] if place in fixed else rest.pop() for place in range(len(real[deck]))
        ]
    return faces


def compared(course: Course, play: Play, faces: Faces) -> Iterator[str]:
    """In which secrets two worlds differ now."""

    def here(pieces: list[Piece]) -> list[str]:
        return [course.faces[deck][place] for deck, place in pieces]

    def there(pieces: list[Piece]) -> list[str]:
        return [faces[deck][place] for deck, place in pieces]

    for seat, (hand, other) in enumerate(zip(course.play.hands, play.hands, strict=True)):
        held = [sorted(here(hand[where])) for where in hand]
        if held != [sorted(there(other[where])) for where in other]:
            assert seat not in play.fellows
            yield "hands"
    if here([*course.play.picks.values()]) != there([*play.picks.values()]):
        yield "picks"
    for deck in DECKS:
        if sorted(here(course.play.discard[deck])) != sorted(there(play.discard[deck])):
            yield "discards"
        if here(course.play.draw[deck]) != there(play.draw[deck]):
            yield "decks"


# choices, talk, dice


def rechosen(course: Course, choices: list[int], steps: list[Any]) -> dict[int, Any]:
    """The steps that choose otherwise."""
    picks = [(index, move) for index, move in made(steps) if move["type"] != "pass"]
    return {
        index: {**move, "card": choice}
        for (index, move), choice in zip(picks, choices, strict=True)
        if move["card"] != choice
    }


def made(steps: list[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The moves that chose out of a hand, by their step."""
    for index, step in enumerate(steps):
        if step.accepted and kind(step.move) in ("innocent", "guilty", "modifier", "pass"):
            yield index, msgspec.to_builtins(step.move)


def relaid(course: Course, moves: dict[int, Any], rng: Random) -> dict[int, Any]:
    """What others laid face down is meant for another character; T15: or it is kept, or not."""
    play, changed = course.play, {}
    spots = [
        {"track": track, "place": place}
        for track in TRACKS
        for place in range(len(play.tracks.get(track, ())))
    ]
    steps = sorted(moves)[len(moves) - len(play.laid) :]
    for index, (seat, piece) in zip(steps, play.laid, strict=True):
        if seat in play.fellows:
            continue
        held, second = play.hand(seat, "modifiers"), sum(seat == one for one, _ in play.laid) > 1
        last = index == max(i for i, (one, _) in zip(steps, play.laid, strict=True) if one == seat)
        wish = {**moves[index], "target": rng.choice(spots)}
        if piece is None:
            kept = not held or rng.random() < 0.5
            card = rng.randrange(len(held) or 1)
            wish = {"type": "pass"} if kept else wish | {"type": "modifier", "card": card}
        elif second and last and rng.random() < 0.5:
            wish = {"type": "pass"}
        if wish != moves[index]:
            changed[index] = wish
    return changed


def rephrased(course: Course, steps: list[Any]) -> dict[int, Any]:
    """Other words inside the other team."""
    lines = [
        index for index, step in enumerate(steps) if step.accepted and kind(step.move) == "say"
    ]
    return {
        index: {"type": "say", "text": "something else", "to": "team"}
        for index, heard in zip(lines, course.heard, strict=True)
        if not heard
    }


def kind(move: Any) -> str | None:
    """None where it was time that moved."""
    found: str | None = (msgspec.to_builtins(move) or {}).get("type")
    return found


def thrown(table: Table, course: Course, rng: Random) -> bytes:
    """Other dice, if nothing that the viewer saw came from them; the deal is stacked."""
    real = bytes.fromhex(table.opened.seed)
    for _ in range(0 if course.made_anew else 40):
        seed = seed_from_number(rng.randrange(1 << 40))
        dice = Dice(seed, table.opened.salts)
        if all(dice.at(place).pick(TRACKS) == track for place, track in course.levers):
            return seed
    return real
