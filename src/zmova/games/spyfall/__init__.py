"""Spyfall (Знахідка для шпигуна): one seat does not know where everybody is."""

from zmova.games.spyfall import bot, earlier, explain, offers, rules, score, view
from zmova.games.spyfall.called import called, spoken
from zmova.games.spyfall.events import Events
from zmova.games.spyfall.evolve import evolve
from zmova.games.spyfall.moves import Moves
from zmova.games.spyfall.options import Options
from zmova.games.spyfall.own_file import read_file
from zmova.games.spyfall.state import opened
from zmova.table.cover import Cover
from zmova.table.game import Game

GAME = Game(
    name="spyfall",
    version="2",
    earlier={"1": earlier.VERSION_1},
    fewest=3,
    most=8,
    options=Options,
    moves=Moves,
    events=Events,
    table=view.TableView,
    mine=view.MineView,
    limits=(
        "minutes",
        "look_seconds",
        "turn_seconds",
        "discuss_seconds",
        "vote_seconds",
        "guess_seconds",
        "next_seconds",
    ),
    room_options={"turn_seconds": 90, "next_seconds": 90},
    open=opened,
    deal=rules.deal,
    offers=offers.offers,
    template=offers.template,
    decide=rules.decide,
    follow=rules.follow,
    explain=explain.explain,
    evolve=evolve,
    deadline=rules.deadline,
    decide_timeout=rules.decide_timeout,
    call_off=score.call_off,
    result=score.result,
    parts=score.parts,
    public=view.public,
    private=view.private,
    cover=Cover(own=128, offers=512, whole=512),
    called=called,
    spoken=spoken,
    plan=bot.plan,
    steward=bot.steward,
    read_file=read_file,
)
