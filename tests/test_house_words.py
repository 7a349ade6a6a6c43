"""The texts: both languages are complete, and each text is in one place."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import (
    serialize_expression,
    serialize_pattern,
    serialize_variant_key,
)
from fluent.syntax.visitor import Visitor

from tests.facts import facts_of
from zmova.games import named
from zmova.table.wording import kinds

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/zmova"


def catalogues(language: str) -> dict[str, Path]:
    """By name: what all games share, such as `house`, and each game's own, such as `wink/play`."""
    shared = {file.stem: file for file in SOURCE.glob(f"locales/{language}/*.ftl")}
    files = SOURCE.glob(f"games/*/words/{language}/*.ftl")
    return shared | {f"{file.parents[2].name}/{file.stem}": file for file in files}


CATALOGUES = sorted(catalogues("uk"))
CONTENT = sorted([*SOURCE.glob("games/*/content/*.toml"), *SOURCE.glob("bots/content/*.toml")])

CYRILLIC = "А-Яа-яҐґЄєІіЇїЁёЪъЫыЭэ"
MIXED = re.compile(f"[{CYRILLIC}][ʼ’-]?[A-Za-z]|[A-Za-z][ʼ’]?[{CYRILLIC}]")
ALONE = re.compile(f"(?<=[{CYRILLIC}] )[aceiopxyACEHIKMOPTXB](?= [{CYRILLIC}])")
FOREIGN = re.compile("[ЁёЪъЫыЭэ]")
OTHER_APOSTROPHE = re.compile(f"[{CYRILLIC}]['’`′][{CYRILLIC}]")
OWN_NAMES = {"Українська", "УКР"}
"""A language is called by its own name in every language."""
LETTERS = {"аеєиіїоуюя", "бвгґджзклмнпрстфхцчшщ", "їі", "гґт", "мфжюшщ", "ШЩ"}
"""Vowels and consonants, between which the client breaks long words; narrow and broad letters."""
KEYS = {"web/src/table/code.ts", "web/src/rules/search.ts"}
"""What players may type on a Ukrainian keyboard, not what they read."""
GENITIVE = {"lobby-start-short", "replay-fair-salts"}
"""What is missing, or comes from somebody, is counted in two forms: 1 гравця, 2 гравців.

Those of a game are in its facts."""
CODE = {"csv", "toml", "nbsp"}
"""Endings of files, and a space."""
READ_OUT = "aria-label|aria-description|alt|label|placeholder|title"
"""Attributes that people read or hear."""


def entries(language: str, catalogue: str) -> dict[str, fluent.Message]:
    parsed = FluentParser().parse(catalogues(language)[catalogue].read_text("utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, fluent.Junk)]
    assert not junk, junk
    messages = [entry for entry in parsed.body if isinstance(entry, fluent.Message)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), f"{language}/{catalogue} has a phrase twice"
    return dict(zip(ids, messages, strict=True))


def variables(message: fluent.Message) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(message)))


def texts(thing: Any) -> list[str]:
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        thing = list(thing.values())
    return [text for part in thing for text in texts(part)] if isinstance(thing, list) else []


@cache
def ukrainian() -> dict[str, list[str]]:
    """All that is written in Ukrainian, by file."""
    found: dict[str, list[str]] = {}
    for catalogue in CATALOGUES:
        raw = catalogues("uk")[catalogue].read_text("utf-8")
        lines = [re.sub(r"\{[^{}]*\}?|^[\w-]+ =", " ", line) for line in raw.splitlines()]
        found[catalogue] = [line for line in lines if "->" not in line]
    for file in CONTENT:
        content = tomllib.loads(file.read_text("utf-8"))
        rows = [content, *(row for row in content.values() if isinstance(row, dict))]
        found[file.name] = [text for row in rows if "uk" in row for text in texts(row["uk"])]
    pages = [*ROOT.glob("docs/**/*.uk.md"), *SOURCE.glob("games/*/rules/uk.md")]
    for page in pages:
        words = re.sub(r"`[^`]*`|\([^()]*\.md\)", " ", page.read_text("utf-8"))
        found[str(page.relative_to(ROOT))] = words.splitlines()
    return found


def test_both_languages_have_the_same_catalogues():
    assert CATALOGUES
    assert sorted(catalogues("en")) == CATALOGUES


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_languages_have_the_same_phrases_with_the_same_gaps(catalogue):
    uk, en = entries("uk", catalogue), entries("en", catalogue)
    assert set(uk) == set(en)
    for name in uk:
        assert variables(uk[name]) == variables(en[name]), name


def test_no_phrase_stands_in_two_catalogues():
    names = [name for catalogue in CATALOGUES for name in entries("uk", catalogue)]
    assert sorted(names) == sorted(set(names))


def refusal_keys() -> set[str]:
    """Every key with which some code raises Illegal."""
    keys: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                key = node.args[0]
                either = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                keys |= {str(part.value) for part in either if isinstance(part, ast.Constant)}
    return keys


def test_every_refusal_has_its_phrase():
    """G5: a reason that a player understands."""
    phrases = {name for catalogue in CATALOGUES for name in entries("en", catalogue)}
    keys = refusal_keys()
    assert {"not-back", "time-is-up", "vote-on", "say-something"} <= keys
    assert {f"illegal-{key}" for key in keys} <= phrases


@pytest.mark.parametrize("file", CONTENT, ids=lambda file: file.name)
def test_content_has_both_languages_in_the_same_shape(file):
    content = tomllib.loads(file.read_text("utf-8"))
    rows = {"the file": content} | {k: row for k, row in content.items() if isinstance(row, dict)}
    for name, row in rows.items():
        if "uk" in row or "en" in row:
            assert type(row["uk"]) is type(row["en"]), name
            if isinstance(row["uk"], str):
                continue
            assert set(row["uk"]) == set(row["en"]), name
            for part in row["uk"]:
                assert type(row["uk"][part]) is type(row["en"][part]), f"{name}: {part}"


class Choices(Visitor):
    """Where a phrase has several wordings."""

    def __init__(self, message: fluent.Message) -> None:
        self.found: list[fluent.SelectExpression] = []
        self.visit(message)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_ukrainian_counts_in_three_forms(catalogue):
    """1 голос, 2 голоси, 5 голосів: wherever the number itself is said."""
    game, of_a_game, _ = catalogue.partition("/")
    in_two_forms = GENITIVE | (facts_of(game).genitive if of_a_game else set())
    for name, message in entries("uk", catalogue).items():
        for choice in Choices(message).found:
            forms = {serialize_variant_key(one.key): one.value for one in choice.variants}
            if "one" in forms and name not in in_two_forms:
                number = f"{{ {serialize_expression(choice.selector)} }}"
                assert "few" in forms or number not in serialize_pattern(forms["one"]), name


@pytest.mark.parametrize("name", ukrainian())
def test_ukrainian_is_written_in_ukrainian_letters(name):
    for line in ukrainian()[name]:
        for wrong in (MIXED, ALONE, FOREIGN):
            assert not wrong.search(line), line
        assert not OTHER_APOSTROPHE.search(line), f"the apostrophe is ʼ (U+02BC): {line}"


def test_look_alikes_would_be_found():
    assert MIXED.search("мiсто")
    assert MIXED.search("Kиїв")
    assert ALONE.search("кіт i пес")
    assert FOREIGN.search("подъезд")
    assert OTHER_APOSTROPHE.search("зв'язок")


def people(game: str) -> set[str]:
    """The gaps of a game's phrases that are filled with names of people."""
    found = {"name", "names", "player", "players", "target", "driver", "helper", "suspect"}
    found |= {"spy", "eyes", "left", "right"}
    if game:
        for event in get_args(named(game).events):
            for field, kind in kinds(event).items():
                if kind == "seat":
                    found.add(f"{field}-name")
                elif kind == "seats":
                    found |= {f"{field}-names", f"{field}-others"}
    return found


PREPOSITIONS = (
    "без|біля|в|від|для|до|за|з|замість|зі|із|коло|крім|між|на|навпроти|над|о|об|перед|під|після|"
    "по|повз|поруч|при|про|проти|серед|у|через|щодо"
)
BEFORE_A_NAME = re.compile(rf"(?<!\w)({PREPOSITIONS}) «?\{{ ?\$([\w-]+)", re.I)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_sentence_wants_a_name_in_another_case(catalogue):
    """«Дивиться: Назар», not «Дивиться на Назар»: names of people can't be declined."""
    game, of_a_game, _ = catalogue.partition("/")
    names = people(game if of_a_game else "")
    for line in catalogues("uk")[catalogue].read_text("utf-8").splitlines():
        for preposition, gap in BEFORE_A_NAME.findall(line):
            assert gap not in names, f"«{preposition}» before ${gap}: {line.strip()}"


def test_a_name_in_another_case_would_be_found():
    assert BEFORE_A_NAME.findall("Питання до { $seat-name }, від «{ $name }»") == [
        ("до", "seat-name"),
        ("від", "name"),
    ]
    assert not BEFORE_A_NAME.findall("Надто: { $name }")


def docstrings(tree: ast.AST) -> set[int]:
    """The constants that are docstrings or stand alone as one, below a field."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def test_no_python_file_speaks_ukrainian_to_players():
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        comments = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                spoken = id(node) not in comments and re.search(f"[{CYRILLIC}]", node.value)
                assert not spoken, f"{file.name}: {node.value}"


def test_no_page_speaks_ukrainian_to_players_but_through_a_catalogue():
    files = [
        file
        for kind in ("*.ts", "*.svelte")
        for file in (ROOT / "web/src").rglob(kind)
        if ".test." not in file.name and str(file.relative_to(ROOT)) not in KEYS
    ]
    assert files
    for file in files:
        code = re.sub(
            r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text("utf-8"), flags=re.S
        )
        words = set(re.findall(f"[{CYRILLIC}]+", code))
        assert words <= OWN_NAMES | LETTERS, f"{file.name}: {words}"


def markup_of(file: Path) -> str:
    """What a component puts on the page as it stands: no scripts, styles, comments, expressions."""
    raw = file.read_text("utf-8")
    raw = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", raw, flags=re.S)
    while (left := re.sub(r"\{[^{}]*\}", "", raw)) != raw:
        raw = left
    return raw


def test_no_page_has_words_of_its_own():
    """They would be the same in both languages."""
    files = sorted((ROOT / "web/src").rglob("*.svelte"))
    assert files
    for file in files:
        markup = markup_of(file)
        said = re.findall(rf'\s(?:{READ_OUT})="([^"]*)"', markup)
        said.append(re.sub(r"<[^>]*>", " ", markup))
        words = {word for text in said for word in re.findall("[A-Za-z]{2,}", text)}
        assert words <= CODE, f"{file.name}: {words - CODE}"
