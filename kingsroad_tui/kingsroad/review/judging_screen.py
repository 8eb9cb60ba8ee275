"""What the screens share on which a choice of a game is made again, and judged."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from textual import work
from textual.app import ComposeResult
from textual.worker import get_current_worker

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.advised import shown_advice
from kingsroad_tui.kingsroad.hints.best_play import gamble_sentences
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences
from kingsroad_tui.kingsroad.learn.lesson_screen import LessonScreen
from kingsroad_tui.kingsroad.play.choosing import ChoosingView
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.kingsroad.review.own_mistakes_words import THINKING, best_sentence
from kingsroad_tui.learn.panel import LessonPanel
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.widgets.footer import Footer

_MAX_REASONS = 2
"""As many reasons as there is room for."""


class JudgingScreen(LessonScreen):
    """The table as it stood, the hand, and the solver's judgement on the cards chosen."""

    AUTO_FOCUS = ""  # so that help begins with the screen, not with the history

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        """``seat`` is whose choices are made again."""
        super().__init__(classes=f"-of-{len(game.players)}")
        self._game = game
        self._seat = seat
        self._table = Table(game, setup)
        self._advice: Advice | None = None
        self._due = False
        """Whether the cards chosen are judged as soon as the solver has answered."""

    def compose(self) -> ComposeResult:
        yield TableView(self._table, studied=True, id="table")
        yield LessonPanel(id="lesson")
        yield ChoosingView(self._game.board, aim=False, judged=True, id="choosing")
        yield Footer(show_command_palette=False)

    @property
    @abstractmethod
    def advice_settings(self) -> AdviceSettings:
        """By which aim, belief and assumptions choices are judged."""

    @abstractmethod
    def say(self, answer: str = "") -> None:
        """Says which choice it is and what to do; an answer comes first."""

    @abstractmethod
    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        """Says what the cards chosen are worth."""

    def lay_out(self, then: Game) -> None:
        """Lays the table as it stood, and has the choices there judged."""
        self._advice = None
        self._due = False
        self._table.game = then
        self.view.show_table(self._seat)
        self.view.hide_choice()
        self.choosing.let_choose(self._table, self._seat)
        self.show_choice(self._seat)
        self.say()
        self._ask(then)

    @work(exclusive=True, group="solver")
    async def _ask(self, game: Game) -> None:
        """Has the choices at this moment judged, by the last answer alone: what is said of a try
        is not taken back, and is what the analysis says of it.
        """
        request = AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(game.as_public()),
            player=self._seat,
            settings=self.advice_settings,
        )
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice) and answer.final:
                self._advice = shown_advice(answer)
                self.advice_came()

    def advice_came(self) -> None:
        """Judges the cards that are waiting for it."""
        if self._due:
            self.judge_choice()

    @property
    def seated(self) -> SeatContext:
        """The player whose choice it is, at the table as it stood."""
        return SeatContext(self._table.position, self._game.players, self._seat)

    def judge_choice(self) -> None:
        """Has the cards chosen judged, where they are all there."""
        selection = self.choosing.finished_selection()
        if selection is None:
            return
        advice = self._advice
        candidate = find_candidate(advice.candidates, selection) if advice else None
        self._due = advice is None or candidate is None
        if advice is None or candidate is None:
            self.say(THINKING)
        else:
            self.judged(selection, candidate, advice)

    def action_best(self) -> None:
        """Shows the best choice and why it is that."""
        self.say(self.best_answer() or THINKING)

    def best_answer(self) -> str | None:
        """The best choice, laid out in hand and on the map, and why it is that.

        None before the solver has answered.
        """
        if self._advice is None:
            return None
        self.lay_cards("".join(self._advice.recommended))
        best = best_sentence(self._advice.recommended, self._game.board)
        gamble = gamble_sentences(self._advice, self._game.board)
        reasons = reason_sentences(self._advice, self.seated)[: _MAX_REASONS - len(gamble)]
        return " ".join((best, *gamble, *reasons))

    def lay_cards(self, code: str) -> None:
        """Lays cards out in hand and on the map."""
        self.choosing.change(lambda builder: builder.coded(code))
        self.show_choice(self._seat)

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self._due = False
        self.choosing.change(step)
        self.show_choice(self._seat)
        self.say()

    def action_clear(self) -> None:
        self.change_choice(SelectionBuilder.clear)

    def action_leave(self) -> None:
        self.dismiss()
