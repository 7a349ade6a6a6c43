"""Who may hold a number: cards counted, refusals remembered, winks seen.

Seats are bits of a mask. What is known of a number leaves some seats; among those it is as likely
with each as hand sizes allow.
"""

from collections import defaultdict
from functools import lru_cache

from zmova.bots.odds import shares
from zmova.games.wink.bot.scene import Scene

Odds = dict[int, list[float]]
"""By number, then by seat; numbers in the own hand are left out."""
ROUNDS = 6
"""Of fitting, after which the chances of a hand hardly change."""


def odds(scene: Scene) -> Odds:
    table, hand = scene.table, scene.mine.hand
    others = (1 << table.seats) - 1 & ~(1 << scene.me)
    excluded = known_not_to_hold(scene)
    masks = {agent: others & ~excluded[agent] for agent in table.up if agent not in hand}
    for agent, seat in scene.holders.items():
        if agent in masks:
            masks[agent] = 1 << seat
    return fitted(tuple(masks.items()), tuple(table.hands))


def known_not_to_hold(scene: Scene) -> dict[int, int]:
    """W10: nobody calls a number of their own; W18: nor catches one; W20: a wrong catch tells."""
    excluded: dict[int, int] = defaultdict(int)
    for deed in scene.table.story:
        if deed.agent is not None:
            excluded[deed.agent] |= 1 << deed.seat
            if deed.kind == "caught" and deed.player is not None:
                excluded[deed.agent] |= 1 << deed.player
    return excluded


@lru_cache(maxsize=1024)
def fitted(masks: tuple[tuple[int, int], ...], hands: tuple[int, ...]) -> Odds:
    """Every number is held once, and every seat holds as many as everybody sees."""
    seats = range(len(hands))
    rows = [shares([float(mask >> seat & 1) for seat in seats]) for _, mask in masks]
    for _ in range(ROUNDS):
        totals = [sum(row[seat] for row in rows) for seat in seats]
        scales = [held / total if total else 0.0 for held, total in zip(hands, totals, strict=True)]
        rows = [shares([x * y for x, y in zip(row, scales, strict=True)]) for row in rows]
    return {agent: row for (agent, _), row in zip(masks, rows, strict=True)}
