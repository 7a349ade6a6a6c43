"""What the sockets of a match carried, held against the rules."""

import pytest

from tests.audit import audit
from tests.e2e.person import Person
from tests.e2e.together import exported
from tests.serving import Server


def no_frame_held_anothers_secret(
    server: Server, everybody: list[Person], match: str, fewest: int = 30
) -> None:
    """G3: each socket carried what the rules give its seat at each step, to the byte.

    The last of them looks on; as another seat's nobody's frames would pass.
    """
    export = exported(server, match)
    seats = export["steps"][0]["events"][0]["seats"]
    for somebody in everybody:
        frames, seat = somebody.of_match(match)
        told = [frame for frame in frames if frame["type"] in ("view", "update")]
        assert audit(told, export, seat) == len(told) > fewest
        with pytest.raises(AssertionError, match="no step"):
            audit(told, export, 0 if seat is None else (seat + 1) % seats)
    assert everybody[-1].of_match(match)[1] is None
