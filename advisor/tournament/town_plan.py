"""The plan of a tournament of King & Assassins: which games there are, and which results are its
own."""

from __future__ import annotations

from typing import Final

import msgspec

from advisor.messages.results import TownGameResult
from advisor.tournament.results_file import VERSION
from assassins.actions import Side
from assassins.position import Ending

FORMAT: Final = "king-and-assassins-tournament"

GAMES_A_MATCH: Final = 2

__all__ = ["GAMES_A_MATCH", "TownGameResult", "TownPlan"]


class TownPlan(msgspec.Struct, frozen=True, kw_only=True):
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
    format: str = FORMAT
    version: int = VERSION

    @property
    def batches(self) -> int:
        """The matches."""
        return self.matches

    @property
    def batch_size(self) -> int:
        """The games of a match."""
        return GAMES_A_MATCH

    def decode(self, line: bytes) -> TownGameResult:
        """A result of a results file. Raises msgspec.DecodeError."""
        return msgspec.json.decode(line, type=TownGameResult)

    def problem(self, game: TownGameResult) -> str:
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
