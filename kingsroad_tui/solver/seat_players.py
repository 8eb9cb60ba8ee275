"""Chooses for the seats that no person has: computer players and programs of the user's.

Computer players are asked in the solver process. Where it is gone or gives no answer, the rule of
thumb plays, so that a game always goes on; so it does for a program that forfeited.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from advisor.messages.protocol import Choice, ChoiceFacts, ChoiceReason, ChooseRequest
from advisor.players import rule_of_thumb
from advisor.players.programs import Forfeit, Program
from kingsroad.games import Game
from kingsroad_tui.session.table import SeatKind, SeatTurn
from kingsroad_tui.solver.asking import SECONDS, answer_of
from kingsroad_tui.solver.client import Solver


class SeatPlayers:
    """The `kingsroad_tui.session.table.Chooser` for every seat that is no person's."""

    def __init__(self, solver: Solver) -> None:
        self._forfeits: dict[int, str] = {}
        self._solver = solver
        self._programs: dict[int, Program] = {}

    async def __call__(self, turn: SeatTurn) -> Choice:
        """The choice of the turn's seat: legal, and the same whenever it is asked."""
        if turn.seat.kind is SeatKind.PROGRAM:
            choice = await asyncio.to_thread(self._ask_program, turn)
            return choice or self._instead_of_program(turn)
        choice = await answer_of(self._solver, Choice, partial(_request, turn))
        return choice or _by_rule_of_thumb(turn)

    def end(self, game: Game) -> None:
        """Sends the programs the end of a finished game, and lets them go."""
        for seat, program in self._programs.items():
            program.end(game, seat)
        self._programs = {}

    def close(self) -> None:
        """Ends the programs at once."""
        for program in self._programs.values():
            program.close()
        self._programs = {}

    def _instead_of_program(self, turn: SeatTurn) -> Choice:
        """The rule of thumb's choice, which says that and why the program forfeited."""
        choice = _by_rule_of_thumb(turn)
        why = turn.seat.forfeit or self._forfeits[turn.player]
        return msgspec.structs.replace(
            choice, reason=ChoiceReason.FORFEIT, facts=ChoiceFacts(why=why)
        )

    def _ask_program(self, turn: SeatTurn) -> Choice | None:
        """The program's choice; None from when it forfeits."""
        if turn.seat.forfeit or turn.player in self._forfeits:
            return None
        try:
            if turn.player not in self._programs:
                self._programs[turn.player] = Program(turn.seat.program)
            selection = self._programs[turn.player].choose(turn.game.game(), turn.player)
        except Forfeit as forfeit:
            self._forfeits[turn.player] = forfeit.why
            if program := self._programs.pop(turn.player, None):
                program.close()
            return None
        return Choice(
            id=0,
            player=turn.player,
            computer=turn.seat.program,
            selection=selection.codes,
            reason=ChoiceReason.PROGRAM,
        )


def _request(turn: SeatTurn, number: int) -> ChooseRequest:
    return ChooseRequest(
        id=number,
        game=turn.game,
        player=turn.player,
        computer=turn.seat.computer,
        seed=turn.seed,
        seconds=SECONDS,
    )


def _by_rule_of_thumb(turn: SeatTurn) -> Choice:
    return rule_of_thumb.choose(turn.game.game(), turn.player, turn.seed)
