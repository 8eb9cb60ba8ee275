"""A phase of a finished game of King & Assassins played again, and judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.keys import ASSASSINS_TRY_KEYS
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.log import TypedActions
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.exercise import PhaseAgain
from kingsroad_tui.assassins.practice.exercises import game_before
from kingsroad_tui.assassins.review import judged as words
from kingsroad_tui.assassins.review.phases import judged_at
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.words.lists import within
from tabletop.words.voice import phrase


class AssassinsTryScreen(AssassinsTableScreen):
    """A phase of a game, beside what was played in it."""

    HELP = "town-try"
    CSS_PATH = "../styles/try.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_TRY_KEYS

    def __init__(self, played: AssassinsTable, number: int) -> None:
        """``played`` holds a finished game; the phase, by its place, is judged."""
        one = judged_at(played).of(number)
        assert one is not None
        self._one = one
        self._played = played.game
        super().__init__()
        then = game_before(played.game, number)
        self._phase = PhaseAgain(self, self, then, Side(one.side), number)

    def compose(self) -> ComposeResult:
        yield from self._phase.compose()

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        self._phase.begin()

    def on_shown_anew(self) -> None:
        self._phase.show_anew()

    def heading(self) -> str:
        return phrase("assassins-review-try", round=self._one.round)

    def task_lines(self) -> Sequence[str]:
        here = keys_on(self)
        verdict = within(words.verdict_sentence(self._one))
        return [
            phrase("assassins-review-try.played", verdict=verdict),
            phrase("assassins-review-try.task", judge=here("forward"), best=here("best")),
        ]

    def judged_at_once(self, tried: AssassinsGame) -> bool:
        del tried
        return False

    def tried(self, found: PhaseReview, game: AssassinsGame) -> None:
        self._phase.say(words.tried_lines(self._one, found, game, keys_on(self)("forward")))

    @property
    def asks_to_act(self) -> bool:
        return False

    def action_type(self) -> None:
        self._phase.typing.open()

    @on(TypedActions.Entered)
    def _typed_entered(self, event: TypedActions.Entered) -> None:
        self._phase.typing.do(event.text)

    def offers(self) -> Mapping[str, OfferedKey]:
        again = (
            {"forward": OfferedKey(phrase("assassins-review-again"))}
            if self._phase.over and not self._phase.typing.is_open
            else {}
        )
        return {**super().offers(), **again}

    @on(ActingView.PhaseOver)
    def end_phase(self) -> None:
        self._phase.judge_tried()

    async def action_forward(self) -> None:
        await self._phase.forward()

    def action_back(self) -> None:
        if not self._phase.back():
            super().action_back()

    def action_best(self) -> None:
        better = words.better_actions(self._one)
        way = words.way_words(self._one, better, self._played)
        self._phase.show_answer([phrase("assassins-review-try.answer", way=way)], better)

    def action_leave(self) -> None:
        self.dismiss()
