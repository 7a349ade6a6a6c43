"""A real proxy: one more hop, with the headers that nginx, Caddy or HAProxy would set."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import web
from multidict import CIMultiDict

HOP = {"connection", "upgrade", "transfer-encoding", "content-length", "host"}
Mark = Callable[[CIMultiDict[str], str], None]


def appending(headers: CIMultiDict[str], address: str) -> None:
    """As nginx does: one line, the visitor's address at its end."""
    before = headers.popall("X-Forwarded-For", [])
    headers["X-Forwarded-For"] = ", ".join([*before, address])


def adding(headers: CIMultiDict[str], address: str) -> None:
    """As HAProxy does: a line of its own, after those that came."""
    headers.add("X-Forwarded-For", address)


@asynccontextmanager
async def proxied(upstream: str, name: str, mark: Mark = appending) -> AsyncIterator[str]:
    """The address of a proxy that is known to the world as https://name."""
    async with aiohttp.ClientSession(auto_decompress=False) as http:

        async def handle(request: web.Request) -> web.StreamResponse:
            headers = CIMultiDict(
                (key, value)
                for key, value in request.headers.items()
                if key.lower() not in HOP and not key.lower().startswith("sec-websocket")
            )
            mark(headers, request.headers["X-Test-Visitor"])
            headers["X-Forwarded-Proto"] = "https"
            headers["X-Forwarded-Host"] = name
            url = upstream + request.raw_path
            if request.headers.get("Upgrade", "").lower() == "websocket":
                return await pass_socket(request, http, url, headers)
            async with http.request(
                request.method, url, headers=headers, data=await request.read()
            ) as answer:
                kept = [(k, v) for k, v in answer.headers.items() if k.lower() not in HOP]
                return web.Response(
                    status=answer.status, body=await answer.read(), headers=CIMultiDict(kept)
                )

        app = web.Application()
        app.router.add_route("*", "/{path:.*}", handle)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            yield f"http://127.0.0.1:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()


async def pass_socket(
    request: web.Request, http: aiohttp.ClientSession, url: str, headers: CIMultiDict[str]
) -> web.StreamResponse:
    try:
        behind = await http.ws_connect(url, headers=headers, max_msg_size=0)
    except aiohttp.WSServerHandshakeError as refused:
        return web.Response(status=refused.status)
    front = web.WebSocketResponse(max_msg_size=0)
    await front.prepare(request)

    async def pump(one: web.WebSocketResponse | aiohttp.ClientWebSocketResponse) -> None:
        other = front if one is behind else behind
        async for message in one:
            await other.send_str(message.data)
        await other.close()

    await asyncio.gather(pump(front), pump(behind))
    return front
