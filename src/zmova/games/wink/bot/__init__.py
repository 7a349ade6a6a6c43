"""The bot of Wink: from a seat's view alone to a move, or to waiting."""

from zmova.games.wink.bot.brain import plan, steward

__all__ = ["plan", "steward"]
