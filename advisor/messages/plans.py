"""Tournaments of either game: their plans, which begin a results file, and their results.

A plan says which games there are, and which results are its own.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, Self, TypeVar

import msgspec

from assassins.actions import Side
from assassins.position import Ending
from assassins.records import AssassinsGameData
from kingsroad.position import Variant
from kingsroad.records import GameData
from tabletop.say import Say
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
        luck: the part of the shares that is luck (`advisor.workshop.tournament.kingsroad_games`).
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

    def problem(self, game: _R) -> Say | None:
        """Why a result is none of this plan's; None if it is one."""


RESULTS_VERSION: Final = 2
"""Of results files, of either game: those of version 1 hold no whole games."""

KINGSROAD_FORMAT: Final = "kingsroad-tournament"
ASSASSINS_FORMAT: Final = "king-and-assassins-tournament"

GAMES_A_MATCH: Final = 2


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The games of a tournament.

    Attributes:
        players: names of computer players, or ``cmd:PROGRAM ARG…``. As many as seats are the
            table; else they are a pool from which every table draws its players.
        seats: players at a table, 2 to 5.
        tables: the number of tables; each is played once for every rotation of its seats.
        seed: of everything random.
        cap: the most rounds of a game; after them points, then Nobles, judge the position.
        variant: the rules for Nobles.
        seconds: a time limit for each choice, or None (programs then have five).
    """

    players: list[str]
    seats: int
    tables: int
    seed: int = 0
    cap: int = 60
    variant: Variant = Variant.STANDARD
    seconds: float | None = None
    format: str = KINGSROAD_FORMAT
    version: int = RESULTS_VERSION

    @property
    def batches(self) -> int:
        """The tables."""
        return self.tables

    @property
    def batch_size(self) -> int:
        """The games of a table, one for each rotation."""
        return self.seats

    def decode(self, line: bytes) -> GameResult:
        """A result of a results file. Raises msgspec.DecodeError."""
        return msgspec.json.decode(line, type=GameResult)

    def problem(self, game: GameResult) -> Say | None:
        """Why a result is none of this plan's; None if it is one."""
        columns = (game.players, game.scores, game.nobles, game.shares, game.luck, game.seconds)
        if any(len(column) != self.seats for column in columns):
            return Say("advisor-result-players", count=self.seats)
        if not (game.table < self.tables and game.rotation < self.seats):
            table, rotation = str(game.table), str(game.rotation)
            return Say("advisor-result-no-table", table=table, rotation=rotation)
        if not set(game.players) <= set(self.players):
            return Say("advisor-result-other-player")
        if not set(game.forfeits) <= set(map(str, range(self.seats))):
            return Say("advisor-result-no-seat")
        if game.record and len(game.record.players) != self.seats:
            return Say("advisor-result-other-game", count=self.seats)
        return None


class AssassinsPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The games of a tournament.

    Attributes:
        players: names of computer players, or ``cmd:PROGRAM ARG…``. Two play every match; of more,
            each match draws two; one plays against itself.
        matches: how many there are, of two games each.
        seed: of everything random.
        seconds: a time limit for each choice, or None (programs then have five).
    """

    players: list[str]
    matches: int
    seed: int = 0
    seconds: float | None = None
    format: str = ASSASSINS_FORMAT
    version: int = RESULTS_VERSION

    @property
    def batches(self) -> int:
        """The matches."""
        return self.matches

    @property
    def batch_size(self) -> int:
        """The games of a match."""
        return GAMES_A_MATCH

    def decode(self, line: bytes) -> AssassinsGameResult:
        """A result of a results file. Raises msgspec.DecodeError."""
        return msgspec.json.decode(line, type=AssassinsGameResult)

    def problem(self, game: AssassinsGameResult) -> Say | None:
        """Why a result is none of this plan's; None if it is one."""
        sides = {side.value for side in Side}
        if not set(game.players) == set(game.seconds) == sides:
            return Say("advisor-result-sides")
        if not (game.match < self.matches and game.game < GAMES_A_MATCH):
            match, number = str(game.match), str(game.game)
            return Say("advisor-result-no-match", match=match, game=number)
        if not set(game.players.values()) <= set(self.players):
            return Say("advisor-result-other-player")
        if not set(game.forfeits) <= sides:
            return Say("advisor-result-no-side")
        if (game.winner, game.by) not in _ENDINGS:
            return Say("advisor-result-ending")
        return None


_ENDINGS: Final = {(ending.winner.value, ending.value) for ending in Ending}
