"""What a campaign has shown so far, in a file: an interrupted one goes on where it was."""

from datetime import date
from pathlib import Path

import msgspec

from campaigns.campaign import DONE, Figures, put_together

FOLDER = Path(__file__).parent.parent / "build/campaigns"


class State(msgspec.Struct, kw_only=True):
    campaign: str
    amount: int
    commits: list[str] = []
    """Which sources it ran on; one, where it was not interrupted by a change."""
    day: str = ""
    """When something was last done for it."""
    batches: list[int] = []
    figures: Figures = msgspec.field(default_factory=lambda: {DONE: 0})
    failures: dict[str, str] = {}
    """By batch: what must never happen, and did."""
    seconds: float = 0.0

    @property
    def done(self) -> int:
        done = self.figures[DONE]
        assert not isinstance(done, list)
        return int(done)

    def goes_on_with(self, commit: str) -> str | None:
        """Notes the sources; a warning where batches before were run on others."""
        others = [one for one in self.commits if one != commit]
        if commit not in self.commits:
            self.commits.append(commit)
        if not others or not self.batches:
            return None
        return f"Goes on at {commit}; what is there was run at {', '.join(others)} (--anew forgets)"

    def add(self, batch: int, figures: Figures, failure: str | None) -> None:
        self.day = date.today().isoformat()
        self.batches.append(batch)
        self.figures = put_together(self.figures, figures)
        if failure is not None:
            self.failures[str(batch)] = failure


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def load(name: str, amount: int) -> State:
    """What is there of a campaign of that size, else a new one."""
    file = file_of(name)
    if file.exists():
        known = msgspec.json.decode(file.read_bytes(), type=State)
        if known.amount == amount:
            return known
    return State(campaign=name, amount=amount)


def save(state: State) -> None:
    file = file_of(state.campaign)
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(state)) + b"\n")
    new.replace(file)
