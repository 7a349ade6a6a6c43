"""Each notice as a sentence. The client tells the same ones (web/src/games/passengers/story.ts)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from zmova.games.passengers import notices as told
from zmova.games.passengers.boats import Spot
from zmova.games.passengers.cards import COLOR, KIND, Card
from zmova.games.passengers.view import GivingView, OverView, VotingView
from zmova.table.notice import Notice
from zmova.table.seat import Seat
from zmova.table.story import Scene


def sentence(notice: Notice, scene: Scene) -> str | None:
    """The course of the match first, then what gifts bring about (P14-P18)."""
    table = scene.view.table
    match notice:
        case told.CardsDealt(coin=coin):
            return tell(scene, "dealt", coin)
        case told.NewRound(round=round):
            return tell(scene, "round-began", round=round)
        case told.ShadowBoarded(seat=seat, boat=boat, space=space):
            return tell(scene, "shaded", seat, boat=boat, place=space + 1)
        case told.Boarded(seat=seat, boat=boat, space=space):
            gifts = next(one.gifts for one in table.boats if one.boat == boat)
            more = {"gift": gift(scene, gifts[space]), "voices": table.worth[gifts[space]]}
            name = scene.name(seat)  # what I placed is my own to know: it is not read out
            return scene.words(
                "passengers-story-placed", name=name, boat=boat, place=space + 1, **more
            )
        case told.Claiming():
            return claimed(notice, scene)
        case told.GiftCalled(seat=seat, number=number):
            return tell(scene, "called", seat, number=number, gift=gift(scene, number))
        case told.GiftSkipped(seat=seat, number=number):
            return tell(scene, "skipped", seat, gift=gift(scene, number))
        case told.GiftUsed(seat=seat, number=number, choice=choice):
            still = choice is None and table.gifts[number] != "drachma"
            return tell(scene, "used-still" if still else "used", seat, gift=gift(scene, number))
        case told.VoteIsOpen():
            return tell(scene, "vote-opened")
        case told.HasVoted(seat=seat, boat=boat):
            phase = table.phase
            if boat is not None and isinstance(phase, VotingView) and phase.first == seat:
                return tell(scene, "voted-openly", seat, boat=boat)
            return scene.words("passengers-story-voted", name=scene.name(seat))
        case told.WasCounted():
            return counted(notice, scene)
        case told.MatchIsOver():
            return ended(notice, scene)
    return of_gift(notice, scene)


def of_gift(notice: Notice, scene: Scene) -> str | None:
    name = scene.name
    match notice:
        case told.WasAsked(seat=seat, seats=seats):
            phase = scene.view.table.phase
            trade = isinstance(phase, GivingView) and phase.gift == "trade"
            key = f"passengers-story-asked-{'trade' if trade else 'show'}{you(scene, seats)}"
            return scene.words(key, name=name(seat), names=scene.names(seats))
        case told.WasShown(seat=seat, to=to):
            return scene.words("passengers-story-shown", name=name(seat), to=name(to))
        case told.WereTraded(seats=seats):
            return scene.words("passengers-story-traded", **two(seats, scene))
        case told.ColorsConfessed(color=color, answers=answers):
            yes, no = (
                [name(seat) for seat, one in enumerate(answers) if one is has]
                for has in (True, False)
            )
            which = "-all" if not no else "-none" if not yes else ""
            both = {"yes": scene.words.listed(yes), "no": scene.words.listed(no)}
            return scene.words(f"passengers-story-has-color{which}", color=color, **both)
        case told.DemonsConfessed(seat=seat, count=count):
            return scene.words("passengers-story-demons-in-hand", name=name(seat), count=count)
        case told.KindConfessed(seat=seat, kind=kind):
            return scene.words("passengers-story-placed-kind", name=name(seat), kind=kind)
        case told.DemonsCounted(boat=boat, count=count):
            return tell(scene, "demons-aboard", boat=boat, count=count)
        case told.WasPeeked(seat=seat, spots=[one]):
            return scene.words("passengers-story-peeked", name=name(seat), **at(one))
        case told.WasPeeked(seat=seat, spots=[one, other]):
            spots = {"one": spot(one, scene), "other": spot(other, scene)}
            return scene.words("passengers-story-peeked-two", name=name(seat), **spots)
        case told.WasRevealed(spot=where, card=card):
            return scene.words("passengers-story-revealed", **at(where), **parts(card))
        case told.WereSwapped(spots=[one, other]):
            return tell(scene, "swapped", one=spot(one, scene), other=spot(other, scene))
        case told.WasMoved(spot=where, to=space):
            way = {"from": where.space + 1, "to": space + 1}
            return tell(scene, "moved", boat=where.boat, **way)
        case told.WasShifted(boat=boat, direction=direction):
            return tell(scene, "shifted", boat=boat, direction=direction)
        case told.WasMasked(spot=where, mask=mask):
            return tell(scene, "masked", **at(where), color=mask)
        case told.WereHushed(seats=seats):
            if len(seats) == 1 and scene.mine(seats):
                return tell(scene, "hushed-you")
            return tell(scene, "hushed", count=len(seats), names=scene.names(seats))
        case told.WerePaired(seats=seats):
            return together(scene, "paired", seats)
        case told.VoicesWereSwapped(seats=seats):
            return together(scene, "voices-swapped", seats)
        case told.VoiceWasTaken(seat=seat, giver=giver):
            whose = "-by-you" if seat == scene.me else "-from-you" if giver == scene.me else ""
            key = f"passengers-story-voice-taken{whose}"
            return scene.words(key, name=name(seat), giver=name(giver))
        case told.MustVoteFirst(seat=seat):
            return tell(scene, "votes-first", seat)
        case told.CoinWasTaken(seat=seat):
            return tell(scene, "coin-taken", seat)
    return None


def tell(scene: Scene, what: str, seat: Seat | None = None, **more: Any) -> str:
    """Of what a seat did; to that seat in other words."""
    named = {} if seat is None else {"name": scene.name(seat)}
    whose = "" if seat is None else you(scene, [seat])
    return scene.words(f"passengers-story-{what}{whose}", **named, **more)


def together(scene: Scene, what: str, seats: Sequence[Seat]) -> str:
    """Of two; to each of them the other is named."""
    other = next(seat for seat in seats if seat != scene.me)
    both = two(seats, scene)
    key = f"passengers-story-{what}{you(scene, seats)}"
    return scene.words(key, **both, name=scene.name(other))


def claimed(notice: told.Claiming, scene: Scene) -> str:
    boat = next(one for one in scene.view.table.boats if one.boat == notice.boat)
    sits = boat.row[notice.space]
    own = "-own" if sits is not None and sits.owner == notice.seat else ""
    return scene.words(
        f"passengers-story-claimed{own}",
        name=scene.name(notice.seat),
        boat=notice.boat,
        place=notice.space + 1,
        kind=notice.kind or "none",
        color=notice.color or "none",
    )


def counted(notice: told.WasCounted, scene: Scene) -> str:
    """P20: which boat crosses and by whose votes."""
    tied = notice.raven == notice.wolf
    how = f"counted-tie{you(scene, [notice.coin])}" if tied else "counted"
    sums = {"raven": notice.raven, "wolf": notice.wolf, "boat": notice.winner}
    crosses = scene.words(f"passengers-story-{how}", **sums, name=scene.name(notice.coin))
    votes = zip(notice.ballots, notice.voices, strict=True)
    ballots = [
        scene.words("passengers-story-ballot", name=scene.name(seat), boat=boat, voices=voices)
        for seat, (boat, voices) in enumerate(votes)
    ]
    return " ".join([crosses, tell(scene, "lost", boat=notice.winner), *ballots])


def ended(notice: told.MatchIsOver, scene: Scene) -> str | None:
    phase = scene.view.table.phase
    if not isinstance(phase, OverView):
        return None
    scores = [
        tell(scene, "score", faction=faction, points=points)
        for faction, points in notice.scores.items()
    ]
    if not notice.winners:
        return scene.words("passengers-over-broken")
    faction = phase.factions[notice.winners[0]]
    how = "ended-tie" if phase.by_coin else "ended"
    return tell(scene, how, faction=faction, scores=scene.words.listed(scores))


def you(scene: Scene, seats: Sequence[Seat]) -> str:
    return "-you" if scene.mine(seats) else ""


def two(seats: Sequence[Seat], scene: Scene) -> dict[str, str]:
    return {"one": scene.name(seats[0]), "other": scene.name(seats[1])}


def at(where: Spot) -> dict[str, Any]:
    return {"boat": where.boat, "place": where.space + 1}


def spot(where: Spot, scene: Scene) -> str:
    return scene.words("passengers-spot", **at(where))


def parts(card: Card) -> dict[str, str]:
    return {"kind": KIND[card], "color": COLOR[card] or "none"}


def gift(scene: Scene, number: int) -> str:
    return str(gifts()[scene.view.table.gifts[number]][scene.words.lang]["name"])


@cache
def gifts() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("content", "gifts.toml").read_text("utf-8"))
