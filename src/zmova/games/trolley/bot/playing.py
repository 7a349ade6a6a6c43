"""As player: the card that most likely saves the own track, by what the driver seems to like."""

from random import Random

import msgspec

from zmova.games.trolley.bot.learning import KNOWN, chance_to_spare, chances
from zmova.games.trolley.bot.swaying import row_of
from zmova.games.trolley.bot.traits import Traits, combined, less, of_track, total, traits_of, worth
from zmova.games.trolley.moves import Guilty, Innocent, Modifier
from zmova.games.trolley.tracks import OTHER, TRACKS, Character, Pinned, Track
from zmova.games.trolley.view import HandView, MineView, TableView
from zmova.table.move import Move
from zmova.table.view import View

OPEN: dict[type[Move], float] = {Innocent: 4.0, Guilty: 3.0, Modifier: 2.0}
"""How much else may still happen to the tracks when such a card is played: T5-T7 are chosen blind.
"""


class Outlook:
    """What a player makes of both tracks: `balance` is its own track less the other."""

    def __init__(self, seen: View) -> None:
        assert seen.me is not None
        self.table: TableView = seen.table
        self.mine: MineView = seen.mine
        assert self.mine.track is not None
        self.track = self.mine.track
        self.hand: HandView = next(one for one in self.mine.hands if one.seat == seen.me)
        self.chances = chances(self.table, self.table.driver, seen.me)
        self.rows = {track: self.row(track) for track in TRACKS}
        self.balance = less(*(of_track(self.rows[one]) for one in (self.track, OTHER[self.track])))

    def row(self, track: Track) -> list[Character]:
        """T7: with what the own team has laid face down on it."""
        row = list(row_of(self.table.tracks, track))
        for laid in self.mine.laid:
            if laid.card is not None and laid.target is not None and laid.target.track == track:
                one = row[laid.target.place]
                pins = (*one.modifiers, Pinned(laid.card, laid.seat))
                row[laid.target.place] = msgspec.structs.replace(one, modifiers=pins)
        return row

    def hope(self, balance: Traits, heat: float) -> float:
        """How likely the own track is spared if the tracks stand so."""
        return sum(
            chance * chance_to_spare(worth(taste, balance), heat)
            for chance, taste in zip(self.chances, KNOWN, strict=True)
        )

    def after(self, move: Move) -> Traits:
        """The balance that a move leaves."""
        match move:
            case Innocent(card=index):
                return total((self.balance, combined(False, self.hand.innocents[index], ())))
            case Guilty(card=index):
                return less(self.balance, combined(True, self.hand.guilty[index], ()))
            case Modifier(card=index, target=spot):
                one = self.rows[spot.track][spot.place]
                pinned = traits_of(one, (self.hand.modifiers[index],))
                change = less(pinned, traits_of(one))
                if spot.track == self.track:
                    return total((self.balance, change))
                return less(self.balance, change)
        return self.balance  # a pass


def play(seen: View, whim: Random) -> Move | None:
    """The best of the offered cards, or the pass of T15 where none does any good.

    It leaves the hands where they are: a bot plays any of them equally well.
    """
    cards = [move for move in seen.choices if isinstance(move, Move)]
    if not cards:
        return None
    outlook = Outlook(seen)
    heat = OPEN.get(type(cards[0]), 1.0)
    # what comes last wins a tie: a pass is offered last, and cards that hosts added are all alike
    return max(
        reversed(shuffled(cards, whim)),
        key=lambda move: round(outlook.hope(outlook.after(move), heat), 9),
    )


def shuffled(cards: list[Move], whim: Random) -> list[Move]:
    """In any order, but a pass stays last."""
    played = [move for move in cards if type(move) in OPEN]
    return whim.sample(played, len(played)) + [move for move in cards if type(move) not in OPEN]
