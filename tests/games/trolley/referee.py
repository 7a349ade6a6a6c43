"""A referee of our own: follows a match from what everybody sees, by the rulebook alone.

It keeps no card but what lies open, and says what must come next; the tests hold the game to it.
"""


def sides(driver: int, seats: int) -> dict[str, list[int]]:
    """T2"""
    others = [(driver + step) % seats for step in range(1, seats)]
    left = others[: -(-len(others) // 2)]
    return {"left": left, "right": others[len(left) :]}


def token(skulls: list[int], hit: list[int], driver: int) -> int:
    """T15: going left from the driver, tied ones who took a skull before those who did not."""
    seats = len(skulls)
    most = {seat for seat in range(seats) if skulls[seat] == max(skulls)}
    among = most & {*hit} or most
    return min(among, key=lambda seat: (seat - driver - 1) % seats)


class Referee:
    def __init__(self, seats: int, driver: int, valerii: bool, accomplices: bool) -> None:
        self.seats, self.valerii, self.accomplices = seats, valerii, accomplices
        self.round, self.driver = 1, driver
        self.skulls = [0] * seats
        self.helper: int | None = None
        self.over = False

    def steered(self, name: str) -> None:
        """T9, T11, T12, T15"""
        hit = sides(self.driver, self.seats)[name]
        for seat in hit:
            self.skulls[seat] += 1
        if self.round == self.seats * (2 if self.seats in (3, 4) else 1):
            self.over = True
            return
        if self.valerii:
            self.helper = token(self.skulls, hit, self.driver)
        self.round += 1
        self.driver = (self.driver + 1) % self.seats

    def modifiers(self, team: list[int]) -> int:
        """T3, T15, T16: how many hands of them a team has drawn, of three cards each."""
        own = len(team) if self.accomplices else max(1, len(team) - 2)
        return own + (self.helper in team)

    def winners(self) -> list[int]:
        """T13"""
        return [seat for seat in range(self.seats) if self.skulls[seat] == min(self.skulls)]
