"""Trial by Trolley (Пекельний трамвай): two tracks of characters, one lever, much talk."""

from typing import Literal

from zmova.games.trolley import bot, earlier, explain, offers, rules, score, view
from zmova.games.trolley.arranging import Arrangements
from zmova.games.trolley.called import called
from zmova.games.trolley.events import Events
from zmova.games.trolley.evolve import evolve
from zmova.games.trolley.moves import Moves
from zmova.games.trolley.options import Options
from zmova.games.trolley.own_file import read_file
from zmova.games.trolley.state import opened
from zmova.games.trolley.teams import audiences
from zmova.table.cover import Cover
from zmova.table.game import Game

GAME = Game(
    name="trolley",
    version="2",
    earlier={"1": earlier.VERSION_1},
    fewest=3,
    most=13,
    options=Options,
    moves=Moves,
    events=Events,
    table=view.TableView,
    mine=view.MineView,
    ranges=(Arrangements, offers.Arguments),
    limits=("argue_seconds", "pick_seconds", "modifier_seconds", "pause_seconds"),
    room_options={"pick_seconds": 90, "modifier_seconds": 90, "pause_seconds": 12},
    open=opened,
    deal=rules.deal,
    offers=offers.offers,
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
    cover=Cover(own=1536, offers=0, each=72, whole=1536),
    audience=Literal["all", "team"],
    audiences=audiences,
    plan=bot.plan,
    steward=bot.steward,
    called=called,
    read_file=read_file,
)
