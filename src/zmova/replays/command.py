"""`zmova replay FILE`: a match told in the terminal."""

import sys
from pathlib import Path

import msgspec

from zmova.replays.catalogue import Lang, catalogue
from zmova.replays.moments import Unwatchable
from zmova.replays.telling import Told, clock, heading, outcome, story
from zmova.store.export import Export
from zmova.table.seat import Viewer
from zmova.table.text import tidy


def run(file: Path, viewer: Viewer, lang: Lang, step: bool) -> int:
    words = catalogue(lang)
    try:
        match = msgspec.json.decode(file.read_bytes(), type=Export)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return _sorry(f"{file}: not an exported match: {error}")
    try:
        for line in heading(match, viewer, words):
            print(tidy(line))
        print()
        for told in story(match, viewer, words):
            show(told)
            if step:
                step = _enter()
        print()
        print(tidy(outcome(match, words) or words("replay-unfinished")))
    except Unwatchable as error:
        return _sorry(f"{file}: can't be replayed: {error}")
    except OSError:  # not the file's fault: nobody listens, or the disk is full
        raise
    except KeyboardInterrupt:
        print()
    except Exception as error:  # no rule has judged a forged file: it breaks anywhere
        return _sorry(f"{file}: can't be replayed: {type(error).__name__}: {error}")
    return 0


def show(told: Told) -> None:
    """The time stands before the first sentence of a moment, the others below it.

    A stranger's file may hold what would command a terminal; so every line is tidied.
    """
    for number, line in enumerate(told.lines):
        print(f"{clock(told.at) if number == 0 else '':>6}  {tidy(line) or ''}")


def _enter() -> bool:
    """Waits; at the end of the input there is nobody to wait for."""
    try:
        input()
    except EOFError:
        return False
    return True


def _sorry(why: str) -> int:
    print(tidy(why), file=sys.stderr)
    return 2
