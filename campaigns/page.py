"""docs/reliability.md's table of figures, from what the campaigns have left in build/campaigns."""

import sys
from pathlib import Path

from campaigns.__main__ import CAMPAIGNS, judged
from campaigns.campaign import DONE, ENOUGH, course
from campaigns.state import State, file_of, load

PAGE = Path(__file__).parent.parent / "docs/reliability.md"
BEGIN, END = "<!-- figures: begin -->\n", "<!-- figures: end -->\n"
HEAD = ("campaign", "what it shows", "done of a whole one", "figures", "verdict", "run")


def row(name: str) -> str:
    campaign = CAMPAIGNS[name]
    says, whole = campaign.says, f"{campaign.amount:,} {campaign.unit}"
    if not file_of(name).exists():
        return line(f"**{name}**", says, f"0 of {whole}", "", "not run", "")
    state = load(name, campaign.amount)
    share = f"{state.done:,} of {whole} ({state.done / campaign.amount:.2%})"
    ran = f"{state.day}, {state.seconds / 60:.0f} min, at {' and '.join(state.commits)}"
    return line(f"**{name}**", says, share, "; ".join(figures(state)), verdict(name, state), ran)


def figures(state: State) -> list[str]:
    told = []
    for name, figure in state.figures.items():
        if isinstance(figure, list):
            few = ("behind the first tenth", "at most", "rise an hour")
            words = few if len(figure) >= ENOUGH else few[:2]  # few measurements show no rise
            known = course(figure, state.seconds)
            told.append(f"{name}: " + ", ".join(f"{word} {known[word]:.1f}" for word in words))
        elif name != DONE:
            told.append(f"{figure:,.0f} {name}" if figure == int(figure) else f"{figure} {name}")
    return told


def verdict(name: str, state: State) -> str:
    if state.failures:
        return f"{len(state.failures)} batches **failed**"
    if state.done < state.amount:
        return "nothing wrong in this part"
    return "; ".join(judged(CAMPAIGNS[name], state)) or "as it must be"


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    rows = [line(*HEAD), line(*("---" for _ in HEAD)), *map(row, CAMPAIGNS)]
    PAGE.write_text(before + BEGIN + "\n".join(rows) + "\n" + END + rest.split(END)[1], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
