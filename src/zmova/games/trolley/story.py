"""Each notice as a sentence. The client tells the same ones (web/src/games/trolley/story.ts)."""

from typing import Any

from zmova.games.trolley.faces import argued, continued, short_of, text_of
from zmova.games.trolley.notices import (
    ArgumentIsOpen,
    HasArgued,
    HasPassed,
    HasPicked,
    HasSteered,
    MatchIsOver,
    NewRound,
    PickIsOpen,
    PicksAreShown,
    WasArranged,
    WasCalled,
    WasPinned,
    WasShuffled,
    WasTurned,
)
from zmova.games.trolley.tracks import TRACKS, Character
from zmova.table.notice import Notice
from zmova.table.seat import Seat
from zmova.table.story import Scene


def sentence(notice: Notice, scene: Scene) -> str | None:
    """Several sentences where several things are to be told."""
    name, table = scene.name, scene.view.table
    lang, own = scene.words.lang, table.own
    match notice:
        case WasShuffled(deck=deck):
            # the shuffle before the first round is no news
            return tell(scene, "shuffled", deck=deck) if table.round > 1 else None
        case NewRound(round=round, driver=driver):
            return tell(scene, "round-began", driver, round=round)
        case WasTurned(track=track, card=card):
            return tell(scene, "turned", track=track, card=text_of(card, "innocents", own, lang))
        case WasArranged(seat=seat, innocents=innocents, guilty=guilty, modifiers=modifiers):
            who = {"innocents": name(innocents), "guilty": name(guilty)}
            return tell(scene, "arranged", seat, **who, modifiers=name(modifiers))
        case PickIsOpen(deck=deck):
            return tell(scene, "pick-opened", deck=deck)
        case HasPicked(seat=seat):
            return tell(scene, "picked", seat)
        case PicksAreShown():
            return picks_shown(notice, scene)
        case WasCalled(seat=seat, extra=extra):
            return tell(scene, "called-extra" if extra else "called", seat)
        case WasPinned(seat=seat, card=card, target=target):
            row = getattr(table.tracks, target.track)
            character = short_of(row[target.place], own, lang) if target.place < len(row) else ""
            note = continued(text_of(card, "modifiers", own, lang))
            return tell(scene, "pinned", seat, track=target.track, character=character, note=note)
        case HasPassed(seat=seat):
            return tell(scene, "passed", seat)
        case ArgumentIsOpen():
            return tell(scene, "argument-began")
        case HasArgued(seat=seat, target=target):
            row = getattr(table.tracks, target.track)
            if target.place >= len(row):
                return None
            text = argued(notice, row[target.place], own, lang)
            return scene.words("trolley-story-argued", name=name(seat), text=text)
        case HasSteered():
            return steered(notice, scene)
        case MatchIsOver(winners=[]):
            return scene.words("trolley-over-broken")
        case MatchIsOver(winners=winners):
            return tell(scene, "match-ended", count=len(winners), names=scene.names(winners))
    return None


def tell(scene: Scene, what: str, seat: Seat | None = None, **more: Any) -> str:
    """Of what a seat did; to that seat in other words."""
    you = "-you" if seat is not None and seat == scene.me else ""
    named = {} if seat is None else {"name": scene.name(seat)}
    return scene.words(f"trolley-story-{what}{you}", **named, **more)


def picks_shown(notice: PicksAreShown, scene: Scene) -> str:
    table = scene.view.table
    told = [tell(scene, "picks-shown", deck=notice.deck)]
    for track in TRACKS:
        row: list[Character] = getattr(table.tracks, track)
        of_deck = [one for one in row if one.guilty == (notice.deck == "guilty")]
        played = [one for one in of_deck if one.seat is not None]
        if played:
            card = text_of(played[-1].card, notice.deck, table.own, scene.words.lang)
            told.append(tell(scene, "stands", track=track, card=card))
    return " ".join(told)


def steered(notice: HasSteered, scene: Scene) -> str:
    """T9, T15: the run, who takes skulls, whom the helper serves now."""
    track, verdicts = notice.track, scene.view.table.verdicts
    hit: list[Seat] = getattr(verdicts[-1], track) if verdicts else []
    if notice.by_chance:
        told = [tell(scene, "steered-chance", track=track)]
    else:
        told = [tell(scene, "steered", notice.driver, track=track)]
    others = [seat for seat in hit if seat != scene.me]
    if others:
        told.append(tell(scene, "skulls", count=len(others), names=scene.names(others)))
    if scene.mine(hit):
        told.append(tell(scene, "skulls-you"))
    if notice.helper is not None:
        told.append(tell(scene, "helper", notice.helper))
    return " ".join(told)
