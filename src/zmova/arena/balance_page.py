"""The balance report as a page: tables and text."""

from zmova.arena.balance import Balance, FactionRow, SettingRow
from zmova.arena.sheet import Sheet, between, give_or_take, percent


def win_sheet(report: Balance) -> Sheet:
    """A share of wins whose whole interval lies outside the band is marked."""
    factions = factions_of(report)
    rows = []
    for row in report.settings:
        by_name = {one.faction: one for one in row.factions}
        cells = [cell(by_name.get(faction), row) for faction in factions]
        rows.append([*name(row), str(row.matches), *cells])
    head = ["seats", "gifts", "matches", *(f"{faction} win %" for faction in factions)]
    return Sheet(f"{report.game}: who wins", head, rows)


def length_sheet(report: Balance) -> Sheet:
    factions = factions_of(report)
    rows = []
    for row in report.settings:
        scores = {one.faction: f"{one.score:.2f}" for one in row.factions}
        lengths = [f"{row.decisions:.1f}", f"{row.claims:.1f}", f"{row.minutes:.1f}"]
        rows.append([*name(row), *(scores.get(faction, "") for faction in factions), *lengths])
    scored = [f"{faction} score" for faction in factions]
    head = ["seats", "gifts", *scored, "decisions", "claims", "minutes"]
    return Sheet(f"{report.game}: mean scores and length of a match", head, rows)


def fork_sheet(report: Balance) -> Sheet:
    holders = factions_of(report)
    rows = [
        [
            row.what,
            str(row.changed.of),
            between(row.changed),
            between(row.noise),
            give_or_take(row.gain),
            *(
                percent(row.gain_by_holder[holder].value, "+")
                if holder in row.gain_by_holder
                else ""
                for holder in holders
            ),
        ]
        for row in report.forks
    ]
    by_holder = [f"{holder} gain" for holder in holders]
    head = ["gift", "forks", "changed %", "noise %", "gain", *by_holder]
    return Sheet(f"{report.game}: what each gift changed", head, rows)


def factions_of(report: Balance) -> list[str]:
    return list(dict.fromkeys(one.faction for row in report.settings for one in row.factions))


def name(row: SettingRow) -> list[str]:
    return [str(row.setting.seats), row.setting.variant]


def cell(faction: FactionRow | None, row: SettingRow) -> str:
    if faction is None:
        return ""
    low, high = row.band
    outside = faction.wins.high < low or faction.wins.low > high
    return between(faction.wins) + (" !" if outside else "")


def sheets(report: Balance) -> list[Sheet]:
    return [win_sheet(report), length_sheet(report), fork_sheet(report)]


def page(report: Balance) -> str:
    wins, lengths, forks = (sheet.markdown() for sheet in sheets(report))
    asked = f"{report.asked:,} at each kind of table"
    stopped = "" if report.whole else f" (stopped early: {asked} were asked for)"
    return f"""# Balance of {report.game}

{report.matches:,} matches of bots{stopped}. Every set of gifts is played on the same deals.

## Who wins

Shares of wins in per cent with 95% intervals (Wilson). A faction is in balance between 40 and 60%
where two play, and between 25 and 42% where three do; *!* marks an interval wholly outside.

![Shares of wins by faction]({report.game}.svg)

{wins}
## Scores and length

{lengths}
A decision is a move that the rules ask for; claims come on top. Minutes are the table's own, with
bots, who think and talk faster than people.

## What each gift changed

One of the gifts that a match has used is picked by chance, and the match is played on from there
twice more: with the gift as it was used, and with the gift passed over, both with the same fresh
whims.

- *changed*: in how many of these pairs another faction wins.
- *noise*: how often the winner differs between two matches that both had the gift as it was used,
  with other whims.
- *gain*: by how many points of a hundred the faction of its holder wins more often with the gift
  than without it; then the same by faction of the holder.

Gift 0 of each set only gives voices and is left out.

![What each gift changed]({report.game}-gifts.svg)

{forks}
Every figure is in `{report.game}.json`. This page is made by
`{report.command}`.
"""
