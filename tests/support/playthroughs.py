"""Playthroughs: whole games as text, kept beside their records and compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Playthroughs:
    """The games in a folder.

    Attributes:
        folder: of the records; the text of each lies beside it.
        tell: makes the text of a record.
    """

    folder: Path
    tell: Callable[[Path], str]

    @property
    def records(self) -> list[Path]:
        """The records, by name."""
        return sorted(self.folder.glob("*.json"))

    def assert_as_kept(self, record: Path) -> None:
        """That a game is told as it was."""
        assert self.tell(record) + "\n" == record.with_suffix(".txt").read_text()

    def write(self) -> None:
        """Writes the texts anew, to be read."""
        for record in self.records:
            record.with_suffix(".txt").write_text(self.tell(record) + "\n")
