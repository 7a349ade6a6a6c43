"""Files out and in: the client and nothing else; a host's own places."""

import json

import pytest

from tests.facts import EXAMPLE
from tests.server.calling import call, key
from tests.server.gathering import gathered
from tests.serving import Server

TOML = """
[[place]]
name = "Дача бабусі"
roles = ["бабуся", "сусідка", "кіт"]
"""


@pytest.mark.parametrize(
    "path",
    [
        "/../server/web.py",
        "/../../../../../../../../etc/passwd",
        "/%2e%2e/server/web.py",
        "/..%2fserver%2fweb.py",
        "/%2e%2e%2fcli.py",
        "/..%5ccli.py",
        "//etc/passwd",
        "/assets/../../cli.py",
        "/assets/%2e%2e/%2e%2e/cli.py",
        "/assets/..%2f..%2fcli.py",
        "/assets//etc/passwd",
        "/index.html%00.py",
        "/.sources",
        "/" + "a" * 300,
        "/" + "%D0%B0" * 200,
    ],
)
def test_nothing_but_the_client_is_served(server, path):
    status, body = call(server, "GET", path)
    assert status in (200, 400, 403, 404, 503)
    assert b"import" not in body[:2000] or b"<!doctype html" in body[:100].lower()
    assert b"root:" not in body
    assert server.healthy()


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("my.csv", "Дача бабусі,бабуся,сусідка,кіт\r\n"),
        ("my.CSV", "\ufeffДача бабусі,бабуся,сусідка,кіт\n\n"),
        ("my.csv", "Дача бабусі;бабуся;сусідка;кіт;;;\n"),
        ("my.csv", '"Дача бабусі", бабуся ,"сусідка", кіт'),
        ("my.toml", TOML),
        ("my.toml", "\ufeff" + TOML),
        ("%D0%BC%D0%BE%D1%94.toml", TOML),
    ],
)
async def test_own_places_are_read_from_a_file(server, name, raw):
    status, body = places(server, name, raw.encode())
    own = json.loads(body)
    assert (status, own) == (
        200,
        {"own": [{"name": "Дача бабусі", "roles": ["бабуся", "сусідка", "кіт"]}]},
    )
    async with gathered(server.url, "Оля") as (olia,):
        await olia.done("options", options=own)


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("my.csv", b""),
        ("my.csv", b"\n\n"),
        ("my.csv", b"\xff\xfe\x00"),
        ("my.csv", "\n".join(f"Місце {n}" for n in range(31)).encode()),
        ("my.csv", b"Dim," + b",".join(b"r%d" % n for n in range(8))),
        ("my.csv", b"Dim,cat,cat"),
        ("my.csv", b"x" * 41),
        ("my.toml", b"[[place]"),
        ("my.toml", b"place = 7"),
        ("my.toml", b"place = [1, 2]"),
        ("my.toml", b"[place]\nname = 'x'"),
        ("my.toml", b"[[place]]\nname = 7"),
        ("my.toml", b"[[place]]\nname = 'x'\nevil = true"),
        ("my.toml", b"x = " + b"[" * 20_000),
        ("my.toml", b"x = " + b"{a=" * 20_000),
        ("", b"\x00\x01"),
        ("my.exe", b"MZ\x90\x00"),
    ],
)
def test_a_bad_file_is_refused(server, name, raw):
    status, refused = key(places(server, name, raw))
    assert status == 400
    assert refused.startswith("bad-file")


def test_a_file_for_no_known_game_is_refused(server):
    assert call(server, "POST", "/api/games/chess/own-content", b"x")[0] == 400


def test_pages_of_earlier_releases_call_it_by_its_old_name(server):
    here, there = (places(server, "my.csv", b"Dim,cat", path) for path in ("own-content", "places"))
    assert here == there
    assert here[0] == 200


def places(server: Server, name: str, raw: bytes, path: str = "own-content") -> tuple[int, bytes]:
    return call(server, "POST", f"/api/games/{EXAMPLE}/{path}", raw, {"X-File-Name": name})
