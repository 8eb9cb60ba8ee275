"""A table: one game being played, who sits there, where it is saved, what is taken back.

`tabletop.game.play` plays it; the table keeps what has been revealed. A choice that is not
revealed yet is no part of it: that somebody has chosen is all that it knows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from enum import StrEnum, unique
from typing import TYPE_CHECKING

import msgspec

from kingsroad.cards import Hand
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import RoundReport
from kingsroad_tui.library.game_tables import SavedTable
from kingsroad_tui.library.seats import Setup

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.rivals.table_talk import TableTalk


@unique
class Phase(StrEnum):
    """The choices that the table waits for."""

    CHOOSING = "choosing"
    SECOND_CHOICE = "second choice"
    FINISHED = "finished"


class Table(SavedTable[Game]):
    """A game of King's Road: everything that is revealed, and who has chosen."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        save: Callable[[Game, Setup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
    ) -> None:
        """Takes up a game, which may have a pending round; ``save`` is called after every phase."""
        super().__init__(game, setup, save, release)
        self._chosen: set[int] = set()
        self._undone: list[tuple[Game, Setup]] = []
        self.talk: TableTalk | None = None
        """What rivals say; None before the game is played here."""

    @property
    def phase(self) -> Phase:
        """The choices that the table waits for."""
        if self.game.finished:
            return Phase.FINISHED
        return Phase.CHOOSING if self.game.pending is None else Phase.SECOND_CHOICE

    @property
    def position(self) -> Position:
        """The position now; in a second choice with the others' markers placed."""
        return self.game.table_position

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that choose in this phase, whether they have chosen or not."""
        return self.game.to_choose

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to choose."""
        return tuple(seat for seat in self.choosers if seat not in self._chosen)

    @property
    def computers_setup(self) -> Setup:
        """The setup by which computers play here."""
        return self.setup

    @property
    def last_report(self) -> RoundReport | None:
        """The report of the last round played."""
        return self.game.reports[-1] if self.game.rounds else None

    def hand(self, seat: int) -> Hand:
        """The hand that a seat chooses from in this phase."""
        return self.game.hand(seat)

    def note_choice(self, seat: int) -> None:
        """A seat has chosen; what, is revealed when all have."""
        self._chosen.add(seat)

    def played(self, game: Game, forfeits: Mapping[int, str]) -> None:
        """Takes the game on, after all have chosen, and saves it.

        Args:
            game: one phase further.
            forfeits: the seats whose programs have forfeited, and why.
        """
        self.setup = self.setup.with_forfeits(forfeits)
        self._undone.clear()
        self._chosen.clear()
        self.take_on(game, by_person=bool(set(self.choosers) & set(self.setup.people)))

    def take_back(self) -> None:
        """Back to before the last round, or to before the reveal of a pending one; saves.

        The seed changes, so that computer players choose anew: somebody who takes back knows what
        they played, and the same cards once more would be known cards.

        Raises:
            ValueError: nothing can be taken back.
        """
        if not self.can_take_back:
            raise ValueError("there is nothing to take back")
        self._undone.append((self.game, self.setup))
        seed = _another_seed(self.setup.seed)
        self.setup = msgspec.structs.replace(self.setup, seed=seed, undone=True)
        self.game = self.game.take_back(0 if self.game.pending is not None else 1)
        self._chosen.clear()
        self.save()

    @property
    def can_take_back(self) -> bool:
        """Whether a round can be taken back: only with one person at the table, and not where the
        game counts for the ladder or the day."""
        if self.setup.occasion or self.setup.hot_seat:
            return False
        return bool(self.game.rounds) or self.game.pending is not None

    @property
    def last_round(self) -> int:
        """The number of the round that `take_back` would take back."""
        return self.position.round - (self.game.pending is None)

    def redo(self) -> None:
        """Brings the round back that was taken back last, seed and all; saves.

        Raises:
            ValueError: nothing was taken back since the last round was played.
        """
        if not self.can_redo:
            raise ValueError("there is nothing to bring back")
        self.game, setup = self._undone.pop()
        self.setup = msgspec.structs.replace(setup, undone=True)
        self._chosen.clear()
        self.save()

    @property
    def can_redo(self) -> bool:
        """Whether a round was taken back, and none has been played since."""
        return bool(self._undone)


def another_game(table: Table, seed: int) -> tuple[Game, Setup]:
    """A new game of the same players by the same rules, and its setup.

    Everybody sits a seat further, unless the game starts from a position that gives the seats.
    """
    game, setup = table.game, table.setup.for_another(seed)
    if game.start is None:
        names = (*game.players[-1:], *game.players[:-1])
        seats = (*setup.seats[-1:], *setup.seats[:-1])
        return Game(names, game.variant, game.board), msgspec.structs.replace(setup, seats=seats)
    return Game(game.players, game.variant, game.board, game.start), setup


def _another_seed(seed: int) -> int:
    """A seed that follows from this one and has nothing else to do with it."""
    digest = hashlib.blake2b(f"{seed}/taken back".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1
