"""A tournament of either game of the house: what its plan says, and its results as in a file."""

from __future__ import annotations

from typing import Annotated, Protocol, Self, TypeVar

import msgspec

from assassins.actions import Side
from assassins.records import AssassinsGameData
from kingsroad.records import GameData
from tabletop.shown import MAX_REASON, shown

_Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of a tournament; lists are in seat order.

    Attributes:
        table, rotation: which of the plan's games it is.
        players: the players' names.
        scores, nobles: points and Nobles on the board at the end.
        shares: of the victory, summing to 1; 0 for a player that forfeited.
        luck: the part of the shares that is luck (see `advisor.workshop.tournament.luck`).
        rounds: the number of rounds played.
        capped: whether the cap on rounds ended it, so that points, then Nobles, judged it.
        forfeits: the reason for every seat (as text) whose program forfeited, fit to be shown.
        seconds: the mean time of a choice.
        record: the whole game, as a saved game; None in files of version 1, and where nobody keeps
            it.
    """

    table: _Count
    rotation: _Count
    players: list[str]
    scores: list[_Count]
    nobles: list[_Count]
    shares: list[_Share]
    luck: list[Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]]
    rounds: _Count
    capped: bool
    forfeits: dict[str, str]
    seconds: list[_Seconds]
    record: GameData | None = None

    def __post_init__(self) -> None:
        reasons = {seat: shown(why, MAX_REASON) for seat, why in self.forfeits.items()}
        msgspec.structs.force_setattr(self, "forfeits", reasons)

    @property
    def place(self) -> tuple[int, int]:
        """Its table and rotation."""
        return self.table, self.rotation

    def player_of(self, seat: str) -> str:
        """Who had a seat, as `forfeits` names it."""
        return self.players[int(seat)]

    def without_record(self) -> Self:
        """The result alone."""
        return msgspec.structs.replace(self, record=None)


class AssassinsGameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game.

    Attributes:
        match, game: which of the plan's games it is, both from 0.
        players: by side, their names.
        winner: the side that won on the board.
        by: how, as in `assassins.position.Ending`.
        rounds: how many were played.
        forfeits: by side, why its program forfeited, fit to be shown.
        seconds: by side, the mean time of a choice.
        record: the whole game, as a saved game; None in files of version 1, and where nobody keeps
            it.
    """

    match: _Count
    game: _Count
    players: dict[str, str]
    winner: str
    by: str
    rounds: _Count
    forfeits: dict[str, str]
    seconds: dict[str, _Seconds]
    record: AssassinsGameData | None = None

    def __post_init__(self) -> None:
        reasons = {side: shown(why, MAX_REASON) for side, why in self.forfeits.items()}
        msgspec.structs.force_setattr(self, "forfeits", reasons)

    @property
    def place(self) -> tuple[int, int]:
        """Its match, and which of its games it is."""
        return self.match, self.game

    def player_of(self, side: str) -> str:
        """Who had a side."""
        return self.players[side]

    def without_record(self) -> Self:
        """The result alone."""
        return msgspec.structs.replace(self, record=None)

    def share(self, side: Side) -> float:
        """1 for the side that won, else 0. Whoever forfeited has lost, and the other has won unless
        it forfeited as well."""
        if self.forfeits:
            return float(side.value not in self.forfeits)
        return float(self.winner == side.value)


class Result(Protocol):
    """A finished game."""

    @property
    def place(self) -> tuple[int, int]:
        """Its batch, and which of its games it is."""

    @property
    def forfeits(self) -> dict[str, str]:
        """Why programs forfeited, fit to be shown, by their seats or sides."""

    def player_of(self, seat: str) -> str:
        """Who had a seat or side, as `forfeits` names it."""

    def without_record(self) -> Self:
        """The result without the whole game, which only the file keeps."""


_R = TypeVar("_R", bound=Result)


class GamesPlan(Protocol[_R]):
    """What the runner and results files ask of a plan; games that belong together are a batch."""

    @property
    def players(self) -> list[str]:
        """Their names: as many as seats play every batch, else they are drawn."""

    @property
    def seed(self) -> int:
        """Of everything random."""

    @property
    def format(self) -> str:
        """The name of this kind of results file."""

    @property
    def version(self) -> int:
        """That of now, where the plan was not read from a file."""

    @property
    def batches(self) -> int:
        """How many there are."""

    @property
    def batch_size(self) -> int:
        """The games of a batch, one for each rotation of its players: as many as a game has."""

    def decode(self, line: bytes) -> _R:
        """A result. Raises msgspec.DecodeError."""

    def problem(self, game: _R) -> str:
        """Why a result is none of this plan's; empty if it is one."""
