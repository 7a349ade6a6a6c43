"""The guides for hosts: both say the same, and what they say to type is understood."""

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from zmova.cli import _parser, main
from zmova.server.config import SETTINGS
from zmova.server.settings import configured

GUIDE = Path(__file__).parents[2] / "docs/guide"
GUIDES = [GUIDE / "hosting.md", GUIDE / "hosting.uk.md"]


def blocks(guide: Path) -> list[str]:
    return re.findall(r"^```\w+\n(.*?)^```", guide.read_text(), re.DOTALL | re.MULTILINE)


def commands(guide: Path) -> list[list[str]]:
    return [shlex.split(line, comments=True) for text in blocks(guide) for line in text.split("\n")]


def links(guide: Path) -> list[str]:
    return re.findall(r"\]\((?!https?:)([^)#]+)\)", guide.read_text())


def test_both_guides_show_the_same_commands_and_files():
    english, ukrainian = GUIDES
    assert commands(english) == commands(ukrainian)
    theirs = {"hosting.md", "hosting.uk.md"}
    assert [one for one in links(english) if one not in theirs] == [
        one for one in links(ukrainian) if one not in theirs
    ]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_link_leads_somewhere(guide):
    assert links(guide)
    for link in links(guide):
        assert (guide.parent / link).resolve().exists(), link


def test_the_commands_are_ours(capsys):
    ours = [words[1:] for words in commands(GUIDES[0]) if words[:1] == ["zmova"]]
    assert {words[0] for words in ours} == {"serve", "config", "backup", "restore"}
    for words in ours:
        if "--help" in words:
            with pytest.raises(SystemExit, match="0"):
                main(words)
        else:
            assert callable(_parser().parse_args(words).run)


def test_the_containers_are_started_with_settings_and_commands_of_ours():
    runs = [words[2:] for words in commands(GUIDES[0]) if words[:2] == ["docker", "run"]]
    assert len(runs) == 4
    known = {setting.variable: setting for setting in SETTINGS}
    for words in runs:
        given = [after for word, after in pairwise(words) if word == "-e"]
        told = dict(one.split("=", 1) for one in given)
        assert told.keys() <= known.keys()
        assert "ZMOVA_HOST" not in told
        command = words[len(words) - words[::-1].index("zmova") :]
        assert callable(_parser().parse_args(command or ["serve"]).run)
        if not command:
            assert words[words.index("--restart") + 1] == "unless-stopped"
            flags = {known[name].name: value for name, value in told.items()}
            assert configured(flags).public_url


def test_the_files_that_the_guide_installs_are_there():
    root = GUIDE.parents[1]
    named = {word for words in commands(GUIDES[0]) for word in words if word.startswith("hosting/")}
    assert len(named) == 3
    for name in named:
        assert (root / name).is_file(), name
