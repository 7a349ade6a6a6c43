"""The agents have names and lines in both languages: W5."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

AGENTS: dict[str, Any] = tomllib.loads(
    (files("zmova.games.wink") / "content/agents.toml").read_text("utf-8")
)


def test_there_are_thirty_six_of_them():
    """W1, W5: by their numbers."""
    assert list(AGENTS) == [str(number) for number in range(1, 37)]


@pytest.mark.parametrize("language", ["uk", "en"])
def test_each_has_a_name_of_its_own_and_one_line(language):
    """W5"""
    spoken = [agent[language] for agent in AGENTS.values()]
    for words in spoken:
        assert set(words) == {"name", "line"}
        for text in words.values():
            assert text == " ".join(text.split())
            assert text
    assert len({words["name"].casefold() for words in spoken}) == 36
    assert len({words["line"].casefold() for words in spoken}) == 36


def test_none_is_left_in_the_other_language():
    """W5"""
    for agent in AGENTS.values():
        for part in ("name", "line"):
            assert any("а" <= letter <= "ї" for letter in agent["uk"][part].lower())
            assert not any("а" <= letter <= "ї" for letter in agent["en"][part].lower())
