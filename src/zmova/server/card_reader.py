"""Reads one file of a host's own cards, as a process that `card_files.py` may end at any time.

In comes the question, out goes the part of the options that the file makes, or the refusal; the
exit code says which.
"""

import sys

import msgspec

from zmova.games import named
from zmova.server.process_limits import limit_this_process
from zmova.table.illegal import Illegal

READ, REFUSED = 0, 3
"""Exit codes; any other is a reader that broke."""


class CardFile(msgspec.Struct, frozen=True):
    game: str
    name: str
    raw: bytes


MOST_MEMORY = 512 * 1024 * 1024
MOST_SECONDS = 8


def main() -> int:
    limit_this_process(MOST_MEMORY, MOST_SECONDS)
    file = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=CardFile)
    try:
        read = named(file.game).read_file
        if read is None:
            raise Illegal("bad-file")
        told: object = read(file.name, file.raw)
        code = READ
    except Illegal as refused:
        told, code = {"key": refused.key, "params": refused.params}, REFUSED
    sys.stdout.buffer.write(msgspec.json.encode(told))
    return code


if __name__ == "__main__":
    sys.exit(main())
