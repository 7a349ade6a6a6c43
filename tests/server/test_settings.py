"""Settings by flag, variable and file: who wins, what is refused, and what hosts are told."""

import tomllib
from pathlib import Path

import pytest

from zmova.cli import main
from zmova.server.config import SETTINGS, Config
from zmova.server.explain import as_file, as_table
from zmova.server.settings import BadSetting, configured, gather

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A working folder of the test's own, where nothing is set."""
    monkeypatch.chdir(tmp_path)
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.delenv("ZMOVA_CONFIG", raising=False)
    return tmp_path


def test_without_a_word_everything_is_at_its_default():
    assert configured({}) == Config()
    assert {told.by for told in gather({}).values()} == {"default"}


def test_a_flag_wins_over_a_variable_and_that_over_the_file(monkeypatch):
    Path("zmova.toml").write_text("port = 1\nmax_rooms = 2\nmax_people = 3")
    monkeypatch.setenv("ZMOVA_MAX_ROOMS", "22")
    monkeypatch.setenv("ZMOVA_MAX_PEOPLE", "33")
    told = gather({"max_people": "333"})
    assert told["port"] == (1, "zmova.toml")
    assert told["max_rooms"] == (22, "ZMOVA_MAX_ROOMS")
    assert told["max_people"] == (333, "--max-people")
    assert told["keep_days"] == (60, "default")


def test_a_named_file_is_read_instead_of_the_usual_one(monkeypatch):
    Path("zmova.toml").write_text("port = 1")
    Path("b.toml").write_text("port = 2")
    Path("c.toml").write_text("port = 3")
    assert configured({}).port == 1
    monkeypatch.setenv("ZMOVA_CONFIG", "b.toml")
    assert configured({}).port == 2
    assert configured({"config": "c.toml"}).port == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 80", "there is no setting 'prot'; did you mean 'port'?"),
        ("Public-URL = ''", "there is no setting 'Public-URL'; did you mean 'public_url'?"),
        ("[server]\nport = 80", "there is no setting 'server'"),
        ("port = '80'", "port can't be '80': Expected `int`, got `str`"),
        ("port = 80000", "port can't be 80000: Expected `int` <= 65535"),
        ("data = 5", "data can't be 5: Expected `str`, got `int`"),
        ("data = ''", "data can't be '': Expected the name of a file"),
        ("data = '/'", "data can't be '/': Expected the name of a file"),
        ("behind_proxy = 'yes'", "behind_proxy can't be 'yes': Expected `bool`, got `str`"),
        ("away_seconds = -1", "away_seconds can't be -1: Expected `float` >= 0.0"),
        ("bot_pace = nan", "bot_pace can't be nan"),
        ("log = 'xml'", "log can't be 'xml'"),
        (
            "public_url = 'zmova.example'",
            "public_url can't be 'zmova.example': write it like https",
        ),
        ("public_url = 'https://a.example/zmova'", "public_url can't be"),
        ("port = ", "Invalid value (at "),
        ("port = 1\nport = 2", "Cannot overwrite a value (at "),
    ],
)
def test_what_can_not_be_in_a_file_is_named_with_its_place(text, told, capsys):
    Path("zmova.toml").write_text(text)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith(f"zmova.toml: {told}")


def test_a_bad_value_is_an_error_even_where_it_is_overruled():
    Path("zmova.toml").write_text("port = 'x'")
    with pytest.raises(BadSetting, match=r"zmova.toml: port"):
        configured({"port": "8000"})


def test_a_file_that_was_named_has_to_be_there_and_to_be_text(capsys):
    assert main(["serve", "--config", "nothing.toml"]) == 2
    assert capsys.readouterr().err == "nothing.toml: No such file or directory\n"
    Path("picture.toml").write_bytes(b"\x89PNG\xff")
    assert main(["config", "--config", "picture.toml"]) == 2
    assert capsys.readouterr().err.startswith("picture.toml: 'utf-8' codec can't decode")


@pytest.mark.parametrize(
    ("words", "wanted"), [("yes", True), ("No", False), ("true", True), ("0", False)]
)
def test_yes_and_no_are_understood_in_a_variable(monkeypatch, words, wanted):
    monkeypatch.setenv("ZMOVA_BEHIND_PROXY", words)
    assert configured({}).behind_proxy is wanted


def test_a_flag_can_say_no_where_a_variable_says_yes(monkeypatch, capsys):
    monkeypatch.setenv("ZMOVA_BEHIND_PROXY", "yes")
    assert main(["config", "--no-behind-proxy"]) == 0
    assert tomllib.loads(capsys.readouterr().out)["behind_proxy"] is False


def test_the_settings_are_printed_as_a_file_that_sets_the_same(monkeypatch, capsys):
    monkeypatch.setenv("ZMOVA_DATA", 'folder/of "Оля" \\ db')
    assert main(["config", "--bot-pace", "0.5", "--log", "json", "--behind-proxy"]) == 0
    printed = capsys.readouterr().out
    monkeypatch.delenv("ZMOVA_DATA")
    Path("zmova.toml").write_text(printed)
    wanted = Config(data=Path('folder/of "Оля" \\ db'), bot_pace=0.5, log="json", behind_proxy=True)
    assert configured({}) == wanted
    lines = {line.split(" = ")[0]: line.split("  # ")[-1] for line in printed.splitlines()}
    assert lines["data"] == "ZMOVA_DATA"
    assert lines["bot_pace"] == "--bot-pace"
    assert lines["port"] == "default"


def test_a_variable_that_is_no_setting_is_named_and_the_print_is_still_a_file(monkeypatch, capsys):
    monkeypatch.setenv("ZMOVA_PROT", "80")
    assert main(["config"]) == 0
    printed = capsys.readouterr().out
    assert "# ZMOVA_PROT is not a setting; did you mean 'port'?\n" in printed
    assert tomllib.loads(printed)["port"] == 8000


def test_a_secret_is_never_printed(monkeypatch, capsys):
    monkeypatch.setenv("ZMOVA_METRICS_KEY", "таємниця")
    assert main(["config"]) == 0
    printed = capsys.readouterr().out
    assert "таємниця" not in printed
    assert "# metrics_key is not shown" in printed
    assert "ZMOVA_METRICS_KEY" in printed
    Path("zmova.toml").write_text("metrics_key = ['таємниця']")
    assert main(["serve"]) == 2
    assert "таємниця" not in capsys.readouterr().err


def test_the_help_lists_every_setting(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--help"])
    assert stopped.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for setting in SETTINGS:
        assert setting.flag in told
        assert f"{setting.says} [{setting.variable}, default " in told
    assert '[ZMOVA_DATA, default "data/zmova.sqlite3"]' in told


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_a_sentence_a_flag_and_a_variable(setting, monkeypatch, capsys):
    assert setting.says[0].isupper() or setting.says.startswith("/")
    assert setting.says.endswith(".")
    shown = as_file(gather({}))
    value = tomllib.loads(shown)[setting.name]
    monkeypatch.setenv(setting.variable, str(value))
    assert gather({})[setting.name] == (setting.default, setting.variable)
    flag = [setting.flag] if isinstance(value, bool) else [setting.flag, str(value)]
    assert main(["config", *flag]) == 0
    assert f"# {setting.flag}\n" in capsys.readouterr().out


def test_the_guide_has_the_table_of_all_settings():
    guide = (ROOT / "docs/guide/hosting.md").read_text()
    assert as_table() in guide, "python -m zmova.server.explain prints what has to stand there"


def test_the_ukrainian_guide_has_every_setting_with_its_default():
    guide = (ROOT / "docs/guide/hosting.uk.md").read_text()
    columns = [row.split(" | ")[:2] for row in guide.splitlines() if row.startswith("| `")]
    assert columns == [row.split(" | ")[:2] for row in as_table().splitlines()[2:]]
