"""What one viewer is told happened: built from an event, never the event itself."""

import msgspec


class Notice(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of every notice. A viewer who gets none sees no change in its view either."""
