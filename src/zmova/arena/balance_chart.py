"""The charts of a balance report."""

from zmova.arena.balance import Balance, SettingRow
from zmova.arena.balance_page import factions_of
from zmova.arena.chart import Mark, Panel, chart

LOOKS = "abc"


def win_chart(report: Balance) -> str:
    """Each faction's share of wins at each table, over the band where it should lie."""
    rows = report.settings
    panels = [
        Panel(
            title=f"{faction} win",
            marks=[marks(row, faction, look) for row in rows],
            bands=[row.band if marks(row, faction, look) else None for row in rows],
        )
        for faction, look in zip(factions_of(report), LOOKS, strict=False)
    ]
    labels = [f"{row.setting.seats} seats, {row.setting.variant}" for row in rows]
    return chart(f"{report.game}: who wins, with 95% intervals", labels, panels)


def marks(row: SettingRow, faction: str, look: str) -> list[Mark]:
    return [Mark(one.wins, look) for one in row.factions if one.faction == faction]


def fork_chart(report: Balance) -> str:
    """How often each gift changed the winner beside noise, and what its holder gained."""
    rows = report.forks
    none = [None] * len(rows)
    panels = [
        Panel(
            title="another winner without it (grey: noise)",
            marks=[[Mark(row.changed, "a"), Mark(row.noise, "d")] for row in rows],
            bands=[*none],
        ),
        Panel(
            title="the holder's faction wins more often by",
            marks=[[Mark(row.gain, "b")] for row in rows],
            bands=[*none],
            low=-0.2,
            high=0.2,
        ),
    ]
    labels = [row.what for row in rows]
    return chart(f"{report.game}: what each gift changed", labels, panels, width=300)
