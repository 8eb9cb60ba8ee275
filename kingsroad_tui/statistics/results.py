"""What of a finished game is kept, and when: once, where the game ended here or lies saved."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from kingsroad_tui.library.game_tables import Complain
from kingsroad_tui.library.saved_games import GameT, ListedFile, SavedGames
from kingsroad_tui.library.saving_words import result_not_kept
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, KeptSeat, keep_missing, offset_at
from tabletop.errors import LocatedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a game ended, as `KeptResult` has it."""

    seats: tuple[KeptSeat, ...]
    rounds: int
    ending: str = ""
    odd: bool
    strip: tuple[int, ...]


@dataclass(frozen=True)
class Results(Generic[GameT]):
    """The results of one game of the house.

    Attributes:
        game: the word for the game.
        saves: its saved games.
        outcome: how a finished game ended, and who sat there.
        counted: the files of the finished games that count, each game once.
        several: whether games of several people are kept where they end.
    """

    game: str
    saves: SavedGames[GameT]
    outcome: Callable[[GameT, Setup], Outcome]
    counted: Callable[[], Iterable[ListedFile]]
    several: bool = True

    def mark_of(self, game: GameT, setup: Setup) -> str:
        """Of the table where it has one; else of what was played in it."""
        return f"{setup.mark:x}" if setup.mark else self._digest(game)

    def _digest(self, game: GameT) -> str:
        """Of all that was played."""
        record = self.saves.encode_game(game.as_public())
        return hashlib.blake2b(record, digest_size=8).hexdigest()

    def of(self, game: GameT, setup: Setup, when: float) -> KeptResult:
        """What is kept of a game that ended at this moment, in seconds since 1970."""
        outcome = self.outcome(game, setup)
        return KeptResult(
            game=self.game,
            mark=self.mark_of(game, setup),
            played=self._digest(game),
            when=when,
            offset=offset_at(when),
            seats=outcome.seats,
            rounds=outcome.rounds,
            ending=outcome.ending,
            undone=setup.undone,
            helped=setup.helped,
            odd=outcome.odd,
            occasion=setup.occasion,
            strip=outcome.strip if setup.occasion.day else (),
        )

    def keep(self, game: GameT, setup: Setup, complain: Complain) -> None:
        """Keeps the result of a game that has ended here; says so where it cannot be."""
        if setup.elsewhere or not (self.several or setup.alone is not None):
            return
        try:
            RESULTS.add(self.of(game, setup, time.time()))
        except OSError as error:
            complain(result_not_kept(error))

    def all(self) -> list[KeptResult]:
        """Every result, oldest first, those of saved games among them."""
        return keep_missing(self.game, self._saved())

    def _saved(self) -> Iterable[KeptResult]:
        for listed in self.counted():
            try:
                saved = self.saves.read(listed.path)
            except LocatedError:
                continue
            if saved.setup is not None:
                yield self.of(saved.game, saved.setup, listed.when.timestamp())
