"""Passengers (Пасажири): souls and demons, face down, in two boats; one of them crosses."""

from typing import Literal

from zmova.games.passengers import bot, earlier, explain, offers, rules, score, view
from zmova.games.passengers.events import Events
from zmova.games.passengers.evolve import evolve
from zmova.games.passengers.moves import Claims, Moves, template
from zmova.games.passengers.options import Options
from zmova.games.passengers.state import audiences, opened
from zmova.table.cover import Cover
from zmova.table.game import Game

GAME = Game(
    name="passengers",
    version="2",
    earlier={"1": earlier.VERSION_1},
    fewest=4,
    most=8,
    options=Options,
    moves=Moves,
    events=Events,
    ranges=(Claims,),
    table=view.TableView,
    mine=view.MineView,
    limits=("gaze_seconds", "place_seconds", "gift_seconds", "vote_seconds"),
    room_options={
        "gaze_seconds": 8,
        "place_seconds": 90,
        "gift_seconds": 60,
        "vote_seconds": 120,
    },
    open=opened,
    deal=rules.deal,
    offers=offers.offers,
    template=template,
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
    cover=Cover(own=256, offers=0, each=96, whole=512),
    audience=Literal["all", "whisper"],
    audiences=audiences,
    plan=bot.plan,
    steward=bot.steward,
)
