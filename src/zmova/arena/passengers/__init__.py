"""Passengers studied: its tables, what its gifts change, its bots against simpler players."""

from zmova.arena.passengers.study import PassengersStudy

__all__ = ["PassengersStudy"]
