"""The command line: serve, config, verify, replay, backup, restore, arena."""

import argparse
import os
import sqlite3
import sys
from errno import ENOSPC
from pathlib import Path

import msgspec

from zmova.server.explain import add_file_flag, add_flags, as_file
from zmova.server.settings import BadSetting, configured, gather, strangers
from zmova.store.export import Export
from zmova.table.text import tidy
from zmova.verify import Uncheckable, Unfair, proven, verify

MATCH_FILE = "as the page of a finished match gives it, or /api/matches/<id>.json of its server"
NOT_PROVEN = (
    "Not proven fair: whoever made the file may have chosen the seed afterwards. Compare with the\n"
    "fingerprint that your phone showed before the deal (--commitment). That of this seed is"
)
OTHERS_NOT_PROVEN = (
    "Not proven fair: the seed was promised before the deal; the salts of others may have been\n"
    "chosen afterwards. The fingerprint over all seals tells (--commitment): your phone gives it\n"
    "on the page of the match."
)
LEFT_OUT = "Salts that were sealed, but not shown in time, are not in the dice. Seats:"
UNPROVEN = 3
"""The match follows from its seed; nothing was there to hold the seed, or all salts, against."""
STOPPED = 130
"""As shells call it when somebody pressed Ctrl-C."""


def main(argv: list[str] | None = None) -> int:
    code = 0
    try:
        try:
            code = _run(argv)
        finally:
            if sys.stdout is not None:  # it may have been closed
                sys.stdout.flush()
    except BrokenPipeError:  # whoever listened has heard enough
        _drop_output()
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        _drop_output()
        print(f"zmova: {error.strerror}", file=sys.stderr)
        return 1
    return code


def _run(argv: list[str] | None) -> int:
    given = _parser().parse_args(argv)
    try:
        code: int = given.run(given)
    except BadSetting as bad:
        print(bad, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return STOPPED
    return code


def _drop_output() -> None:
    """Python would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Version(argparse.Action):
    """Looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"zmova {version('zmova')}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="zmova", description=__doc__)
    parser.add_argument("--version", action=Version, nargs=0, help="print the version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="start the server: rooms, bots and the web client")
    add_flags(serve)
    serve.set_defaults(run=_serve)

    show = commands.add_parser("config", help="print the settings, and where each comes from")
    add_flags(show)
    show.set_defaults(run=_config)

    check = commands.add_parser("verify", help="recompute an exported match from its seed")
    check.add_argument("file", type=Path, help=MATCH_FILE)
    check.add_argument(
        "--commitment",
        metavar="C",
        type=str.lower,
        help="the fingerprint that your phone kept from before the deal, of seed and seals or of "
        "the seed alone; without it nothing is proven",
    )
    check.add_argument(
        "--salt", metavar="S", action="append", default=[], help="the salt that you gave"
    )
    check.set_defaults(run=_verify)

    watch = commands.add_parser("replay", help="print an exported match as a story")
    watch.add_argument("file", type=Path, help=MATCH_FILE)
    watch.add_argument(
        "--seat", type=int, metavar="N", help="as that seat saw it, from 0 (default: an onlooker)"
    )
    watch.add_argument("--lang", choices=["uk", "en"], default="uk", help="default uk")
    watch.add_argument("--step", action="store_true", help="wait for Enter after each moment")
    watch.set_defaults(run=_replay)

    copy = commands.add_parser("backup", help="copy the store while the server runs")
    copy.add_argument("target", type=Path)
    _add_store(copy)
    copy.set_defaults(run=_backup)

    back = commands.add_parser("restore", help="replace the store by a backup")
    back.add_argument("source", type=Path)
    back.add_argument(
        "--replace",
        action="store_true",
        help="keep the present store beside it, under another name",
    )
    _add_store(back)
    back.set_defaults(run=_restore)

    arena = commands.add_parser("arena", help="play thousands of matches between bots")
    kinds = arena.add_subparsers(dest="what", required=True, metavar="WHAT")
    balance = kinds.add_parser("balance", help="who wins, how long matches take, what gifts change")
    duel = kinds.add_parser("duel", help="bots against simpler players on the same deals")
    _add_matches(balance, 2000)
    _add_matches(duel, 300)
    balance.add_argument(
        "--fork-every",
        type=_positive,
        default=2,
        metavar="N",
        help="every Nth match is also continued without one of its gifts (default 2)",
    )
    return parser


def _add_store(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", metavar="FILE", help="the store (default: the server's)")
    add_file_flag(command)


def _add_matches(kind: argparse.ArgumentParser, matches: int) -> None:
    cores = os.cpu_count() or 1
    kind.add_argument("game")
    kind.add_argument(
        "--matches",
        type=_positive,
        default=matches,
        metavar="N",
        help=f"matches per kind of table (default {matches})",
    )
    kind.add_argument("--seats", type=int, nargs="+", metavar="N", help="default: all numbers")
    kind.add_argument("--gifts", nargs="+", metavar="SET", help="default: all sets")
    kind.add_argument("--seed", type=int, default=1, help="the same seed gives the same report")
    kind.add_argument("--jobs", type=_positive, default=cores, help=f"processes (default {cores})")
    kind.add_argument(
        "--out",
        type=Path,
        default=Path("docs/balance"),
        metavar="FOLDER",
        help="where the report is written (default docs/balance)",
    )
    kind.set_defaults(run=_arena)


def _positive(raw: str) -> int:
    if not raw.isdecimal() or int(raw) == 0:
        raise argparse.ArgumentTypeError(f"{raw!r} is not a whole number above zero")
    return int(raw)


def _serve(given: argparse.Namespace) -> int:
    from zmova.server.serve import serve

    return serve(configured(vars(given)))


def _config(given: argparse.Namespace) -> int:
    print(as_file(gather(vars(given))), end="")
    for stranger in strangers():
        print(f"# {stranger}")
    return 0


def _verify(given: argparse.Namespace) -> int:
    try:
        match = msgspec.json.decode(given.file.read_bytes(), type=Export)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        print(tidy(f"{given.file}: not an exported match: {error}"), file=sys.stderr)
        return 2
    try:
        table = verify(match, given.commitment, given.salt)
    except Uncheckable as why:
        print(tidy(f"can't be checked: {why}"), file=sys.stderr)
        return 2
    except (Unfair, ValueError) as wrong:
        print(tidy(f"UNFAIR: {wrong}"), file=sys.stderr)
        return 1
    told = f"{match.game}, {len(match.steps)} steps follow from seed {table.opened.seed}"
    if given.commitment is None:
        code, verdict = UNPROVEN, f"consistent: {told}\n{NOT_PROVEN} {table.commitment}"
    elif not proven(match, table, given.commitment, given.salt):
        code, verdict = UNPROVEN, f"consistent: {told}\n{OTHERS_NOT_PROVEN}"
    else:
        code, verdict = 0, f"fair: {told}, which was committed to before the deal"
    sealed = zip(match.seals or [], match.salts or [], strict=True)
    shut = [seat for seat, (seal, salt) in enumerate(sealed) if seal and salt is None]
    if shut:
        verdict += f"\n{LEFT_OUT} {', '.join(map(str, shut))}"
    try:
        print(verdict)
    except BrokenPipeError:  # it stands, whoever listened
        _drop_output()
    return code


def _replay(given: argparse.Namespace) -> int:
    from zmova.replays.command import run

    return run(given.file, given.seat, given.lang, given.step)


def _backup(given: argparse.Namespace) -> int:
    from zmova.store.copying import backup

    source = configured(vars(given)).data
    try:
        backup(source, given.target)
    except (OSError, sqlite3.Error) as error:
        print(f"no backup made: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    print(f"{given.target}: {given.target.stat().st_size} bytes")
    return 0


def _restore(given: argparse.Namespace) -> int:
    from zmova.store.opening import Unusable
    from zmova.store.restoring import restore

    path = configured(vars(given)).data
    try:
        former = restore(given.source, path, given.replace)
    except (OSError, sqlite3.Error, Unusable) as error:
        print(f"nothing restored: {error}", file=sys.stderr)
        return 1
    print(f"{path}: restored from {given.source}")
    if former is not None:
        print(f"{former}: the former store")
    return 0


def _arena(given: argparse.Namespace) -> int:
    from zmova.arena.command import run

    return run(given)
