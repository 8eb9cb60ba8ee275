"""A table of King's Road: the game being played, what is taken back, and the players of the seats
that no person has.

`tabletop.game.play` plays it; the table keeps what has been revealed. A choice that is not revealed
yet is no part of it: that somebody has chosen is all that it knows. Computer players are asked in
the solver process. Where it is gone or gives no answer, the rule of thumb plays, so that a game
always goes on; so it does for a program that forfeited.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum, unique
from functools import partial
from typing import Final

import msgspec

from advisor.kingsroad.players import rule_of_thumb
from advisor.kingsroad.players.programs import ProgramPlayer
from advisor.messages.computers import ONE_ROUND
from advisor.messages.protocol import Choice, ChoiceFacts, ChoiceReason, ChooseRequest
from kingsroad.cards import Hand, Selection
from kingsroad.games import SECOND, Game
from kingsroad.position import Position
from kingsroad.records import GameData
from kingsroad.rounds import RoundReport
from kingsroad_tui.library.game_tables import Mirror, SavedTable
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.solver.client import SECONDS, Solver, answer_of
from tabletop.game import Player, SeatView, WithStandIn


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
        mirror: Mirror[Game] | None = None,
    ) -> None:
        """Takes up a game, which may have a pending round; ``save`` is called after every phase."""
        super().__init__(game, setup, save, release, mirror)
        self._chosen: set[int] = set()
        self._undone: list[tuple[Game, Setup]] = []

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
        if self.mirror is not None:
            return self.mirror.waiting(self.game.turn)
        return tuple(seat for seat in self.choosers if seat not in self._chosen)

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
        """Whether a round can be taken back: only with one person at the table, not where others
        have seen it elsewhere, and not where the game counts for the ladder or the day."""
        if self.mirror is not None or self.setup.occasion or self.setup.hot_seat:
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


_View = SeatView[Game]
_Player = Player[Game, Selection]
_Chooser = Callable[[_View], Awaitable[Choice]]
_Note = Callable[[_View, Choice], None]


_INSTEAD: Final = ONE_ROUND
"""Who plays here for a person who is elsewhere."""


class SeatPlayers:
    """Everybody at a table but the people, from the first round to the last.

    A program is started when it is first asked, and kept while rounds are taken back.
    """

    def __init__(self, solver: Solver, setup: Callable[[], Setup]) -> None:
        """``setup`` answers how the table is set up now: its seed changes when one takes back."""
        self._solver = solver
        self._setup = setup
        self._programs: dict[int, ProgramPlayer] = {}
        self._seats = [self._player(number, seat) for number, seat in enumerate(setup().seats)]
        self._reasons: dict[int, dict[int, Choice]] = {}

    def players(self, person: Callable[[int], _Player]) -> list[_Player]:
        """The players in seat order; ``person`` gives those of the people's seats."""
        return [seat or person(number) for number, seat in enumerate(self._seats)]

    @property
    def forfeits(self) -> dict[int, str]:
        """The seats whose programs forfeited while they were asked here, and why."""
        return {
            number: seat.forfeit
            for number, seat in enumerate(self._seats)
            if isinstance(seat, WithStandIn) and seat.forfeit
        }

    def reasons(self, round_number: int) -> Mapping[int, Choice]:
        """Why they chose as they did in a round that is revealed, by seat."""
        return self._reasons.get(round_number, {})

    def end(self, game: Game) -> None:
        """Sends the programs the end of a finished game, and lets them go."""
        for program in self._programs.values():
            program.end(game)

    def close(self) -> None:
        """Ends the programs at once."""
        for program in self._programs.values():
            program.close()

    def _player(self, number: int, seat: Seat) -> _Player | None:
        """The player of a seat; None of a person's."""
        if seat.kind is SeatKind.PERSON:
            return None
        if seat.kind in (SeatKind.COMPUTER, SeatKind.ELSEWHERE):
            return _Computer(self._asked_by(seat.computer or _INSTEAD), self._note)
        if seat.forfeit:
            return _Computer(self._by_rule_of_thumb(lambda: seat.forfeit), self._note)
        self._programs[number] = ProgramPlayer(seat.program, number)
        program = _Noted(self._programs[number], seat.program, self._note)
        instead = _Computer(self._by_rule_of_thumb(lambda: self.forfeits[number]), self._note)
        return WithStandIn(program, instead)

    def _asked_by(self, computer: str) -> _Chooser:
        """A computer player in the solver process."""

        async def chosen(view: _View) -> Choice:
            seed = _seed(self._setup().seed, view)
            # The day's game is the same on every machine, however slow.
            seconds = None if self._setup().occasion.day else SECONDS
            request = partial(_request, view, computer, seed, seconds)
            choice = await answer_of(self._solver, Choice, request)
            return choice or rule_of_thumb.choose(view.game, view.seat, seed)

        return chosen

    def _by_rule_of_thumb(self, forfeit: Callable[[], str]) -> _Chooser:
        """Who plays for a program that forfeited, and says why it did."""

        async def chosen(view: _View) -> Choice:
            choice = rule_of_thumb.choose(view.game, view.seat, _seed(self._setup().seed, view))
            return msgspec.structs.replace(
                choice, reason=ChoiceReason.FORFEIT, facts=ChoiceFacts(why=forfeit())
            )

        return chosen

    def _note(self, view: _View, choice: Choice) -> None:
        self._reasons.setdefault(view.turn.round, {})[view.seat] = choice


class _Computer:
    """A computer player; the reason of each choice is noted."""

    def __init__(self, chosen: _Chooser, note: _Note) -> None:
        self._chosen = chosen
        self._note = note

    async def choose(self, view: _View) -> Selection:
        choice = await self._chosen(view)
        self._note(view, choice)
        return Selection.of(choice.selection)


class _Noted:
    """A program of the user's; that it chose is noted."""

    def __init__(self, program: ProgramPlayer, command: str, note: _Note) -> None:
        self._program = program
        self._command = command
        self._note = note

    async def choose(self, view: _View) -> Selection:
        selection = await self._program.choose(view)
        choice = Choice(
            id=0,
            player=view.seat,
            computer=self._command,
            selection=selection.codes,
            reason=ChoiceReason.PROGRAM,
        )
        self._note(view, choice)
        return selection


def _request(
    view: _View, computer: str, seed: int, seconds: float | None, number: int
) -> ChooseRequest:
    return ChooseRequest(
        id=number,
        game=GameData.of(view.game),
        player=view.seat,
        computer=computer,
        seed=seed,
        seconds=seconds,
    )


def _seed(seed: int, view: _View) -> int:
    """The dice of one choice: the same whenever it is asked for, so that asking never re-rolls."""
    phase = Phase.SECOND_CHOICE if view.turn.phase == SECOND else Phase.CHOOSING
    facts = f"{seed}/{view.turn.round}/{view.seat}/{phase}"
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=6).digest(), "big")
