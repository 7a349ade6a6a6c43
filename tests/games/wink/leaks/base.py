from tests.properties.planted import Leaky
from zmova.games.wink import GAME
from zmova.games.wink.state import State
from zmova.games.wink.view import MineView, TableView


class WinkGame(Leaky[State, TableView, MineView]):
    game = GAME
