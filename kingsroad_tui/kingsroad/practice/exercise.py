"""An exercise: a mistake of one's own or a puzzle, played on the board until it is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import Advice, AdviceSettings
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.keys import EXERCISE_KEYS
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.practice import words as text
from kingsroad_tui.kingsroad.practice.exercises import LaidOut, ProvedAnswer
from kingsroad_tui.kingsroad.practice.training import TRAINING
from kingsroad_tui.kingsroad.review.choice_again import ChoiceAgain
from kingsroad_tui.kingsroad.review.own_mistakes_words import thinking
from kingsroad_tui.learn.panel import LessonPanel, LessonWords
from kingsroad_tui.practice.exercise import Exercise
from kingsroad_tui.practice.training_book import ExerciseRun, Happened


class ExerciseScreen(ChoosingScreen):
    """One of several exercises; a right answer leads on to the next one."""

    HELP = "exercise"
    CSS_PATH = "../styles/learn.tcss"
    AUTO_FOCUS = ""  # so that help begins with the screen, not with the history
    BINDINGS: ClassVar[list[BindingType]] = EXERCISE_KEYS

    panel = getters.query_one(LessonPanel)

    def __init__(self, run: ExerciseRun[KingsroadExercise]) -> None:
        """The exercise that is to be played now. Raises LocatedError where it fits no game."""
        laid = LaidOut.of(run.current)
        super().__init__()
        self.again = ChoiceAgain(self, self, laid.game, laid.setup, laid.exercise.seat)
        self._exercise = Exercise(self, TRAINING.book, run, ExerciseScreen)
        self._laid = laid
        self._answer: list[str] = []
        self._back = ""
        """When the mistake comes back, as soon as that is kept."""

        self._goes_on = ""
        self._tried: Selection | None = None
        """What the proof has judged, while the solver still has to say why."""

        self._best_shown = False
        """Whether the best choice was shown, while the solver may still have to say why."""

    def compose(self) -> ComposeResult:
        yield from self.again.compose()

    @property
    def advice_settings(self) -> AdviceSettings:
        return self._laid.settings

    def on_mount(self) -> None:
        self.again.lay_out(self._laid.game)

    def say(self, answer: str = "") -> None:
        """Says which exercise it is and what to do; an answer takes that place."""
        heading = text.road_heading(self._laid, self._exercise.run)
        idea = text.exercise_idea(self._laid, self.again.game.board)
        task = "" if answer else text.exercise_task()  # which an answer says itself
        self.panel.words = LessonWords(heading, idea, task, answer)

    def on_shown_anew(self) -> None:
        if not self._answer:  # which stays as it was said
            self.again.show_anew()

    def _tell(self, answer: Sequence[str], goes_on: str) -> None:
        """Says what an answer is worth, when the mistake comes back, and how to go on."""
        self._answer, self._goes_on = list(answer), goes_on
        self._write()

    def _write(self) -> None:
        self.say(" ".join(filter(None, [*self._answer, self._back, self._goes_on])))

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self._answer, self._tried, self._best_shown = [], None, False
        self.again.change(step)

    # ----------------------------------------------------------------------------- answers

    def action_forward(self) -> None:
        """Judges the cards; after a right answer, goes on."""
        if self._exercise.solved:
            self.action_next()
        else:
            self._judge_choice()

    def _judge_choice(self) -> None:
        proof = self._laid.exercise.proof
        if proof is None:
            self.again.judge()
            return
        selection = self.choosing.finished_selection()
        if selection is not None:
            answer = ProvedAnswer.of(proof, selection)
            self._tried = self.again.given = selection
            self._answered(text.proved_sentences(answer), solved=answer.solved)
            self.advice_came()

    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        solved = self._laid.is_solved_by(candidate)
        sentences = [text.judged_sentence(candidate, advice, solved=solved)]
        if solved:
            sentences.append(text.kind_sentence(self._laid.exercise))
        self._answered([*sentences, *self._why(candidate, advice, solved=solved)], solved=solved)

    def _why(self, candidate: Candidate, advice: Advice, *, solved: bool) -> list[str]:
        if solved:
            return text.why_right(candidate, self._laid, advice, self.again.seated)
        return text.why_wrong(candidate, advice, self.again.seated)

    def advice_came(self) -> None:
        """The solver says why, where a proof has judged already."""
        advice, tried = self.again.advice, self._tried
        if tried is None or advice is None:
            self.again.judge_waiting()
            if self._best_shown:
                self._show_best()
            return
        candidate = find_candidate(advice.candidates, tried)
        if candidate is not None and self._answer:
            why = self._why(candidate, advice, solved=self._exercise.solved)
            self._tell([self._answer[0], *why], self._goes_on)

    def _answered(self, sentences: Sequence[str], *, solved: bool) -> None:
        goes_on = text.goes_on(last=self._exercise.run.last) if solved else text.try_again()
        self._tell(sentences, goes_on)
        self._exercise.answered(Happened.RIGHT if solved else Happened.WRONG, self._comes_back)

    def _comes_back(self, back: str) -> None:
        self._back = back
        if self._answer:
            self._write()

    def action_best(self) -> None:
        if not self._show_best():
            self.say(thinking())
            return
        if not self._exercise.solved:
            self._exercise.answered(Happened.SHOWN, self._comes_back)

    def _show_best(self) -> bool:
        """Shows the best choice, and why it is that as soon as the solver says so; whether it is
        known."""
        said = self._proved_best() or self.again.best_answer()
        if said is None:
            return False
        self._tell([said], text.goes_on(last=self._exercise.run.last))
        self._tried, self._best_shown = None, True
        return True

    def _proved_best(self) -> str | None:
        proof, advice = self._laid.exercise.proof, self.again.advice
        if proof is None:
            return None
        best = proof.choices[0]
        self.again.lay_cards(best.selection)
        why = [] if advice is None else text.why_best(best, advice, self.again.seated)
        said = text.proved_best_sentence(proof, self.again.game.board)
        return " ".join([said, *why, *self.again.given_sentences()])

    # ------------------------------------------------------------------------------- on

    def action_next(self) -> None:
        """To the next exercise, without this one if it is not answered."""
        self._exercise.go_on()

    def action_leave(self) -> None:
        self.dismiss()
