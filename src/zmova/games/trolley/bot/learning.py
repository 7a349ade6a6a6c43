"""What a driver's verdicts tell of its taste."""

from functools import lru_cache
from math import exp, log

import msgspec

from zmova.bots.odds import softened
from zmova.games.trolley.bot.swaying import sway
from zmova.games.trolley.bot.tastes import EVERYMAN, TASTES, Taste
from zmova.games.trolley.bot.traits import less, of_track, worth
from zmova.games.trolley.view import TableView, VerdictView
from zmova.table.seat import Seat

KNOWN: tuple[Taste, ...] = (*TASTES.values(), EVERYMAN)
HEAT = 1.0
"""How much of a verdict is mood."""
CAPRICE = 0.1
"""How often a verdict follows from nothing that a bot can see: people have their reasons."""
COMPANY = 0.15
"""What others' verdicts tell of this driver: friends are a little alike."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(VerdictView).decode


def chance_to_spare(lead: float, heat: float = HEAT) -> float:
    """How likely a track is spared that is worth so much more to the driver."""
    return CAPRICE / 2 + (1 - CAPRICE) / (1 + exp(max(-50.0, min(50.0, -lead / heat))))


@lru_cache(maxsize=512)
def told(raw: bytes) -> tuple[float, ...]:
    """How well each of the known tastes explains a verdict."""
    verdict = decode(raw)
    balance = less(of_track(verdict.tracks.left), of_track(verdict.tracks.right))
    sign = 1 if verdict.track == "right" else -1
    return tuple(
        log(
            chance_to_spare(
                sign * (worth(one, balance) + sway(one, verdict.tracks, verdict.arguments))
            )
        )
        for one in KNOWN
    )


def chances(table: TableView, driver: Seat, me: Seat) -> list[float]:
    """How likely the driver has each of the known tastes; my own verdicts tell nothing of it."""
    scores = [0.0] * len(KNOWN)
    for verdict in table.verdicts:
        if verdict.by_chance or verdict.driver == me:
            continue
        weight = 1.0 if verdict.driver == driver else COMPANY
        for index, score in enumerate(told(encode(verdict))):
            scores[index] += weight * score
    return softened(scores, 1.0)
