"""What to say of a passenger: guides the truth, the others what a guide might say.

Whether a bot speaks hangs on its temper and on a whim that lasts: so it does not change its mind
whenever something happens, and its silence does not tell its faction.
"""

from typing import NamedTuple

from zmova.bots.persona import Persona
from zmova.games.passengers.boats import Boat
from zmova.games.passengers.bot.codes import CARD, KIND_CODE, SOUL
from zmova.games.passengers.bot.facts import Facts
from zmova.games.passengers.bot.possible import possible
from zmova.games.passengers.bot.scene import Scene
from zmova.games.passengers.cards import COLOR, COPIES, KIND, Card, Color, Kind
from zmova.games.passengers.moves import Claim
from zmova.games.passengers.view import MineView, TableView
from zmova.table.view import View
from zmova.table.whim import Whim

TALKS, FRANKLY = 0.55, 0.4
"""How often a seat speaks of its passenger, and how much more a frank one does."""
COLOURS = 0.1
"""How often it names the colour too: that serves smugglers, who seek souls of a colour."""
LIES, BOLDLY = 0.25, 0.5
"""How often one who hides something lies about a passenger it peeked at."""


class Matter(NamedTuple):
    """A passenger in play that the seat knows and has said nothing of."""

    id: int
    boat: Boat
    space: int
    card: Card
    own: bool


def matter(view: View, persona: Persona, whim: Whim) -> Matter | None:
    """What the seat feels like talking about, if it may talk at all."""
    table: TableView = view.table
    mine: MineView = view.mine
    me = view.me
    assert me is not None
    if me in table.hushed or not mine.known:
        return None
    said = {claim.id for claim in table.claims if claim.seat == me}
    cards = {known.id: known.card for known in mine.known}
    for boat in table.boats:
        for space, one in enumerate(boat.row):
            if one is None or one.id in said or one.id not in cards or one.card is not None:
                continue
            found = Matter(one.id, boat.boat, space, cards[one.id], one.owner == me)
            if mood(table, whim, one.id) < TALKS + FRANKLY * persona.frank:
                return found
    return None


def mood(table: TableView, whim: Whim, id: int, about: str = "") -> float:
    """From 0 to 1, and the same until the boats have left."""
    return whim.fate("mood", len(table.counts), id, about).random()


def claim(scene: Scene, what: Matter) -> Claim | None:
    """The words, or None where silence serves better."""
    kind = honest(what) if scene.mine.faction == "souls" else handy(scene, what)
    if kind is None:
        return None
    color = None
    if mood(scene.table, scene.whim, what.id, "color") < COLOURS:
        color = shade_of(scene, what, kind)
    return Claim(what.boat, what.space, kind, color)


def honest(what: Matter) -> Kind:
    return KIND[what.card]


def handy(scene: Scene, what: Matter) -> Kind | None:
    """What draws the guides' votes to the boat I want, within a guide's story."""
    kind: Kind = "soul" if what.boat == scene.wanted else "demon"
    if what.own:
        return kind if in_story(scene, what.id, kind) else None
    if kind == KIND[what.card]:
        return kind
    known = scene.belief.facts.kind.get(what.id)
    lies = mood(scene.table, scene.whim, what.id, "lie") < LIES + BOLDLY * scene.persona.bold
    return kind if lies and known is None else None


def in_story(scene: Scene, id: int, kind: Kind) -> bool:
    """A guide places two souls and a demon: all I said, and all that was shown, must fit that."""
    facts, me = Facts(None, scene.table, None), scene.me
    told = {
        claim.id: KIND_CODE[claim.kind]
        for claim in scene.table.claims
        if claim.seat == me and claim.kind is not None and facts.owner[claim.id] == me
    }
    told[id] = KIND_CODE[kind]
    return any(
        line.faction == SOUL
        and all(line.played(facts.when[one]) == said for one, said in told.items())
        for line, _ in possible(facts, me)
    )


def shade_of(scene: Scene, what: Matter, kind: Kind) -> Color | None:
    """Its true colour, where there can be one more card of that name."""
    color = COLOR[what.card]
    if color is None or kind == "yaesther":
        return None
    facts = Facts(None, scene.table, None)
    seen = {id: CARD[code] for id, code in facts.card.items()}
    for claim in scene.table.claims:
        if claim.kind in ("soul", "demon") and claim.color is not None and claim.id not in seen:
            seen[claim.id] = f"{claim.color} {claim.kind}"  # type: ignore[assignment]
    named = f"{color} {kind}"
    return color if sum(card == named for card in seen.values()) < COPIES else None
