"""How much a typed answer says, by the cues in it."""

from statistics import fmean
from typing import Literal

from zmova.games.spyfall.lexicon import BREAK, Lexicon

# A grade, a word that turns the grade after it, yes or no, a look-alike that says nothing,
# or a word of the topic that by itself points to much or little of it.
Cue = int | Literal["not", "yes", "no", "idle", "more", "less"]
Clause = list[Cue | None]  # one for each word between two punctuation marks

MOST = 4
PLAIN_WORD = 3  # «людно» or "yes" with nothing added
NEAR = 2  # how many words back a "not" reaches
CONTRADICTION = 3  # grades so far apart in one answer say nothing


def weigh(said: list[str], lexicon: Lexicon[Cue], turned: tuple[int, ...]) -> int | None:
    """The grade, or None: words that point count before degrees, degrees before yes and no."""
    cues: Clause = [None] * len(said)
    for hit in lexicon.find(said):
        cues[hit.start] = hit.meaning
    pointed: list[int] = []
    degrees: list[int] = []
    for clause in _clauses(said, cues):
        degree = _degree(clause, turned)
        if "more" in clause or "less" in clause:
            pointed.append(_point(clause, degree, turned))
        elif degree is not None:
            degrees.append(degree)
    if pointed:
        return _agree(pointed)
    grade = _agree(degrees) if degrees else None
    yes, no = "yes" in cues, "no" in cues
    if not degrees and yes != no:
        return PLAIN_WORD if yes else 0
    if grade is None or (no and grade >= PLAIN_WORD) or (yes and grade == 0):
        return None
    return grade


def _clauses(said: list[str], cues: Clause) -> list[Clause]:
    clauses: list[Clause] = [[]]
    for word, cue in zip(said, cues, strict=True):
        if word == BREAK:
            clauses.append([])
        else:
            clauses[-1].append(cue)
    return clauses


def _degree(clause: Clause, turned: tuple[int, ...]) -> int | None:
    """«не дуже»: the grade of very, turned by not."""
    grades = [
        turned[cue] if "not" in clause[max(0, place - NEAR) : place] else cue
        for place, cue in enumerate(clause)
        if isinstance(cue, int)
    ]
    return round(fmean(grades)) if grades else None


def _point(clause: Clause, degree: int | None, turned: tuple[int, ...]) -> int:
    """«не дуже тихо»: a little quiet is rather noisy."""
    if degree is None:
        degree = turned[PLAIN_WORD] if "not" in clause else PLAIN_WORD
    return degree if "more" in clause else MOST - degree


def _agree(grades: list[int]) -> int | None:
    return None if max(grades) - min(grades) >= CONTRADICTION else round(fmean(grades))
