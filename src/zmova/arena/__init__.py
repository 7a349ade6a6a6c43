"""Matches by the hundred, without a clock on the wall."""

from zmova.arena.match import Player, Unhurried, bot, drifter, play_match

__all__ = ["Player", "Unhurried", "bot", "drifter", "play_match"]
