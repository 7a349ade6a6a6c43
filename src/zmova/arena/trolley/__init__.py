"""Trial by Trolley studied: its bots against simpler players."""

from zmova.arena.trolley.study import TrolleyStudy

__all__ = ["TrolleyStudy"]
