"""A table of figures, for the terminal and for Markdown alike."""

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from zmova.arena.intervals import Estimate


class Sheet(msgspec.Struct, frozen=True):
    title: str
    head: list[str]
    rows: list[list[str]]

    def terminal(self) -> Table:
        table = Table(title=self.title, box=SIMPLE_HEAD)
        for number, name in enumerate(self.head):
            table.add_column(name, justify="right" if number else "left", overflow="fold")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        lines = [self.head, ["---", *["---:"] * (len(self.head) - 1)], *self.rows]
        return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def percent(value: float, sign: str = "") -> str:
    return f"{100 * value:{sign}.1f}"


def between(estimate: Estimate) -> str:
    """A share in per cent, such as `48.2 (46-51)`."""
    return f"{percent(estimate.value)} ({100 * estimate.low:.0f}–{100 * estimate.high:.0f})"


def give_or_take(estimate: Estimate) -> str:
    """A difference of shares, such as `+3.1 ±2.0`."""
    return f"{percent(estimate.value, '+')} ±{percent(estimate.high - estimate.value)}"


def mean_of(estimate: Estimate) -> str:
    """A mean, such as `4.9 ±0.2`."""
    return f"{estimate.value:.1f} ±{estimate.high - estimate.value:.1f}"


def as_json(report: msgspec.Struct) -> str:
    """Every figure of a report, for other programs."""
    return msgspec.json.format(msgspec.json.encode(report)).decode() + "\n"
