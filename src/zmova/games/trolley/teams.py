"""To whom a seat may talk (T8)."""

from zmova.games.trolley.state import Over, State
from zmova.games.trolley.tracks import track_of
from zmova.table.game import Audiences
from zmova.table.seat import Seat


def audiences(state: State, seat: Seat) -> Audiences:
    """The driver talks to all; the others to all or to their own team."""
    track = track_of(seat, state.driver, state.seats)
    if track is None or type(state.phase) is Over:
        return {"all": None}
    return {"all": None, "team": sorted(state.teams[track])}
