"""Signatures (Ed25519): by them it can be seen afterwards who sealed and who opened what."""

from __future__ import annotations

import hashlib
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)


class SigningKey:
    """The key of a seat. It prints as nothing, so that no log and no error can tell it.

    Attributes:
        public: its public half, in hexadecimal.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        """A new one, or that with this secret of 32 bytes."""
        self._key = (
            Ed25519PrivateKey.generate()
            if secret is None
            else Ed25519PrivateKey.from_private_bytes(secret)
        )
        self.public = self._key.public_key().public_bytes_raw().hex()

    @property
    def secret(self) -> bytes:
        """What it is made of again, and nobody else may learn."""
        return self._key.private_bytes_raw()

    def sign(self, message: bytes) -> str:
        """The signature of a message, in hexadecimal."""
        return self._key.sign(message).hex()


def key_fingerprint(public: str) -> bytes:
    """The fingerprint (SHA-256) of a key, by its public half in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(public)).digest()


_PRIME: Final = 2**255 - 19
_EIGHTH: Final = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
_SMALL: Final = frozenset({0, 1, _PRIME - 1, _EIGHTH, _PRIME - _EIGHTH})
"""The points of small order, by their height on the curve: whoever has such a key has signed
anything."""


def is_usable_key(public: str) -> bool:
    """Whether a key (its public half in hexadecimal) is one that somebody can have alone: written
    in the one way in which it is written, and of no small order."""
    height = int.from_bytes(bytes.fromhex(public), "little") & (2**255 - 1)
    return height < _PRIME and height not in _SMALL


def check_signature(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of a key (its public half) has signed a message; nobody owns one that is
    not usable."""
    if not is_usable_key(key.hex()):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
