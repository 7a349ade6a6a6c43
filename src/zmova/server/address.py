"""The address at which people reach this server, which may differ from the one its host uses."""

import socket
from functools import cache

from aiohttp import web

from zmova.server.config import Config
from zmova.server.limits import one_visitor

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("", "0.0.0.0", "::")


@cache
def lan_address() -> str | None:
    """The address by which the local network sees this machine; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def own_url(config: Config) -> str:
    """For a browser on this machine."""
    return _url(config, "localhost" if config.host in EVERYWHERE else config.host)


def lan_url(config: Config) -> str | None:
    """For phones in the same network, when the server listens to them."""
    if config.host in LOOPBACK or config.host.startswith("127."):
        return None
    address = lan_address() if config.host in EVERYWHERE else config.host
    return _url(config, address) if address else None


def _url(config: Config, host: str) -> str:
    return f"{config.scheme}://{f'[{host}]' if ':' in host else host}:{config.port}"


def from_this_machine(request: web.Request) -> bool:
    """Whether nobody stands behind the request but this machine.

    No proxy passed it on, and no page of another name that leads to this machine asked for it.
    """
    passed_on = any(name in request.headers for name in ("X-Forwarded-For", "Forwarded", "Via"))
    return request.remote in LOOPBACK and request.url.host in LOOPBACK and not passed_on


def visitor_of(request: web.BaseRequest, config: Config) -> str:
    """By what limits count who asks."""
    if config.behind_proxy:
        # What came before the proxy's own word, in this line or an earlier one, may be forged.
        forwarded = request.headers.getall("X-Forwarded-For", [])
        if forwarded:
            return one_visitor(forwarded[-1].rsplit(",", 1)[-1].strip())
    return one_visitor(request.remote or "")


def seen_url(request: web.Request, config: Config) -> str:
    """The address that the visitor came by."""
    scheme, host = request.scheme, request.host
    if config.behind_proxy:
        scheme = request.headers.get("X-Forwarded-Proto", scheme)
        host = request.headers.get("X-Forwarded-Host", host)
    return f"{scheme}://{host}"


def invite_url(request: web.Request, config: Config) -> str:
    """For links and QR codes: a guest's phone can't use the host's `localhost`."""
    if config.public_url:
        return config.public_url.rstrip("/")
    if not config.behind_proxy and request.url.host in LOOPBACK:
        return lan_url(config) or seen_url(request, config)
    return seen_url(request, config)
