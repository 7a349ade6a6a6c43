"""Opens the house and says where its door is."""

import asyncio
import signal
import sys

import segno
from aiohttp import web

from zmova.server import logs
from zmova.server.address import lan_url
from zmova.server.config import Config
from zmova.server.web import make_app
from zmova.store.store import Unusable

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

CLOSING_SECONDS = 8.0
"""How long a stopping server waits for what is still open; rooms need far less."""


def serve(config: Config) -> int:
    logs.set_up(config.log)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_serve(config))


async def _serve(config: Config) -> int:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    app = web.AppRunner(make_app(config), access_log=None, shutdown_timeout=CLOSING_SECONDS)
    try:
        await app.setup()
        await web.TCPSite(app, config.host, config.port, backlog=1024).start()
    except Unusable as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"port {config.port}: {error.strerror}; choose another with --port", file=sys.stderr)
        return 1
    else:
        _greet(config)
        await stopped.wait()
        return 0
    finally:
        await app.cleanup()


def _greet(config: Config) -> None:
    here = f"http://localhost:{config.port}"
    print(f"Zmova: {here}", flush=True)
    address = config.public_url or lan_url(config)
    if address:
        print(f"phones: {address}\n", flush=True)
        segno.make(address, error="l").terminal(compact=True)
        print(flush=True)
