"""TOML from strangers: read only if it is as flat as a list of cards.

`tomllib` takes the square of a key's parts in time, and recurses into brackets. So both are
counted first, in one pass over what is left when strings and comments are taken out.
"""

import re
import tomllib
from typing import Any

from zmova.table.illegal import Illegal

DEEPEST = 8
"""Brackets in brackets, and dots in a line."""
_TEXTS = re.compile(
    r'"""(?:\\.|(?!""")[^\\])*+(?:"{3,5})?'
    r"|'''(?:(?!''').)*+(?:'{3,5})?"
    r'|"(?:\\[^\n]|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    if _deepest(_TEXTS.sub("", text)) > DEEPEST:
        raise Illegal("bad-file-deep")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):  # numbers of thousands of digits are no TOMLDecodeError
        raise Illegal("bad-file") from None


def _deepest(bare: str) -> int:
    deepest = depth = 0
    for bracket in re.findall(r"[\[{\]}]", bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return max(deepest, *(line.count(".") for line in bare.split("\n")))
