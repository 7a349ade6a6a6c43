"""The player to beat in Passengers: it knows its own cards, and votes for them."""

from zmova.games.passengers.boats import OTHER, Boat
from zmova.games.passengers.cards import FACTION
from zmova.games.passengers.moves import Place, Vote
from zmova.games.passengers.view import MineView
from zmova.table.offer import listed
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim


def own_card_first(view: View, whim: Whim) -> Plan | None:
    """Places a card of its faction, anywhere, and votes for it; everything else is at random."""
    moves = listed(view.choices)
    if not moves or view.mine.ballot is not None:
        return None
    if type(moves[0]) is Place:
        moves = [move for move in moves if type(move) is Place and suits(view, move)] or moves
    elif type(moves[0]) is Vote:
        moves = [Vote(favourite(view))]
    return Plan(whim.choice(moves), whim.uniform(3, 12))


def suits(view: View, move: Place) -> bool:
    mine: MineView = view.mine
    return FACTION[mine.hand[move.card]] == mine.faction


def favourite(view: View) -> Boat:
    """The boat of the card that it placed, or the other one where that card is not its faction's.

    A card that was moved since is looked for where it sits now.
    """
    me, known = view.me, {one.id: one.card for one in view.mine.known}
    boat: Boat
    boat, card = next(
        (row.boat, known[one.id])
        for row in view.table.boats
        for one in row.row
        if one is not None and one.owner == me
    )
    return boat if FACTION[card] == view.mine.faction else OTHER[boat]
