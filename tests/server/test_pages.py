"""Which paths are there: pages of the client, its files, and nothing else."""

import shutil
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

import zmova
from tests.server.calling import call, key
from tests.serving import Server, serving

PAGE = b"<!doctype html><title>the app</title>"
PAGES = [
    "/",
    "/index.html",
    "/tv",
    "/tv/bababa",
    "/r/bababa",
    "/r/BABABA/",
    "/r/bababada",
    "/tv/bababada",
    "/m/0123456789abcdef",
]
PAGES += [f"/rules/{game}" for game in zmova.games.names()]
NOWHERE = [
    "/wp-login.php",
    "/.env",
    "/.sources",
    "/home",
    "/r",
    "/r/ba",
    "/r/bababad",
    "/r/bababadab",
    "/r/bababa/x",
    "/m/xyz",
    "/m/" + "a" * 41,
    "/rules",
    "/rules/chess",
    "/tv/ba",
    "/api",
    "/%D0%B7",
    "//",
]


TEXTS = {
    "assets/a.css": "text/css",
    "assets/a.js": "text/javascript",
    "icon.svg": "image/svg+xml",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client of one page, so that nothing has to be built."""
    folder = tmp_path_factory.mktemp("site")
    source = Path(zmova.__file__).parent
    shutil.copytree(source, folder / "zmova", ignore=shutil.ignore_patterns("static"))
    static = folder / "zmova/static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_bytes(PAGE)
    (static / ".sources").write_text("secret")
    for name in TEXTS:
        (static / name).write_text("Змова")
    (static / "licenses.txt").write_text("© Змова")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with serving(folder) as server:
            yield server


@pytest.mark.parametrize("path", PAGES)
def test_each_page_of_the_client_is_there(site, path):
    """Whether there is such a room or match, the page says."""
    assert call(site, "GET", path) == (200, PAGE)
    assert call(site, "HEAD", f"{path}?from=friend") == (200, b"")


@pytest.mark.parametrize("path", NOWHERE)
def test_every_other_path_is_not_and_the_page_says_so(site, path):
    range_of_it = {"Range": "bytes=0-5", "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}
    assert call(site, "GET", path, headers=range_of_it) == (404, PAGE)
    assert call(site, "HEAD", path) == (404, b"")


def test_what_is_asked_by_programs_is_refused_in_a_word(site):
    assert call(site, "GET", "/api/rooms")[0] == 405
    assert call(site, "POST", "/api/rooms/bababa")[0] == 405
    for path in ("/api/nothing", "/api/", "/ws/"):
        assert key(call(site, "GET", path)) == (404, "no-such-page")
    status, body = call(site, "GET", "/assets/nothing.js")
    assert status == 404
    assert PAGE not in body


def test_texts_are_read_as_what_they_are(site):
    assert call(site, "GET", "/licenses.txt") == (200, "© Змова".encode())


def test_every_text_says_how_it_is_written(site):
    for path, kind in {"": "text/html", "nowhere": "text/html", **TEXTS}.items():
        line = HTTPConnection("127.0.0.1", site.port)
        line.request("GET", f"/{path}")
        told = line.getresponse().headers["Content-Type"]
        line.close()
        assert told == f"{kind}; charset=utf-8"
