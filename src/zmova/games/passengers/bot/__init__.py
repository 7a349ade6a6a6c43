"""The bot of Passengers."""

from zmova.games.passengers.bot.brain import plan, steward

__all__ = ["plan", "steward"]
