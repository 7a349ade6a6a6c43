"""The rules that stored matches were made by, where they were other ones."""

from typing import Literal

from zmova.games.spyfall import options


class Options(options.Options, frozen=True):
    """Of version 1: the deal started the clock, and the vote came as soon as it had run out."""

    look_seconds: Literal[0] = 0
    discuss_seconds: Literal[0] = 0


VERSION_1 = {"options": Options}
