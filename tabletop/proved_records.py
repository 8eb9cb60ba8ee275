"""Records of games that were played together, with their proof in the field ``together``."""

from __future__ import annotations

import msgspec

from tabletop.errors import LocatedError
from tabletop.records import located
from tabletop.say import Say
from tabletop.sealed_phases import GameProof


class _WithProof(msgspec.Struct):
    together: GameProof | None = None


def proof_in(content: bytes) -> GameProof | None:
    """The proof in a record, None where it has none. Raises LocatedError for an unusable one."""
    try:
        return msgspec.json.decode(content, type=_WithProof).together
    except msgspec.ValidationError as error:
        raise located(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise LocatedError("together", Say("tabletop-record-unreadable-proof")) from None


def with_proof(record: bytes, proof: GameProof) -> bytes:
    """A record, as the rules of its game write it, with its proof before the other fields."""
    return b'{\n  "together": ' + msgspec.json.encode(proof) + b"," + record[1:]
