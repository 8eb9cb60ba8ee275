"""Which game a file is of, without reading it by the rules of either."""

from __future__ import annotations

from enum import Enum, unique
from pathlib import Path

import msgspec

from tabletop.records import read_record


@unique
class GameKind(Enum):
    """The games of the house; the value is the format of a saved game."""

    KINGS_ROAD = "kingsroad-game"
    ASSASSINS = "king-and-assassins-game"


class _Header(msgspec.Struct):
    format: str


def game_kind(path: Path) -> GameKind:
    """The game a file says it is of; King's Road where it says nothing that can be read."""
    try:
        return GameKind(msgspec.json.decode(read_record(path), type=_Header).format)
    except (OSError, ValueError, RecursionError):
        return GameKind.KINGS_ROAD
