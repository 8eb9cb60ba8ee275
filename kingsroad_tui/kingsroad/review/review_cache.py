"""Reviews stored beside the record of their game, with the version that made them. No solver.

A review is in a file of the record's name with ``.analysis`` behind it. It names its game by a
digest of the game's public part, so that a game played on, or another game under the same name,
never shows a review of something else.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable
from importlib.metadata import version
from itertools import chain, takewhile
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import RoundReview
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_game
from kingsroad_tui.files.locations import autosave_folder, folders
from kingsroad_tui.files.private import write_private
from kingsroad_tui.kingsroad.review.review_check import fits
from kingsroad_tui.library.library import analysis_path
from tabletop.errors import LocatedError
from tabletop.records import read_record
from tabletop.shown import decode_shown

FORMAT: Final = "kingsroad-analysis"
VERSION: Final = 7

_MOST_LOOKED_AT: Final = 50
"""So many analyses are looked at for a game that began alike: branches are studied soon after."""


class _ReviewFile(msgspec.Struct):
    format: str
    version: int
    game: str
    review: Review


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
        content = read_record(analysis_path(record))
        file = msgspec.json.decode(content, type=_ReviewFile)
        usable = (
            (file.format, file.version, file.game) == (FORMAT, VERSION, _digest(game))
            and file.review.program == program_version()
            and fits(file.review, game)
        )
        return decode_shown(content, _ReviewFile).review if usable else None
    except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def known_start(record: Path, game: Game, settings: AdviceSettings) -> list[RoundReview]:
    """The first rounds of a game as they were judged in another that began alike.

    That is the same game under another name, the game that it branches from, or a branch of it,
    with an analysis by these settings. Of several, the one with most rounds in common.
    """
    best: list[RoundReview] = []
    for path in _last_analyses({record.parent, folders().data, autosave_folder()}):
        try:
            other = read_game(path.with_suffix("")).as_public()
        except RecordError:
            continue
        common = _rounds_in_common(game.as_public(), other)
        if common <= len(best):
            continue
        review = load_review(path.with_suffix(""), other)
        if review is not None and made_with(review, settings):
            best = review.rounds[:common]
    return best


def _last_analyses(among: Iterable[Path]) -> list[Path]:
    """The analyses in these folders that were kept last, newest first."""
    found = []
    for path in chain.from_iterable(folder.glob("*.analysis") for folder in among):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)[:_MOST_LOOKED_AT]]


def _rounds_in_common(one: Game, other: Game) -> int:
    """How many rounds two games have in common; none where they did not begin alike."""
    if (one.players, one.variant, one.board, one.start) != (
        other.players,
        other.variant,
        other.board,
        other.start,
    ):
        return 0
    pairs = zip(one.rounds, other.rounds, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def made_with(review: Review, settings: AdviceSettings) -> bool:
    """Whether a review was made with these settings, time limits aside."""
    return _without_limit(review.settings) == _without_limit(settings)


def _without_limit(settings: AdviceSettings) -> AdviceSettings:
    return msgspec.structs.replace(settings, seconds=None)


def _digest(game: Game) -> str:
    return hashlib.sha256(encode_game(game.as_public())).hexdigest()
