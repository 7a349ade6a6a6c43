"""The Spyfall bot: from a seat's view alone to a move, after as long as a person would take.

How long it takes depends on what everybody can see and on its persona, never on its card.
"""

from random import Random

from zmova.bots.pace import pause
from zmova.bots.persona import Persona, persona_of
from zmova.games.spyfall.bot.answering import answer, fitting
from zmova.games.spyfall.bot.asking import ask
from zmova.games.spyfall.bot.evidence import evidence
from zmova.games.spyfall.bot.guessing import dares, likeliest
from zmova.games.spyfall.bot.hearing import topic_of
from zmova.games.spyfall.bot.judging import accuse, guilty
from zmova.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Guess,
    Next,
    Ready,
    Reveal,
    Start,
    Vote,
)
from zmova.games.spyfall.view import LookView, MineView, TableView, VoteView
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

PHRASE = 40  # letters of a question or answer that was tapped
TALKATIVE = 0.6  # how many have a word to say when time is up


def plan(view: View, whim: Whim, persona: int = 0) -> Plan | None:
    """The move it means to make, or None to wait and see."""
    if view.me is None or not view.choices:
        return None
    who = persona_of(persona)
    tempo = Random(whim.getrandbits(32))  # drawn first, so that no card shows in it
    move = strike(view, who) or duty(view, whim, who)
    if move is None:
        return None
    return Plan(move, seconds(view.table, move, tempo, who), aside(move, tempo))


def steward(view: View, whim: Whim) -> Move:
    """What the seat owes the table; nothing that its owner might not want."""
    move = duty(view, whim, persona_of(0))
    if move is None:
        raise ValueError("a steward was called for a seat that owes nothing")
    return move


def strike(view: View, who: Persona) -> Move | None:
    """S11, S13: what a seat may do at any time while the clock runs, if the odds are good."""
    table: TableView = view.table
    mine: MineView = view.mine
    me = view.me
    assert me is not None
    if Reveal() in view.choices and dares(table, evidence(table), me, who):
        return Reveal()
    if any(isinstance(choice, Accuse) for choice in view.choices):
        suspect = accuse(table, evidence(table), me, mine.location, who)
        return None if suspect is None else Accuse(suspect)
    return None


def duty(view: View, whim: Random, who: Persona) -> Move | None:
    """What the table waits for this seat to do."""
    table: TableView = view.table
    mine: MineView = view.mine
    me = view.me
    assert me is not None
    offered = {type(choice) for choice in view.choices}
    if Next in offered:
        return Next()
    if Start in offered:
        return Start()
    if Ready in offered:
        return Ready()
    if Guess in offered:
        return Guess(likeliest(evidence(table), me, whim))
    if Vote in offered:
        assert isinstance(table.phase, VoteView)
        return Vote(guilty(table, table.phase, evidence(table), me, mine.location, who))
    if Answer in offered:
        asked = table.exchanges[-1]
        said = answer(evidence(table), me, mine.location, topic_of(asked), who, whim)
        return fitting(said, asked)
    if Ask in offered:
        targets = [choice.to for choice in view.choices if isinstance(choice, Ask)]
        return ask(evidence(table), table.exchanges, me, mine.location, targets, whim)
    return None


def seconds(table: TableView, move: Move, tempo: Random, who: Persona) -> float:
    """A while in which a person would read, think and press."""
    last = table.exchanges[-1] if table.exchanges else None
    match move:
        case Start() if isinstance(table.phase, LookView) and table.phase.ends is None:
            return pause(tempo, who, 25, 40)  # one phone may go round
        case Start():
            return pause(tempo, who, 7, 13)
        case Ready():
            return pause(tempo, who, 6, 16)
        case Answer() if last is not None and topic_of(last) is None and last.topic is None:
            return pause(tempo, who, 12, 20)  # the asker may yet say what it was about
        case Answer():
            return pause(tempo, who, 3, 15, length(last.text if last else None))
        case Ask():
            return pause(tempo, who, 3, 15, length(last.answer if last else None))
        case Vote():
            return pause(tempo, who, 2, 8)
        case Guess():
            return pause(tempo, who, 2, 4.5)  # a table may give the spy five seconds
        case Next():
            return pause(tempo, who, 8, 12)
    return pause(tempo, who, 3, 9)


def aside(move: Move, tempo: Random) -> str | None:
    """What it says beside the move; in the talk before the vote (S10) too."""
    if isinstance(move, Accuse):
        return f"accusations-{tempo.randrange(100)}"
    if isinstance(move, Ready) and tempo.random() < TALKATIVE:
        return f"discussing-{tempo.randrange(100)}"
    return None


def length(text: str | None) -> int:
    return PHRASE if text is None else len(text)
