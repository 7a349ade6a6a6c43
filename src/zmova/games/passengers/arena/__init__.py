"""Passengers studied: its tables, what its gifts change, its bots against simpler players."""

from zmova.games.passengers.arena.study import PassengersStudy

STUDY = PassengersStudy()
