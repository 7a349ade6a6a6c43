"""Wink studied: what becomes of winks, who wins, and its bots against simpler players."""

from zmova.games.wink.arena.study import WinkStudy

STUDY = WinkStudy()
