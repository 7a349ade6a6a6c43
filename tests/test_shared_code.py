"""What is shared names no game: what a game needs of it stands in the game's own folders.

Looked for are the places where a name can only mean a game, so that a game may be called `bell`.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from zmova import games

ROOT = Path(__file__).parents[1]
OWN = re.compile(r"(src/zmova|web/src|tests)/games/[a-z0-9]+/|web/src/generated/")
TAKES_A_GAME = {
    *("named", "deal", "replay", "read_log", "create", "new_table", "lay_table", "played"),
    *("stored", "match_of", "facts_of", "habits_of", "oracle_of", "quick", "hasty", "recomputed"),
}
"""Functions whose first argument is the name of a game."""
ALLOWED = {
    "tests/facts.py": "the one game that tests play where it does not matter which",
    "tests/test_house.py": "the games that were there from the beginning have not gone",
    "tests/test_golden.py": "the same of their stored matches",
    "tests/test_half_added.py": "a broken game is made out of a sound one",
    "tests/launcher/test_*": "commands are given the name of a game that is there",
    "bench/spyfall.py": "the game that other engines have too",
    "bench/face.py": "the same by the documented face",
    "bench/rules.py": "both beside those engines",
    "bench/looks.py": "the game in which every glance is a move",
    "tests/test_bench.py": "tests of these",
    "tests/cli/test_arena.py": "balance is studied for single games",
    "tests/arena/*": "balance is studied for single games",
    "tests/server/test_lesson*": "a lesson with its pupil, step by step",
    "tests/server/test_bare_game.py": "files are taken away from a game that has them all",
    "tests/server/test_coming_back.py": "bots that never keep still",
    "tests/server/test_host_controls.py": "bots that never keep still; a game for many",
    "tests/server/test_card_files.py": "a game with cards of people's own",
    "tests/server/killing.py": "how often moves are liked; one is called like its game",
    "tests/server/test_restart.py": "a long match that was written by hand",
    "tests/server/test_replays.py": "a match of people who all move at once",
    "tests/replays/test_command.py": "a story word by word",
    "tests/replays/test_story.py": "a story word by word",
    "tests/table/make_*.py": "vectors that other verifiers know",
    "tests/e2e/test_lessons.py": "a lesson that is left and taken up again, step by step",
    "tests/e2e/test_evening.py": "an evening through several games, one after another",
    "tests/e2e/test_replay.py": "what replays of single games show beside the table",
    "tests/e2e/test_rules.py": "pages of single games, searched for words that they have",
    "tests/e2e/looks/*": "states of the gallery in which single games show a shared piece",
    "web/src/*.test.ts": "examples of what the client is sent",
    "web/gallery/*.test.ts": "examples of what the gallery is given",
}
"""Patterns of files, and why a game is named there."""
SOME_GAMES = {
    "tests/cli/test_arena.py": "those whose balance is studied",
    "tests/e2e/looks/test_sight.py": "those whose colours tell something apart",
}
"""Elsewhere no suite runs for some games alone."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", re.DOTALL)


@cache
def names() -> tuple[str, ...]:
    return tuple(games.names())


@cache
def shared(*ends: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--", "src", "tests", "bench", "launcher", "web"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [
        path
        for path in listed.stdout.splitlines()
        if path.endswith(ends) and not OWN.match(path) and (ROOT / path).exists()
    ]


def allowed(path: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in ALLOWED)


def named_in_python(text: str) -> Iterator[tuple[int, str]]:
    """Each line and the game that it names."""
    for node in ast.walk(ast.parse(text)):
        for game in games_of(node):
            yield getattr(node, "lineno", 0), game


def games_of(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.ImportFrom(module=str(module)):
            yield from imported(module)
        case ast.Import(names=aliases):
            for alias in aliases:
                yield from imported(alias.name)
        case ast.keyword(arg="game", value=value) | ast.arg(annotation=value) if value:
            yield from exactly(value)
        case ast.Compare(left=left, comparators=[right]):
            for one, other in ((left, right), (right, left)):
                if ends_in_game(one):
                    yield from exactly(other)
        case ast.Call(func=func, args=[first, *_]) if last_name(func) in TAKES_A_GAME:
            yield from exactly(first)
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
            several = [game for one in elements for game in exactly(one)]
            yield from several if len(several) > 1 else []
        case ast.Dict(keys=keys):
            yield from (game for one in keys if one is not None for game in exactly(one))
        case ast.Constant(value=str(value)):
            yield from spelled(value)
        case ast.Constant(value=bytes(value)):
            yield from spelled(value.decode("latin-1"))


def chosen(told: set[object]) -> bool:
    """Whether some games are written down, for a parameter that is a game."""
    return "game" in told and not told.isdisjoint(names())


def imported(module: str) -> Iterator[str]:
    parts = module.split(".")
    yield from (parts[2:3] if parts[1:2] == ["games"] and parts[2:3] else [])


def exactly(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and node.value in names():
        yield str(node.value)


def spelled(text: str) -> Iterator[str]:
    """In a path, a test id, or JSON."""
    for game in names():
        if re.search(
            rf"(games/|rules/|(^|['#\"])(new|rules|pick|wishes|lobby|tv)-){game}\b(?!/)"
            rf'|"game": ?"{game}"',
            text,
        ):
            yield game


def ends_in_game(node: ast.AST) -> bool:
    match node:
        case ast.Name(id="game") | ast.Attribute(attr="game"):
            return True
        case ast.Subscript(slice=ast.Constant(value="game")):
            return True
    return False


def last_name(func: ast.AST) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def test_a_shared_module_names_no_game():
    found = [
        f"{path}:{line} {game}"
        for path in shared(".py")
        if not allowed(path)
        for line, game in sorted({*named_in_python((ROOT / path).read_text("utf-8"))})
    ]
    assert found == [], "put it into the folders of the game, or say in ALLOWED why not"


def test_no_suite_runs_for_some_games_alone():
    """Whatever is asked of one game is asked of all that are registered."""
    found = [
        f"{path}:{node.lineno}"
        for path in shared(".py")
        if path not in SOME_GAMES
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
        if isinstance(node, ast.Call) and last_name(node.func) == "parametrize"
        if chosen({one.value for one in ast.walk(node) if isinstance(one, ast.Constant)})
    ]
    assert found == []


def test_the_shared_client_names_no_game():
    known = "|".join(names())
    named = re.compile(rf"(games|generated)/(?:{known})\b|game === '(?:{known})'")
    found = [
        path
        for path in shared(".ts", ".svelte", ".js")
        if not allowed(path) and named.search(COMMENT.sub("", (ROOT / path).read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'deal("{}", 4)',
        "from zmova.games.{} import GAME",
        'if room["game"] == "{}": pass',
        'play(game="{}")',
        'me.tap("new-{}")',
        """post(b'{{"game":"{}"}}')""",
        'WAYS = {{"{}": 1}}',
    ],
)
def test_a_name_is_found(code):
    game = names()[0]
    assert {found for _, found in named_in_python(code.format(game))} == {game}
