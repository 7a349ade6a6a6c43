"""Charts as SVG without a library: dots with intervals, over bands, readable in both themes."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

import msgspec

from zmova.arena.intervals import Estimate

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2b33 }
.title { font-weight: 600 }
.paper { fill: #fbfaf7 } .rule { stroke: #c9c6bd } .band { fill: #dfe9dc } .soft { fill: #6b6a70 }
.a { stroke: #2f6f8f; fill: #2f6f8f } .b { stroke: #b4502a; fill: #b4502a }
.c { stroke: #8a5a9e; fill: #8a5a9e } .d { stroke: #8b8a86; fill: #8b8a86 }
@media (prefers-color-scheme: dark) {
text { fill: #eceaf2 }
.paper { fill: #1d1c24 } .rule { stroke: #46444f } .band { fill: #2c3a31 } .soft { fill: #a5a3ad }
.a { stroke: #77b7d8; fill: #77b7d8 } .b { stroke: #ee9467; fill: #ee9467 }
.c { stroke: #c79bdb; fill: #c79bdb } .d { stroke: #9c9aa6; fill: #9c9aa6 }
}
"""
LINE, MARGIN, LABEL, GAP, TOP = 24, 16, 130, 52, 64
TICKS = 4


class Mark(msgspec.Struct, frozen=True):
    """A dot with its interval; `look` is one of a, b, c, d."""

    estimate: Estimate
    look: str


class Panel(msgspec.Struct, frozen=True):
    """A column of the chart: for each row its marks and the band behind them, if any."""

    title: str
    marks: list[list[Mark]]
    bands: list[tuple[float, float] | None]
    low: float = 0.0
    high: float = 1.0


def chart(title: str, labels: Sequence[str], panels: Sequence[Panel], width: int = 240) -> str:
    """One row for each label, panels side by side; values are shares, shown in per cent."""
    wide = MARGIN + LABEL + len(panels) * (width + GAP)
    tall = TOP + LINE * len(labels) + 40
    parts = [text(MARGIN, 26, title, "title")]
    for row, label in enumerate(labels):
        parts.append(text(MARGIN, height(row) + 4, label))
    for number, panel in enumerate(panels):
        left = MARGIN + LABEL + number * (width + GAP)
        parts += drawn(panel, left, width, len(labels))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" '
        f'width="{wide}" height="{tall}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}</style>\n"
        f'<rect class="paper" width="{wide}" height="{tall}" rx="8"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def drawn(panel: Panel, left: int, width: int, rows: int) -> list[str]:
    def x(value: float) -> float:
        inside = min(max(value, panel.low), panel.high)
        return round(left + width * (inside - panel.low) / (panel.high - panel.low), 1)

    bottom = height(rows) - LINE / 2
    parts = [text(left, TOP - 16, panel.title)]
    for row, band in enumerate(panel.bands):
        if band is not None:
            top, across = height(row) - LINE / 2, round(x(band[1]) - x(band[0]), 1)
            parts.append(
                f'<rect class="band" x="{x(band[0])}" y="{top}" width="{across}" height="{LINE}"/>'
            )
    for step in range(TICKS + 1):
        value = panel.low + (panel.high - panel.low) * step / TICKS
        parts.append(line(x(value), TOP, x(value), bottom, "rule", 1))
        parts.append(text(x(value), bottom + 18, f"{100 * value:.0f}%", "soft", anchor="middle"))
    for row, marks in enumerate(panel.marks):
        for place, mark in enumerate(marks):
            y = height(row) + (place - (len(marks) - 1) / 2) * 8
            found = mark.estimate
            parts.append(line(x(found.low), y, x(found.high), y, mark.look, 2))
            parts.append(f'<circle class="{mark.look}" cx="{x(found.value)}" cy="{y}" r="4"/>')
    return parts


def height(row: int) -> float:
    """The middle of a row."""
    return TOP + LINE * (row + 0.5)


def line(x1: float, y1: float, x2: float, y2: float, look: str, width: int) -> str:
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<line class="{look}" {ends} stroke-width="{width}"/>'


def text(x: float, y: float, words: str, look: str = "", anchor: str = "start") -> str:
    where = f'x="{x}" y="{y}" text-anchor="{anchor}"'
    return f'<text class="{look}" {where}>{escape(words)}</text>'
