"""A bot's random choices: from a secret, so that nobody who knows the program can predict them."""

from hashlib import sha256
from random import Random


class Whim(Random):
    """Drawn from like any `Random`. Its `fate` in a matter is the same however often it is asked.

    Tables give each seat a secret that follows from the seed (`Table.whim`): nobody outside the
    process has it before the match is over, and the exported match holds it.
    """

    def __init__(self, secret: bytes | int | str, place: int = 0) -> None:
        self._made_of = secret, place
        self.secret = sha256(repr(secret).encode()).digest()
        super().__init__(sha256(self.secret + place.to_bytes(8, "big")).digest())

    def __reduce__(self) -> tuple[type["Whim"], tuple[bytes | int | str, int]]:
        """Another process gets it as it was before anything was drawn."""
        return Whim, self._made_of

    def fate(self, *matter: object) -> Random:
        return Random(sha256(self.secret + repr(matter).encode()).digest())
