"""OpenSpiel's hidden-role game at random: rules in C++, called from Python."""

from importlib.metadata import version
from random import Random

import pyspiel

from bench.work import Work, matches


class OpenSpiel:
    """`social_deduction` as it comes: six players, one impostor, talk and votes in turn."""

    def __init__(self, seed: int = 1) -> None:
        self.name = f"OpenSpiel {version('open_spiel')}, social_deduction"
        self._whim = Random(seed)
        self._game = pyspiel.load_game("social_deduction")

    def play(self, seconds: float) -> Work:
        return matches(self.match, seconds)

    def match(self) -> int:
        """The number of decisions; draws of chance, like our deals, are not among them."""
        random, draw = self._whim.random, pyspiel.sample_action
        state = self._game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), random())[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions
