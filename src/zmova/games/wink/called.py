"""What the things that notices are about are called; `web/src/games/wink/story.ts` agrees."""

from collections.abc import Iterator, Sequence
from typing import Any

from zmova.games.wink.state import Silence
from zmova.table.content import content
from zmova.table.story import Scene


def called(kind: str, which: Any, scene: Scene) -> str:
    if kind == "silent":
        return scene.words.listed([*silences(which, scene)])
    return str(content("zmova.games.wink", kind)[str(which)][scene.words.lang]["name"])


def silences(which: Sequence[Silence], scene: Scene) -> Iterator[str]:
    """W12: each partner once, with the numbers."""
    for seat in sorted({one.seat for one in which}):
        agents = ", ".join(str(one.agent) for one in which if one.seat == seat)
        yield scene.words("wink-silent", name=scene.name(seat), agents=agents)
