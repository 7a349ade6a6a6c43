"""How much a typed answer says, by the cues in it."""

from statistics import fmean
from typing import Literal

from zmova.games.spyfall.lexicon import BREAK, Lexicon

# A grade, none of the thing itself, a word that turns the grade after it, yes or no, a look-alike
# that says nothing, or a word of the topic that by itself points to much or little of it.
Cue = int | Literal["none", "not", "yes", "no", "idle", "more", "less"]
Clause = list[Cue | None]  # one for each word between two punctuation marks

MOST = 4
PLAIN_WORD = 3  # «людно» or "yes" with nothing added
NEAR = 2  # how many words back a "not" reaches
CONTRADICTION = 3  # grades so far apart in one answer say nothing


def weigh(
    said: list[str], lexicon: Lexicon[Cue], turned: tuple[int, ...], *, downward: bool = False
) -> int | None:
    """The grade, or None where the answer says nothing or several things at once.

    Downward is for an answer to "is it quiet?" where the topic is noise: there "very" is little
    of it, while "quiet" is still quiet and "nobody" still nobody.
    """
    cues = _cues(said, lexicon)
    pointed: list[int] = []
    degrees: list[int] = []
    for clause in _clauses(said, cues):
        degree = _degree(clause, turned)
        if "more" in clause or "less" in clause:
            pointed.append(_point(clause, degree, turned))
        elif degree is not None:
            degrees.append(MOST - degree if downward and "none" in clause else degree)
    if not degrees and not pointed:
        degrees = _yes_or_no(cues)
    elif not pointed and _denies_itself(cues, degrees):
        return None
    return _agree(pointed + [MOST - degree if downward else degree for degree in degrees])


def leans(said: list[str], lexicon: Lexicon[Cue]) -> bool:
    """Whether it takes the question to say how much: "very", "no"; not so "quiet", "very quiet"."""
    return any(
        "yes" in clause
        or "no" in clause
        or (_measured(clause) and "more" not in clause and "less" not in clause)
        for clause in _clauses(said, _cues(said, lexicon))
    )


def _cues(said: list[str], lexicon: Lexicon[Cue]) -> Clause:
    cues: Clause = [None] * len(said)
    for hit in lexicon.find(said):
        cues[hit.start] = hit.meaning
    return cues


def _measured(clause: Clause) -> bool:
    return any(cue == "none" or isinstance(cue, int) for cue in clause)


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
    marks = [0 if cue == "none" else cue for cue in clause]
    grades = [
        turned[mark] if "not" in clause[max(0, place - NEAR) : place] else mark
        for place, mark in enumerate(marks)
        if isinstance(mark, int)
    ]
    return round(fmean(grades)) if grades else None


def _point(clause: Clause, degree: int | None, turned: tuple[int, ...]) -> int:
    """«не дуже тихо»: a little quiet is rather noisy."""
    if degree is None:
        degree = turned[PLAIN_WORD] if "not" in clause else PLAIN_WORD
    return degree if "more" in clause else MOST - degree


def _yes_or_no(cues: Clause) -> list[int]:
    return [grade for word, grade in (("yes", PLAIN_WORD), ("no", 0)) if word in cues]


def _denies_itself(cues: Clause, degrees: list[int]) -> bool:
    """«Ні, завжди»: the second word is about something else than the first."""
    return ("no" in cues and max(degrees) >= PLAIN_WORD) or ("yes" in cues and min(degrees) == 0)


def _agree(grades: list[int]) -> int | None:
    if not grades or max(grades) - min(grades) >= CONTRADICTION:
        return None
    return round(fmean(grades))
