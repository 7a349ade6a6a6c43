"""How views travel: the change of a view, put on the old one, is the new one."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from zmova.table.delta import apply, delta

values = st.integers(0, 3) | st.none() | st.text(max_size=2)
rows = st.lists(st.integers(0, 2) | st.dictionaries(st.sampled_from("ab"), st.integers(0, 1)))


class Seen(msgspec.Struct, frozen=True):
    number: Any
    row: list[Any]
    other: list[Any]
    maybe: list[Any] | None


views = st.builds(Seen, values, rows, rows, rows | st.none())


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@given(old=views, new=views)
def test_the_old_view_and_the_change_make_the_new_view(old, new):
    assert apply(as_json(old), as_json(delta(old, new))) == as_json(new)


@given(old=views, new=views)
def test_only_what_changed_travels(old, new):
    changed = {
        field for field in Seen.__struct_fields__ if getattr(old, field) != getattr(new, field)
    }
    assert set(delta(old, new)) == changed


def test_a_list_that_grew_sends_its_new_end_alone():
    old, new = Seen(1, [1, 2], [], None), Seen(1, [1, 2, 3], [], None)
    assert as_json(delta(old, new)) == {"row": {"from": 2, "items": [3]}}


def test_a_list_that_shrank_says_where_it_ends():
    old, new = Seen(1, [1, 2], [], None), Seen(1, [1], [], None)
    assert as_json(delta(old, new)) == {"row": {"from": 1, "items": []}}


@given(old=views, new=views)
def test_the_old_view_stays_as_it_was(old, new):
    base = as_json(old)
    apply(base, as_json(delta(old, new)))
    assert base == as_json(old)
