"""Try again: a choice of a game made once more, with map and hand, the answer kept back.

The table is as it stood then, and the solver judges what is chosen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Protocol

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.worker import get_current_worker

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate, standing
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.best_play import gamble_sentences
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import worse_sentences, yours_sentences
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.keys import TRY_KEYS
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen, ChoosingView
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.kingsroad.review import words
from kingsroad_tui.kingsroad.review.own_mistakes import solves
from kingsroad_tui.kingsroad.review.own_mistakes_words import best_sentence, thinking
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.learn.panel import LessonPanel, LessonWords
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.widgets.footer import Footer
from tabletop.words.voice import phrase

_MAX_REASONS = 2
"""As many reasons as there is room for."""


class Judge(Protocol):
    """What a screen makes of the choice."""

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

    @abstractmethod
    def advice_came(self) -> None:
        """The solver has answered."""


class ChoiceAgain:
    """A choice on a screen, made as often as one likes.

    Attributes:
        game: the game it is of.
        seat: whose choice it is.
        table: the table as it stood.
        advice: what the solver says of it; None before it has answered.
        given: the cards that were judged last; None before there are any.
    """

    def __init__(
        self, screen: ChoosingScreen, judge: Judge, game: Game, setup: Setup, seat: int
    ) -> None:
        """``judge`` is the screen once more, as what it makes of the choice."""
        self._screen = screen
        self._judge = judge
        self.game = game
        self.seat = seat
        self.table = Table(game, setup)
        self.advice: Advice | None = None
        self.given: Selection | None = None
        self._due = False
        """Whether the cards chosen are judged as soon as the solver has answered."""

        screen.set_classes(f"lesson again -of-{len(game.players)}")

    def compose(self) -> ComposeResult:
        """The table, a panel that speaks, and the hand."""
        yield TableView(self.table, studied=True, id="table")
        yield LessonPanel(id="lesson")
        yield ChoosingView(self.game.board, aim=False, judged=True, id="choosing")
        yield Footer(show_command_palette=False)

    def lay_out(self, then: Game) -> None:
        """Lays the table as it stood, and has the choices there judged."""
        screen = self._screen
        self.advice = self.given = None
        self._due = False
        self.table.game = then
        screen.view.show_table(self.seat)
        screen.view.hide_choice()
        screen.choosing.let_choose(self.table, self.seat)
        self._show()
        self._judge.say()
        screen.run_worker(self._ask(then), exclusive=True, group="solver")

    def show_anew(self) -> None:
        """The table and the task as they are said now."""
        self._screen.view.show_table(self.seat)
        self._show()
        self._judge.say()

    async def _ask(self, game: Game) -> None:
        """Has the choices at this moment judged, by the last answer alone: what is said of a try
        is not taken back, and is what the analysis says of it.
        """
        solver = self._screen.app.solver
        request = AdviseRequest(
            id=solver.fresh_id(),
            game=GameData.of(game.as_public()),
            player=self.seat,
            settings=self._judge.advice_settings,
        )
        async for answer in solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice) and answer.final:
                self.advice = shown_advice(answer)
                self._judge.advice_came()

    @property
    def seated(self) -> SeatContext:
        """The player whose choice it is, at the table as it stood."""
        return SeatContext(self.table.position, self.game.players, self.seat)

    def judge_waiting(self) -> None:
        """Judges the cards that have waited for the solver."""
        if self._due:
            self.judge()

    def judge(self) -> None:
        """Has the cards chosen judged, where they are all there."""
        selection = self._screen.choosing.finished_selection()
        if selection is None:
            return
        advice = self.advice
        candidate = find_candidate(advice.candidates, selection) if advice else None
        self._due = advice is None or candidate is None
        if advice is None or candidate is None:
            self._judge.say(thinking())
        else:
            self.given = selection
            self._judge.judged(selection, candidate, advice)

    def best_answer(self) -> str | None:
        """The best choice, laid out in hand and on the map, why it is that, and what is wrong with
        the cards that were judged last.

        None before the solver has answered.
        """
        if self.advice is None:
            return None
        self.lay_cards("".join(self.advice.recommended))
        best = best_sentence(self.advice.recommended, self.game.board)
        gamble = gamble_sentences(self.advice, self.game.board)
        reasons = reason_sentences(self.advice, self.seated)[: _MAX_REASONS - len(gamble)]
        return " ".join((best, *gamble, *reasons, *self.given_sentences()))

    def given_sentences(self) -> list[str]:
        """What is wrong with the cards that were judged last, at most a sentence; nothing where
        they are as good as any."""
        if self.given is None or self.advice is None:
            return []
        candidate = find_candidate(self.advice.candidates, self.given)
        if candidate is None or candidate.loss <= candidate.loss_error:
            return []
        why = worse_sentences(self.advice, self.given, self.seated)[:1]
        return [phrase("kingsroad-practice-given", why=why[0])] if why else []

    def lay_cards(self, code: str) -> None:
        """Lays cards out in hand and on the map."""
        self._screen.choosing.change(lambda builder: builder.coded(code))
        self._show()

    def change(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing."""
        self._due = False
        self._screen.choosing.change(step)
        self._show()
        self._judge.say()

    def _show(self) -> None:
        """What the cards chosen so far would do, on the map."""
        builder = self._screen.choosing.builder
        if builder is not None:
            self._screen.view.show_choice(self.seat, builder)


class TryAgainScreen(ChoosingScreen):
    """One choice, judged as often as one likes; what was tried last is left in `tried`."""

    HELP = "try-again"
    CSS_PATH = "../styles/learn.tcss"
    AUTO_FOCUS = ""  # so that help begins with the screen, not with the history
    BINDINGS: ClassVar[list[BindingType]] = TRY_KEYS

    panel = getters.query_one(LessonPanel)

    def __init__(
        self,
        then: Game,
        setup: Setup,
        seat: int,
        settings: AdviceSettings,
        puzzle: Callable[[], words.Puzzle],
    ) -> None:
        """``then`` is the game as it stood; ``settings`` are what the choice is judged by;
        ``puzzle`` says what there is to find."""
        super().__init__()
        self.again = ChoiceAgain(self, self, then, setup, seat)
        self._settings = settings
        self._says = puzzle
        self._puzzle = puzzle()
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

    def on_shown_anew(self) -> None:
        self._puzzle = self._says()
        self.again.show_anew()

    def say(self, answer: str = "") -> None:
        self._found = False
        task_now = "" if answer else words.task()
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
        self.say(said or thinking())

    def action_leave(self) -> None:
        self.dismiss()

    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        self.tried = selection, advice
        self._tries += 1
        puzzle = self._puzzle
        seated = self.again.seated
        stands = standing(advice.candidates, hand_of(advice, seated), selection.cards)
        # Where the marker belongs is said from the second try on: the first is still a puzzle.
        again = self._tries > 1
        worth = [] if stands is None else yours_sentences(advice, stands, seated, instead=again)
        if solves(candidate, puzzle.surely_lost, advice.goal, puzzle.missed):
            solved = words.solved_words(
                self._tries, candidate, puzzle.loss, advice.goal, shown=self._shown
            )
            self.say(
                " ".join(
                    [solved, *worth[:1], phrase("kingsroad-review-way-back", key=key("try.leave"))]
                )
            )
            self._found = True
            self.solved = self.solved or not self._shown
        else:
            self.say(
                " ".join([phrase("kingsroad-review-not-yet"), *worth, words.drop_and_try_again()])
            )
