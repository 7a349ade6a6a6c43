"""Identifies a browser by a secret that this server issued, in an HttpOnly cookie.

The secret is 128 random bits and their seal (HMAC) by the store's key, so none is kept; what is
stored of it is a hash. A secret that somebody made up is nobody's.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes

from aiohttp import web

COOKIE = "zmova"
GUARDED = "__Host-"
"""Before the name of a cookie: browsers take it over HTTPS and from this very host alone."""
FOUND = "zmova-rooms"
"""The rooms that this browser has found: seals of their codes, good for its own secret alone."""
MOST_FOUND = 8
LONGEST_FOUND = MOST_FOUND * 33
YEAR = 365 * 24 * 3600
HALF, LENGTH = 16, 43


class Sessions:
    """`older`: sessions from before secrets were sealed, by which people sit in rooms."""

    def __init__(self, key: bytes, older: frozenset[str] = frozenset()) -> None:
        self._key = key
        self._older = older

    def of(self, request: web.Request) -> str | None:
        """The hash of the visitor's secret, or None when we issued none to them."""
        token = _read(request, COOKIE)
        if len(token) != LENGTH or not token.isascii():
            return None
        session = hashed(token)
        return session if self._issued(token) or session in self._older else None

    def greet(self, request: web.Request, response: web.StreamResponse, secure: bool) -> None:
        """A new secret for a new visitor; over HTTPS a secret of before gets the guarded name."""
        if self.of(request) is None:
            _set(response, COOKIE, self._sealed(token_bytes(HALF)), secure)
        elif secure and GUARDED + COOKIE not in request.cookies:
            _set(response, COOKIE, request.cookies[COOKIE], secure)
            response.del_cookie(COOKIE)

    def has_found(self, request: web.Request, code: str, session: str) -> bool:
        """Whether this browser has been told before that there is such a room."""
        return self._ticket(code, session) in _tickets(request)

    def remember(
        self, request: web.Request, response: web.StreamResponse, code: str, secure: bool
    ) -> None:
        """That it was told so now, for when it comes back."""
        session = self.of(request)
        if session is None or self.has_found(request, code, session):
            return
        kept = [self._ticket(code, session), *_tickets(request)][:MOST_FOUND]
        _set(response, FOUND, ".".join(kept), secure)

    def _ticket(self, code: str, session: str) -> str:
        return self._print(f"found {code} {session}".encode()).hex()

    def home(self, code: str, address: str) -> str:
        """Where somebody comes from, as a room may know it: the same only within that room."""
        return self._print(f"home {code} {address}".encode()).hex()

    def _issued(self, token: str) -> bool:
        try:
            chance = urlsafe_b64decode(token + "=")[:HALF]
        except ValueError:
            return False
        return hmac.compare_digest(token, self._sealed(chance))

    def _sealed(self, chance: bytes) -> str:
        whole = chance + self._print(b"session " + chance)
        return urlsafe_b64encode(whole).decode().rstrip("=")

    def _print(self, what: bytes) -> bytes:
        return hmac.digest(self._key, what, sha256)[:HALF]


def _tickets(request: web.Request) -> list[str]:
    kept = _read(request, FOUND)[:LONGEST_FOUND].split(".")
    return [one for one in kept if one]


def _read(request: web.Request, name: str) -> str:
    return request.cookies.get(GUARDED + name) or request.cookies.get(name, "")


def _set(response: web.StreamResponse, name: str, value: str, secure: bool) -> None:
    response.set_cookie(
        GUARDED + name if secure else name,
        value,
        max_age=YEAR,
        httponly=True,
        samesite="Lax",
        secure=secure,
        path="/",
    )


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
