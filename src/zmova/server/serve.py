"""Opens the house and says where its door is."""

import asyncio
import signal
import socket as sockets
import sys

import segno
from aiohttp import web

from zmova.server import logs
from zmova.server.config import Config
from zmova.server.web import make_app

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop


def serve(config: Config) -> int:
    logs.set_up(config.log)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_serve(config))


async def _serve(config: Config) -> int:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    app = web.AppRunner(make_app(config), access_log=None)
    await app.setup()
    site = web.TCPSite(app, config.host, config.port, backlog=1024)
    try:
        await site.start()
    except OSError as error:
        print(f"port {config.port}: {error.strerror}; choose another with --port", flush=True)
        await app.cleanup()
        return 1
    _greet(config)
    await stopped.wait()
    await app.cleanup()
    return 0


def _greet(config: Config) -> None:
    here = f"http://localhost:{config.port}"
    print(f"Zmova: {here}", flush=True)
    address = config.public_url or _lan_url(config)
    if address:
        print(f"phones: {address}\n", flush=True)
        segno.make(address, error="l").terminal(compact=True)
        print(flush=True)


def _lan_url(config: Config) -> str | None:
    """The address by which the local network sees this machine; no packet is sent to find it."""
    if config.host not in ("0.0.0.0", "::"):
        return None
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
            return f"http://{probe.getsockname()[0]}:{config.port}"
        except OSError:
            return None
