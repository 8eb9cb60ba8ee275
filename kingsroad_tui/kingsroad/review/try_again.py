"""Try again: a choice of the game made once more, with map and hand, the answer kept back."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.advice import Candidate
from advisor.messages.choices import standing
from advisor.messages.protocol import Advice, AdviceSettings
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.hints.reasons import hand_of
from kingsroad_tui.kingsroad.hints.worse import yours_sentences
from kingsroad_tui.kingsroad.keys import TRY_KEYS
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.review.choice_again import ChoiceAgain
from kingsroad_tui.kingsroad.review.own_mistakes import solves
from kingsroad_tui.kingsroad.review.own_mistakes_words import THINKING
from kingsroad_tui.kingsroad.review.try_again_words import (
    NOT_YET,
    Puzzle,
    drop_and_try_again,
    solved_words,
    task,
    way_back,
)
from kingsroad_tui.learn.panel import LessonPanel, LessonWords
from kingsroad_tui.library.seats import Setup


class TryAgainScreen(ChoosingScreen):
    """One choice, judged as often as one likes; what was tried last is left in `tried`."""

    HELP = help_texts.TRY_AGAIN
    CSS_PATH = "../styles/learn.tcss"
    AUTO_FOCUS = ""  # so that help begins with the screen, not with the history
    BINDINGS: ClassVar[list[BindingType]] = TRY_KEYS

    panel = getters.query_one(LessonPanel)

    def __init__(
        self, then: Game, setup: Setup, seat: int, settings: AdviceSettings, puzzle: Puzzle
    ) -> None:
        """``then`` is the game as it stood; ``settings`` are what the choice is judged by."""
        super().__init__()
        self.again = ChoiceAgain(self, self, then, setup, seat)
        self._settings = settings
        self._puzzle = puzzle
        self._found = False
        self._shown = False
        self._tries = 0
        self.solved = False
        """Whether a good choice was found before the best one was shown."""
        self.tried: tuple[Selection, Advice] | None = None
        """The cards tried last and how they were judged; None before there are any."""

    def compose(self) -> ComposeResult:
        yield from self.again.compose()

    def on_mount(self) -> None:
        self.again.lay_out(self.again.game)

    @property
    def advice_settings(self) -> AdviceSettings:
        return self._settings

    def say(self, answer: str = "") -> None:
        self._found = False
        task_now = "" if answer else task()
        self.panel.words = LessonWords(self._puzzle.heading, self._puzzle.idea, task_now, answer)

    def action_forward(self) -> None:
        """Judges the cards; where they were found good, leads back."""
        if self._found:
            self.action_leave()
        else:
            self.again.judge()

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self.again.change(step)

    def advice_came(self) -> None:
        self.again.judge_waiting()

    def action_best(self) -> None:
        """Shows the best choice and why it is that."""
        said = self.again.best_answer()
        self._shown = self._shown or said is not None
        self.say(said or THINKING)

    def action_leave(self) -> None:
        self.dismiss()

    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        self.tried = selection, advice
        self._tries += 1
        seated = self.again.seated
        stands = standing(advice.candidates, hand_of(advice, seated), selection.cards)
        # Where the marker belongs is said from the second try on: the first is still a puzzle.
        again = self._tries > 1
        worth = [] if stands is None else yours_sentences(advice, stands, seated, instead=again)
        if solves(candidate, self._puzzle.surely_lost, advice.goal):
            solved = solved_words(
                self._tries, candidate, self._puzzle.loss, advice.goal, shown=self._shown
            )
            self.say(" ".join([solved, *worth[:1], way_back()]))
            self._found = True
            self.solved = self.solved or not self._shown
        else:
            self.say(" ".join([NOT_YET, *worth, drop_and_try_again()]))
