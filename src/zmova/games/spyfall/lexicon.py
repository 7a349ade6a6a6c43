"""Known stems found in what people type, whatever the case, apostrophes and endings."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

Meaning = TypeVar("Meaning")

LIMIT = 280  # characters of a text that are read
GAP = 2  # other words allowed between the words of a phrase
BREAK = "|"  # stands for punctuation, which no phrase crosses

_APOSTROPHES = re.compile("['’‘ʼ`´ʹ′]")
_MARKS = re.compile("[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]")  # stress, soft hyphens
_TOKENS = re.compile(r"[^\W_]+|[.,;:!?…—–()\n]")


def plain(text: str) -> str:
    """The text as stems are compared: composed, small letters, no apostrophes or stress marks."""
    composed = unicodedata.normalize("NFKC", _APOSTROPHES.sub("", text[:LIMIT]))
    return _MARKS.sub("", composed.casefold())[:LIMIT]


def tokens(text: str) -> list[str]:
    """Its words, each closed with a full stop so that a stem can ask for the whole word."""
    found = _TOKENS.findall(plain(text))
    return [f"{token}." if token[0].isalnum() else BREAK for token in found]


class Hit(NamedTuple, Generic[Meaning]):
    """A stem found: the place of its first word, and what it means."""

    start: int
    meaning: Meaning


class _Part(NamedTuple):
    """A further word of a phrase: how it begins and how many words may come before it."""

    stem: str
    gap: int


class Lexicon(Generic[Meaning]):
    """Stems and phrases with a meaning each; where several fit, the longest one counts."""

    def __init__(self, stems: Iterable[tuple[str, Meaning]]) -> None:
        self._phrases: dict[str, list[tuple[list[_Part], Meaning]]] = {}
        for stem, meaning in stems:
            first, *rest = _parts(stem)
            self._phrases.setdefault(first.stem, []).append((rest, meaning))
        self._longest = max(map(len, self._phrases), default=0)

    def find(self, words: list[str]) -> list[Hit[Meaning]]:
        """The meanings in the order of the words; a word serves one stem only."""
        hits: list[Hit[Meaning]] = []
        used: set[int] = set()
        for start in range(len(words)):
            fits = [fit for fit in self._fits(words, start) if used.isdisjoint(fit[1])]
            if fits:
                _, places, meaning = max(fits, key=lambda fit: (len(fit[1]), fit[0]))
                hits.append(Hit(start, meaning))
                used.update(places)
        return hits

    def _fits(self, words: list[str], start: int) -> Iterable[tuple[int, list[int], Meaning]]:
        """Every stem that begins at this word: its letters, its places, its meaning."""
        word = words[start]
        for length in range(1, min(len(word), self._longest) + 1):
            for rest, meaning in self._phrases.get(word[:length], ()):
                places = _follow(words, start, rest)
                if places is not None:
                    yield length + sum(len(part.stem) for part in rest), places, meaning


def _parts(stem: str) -> list[_Part]:
    """A phrase word by word: all but the last one whole; a hyphen joins neighbours."""
    words = re.split("([ -])", plain(stem))
    gaps = [0 if joint == "-" else GAP for joint in ("-", *words[1::2])]
    whole = [f"{word}." for word in words[:-2:2]]
    return [_Part(*part) for part in zip([*whole, words[-1]], gaps, strict=True)]


def _follow(words: list[str], start: int, rest: list[_Part]) -> list[int] | None:
    """The places of a phrase's words from its first one on, or None where it does not go on."""
    places = [start]
    for part in rest:
        for place in range(places[-1] + 1, min(places[-1] + 2 + part.gap, len(words))):
            if words[place] == BREAK:
                return None
            if words[place].startswith(part.stem):
                places.append(place)
                break
        else:
            return None
    return places
