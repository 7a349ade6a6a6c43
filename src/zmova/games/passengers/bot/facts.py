"""What a view leaves no doubt about, sorted by seats and passengers."""

from zmova.games.passengers.boats import Boat
from zmova.games.passengers.bot.codes import CODE, DEMON, FACTION_CODE, HUE_CODE, JESTER, KIND_CODE
from zmova.games.passengers.cards import FACTION_DECK
from zmova.games.passengers.view import GivingView, MineView, PassengerView, TableView
from zmova.table.seat import Seat, Viewer

NOBODY = -1
"""Stands for an empty space among the numbers of passengers."""
Ids = list[int]
PEEKS = ("hamsa-hand", "ravens-eye", "wolfs-eye", "shade", "key")


class Facts:
    """For a seat, or with no `mine` for somebody who has seen only what everybody has."""

    def __init__(self, me: Viewer, table: TableView, mine: MineView | None) -> None:
        seats = table.seats
        self.me, self.seats, self.round = me, seats, table.round
        self.deck = FACTION_DECK[seats]
        self.placed: list[Ids] = [[NOBODY] * 3 for _ in range(seats)]
        """By seat, then by round."""
        self.owner: dict[int, Seat | None] = {}
        self.when: dict[int, int] = {}
        self.card: dict[int, int] = {}
        """Cards that are sure, by passenger."""
        self.kind: dict[int, int] = {}
        """Kinds that a Lantern has told."""
        self.mask: dict[int, int] = {}
        self.bells: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.tints: list[list[tuple[int, int, bool]]] = [[] for _ in range(seats)]
        self.looks: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.swaps: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
        """Of those who traded with this seat: the round, and the codes that they gave and got."""
        self.trades: list[tuple[int, Seat, Seat]] = []
        self.counts: list[tuple[Ids, int]] = []
        """Each Census: the passengers, and how many of them are like demons."""
        self.peeked: set[tuple[Seat, int]] = set()
        self.hand: Ids = [] if mine is None else [CODE[card] for card in mine.hand]
        self.rows: dict[Boat, Ids] = {}
        self.crossed: list[Ids] = []
        self.votes: list[tuple[Ids, Ids, list[Boat]]] = []
        """Each count: the Raven, the Wolf and the ballots."""
        self._boats(table)
        self._uses(table)
        self.factions: list[tuple[int, ...]] = [(0, 1, 2) if self.deck[2] else (0, 1)] * seats
        """By seat: what it may be."""
        if mine is not None and me is not None:
            self._mine(me, mine)
        self._forget()

    def _boats(self, table: TableView) -> None:
        for boat in table.boats:
            self.rows[boat.boat] = self._row(boat.row, table.round)
        for crossed, sunk, count in zip(table.crossed, table.sunk, table.counts, strict=True):
            row, lost = self._row(crossed.row, crossed.round), self._row(sunk.row, sunk.round)
            self.crossed.append(row)
            pair = (row, lost) if crossed.boat == "raven" else (lost, row)
            self.votes.append((*pair, count.ballots))

    def _row(self, row: list[PassengerView | None], round: int) -> Ids:
        ids = [NOBODY] * len(row)
        for space, one in enumerate(row):
            if one is None:
                continue
            ids[space] = one.id
            self.owner[one.id] = one.owner
            self.when[one.id] = round
            if one.owner is not None:
                self.placed[one.owner][round - 1] = one.id
            if one.card is not None:
                self.card[one.id] = CODE[one.card]
            if one.mask is not None:
                self.mask[one.id] = HUE_CODE[one.mask] + 1
        return ids

    def _uses(self, table: TableView) -> None:
        phase = table.phase
        pending = type(phase) is GivingView and bool(phase.waiting)
        uses = table.uses
        for number, use in enumerate(uses, 1):
            choice, round = use.choice, use.round
            if choice is None:
                continue
            seat = choice.player
            if use.gift == "trade":
                if seat is not None and not (pending and number == len(uses)):
                    self.trades.append((round, use.seat, seat))
            elif use.gift in PEEKS:
                self.peeked.update((use.seat, id) for id in use.ids)
            elif use.kind is not None and seat is not None:
                self.kind[self.placed[seat][round - 1]] = KIND_CODE[use.kind]
            elif use.answers is not None and choice.color is not None:
                for other, answer in enumerate(use.answers):
                    if answer is not None:
                        self.tints[other].append((round, HUE_CODE[choice.color], answer))
            elif use.count is not None and seat is not None:
                self.bells[seat].append((round, use.count))
            elif use.count is not None and choice.boat is not None:
                self.counts.append((self._boat_of(choice.boat, round), use.count))

    def _boat_of(self, boat: Boat, round: int) -> Ids:
        """A census meets no gift that carries passengers from boat to boat."""
        if round > len(self.votes):
            return [id for id in self.rows[boat] if id != NOBODY]
        raven, wolf, _ = self.votes[round - 1]
        return [id for id in (raven if boat == "raven" else wolf) if id != NOBODY]

    def _mine(self, me: Seat, mine: MineView) -> None:
        for known in mine.known:
            self.card[known.id] = CODE[known.card]
        for look in mine.looks:
            if look.mine is None:
                self.looks[look.seat].append((look.round, CODE[look.card]))
            else:
                gave, got = CODE[look.card], CODE[look.mine]
                self.swaps[look.seat].append((look.round, gave, got))
                self.looks[look.seat].append((look.round, got))
        own = FACTION_CODE[mine.faction]
        everybody = range(self.seats)
        if own == JESTER:
            self.factions = [(0, 1)] * self.seats
        elif own == DEMON and (self.seats > 4 or self.deck[DEMON] == 1):
            others = tuple(one for one in self.factions[0] if one != DEMON)
            self.factions = [(DEMON,) if s in mine.fellows else others for s in everybody]
        self.factions = [(own,) if s == me else may for s, may in enumerate(self.factions)]

    def _forget(self) -> None:
        """A hand that has traded since may have lost what was seen in it."""
        for round, *pair in self.trades:
            for seat in pair:
                self.looks[seat] = [look for look in self.looks[seat] if look[0] >= round]
                self.tints[seat] = [tint for tint in self.tints[seat] if tint[0] >= round]
