import pytest

from launcher import checks, shell


@pytest.mark.parametrize("argument", ["tests", "tests/launcher/test_checks.py::name", "-k", "--lf"])
def test_a_selection_is_recognised(argument):
    assert checks.selects(argument)


@pytest.mark.parametrize("argument", ["-x", "-v", "--timeout=300", "-n", "2"])
def test_how_to_run_is_no_selection(argument):
    assert not checks.selects(argument)


def test_people_without_root_are_told_the_command_and_get_exit_code_2(monkeypatch, capsys):
    monkeypatch.setattr(shell, "CAN_APT", False)
    with pytest.raises(SystemExit) as stopped:
        shell.apt("chromium", "firefox-esr")
    assert stopped.value.code == 2
    assert "sudo apt install chromium firefox-esr" in capsys.readouterr().err
