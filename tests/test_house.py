"""The checklist: all that a game brings, a test for each demand, each naming the file to write.

A game is three folders, `src/zmova/games/<game>/`, `web/src/games/<game>/`, `tests/games/<game>/`;
whatever lies in one of them is asked for all. One that is not yet complete fails here alone.
"""

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import zmova
from tests import refusals
from tests.facts import Facts, facts_of, seats_of
from tests.playthrough import playthrough, recorded, script, scripts
from tests.properties.oracle import oracle_of
from tests.properties.test_planted_leaks import planted
from tests.replays.fixtures import WRITE_ANEW, kept
from tests.replays.test_story import never_told
from tests.rulebook import SHARED, cited, rule_ids, unmarked
from tests.test_house_words import catalogues, entries
from zmova import typescript
from zmova.games import named
from zmova.table.offer import is_offered
from zmova.table.whim import Whim

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/zmova/games", "web/src/games", "tests/games")
LANGS = ("uk", "en")
TYPES_ANEW = "write them anew: python -m zmova.typescript web/src/generated"


def games() -> list[str]:
    """All that have a folder anywhere."""
    found = {inside.name for folder in FOLDERS for inside in (ROOT / folder).iterdir()}
    folders = [name for name in found if any((ROOT / folder / name).is_dir() for folder in FOLDERS)]
    return sorted({name for name in folders if not name.startswith("_")} | {*zmova.games.names()})


each_game = pytest.mark.parametrize("game", games())


def there(path: str) -> Path:
    assert (ROOT / path).exists(), f"write {path}"
    return ROOT / path


def phrases(lang: str, game: str, catalogue: str) -> set[str]:
    there(f"src/zmova/games/{game}/words/{lang}/{catalogue}.ftl")
    return set(entries(lang, f"{game}/{catalogue}"))


# its rules, bot and options


@each_game
def test_it_is_a_game_that_can_be_dealt(game):
    found = import_module(f"zmova.games.{game}").GAME
    assert found.name == game, f"the GAME of src/zmova/games/{game}/__init__.py has that name"
    assert game in zmova.games.names()
    for seats in range(found.fewest, found.most + 1):
        assert not zmova.deal(game, seats, 1).over


@each_game
def test_its_options_for_a_new_room_can_be_dealt(game):
    usual = dict(named(game).room_options)
    assert not zmova.deal(game, named(game).fewest, 1, usual).over, f"{game}/options.py"
    assert {*named(game).limits} <= {*named(game).options.__struct_fields__}, f"{game}/options.py"


@each_game
def test_it_has_a_bot_that_offers_a_legal_move(game):
    table = zmova.deal(game, named(game).fewest, 1)
    plans = 0
    for seat in range(named(game).fewest):
        view = table.view(seat)
        for persona in range(4):
            plan = named(game).plan(view, Whim(seat), persona)
            if plan is not None:
                plans += 1
                assert is_offered(named(game).template(plan.move), view.choices)
                assert plan.seconds >= 0
    assert plans, f"write src/zmova/games/{game}/bot/"


@each_game
def test_its_rules_stand_in_both_languages_under_the_same_ids(game):
    for lang in LANGS:
        there(f"src/zmova/games/{game}/rules/{lang}.md")
    english = rule_ids(game)
    assert english, f"src/zmova/games/{game}/rules/en.md states no rule: - **K1** ..."
    assert english == rule_ids(game, "uk")
    assert english == [f"{english[0][0]}{number}" for number in range(1, len(english) + 1)]


@each_game
def test_its_rules_pages_say_of_each_line_whether_it_is_of_the_box(game):
    for lang in LANGS:
        page = there(f"src/zmova/games/{game}/rules/{lang}.md").read_text("utf-8")
        silent = [text[:60] for text in unmarked(page)]
        assert not silent, f"{lang}.md: [box], [ruling] or [ours] before {silent}"


@each_game
def test_its_rules_have_a_letter_of_their_own(game):
    others = [one for one in zmova.games.names() if one != game]
    taken = {rule_ids(one)[0][0]: one for one in others if has_rules(one)} | {"G": "all games"}
    letter = rule_ids(game)[0][0]
    assert letter not in taken, f"{letter} is the letter of {taken[letter]}"


def has_rules(game: str) -> bool:
    return (ROOT / f"src/zmova/games/{game}/rules/en.md").exists() and bool(rule_ids(game))


@each_game
def test_each_of_its_rules_is_cited_by_a_test_of_its_own(game):
    missing = [rule for rule in rule_ids(game) if rule not in cited(f"tests/games/{game}")]
    assert not missing, f"no docstring of a test in tests/games/{game}/ names {missing}"


# its words


@each_game
def test_it_has_a_name_a_line_and_facts_on_its_card(game):
    wanted = {f"game-{game}", f"game-{game}-line", f"game-{game}-facts"}
    for lang in LANGS:
        missing = wanted - phrases(lang, game, "card")
        assert not missing, f"src/zmova/games/{game}/words/{lang}/card.ftl lacks {missing}"


@each_game
def test_it_has_the_same_phrases_in_both_languages(game):
    for name in {
        name for lang in LANGS for name in catalogues(lang) if name.startswith(f"{game}/")
    }:
        uk, en = (phrases(lang, game, name.partition("/")[2]) for lang in LANGS)
        assert uk == en, f"only in one of src/zmova/games/{game}/words/*: {uk ^ en}"
    assert phrases("uk", game, "play")


@each_game
def test_every_notice_is_a_sentence_in_both_languages(game):
    missing = never_told(game)
    assert not missing, f"words/*/play.ftl or replay.ftl of {game} never told: {missing}"


@each_game
def test_a_rule_that_a_refusal_names_is_one_of_the_game(game):
    named_there = refusals.cited(game)
    assert named_there, f'src/zmova/games/{game}/explain.py: Illegal("key", "K2")'
    assert set(named_there.values()) <= set(rule_ids(game))


@each_game
def test_every_refusal_names_its_rule_or_has_a_reason_not_to(game):
    """G5: a reason that a player understands, and can read up."""
    told = f"explain.py names the rule, or without_rule in tests/games/{game}/facts.py why not"
    assert refusals.without_rule(game) == set(facts_of(game).without_rule), told


@each_game
def test_where_it_has_a_lesson_the_lesson_has_its_words(game):
    script = ROOT / f"src/zmova/games/{game}/content/lesson.toml"
    there_too = [(ROOT / f"src/zmova/games/{game}/words/{lang}/lesson.ftl") for lang in LANGS]
    assert {file.exists() for file in there_too} == {script.exists()}, f"{script} and {there_too}"
    if script.exists():
        steps = tomllib.loads(script.read_text("utf-8"))["steps"]
        said = {f"lesson-{game}-{step['says']}" for step in steps if "says" in step}
        assert said <= phrases("uk", game, "lesson")


# its screens


@each_game
def test_the_client_has_a_screen_for_it(game):
    index = there(f"web/src/games/{game}/index.ts").read_text("utf-8")
    assert "screen" in index, f"web/src/games/{game}/index.ts names no screen"
    assert [*(ROOT / f"web/src/games/{game}").glob("*.svelte")], f"web/src/games/{game}/*.svelte"


@each_game
def test_the_client_s_types_of_it_are_those_that_python_writes(game):
    file = ROOT / f"web/src/generated/{game}.ts"
    assert file.exists(), TYPES_ANEW
    assert file.read_text("utf-8") == typescript.of_game(named(game)), TYPES_ANEW


# its tests


@each_game
def test_the_suites_know_its_facts(game):
    there(f"tests/games/{game}/facts.py")
    facts = facts_of(game)
    assert isinstance(facts, Facts)
    assert not zmova.deal(game, seats_of(game), 1, dict(facts.quick)).over
    if facts.own is not None:
        assert not zmova.deal(game, named(game).most, 1, {"own": facts.own}).over


@each_game
def test_it_has_a_playthrough(game):
    names = [name for one, name in scripts() if one == game]
    assert names, f"write tests/games/{game}/playthroughs/match.py"
    for name in names:
        assert script(game, name).SCRIPT
        file, anew = recorded(game, name), "ZMOVA_GOLDEN=1 ./zmova test tests/test_playthroughs.py"
        told = file.read_text("utf-8") if file.exists() else ""
        assert told == playthrough(game, script(game, name)), f"{anew} -k {game}"
        refused, made = told.count(" is refused: "), told.count("\n== seat ")
        assert refused < made / 2, f"{name}.py: most of its moves are refused; {anew} -k {game}"


@each_game
def test_the_client_is_tested_with_matches_of_it(game):
    for way in facts_of(game).fixtures:
        assert kept(f"{game}{way}"), f"{game}{way}.json: {WRITE_ANEW}"


@each_game
def test_it_has_an_oracle_that_knows_its_secrets(game):
    assert oracle_of(game).secrets, f"write tests/games/{game}/oracle.py"


@each_game
def test_leaks_are_planted_in_it(game):
    """G3"""
    kinds = {leak.__name__ for leak in planted(game)}
    assert len(kinds) >= facts_of(game).leaks, f"write tests/games/{game}/leaks.py"


@each_game
def test_its_own_suites_in_browsers_can_be_read(game):
    browser = ROOT / f"tests/games/{game}/browser"
    if browser.exists():
        thumbs = f"tests.games.{game}.browser.thumbs"
        assert find_spec(thumbs), f"write tests/games/{game}/browser/thumbs.py"
        assert import_module(thumbs).Habits()


# of all together


def test_there_is_a_game():
    """Without one, the tests above would all pass in silence."""
    assert {"passengers", "spyfall", "trolley", "wink"} <= {*zmova.games.names()} <= {*games()}
    assert len(rule_ids("spyfall")) == 20


def test_each_shared_rule_is_cited_by_a_test():
    assert [rule for rule in SHARED if rule not in cited()] == []


def test_no_test_cites_a_rule_that_is_not():
    known = {rule for game in games() if has_rules(game) for rule in rule_ids(game)}
    letters = {rule[0] for rule in known} | {"G"}
    assert {rule for rule in cited() if rule[0] in letters} <= known | set(SHARED)


def test_the_client_s_shared_types_are_those_that_python_writes():
    folder, shared = ROOT / "web/src/generated", typescript.shared()
    for name, text in shared.items():
        assert (folder / name).read_text("utf-8") == text, TYPES_ANEW
    files = {file.name for file in folder.glob("*.ts")}
    assert files - set(shared) <= {f"{game}.ts" for game in games()}


def test_a_line_without_a_source_would_be_found():
    rules = "- **A1** [box] Said.\n- **A2** Said.\n\nAnd so."
    page = f"# A\n\nLead.\n\n## B\n\n{rules}\n\n## C\n\n- Tip.\n- Tip.\n"
    assert [text[:6] for text in unmarked(page)] == ["**A2**", "And so", "- Tip."]
    assert unmarked("# A\n\nLead.\n\n## B\n\n- **A1** Said.\n") == ["# A\n\nLead.\n\n"]
    assert not unmarked("# A\n\n[ours] Lead.\n\n## B\n\n- **A1** Said.\n")
