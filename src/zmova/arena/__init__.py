"""Many matches between bots, in simulated time."""

from zmova.arena.match import Player, Unhurried, bot, drifter, play_match

__all__ = ["Player", "Unhurried", "bot", "drifter", "play_match"]
