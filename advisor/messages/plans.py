"""The plans of tournaments of either game, the first line of a results file: which games there are,
and which results are a plan's own."""

from __future__ import annotations

from typing import Final

import msgspec

from advisor.messages.results import AssassinsGameResult, GameResult
from assassins.actions import Side
from assassins.position import Ending
from kingsroad.position import Variant

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

    def problem(self, game: GameResult) -> str:
        """Why a result is none of this plan's; empty if it is one."""
        columns = (game.players, game.scores, game.nobles, game.shares, game.luck, game.seconds)
        if any(len(column) != self.seats for column in columns):
            return f"does not have {self.seats} players in every list"
        if not (game.table < self.tables and game.rotation < self.seats):
            return f"the tournament has no table {game.table}, rotation {game.rotation}"
        if not set(game.players) <= set(self.players):
            return "has a player who is not in the tournament"
        if not set(game.forfeits) <= set(map(str, range(self.seats))):
            return "has a forfeit of a seat that is not there"
        if game.record and len(game.record.players) != self.seats:
            return f"has a game that is not of {self.seats} players"
        return ""


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

    def problem(self, game: AssassinsGameResult) -> str:
        """Why a result is none of this plan's; empty if it is one."""
        sides = {side.value for side in Side}
        if not set(game.players) == set(game.seconds) == sides:
            return "does not have both sides in every list"
        if not (game.match < self.matches and game.game < GAMES_A_MATCH):
            return f"the tournament has no match {game.match}, game {game.game}"
        if not set(game.players.values()) <= set(self.players):
            return "has a player who is not in the tournament"
        if not set(game.forfeits) <= sides:
            return "has a forfeit of a side that is not there"
        if (game.winner, game.by) not in _ENDINGS:
            return "has an ending that the game does not know"
        return ""


_ENDINGS: Final = {(ending.winner.value, ending.value) for ending in Ending}
