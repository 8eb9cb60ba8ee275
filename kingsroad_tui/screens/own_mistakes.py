"""Learn from your mistakes: the worst choices of a game are played again on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.worker import get_current_worker

from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Review
from advisor.messages.reasons import find_candidate
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.screen_keys import MISTAKES_KEYS
from kingsroad_tui.session.own_mistakes import OwnMistakes, is_good
from kingsroad_tui.session.selection_builder import SelectionBuilder
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.solver.review_job import ReviewJob
from kingsroad_tui.text.own_mistakes import (
    JUDGING,
    NO_MISTAKES,
    TASK,
    THINKING,
    TITLE,
    best_sentence,
    found_sentences,
    mistake_heading,
    mistake_idea,
    try_again_sentence,
)
from kingsroad_tui.text.reasons import Seated, reason_sentences
from kingsroad_tui.widgets.choosing import ChoosingView
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.lesson_panel import LessonPanel, LessonWords
from kingsroad_tui.widgets.lesson_screen import LessonScreen
from kingsroad_tui.widgets.table_view import TableView

_MAX_REASONS = 2
"""As many reasons as there is room for."""


class OwnMistakesScreen(LessonScreen):
    """One mistake after the other, with map and hand, until a good choice is found."""

    HELP = (
        "The choices of this game that cost you most, the worst first, at the positions where you "
        "made them. Choose again: you hear what your new cards are worth, and why."
    )
    BINDINGS: ClassVar[list[BindingType]] = MISTAKES_KEYS

    def __init__(self, game: Game, setup: Setup, seat: int, review: Review | None = None) -> None:
        """``seat`` is whose mistakes are played again; ``review`` what has been judged already."""
        super().__init__()
        self._review = review
        self._seat = seat
        self._game = game
        self._table = Table(game, setup)
        self._advice: Advice | None = None
        self.own: OwnMistakes | None = None
        """The mistakes; None before the game is judged."""

    def compose(self) -> ComposeResult:
        yield TableView(self._table, id="table")
        yield LessonPanel(id="lesson")
        yield ChoosingView(self._game.board, aim=False, id="choosing")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.view.show_table(None)
        self.choosing.lay_down()
        self.panel.words = LessonWords(TITLE, JUDGING)
        self._judge_game()

    # --------------------------------------------------------------------------- the solver

    @property
    def _settings(self) -> AdviceSettings:
        return AdviceSettings(belief=self.app.settings.belief, goal=self.app.settings.goal)

    @work(exclusive=True, group="solver")
    async def _judge_game(self) -> None:
        """Has the game judged, then lays out the worst mistake."""
        job = ReviewJob(self._game, None, self._settings, [self._review] if self._review else [])
        async for problem in job.run(self.app.solver):
            if get_current_worker().is_cancelled:
                return
            if problem:
                self.panel.words = LessonWords(TITLE, problem)
                return
        own = OwnMistakes.of(self._game, job.rounds, self._seat)
        if own.found:
            self._lay_out(own)
        else:
            self.panel.words = LessonWords(TITLE, NO_MISTAKES)

    @work(exclusive=True, group="solver")
    async def _ask(self, game: Game) -> None:
        """Has the choices at this moment judged, better and better."""
        request = AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(game.as_public()),
            player=self._seat,
            settings=self._settings,
        )
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice):
                self._advice = answer

    # -------------------------------------------------------------------------- the mistakes

    def _lay_out(self, own: OwnMistakes) -> None:
        """Lays the table as it stood before the mistake."""
        self.own = own
        self._advice = None
        self._table.game = own.game_then
        self.view.show_table(self._seat)
        self.view.hide_choice()
        self.choosing.let_choose(self._table, self._seat)
        self.show_choice(self._seat)
        self._say()
        self._ask(own.game_then)

    def _say(self, answer: str = "", task: str = TASK) -> None:
        if self.own is not None:
            goal = self.app.settings.goal
            idea = mistake_idea(self.own, self._game.board, goal)
            self.panel.words = LessonWords(mistake_heading(self.own), idea, task, answer)

    def action_forward(self) -> None:
        """Judges the cards; where they are good already, goes on."""
        own = self.own
        if own is None or (own.last and own.number in own.solved):
            self.action_leave()
        elif own.number in own.solved:
            self.action_move(1)
        else:
            selection = self.choosing.finished_selection()
            if selection is not None:
                self._judge(own, selection)

    def _judge(self, own: OwnMistakes, selection: Selection) -> None:
        advice = self._advice
        candidate = find_candidate(advice.candidates, selection) if advice else None
        if advice is None or candidate is None:
            self._say(THINKING)
        elif is_good(candidate, advice.goal):
            self.own = own.solve()
            self._say(" ".join(found_sentences(candidate, own, advice, self._seated)))
        else:
            self._say(try_again_sentence(candidate, own, advice.goal))

    @property
    def _seated(self) -> Seated:
        return Seated(self._table.position, self._game.players, self._seat)

    def _reasons(self, advice: Advice) -> list[str]:
        """Why the best choice is that, in as many sentences as there is room for."""
        return reason_sentences(advice, self._seated)[:_MAX_REASONS]

    def action_best(self) -> None:
        """Shows the best choice and why it is that."""
        if self.own is None:
            return
        if self._advice is None:
            self._say(THINKING)
            return
        best = best_sentence(self._advice.recommended, self._game.board)
        self._say(" ".join((best, *self._reasons(self._advice))))

    def action_move(self, steps: int) -> None:
        if self.own is not None and self.own.moved(steps) != self.own:
            self._lay_out(self.own.moved(steps))

    # ------------------------------------------------------------------------------ choosing

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self.choosing.change(step)
        self.show_choice(self._seat)
        self._say()

    def action_clear(self) -> None:
        self.change_choice(SelectionBuilder.clear)

    def action_leave(self) -> None:
        self.dismiss()
