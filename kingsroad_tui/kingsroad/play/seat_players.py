"""The players of the seats that no person has: computer players, and programs of the user's.

Computer players are asked in the solver process. Where it is gone or gives no answer, the rule of
thumb plays, so that a game always goes on; so it does for a program that forfeited.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from advisor.kingsroad.players import rule_of_thumb
from advisor.kingsroad.players.programs import ProgramPlayer
from advisor.messages.computers import ONE_ROUND
from advisor.messages.protocol import Choice, ChoiceFacts, ChoiceReason, ChooseRequest
from kingsroad.cards import Selection
from kingsroad.games import SECOND, Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.play.table import Phase
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.solver.asking import SECONDS, answer_of
from kingsroad_tui.solver.client import Solver
from tabletop.game import Player, SeatView, WithStandIn

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
