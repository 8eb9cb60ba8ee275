"""What ``replay`` says of a game, as data: its positions and its result, in their JSON form."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, AssassinsResult
from assassins.town import LETTERS, SQUARE_NAMES


class AssassinsPositionData(msgspec.Struct):
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
    def of(cls, position: AssassinsPosition) -> AssassinsPositionData:
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


class AssassinsResultData(msgspec.Struct):
    """Who won, and how."""

    winner: str
    by: str

    @classmethod
    def of(cls, result: AssassinsResult) -> AssassinsResultData:
        """The data of a result."""
        return cls(result.winner.value, result.by.value)


class AssassinsReplayData(msgspec.Struct):
    """A game replayed: the position at the start and after every phase played, and the result."""

    file: str
    positions: list[AssassinsPositionData]
    result: AssassinsResultData | None

    @classmethod
    def of(cls, file: str, game: AssassinsGame) -> AssassinsReplayData:
        """The data of a game read from a file."""
        return cls(
            file,
            [AssassinsPositionData.of(position) for position in game.positions],
            AssassinsResultData.of(game.result) if game.result else None,
        )


def _letters(townsfolk: Iterable[int]) -> list[str]:
    return [LETTERS[number] for number in sorted(townsfolk)]
