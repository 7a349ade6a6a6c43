from tests.properties.planted import Leaky
from zmova.games.trolley import GAME
from zmova.games.trolley.state import State
from zmova.games.trolley.view import MineView, TableView


class Trolley(Leaky[State, TableView, MineView]):
    game = GAME
