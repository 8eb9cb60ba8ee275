"""Learn from your mistakes: the worst choices of a game are played again on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic
from typing import ClassVar

from textual import getters, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.worker import get_current_worker

from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice, AdviceSettings, Review
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.keys import MISTAKES_KEYS
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.practice.exercises import exercise_of
from kingsroad_tui.kingsroad.practice.training import TRAINING
from kingsroad_tui.kingsroad.review.choice_again import ChoiceAgain
from kingsroad_tui.kingsroad.review.own_mistakes import OwnMistakes, Solved, missed_by, solves
from kingsroad_tui.kingsroad.review.own_mistakes_words import (
    at_the_end,
    end_sentence,
    found_sentences,
    judging_words,
    mistake_heading,
    mistake_idea,
    no_mistakes,
    task,
    thinking,
    try_again_sentences,
)
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.learn.panel import LessonPanel, LessonWords
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.exercise import Answers
from kingsroad_tui.practice.training_book import Happened
from tabletop.words.voice import phrase


class OwnMistakesScreen(ChoosingScreen):
    """One mistake after the other, with map and hand, until a good choice is found."""

    HELP = "own-mistakes"
    CSS_PATH = "../styles/learn.tcss"
    AUTO_FOCUS = ""  # so that help begins with the screen, not with the history
    BINDINGS: ClassVar[list[BindingType]] = MISTAKES_KEYS

    panel = getters.query_one(LessonPanel)

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seat: int,
        review: Review | None = None,
        record: Path | None = None,
        *,
        solved: Collection[Solved] = (),
    ) -> None:
        """Asks the solver for a review where there is none.

        Args:
            game: the game.
            setup: who sits at the table.
            seat: whose mistakes are played again.
            review: what has been judged already, or None.
            record: the file of the game, beside which its review is kept.
            solved: the choices for which a good one was found before.
        """
        super().__init__()
        self.again = ChoiceAgain(self, self, game, setup, seat)
        self._answers = Answers(self, TRAINING.book)
        self._review = review
        self._record = record
        self._solved = solved
        self.own: OwnMistakes | None = None
        """The mistakes; None before the game is judged."""
        self._began = 0.0
        """When the judging began, by a clock that is never set."""

        self._ended = False
        """Whether all have been gone through, and it is said how that went."""
        self._nothing = False
        """Whether the game has been judged, and there is no mistake in it."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "again":
            return self._ended
        if action in {"forward", "best", "move"} and (self.own is None or self._ended):
            # There is no choice to judge or to show; from the end a way leads back to the last.
            return action == "move" and self._ended and parameters == (-1,)
        return super().check_action(action, parameters)

    def key_enter(self) -> None:
        """Leads back once all is summed up, where the key judges nothing."""
        if self._ended or self._nothing:
            self.action_leave()

    def compose(self) -> ComposeResult:
        yield from self.again.compose()

    def on_mount(self) -> None:
        self._clear_table()
        self._judge_game()

    def _say_how_far(self, judged: int, answers: int = 0) -> None:
        """``judged`` rounds are, so many of them (``answers``) while one waits here."""
        rounds, passed = len(self.again.game.rounds), monotonic() - self._began
        left = passed / answers * (rounds - judged) if answers else None
        at = min(judged + 1, rounds)
        self.panel.words = LessonWords(
            phrase("kingsroad-mistakes-title"), judging_words(at, rounds, left)
        )

    def _clear_table(self) -> None:
        """Shows the game as it ended, with nothing to choose."""
        self.again.table.game = self.again.game
        self.view.show_table(None)
        self.view.hide_choice()
        self.choosing.lay_down()

    @property
    def advice_settings(self) -> AdviceSettings:
        return AdviceSettings(belief=self.app.settings.belief, goal=self.app.settings.goal)

    @work(exclusive=True, group="solver")
    async def _judge_game(self) -> None:
        """Has the game judged, then lays out the worst mistake."""
        known = [self._review] if self._review else []
        job = ReviewJob(self.again.game, self._record, self.advice_settings, known)
        self._began, answers = monotonic(), 0
        if job.review is None:
            self._say_how_far(0)
        async for problem in job.run(self.app.solver):
            if get_current_worker().is_cancelled:
                return
            if problem and job.review is None:
                self.panel.words = LessonWords(phrase("kingsroad-mistakes-title"), problem)
                return
            if job.review is None:
                answers += 1
                self._say_how_far(len(job.rounds), answers)
        goal, seat = self.advice_settings.goal, self.again.seat
        own = OwnMistakes.of(self.again.game, job.rounds, seat, self._solved, goal)
        if own.found and len(own.solved) == len(own.found):
            self._sum_up(own)
        elif own.found:
            self._look_at(own)
        else:
            self._nothing = True
            said = no_mistakes(job.rounds, seat, goal)
            self.panel.words = LessonWords(phrase("kingsroad-mistakes-title"), said)

    def _look_at(self, own: OwnMistakes) -> None:
        """Lays the table as it stood before the mistake."""
        self.own = own
        self._ended = False
        self.refresh_bindings()
        self.again.lay_out(own.game_then)
        if own.number in own.solved:
            self.say(phrase("kingsroad-mistakes-found-before", key=key("mistakes.next")))

    def _sum_up(self, own: OwnMistakes) -> None:
        """Says how many better choices were found, and what can be done now."""
        self.own = own
        self._ended = True
        self.refresh_bindings()
        self.workers.cancel_group(self, "solver")
        self._clear_table()
        self.panel.words = LessonWords(
            phrase("kingsroad-mistakes-the-end"), end_sentence(own), at_the_end()
        )

    def on_shown_anew(self) -> None:
        if self.own is not None:
            self.again.show_anew()

    def say(self, answer: str = "") -> None:
        if self.own is not None:
            goal, names = self.app.settings.goal, names_at(self.again.table)
            idea = mistake_idea(self.own, names, self.again.game.board, goal)
            self.panel.words = LessonWords(
                mistake_heading(self.own, names), idea, "" if answer else task(), answer
            )

    def action_forward(self) -> None:
        """Judges the cards; where they are good already, goes on."""
        own = self.own
        if own is None or self._ended:
            return
        if own.number in own.solved:
            self.action_move(1)
        else:
            self.again.judge()

    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        own = self.own
        if own is None:
            return
        made = own.mistake.choice
        solved = solves(candidate, made.surely_lost, advice.goal, missed_by(made))
        self._keep_in_book(own, Happened.RIGHT if solved else Happened.WRONG)
        if solved:
            self.own = own.solve()
            self.say(" ".join(found_sentences(candidate, own, advice, self.again.seated)))
        else:
            self.say(" ".join(try_again_sentences(candidate, own, advice, self.again.seated)))

    def action_best(self) -> None:
        own = self.own
        if own is None or self._ended:
            return
        said = self.again.best_answer()
        if said is None:
            self.say(thinking())
        else:
            self._keep_in_book(own, Happened.SHOWN)
            self.own = own.show()
            goes_on = phrase("kingsroad-mistakes-goes-on", key=key("mistakes.next"))
            self.say(f"{said} {goes_on}")

    def _keep_in_book(self, own: OwnMistakes, event: Happened) -> None:
        """An answer here counts where the mistake is in the training book: of an own game."""
        exercise = exercise_of(own.game, own.mistake, self.advice_settings)
        self._answers.keep(exercise, event, cards_only=True)

    def action_move(self, steps: int) -> None:
        """To another mistake; after the last one it is summed up."""
        own = self.own
        if own is None:
            return
        if self._ended:
            self._look_at(own.moved(len(own.found)))
        elif own.last and steps > 0:
            self._sum_up(own)
        elif own.moved(steps) != own:
            self._look_at(own.moved(steps))

    def action_again(self) -> None:
        """From the first mistake on, once all have been gone through."""
        if self.own is not None and self._ended:
            self._look_at(self.own.again())

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self.again.change(step)

    def advice_came(self) -> None:
        self.again.judge_waiting()

    def action_leave(self) -> None:
        self.dismiss()
