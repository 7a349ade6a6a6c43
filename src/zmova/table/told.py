"""Who is told what: declared on the event itself, and followed wherever something is told.

Everybody is told of an event, unless its `told` names the fields with the seats that alone hear of
it. Each field is told with it, unless it is `Secret` or `only` for the seats that other fields
name. A property of an event is a fact that follows from its fields, and is told as well. So is a
fact `of_table`: what it says follows from what the viewer is told and from the open table then, so
that logs need not hold it and nobody learns more by it.

    class Winked(Event, frozen=True, tag="winked"):
        told = ("seat", "seen_by")
        seat: Seat
        player: Seat
        agent: Secret[int]
        seen_by: Secret[list[Seat]]

    class Peeked(Event, frozen=True, tag="peeked"):
        seat: Seat
        spots: list[Spot]
        cards: Annotated[list[Card], only("seat")]
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_type_hints

import msgspec

from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Viewer

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
REACH = "told to"


def of_table(fact: F) -> F:
    """A method of an event: (notice, open table after it)."""
    fact.of_table = True  # type: ignore[attr-defined]
    return fact


class Reach(NamedTuple):
    """Which seats are told a field."""

    seats: tuple[str, ...]
    """The fields that name them; a field may name one seat or a list of them."""
    unless: str | None
    """A field that is true where everybody is told."""
    others: Callable[[Any], Any] | None
    """What the others are told instead, where it is not nothing."""


def only(
    *seats: str, unless: str | None = None, others: Callable[[Any], Any] | None = None
) -> msgspec.Meta:
    return msgspec.Meta(extra={REACH: Reach(seats, unless, others)})


Secret = Annotated[T, only()]
"""It leaves the process for nobody."""


class Field(NamedTuple):
    name: str
    type: Any
    reach: Reach | None
    """None: everybody."""
    default: Any = msgspec.NODEFAULT


@cache
def fields(event: type[Event]) -> list[Field]:
    """What there is to tell of such an event: its fields and its facts, the secret ones too."""
    known = [
        Field(one.name, one.type, _reach(one.type), one.default)
        for one in msgspec.structs.fields(event)
        if one.name != "at"
    ]
    facts = [
        Field(name, _returned(fact.fget), None)
        for name, fact in vars(event).items()
        if isinstance(fact, property)
    ]
    return known + facts


@cache
def table_facts(event: type[Event]) -> dict[str, Callable[[Any, Any], Any]]:
    return {name: getattr(event, name) for name in dir(event) if _is_of_table(event, name)}


def _is_of_table(event: type[Event], name: str) -> bool:
    return hasattr(getattr(event, name, None), "of_table")


_COMPLETED: dict[type[Notice], dict[str, Callable[[Any, Any], Any]]] = {}


def complete(notice: Notice, table: Callable[[], Any]) -> Notice:
    """With the facts of the open table, which is made where there are any."""
    facts = _COMPLETED.get(type(notice))
    if not facts:
        return notice
    seen = table()
    told = {name: fact(notice, seen) for name, fact in facts.items()}
    return msgspec.structs.replace(notice, **told)


def _reach(kind: Any) -> Reach | None:
    for meta in getattr(kind, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and REACH in (meta.extra or {}):
            reach: Reach = (meta.extra or {})[REACH]
            return reach
    return None


def _is_secret(field: Field) -> bool:
    return field.reach is not None and not field.reach.seats


@cache
def notice_type(event: type[Event]) -> type[Any]:
    """The notice of such an event; a field that not everybody is told may be None."""
    needed, rest = _in_order(event)
    facts = table_facts(event)
    made: type[Any] = msgspec.defstruct(
        f"{event.__name__}Notice",
        [
            *((one.name, one.type) for one in needed),
            *((one.name, *_optional(one)) for one in rest),
            *((name, _returned(fact), None) for name, fact in facts.items()),
        ],
        bases=(Notice,),
        tag=event.__struct_config__.tag,
        module=event.__module__,
        frozen=True,
        omit_defaults=False,  # so that a phrase finds every argument
    )
    _COMPLETED[made] = facts
    return made


def _returned(fact: Any) -> Any:
    return get_type_hints(fact, include_extras=True)["return"]


def _in_order(event: type[Event]) -> tuple[list[Field], list[Field]]:
    """Those that every notice has, then those that it may do without."""
    told = [one for one in fields(event) if not _is_secret(one)]
    needed = [one for one in told if one.reach is None and one.default is msgspec.NODEFAULT]
    return needed, [one for one in told if one not in needed]


def _optional(field: Field) -> tuple[Any, Any]:
    return (field.type, field.default) if field.reach is None else (field.type | None, None)


def notices(events: Any) -> Any:
    """The union of the notices of a union of events."""
    told = [notice_type(event) for event in get_args(events) if event.told != ()]
    return Union[tuple(told)]  # noqa: UP007  of a list that is made here


@cache
def _teller(event: type[Event]) -> Callable[[Any, Viewer], Notice | None]:
    make, audience = notice_type(event), event.told
    needed, rest = _in_order(event)
    everybody = [one.name for one in needed]
    some = [(one.name, one.reach) for one in rest]

    def tell(event: Event, viewer: Viewer) -> Notice | None:
        if audience is not None and not among(event, audience, viewer):
            return None
        told = [getattr(event, name) for name in everybody]
        for name, reach in some:
            value = getattr(event, name)
            told.append(value if reach is None else _heard(event, value, reach, viewer))
        notice: Notice = make(*told)
        return notice

    return tell


def _heard(event: Event, value: Any, reach: Reach, viewer: Viewer) -> Any:
    if among(event, reach.seats, viewer) or (reach.unless and getattr(event, reach.unless)):
        return value
    return None if reach.others is None or value is None else reach.others(value)


def among(event: Event, seats: tuple[str, ...], viewer: Viewer) -> bool:
    """Whether one of these fields names the viewer."""
    if viewer is None:
        return False
    for name in seats:
        named = getattr(event, name)
        if viewer in named if isinstance(named, list) else viewer == named:
            return True
    return False


def tell(event: Event, viewer: Viewer) -> Notice | None:
    """What the viewer is told of the event, or None."""
    return _teller(type(event))(event, viewer)
