"""The proof that goes with the file of a game that was played together, into copies of it too."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from kingsroad_tui.files.private import write_saved
from tabletop.errors import LocatedError
from tabletop.proved_records import proof_in, with_proof
from tabletop.records import read_record

_BESIDE_THE_GAME: Final = frozenset({"together", "table", "notes"})
"""What may be another in a copy of the same game."""


def take_proof_along(path: Path, copied: bytes | None) -> None:
    """Writes the proof of a record that was ``copied`` (None for none) into a file, if that has the
    very same game and no proof. Raises OSError."""
    if copied is None:
        return
    content, proof = read_record(path), proof_in(copied)
    if proof is not None and proof_in(content) is None and _game(content) == _game(copied):
        write_saved(path, with_proof(content, proof))


def _game(content: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(content)
    return {name: value for name, value in found.items() if name not in _BESIDE_THE_GAME}


def proved_content(path: Path | None) -> bytes | None:
    """The content of a file whose game has a proof; None of any other, and where there is none."""
    try:
        content = None if path is None else read_record(path)
        return content if content is not None and proof_in(content) is not None else None
    except LocatedError:
        return None
