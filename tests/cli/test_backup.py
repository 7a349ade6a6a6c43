"""`zmova backup`: while the server runs, and never over another file."""

import sqlite3
from contextlib import closing

from zmova.cli import main


def test_a_backup_is_taken_while_the_server_runs(server, match, tmp_path, capsys):
    copied = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copied), "--data", str(server.data)]) == 0
    with closing(sqlite3.connect(copied)) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (entries,) = store.execute("SELECT count(*) FROM entries").fetchone()
    assert entries >= len(match["steps"])
    assert copied.stat().st_mode & 0o077 == 0  # seeds are in it
    assert str(copied) in capsys.readouterr().out


def test_a_backup_overwrites_nothing_and_says_so(server, tmp_path, capsys):
    there = tmp_path / "there"
    there.write_text("mine")
    assert main(["backup", str(there), "--data", str(server.data)]) == 1
    assert "no backup made" in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert main(["backup", str(tmp_path / "new"), "--data", str(tmp_path / "no such")]) == 1
