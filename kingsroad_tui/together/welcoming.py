"""What is signed as a guest comes in: by the table, that it is the host's, and by the guest, that a
seat is its own. Neither is worth anything on another connection, as somebody between would have.
"""

from __future__ import annotations

from kingsroad_tui.together.kept import OwnSeat
from kingsroad_tui.together.messages import Sit, Welcome
from kingsroad_tui.together.secret import sit_message, welcome_message
from kingsroad_tui.together.signing import SigningKey, check_signature


def welcome(proof: str, key: SigningKey, nonce: str, channel: bytes) -> Welcome:
    """What a table says with its key to a guest with this number.

    Args:
        proof: that the table knows the secret.
        key: of the table.
        nonce: the number in the guest's `Knock`.
        channel: see `RoomSecret.guest_proof`.
    """
    signature = key.sign(welcome_message(nonce, channel))
    return Welcome(proof=proof, host=key.public, signature=signature)


def is_signed(said: Welcome, nonce: str, channel: bytes) -> bool:
    """Whether a table has the key that it says it has; see `welcome`."""
    key, signature = bytes.fromhex(said.host), bytes.fromhex(said.signature)
    return check_signature(key, welcome_message(nonce, channel), signature)


def sit(kept: OwnSeat, key: SigningKey, nonce: str, challenge: str, channel: bytes) -> Sit:
    """What a guest says as it takes a seat.

    Args:
        kept: the seat, as the guest keeps it.
        key: of the seat.
        nonce: its number for the game to come.
        challenge: the number that the table gave it.
        channel: see `RoomSecret.guest_proof`.
    """
    signature = key.sign(sit_message(challenge, channel, key.public))
    return Sit(
        name=kept.name,
        key=key.public,
        nonce=nonce,
        signature=signature,
        browser=kept.browser,
    )


def is_own(said: Sit, challenge: str, channel: bytes) -> bool:
    """Whether a guest has the key of the seat that it takes; see `sit`."""
    key, signature = bytes.fromhex(said.key), bytes.fromhex(said.signature)
    return check_signature(key, sit_message(challenge, channel, said.key), signature)
