"""The plan of a tournament of King & Assassins, and the results of its games."""

from __future__ import annotations

from typing import Annotated, Final, Self

import msgspec

from advisor.tournament.results_file import VERSION
from assassins.actions import Side
from assassins.position import Ending
from assassins.records import TownGameData
from tabletop.shown import MAX_REASON, shown

FORMAT: Final = "king-and-assassins-tournament"

GAMES_A_MATCH: Final = 2

_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
_Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class TownGameResult(msgspec.Struct, frozen=True, kw_only=True):
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
    record: TownGameData | None = None

    def __post_init__(self) -> None:
        reasons = {side: shown(why, MAX_REASON) for side, why in self.forfeits.items()}
        msgspec.structs.force_setattr(self, "forfeits", reasons)

    @property
    def place(self) -> tuple[int, int]:
        """Its match, and which of its games it is."""
        return self.match, self.game

    def without_record(self) -> Self:
        """The result alone."""
        return msgspec.structs.replace(self, record=None)

    def share(self, side: Side) -> float:
        """1 for the side that won, else 0. Whoever forfeited has lost, and the other has won unless
        it forfeited as well."""
        if self.forfeits:
            return float(side.value not in self.forfeits)
        return float(self.winner == side.value)


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
