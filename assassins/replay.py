"""What ``replay`` says of a game, as data: its positions and its result, in their JSON form."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from assassins.games import TownGame
from assassins.position import TownPosition, TownResult
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS


class TownPositionData(msgspec.Struct):
    """A position, in the public form that scripts read. Lists ascend as strings."""

    round: int
    phase: str
    king: str | None
    wounds: int
    knights: list[str]
    townsfolk: dict[str, str]
    revealed: list[str]
    arrested: list[str]
    killed: list[str]

    @classmethod
    def of(cls, position: TownPosition) -> TownPositionData:
        """The data of a position."""
        return cls(
            round=position.round,
            phase=position.phase.value,
            king=None if position.king is None else SQUARE_NAMES[position.king],
            wounds=position.wounds,
            knights=sorted(SQUARE_NAMES[square] for square in position.knights),
            townsfolk={
                LETTERS[number]: SQUARE_NAMES[square]
                for number, square in enumerate(position.townsfolk)
                if square is not None
            },
            revealed=_letters(position.revealed),
            arrested=_letters(position.arrested),
            killed=_letters(position.killed),
        )


class TownResultData(msgspec.Struct):
    """Who won, and how."""

    winner: str
    by: str

    @classmethod
    def of(cls, result: TownResult) -> TownResultData:
        """The data of a result."""
        return cls(result.winner.value, result.by.value)


class TownReplayData(msgspec.Struct):
    """A game replayed: the position at the start and after every phase played, and the result."""

    file: str
    positions: list[TownPositionData]
    result: TownResultData | None

    @classmethod
    def of(cls, file: str, game: TownGame) -> TownReplayData:
        """The data of a game read from a file."""
        return cls(
            file,
            [TownPositionData.of(position) for position in game.positions],
            TownResultData.of(game.result) if game.result else None,
        )


def _letters(townsfolk: Iterable[int]) -> list[str]:
    return [LETTERS[number] for number in sorted(townsfolk)]
