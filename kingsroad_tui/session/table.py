"""A table: one game being played, with its seats, secret choices and phases. No Textual.

The rules stay in `kingsroad`; a table collects everybody's choices and, when the last one is in,
plays the phase and has it saved. A choice that is not revealed yet lives in memory alone: it is
never written, shown or sent. Computer players get the public record, and a seed made from the
game's seed, the round, the seat and the phase, so that asking again never re-rolls.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import StrEnum, unique
from pathlib import Path
from typing import Annotated

import msgspec

from advisor.messages.computers import STRENGTHS
from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad.cards import Hand, Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.records import GameData
from kingsroad.rounds import Revealed, RoundReport
from tabletop.shown import MAX_REASON, quoted, shown


@unique
class SeatKind(StrEnum):
    """What kind of player sits at a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    PROGRAM = "program"


class Seat(msgspec.Struct, frozen=True):
    """One seat at the table.

    Attributes:
        kind: a person, one of the app's computer players, or a program of the user's.
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
    colour: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    forfeit: str = ""

    def __post_init__(self) -> None:
        named = self.computer or self.kind is SeatKind.COMPUTER
        if named and self.computer not in STRENGTHS:
            raise ValueError(f"there is no computer player {quoted(self.computer)}")
        why = shown(self.forfeit, MAX_REASON)
        msgspec.structs.force_setattr(self, "forfeit", why)


class Setup(msgspec.Struct, frozen=True):
    """How a table was set up: what a record does not say of a game.

    Attributes:
        seats: one per player, in seat order.
        seed: every choice of a computer player follows from it.
        hints: whether people may ask for advice.
        elsewhere: whether the game came from elsewhere, and nobody has chosen in it here.
    """

    seats: tuple[Seat, ...]
    seed: int = 0
    hints: bool = True
    elsewhere: bool = False

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


@unique
class Phase(StrEnum):
    """The choices that the table waits for."""

    CHOOSING = "choosing"
    SECOND_CHOICE = "second choice"
    FINISHED = "finished"


class NotWaiting(ValueError):
    """A choice from a seat that has none to make now."""


class SeatTurn(msgspec.Struct, frozen=True):
    """Everything that a computer player or program gets to choose by: only what is public.

    Attributes:
        game: the public record.
        player: the seat that chooses.
        seat: who plays there.
        seed: the same whenever the same choice is asked for.
    """

    game: GameData
    player: int
    seat: Seat
    seed: int


Chooser = Callable[[SeatTurn], Awaitable[Choice]]
"""Chooses for a computer player or program: legally, and the same for the same turn."""


class Table:
    """A game being played at one terminal.

    Attributes:
        game: everything revealed so far.
        setup: who sits where, and the seed.
        reasons: the computer players' reasons for their choices in the last report, by seat.
        where: answers the file that the game is saved in now; None where it is in none.
        kept: whether the game is saved as it goes on. One that was only opened is kept from the
            first choice on that a person makes.
        unsaved: answers why the game is not saved, in a sentence; empty where it is.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        save: Callable[[Game, Setup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
    ) -> None:
        """Takes up a game where it stands.

        Args:
            game: may have rounds behind it, or a pending one.
            setup: has a seat for every player.
            save: called after every phase, to save the game.
            release: called when the table is left, to let others have the game.
        """
        if len(setup.seats) != len(game.players):
            raise ValueError("there must be one seat for each player")
        self.game = game
        self.setup = setup
        self.reasons: dict[int, Choice] = {}
        self.where: Callable[[], Path | None] = lambda: None
        self.kept = True
        self._save_in_file = save
        self.unsaved: Callable[[], str] = lambda: ""
        self._release = release
        self._chosen: dict[int, Selection] = {}
        self._chosen_why: dict[int, Choice] = {}
        self._undone: list[tuple[Game, Setup, dict[int, Choice]]] = []

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
    def people_waiting(self) -> tuple[int, ...]:
        """The people who have yet to choose, in seat order."""
        return tuple(seat for seat in self.waiting if seat in self.people)

    @property
    def people_chosen(self) -> tuple[int, ...]:
        """The people who have chosen and wait for others, in seat order."""
        chosen = (seat for seat in self.choosers if seat not in self.waiting)
        return tuple(seat for seat in chosen if seat in self.people)

    @property
    def last_report(self) -> RoundReport | None:
        """The report of the last round played."""
        return self.game.reports[-1] if self.game.rounds else None

    def hand(self, seat: int) -> Hand:
        """The hand that a seat chooses from in this phase."""
        return self.game.hand(seat)

    def choose(
        self, seat: int, selection: Selection, why: Choice | None = None
    ) -> Revealed | RoundReport | None:
        """Takes a secret choice; with the last one the phase is played and saved.

        Returns:
            None while others still choose; a `Revealed` when a Witch makes a second choice
            necessary; else the report of the round.

        Raises:
            NotWaiting: this seat has no choice to make now.
            IllegalSelection: the hand cannot make this choice.
        """
        if seat not in self.waiting:
            raise NotWaiting(f"seat {seat} has no choice to make now")
        self.hand(seat).check(selection)
        # The cards behind a Witch are not played, so nobody learns them, not even the file.
        self._chosen[seat] = selection.as_revealed()
        if why is not None:
            self._chosen_why[seat] = why
        return None if self.waiting else self._commit()

    def choose_again(self, seat: int) -> Selection:
        """Gives a secret choice back to its seat, as long as it is not revealed.

        Raises:
            NotWaiting: this seat has made no choice in this phase.
        """
        selection = self._chosen.pop(seat, None)
        if selection is None:
            raise NotWaiting(f"seat {seat} has made no choice yet")
        self._chosen_why.pop(seat, None)
        return selection

    def take_back(self) -> None:
        """Back to before the last round, or to before the reveal of a pending one; saves.

        The seed changes, so that computer players choose anew: whoever takes back knows what they
        played, and the same cards once more would be known cards.

        Raises:
            NotWaiting: nothing can be taken back.
        """
        if not self.can_take_back:
            raise NotWaiting("there is nothing to take back")
        self._undone.append((self.game, self.setup, self.reasons))
        self.setup = msgspec.structs.replace(self.setup, seed=_another_seed(self.setup.seed))
        self.game = self.game.take_back(0 if self.game.pending is not None else 1)
        self._start_phase()
        self.reasons = {}
        self.save()

    @property
    def can_take_back(self) -> bool:
        """Whether a round can be taken back: only with one person at the table."""
        return len(self.people) <= 1 and (bool(self.game.rounds) or self.game.pending is not None)

    @property
    def last_round(self) -> int:
        """The number of the round that `take_back` would take back."""
        return self.position.round - (self.game.pending is None)

    def redo(self) -> None:
        """Brings the round back that was taken back last, seed and all; saves.

        Raises:
            NotWaiting: nothing was taken back since the last round was played.
        """
        if not self.can_redo:
            raise NotWaiting("there is nothing to bring back")
        self.game, self.setup, self.reasons = self._undone.pop()
        self._start_phase()
        self.save()

    @property
    def can_redo(self) -> bool:
        """Whether a round was taken back, and none has been played since."""
        return bool(self._undone)

    def save(self) -> None:
        """Saves the game as it stands, without secret choices, if it is kept."""
        if self.kept:
            self._save_in_file(self.game, self.setup)

    def leave(self) -> None:
        """Lets others go on with the game; if it is saved here again, it is this table's again."""
        self._release()

    def turn(self, seat: int) -> SeatTurn:
        """The turn of a computer player or program at this seat."""
        facts = f"{self.setup.seed}/{self.position.round}/{seat}/{self.phase}"
        digest = hashlib.blake2b(facts.encode(), digest_size=6).digest()
        return SeatTurn(
            GameData.of(self.game.as_public()),
            seat,
            self.setup.seats[seat],
            int.from_bytes(digest, "big"),
        )

    async def let_computers_choose(self, chooser: Chooser) -> Revealed | RoundReport | None:
        """Lets all computer players and programs choose at once.

        Returns what `choose` returned for the last of them (None while people still choose). If
        the phase has changed meanwhile (a round was taken back), the answers are dropped.
        """
        game = self.game
        seats = [seat for seat in self.waiting if seat not in self.people]
        choices = [asyncio.ensure_future(chooser(self.turn(seat))) for seat in seats]
        outcome: Revealed | RoundReport | None = None
        try:
            for seat, choice in zip(seats, choices, strict=True):
                why = await choice
                if self.game is not game or seat not in self.waiting:
                    return None
                outcome = self.choose(seat, Selection.of(why.selection), why)
        finally:
            for choice in choices:
                choice.cancel()
        return outcome

    def _commit(self) -> Revealed | RoundReport:
        if set(self.choosers) & set(self.people):
            self.kept = True
            self.setup = msgspec.structs.replace(self.setup, elsewhere=False)
        outcome: Revealed | RoundReport
        chosen = [self._chosen.get(seat) for seat in self.position.seats]
        if self.phase is Phase.SECOND_CHOICE:
            self.game = self.game.choose_again(tuple(chosen))
            self.reasons |= self._chosen_why
            outcome = self.game.reports[-1]
        else:
            self.game = self.game.choose([self._chosen[seat] for seat in self.position.seats])
            self.reasons = dict(self._chosen_why)
            outcome = self.game.revealed or self.game.reports[-1]
        forfeits = {
            seat: why.facts.why or ""
            for seat, why in self._chosen_why.items()
            if why.reason is ChoiceReason.FORFEIT
        }
        self.setup = self.setup.with_forfeits(forfeits)
        self._undone.clear()
        self._start_phase()
        self.save()
        return outcome

    def _start_phase(self) -> None:
        self._chosen = {}
        self._chosen_why = {}


def _another_seed(seed: int) -> int:
    """A seed that follows from this one and has nothing else to do with it."""
    digest = hashlib.blake2b(f"{seed}/taken back".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1
