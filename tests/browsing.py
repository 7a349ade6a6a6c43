"""HTTP as a browser speaks it, to a server in a process of its own or inside this one."""

import aiohttp

INSIDE = "unix:"
"""How the address of a server inside this process begins; the path of its socket follows."""


def browser(url: str, jar: aiohttp.CookieJar | None = None) -> aiohttp.ClientSession:
    if not url.startswith(INSIDE):
        return aiohttp.ClientSession(url, cookie_jar=jar)
    door = aiohttp.UnixConnector(url.removeprefix(INSIDE))
    return aiohttp.ClientSession("http://inside", connector=door, cookie_jar=jar)


async def get(url: str, path: str) -> tuple[int, bytes]:
    """The status and what came with it."""
    async with browser(url) as http, http.get(path) as answer:
        return answer.status, await answer.read()


async def post(url: str, path: str, body: bytes) -> tuple[int, bytes]:
    async with browser(url) as http, http.post(path, data=body) as answer:
        return answer.status, await answer.read()


async def exported(url: str, match: str) -> bytes:
    """The file of a finished match."""
    status, body = await get(url, f"/api/matches/{match}.json")
    assert status == 200, body
    return body
