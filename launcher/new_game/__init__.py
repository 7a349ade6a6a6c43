"""`./zmova new-game NAME --letter K --seats 3-6`: a tiny game in its three folders, to begin from.

It is copied from `template/` with other names, formatted, and what is generated or recorded for it
is written at once, so that it passes every test that asks something of a game.
"""

import argparse
import keyword
import re
from pathlib import Path

from launcher.packages import PYTHON
from launcher.setup import set_up
from launcher.shell import ROOT, quietly, say, stop

TEMPLATE = Path(__file__).parent / "template"
GAMES = ROOT / "src/zmova/games"
FOLDERS = {"src": "src/zmova/games", "web": "web/src/games", "tests": "tests/games"}
MOST_SEATS = 13
"""As many as a television shows at once."""
LEAST_FULL = 3
"""Fewer are no party: a phone passed between two and a guest are three already."""
CYRILLIC = dict(zip("abcdefghijklmnopqrstuvwxyz", "абкдефгхійклмнопкрстуввхиз", strict=True))
NEXT = """
{title} is there: ./zmova dev shows it, with bots in the empty chairs.

What to write next, each while the game stays playable (docs/guide/adding-a-game.md):
  src/zmova/games/{game}/rules/en.md, uk.md    your rules, each with an id {letter}1, {letter}2 ...
  src/zmova/games/{game}/moves.py, events.py   what may be asked for, what happens, who is told what
  src/zmova/games/{game}/rules.py, state.py    what is dealt, offered, decided, and what follows
  src/zmova/games/{game}/words/                every sentence, in both languages; its Ukrainian name
                                        is the Latin one in other letters as yet
  web/src/games/{game}/Match.svelte            your table
  tests/games/{game}/oracle.py, test_rules.py  who may know what, and a test for each rule

After a change of moves, events, options, views or words:
    .venv/bin/python -m zmova.typescript web/src/generated
After one of what happens in a match (rules, bot, facts, playthrough):
    .venv/bin/python -m tests.replays.fixtures
    ZMOVA_GOLDEN=1 ./zmova test tests/test_playthroughs.py -k {game}

The checklist:            ./zmova test tests/test_house.py -k {game}
All that is about it:     ./zmova test --checks && ./zmova test tests -k {game}
"""


def new_game(args: list[str]) -> None:
    asked = read(args)
    set_up("test", node=True)
    make(asked)


def make(asked: argparse.Namespace, interpreter: str = PYTHON) -> None:
    """`interpreter` has the packages of the project."""
    python = [file for file in _write(asked) if file.endswith(".py")]
    steps = {
        "formatting": ["-m", "ruff", "format", *python],
        "sorting imports": ["-m", "ruff", "check", "--fix", "--select", "I", *python],
        "types for the client": ["-m", "zmova.typescript", "web/src/generated"],
        "formatting the client": [
            *("-m", "launcher.client", "npm", "exec", "--", "prettier", "--write"),
            f"src/games/{asked.name}",
        ],
        "matches for the client's tests": ["-m", "tests.replays.fixtures"],
        "its playthrough": ["-m", "pytest", "-q", "tests/test_playthroughs.py", "-k", asked.name],
    }
    for what, command in steps.items():
        say(f"· {what}…")
        if problem := quietly(interpreter, *command, ZMOVA_GOLDEN="1"):
            stop(f"{what} failed:\n{problem}", 1)
    print(NEXT.format(title=_title(asked.name), game=asked.name, letter=asked.letter))


def read(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./zmova new-game", description="Writes a tiny game in its three folders."
    )
    parser.add_argument("name", help="a short word of lower-case letters: the name of its folders")
    parser.add_argument(
        "--letter", required=True, help="one capital letter, which the ids of its rules begin with"
    )
    parser.add_argument("--seats", required=True, help="fewest and most players, like 3-6")
    asked = parser.parse_args(args)
    name, letter = asked.name, asked.letter
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        parser.error(f"{name!r}: 2 to 20 lower-case letters and digits, a letter first")
    if taken := [folder for folder in FOLDERS.values() if (ROOT / folder / name).exists()]:
        parser.error(f"there is a {name} in {taken[0]} already")
    if not re.fullmatch(r"[A-Z]", letter):
        parser.error(f"--letter {letter}: one capital letter")
    if owner := _letters().get(letter):
        parser.error(f"--letter {letter}: it is that of {owner}; free are {free()}")
    seats = re.fullmatch(r"(\d+)-(\d+)", asked.seats)
    asked.fewest, asked.most = (int(seats[1]), int(seats[2])) if seats else (0, 0)
    if not (2 <= asked.fewest <= asked.most and LEAST_FULL <= asked.most <= MOST_SEATS):
        parser.error(
            f"--seats {asked.seats}: like 3-6; from 2 at least to {LEAST_FULL} up to {MOST_SEATS}"
        )
    return asked


def _letters() -> dict[str, str]:
    """Whose letter each one is."""
    taken = {"G": "the rules of all games"}
    for page in GAMES.glob("*/rules/en.md"):
        if found := re.search(r"^- \*\*([A-Z])\d+\b", page.read_text("utf-8"), re.MULTILINE):
            taken[found[1]] = page.parts[-3]
    return taken


def free() -> str:
    return "".join(letter for letter in map(chr, range(65, 91)) if letter not in _letters())


def _write(asked: argparse.Namespace) -> list[str]:
    """The files, as paths from the root."""
    files = texts(asked)
    for path, text in files.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")
    return [*files]


def texts(asked: argparse.Namespace) -> dict[str, str]:
    """What is written, by its path from the root."""
    words = {
        "@game@": asked.name,
        "@Game@": _title(asked.name),
        "@Гра@": _in_cyrillic(_title(asked.name)),
        "@K@": asked.letter,
        "@fewest@": str(asked.fewest),
        "@most@": str(asked.most),
    }
    files = {}
    for source in sorted(TEMPLATE.rglob("*.template")):
        top, *rest = source.relative_to(TEMPLATE).parts
        path = Path(FOLDERS[top], asked.name, *rest).with_suffix("")
        text = source.read_text("utf-8")
        for word, meant in words.items():
            text = text.replace(word, meant)
        files[str(path)] = text
    return files


def _title(name: str) -> str:
    return name.capitalize()


def _in_cyrillic(word: str) -> str:
    """Letter by letter, until somebody gives it a Ukrainian name."""
    return "".join(CYRILLIC.get(letter.lower(), letter) for letter in word).capitalize()
