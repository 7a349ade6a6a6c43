"""Starts the server and prints its address."""

import asyncio
import signal
import sys
from contextlib import suppress
from errno import EADDRNOTAVAIL
from socket import EAI_NONAME, gaierror
from ssl import SSLContext

import segno
import structlog

from zmova.server import logs, tls
from zmova.server.address import lan_url, own_url
from zmova.server.config import Config
from zmova.server.connections import Runner, raise_descriptor_limit, watch_descriptors
from zmova.server.web import make_app
from zmova.store.opening import Unusable

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

log = structlog.get_logger()
SHAKING_SECONDS = 10.0
"""For the handshake of HTTPS: a connection that is not through it is not counted yet."""
CLOSING_SECONDS = 8.0
"""How long a stopping server waits for what is still open; rooms need far less."""


def serve(config: Config) -> int:
    logs.set_up(config.log)
    secured = tls.context(config)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_serve(config, secured))


async def _serve(config: Config, secured: SSLContext | None) -> int:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":  # its loops take no handlers
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stopped.set))
        else:
            loop.add_signal_handler(sign, stopped.set)
    raise_descriptor_limit()
    app = Runner(make_app(config), config, shutdown_timeout=CLOSING_SECONDS)
    try:
        await app.setup()
        listening = await _listen(app, config, secured)
    except Unusable as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        wrong_host = isinstance(error, gaierror) or error.errno == EADDRNOTAVAIL
        what, it = ("host", config.host) if wrong_host else ("port", config.port)
        print(f"{what} {it}: {error.strerror}; choose another with --{what}", file=sys.stderr)
        return 1
    else:
        watching = asyncio.create_task(watch_descriptors())
        with suppress(OSError):  # as with the log: where nobody listens, a line is lost
            _greet(config)
        await stopped.wait()
        watching.cancel()
        listening.close()
        return 0
    finally:
        await app.cleanup()


async def _listen(app: Runner, config: Config, secured: SSLContext | None) -> asyncio.Server:
    assert app.server is not None
    loop = asyncio.get_running_loop()
    try:
        return await loop.create_server(
            app.server,
            config.host,
            config.port,
            backlog=1024,
            ssl=secured,
            ssl_handshake_timeout=SHAKING_SECONDS if secured else None,
        )
    except UnicodeError:  # from the codec of host names, for `a..b`
        raise gaierror(EAI_NONAME, "not the name of a host") from None


def _greet(config: Config) -> None:
    here = own_url(config)
    address = config.public_url or lan_url(config)
    if config.log == "json":
        log.info("open", here=here, phones=address)
        return
    print(f"Zmova: {here}", flush=True)
    if address:
        print(f"phones: {address}\n", flush=True)
        segno.make(address, error="l").terminal(compact=True)
        print(flush=True)
