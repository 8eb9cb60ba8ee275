"""Signatures (Ed25519): by them it can be seen afterwards who sealed and who opened what."""

from __future__ import annotations

import hashlib

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


def check_signature(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of a key (its public half) has signed a message."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
