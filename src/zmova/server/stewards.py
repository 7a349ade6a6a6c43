"""When bots and stewards move: the plan of each seat waits for a human-like time."""

from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.table import Table


class Stewards:
    """The plans of a room's bots. They think from their seat's view alone, like a person."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._plans: dict[Seat, tuple[float, Plan]] = {}

    def think(self, table: Table, seat: Seat, persona: int, moment: float) -> None:
        """Something changed, seen by `moment`: the seat plans anew.

        The same kind of move keeps its moment, but waits until a beat is over."""
        plan = table.game.plan(table.view(seat), table.whim(seat), persona)
        if plan is None:
            self._plans.pop(seat, None)
            return
        due = moment + plan.seconds * self._pace
        if (planned := self._plans.get(seat)) and type(planned[1].move) is type(plan.move):
            due = min(due, max(moment, planned[0]))
        self._plans[seat] = (due, plan)

    def has_plan(self, seat: Seat) -> bool:
        return seat in self._plans

    def next_due(self) -> float | None:
        return min((due for due, _ in self._plans.values()), default=None)

    def ripe(self, moment: float) -> list[Seat]:
        """The seats whose time has come, earliest first."""
        ripe = [(due, seat) for seat, (due, _) in self._plans.items() if due <= moment]
        return [seat for _, seat in sorted(ripe)]

    def take(self, seat: Seat, moment: float) -> Plan | None:
        """The seat's plan if its time has come, even after others have moved; it is spent then."""
        planned = self._plans.get(seat)
        if planned is None or planned[0] > moment:
            return None
        del self._plans[seat]
        return planned[1]

    def stand_down(self, seat: Seat) -> None:
        self._plans.pop(seat, None)

    def clear(self) -> None:
        self._plans.clear()
