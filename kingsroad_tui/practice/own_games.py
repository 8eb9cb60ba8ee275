"""Own finished games of any game: their mistakes become cards of its training book.

A game is one's own where it was played here, and one person sat at the table. What its review says
goes into the book as soon as there is one; games that nobody has had judged are named here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from kingsroad_tui.library.saved_games import GameT, SavedGames
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.training_book import ExerciseT, Today, TrainingBook, practice_today
from kingsroad_tui.statistics.kept import JudgedFigures, keep_figures
from tabletop.errors import LocatedError

ReviewT = TypeVar("ReviewT")


@dataclass(frozen=True)
class OwnGame(Generic[GameT]):
    """A finished game of one person, played here.

    Attributes:
        id: the same for copies.
        game: the game.
        seat: the person's.
        mark: by which its result is kept.
        path: its file; None where it was asked for by itself.
    """

    id: str
    game: GameT
    seat: int
    mark: str
    path: Path | None = None


@dataclass(frozen=True, kw_only=True)
class Training(Generic[GameT, ExerciseT, ReviewT]):
    """What there is to learn in a game: from one's own games, and from puzzles.

    Attributes:
        book: its training book.
        puzzles: those there are.
        saves: its saved games.
        finished: the files in which one's own finished games may be, the newest first.
        mark_of: by what the result of a game is kept.
        id_of: a short name of a whole game as one seat played it, the same for copies.
        exercises: the mistakes in an own game, by its review.
        figures: what a review says of a seat in figures, for the game with a mark; None where it
            says too little.
        can_be_judged: whether enough is known of a game to judge what a seat did.
        stored: the review that lies beside an own game; None for none.
    """

    book: TrainingBook[ExerciseT]
    puzzles: Callable[[], Sequence[ExerciseT]]
    saves: SavedGames[GameT]
    finished: Callable[[], Iterable[Path]]
    mark_of: Callable[[GameT, Setup], str]
    id_of: Callable[[GameT, int], str]
    exercises: Callable[[OwnGame[GameT], ReviewT], Iterable[ExerciseT]]
    figures: Callable[[str, ReviewT, int], JudgedFigures | None]
    can_be_judged: Callable[[GameT, int], bool] = lambda *_: True
    stored: Callable[[OwnGame[GameT]], ReviewT | None] = lambda _: None

    def today(self) -> Today:
        """What there is to practise today."""
        return practice_today(self.book, self.puzzles())

    def own(
        self, game: GameT, setup: Setup | None, path: Path | None = None
    ) -> OwnGame[GameT] | None:
        """A game at a table; None where it is not over, or not one person's own."""
        if setup is None or setup.elsewhere or setup.alone is None or not game.finished:
            return None
        seat = setup.alone
        if not self.can_be_judged(game, seat):
            return None
        return OwnGame(self.id_of(game, seat), game, seat, self.mark_of(game, setup), path)

    def own_at(self, path: Path) -> OwnGame[GameT] | None:
        """That in a file; None where it is nothing of the kind."""
        with contextlib.suppress(LocatedError, OSError):
            saved = self.saves.read(path)
            return self.own(saved.game, saved.setup, path)
        return None

    def own_games(self) -> Iterator[OwnGame[GameT]]:
        """Those among the saved games and autosaves, newest first."""
        for path in self.finished():
            if (own := self.own_at(path)) is not None:
                yield own

    def keep_mistakes(self, own: OwnGame[GameT], review: ReviewT) -> int:
        """Takes the mistakes that a review found in an own game into the book; how many are new.

        What it says in figures is kept for the statistics. Raises OSError.
        """
        figures = self.figures(own.mark, review, own.seat)
        if figures is not None:
            keep_figures(figures)
        return self.book.keep_game(own.id, self.exercises(own, review))

    def gather(self) -> list[OwnGame[GameT]]:
        """Takes into the book what lies judged beside own games, in whatever way that came there.

        Raises OSError where the book cannot be written.

        Returns:
            The own games that are not judged, the newest first.
        """
        known = set(self.book.read().judged)
        unjudged: dict[str, OwnGame[GameT]] = {}
        for own in self.own_games():
            if own.id in known or own.id in unjudged:
                continue
            review = self.stored(own)
            if review is None:
                unjudged[own.id] = own
            else:
                self.keep_mistakes(own, review)
        now = self.book.read().judged
        return [own for name, own in unjudged.items() if name not in now]
