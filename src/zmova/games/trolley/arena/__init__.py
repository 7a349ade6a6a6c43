"""Trial by Trolley studied: its bots against simpler players."""

from zmova.games.trolley.arena.study import TrolleyStudy

STUDY = TrolleyStudy()
