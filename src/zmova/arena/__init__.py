"""Matches by the hundred, without a clock on the wall."""

from zmova.arena.match import Player, bot, drifter, play_match

__all__ = ["Player", "bot", "drifter", "play_match"]
