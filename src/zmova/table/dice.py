"""G2: all chance of a match comes from one seed, committed to before the deal.

A throw is a stream of SHA-256 blocks keyed by the seed, the players' salts and the place in the
log where it happens. So dice have no state: a match taken up again after a restart, or checked
by a stranger in another language, throws the same.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the seed and tells nothing about it."""
    return sha256(b"zmova commitment\0" + seed).hexdigest()


def seed_from_number(number: int) -> bytes:
    """The 32 bytes that a plain number stands for, for tables that nobody needs to trust."""
    return sha256(f"zmova seed {number}".encode()).digest()


class Dice:
    """The dice of one match: `dice.at(n)` is the throw at the n-th place of its log."""

    __slots__ = ("_key",)

    def __init__(self, seed: bytes, salts: Sequence[str] = ()) -> None:
        mixed = sha256(b"zmova dice\0" + seed)
        for salt in salts:
            raw = salt.encode()
            mixed.update(len(raw).to_bytes(4, "big") + raw)
        self._key = mixed.digest()

    def at(self, place: int) -> "Throw":
        return Throw(self._key + place.to_bytes(8, "big"))

    def secret(self, seat: int) -> bytes:
        """What the whims of a bot in that seat come from: it tells nothing about the dice."""
        return sha256(b"zmova whim\0" + self._key + seat.to_bytes(8, "big")).digest()


class Throw:
    """One stream of chance: numbers below a bound, picks and shuffles, all unbiased."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        """The next 32 bits of the stream."""
        if not self._words:
            digest = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [*unpack(">8I", digest)][::-1]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; words past the last whole multiple are thrown again."""
        limit = (1 << 32) - (1 << 32) % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Fisher and Yates, from the back."""
        deck = list(things)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
