"""Which boat to vote for: the better one in those deals in which this vote may decide."""

from math import exp, sqrt, tanh

from zmova.games.passengers.boats import BOATS, Boat
from zmova.games.passengers.bot.belief import Belief, Standing
from zmova.games.passengers.bot.codes import DEMON, SOUL
from zmova.games.passengers.bot.outlook import Chances
from zmova.games.passengers.bot.scene import STUDY, Scene
from zmova.games.passengers.bot.steering import PULL, SEEMS, reached, seeming
from zmova.games.passengers.view import TableView, VotingView

FUTILE = 0.03
"""A vote that tips the scales less often than this may as well serve as a disguise."""


def vote(scene: Scene) -> Boat:
    """Thought through once; others that vote meanwhile change nothing."""
    table, kept = scene.table, scene.belief.ballots
    opened = table.phase.first_boat if isinstance(table.phase, VotingView) else None
    key = table.coin, tuple(table.voices), opened
    if key not in kept:
        kept[key] = better(scene)
    return kept[key]


def better(scene: Scene) -> Boat:
    belief, table = scene.belief, scene.table
    facts = belief.facts
    raven, wolf = facts.rows["raven"], facts.rows["wolf"]
    seems = seeming(belief, raven) - seeming(belief, wolf)
    gain = tips = 0.0
    standings = scene.standings(STUDY)
    for standing in standings:
        first, second = reached(standing, raven), reached(standing, wolf)
        tip = tipping(belief, table, standing, first, second, seems)
        tips += tip
        gain += (tip + 0.02) * (first[belief.faction] - second[belief.faction])
    if belief.faction != SOUL and tips < FUTILE * len(standings):
        return BOATS[seems < 0]
    return BOATS[gain < 0]


def tipping(
    belief: Belief,
    table: TableView,
    standing: Standing,
    raven: Chances,
    wolf: Chances,
    seems: float,
) -> float:
    """How likely my voices decide, in this deal."""
    phase = table.phase
    opened = (phase.first, phase.first_boat) if type(phase) is VotingView else (None, None)
    mean = spread = 0.0
    for seat, faction in enumerate(standing.deal.factions):
        voices = table.voices[seat]
        if seat == belief.me or not voices:
            continue
        if seat == opened[0] and opened[1] is not None:
            mean += voices if opened[1] == "raven" else -voices
            continue
        lean = PULL[faction] * (raven[faction] - wolf[faction])
        if faction != DEMON:
            lean += SEEMS * seems
        pull = tanh(lean)
        mean += voices * pull
        spread += voices * voices * (1 - pull * pull)
    mine = table.voices[belief.me] + (0.5 if table.coin == belief.me else 0.0)
    width = sqrt(spread) + 0.7
    return below((mine - mean) / width) - below((-mine - mean) / width)


def below(z: float) -> float:
    """The normal distribution, near enough."""
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, z))))
