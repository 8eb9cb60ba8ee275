"""Frames that nobody between two ends can read, change, repeat or leave out unnoticed.

Both ends know the secret of the room. Each connection has keys of its own, from that secret and
from a pair of keys that is made for it alone and forgotten afterwards, so that whoever recorded the
frames cannot read them later, even with the secret. Every frame has the next number, which is not
sent: one that is repeated, lost or put elsewhere does not open.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kingsroad_tui.together.invitation import RoomSecret
from tabletop.sealed_phases import digest


class NotSealed(ValueError):
    """A frame that was not sealed by the other end as the next one."""


class SealedChannel:
    """One end of a connection.

    Attributes:
        greeting: what this end says first.
        binding: what tells the connection from any other, once the other end has greeted.
    """

    def __init__(self, secret: RoomSecret, *, host: bool) -> None:
        """An end that has not heard the other's greeting yet; ``host`` is the table's."""
        self._secret = secret
        self._host = host
        self._own = X25519PrivateKey.generate()
        self.greeting = self._own.public_key().public_bytes_raw()
        self.binding = b""
        self._sending: ChaCha20Poly1305 | None = None
        self._opening: ChaCha20Poly1305 | None = None
        self._sent = 0
        self._opened = 0

    @property
    def greeted(self) -> bool:
        """Whether the other end has greeted."""
        return bool(self.binding)

    def greet(self, greeting: bytes) -> None:
        """The other end says its greeting. Raises NotSealed where it is none."""
        if self.greeted:
            raise NotSealed
        try:
            shared = self._own.exchange(X25519PublicKey.from_public_bytes(greeting))
        except ValueError:
            raise NotSealed from None
        guest, host = (greeting, self.greeting) if self._host else (self.greeting, greeting)
        self.binding = digest("sealed channel", guest, host)
        to_host, to_guest = (
            ChaCha20Poly1305(
                HKDF(SHA256(), 32, self.binding, purpose).derive(
                    shared + self._secret.derived("sealed channel")
                )
            )
            for purpose in (b"to the host", b"to the guest")
        )
        self._sending, self._opening = (to_guest, to_host) if self._host else (to_host, to_guest)

    def seal(self, frame: str) -> bytes:
        """A frame that only the other end can open."""
        if self._sending is None:
            raise NotSealed
        self._sent += 1
        return self._sending.encrypt(_number(self._sent), frame.encode(), self.binding)

    def open(self, sealed: bytes) -> str:
        """The next frame of the other end. Raises NotSealed where it is not that."""
        if self._opening is None:
            raise NotSealed
        try:
            frame = self._opening.decrypt(_number(self._opened + 1), sealed, self.binding)
            self._opened += 1
            return frame.decode()
        except (InvalidTag, ValueError):
            raise NotSealed from None


def _number(number: int) -> bytes:
    return number.to_bytes(12, "big")
