"""The plan of a tournament of King's Road: which games there are, and which results are its own."""

from __future__ import annotations

from typing import Final

import msgspec

from advisor.tournament.results_file import VERSION
from advisor.tournament.standings import GameResult
from kingsroad.position import Variant

FORMAT: Final = "kingsroad-tournament"


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
    format: str = FORMAT
    version: int = VERSION

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
