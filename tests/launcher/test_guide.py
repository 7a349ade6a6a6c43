"""The guide walks through the game that `./zmova new-game` writes, and shows what is written."""

import re
from argparse import Namespace

from launcher import new_game
from launcher.shell import ROOT

GUIDE = ROOT / "docs/guide/adding-a-game.md"
SHOWN = re.compile(r"^\*\*(\S+/higher/\S+)\*\*\n\n```\w+\n(.*?)```$", re.MULTILINE | re.DOTALL)
"""A path, and parts of that file in their order, with two empty lines between them."""
ASKED = Namespace(name="higher", letter="H", fewest=3, most=6)


def written() -> dict[str, str]:
    """Each file of such a game, as the command would write it."""
    return new_game.texts(ASKED)


def test_each_piece_of_code_is_the_template_s():
    files, pieces = written(), SHOWN.findall(GUIDE.read_text("utf-8"))
    for path, piece in pieces:
        at = 0
        for part in piece.strip().split("\n\n\n"):
            at = files[path].find(part, at)
            assert at >= 0, f"{path} has no\n{part}"
    assert len(pieces) > 15


def test_every_file_is_walked_through():
    shown = {path for path, _ in SHOWN.findall(GUIDE.read_text("utf-8"))}
    unseen = {path for path in written() if path.endswith(("card.ftl", "rules/uk.md"))}
    assert {*written()} - shown == unseen
