"""A referee of our own: follows a match from what everybody sees, by the rulebook alone.

It keeps no card but what lies open, and says what must come next; the tests hold the game to it.
"""

from typing import Any


def sides(driver: int, seats: int) -> dict[str, list[int]]:
    """T2"""
    others = [(driver + step) % seats for step in range(1, seats)]
    left = others[: -(-len(others) // 2)]
    return {"left": left, "right": others[len(left) :]}


def token(skulls: list[int], holder: int | None) -> int | None:
    """T15"""
    most = {seat for seat, count in enumerate(skulls) if count == max(skulls)}
    if len(most) == 1:
        return most.pop()
    return holder if holder in most else None


class Referee:
    def __init__(self, seats: int, driver: int, valerii: bool) -> None:
        self.seats, self.valerii = seats, valerii
        self.round, self.driver = 1, driver
        self.skulls = [0] * seats
        self.helper: int | None = None
        self.over = False

    def steered(self, name: str) -> None:
        """T9, T11, T12, T15"""
        for seat in sides(self.driver, self.seats)[name]:
            self.skulls[seat] += 1
        if self.round == self.seats * (2 if self.seats in (3, 4) else 1):
            self.over = True
            return
        if self.valerii:
            self.helper = token(self.skulls, self.helper)
        self.round += 1
        self.driver = (self.driver + 1) % self.seats

    def turns(self, hands: list[Any]) -> list[int]:
        """T7, T15, T16: by how many hands of three each seat has drawn."""
        due = {seat: -(-backs.modifiers // 3) for seat, backs in enumerate(hands)}
        queues = [
            [seat for seat in team for _ in range(due[seat])]
            for team in sides(self.driver, self.seats).values()
        ]
        found = []
        while any(queues):
            found += [queue.pop(0) for queue in queues if queue]
        return found

    def winners(self) -> list[int]:
        """T13"""
        return [seat for seat in range(self.seats) if self.skulls[seat] == min(self.skulls)]
