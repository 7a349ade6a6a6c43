"""The Spyfall bot: hears what was said, weighs who may be the spy and where, and acts on it."""

from zmova.games.spyfall.bot.brain import plan, steward

__all__ = ["plan", "steward"]
