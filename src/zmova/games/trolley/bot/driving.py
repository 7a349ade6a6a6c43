"""As driver: which track dies. A taste of its own, a mood, and an ear for arguments."""

from zmova.games.trolley.bot.swaying import sway
from zmova.games.trolley.bot.tastes import taste_of
from zmova.games.trolley.bot.traits import is_known, of_track, worth
from zmova.games.trolley.decks import DECKS
from zmova.games.trolley.moves import Steer
from zmova.games.trolley.tracks import Character
from zmova.games.trolley.view import TableView
from zmova.table.whim import Whim

MOOD = 1.0
WHIM = 1.2
"""How much a card without tags may please or displease."""


def steer(table: TableView, persona: int, whim: Whim) -> Steer:
    return Steer("right" if leaning(table, persona, whim) > 0 else "left")


def leaning(table: TableView, persona: int, whim: Whim) -> float:
    """Above zero where it would rather spare the left track; the same as long as nobody speaks."""
    taste, tracks = taste_of(persona), table.tracks
    mood = whim.fate("mood", table.round).gauss(0, MOOD)
    left, right = (
        worth(taste, of_track(row)) + sum(fancy(one, whim) for one in row)
        for row in (tracks.left, tracks.right)
    )
    return left - right + mood + sway(taste, tracks, table.arguments)


def fancy(one: Character, whim: Whim) -> float:
    """What it makes of the hosts' own cards, the same all match."""
    strange = [] if is_known(DECKS[one.guilty], one.card) else [one.card]
    strange += [pin.card for pin in one.modifiers if not is_known("modifiers", pin.card)]
    return sum(whim.fate("fancy", card).gauss(0, WHIM) for card in strange)
