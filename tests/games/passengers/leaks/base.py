from tests.properties.planted import Leaky
from zmova.games.passengers import GAME
from zmova.games.passengers.state import State
from zmova.games.passengers.view import MineView, TableView


class Passengers(Leaky[State, TableView, MineView]):
    game = GAME
