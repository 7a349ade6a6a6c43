"""What a seat asks for. Imperative, tagged by `type`, never carrying its own seat."""

import msgspec


class Move(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
):
    """Base of every move; the connection says who asks."""
