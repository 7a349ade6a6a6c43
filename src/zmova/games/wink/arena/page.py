"""The report on Wink in tables, in words and in a picture."""

from zmova.arena.chart import Mark, Panel, chart
from zmova.arena.sheet import Sheet, between, mean_of
from zmova.games.wink.arena.balance import AIM, Balance, Row

SEEN_BY_NOBODY = 0.2
"""Where the axis of missed winks ends."""


def wink_sheet(report: Balance) -> Sheet:
    """A share of caught winks whose whole interval lies outside the aim is marked."""
    rows = [
        [
            str(row.seats),
            str(row.matches),
            mean_of(row.winks),
            between(row.reached),
            between(row.watched),
            between(row.caught) + ("" if aimed(row) else " !"),
            between(row.missed),
        ]
        for row in report.rows
    ]
    shares = [f"{name} %" for name in ("reached", "watched", "caught", "missed")]
    return Sheet("wink: what becomes of winks", ["seats", "matches", "winks", *shares], rows)


def aimed(row: Row) -> bool:
    low, high = AIM
    return row.caught.high >= low and row.caught.low <= high


def match_sheet(report: Balance) -> Sheet:
    figures = {
        "minutes": "minutes",
        "points": "points",
        "best": "winner's points",
        "calls": "calls",
        "named": "named",
        "misnamed": "named wrong",
        "right_catches": "caught",
        "wrong_catches": "caught wrong",
        "uncalled": "caught uncalled",
    }
    rows = [
        [str(row.seats), *(mean_of(getattr(row, name)) for name in figures)] for row in report.rows
    ]
    return Sheet("wink: a match", ["seats", *figures.values()], rows)


def turn_sheet(report: Balance) -> Sheet:
    most = max(row.seats for row in report.rows)
    rows = [
        [str(row.seats), f"{100 / row.seats:.1f}", *(between(place) for place in row.wins)]
        + [""] * (most - row.seats)
        for row in report.rows
    ]
    places = [f"{place} %" for place in range(1, most + 1)]
    return Sheet("wink: wins by place in turn", ["seats", "even %", *places], rows)


def sheets(report: Balance) -> list[Sheet]:
    return [wink_sheet(report), match_sheet(report), turn_sheet(report)]


def picture(report: Balance) -> str:
    rows = report.rows
    none = [None] * len(rows)
    panels = [
        Panel("reach their caller", [[Mark(row.reached, "a")] for row in rows], [*none]),
        Panel("are caught", [[Mark(row.caught, "b")] for row in rows], [AIM] * len(rows)),
        Panel(
            "are missed", [[Mark(row.missed, "c")] for row in rows], [*none], high=SEEN_BY_NOBODY
        ),
    ]
    labels = [f"{row.seats} seats" for row in rows]
    return chart("wink: what becomes of winks, with 95% intervals", labels, panels)


def page(report: Balance) -> str:
    winks, matches, turns = (sheet.markdown() for sheet in sheets(report))
    asked = f"{report.asked:,} at each kind of table"
    stopped = "" if report.whole else f" (stopped early: {asked} were asked for)"
    return f"""# Balance of wink

{report.matches:,} matches of bots with masks{stopped}. Their faces, and so how bold and how quick
they are, change from match to match.

## What becomes of winks

Shares of all winks in per cent, with 95% intervals that take each match as one draw.

- *reached*: the caller saw it.
- *watched*: somebody else did.
- *caught*: somebody who saw it caught the number, perhaps after its caller had moved on. About one
  in four should be; *!* marks an interval wholly outside {AIM[0]:.0%} to {AIM[1]:.0%}.
- *missed*: nobody saw it.

![What becomes of winks](wink.svg)

{winks}
## A match

Means with 95% intervals. Minutes are the table's own, with bots, who think faster than people.
*Caught* counts catches by the odds alone too, and those of numbers that nobody was calling, which
stand in the last column once more.

{matches}
## Wins by place in turn

Shares of wins in per cent with 95% intervals (Wilson); *1* calls first. A shared win counts for
each of the winners.

{turns}
Every figure is in `wink.json`. This page is made by
`{report.command}`.
"""
