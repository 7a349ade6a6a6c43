"""What the suites of all games need to know of one: `tests/games/<game>/facts.py` has its `FACTS`.

They are looked up inside the tests of that game, so that a game which has none yet fails alone.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import zmova
from zmova.games import named

Options = Mapping[str, Any]
T = TypeVar("T")

EXAMPLE = "spyfall"
"""The game on the table where a test needs one and does not ask which."""
NOT_OFFERED = "no screen offers it, so no rule has to forbid it"
TALK = "about talk at any table, not about this game"
FILE = "about a file of the host's, not about a move"
NO_CHANGE = "it is so already"
SAYS_ALL = "there is no more to say than the refusal says"


def some_bit(view: Any) -> bool:
    """One of all that a seat alone knows."""
    return bool(crc32(zmova.encode(view.mine)) & 1)


@dataclass(frozen=True)
class Facts:
    seats: int = 0
    """At a usual table; where it is 0, as few as may be."""
    quick: Options = field(default_factory=dict)
    """Options of a match that is soon over."""
    hasty: Options = field(default_factory=dict)
    """Options beside those, where the limits run by a real clock."""
    bench: Options = field(default_factory=dict)
    """Options of the matches at random in which `./zmova bench rules` measures it."""
    bench_rate: float | None = None
    """Decisions of such matches in a second of one core, at least."""
    bench_ways: tuple[Options, ...] = ({},)
    """Options in turn for `./zmova bench thinking`, where the usual ones leave something out."""
    begin: Callable[[Any], Awaitable[None]] | None = None
    """What people at sockets (`tests/player.py`) do after the deal, before anybody may move."""
    finish_round: Callable[[Any, bool], Awaitable[None]] | None = None
    """People at sockets play a round to its end; whether its last guess is to be right."""
    own: Any = None
    """As many cards of their own as people add: the option `own` of a game that has it."""
    whims: tuple[str, ...] = ()
    """Moves in which a bot leaves something to chance, however much it knows."""
    whim_matches: int = 6
    """Matches in which a bot makes each of those more than ten times."""
    secret: Callable[[Any], bool] = some_bit
    """Of a seat's view: something that the others would like to know."""
    attacks: int = 1
    """How many times as many matches an attacker has to watch, where few seats have that secret."""
    own_pace: tuple[str, ...] = ()
    """Moves whose moment is play itself, as the rules count it: a bot's own knowledge may show."""
    shows: tuple[str, ...] = ()
    """Moves that lay a card of a hand open: which one it is tells by itself."""
    telling: float | None = None
    """How far apart its bot's choices may be in worlds that look the same (`attacker.telling`)."""
    worlds: int = 16
    """Of so many pairs of those, as far as they are found cheaply."""
    fixtures: Mapping[str, Options] = field(default_factory=lambda: {"": {}})
    """Matches for the client's tests: a word behind the game's name, and how each is played."""
    without_rule: Mapping[str, str] = field(default_factory=lambda: {"not-a-move": NOT_OFFERED})
    """Refusals that name no rule, and why."""
    silent: frozenset[str] = frozenset()
    """Notices that are no sentence: too many to be told, or told by what comes with them."""
    genitive: frozenset[str] = frozenset()
    """Phrases that count in two forms: what is missing, or comes from somebody (1 гравця)."""
    leaks: int = 3
    """Kinds of leaks that are planted in it, at least."""
    harmless: Mapping[str, str] = field(default_factory=dict)
    """Fields that not everybody is told though nobody would learn anything, and why."""
    length: int = 10
    """Moves of a quick match between bots, and sentences that tell it: so many at least."""
    words_on_cards: int = 0
    """Of a lesson, which a newcomer reads beside what the coach says."""
    strays_hear_more: bool = True
    """Whether the coach has words of its own for whoever does not do what is asked."""


def others() -> list[str]:
    """The games that are not the example."""
    return [name for name in zmova.games.names() if name != EXAMPLE]


def facts_of(game: str) -> Facts:
    if find_spec(f"tests.games.{game}") is None:
        return Facts()  # of a game that one test has made up
    found: Facts = import_module(f"tests.games.{game}.facts").FACTS
    return found


def seats_of(game: str) -> int:
    """At a usual table."""
    return facts_of(game).seats or named(game).fewest


def seats_near(game: str, wish: int) -> int:
    """As many as are wished for, or the nearest number that the game is played with."""
    return max(named(game).fewest, min(wish, named(game).most))


def quick(game: str) -> dict[str, Any]:
    return dict(facts_of(game).quick)


def hasty(game: str) -> dict[str, Any]:
    facts = facts_of(game)
    return {**facts.quick, **facts.hasty}


def early(game: str, look_up: Callable[[str], T], otherwise: T) -> T:
    """Something of a game that parameters of tests depend on, before any test runs.

    A game that lacks it must not keep the tests of others from running: its own will tell.
    """
    try:
        return look_up(game)
    except Exception:
        return otherwise


def with_own_cards() -> list[str]:
    """The games to which people may add cards."""
    return [name for name in zmova.games.names() if "own" in named(name).options.__struct_fields__]


def with_lesson() -> list[str]:
    """The games that can be learned by playing."""
    folder = Path(zmova.__file__).parent / "games"
    return [
        name for name in zmova.games.names() if (folder / name / "content/lesson.toml").exists()
    ]
