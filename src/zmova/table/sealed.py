"""G2: salts under seals. The seed is promised first, then every salt; only then are salts shown.

So nobody who adds a salt knows the seed or another's salt, whoever runs the server. The exact
bytes are told to strangers in docs/subsystems/fairness.md.
"""

from collections.abc import Sequence
from hashlib import sha256


def seal(commitment: str, salt: str) -> str:
    """What is given before the salt: it binds the salt to the seed's commitment and hides it."""
    return sha256(b"zmova seal\0" + bytes.fromhex(commitment) + salt.encode()).hexdigest()


def print_of(commitment: str, seals: Sequence[str | None]) -> str:
    """One print of all that was promised, seat by seat; None where a seat gives no salt."""
    mixed = sha256(b"zmova seals\0" + bytes.fromhex(commitment))
    for given in seals:
        mixed.update(b"\0" if given is None else b"\1" + bytes.fromhex(given))
    return mixed.hexdigest()


def opens(commitment: str, given: str | None, salt: str | None) -> bool:
    """Whether a seat's salt is the one under its seal; a seal may stay shut."""
    return salt is None or (given is not None and seal(commitment, salt) == given)
