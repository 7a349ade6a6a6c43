"""A referee of our own: follows a match move by move, by the rulebook alone.

It is told hands and crowd at the deal and then who did what and when; it says what all must see,
what each seat may do and what each has seen, and counts points from what lies on the table.
"""

from typing import Any

Told = dict[str, Any]


class Referee:
    def __init__(self, hands: list[list[int]], crowd: list[int], first: int, eyes: str) -> None:
        self.n = len(hands)
        self.held = {agent: seat for seat, hand in enumerate(hands) for agent in hand}
        self.crowd, self.masks = crowd, eyes == "masks"
        self.up, self.down = set(crowd), set[int]()
        self.turn, self.over = first, False
        self.pawn: dict[int, int] = {}
        self.cards, self.laid = [4] * self.n, [0] * self.n
        self.face_up: list[list[int]] = [[] for _ in hands]
        self.face_down: list[list[int]] = [[] for _ in hands]
        self.barred: dict[int, int] = {}
        self.gaze = [((seat + 1) % self.n, 0) for seat in range(self.n)]
        self.looks: list[list[int]] = [[] for _ in hands]
        self.winks: list[list[int]] = [[] for _ in hands]
        self.glimpses: list[list[tuple[int, int, int, int]]] = [[] for _ in hands]
        self.hopes: set[int] = set()
        self.silent: list[Told] = []

    # W6-W21: what a move does

    def play(self, seat: int, move: Told, now: int) -> None:
        getattr(self, f"on_{move['type']}")(seat, now, *list(move.values())[1:])

    def on_name(self, seat: int, now: int, player: int) -> None:
        agent = self.pawn[seat]
        self.too_late(seat)
        holder = self.leaves(agent)
        if player == holder:
            self.face_up[seat].append(agent)
            self.face_up[holder].append(agent)
            del self.pawn[seat]
        else:
            self.down.add(agent)
            self.face_down[holder].append(agent)
        self.ends()

    def on_catch(self, seat: int, now: int, player: int, agent: int) -> None:
        callers = [other for other, on in self.pawn.items() if on == agent]
        self.cards[seat] -= 1
        if self.held[agent] != player:
            if self.n == 4:
                self.barred[agent] = callers[0] if callers else seat
            return
        self.leaves(agent)
        self.laid[seat] += 1
        self.face_up[seat] += [agent, agent]
        for caller in callers:
            del self.pawn[caller]
        self.ends()

    def on_call(self, seat: int, now: int, agent: int) -> None:
        self.lift(seat)
        self.pawn[seat] = agent
        self.hopes |= {seat}
        self.next_turn()

    def on_pass(self, seat: int, now: int) -> None:
        self.lift(seat)
        self.next_turn()

    def on_look(self, seat: int, now: int, player: int) -> None:
        self.gaze[seat] = player, now
        self.looks[seat].append(now)

    def on_wink(self, seat: int, now: int) -> None:
        self.winks[seat].append(now)
        caller = self.gaze[seat][0]
        self.hopes -= {caller}
        for other in range(self.n):
            there, since = self.gaze[other]
            if other == seat or (there == seat and since + 300 <= now):
                self.glimpses[other].append((now, seat, caller, self.pawn[caller]))

    def leaves(self, agent: int) -> int:
        """The number is out of play; says who held it."""
        self.up.remove(agent)
        self.barred.pop(agent, None)
        self.glimpses = [[one for one in own if one[3] != agent] for own in self.glimpses]
        return self.held.pop(agent)

    def lift(self, seat: int) -> None:
        self.too_late(seat)
        if seat in self.pawn:
            del self.pawn[seat]

    def too_late(self, caller: int) -> None:
        """W12: for a wink at that caller."""
        agent = self.open(caller)
        if agent and caller in self.hopes and self.masks:
            self.silent.append({"seat": self.held[agent], "player": caller, "agent": agent})
        self.hopes -= {caller}

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.n
        self.barred = {a: until for a, until in self.barred.items() if until != self.turn}

    def ends(self) -> None:
        """W22"""
        self.over = not self.up or len(set(self.held.values())) < self.n

    # what may be done

    def open(self, seat: int) -> int | None:
        on = self.pawn.get(seat)
        return on if on in self.up else None

    def offers(self, seat: int, now: int) -> list[Told]:
        if self.over:
            return []
        others = [player for player in range(self.n) if player != seat]
        found: list[Told] = []
        if seat == self.turn:
            if self.open(seat):
                found += [{"type": "name", "player": player} for player in others]
            free = self.up - set(self.pawn.values())
            calls = [a for a in self.crowd if a in free and self.held[a] != seat]
            found += [{"type": "call", "agent": agent} for agent in calls]
            found += [] if calls else [{"type": "pass"}]
        if self.cards[seat] > 0:
            tried = self.up - set(self.barred) - {self.pawn.get(seat)}
            agents = [a for a in self.crowd if a in tried and self.held[a] != seat]
            found += [{"type": "catch", "player": p, "agent": a} for a in agents for p in others]
        if self.masks:
            found += self.eyes(seat, now, others)
        return found

    def eyes(self, seat: int, now: int, others: list[int]) -> list[Told]:
        """W13, W15"""
        there, found = self.gaze[seat][0], list[Told]()
        if sum(at + 1000 > now for at in self.looks[seat]) < 4:
            found += [{"type": "look", "player": player} for player in others if player != there]
        agent = self.open(there)
        if agent and self.held[agent] == seat and all(at + 2000 <= now for at in self.winks[seat]):
            found.append({"type": "wink"})
        return found

    def table(self) -> Told:
        """What all see."""
        held = list(self.held.values())
        return {
            "crowd": self.crowd,
            "up": [agent for agent in self.crowd if agent in self.up],
            "down": [agent for agent in self.crowd if agent in self.down],
            "pawns": [self.pawn.get(seat) for seat in range(self.n)],
            "barred": sorted(self.barred),
            "hands": [held.count(seat) for seat in range(self.n)],
            "cards": self.cards,
            "laid": self.laid,
            "won": self.face_up,
            "fallen": self.face_down,
            "gazes": [{"player": p, "since": s} for p, s in self.gaze] if self.masks else [],
            "silent": self.silent if self.over else [],
        }

    def scores(self) -> list[int]:
        """W23"""
        return [len(self.face_up[seat]) + self.cards[seat] for seat in range(self.n)]

    def winners(self) -> list[int]:
        """W24"""
        keys = [
            (points, self.laid[seat], len(self.face_down[seat]))
            for seat, points in enumerate(self.scores())
        ]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
