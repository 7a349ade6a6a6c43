"""The least that a server on the same library can do: aiohttp and uvloop, every text sent back."""

import asyncio
import sys

import uvloop
from aiohttp import WSMsgType, web


async def echo(request: web.Request) -> web.WebSocketResponse:
    ws = web.WebSocketResponse(compress=False, heartbeat=20.0)
    await ws.prepare(request)
    async for message in ws:
        if message.type is WSMsgType.TEXT:
            await ws.send_str(message.data)
    return ws


async def health(_: web.Request) -> web.Response:
    return web.Response()


async def main(port: int) -> None:
    app = web.Application()
    app.add_routes([web.get("/", echo), web.get("/healthz", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, backlog=1024).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(main(int(sys.argv[1])))
