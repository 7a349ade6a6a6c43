"""Leaks planted into Wink on purpose: one class a leak, each of a kind that games really had.

They are caught by `secrecy.py` or that check is worth nothing. Those that a wink alone betrays
are caught by `test_unseen_winks.py` too.
"""

from tests.games.wink.leaks import judging, notices, views

LEAKS = [*views.LEAKS, *notices.LEAKS, *judging.LEAKS]
WINKS = [*views.WINKS, *notices.WINKS, *judging.WINKS]
