"""What one viewer of Passengers may know of the cards, from P2-P5, P10-P12, P18 and P20 alone.

A seat knows its own hand and what it placed; what it was shown, traded and peeked at; and what is
told to all: confessions, a torch, and at the end the Afterlands and the cards that fixed the
factions. Smugglers know each other at five seats or more. Sunk boats stay unseen for ever.
"""

from typing import Any, NamedTuple

from tests.games.passengers.oracle.course import Course
from tests.games.passengers.oracle.printed import color, kind, like_a_demon
from zmova.table.seat import Viewer


class World(NamedTuple):
    """What nobody sees whole: the deal, and which hand cards were picked, one after another."""

    hands: list[list[str]]
    shadows: list[str]
    picks: list[int]


class Lore(NamedTuple):
    """Where a world leads to: what the viewer learned, and what it did not."""

    learned: list[Any]
    hands: list[list[str]]
    aboard: list[str]
    """The card of each passenger by number."""
    pile: list[str]
    unseen: list[str]
    """Cards that others looked at and the viewer did not."""


def lore(course: Course, world: World, viewer: Viewer) -> Lore:
    """Plays the course with these cards and these picks."""
    hands = [hand.copy() for hand in world.hands]
    pile, picks = world.shadows.copy(), iter(world.picks)
    aboard: list[str] = []
    learned: list[Any] = []
    unseen: list[str] = []
    factions = [kind(hand[0]) for hand in hands]
    if viewer is not None:
        learned.append(hands[viewer].copy())
        if course.seats > 4 and factions[viewer] == "demon":
            learned.append([faction == "demon" for faction in factions])
    offered = 0
    for deed in course.deeds:
        who = deed.who
        match deed.what:
            case "place":
                aboard.append(hands[who[0]].pop(next(picks)))
            case "shadow":
                aboard.append(pile.pop(0))
            case "chromatis":
                learned.append(
                    [has(hand, deed.color) for hand in hands if hand is not hands[who[0]]]
                )
            case "bell":
                learned.append(sum(map(like_a_demon, hands[who[1]])))
            case "census":
                learned.append(sum(like_a_demon(aboard[id]) for id in deed.ids))
            case "lantern":
                learned.append(kind(aboard[deed.ids[0]]))
            case "torch":
                learned.append(aboard[deed.ids[0]])
            case "hamsa-hand" | "ravens-eye" | "wolfs-eye" | "shade" | "key":
                (learned if viewer == who[0] else unseen).extend(aboard[id] for id in deed.ids)
            case "show":
                card = hands[who[0]][next(picks)]
                (learned if viewer in who else unseen).append(card)
            case "trade":
                offered = next(picks)
            case "swap":
                one, holder = who
                index = next(picks)
                pair = [hands[one][index], hands[holder][offered]]
                hands[holder][offered], hands[one][index] = pair
                (learned if viewer in who else unseen).extend(pair)
            case "end":
                learned += [world.hands[seat][0] for seat in range(course.seats)]
                learned += [aboard[id] for id in deed.ids]
    return Lore(learned, hands, aboard, pile, unseen)


def has(hand: list[str], named: str | None) -> bool:
    return any(color(card) == named for card in hand)
