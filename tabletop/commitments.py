"""Choices that are fixed before any is seen: salted hashes, and numbers that nobody draws alone.

Whoever chooses publishes the hash of the choice and of a salt; when all hashes are out, choices and
salts follow. The salt keeps others from trying all choices; what else is hashed keeps a hash from
meaning anything in another game, in another round or at another seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

SALT_BYTES: Final = 32
"""The length of a salt, and of a share in a joint number."""

DIGEST_BYTES: Final = 32
"""The length of a digest (SHA-256)."""

_DOMAIN: Final = "kingsroad together 1"
"""What every digest begins with: nothing that another program hashes can be mistaken for one."""

_TEXT, _NUMBER, _BYTES = b"t", b"n", b"b"

Field = str | int | bytes
"""What can be hashed."""


def digest(purpose: str, *fields: Field) -> bytes:
    """SHA-256 of a purpose and fields, each with its kind and its length before it.

    No two different lists of fields are written alike, wherever one of them ends.

    >>> digest("a", "bc") == digest("ab", "c"), digest("a", 1) == digest("a", "1")
    (False, False)
    """
    hashed = hashlib.sha256()
    for field in (_DOMAIN, purpose, *fields):
        kind, content = _encoded(field)
        hashed.update(kind + len(content).to_bytes(8, "big") + content)
    return hashed.digest()


def _encoded(field: Field) -> tuple[bytes, bytes]:
    match field:
        case bytes():
            return _BYTES, field
        case str():
            return _TEXT, field.encode()
    return _NUMBER, str(int(field)).encode()


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a choice belongs.

    Attributes:
        game: the id of the game.
        round: its number.
        phase: which choice of the round, such as ``first``.
        seat: who chooses, from 0.
    """

    game: bytes
    round: int
    phase: str
    seat: int


def new_salt() -> bytes:
    """A salt that nobody can guess."""
    return secrets.token_bytes(SALT_BYTES)


def commitment(place: Slot, choice: str, salt: bytes) -> bytes:
    """The hash by which a choice is fixed. Raises ValueError for a salt of another length."""
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a salt has {SALT_BYTES} bytes")
    return digest("choice", salt, place.game, place.round, place.phase, place.seat, choice)


def opens(sealed: bytes, place: Slot, choice: str, salt: bytes) -> bool:
    """Whether a choice and its salt are what a commitment was made of.

    >>> place, salt = Slot(b"game", 1, "first", 0), new_salt()
    >>> sealed = commitment(place, "16K", salt)
    >>> opens(sealed, place, "16K", salt), opens(sealed, place, "16D", salt)
    (True, False)
    """
    if len(salt) != SALT_BYTES:
        return False
    return hmac.compare_digest(sealed, commitment(place, choice, salt))


def joint_number(below: int, purpose: str, place: bytes, shares: Mapping[int, bytes]) -> int:
    """A number from 0 that follows from what each of several has fixed before seeing the others'.

    As long as one of them chose its share at random, all numbers are equally likely.

    Args:
        below: more than the greatest number; at least 1.
        purpose: what the number is for.
        place: what tells it from the other numbers of a game.
        shares: by seat; any bytes.
    """
    if below < 1:
        raise ValueError("there must be a number to draw")
    fields = [field for seat in sorted(shares) for field in (seat, shares[seat])]
    fair = (1 << 8 * DIGEST_BYTES) // below * below
    attempt = 0
    while True:
        number = int.from_bytes(digest("joint", purpose, place, attempt, *fields), "big")
        if number < fair:  # else the smaller numbers would come a little more often
            return number % below
        attempt += 1
