"""Analyses kept with the game: stored beside its record, with what made them. No solver.

An analysis lies in a file of the record's name with ``.analysis`` behind it. It names the game it
belongs to by a digest of what is public in it, so that a game played on, or another game under
the same name, never shows an analysis of something else.
"""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.protocol import Review, Settings
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_limited, write_atomically

FORMAT: Final = "kingsroad-analysis"
VERSION: Final = 1


class _Analysis(msgspec.Struct):
    """The file."""

    format: str
    version: int
    game: str
    review: Review


def analysis_path(record: Path) -> Path:
    """Where the analysis of a saved game lies."""
    return record.with_name(f"{record.name}.analysis")


def program_version() -> str:
    """This program and its version, as reviews are stamped."""
    return f"kingsroad {version('kingsroad')}"


def store_review(record: Path, game: Game, review: Review) -> None:
    """Stores a review beside its record. Raises OSError if the folder cannot be written."""
    analysis = _Analysis(FORMAT, VERSION, _digest(game), review)
    write_atomically(analysis_path(record), msgspec.json.encode(analysis))


def load_review(record: Path, game: Game) -> Review | None:
    """The complete review stored for exactly this game by this version, or None."""
    try:
        analysis = msgspec.json.decode(read_limited(analysis_path(record)), type=_Analysis)
    except (RecordError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    usable = (
        (analysis.format, analysis.version, analysis.game) == (FORMAT, VERSION, _digest(game))
        and analysis.review.program == program_version()
        and analysis.review.complete
    )
    return analysis.review if usable else None


def answers(review: Review, settings: Settings) -> bool:
    """Whether a stored review is the answer to this question (time limits aside)."""
    return _question(review.settings) == _question(settings)


def _question(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, seconds=None)


def _digest(game: Game) -> str:
    return hashlib.sha256(encode_game(game.as_public())).hexdigest()
