"""A phase of a finished game of King & Assassins played again, and judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.keys import ASSASSINS_TRY_KEYS
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.exercises import game_before
from kingsroad_tui.assassins.practice.phase_again import PhaseAgainScreen
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.assassins.review.judged import better_actions
from kingsroad_tui.keys.registry import keys_on


class AssassinsTryScreen(PhaseAgainScreen):
    """A phase of a game, beside what was played in it."""

    HELP = help_texts.ASSASSINS_TRY
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_TRY_KEYS

    def __init__(self, played: AssassinsTable, number: int) -> None:
        """``played`` holds a finished game; the phase, by its place, is judged."""
        one = played.judged.of(number)
        assert one is not None
        self._one = one
        self._played = played.game
        super().__init__(game_before(played.game, number), Side(one.side), number)

    def heading(self) -> str:
        return shown.try_title(self._one)

    def task_lines(self) -> Sequence[str]:
        here = keys_on(self)
        return shown.task_lines(self._one, here("forward"), here("best"))

    def tried(self, found: PhaseReview, game: AssassinsGame) -> None:
        self.say_beside(shown.tried_lines(self._one, found, game, keys_on(self)("forward")))

    def answer(self) -> tuple[Sequence[str], Sequence[str]]:
        return shown.answer_lines(self._one, self._played), better_actions(self._one)
