"""What everybody in a room knows of it: people, chairs, manners, and the evening so far."""

from typing import Annotated, Any, Literal

import msgspec

Form = Literal["m", "f"]
"""Which form of a role's name suits the player, where a language has two."""


class Member(msgspec.Struct, frozen=True):
    """Somebody in the room; `chair` is None for an onlooker."""

    id: str
    name: str
    mask: list[int]
    form: Form | None
    online: bool
    chair: int | None
    screen: bool = False
    """A television: it shows what everybody may see, and never plays."""
    holder: str | None = None
    """Whose phone this person plays on, where that is somebody else's."""


class ChairView(msgspec.Struct, frozen=True):
    """A seat: a member's or a bot's. `steward`: a bot plays it for its absent or slow owner."""

    member: str | None
    bot: int | None
    """The bot's persona; its name and mask follow from it."""
    steward: bool = False
    asked: bool = False
    """Its owner's phone asks whether they are still there; a bot is to play it otherwise."""


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the room is kept; the host may change it at any time."""

    locked: bool = False
    """Nobody new comes in."""
    onlookers: bool = True
    """Who finds no chair may watch."""
    free_text: bool = True
    """People may type; quick phrases and reactions stay in any case."""
    records: bool = False
    """Who comes later may watch the record of a match, too."""
    picking: Literal["host", "vote"] = "host"
    """Who picks the next game."""


class Seated(msgspec.Struct, frozen=True):
    """Who sat on a chair of a match, by name as it was then."""

    member: str | None
    bot: int | None
    name: str | None
    """None for a bot: each device has its own name for it."""
    mask: list[int] = []
    form: Form | None = None
    parts: dict[str, int] = {}
    """Which parts they had and how often: spy, driver, souls, demons, yaesther."""


class Played(msgspec.Struct, frozen=True):
    """A match of this evening."""

    game: str
    seats: list[Seated]
    winners: list[int]
    early: bool = False
    """The host ended it before its time."""


class Guest(msgspec.Struct, frozen=True):
    """Who asks to come in after somebody was put out: the host says."""

    id: str
    name: str


class LessonView(msgspec.Struct, frozen=True):
    """Where a lesson stands: the learner reads, moves, or watches a bot that is about to move."""

    step: int
    of: int
    kind: Literal["read", "move", "watch", "over"]
    says: str | None = None
    """A phrase of the game's lesson catalogue; None: what was said last still holds."""
    at: list[str] = []
    """What it points at: the last of these that is on the page."""
    lost: bool = False
    """The move that is asked for can't be made now."""


class RoomView(msgspec.Struct, frozen=True):
    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: str
    members: list[Member]
    chairs: list[ChairView]
    options: dict[str, Any]
    fewest: int
    most: int
    commitment: str
    """The hash of the seed of the match to come or in play."""
    opening: list[str | None] | None
    """Cards are about to be dealt: the seals of all salts, by seat; now the salts are shown."""
    match: str | None
    """For who was not here when it began, a name that does not lead to its record."""
    record: str | None
    """What does, once it is over; None for whom it is not open to."""
    door: list[Guest]
    paused: bool
    manners: Manners
    wishes: dict[str, str]
    """By member: the game that they would like next."""
    evening: list[Played]
    lesson: LessonView | None = None


Mask = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=99)]], msgspec.Meta(max_length=6)]
"""The parameters of the drawn mask that stands for a player."""
