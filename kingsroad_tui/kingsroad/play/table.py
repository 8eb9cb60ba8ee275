"""A table: one game being played, who sits there, where it is saved, what is taken back.

`tabletop.game.play` plays it; the table keeps what has been revealed. A choice that is not
revealed yet is no part of it: that somebody has chosen is all that it knows.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Annotated

import msgspec

from advisor.messages.computers import STRENGTHS
from kingsroad.cards import Hand
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import RoundReport
from kingsroad_tui.library.game_tables import SavedTable
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.statistics.kept import CountedSetup, Occasion
from tabletop.shown import MAX_REASON, quoted, shown

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.rivals.table_talk import TableTalk


@unique
class SeatKind(StrEnum):
    """What kind of player sits at a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    PROGRAM = "program"
    ELSEWHERE = "elsewhere"
    """A person who plays from their own terminal."""


class Seat(msgspec.Struct, frozen=True):
    """One seat at the table.

    Attributes:
        kind: a person, one of the app's computer players, a program of the user's, or a person
            elsewhere, for whom a computer plays where the game is played on here.
        computer: the name of the computer player's strength; empty for others. Other values than
            the package's cannot be named: a seat may come from a file, and their weights are read
            only from files that the user names.
        program: the command line of a program; empty for others.
        colour: the player colour, 0 to 4.
        forfeit: why its program forfeited, if it did; since then the rule of thumb plays for it.
            Fit to be shown, whatever a program or a file says.

    Raises:
        ValueError: there is no such computer player.
    """

    kind: SeatKind = SeatKind.PERSON
    computer: str = ""
    program: str = ""
    colour: Annotated[int, msgspec.Meta(ge=0, lt=len(LETTERS))] = 0
    forfeit: str = ""

    def __post_init__(self) -> None:
        named = self.computer or self.kind is SeatKind.COMPUTER
        if named and self.computer not in STRENGTHS:
            raise ValueError(f"there is no computer player {quoted(self.computer)}")
        why = shown(self.forfeit, MAX_REASON)
        msgspec.structs.force_setattr(self, "forfeit", why)


class Setup(CountedSetup, frozen=True):
    """How a table was set up: what a record does not say of a game.

    Attributes:
        seats: one per player, in seat order.
        seed: every choice of a computer player follows from it.
        hints: whether people may ask for advice.
        elsewhere: whether the game came from elsewhere, and nobody has chosen in it here.
        mark: by which copies and branches of a game are known as such; 0 before it is played.
    """

    seats: tuple[Seat, ...]
    seed: int = 0
    hints: bool = True
    elsewhere: bool = False
    mark: int = 0

    def marked(self) -> Setup:
        """The same with a mark."""
        return self if self.mark else msgspec.structs.replace(self, mark=secrets.randbits(52) + 1)

    def people(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of those who are people, given everybody's in seat order."""
        both = zip(names, self.seats, strict=True)
        return tuple(name for name, seat in both if seat.kind is SeatKind.PERSON)

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays alone; None with several people or none."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind is SeatKind.PERSON]
        return people[0] if len(people) == 1 else None

    @property
    def computers(self) -> dict[int, str]:
        """The seats of the app's own computer players, and their strengths."""
        return {
            number: seat.computer
            for number, seat in enumerate(self.seats)
            if seat.kind is SeatKind.COMPUTER
        }

    @property
    def forfeited(self) -> dict[int, str]:
        """The seats whose programs forfeited, and why."""
        return {number: seat.forfeit for number, seat in enumerate(self.seats) if seat.forfeit}

    def with_forfeits(self, why: Mapping[int, str]) -> Setup:
        """The same table, after these seats forfeited for these reasons."""
        seats = (
            msgspec.structs.replace(seat, forfeit=why.get(number, seat.forfeit))
            for number, seat in enumerate(self.seats)
        )
        return msgspec.structs.replace(self, seats=tuple(seats))

    def afresh(self) -> Setup:
        """The same table for a new game, begun here: nobody has forfeited."""
        here = msgspec.structs.replace(self, elsewhere=False)
        return here.with_forfeits(dict.fromkeys(self.forfeited, ""))

    def for_another(self, seed: int) -> Setup:
        """The same table for another game, which has nothing to do with this one."""
        return msgspec.structs.replace(
            self.afresh(), seed=seed, mark=0, occasion=Occasion(), undone=False, helped=False
        )


@unique
class Phase(StrEnum):
    """The choices that the table waits for."""

    CHOOSING = "choosing"
    SECOND_CHOICE = "second choice"
    FINISHED = "finished"


class Table(SavedTable[Game, Setup]):
    """A game of King's Road: everything that is revealed, and who has chosen."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        save: Callable[[Game, Setup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
    ) -> None:
        """Takes up a game, which may have a pending round; ``save`` is called after every phase.

        Raises ValueError where the setup has not a seat for every player.
        """
        if len(setup.seats) != len(game.players):
            raise ValueError("there must be one seat for each player")
        super().__init__(game, setup.marked(), save, release)
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
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(
            number for number, seat in enumerate(self.setup.seats) if seat.kind is SeatKind.PERSON
        )

    @property
    def together(self) -> bool:
        """Whether several people share this terminal."""
        return len(self.people) > 1

    @property
    def last_report(self) -> RoundReport | None:
        """The report of the last round played."""
        return self.game.reports[-1] if self.game.rounds else None

    def hand(self, seat: int) -> Hand:
        """The hand that a seat chooses from in this phase."""
        return self.game.hand(seat)

    def note_hint(self) -> None:
        """Somebody has looked at a hint."""
        if not self.setup.helped:
            self.setup = msgspec.structs.replace(self.setup, helped=True)

    def note_choice(self, seat: int) -> None:
        """A seat has chosen; what, is revealed when all have."""
        self._chosen.add(seat)

    def played(self, game: Game, forfeits: Mapping[int, str]) -> None:
        """Takes the game on, after all have chosen, and saves it.

        Args:
            game: one phase further.
            forfeits: the seats whose programs have forfeited, and why.
        """
        if set(self.choosers) & set(self.people):
            self.kept = True
            self.setup = msgspec.structs.replace(self.setup, elsewhere=False)
        self.game = game
        self.setup = self.setup.with_forfeits(forfeits)
        self._undone.clear()
        self._chosen.clear()
        self.save()

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
        if self.setup.occasion or len(self.people) > 1:
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
