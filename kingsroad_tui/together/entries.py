"""What happens at a table whose players are apart, entry after entry.

The host's table keeps the entries in their order and gives them to everybody; whoever has them all
knows the game. Texts in them are untrusted.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tabletop import sealed_phases

MAX_SEATS = 5
MAX_ROUND = 10_000
MAX_CHOICE = 1_000
"""The most characters of a choice: the longest known are twelve commitments, and a phase of many
actions of which three show a salt."""

MAX_RECORD = 60_000
"""The most characters of the record of a game that has not begun: its board may be one's own."""

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
RoundNumber = Annotated[int, msgspec.Meta(ge=0, le=MAX_ROUND)]
PhaseName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHOICE)]


class Beginning(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game begins.

    Attributes:
        kind: the format of its records.
        record: the record of the game before anything is played.
        host: the key of the table.
        seats: in seat order.
    """

    kind: Annotated[str, msgspec.Meta(max_length=40)]
    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD)]
    host: sealed_phases.HexKey
    seats: Annotated[
        list[sealed_phases.SeatProof], msgspec.Meta(min_length=2, max_length=MAX_SEATS)
    ]


class _Entry(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="entry"
):
    """Something that happens in one phase of a game, at one seat."""

    round: RoundNumber
    phase: PhaseName
    seat: Seat


class Sealing(_Entry, frozen=True, kw_only=True, tag="sealed"):
    """A seat has chosen; what, nobody sees.

    Attributes:
        seal, signature, instead: as in `Seal`.
    """

    seal: sealed_phases.HexDigest
    signature: sealed_phases.HexSignature
    instead: bool = False

    @property
    def proof(self) -> sealed_phases.Seal:
        """As the proof of the game has it."""
        return sealed_phases.Seal(seal=self.seal, signature=self.signature, instead=self.instead)


class Readying(_Entry, frozen=True, kw_only=True, tag="ready"):
    """The player of a seat is there to open what it has sealed. Nothing is opened before everybody
    is, and what is given up until then is given up by somebody who has seen nothing.

    Attributes:
        sealed: everything that is sealed in this phase, as one digest.
        signature: of that, by whoever has sealed for the seat (`ready_message`).
    """

    sealed: sealed_phases.HexDigest
    signature: sealed_phases.HexSignature


class Revealing(_Entry, frozen=True, kw_only=True, tag="opened"):
    """A seat shows what it has sealed.

    Attributes:
        choice: what it chose.
        salt, signature: as in `Opening`.
    """

    choice: Choice
    salt: sealed_phases.HexSalt
    signature: sealed_phases.HexSignature

    def proof(self, *, with_choice: bool) -> sealed_phases.Opening:
        """As the proof of the game has it, with the choice where the record does not hold it."""
        choice = self.choice if with_choice else None
        return sealed_phases.Opening(salt=self.salt, signature=self.signature, choice=choice)


class StandingIn(_Entry, frozen=True, kw_only=True, tag="stand-in"):
    """From this phase on a computer of the host's plays for a seat that is away.

    What the seat has sealed is sealed anew by the computer; but where everybody was ready to open,
    it is given up, and the lot chooses in this phase.

    Attributes:
        signature: of the host that it is given up (`given_up_message`); None where nothing is.
    """

    signature: sealed_phases.HexSignature | None = None


class Returning(_Entry, frozen=True, kw_only=True, tag="returned"):
    """The owner of a seat plays again, from the next choice on that is not sealed yet."""


Entry = Sealing | Readying | Revealing | StandingIn | Returning
