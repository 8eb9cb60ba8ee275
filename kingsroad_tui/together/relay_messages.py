"""What a relay and those who come to it say to each other, before all else is sealed.

The relay speaks first, with a number. A host answers with its key and a signature over that number:
the name of its room follows from the key, so nobody else can open it, whatever the relay has
forgotten. A guest answers with the name, which follows from its invitation.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from kingsroad_tui.together.invitation import FINGERPRINT_BYTES
from kingsroad_tui.together.ledger import SigningKey, check_signature, key_fingerprint
from tabletop.sealed_phases import HexKey, HexSalt, HexSignature, digest, of_letters

RELAY_VERSION: Final = 2
"""In the first one a room was whoever's had opened it last, as long as the relay knew that."""

RoomName = Annotated[str, of_letters("0-9a-f", 2 * FINGERPRINT_BYTES)]
"""The beginning of the fingerprint of its host's key, in hexadecimal.

So much of it is in an invitation. Who does not have the key has to try some 2**64 others to find
one whose room is called the same.
"""


class _First(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """The first thing that is said to a relay."""


class OpenRoom(_First, frozen=True, kw_only=True, tag="open"):
    """What a host says: it opens the room of its key, or comes back to it.

    Attributes:
        key: the public half of the host's key.
        signature: by that, of the relay's number; see `opening`.
    """

    key: HexKey
    signature: HexSignature


class EnterRoom(_First, frozen=True, kw_only=True, tag="enter"):
    """What a guest says.

    Attributes:
        room: the name of the room.
    """

    room: RoomName


ToRelay = OpenRoom | EnterRoom


class _FromRelay(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a relay says."""


class RelayChallenge(_FromRelay, frozen=True, kw_only=True, tag="relay-challenge"):
    """The first word on a connection.

    Attributes:
        version: of what is said to a relay.
        nonce: a number that was never used before.
    """

    version: int
    nonce: HexSalt


class RelaySays(_FromRelay, frozen=True, kw_only=True, tag="relay"):
    """What the relay answers; all further frames are sealed and binary.

    Attributes:
        ready: whether the room is there.
    """

    ready: bool


FromRelay = RelayChallenge | RelaySays


def room_of(public: str) -> str:
    """The name of the room of a host, by the public half of its key in hexadecimal."""
    return key_fingerprint(public)[:FINGERPRINT_BYTES].hex()


def opening(key: SigningKey, nonce: str, channel: bytes) -> OpenRoom:
    """What a host says to open its room.

    Args:
        key: the host's.
        nonce: the number that the relay gave it.
        channel: the fingerprint of the relay's certificate: said to another relay, by whoever runs
            this one, it is worth nothing.
    """
    return OpenRoom(key=key.public, signature=key.sign(_message(nonce, channel, key.public)))


def is_its_own(said: OpenRoom, nonce: str, channel: bytes) -> bool:
    """Whether a host has the key of the room that it opens; see `opening`."""
    key, signature = bytes.fromhex(said.key), bytes.fromhex(said.signature)
    return check_signature(key, _message(nonce, channel, said.key), signature)


def _message(nonce: str, channel: bytes, key: str) -> bytes:
    return digest("open room", nonce, channel, key)
