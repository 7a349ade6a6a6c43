"""The bot of Trial by Trolley."""

from zmova.games.trolley.bot.brain import plan, steward

__all__ = ["plan", "steward"]
