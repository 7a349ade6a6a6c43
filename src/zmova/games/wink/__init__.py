"""Wink (Мигцем): a masquerade where partners find each other by a wink that nobody else sees."""

from zmova.games.wink import bot, explain, offers, rules, score, view
from zmova.games.wink.earlier import VERSION_1
from zmova.games.wink.events import Events
from zmova.games.wink.evolve import evolve
from zmova.games.wink.moves import Catches, Moves
from zmova.games.wink.options import Options
from zmova.games.wink.state import opened
from zmova.table.cover import Cover
from zmova.table.game import Game

GAME = Game(
    name="wink",
    version="2",
    earlier={"1": VERSION_1},
    fewest=4,
    most=8,
    options=Options,
    moves=Moves,
    events=Events,
    table=view.TableView,
    mine=view.MineView,
    ranges=(Catches,),
    limits=("turn_seconds",),
    room_options={"turn_seconds": 60},
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
    public=view.public,
    private=view.private,
    cover=Cover(own=1536, offers=1280, whole=3072),
    plan=bot.plan,
    steward=bot.steward,
)
