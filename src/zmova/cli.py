"""The command line: serve, verify, backup, arena."""

import argparse
import os
import sqlite3
import sys
from pathlib import Path

import msgspec

from zmova.server.config import Config, from_environment
from zmova.store.export import Export
from zmova.verify import Unfair, verify


def main(argv: list[str] | None = None) -> int:
    given = _parser().parse_args(argv)
    code: int = given.run(given)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="zmova", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser(
        "serve",
        help="open the house: rooms, bots and the page",
        description="Every flag is also an environment variable: ZMOVA_PORT, ZMOVA_DATA, ...",
    )
    serve.add_argument("--host", help="address to listen on (default: every address)")
    serve.add_argument("--port", type=int, help=f"default {Config().port}")
    serve.add_argument("--data", type=Path, help=f"the SQLite file (default {Config().data})")
    serve.add_argument("--public-url", help="where people reach the server, for links and QR codes")
    serve.add_argument(
        "--behind-proxy", action="store_true", default=None, help="believe X-Forwarded headers"
    )
    serve.add_argument("--log", choices=["console", "json"], help="default console")
    serve.set_defaults(run=_serve)

    check = commands.add_parser("verify", help="recompute an exported match from its seed")
    check.add_argument("file", type=Path)
    check.set_defaults(run=_verify)

    copy = commands.add_parser("backup", help="copy the store while the server runs")
    copy.add_argument("target", type=Path)
    copy.add_argument("--data", type=Path)
    copy.set_defaults(run=_backup)

    arena = commands.add_parser("arena", help="matches of bots by the thousand")
    kinds = arena.add_subparsers(dest="what", required=True, metavar="WHAT")
    balance = kinds.add_parser("balance", help="who wins, how long it takes, what gifts change")
    duel = kinds.add_parser("duel", help="bots against simpler players on the same deals")
    _add_matches(balance, 2000)
    _add_matches(duel, 300)
    balance.add_argument(
        "--fork-every",
        type=_positive,
        default=2,
        metavar="N",
        help="of so many matches one is played on without one of its gifts (default 2)",
    )
    return parser


def _add_matches(kind: argparse.ArgumentParser, matches: int) -> None:
    cores = os.cpu_count() or 1
    kind.add_argument("game")
    kind.add_argument(
        "--matches",
        type=_positive,
        default=matches,
        metavar="N",
        help=f"at each kind of table (default {matches})",
    )
    kind.add_argument("--seats", type=int, nargs="+", metavar="N", help="default: all numbers")
    kind.add_argument("--gifts", nargs="+", metavar="SET", help="default: all sets")
    kind.add_argument("--seed", type=int, default=1, help="the same seed gives the same report")
    kind.add_argument("--jobs", type=_positive, default=cores, help=f"at once (default {cores})")
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

    flags = {name: getattr(given, name, None) for name in Config.__struct_fields__}
    return serve(from_environment(**flags))


def _verify(given: argparse.Namespace) -> int:
    try:
        match = msgspec.json.decode(given.file.read_bytes(), type=Export)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        print(f"{given.file}: not an exported match: {error}", file=sys.stderr)
        return 2
    try:
        table = verify(match)
    except (Unfair, ValueError) as wrong:
        print(f"UNFAIR: {wrong}", file=sys.stderr)
        return 1
    print(f"fair: {match.game}, {len(match.steps)} steps follow from seed {table.opened.seed}")
    return 0


def _backup(given: argparse.Namespace) -> int:
    from zmova.store.store import backup

    source = from_environment(data=given.data).data
    try:
        backup(source, given.target)
    except (OSError, sqlite3.Error) as error:
        print(f"no backup made: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    print(f"{given.target}: {given.target.stat().st_size} bytes")
    return 0


def _arena(given: argparse.Namespace) -> int:
    from zmova.arena.command import run

    return run(given)
