"""Records what the gallery shows: `python -m tests.gallery FOLDER`.

No server runs and nothing is kept in the repository: all of it follows from the rules, the
playthroughs, the lessons and the bots as they are now.
"""

import json
import re
import shutil
import sys
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import cache
from io import BytesIO
from pathlib import Path
from traceback import format_exc
from typing import Any, get_args

import msgspec
import segno

from tests.gallery import matches, states
from tests.gallery.matches import Recording
from tests.gallery.rooms import CODE, MATCH, note, played, shown
from zmova.games import named, registered
from zmova.replays.catalogue import Lang, catalogue
from zmova.replays.moments import retold, seen_steps
from zmova.replays.pages import minds_pages, moments_pages
from zmova.replays.telling import line, seat_name
from zmova.server.replays import Cover, Player
from zmova.store.export import Step
from zmova.table.event import Event
from zmova.table.story import Scene
from zmova.table.table import Table

LANGS: tuple[Lang, ...] = ("uk", "en")
RULES = re.compile(r"\b([A-Z])(\d+)(?:-\1?(\d+))?\b")
STARTED = 1_700_000_000
OFFICES = ("driver", "coin")
"""Fields of a table that name a seat."""
encode = msgspec.json.encode


@cache
def named_in(text: str | None) -> set[str]:
    """The ids of rules in some words."""
    return {
        f"{letter}{number}"
        for letter, first, last in RULES.findall(text or "")
        for number in range(int(first), int(last or first) + 1)
    }


def rules_of(game: str, step: Step, events: list[Event]) -> list[str]:
    """Those that an event names in its words or its data, and the kind of move."""
    found = {rule for event in events for rule in named_in(type(event).__doc__)}
    found |= set(re.findall(r'"([A-Z]\d+)"', encode(events).decode()))
    kind = (step.move or {}).get("type", "")
    for move in get_args(named(game).moves):
        if move.__struct_config__.tag == kind:
            found |= named_in(move.__doc__)
    return sorted(found)


@cache
def part(game: str, word: str) -> str:
    """What players call such a part, in both languages; nothing where it is none."""
    key = f"game-{game}-part-{word}"
    return " ".join(catalogue(lang)(key) for lang in LANGS if catalogue(lang).has(key))


def described(table: Table, seat: int) -> str:
    """What a seat is, in words to look for: "spy", "Demon Smuggler", "left"."""
    mine = msgspec.to_builtins(table.game.private(table.state, seat))
    public = msgspec.to_builtins(table.game.public(table.state))
    words = [name for name, value in mine.items() if value is True]
    words += [value for name, value in mine.items() if isinstance(value, str) and name != "type"]
    words += [name for name in OFFICES if public.get(name) == seat]
    return " ".join(dict.fromkeys(part(table.game.name, word) or word for word in words))


def steps_of(recording: Recording) -> list[dict[str, Any]]:
    """Each step by what is looked for: phase, rules, words, what the seats are, who moves next."""
    told = []
    in_log = seen_steps(recording.match)
    seats = [step.seat for step in recording.match.steps]
    for step, table, events in retold(recording.match):
        view = table.view(None)
        phase = getattr(view.table, "phase", None)
        notices = [notice for event in events if (notice := table.notice(event, None))]
        says = {}
        for lang in LANGS:
            words = catalogue(lang)
            scene = Scene(view, words, lambda seat, words=words: seat_name(seat, words))  # type: ignore[misc]
            lines = [line(recording.game, notice, scene) for notice in notices]
            says[lang] = " ".join(one for one in lines if one)
        told.append(
            {
                "step": step,
                "phase": str(type(phase).__struct_config__.tag) if phase is not None else "",
                "rules": rules_of(recording.game, recording.match.steps[in_log[step]], events),
                "events": [str(type(event).__struct_config__.tag) for event in events],
                "says": says,
                "seats": [described(table, seat) for seat in range(recording.seats)],
                "mover": next((seat for seat in seats[in_log[step] + 1 :] if seat is not None), 0),
            }
        )
    return told


def data_of(recording: Recording) -> dict[str, Any]:
    """What the page's server would send of it, to every viewer."""
    during, after = played(recording)
    seats = range(recording.seats)
    people = {one.id: one for one in during.people}
    players = [
        Player(one.name, one.mask, one.form)
        if (one := people.get(chair.member or ""))
        else Player(bot=chair.bot)
        for chair in during.chairs
    ]
    steps, in_log = recording.match.steps, seen_steps(recording.match)
    return {
        "room": shown(during),
        "after": shown(after),
        "note": note(during),
        "lessons": [recording.lessons[number] for number in in_log if recording.lessons],
        "onlooker": next(moments_pages(recording.match, None)),
        "seats": [next(moments_pages(recording.match, seat)) for seat in seats],
        "minds": next(minds_pages(recording.match)),
        "cover": Cover(MATCH, recording.game, players, STARTED, steps[-1].at, len(in_log)),
        "export": recording.match,
    }


Written = tuple[Recording, bytes, dict[str, Any]]


def record(job: matches.Job) -> list[Written]:
    return [written(recording) for recording in job()]


def written(recording: Recording) -> Written:
    listed = {
        "id": recording.id,
        "game": recording.game,
        "seats": recording.seats,
        "options": recording.options,
        "steps": steps_of(recording),
    }
    return recording, encode(data_of(recording)), listed


def every_recording(pool: Executor) -> tuple[list[Written], dict[str, str]]:
    """Of all games that can be recorded; and of the others, why not."""
    found: list[Written] = []
    broken: dict[str, str] = {}
    under_way: dict[str, list[Future[list[Written]]]] = {}
    for game in registered():
        try:
            under_way[game] = [pool.submit(record, job) for job in matches.of_game(game)]
        except Exception:
            broken[game] = format_exc()
    for game, jobs in under_way.items():
        try:
            found += [one for job in jobs for one in job.result()]
        except Exception:
            broken[game] = format_exc()
    return found, broken


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    data = folder / "gallery-data"
    data.mkdir(parents=True)
    with ProcessPoolExecutor() as pool:
        found, broken = every_recording(pool)
    recordings, index = [], []
    for recording, raw, listed in found:
        (data / f"{recording.id}.json").write_bytes(raw)
        recordings.append(recording)
        index.append(listed)
    shown = states.states(recordings)
    about = {"recordings": index, "states": shown, "broken": broken}
    (data / "index.json").write_bytes(encode(about))
    for state in shown:
        (data / f"state-{state.id}.json").write_bytes(encode(state))
    door = folder / f"api/rooms/{CODE}"
    door.mkdir(parents=True)
    picture, link = BytesIO(), f"http://192.0.2.7:8000/r/{CODE}"
    segno.make(link).save(picture, kind="svg", scale=8, border=2, omitsize=True)
    (door / "qr.svg").write_bytes(picture.getvalue())
    for game, why in broken.items():
        print(f"{game} can't be recorded: {why}", file=sys.stderr)
    print(json.dumps({"recordings": len(index), "states": len(shown)}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
