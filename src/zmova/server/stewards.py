"""When bots and stewards move: the plan of each seat waits for a human-like time."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import structlog

from zmova.server.helper_processes import HelperProcesses
from zmova.server.thinking import Question, answers, duty_of, question, steward
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.table import Table

log = structlog.get_logger()
AGAIN = 1.0
"""Seconds after which a steward that failed is asked again."""


class Thought(NamedTuple):
    """What came of a batch of questions."""

    questions: list[Question]
    plans: list[Plan | None]


class Owed:
    """What a seat owes the table at a deadline, once its steward has said it."""

    def __init__(self, at: tuple[Seat, int]) -> None:
        self.at = at
        """The seat, and how long the table's log was."""
        self.move: Move | None = None


class Stewards:
    """The plans of a room's bots. They think from their seat's view alone, like a person.

    They think outside the loop (`helper_processes.py`), a room's bots in one batch at a time. Who
    is told something meanwhile gets a new question, and no answer to the older one counts.
    """

    def __init__(
        self,
        pace: float,
        minds: HelperProcesses,
        tell: Callable[[Thought], None],
        wake: Callable[[], None],
    ) -> None:
        """`tell` brings a thought to the room's own task, which hands it to `learn`; `wake` lets it
        look at its time."""
        self._pace = pace
        self._minds = minds
        self._tell = tell
        self._wake = wake
        self._owed: Owed | None = None
        self._asking: asyncio.Task[None] | None = None
        self._plans: dict[Seat, tuple[float, Plan]] = {}
        self._open: dict[Seat, Question] = {}
        """The question of each seat that has not made up its mind."""
        self._batch: asyncio.Task[None] | None = None

    def think(self, table: Table, seat: Seat, persona: int, moment: float) -> None:
        """Something changed, seen by `moment`: the seat plans anew."""
        self._open[seat] = question(table, seat, persona, moment)
        if self._batch is None:
            self._batch = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        await asyncio.sleep(0)  # all whom one change concerns are asked together
        questions = list(self._open.values())
        try:
            plans = await self._minds.work(answers, [one.seen for one in questions])
        except Exception:
            log.exception("bots-failed")
            plans = [None] * len(questions)
        self._tell(Thought(questions, plans))

    def learn(self, thought: Thought) -> None:
        for asked, plan in zip(thought.questions, thought.plans, strict=True):
            if self._open.get(asked.seat) is asked:
                del self._open[asked.seat]
                self._mean(asked, plan)
        self._batch = asyncio.create_task(self._ask()) if self._open else None

    @property
    def asked_for_a_duty(self) -> bool:
        return self._owed is not None and self._owed.move is None

    def owed(self, table: Table, seat: Seat) -> Move | None:
        """What the seat's steward does at a deadline; None while it thinks, then the room wakes."""
        at = seat, len(table.log)
        if self._owed is None or self._owed.at != at:
            self._owed = Owed(at)
            self._asking = asyncio.create_task(self._ask_for(self._owed, duty_of(table, seat)))
        return self._owed.move

    async def _ask_for(self, owed: Owed, duty: bytes) -> None:
        try:
            owed.move = await self._minds.work(steward, duty)
        except Exception:
            log.exception("bots-failed")
            await asyncio.sleep(AGAIN)
            if self._owed is owed:
                self._owed = None
        self._wake()

    def _mean(self, asked: Question, plan: Plan | None) -> None:
        """The same kind of move keeps its moment, but waits until a beat is over."""
        if plan is None:
            self._plans.pop(asked.seat, None)
            return
        due = asked.moment + plan.seconds * self._pace
        planned = self._plans.get(asked.seat)
        if planned is not None and type(planned[1].move) is type(plan.move):
            due = min(due, max(asked.moment, planned[0]))
        self._plans[asked.seat] = (due, plan)

    def has_plan(self, seat: Seat) -> bool:
        return seat in self._plans or seat in self._open

    def next_due(self) -> float | None:
        return min(
            (due for seat, (due, _) in self._plans.items() if self._sure(seat)), default=None
        )

    def ripe(self, moment: float) -> list[Seat]:
        """The seats whose time has come, earliest first."""
        ripe = [(due, seat) for seat, (due, _) in self._plans.items() if due <= moment]
        return [seat for _, seat in sorted(ripe) if self._sure(seat)]

    def take(self, seat: Seat, moment: float) -> Plan | None:
        """The seat's plan if its time has come, even after others have moved; it is spent then."""
        planned = self._plans.get(seat)
        if planned is None or planned[0] > moment or not self._sure(seat):
            return None
        del self._plans[seat]
        return planned[1]

    def _sure(self, seat: Seat) -> bool:
        """What was told since may change its mind."""
        return seat not in self._open

    def stand_down(self, seat: Seat) -> None:
        self._plans.pop(seat, None)
        self._open.pop(seat, None)

    def clear(self) -> None:
        self._plans.clear()
        self._open.clear()
        self._owed = None
