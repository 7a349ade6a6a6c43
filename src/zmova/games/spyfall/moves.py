"""What a seat may ask for in Spyfall.

`text` is free. `topic`, `grade` and `wording` say the same thing in a form that bots and the other
language understand: a topic of `content/topics.toml`, a grade from 0 (not at all) to 4 (very
much), and which of the phrasings to show.
"""

from typing import Annotated

import msgspec

from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.talk import Text
from zmova.table.wording import told_as

Topic = Annotated[str, msgspec.Meta(min_length=1, max_length=40), told_as("topics")]
Grade = Annotated[int, msgspec.Meta(ge=0, le=4)]
Wording = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Ask(Move, frozen=True, tag="ask"):
    """S7, S8. Without text or topic: asked aloud."""

    to: Seat
    text: Text | None = None
    topic: Topic | None = None
    wording: Wording | None = None


class Answer(Move, frozen=True, tag="answer"):
    """S8. Without text or grade: answered aloud, or with `wording` alone, evasively."""

    text: Text | None = None
    grade: Grade | None = None
    wording: Wording | None = None


class About(Move, frozen=True, tag="about"):
    """The last asker tells bots and the other language what the question was about."""

    topic: Topic = "other"


class Meant(Move, frozen=True, tag="meant"):
    """The last to answer tells them how it was meant."""

    grade: Grade = 2


class Start(Move, frozen=True, tag="start"):
    """S7: the dealer starts the clock."""


class Accuse(Move, frozen=True, tag="accuse"):
    """S11, S12"""

    suspect: Seat


class Ready(Move, frozen=True, tag="ready"):
    """S10: the seat has said all that it has to say before the vote."""


class Vote(Move, frozen=True, tag="vote"):
    """S10, S11, S12"""

    guilty: bool


class Reveal(Move, frozen=True, tag="reveal"):
    """S13: the spy shows the spy card."""


class Guess(Move, frozen=True, tag="guess"):
    """S13: one place, named once."""

    location: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Next(Move, frozen=True, tag="next"):
    """S4: the spy of the round that ended deals the next one."""


Moves = Start | Ask | Answer | About | Meant | Accuse | Ready | Vote | Reveal | Guess | Next
