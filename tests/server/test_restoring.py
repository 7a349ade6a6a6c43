"""Disasters and upgrades as a host lives through them: a real server, real files, real players."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.gathering import finish_round, playing
from tests.serving import Server
from tests.store.older import first_store, version
from zmova.store.opening import SCHEMA_VERSION


async def zmova(server: Server, *words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "zmova", *map(str, words), "--data", str(server.data)]
    folder = server.data.parent
    return await asyncio.to_thread(
        subprocess.run, command, cwd=folder, capture_output=True, text=True, timeout=60
    )


async def all_return(people: list[Any], welcomes: int) -> None:
    """Back, and shown the table anew: until then they have what they saw before."""

    def shown(me: Any) -> bool:
        kinds = [json.loads(frame)["type"] for frame in me.frames]
        last = max(n for n, kind in enumerate(kinds) if kind == "welcome")
        return kinds.count("welcome") == welcomes and "view" in kinds[last:]

    for one in people:
        await one.until(shown)


async def test_a_match_goes_on_from_a_backup_after_the_disk_was_lost(own_server, tmp_path):
    server, copy = own_server(), tmp_path / "copy.sqlite3"
    async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1, turn_seconds=None) as people:
        olia, taras, _ = people
        await olia.play(type="say", text="у копії")
        await taras.until(lambda me: me.talk)
        assert (await zmova(server, "backup", copy)).returncode == 0
        mine, talk = olia.view["mine"], olia.talk
        await taras.play(type="say", text="після копії")
        await asyncio.to_thread(server.kill)
        server.data.write_bytes(b"what the broken disk left, " * 1000)

        said = await zmova(server, "restore", copy)
        assert said.returncode == 1
        assert "--replace" in said.stderr
        said = await zmova(server, "restore", copy, "--replace")
        assert (said.returncode, said.stderr) == (0, "")
        assert f"{server.data}: restored from {copy}" in said.stdout
        kept = Path(said.stdout.splitlines()[1].removesuffix(": the former store"))
        assert kept.read_bytes().startswith(b"what the broken disk left")

        await asyncio.to_thread(server.start)
        await all_return(people, 2)
        assert (olia.view["mine"], olia.talk, taras.talk) == (mine, talk, talk)
        await finish_round(people)
        await olia.until(lambda me: me.room["phase"] == "over")


async def test_nothing_is_restored_under_a_running_server(own_server, tmp_path):
    server, copy = own_server(), tmp_path / "copy.sqlite3"
    async with playing(server.url, "Оля", "Тарас", "Віра") as people:
        await zmova(server, "backup", copy)
        said = await zmova(server, "restore", copy, "--replace")
        assert (said.returncode, said.stdout) == (1, "")
        assert said.stderr == "nothing restored: db.sqlite3: another server uses it\n"
        await people[0].play(type="say", text="нічого не сталося")


async def test_a_match_goes_on_after_an_upgrade_of_the_store(own_server, tmp_path):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia = people[0]
        await olia.play(type="say", text="перед тим")
        view = olia.view
        await asyncio.to_thread(server.stop)
        make_old(server.data)
        await asyncio.to_thread(server.start)
        await all_return(people, 2)
        assert olia.view == view
        await olia.play(type="say", text="після того")
    assert version(server.data) == SCHEMA_VERSION
    (copy,) = tmp_path.glob("db.sqlite3.schema-1-*")
    assert version(copy) == 1
    assert "store-upgraded" in server.log.read_text()


def make_old(path: Path) -> None:
    newer = path.rename(path.with_name("newer"))
    first_store(path, rows_of=newer)


async def test_a_newer_store_is_refused_and_left_as_it_is(own_server):
    server = own_server()
    await asyncio.to_thread(server.stop)
    server.mend(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    before = server.data.read_bytes()
    said = await zmova(server, "serve", "--port", server.port)
    assert said.returncode == 1
    assert "written by a newer Zmova" in said.stderr
    assert "Traceback" not in said.stderr
    assert server.data.read_bytes() == before
