"""The words of the printed editions: one glossary a game, and no text that calls a thing otherwise.

`src/zmova/games/<game>/words/terms.toml` is for translators and for this test, and
`src/zmova/locales/terms.toml` is the same for what all games share: that one holds every text.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tests.test_house_words import CONTENT, SOURCE, catalogues, texts
from zmova.games import names

Lang = Literal["uk", "en"]
LANGS: tuple[Lang, ...] = ("uk", "en")
NO_WORDS = re.compile(r"`[^`]*`|\([^()]*\.md\)|<!--.*?-->", re.S)
NAMES_IN_A_PHRASE = re.compile(r"\{[^{}\n]*(?:\}|->)|^[\w-]+ =|^ *\*?\[[\w-]+\]|^#.*", re.M)


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    uk: str
    en: str
    printed: tuple[Lang, ...] = ()
    """The editions that print it; where there is none the word is ours."""
    instead: dict[Lang, list[str]] = {}
    """What it is never called: whole words without case, a final * is any ending."""
    but: dict[Lang, list[str]] = {}
    """Expressions in which such a word may stand, since there it means something else."""


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: dict[str, Term]
    worlds: tuple[str, ...] = ()
    """Files of content that tell of the game's world, and not of the game."""


@cache
def glossary(game: str | None) -> Glossary:
    file = SOURCE / (f"games/{game}/words/terms.toml" if game else "locales/terms.toml")
    read = tomllib.loads(file.read_text("utf-8"))
    return msgspec.convert({"worlds": read.pop("worlds", []), "terms": read}, Glossary)


def has_glossary(game: str) -> bool:
    return (SOURCE / f"games/{game}/words/terms.toml").exists()


def words_of(file: Path) -> str:
    return NAMES_IN_A_PHRASE.sub(" ", file.read_text("utf-8"))


def content_of(file: Path, lang: Lang) -> str:
    read = tomllib.loads(file.read_text("utf-8"))
    rows = [read, *(row for row in read.values() if isinstance(row, dict))]
    return "\n".join(text for row in rows if lang in row for text in texts(row[lang]))


@cache
def spoken(game: str | None, lang: Lang) -> dict[str, str]:
    """All that players read in that language, by where it stands; None: of the house."""
    home = SOURCE / "games" / game if game else SOURCE / "locales"
    found = {
        name: words_of(file) for name, file in catalogues(lang).items() if file.is_relative_to(home)
    }
    inside = (home if game else SOURCE / "bots") / "content"
    worlds = glossary(game).worlds if game and has_glossary(game) else ()
    for file in CONTENT:
        if file.parent == inside and file.stem not in worlds:
            found[file.name] = content_of(file, lang)
    page = home / f"rules/{lang}.md"
    if game and page.exists():
        found["rules"] = NO_WORDS.sub(" ", page.read_text("utf-8"))
    return found


def pattern(word: str) -> str:
    return rf"(?<!\w){re.escape(word)}(?!\w)".replace(r"\*", r"\w*")


def misnamed(terms: dict[str, Term], lang: Lang, said: dict[str, str]) -> list[str]:
    """Each place that calls something by a word which a term replaces."""
    found = []
    for where, text in said.items():
        text = text.replace("\u00ad", "")
        for term in terms.values():
            spared = text
            for allowed in term.but.get(lang, []):
                spared = re.sub(pattern(allowed), " ", spared, flags=re.I)
            for word in term.instead.get(lang, []):
                for hit in re.finditer(pattern(word), spared, re.I):
                    around = " ".join(spared[max(0, hit.start() - 40) : hit.end() + 40].split())
                    found.append(f"{where}: not {hit[0]!r} but {getattr(term, lang)!r}: {around}")
    return found


def stems(term: str) -> list[str]:
    """Its words without what Ukrainian declines."""
    return [
        word[:-2] if len(word) > 4 else word[:3]
        for word in re.findall(r"[\w’'ʼ]+", term.casefold())
    ]


WITH_TERMS = [game for game in names() if has_glossary(game)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", WITH_TERMS)
def test_a_game_calls_things_as_its_printed_edition_does(game, lang):
    wrong = misnamed(glossary(game).terms, lang, spoken(game, lang))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [None, *WITH_TERMS])
def test_what_all_games_share_is_called_the_same_everywhere(game, lang):
    wrong = misnamed(glossary(None).terms, lang, spoken(game, lang))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", WITH_TERMS)
def test_a_term_that_was_printed_stands_somewhere(game, lang):
    said = " ".join(spoken(game, lang).values()).replace("\u00ad", "").casefold()
    printed = {
        k: getattr(term, lang) for k, term in glossary(game).terms.items() if lang in term.printed
    }
    unheard = [
        name for name, term in printed.items() if not all(word in said for word in stems(term))
    ]
    assert not unheard, f"of {game} in {lang}: {unheard}"


def test_a_word_that_is_replaced_would_be_found():
    driver = Term("машиніст", "conductor", instead={"uk": ["водій*"]}, but={"uk": ["водій таксі"]})
    said = {"play": "Водієві видно все. Це водій таксі; Водій\u00adка ні."}
    found = misnamed({"driver": driver}, "uk", said)
    assert [line.partition(": ")[2].split()[1] for line in found] == ["'Водійка'"]
    assert not misnamed({"driver": driver}, "uk", {"play": "Це машиніст, а не автоводій."})
