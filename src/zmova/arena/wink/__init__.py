"""Wink studied: what becomes of winks, who wins, and its bots against simpler players."""

from zmova.arena.wink.study import WinkStudy

__all__ = ["WinkStudy"]
