"""Somebody who takes a lesson at a table without a room: an obedient one, or one who strays."""

from random import Random
from typing import Any

import zmova
from zmova.server.script import (
    LEARNER,
    after_move,
    bookmark,
    lesson_of,
    may,
    move_of,
    step_of,
    timeless,
    turned,
)
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.table import Table

PATIENCE = 600
"""Steps, moves and pauses; a lesson that takes more goes in circles."""
GIVES_UP = 0.2
"""How likely somebody goes on who can't do what is asked for, instead of waiting."""


class Pupil:
    """Plays a lesson as a room does, with the ordinary bots where it leaves them to themselves."""

    def __init__(self, game: str, seed: int, strays: float = 0.0) -> None:
        self.lesson = lesson_of(game)
        self.table: Table = zmova.deal(
            game, 1 + len(self.lesson.bots), seed, timeless(game, self.lesson), self.lesson.stacked
        )
        self.whim = Random(seed)
        self.strays = strays
        self.said: list[str] = []
        self.lost: list[str] = []
        self.left_out = 0

    @property
    def number(self) -> int:
        return step_of(self.table.log)

    @property
    def done(self) -> bool:
        return self.table.over or self.number >= len(self.lesson.steps)

    def learn(self) -> "Pupil":
        for _ in range(PATIENCE):
            if self.done:
                return self
            self.go_on()
        raise AssertionError(f"stuck at {self.lesson.steps[self.number]}")

    def go_on(self) -> None:
        step = self.lesson.steps[self.number]
        if step.says is not None and step.says not in self.said[-1:]:
            self.said.append(step.says)
        if step.seat is not None:
            self.table.wait(max(step.least, step.pause))
            could = may(self.table, step.seat, step.do or {})
            self.left_out += self.turn_page() is None or not could
        elif step.do is not None and not may(self.table, LEARNER, step.do):
            self.lost.append(step.says or "")
            self.let_bots_play()
            if self.whim.random() < self.strays:
                self.stray()
            elif self.whim.random() < GIVES_UP:
                self.turn_page()
        elif self.whim.random() < self.strays and self.stray():
            pass
        elif step.do is not None:
            self.play(step.do)
        else:
            self.turn_page()

    def turn_page(self) -> Move | None:
        """The move of the step, if it has one that can be made, and on to the next."""
        number = self.number
        seat, move = move_of(self.lesson.steps[number], self.table)
        if move is not None:
            self.table.play(seat, move)
        self.table.take(turned(self.lesson, number, self.table))
        return move

    def stray(self) -> bool:
        """Some other thing that may be done now."""
        choices = self.table.moves(LEARNER)
        if choices:
            self.table.wait(0.5)
            self.play(self.whim.choice(choices))
        return bool(choices)

    def play(self, move: dict[str, Any] | Move) -> None:
        typed = self.table.read(move)
        number = self.number
        try:
            events = self.table.play(LEARNER, typed)
        except Illegal:
            return
        assert events
        step = after_move(self.lesson, number, typed, self.table)
        if step != number:
            self.table.take([bookmark(self.table, step)])

    def let_bots_play(self) -> None:
        """Half a second passes, and the bot who is ready first moves."""
        self.table.wait(0.5)
        plans = []
        for seat, persona in enumerate(self.lesson.bots, 1):
            plan = self.table.game.plan(self.table.view(seat), self.table.whim(seat), persona)
            if plan is not None:
                plans.append((plan.seconds, seat, plan.move))
        if plans:
            _, seat, move = min(plans, key=lambda one: one[:2])
            self.table.play(seat, move)
