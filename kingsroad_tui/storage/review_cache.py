"""Reviews stored beside the record of their game, with the version that made them. No solver.

A review is in a file of the record's name with ``.analysis`` behind it. It names its game by a
digest of the game's public part, so that a game played on, or another game under the same name,
never shows a review of something else.
"""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.protocol import AdviceSettings, Review
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_record
from kingsroad_tui.storage.private import write_private
from kingsroad_tui.storage.review_check import fits
from tabletop.shown import decode_shown

FORMAT: Final = "kingsroad-analysis"
VERSION: Final = 3


class _ReviewFile(msgspec.Struct):
    """The file."""

    format: str
    version: int
    game: str
    review: Review


def analysis_path(record: Path) -> Path:
    """The file of the review of a saved game."""
    return record.with_name(f"{record.name}.analysis")


def program_version() -> str:
    """This program and its version, as every review names them."""
    return f"kingsroad {version('kingsroad')}"


def store_review(record: Path, game: Game, review: Review) -> None:
    """Stores a review beside its record. Raises OSError if the folder cannot be written."""
    file = _ReviewFile(FORMAT, VERSION, _digest(game), review)
    write_private(analysis_path(record), msgspec.json.encode(file))


def load_review(record: Path, game: Game) -> Review | None:
    """The complete review stored for exactly this game by this version, or None.

    One that does not fit the game, as a damaged file's, is as good as none.
    """
    try:
        file = decode_shown(read_record(analysis_path(record)), _ReviewFile)
    except (RecordError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    usable = (
        (file.format, file.version, file.game) == (FORMAT, VERSION, _digest(game))
        and file.review.program == program_version()
        and fits(file.review, game)
    )
    return file.review if usable else None


def made_with(review: Review, settings: AdviceSettings) -> bool:
    """Whether a review was made with these settings, time limits aside."""
    return _without_limit(review.settings) == _without_limit(settings)


def _without_limit(settings: AdviceSettings) -> AdviceSettings:
    return msgspec.structs.replace(settings, seconds=None)


def _digest(game: Game) -> str:
    return hashlib.sha256(encode_game(game.as_public())).hexdigest()
