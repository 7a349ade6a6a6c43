from pathlib import Path

import pytest

from launcher import checks, shell


@pytest.mark.parametrize("argument", ["tests", "tests/launcher/test_checks.py::name", "-k", "--lf"])
def test_a_selection_is_recognised(argument):
    assert checks.selects(argument)


@pytest.mark.parametrize("argument", ["-x", "-v", "--timeout=300", "-n", "2"])
def test_how_to_run_is_no_selection(argument):
    assert not checks.selects(argument)


@pytest.mark.parametrize("argument", ["tests", "tests/games/wink", "tests/e2e/test_home.py::name"])
def test_a_selection_with_browsers_in_it_is_recognised(argument):
    assert checks.needs_browsers(argument)


@pytest.mark.parametrize("argument", ["tests/table", "tests/games/wink/test_shapes.py", "-k"])
def test_one_without_browsers_is_too(argument):
    assert not checks.needs_browsers(argument)


def test_tests_of_browsers_lie_in_their_folders_and_say_what_they_are():
    """So the two parts of a run have every test between them, and none twice."""
    folders = tuple(f"{folder}/" for folder in checks.browser_tests())
    for file in shell.ROOT.glob("tests/**/test_*.py"):
        where = str(file.relative_to(shell.ROOT))
        if file != Path(__file__):
            assert where.startswith(folders) == ("mark.e2e" in file.read_text("utf-8")), where


def test_people_without_root_are_told_the_command_and_get_exit_code_2(monkeypatch, capsys):
    monkeypatch.setattr(shell, "CAN_APT", False)
    with pytest.raises(SystemExit) as stopped:
        shell.apt("chromium", "firefox-esr")
    assert stopped.value.code == 2
    assert "sudo apt install chromium firefox-esr" in capsys.readouterr().err


def test_checks_may_be_run_alone(monkeypatch):
    done: list[str] = []
    monkeypatch.setattr(checks, "set_up", lambda *_, **__: done.append("set up"))
    monkeypatch.setattr(checks, "_check_all", lambda: done.append("checked"))
    monkeypatch.setattr(checks, "_pytest_in_two", lambda *_: done.append("tested"))
    checks.test(["--checks"])
    assert done == ["set up", "checked"]
