"""The guided first game: eight steps, each done by the learner with the real rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, getters, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad.cards import Card
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.home.title_picture import TitlePicture
from kingsroad_tui.kingsroad.drawing.title import draw_kingdom_title
from kingsroad_tui.kingsroad.keys import LEARN_KEYS
from kingsroad_tui.kingsroad.learn import words
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, PLAYERS, Lesson
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen, ChoosingView
from kingsroad_tui.kingsroad.play.prompts import game_in_short
from kingsroad_tui.kingsroad.play.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.learn.lesson_place import FIRST_GAME
from kingsroad_tui.learn.panel import LessonPanel, LessonWords
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.widgets.footer import Footer
from tabletop.words.voice import phrase


class LearnScreen(ChoosingScreen):
    """One step after the other; left at any time, and taken up where one was.

    Enter does nothing for a moment on the victory, and on what has been learnt: somebody who
    presses it for the scoring would miss them.
    """

    CSS_PATH = "../styles/learn.tcss"
    BINDINGS: ClassVar[list[BindingType]] = LEARN_KEYS

    panel = getters.query_one(LessonPanel)

    def __init__(self, number: int, choices: Sequence[str] = ()) -> None:
        """``number`` is the step to begin with, from 0; ``choices`` were played before it."""
        super().__init__(classes="lesson")
        self.lesson = Lesson.at(number, choices)
        self.finished = False
        """Whether the last step is done and what has been learnt is shown."""

        computer = SeatKind.COMPUTER, DEFAULT_COMPUTER
        seats = tuple(
            Seat(colour=seat) if seat == LEARNER else Seat(*computer, colour=seat)
            for seat in range(len(PLAYERS))
        )
        self._table = Table(self.lesson.game, Setup(seats))
        for seat in range(LEARNER + 1, len(PLAYERS)):
            self._table.note_choice(seat)  # it waits for the learner alone
        self._revealed: Revealed | None = None
        self._passed_over: int | None = None
        """The step before this one, from 0, where it was played for the learner."""

    def compose(self) -> ComposeResult:
        yield TitlePicture(draw_kingdom_title, id="title")
        yield TableView(self._table, id="table")
        yield LessonPanel(id="lesson")
        yield ChoosingView(self.lesson.game.board, aim=False, id="choosing")
        yield StoryPanel(words.names(), range(len(PLAYERS)), id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._begin(self.lesson)

    def on_resize(self) -> None:
        """What the map shows is a matter of its size."""
        self.call_after_refresh(self._say_now)

    def _say_now(self) -> None:
        if self.story.telling:
            self._say_watched()
        else:
            self._say()

    def on_shown_anew(self) -> None:
        if not self.story.telling:
            self.view.show_table(LEARNER)
            self._show_choice()
        self._say_now()

    # ------------------------------------------------------------------------ the steps

    def _begin(self, lesson: Lesson, passed_over: int | None = None) -> None:
        """Lays the table of a step and lets the learner choose.

        ``passed_over`` is the step before, from 0, where it was played for them.
        """
        self.finished = False
        self._revealed = None
        self._passed_over = passed_over
        self.lesson = lesson
        self._keep(lesson.number)
        self._let_choose(lesson)

    def _let_choose(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.view.kingdom.dragons = lesson.knows(Card.DRAGON)
        self._table.game = lesson.game
        self.story.stop()
        self.remove_class("telling", "finished", "won")
        self.view.show_table(LEARNER)
        self.choosing.let_choose(self._table, LEARNER)
        self._show_choice()
        self._say()

    def _say(self, answer: str = "") -> None:
        """Says what the step is about, or an answer."""
        glyphs, lesson = self.app.glyphs, self.lesson
        if self.finished:
            self.panel.words = LessonWords(
                phrase("kingsroad-learn-finished-title"),
                points=words.finished_points(),
                task=words.learn_keys(phrase("kingsroad-learn-finished-keys")),
            )
        elif lesson.done:
            self.set_class(lesson.game.finished, "won")
            self.panel.words = LessonWords(
                words.victory(lesson) or self._heading(),
                words.praise(lesson),
                words.go_on_words(lesson),
                answer,
                points=words.what_decided(lesson),
                crown=lesson.game.finished,
            )
        else:
            signs = self.view.kingdom.says_order
            about = words.idea(lesson, glyphs.king, glyphs.noble, on_roads=signs)
            self.panel.words = LessonWords(self._heading(), about, words.task(lesson), answer)

    def _heading(self) -> str:
        """The step, and how far the game has come, or that the one before was passed over."""
        passed = self._passed_over
        more = words.progress(self.lesson) if passed is None else words.played_for_you(passed)
        return f"{words.heading(self.lesson)} · {more}"

    def _say_watched(self, answer: str = "") -> None:
        """Says what the round shows, or an answer, where there is room while it is revealed."""
        glyphs = self.app.glyphs
        signs = self.view.kingdom.says_order
        about = words.watched(self.lesson, glyphs.king, glyphs.noble, on_roads=signs)
        self.panel.words = LessonWords(
            words.heading(self.lesson),
            about,
            words.learn_keys(phrase("kingsroad-learn-watch")),
            answer,
        )
        if answer and not self.panel.display:
            self.notify(answer)

    @on(StoryPanel.FrameShown)
    def _answer_passes(self) -> None:
        """An answer stands until the next frame."""
        if self.story.telling:
            self._say_watched()

    def _keep(self, number: int | None) -> None:
        """Remembers the step to go on with, and what has been played before it."""
        played = self.lesson.choices
        self.app.keep_settings(FIRST_GAME.keep(self.app.settings, number, lesson_choices=played))

    def _tell(self, outcome: Revealed | RoundReport) -> None:
        if isinstance(outcome, Revealed):
            frames = reveal_frames(outcome)
            self._revealed = outcome
        else:
            frames = round_frames(outcome, self._revealed)
        self.choosing.lay_down()
        self.view.hide_choice()
        self._say_watched()
        self.add_class("telling")
        # All the rest of the game's points come in one go: that is watched, not pressed through.
        self.story.tell(
            frames, self.app.settings.beat, by_hand=True, final_runs=True, last_stays=True
        )

    @on(StoryPanel.Ended)
    def _story_ended(self) -> None:
        if self.lesson.second and not self.lesson.done:
            self._let_choose(self.lesson)
            return
        self.remove_class("telling")
        self.view.show_table(None)
        self.choosing.lay_down()
        if self.lesson.last:
            self._keep(None)
            self.settle()
        self._say()

    # ------------------------------------------------------------------------- choosing

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        """Takes one step of choosing."""
        if self.choosing.builder is None:
            self._answer(words.learn_keys(phrase("kingsroad-learn-only-enter")))
            return
        self.choosing.change(step)
        self._say()
        self._show_choice()

    def _show_choice(self) -> None:
        """What the cards chosen so far would do, on the map."""
        if self.choosing.builder is not None:
            self.view.show_choice(LEARNER, self.choosing.builder)

    def action_card(self, code: str) -> None:
        """Chooses a card, or drops it; one that belongs into another step is only answered."""
        card = Card(code)
        if self.choosing.builder is None or self.lesson.belongs(card):
            super().action_card(code)
        else:
            self._say(words.not_yet(card, self.lesson))

    def _answer(self, answer: str) -> None:
        """Answers a key that does nothing now; while a round is revealed, that it is."""
        if self.story.telling:
            self._say_watched(words.learn_keys(phrase("kingsroad-learn-while-revealed")))
        else:
            self._say(answer)

    def action_back(self) -> None:
        """Drops the last card; in a story, goes back a step; at the end, begins once more."""
        if self.finished:
            self._begin(Lesson.at(0))
        else:
            super().action_back()

    def action_skip(self) -> None:
        """Drops all cards; in a story, goes to its end; at the end of all, leaves."""
        if self.finished:
            self.action_leave()
        else:
            super().action_skip()

    def action_forward(self) -> None:
        """Plays the cards; in a story and after a step, goes on."""
        if self.story.telling:
            self.story.forward()
        elif (self.finished or self.lesson.done) and self.settling:
            return
        elif self.finished:
            self.app.go("new", GAME, waits=True)
        elif self.lesson.done:
            self.action_step(1)
        else:
            self._play()

    def _play(self) -> None:
        selection = self.choosing.finished_selection()
        if selection is None:
            self._say()
            return
        attempt = self.lesson.choose(selection)
        if attempt.outcome is None:
            self._say(words.slip_sentence(attempt))
            return
        self.lesson = attempt.lesson
        self._table.game = attempt.lesson.game
        self._tell(attempt.outcome)

    def on_key(self, event: events.Key) -> None:
        """Answers a key that does nothing here."""
        if event.key not in self.active_bindings and event.is_printable:
            self._answer(
                words.learn_keys(
                    phrase("kingsroad-learn-only-enter")
                    if self.lesson.done
                    else phrase("kingsroad-learn-keys-here")
                )
            )

    # ---------------------------------------------------------------------- going elsewhere

    def action_step(self, steps: int) -> None:
        """Goes to another step; after the last one, shows what has been learnt."""
        if self.finished and steps > 0:
            self.app.go("new", GAME, waits=True)
        elif self.lesson.last and steps > 0:
            self.story.stop()
            self.remove_class("telling")
            self.add_class("finished")
            self.choosing.lay_down()
            self.finished = True
            self.settle()
            self._keep(None)
            self._say()
        else:
            passed_over = self.lesson.number if steps > 0 and not self.lesson.done else None
            step = self.lesson.following() if steps > 0 else self.lesson.previous()
            self._begin(step, passed_over)

    def action_rules(self) -> None:
        self.app.go("rules")

    def help_now(self) -> list[tuple[str, str]]:
        return [
            (
                phrase("kingsroad-help-now"),
                "\n".join((words.heading(self.lesson), words.task(self.lesson))),
            ),
            (phrase("kingsroad-in-short"), "\n".join(game_in_short())),
        ]

    def action_leave(self) -> None:
        self.app.go("home")
