"""As driver: which track dies. A taste of its own, a mood, and an ear for arguments."""

from random import Random

from zmova.games.trolley.bot.swaying import sway
from zmova.games.trolley.bot.tastes import taste_of
from zmova.games.trolley.bot.traits import is_known, of_track, worth
from zmova.games.trolley.decks import DECKS, Card
from zmova.games.trolley.moves import Steer
from zmova.games.trolley.tracks import Character
from zmova.games.trolley.view import TableView

MOOD = 1.0
WHIM = 1.2
"""How much a card without tags may please or displease."""


def steer(table: TableView, persona: int) -> Steer:
    return Steer("right" if leaning(table, persona) > 0 else "left")


def leaning(table: TableView, persona: int) -> float:
    """Above zero where it would rather spare the left track; the same as long as nobody speaks."""
    taste, tracks = taste_of(persona), table.tracks
    cards = [card for row in (tracks.left, tracks.right) for one in row for card in cards_of(one)]
    mood = Random(f"mood {persona} {table.round} {cards}").gauss(0, MOOD)
    left, right = (
        worth(taste, of_track(row)) + sum(fancy(persona, one) for one in row)
        for row in (tracks.left, tracks.right)
    )
    return left - right + mood + sway(taste, tracks, table.arguments)


def cards_of(one: Character) -> list[Card]:
    return [one.card, *(pin.card for pin in one.modifiers)]


def fancy(persona: int, one: Character) -> float:
    """What it makes of the hosts' own cards, the same at every table."""
    strange = [] if is_known(DECKS[one.guilty], one.card) else [one.card]
    strange += [pin.card for pin in one.modifiers if not is_known("modifiers", pin.card)]
    return sum(Random(f"fancy {persona} {card}").gauss(0, WHIM) for card in strange)
