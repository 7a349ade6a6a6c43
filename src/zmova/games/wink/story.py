"""Each notice as a sentence. The client tells the same ones (web/src/games/wink/story.ts)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from zmova.games.wink.notices import (
    BallBegan,
    HasCalled,
    HasCaught,
    HasNamed,
    HasPassed,
    HasWinked,
    MatchIsOver,
)
from zmova.table.notice import Notice
from zmova.table.seat import Seat
from zmova.table.story import Scene


def sentence(notice: Notice, scene: Scene) -> str | None:
    """Looks are too many to be told; a wink is told to those alone who saw it."""
    t, name, me = scene.words, scene.name, scene.me
    match notice:
        case BallBegan(first=first):
            return tell("dealt", first, scene)
        case HasWinked(seat=seat, player=player):
            how = "-you" if seat == me else "-to-you" if player == me else ""
            signal = scene.view.table.signal
            return t(f"wink-story-winked{how}", name=name(seat), player=name(player), signal=signal)
        case HasCalled(seat=seat, agent=agent):
            return tell("called", seat, scene, agent)
        case HasPassed(seat=seat):
            return tell("passed", seat, scene)
        case HasNamed(seat=seat, agent=agent, player=player, holder=holder):
            what = "named" if player == holder else "named-wrong"
            return tell(what, seat, scene, agent, player, holder)
        case HasCaught(seat=seat, agent=agent, player=player, right=right):
            return tell("caught" if right else "caught-wrong", seat, scene, agent, player)
        case MatchIsOver(winners=[]):
            return scene.words("wink-over-broken")
        case MatchIsOver(winners=winners):
            names = scene.names(winners)
            return t("wink-story-match-ended", count=len(winners), names=names)
    return None


def tell(
    what: str,
    seat: Seat,
    scene: Scene,
    agent: int | None = None,
    player: Seat | None = None,
    holder: Seat | None = None,
) -> str:
    """A deed that everybody saw; to the one who did it in other words."""
    you = "-you" if seat == scene.me else ""
    return scene.words(
        f"wink-story-{what}{you}",
        name=scene.name(seat),
        agent=agent or 0,
        who="" if agent is None else agents()[str(agent)][scene.words.lang]["name"],
        player="" if player is None else scene.name(player),
        holder="" if holder is None else scene.name(holder),
    )


@cache
def agents() -> dict[str, Any]:
    """W5"""
    return tomllib.loads(files(__package__).joinpath("content", "agents.toml").read_text("utf-8"))
