"""Games that count, for the ladder or the day, as a game of the house has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kingsroad_tui.ladder.daily_words import DayDraw, result_of_day, today
from kingsroad_tui.ladder.standing import LadderPlace, Rungs
from kingsroad_tui.library.saved_games import PlayedGame, SavedGames
from kingsroad_tui.library.seats import Setup, new_seed
from kingsroad_tui.statistics.kept import KeptResult, Occasion

PlayedT = TypeVar("PlayedT", bound=PlayedGame)


@dataclass(frozen=True, slots=True)
class CountedGames(Generic[PlayedT]):
    """The ladder and the day's game of a game.

    Attributes:
        rungs: the ladder.
        results: reads all that is kept, oldest first.
        saves: the saved games.
        laid: the game and the setup for something that counts, with the name of the person, and
            the seed of a game of the ladder; the day has its own.
    """

    rungs: Rungs
    results: Callable[[], Sequence[KeptResult]]
    saves: SavedGames[PlayedT]
    laid: Callable[[Occasion, str, int], tuple[PlayedT, Setup]]

    def place(self) -> LadderPlace:
        """Where one stands."""
        return self.rungs.place(self.results())

    @property
    def day(self) -> Occasion:
        """What today's game is played for."""
        return DayDraw.of(self.rungs.game, today()).occasion

    def day_result(self) -> KeptResult | None:
        """How today's game ended; None before."""
        return result_of_day(self.results(), self.day.day)

    def lay(self, occasion: Occasion, name: str) -> tuple[PlayedT, Setup]:
        """A new game for something that counts, with the name of the person."""
        return self.laid(occasion, name, new_seed())
