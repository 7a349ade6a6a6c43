"""What passes only on a second try is named and kept with what it said."""

from launcher import second_try

REPORT = """<testsuites><testsuite>
<testcase classname="tests.e2e.test_home" name="test_one[uk]@firefox">
<failure>it waited in vain</failure></testcase>
<testcase classname="tests.e2e.test_home" name="test_two"/>
<testcase classname="tests.table.test_dice" name="test_three"><error>no server</error></testcase>
</testsuite></testsuites>"""


def test_failures_are_read_from_the_report(tmp_path):
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert second_try.failures(report) == {
        "tests/e2e/test_home.py::test_one[uk]": "it waited in vain",
        "tests/table/test_dice.py::test_three": "no server",
    }


def test_they_are_kept_beside_those_of_earlier_runs_and_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(second_try, "ROOT", tmp_path)
    monkeypatch.setattr(second_try, "KEPT", tmp_path / "test-results/second-try.md")
    second_try.keep({"a.py::one": "slow"})
    second_try.keep({"b.py::two": "late"})
    kept = second_try.KEPT.read_text()
    for part in ("## a.py::one", "slow", "## b.py::two", "late"):
        assert kept.count(part) == 1
    second_try.name({"b.py::two": "late"})
    assert "b.py::two" in capsys.readouterr().err
    second_try.name({})
    assert capsys.readouterr().err == ""
