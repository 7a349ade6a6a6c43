"""Identifies a browser: 256 random bits in an HttpOnly cookie, of which only a hash is stored."""

import re
from hashlib import sha256
from secrets import token_urlsafe

from aiohttp import web

COOKIE = "zmova"
YEAR = 365 * 24 * 3600
_FORM = re.compile(r"[A-Za-z0-9_-]{43}")


def session_of(request: web.Request) -> str | None:
    """The hash of the visitor's secret, or None when there is none of our form."""
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if _FORM.fullmatch(token) else None


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def give_session(response: web.StreamResponse, secure: bool) -> str:
    """A new secret for a new visitor; its hash is the answer."""
    token = token_urlsafe(32)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="Lax", secure=secure, path="/"
    )
    return hashed(token)
