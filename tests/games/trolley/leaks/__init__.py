"""Leaks planted into Trial by Trolley on purpose: one class a leak, each of a kind that games had.

They are caught by `secrecy.py` or that check is worth nothing.
"""

from tests.games.trolley.leaks import judging, notices, views

LEAKS = [*views.LEAKS, *notices.LEAKS, *judging.LEAKS]
