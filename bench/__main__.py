"""`./zmova bench`: figures as ratios to others, measured in the same run."""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from bench import looks, rules, server, thinking, visitors

WHAT = ["rules", "bots", "server", "looks", "visitors", "all"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./zmova bench", description=__doc__)
    parser.add_argument("what", nargs="?", choices=WHAT, default="all")
    parser.add_argument("--quick", action="store_true", help="a look in a minute, not a figure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    given = parser.parse_args()
    console = Console()
    figures: dict[str, object] = {}
    if given.what in ("rules", "all"):
        effort = rules.QUICK if given.quick else rules.FULL
        rows = rules.measure(effort, console)
        console.print(rules.table(rows, effort))
        figures["rules"] = rows
    if given.what in ("bots", "all"):
        thoughts = thinking.measure(thinking.QUICK if given.quick else thinking.FULL, console)
        console.print(thinking.table(thoughts))
        figures["bots"] = thoughts
    if given.what in ("server", "all"):
        load = server.QUICK if given.quick else server.FULL
        pairs = server.measure(load, console)
        console.print(server.table(pairs, load))
        figures["server"] = pairs
    if given.what in ("looks", "all"):
        gazing = looks.QUICK if given.quick else looks.FULL
        outcomes = looks.measure(gazing, console)
        console.print(looks.table(outcomes, gazing))
        figures["looks"] = outcomes
    if given.what in ("visitors", "all"):
        delays = visitors.measure(visitors.QUICK if given.quick else visitors.FULL, console)
        console.print(visitors.table(delays))
        figures["visitors"] = delays
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


if __name__ == "__main__":
    main()
