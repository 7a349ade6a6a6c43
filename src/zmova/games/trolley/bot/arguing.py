"""What to tell the driver: something that fits the cards, that it likes, and that is new."""

from collections import Counter
from random import Random

from zmova.bots.odds import lean
from zmova.bots.persona import Persona
from zmova.games.trolley.bot.learning import KNOWN, chances
from zmova.games.trolley.bot.swaying import NOVELTY, fit, freshness, row_of, serves, touch
from zmova.games.trolley.bot.wordings import wordings
from zmova.games.trolley.moves import Argue
from zmova.games.trolley.reasons import REASONS, Reason
from zmova.games.trolley.state import Argument
from zmova.games.trolley.tracks import OTHER, TRACKS, Spot, Track
from zmova.games.trolley.view import TableView
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

TALK, MOST = 7.0, 3
"""Arguments that a table of bots makes in a round, about; and what one of them makes at most."""
FITS = 0.4
"""Nobody says what is plainly not so."""
ANSWER, PINNED = 1.5, 1.3
"""It is good to answer what the other team has just said, and to speak of what was pinned on."""
HEAT = 0.12


def urge(table: TableView, who: Persona, whim: Whim) -> int:
    """How many arguments it feels like making in this round."""
    share = TALK / (table.seats - 1) * (0.7 + 0.6 * who.frank)
    spare = whim.fate("urge", table.round).random()
    return min(MOST, int(share + spare))


def spoken(table: TableView, me: Seat) -> int:
    return sum(said.seat == me for said in table.arguments)


def argue(seen: View, whim: Whim, who: Persona) -> Argue | None:
    """The better the likelier, among what is true enough."""
    table: TableView = seen.table
    me, track = seen.me, seen.mine.track
    assert me is not None
    if track is None or spoken(table, me) >= urge(table, who, whim):
        return None
    believed = chances(table, table.driver, me)
    touches = {
        reason: sum(odd * touch(taste, reason) for odd, taste in zip(believed, KNOWN, strict=True))
        for reason in REASONS
    }
    asked = challenge(table, track)
    options, scores = [], []
    for said in sayable(table, me, track):
        true = fit(said, table.tracks)
        if true < FITS:
            continue
        score = (NOVELTY + touches[said.reason] * true) * freshness(said, table.arguments)
        score *= 0.6 + 0.8 * (who.bold if REASONS[said.reason][0] == "hit" else 1 - who.bold)
        score *= ANSWER if said.target == asked else 1.0
        score *= 1.0 if said.modifier is None else PINNED
        options.append(said)
        scores.append(score)
    if not options:
        return None
    said = lean(options, scores, HEAT, whim)
    wording = phrased(table, said, whim)
    return Argue(said.target, said.reason, said.modifier, wording)


def sayable(table: TableView, me: Seat, track: Track) -> list[Argument]:
    """For the own characters and against the others, of each and of all that is pinned on it."""
    found = []
    for side in TRACKS:
        cause = "spare" if side == track else "hit"
        reasons: list[Reason] = [reason for reason, (to, _) in REASONS.items() if to == cause]
        for place, one in enumerate(row_of(table.tracks, side)):
            for modifier in (None, *range(len(one.modifiers))):
                found += [Argument(me, Spot(side, place), why, modifier) for why in reasons]
    return found


def challenge(table: TableView, track: Track) -> Spot | None:
    """The character that the other team has spoken of last."""
    theirs = [said.target for said in table.arguments if serves(said) == OTHER[track]]
    return theirs[-1] if theirs else None


def phrased(table: TableView, said: Argument, whim: Random) -> int:
    """One of the wordings that were heard least in this match."""
    heard = [*table.arguments, *(old for one in table.verdicts for old in one.arguments)]
    pinned = said.modifier is not None
    used = Counter(
        old.wording
        for old in heard
        if old.reason == said.reason and (old.modifier is not None) == pinned
    )
    ways = range(wordings(said.reason, pinned))
    least = min(used[way] for way in ways)
    return whim.choice([way for way in ways if used[way] == least])
