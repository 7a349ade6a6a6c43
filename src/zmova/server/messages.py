"""Every message that crosses a socket, both ways. The client's types are made from these."""

from typing import Annotated, Any, Literal

import msgspec

from zmova.server.room_shapes import Form, Manners, Mask, RoomView
from zmova.store.writing import Trouble
from zmova.table.illegal import Illegal
from zmova.table.talk import Heard

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A command's own id: the same id again gives the same answer and no second effect."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Lang = Literal["uk", "en"]
Why = Literal["newer-tab", "kicked", "restart", "left", "room-closed"]
Print = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 in hex."""


# from a client


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message on a socket: who I am and how far I have read."""

    name: Name
    mask: Mask
    lang: Lang = "uk"
    form: Form | None = None
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Of pages of the first release, which gave it open; it is in no dice any more."""
    hand: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """One phone passed round: which of the people on it this connection is for."""
    screen: bool = False
    """A television, which only shows what everybody may see."""
    epoch: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    cursor: int | None = None
    """The number of the last message seen in that epoch."""


class Ping(Request, frozen=True, tag="ping"):
    at: float


class Command(Request, frozen=True, kw_only=True):
    """Something that changes the room; it is answered by `done` or `refused`."""

    id: Id
    match: Id | None = None
    """The match in play when it was asked for: what belongs to it is refused in a later one."""


class Play(Command, frozen=True, tag="play"):
    move: msgspec.Raw
    """Read when the room comes to it, like all that may hold anything (`opened`)."""


class Profile(Command, frozen=True, tag="profile"):
    name: Name
    mask: Mask
    form: Form | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take a free chair of the lobby."""


class Stand(Command, frozen=True, tag="stand"):
    """Become an onlooker."""


class Arrange(Command, frozen=True, tag="arrange"):
    """Host: the chairs in a new order, each named by its present place."""

    order: Annotated[list[int], msgspec.Meta(max_length=32)]


class AddBot(Command, frozen=True, tag="add-bot"):
    """Host: a bot on a new chair."""


class RemoveBot(Command, frozen=True, tag="remove-bot"):
    chair: int


class Kick(Command, frozen=True, tag="kick"):
    """Host: the member may not come back to this room; in a match a bot takes the seat."""

    member: str


class LetIn(Command, frozen=True, tag="let-in"):
    """Host: whether somebody at the door comes in; who does not may not ask again."""

    guest: str
    yes: bool


class HandOver(Command, frozen=True, tag="hand-over"):
    """Host: the host's chair goes to another member."""

    member: str


class StandIn(Command, frozen=True, tag="stand-in"):
    """Host: a bot takes a person's seat, or gives it back; its owner may always take it back."""

    chair: int
    bot: bool


class SetManners(Command, frozen=True, tag="manners"):
    """Host: how the room is kept, whole."""

    manners: Manners


class ChooseGame(Command, frozen=True, tag="choose-game"):
    """Host: what is played next."""

    game: Name


class Wish(Command, frozen=True, tag="wish"):
    """What I would like to play next; None: no matter."""

    game: Name | None


class Pause(Command, frozen=True, tag="pause"):
    """Host: the table's time stands still."""


class Resume(Command, frozen=True, tag="resume"):
    """Host: it goes on."""


class EndEarly(Command, frozen=True, tag="end-early"):
    """Host: the match ends now; what was decided so far counts."""


class SetLimits(Command, frozen=True, tag="limits"):
    """Host: other limits of time for the match in play, from the next turn or round on."""

    limits: msgspec.Raw


class SetOptions(Command, frozen=True, tag="options"):
    """Host: the options of the next match, whole."""

    options: msgspec.Raw


class Start(Command, frozen=True, tag="start"):
    """Host: deal the cards."""


class Seal(Command, frozen=True, tag="seal"):
    """My part in the dice of the next deal, under a seal (`zmova.table.sealed`)."""

    commitment: Print
    """The seed's, as I was shown it."""
    seal: Print


class Reveal(Command, frozen=True, tag="reveal"):
    """What is under my seal, now that the room shows all of them."""

    salt: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32,64}$")]


class Again(Command, frozen=True, tag="again"):
    """Host, after a match: back to the lobby with the same people."""


class Leave(Command, frozen=True, tag="leave"):
    """The seat stays mine; a steward plays it until I return."""


class Here(Command, frozen=True, tag="here"):
    """I am still there: my phone was touched after it had asked (`ChairView.asked`)."""


class TakeBack(Command, frozen=True, tag="take-back"):
    """The steward hands my seat back to me."""


class Onward(Command, frozen=True, tag="onward"):
    """In a lesson: I have read this step; where it asks for a move, show it to me."""

    step: int


class Graduate(Command, frozen=True, tag="graduate"):
    """After a lesson: the room is like any other, with its bots or without."""

    bots: bool


Requests = (
    Hello
    | Ping
    | Play
    | Profile
    | Sit
    | Stand
    | Arrange
    | AddBot
    | RemoveBot
    | Kick
    | LetIn
    | HandOver
    | StandIn
    | SetManners
    | ChooseGame
    | Wish
    | Pause
    | Resume
    | EndEarly
    | SetLimits
    | SetOptions
    | Start
    | Seal
    | Reveal
    | Again
    | Leave
    | Here
    | TakeBack
    | Onward
    | Graduate
)


def opened(raw: msgspec.Raw) -> dict[str, Any]:
    """What a request holds that was not read on its way; raises Illegal where it is no object."""
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("bad-message") from None


# to a client


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`. `resumed`: missed messages follow; else the whole room and view."""

    me: str
    epoch: str
    n: int
    resumed: bool
    room: RoomView | None


class RoomChanged(msgspec.Struct, frozen=True, tag_field="type", tag="room"):
    """The fields of the room that are not as they were.

    `now` in a match: whoever hears late of a pause must know where the time stands."""

    n: int
    room: dict[str, Any]
    now: int | None


class Viewed(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The whole of what this member may see now; `now` is the table's time in milliseconds."""

    n: int
    now: int
    view: Any
    talk: list[Heard]


class Updated(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened and which fields of the view changed (see table/delta.py)."""

    n: int
    now: int
    notices: list[Any]
    table: dict[str, Any] = {}
    mine: dict[str, Any] = {}
    choices: list[Any] | None = None
    beat: int | msgspec.UnsetType = msgspec.UNSET
    """Milliseconds that this is to be seen before what comes next."""


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """`key` is a phrase of the catalogue; `id` None when the message could not be read."""

    id: str | None
    key: str
    params: dict[str, Any] = {}
    rule: str | msgspec.UnsetType = msgspec.UNSET
    """The id of the rule that forbids it, where there is one."""


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket; after `restart` a client returns by itself."""

    why: Why


class Stalled(msgspec.Struct, frozen=True, tag_field="type", tag="stalled"):
    """The server can't write: nothing is lost, all tables stand still. `why` None: it can again.

    `now` is the table's time where a match is played."""

    why: Trouble | None
    now: int | None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    at: float


Replies = Welcome | RoomChanged | Viewed | Updated | Done | Refused | Bye | Stalled | Pong
