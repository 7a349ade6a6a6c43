"""The words of the printed editions: one glossary a game, and no text that calls a thing otherwise.

`src/zmova/games/<game>/words/terms.toml` is for translators and for this test, and
`src/zmova/locales/terms.toml` is the same for what all games share: that one holds every text.
A game answers for the phrases of the house too with which it refuses a move.
"""

import re
import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.refusals import refused
from tests.test_house_words import CONTENT, SOURCE, catalogues, entries, texts
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
    in_worlds: dict[Lang, list[str]] = {}
    """The same, where the content tells of the game's world: a card may be about any driver."""


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
    def said(thing: Any) -> list[str]:
        if not isinstance(thing, dict):
            return []
        inside = (texts([value]) if key == lang else said(value) for key, value in thing.items())
        return [text for part in inside for text in part]

    return "\n".join(said(tomllib.loads(file.read_text("utf-8"))))


@cache
def spoken(game: str | None, lang: Lang) -> dict[str, str]:
    """All that players read in that language, by where it stands; None: of the house."""
    home = SOURCE / "games" / game if game else SOURCE / "locales"
    found = {
        name: words_of(file) for name, file in catalogues(lang).items() if file.is_relative_to(home)
    }
    inside = (home if game else SOURCE / "bots") / "content"
    for file in CONTENT:
        if file.parent == inside:
            found[file.name] = content_of(file, lang)
    page = home / f"rules/{lang}.md"
    if game and page.exists():
        found["rules"] = NO_WORDS.sub(" ", page.read_text("utf-8"))
    if game:
        found |= refusals_of_the_house(game, lang)
    return found


def refusals_of_the_house(game: str, lang: Lang) -> dict[str, str]:
    keys = {f"illegal-{key}" for key in refused(game)}
    phrases = {name: one.value for name, one in entries(lang, "refusals").items() if name in keys}
    return {name: serialize_pattern(value) for name, value in phrases.items() if value}


def worlds_of(game: str | None) -> set[str]:
    return {f"{name}.toml" for name in glossary(game).worlds} if game else set()


def pattern(word: str) -> str:
    return rf"(?<!\w){re.escape(word)}(?!\w)".replace(r"\*", r"\w*")


def misnamed(
    terms: dict[str, Term], lang: Lang, said: dict[str, str], worlds: Collection[str] = ()
) -> list[str]:
    """Each place that calls something by a word which a term replaces."""
    found = []
    for where, text in said.items():
        text = text.replace("\u00ad", "")
        for term in terms.values():
            spared = text
            elsewhere = term.in_worlds.get(lang, []) if where in worlds else []
            for allowed in [*term.but.get(lang, []), *elsewhere]:
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
    wrong = misnamed(glossary(game).terms, lang, spoken(game, lang), worlds_of(game))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [None, *WITH_TERMS])
def test_what_all_games_share_is_called_the_same_everywhere(game, lang):
    wrong = misnamed(glossary(None).terms, lang, spoken(game, lang), worlds_of(game))
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


def test_a_card_may_be_about_anybody_in_the_world():
    driver = Term("машиніст", "conductor", instead={"uk": ["водій*"]}, in_worlds={"uk": ["водій"]})
    assert not misnamed({"driver": driver}, "uk", {"cards.toml": "Водій."}, {"cards.toml"})
    assert misnamed({"driver": driver}, "uk", {"cards.toml": "Водійка."}, {"cards.toml"})
    assert misnamed({"driver": driver}, "uk", {"play": "Водій."}, {"cards.toml"})
    assert "innocents.toml" in worlds_of("trolley")
    assert "Бабуся" in spoken("trolley", "uk")["innocents.toml"]


def test_a_game_answers_for_the_refusals_of_the_house():
    assert {"illegal-not-your-turn", "illegal-boat-full"} & set(spoken("passengers", "uk")) == {
        "illegal-not-your-turn"
    }
