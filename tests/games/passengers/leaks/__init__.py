"""Leaks planted into Passengers on purpose: one class a leak, each of a kind that games really had.

They are caught by `secrecy.py` or that check is worth nothing.
"""

from tests.games.passengers.leaks import judging, notices, views

LEAKS = [*views.LEAKS, *notices.LEAKS, *judging.LEAKS]
