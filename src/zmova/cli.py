"""The command line: serve, verify, backup."""

import argparse
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
    return parser


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
