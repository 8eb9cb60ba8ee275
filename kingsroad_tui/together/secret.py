"""The secret of a room: who knows it may come in. It is proven, and never said."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

from tabletop.commitments import digest, new_salt

SECRET_BYTES: Final = 16
"""Nobody can try so many, neither at the table nor on recorded frames."""

ROOM_LETTERS: Final = 24
"""The length of the name of a room."""

LOCAL: Final = b"local"
"""The channel between a table and the guests in its own process."""


@dataclass(frozen=True, slots=True)
class RoomSecret:
    """The secret of a room. It prints as nothing, so that no log and no error can tell it."""

    value: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.value) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")

    @classmethod
    def new(cls) -> RoomSecret:
        """One that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @property
    def room(self) -> str:
        """What the room is called where it must be told from others: nothing follows from it."""
        return digest("room", self.value).hex()[:ROOM_LETTERS]

    def guest_proof(self, challenge: str, nonce: str, channel: bytes) -> str:
        """By which a guest shows that it knows the secret; see `Knock`.

        Args:
            challenge: the table's number.
            nonce: the guest's.
            channel: what tells the connection from any other, such as the fingerprint of the
                table's certificate: whoever stands between has another one, and its proof is
                worth nothing.
        """
        return self._proof("guest", challenge, nonce, channel)

    def table_proof(self, challenge: str, nonce: str, channel: bytes) -> str:
        """By which the table shows it in turn; see `Welcome`."""
        return self._proof("table", challenge, nonce, channel)

    def derived(self, purpose: str) -> bytes:
        """A key of 32 bytes for a purpose, from which the secret does not follow."""
        return hmac.new(self.value, digest("derived", purpose), hashlib.sha256).digest()

    def _proof(self, who: str, challenge: str, nonce: str, channel: bytes) -> str:
        facts = digest(f"proof of the {who}", challenge, nonce, channel)
        return hmac.new(self.value, facts, hashlib.sha256).hexdigest()


def proves(proof: str, expected: str) -> bool:
    """Whether a proof is the one expected, without telling by the time how much of it is."""
    return hmac.compare_digest(proof, expected)


def new_nonce() -> str:
    """A number that was never used before, in hexadecimal."""
    return new_salt().hex()


def sit_message(challenge: str, channel: bytes, key: str) -> bytes:
    """What is signed as a seat is taken: worth nothing on another connection, which somebody
    between would have."""
    return digest("sit", challenge, channel, key)


def welcome_message(nonce: str, channel: bytes) -> bytes:
    """What a table signs as it lets a guest in, by the guest's number: others may know the secret,
    but not the key of the table."""
    return digest("welcome", nonce, channel)
