"""Practise: what is due today, puzzles, games that count, and how it goes; of any game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from time import monotonic
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from kingsroad_tui.keys.key_words import key
from kingsroad_tui.keys.registry import PRACTISE_KEYS
from kingsroad_tui.ladder import daily_words
from kingsroad_tui.ladder import words as ladder_words
from kingsroad_tui.ladder.counted import CountedGames
from kingsroad_tui.ladder.standing import ladder_of
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.saved_games import GameT
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.practice import words as practise
from kingsroad_tui.practice.own_games import OwnGame, Training
from kingsroad_tui.practice.training_book import (
    BookState,
    ExerciseRun,
    ExerciseT,
    number_of,
    puzzles_of,
)
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Later, Way
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

StepT = TypeVar("StepT")

_MAX_DAYS: Final = 5
"""As many days to come are named."""


_LOOK_AT_DAY: Final = 10.0
"""Seconds between looks at the date: another day has other puzzles."""

_SPACIOUS: Final = 34
"""From this height on there is a blank line between the parts."""


class Judging(NamedTuple):
    """How far a game is judged: so many rounds or phases of so many."""

    done: int
    total: int


@dataclass(frozen=True)
class _Line(Generic[ExerciseT]):
    """A line of the list: what it is called, what it says, and what it plays or where it leads."""

    name: str
    words: str
    exercises: Sequence[ExerciseT] = ()
    marked: bool = False
    way: Way | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice(Generic[ExerciseT, GameT, StepT]):
    """What a game has to practise.

    Attributes:
        game: its word.
        training: what there is to learn in it; asked in a thread.
        judge: has a game judged, and its mistakes taken into the book; None where that failed. It
            goes on after the steps judged before, and adds those that it judges to them.
        step: what a game is judged by: a round, or a phase.
        mistake_name: what the kind of a mistake of one's own is called.
        puzzle_name: what that of a puzzle is called.
    """

    game: str
    training: Training[GameT, ExerciseT, Any]
    judge: Callable[[Host, OwnGame[GameT], list[StepT]], AsyncIterator[Judging | None]]
    step: str
    mistake_name: Callable[[ExerciseT], str]
    puzzle_name: Callable[[ExerciseT], str]


class PractiseScreen(HouseScreen[None], Generic[ExerciseT, GameT, StepT]):
    """The list of what there is to practise. While it is seen, own games that nobody has had
    judged are judged one after the other; leaving it, or playing, puts that off."""

    HELP = "practise"
    CSS_PATH = sheet("practise")
    AUTO_FOCUS = "#lines"
    BINDINGS: ClassVar[list[BindingType]] = PRACTISE_KEYS

    app = getters.app(Going)

    lines = getters.query_one("#lines", PlainOptionList)

    def __init__(self, practice: Practice[ExerciseT, GameT, StepT]) -> None:
        super().__init__()
        self.book = practice.training.book
        self._practice = practice
        self.state: BookState[ExerciseT] = BookState()
        """How the book stands, as far as it has been read."""
        self._puzzles: Sequence[ExerciseT] = ()
        self._counted: CountedGames[GameT] | None = None
        """The ladder and the day's game, where the game has them."""
        self._results: Sequence[KeptResult] = ()
        """What is kept of finished games."""
        self._shown: dict[str, _Line[ExerciseT]] = {}
        self._unjudged: Sequence[OwnGame[GameT]] = ()
        self._begun: dict[str, list[StepT]] = {}
        """The steps judged of games that are not judged to their end, to go on from there."""
        self._stopped = False
        """Whether the person has stopped the judging."""
        self._day: date | None = None
        """The day of what is shown."""

    # ----------------------------------------------------------------------- what is shown

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("practice-title"), id="title")
        with Horizontal(id="columns"):
            yield PlainOptionList(id="lines", compact=True)
            with VerticalScroll(id="details", can_focus=False):
                yield PlainStatic(id="detail")
        yield PlainStatic(Say("practice-reading"), id="judging")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.set_interval(_LOOK_AT_DAY, self._look_at_day)

    def on_screen_resume(self) -> None:
        self._read()

    def _look_at_day(self) -> None:
        """Shows what is there today, once another day has begun."""
        if self._day not in (None, self.book.today):
            self._show()

    def on_screen_suspend(self) -> None:
        """Leaves the solver to the exercise."""
        self.workers.cancel_group(self, "judging")

    def on_shown_anew(self) -> None:
        self._show()

    @work(exclusive=True, group="reading")
    async def _read(self) -> None:
        """Reads the book, then what lies judged beside games, then has the rest judged."""
        self.state = await asyncio.to_thread(self.book.read)
        self._puzzles = await asyncio.to_thread(self._practice.training.puzzles)
        counted = self.app.game(self._practice.game).in_app().counted
        if counted is not None:
            self._counted = counted()
            self._results = await asyncio.to_thread(self._counted.results)
        self._show()
        try:
            self._unjudged = await asyncio.to_thread(self._practice.training.gather)
        except OSError as error:
            self.notify(saving.book_not_kept(error), severity="error")
        self.state = await asyncio.to_thread(self.book.read)
        self._show()
        if self._unjudged and not self._stopped:
            self._judge()
        else:
            self._say(
                lambda: phrase("practice-stopped") if self._unjudged else self._how_to_begin()
            )

    def _show(self) -> None:
        if not self.is_mounted or not self.query("#lines"):
            return
        self._day = self.book.today
        kept = self.lines.highlighted_option
        shown = list(self._parts())
        self._shown = {line.name: line for _, lines in shown for line in lines}
        self.lines.clear_options()
        for at, (title, lines) in enumerate(shown):
            if at and self.app.size.height >= _SPACIOUS:
                self.lines.add_option(Option("", disabled=True))
            self.lines.add_option(Option(Content.styled(title, "bold $primary"), disabled=True))
            for line in lines:
                style = "bold" if line.marked else ""
                words = self.app.glyphs.spelled(f"  {line.words}")
                option = Option(Content.styled(words, style), id=line.name)
                self.lines.add_option(option)
        self._highlight(kept.id if kept is not None else None)
        self.query_one("#detail", PlainStatic).update(self._detail())

    def _highlight(self, name: str | None) -> None:
        """The line that was looked at, or else what most people want next."""
        wanted = name if name in self._shown and self.lines.highlighted is None else None
        first = next((line.name for line in self._shown.values() if line.marked), None)
        wanted = wanted or first or next(iter(self._shown), None)
        if wanted is not None:
            self.lines.highlighted = self.lines.get_option_index(wanted)

    def _parts(self) -> Iterator[tuple[str, list[_Line[ExerciseT]]]]:
        """The list in its parts, each under a title."""
        state, today = self.state, self.book.today
        due = [card.exercise for card in state.due(today)]
        waiting = [card.exercise for card in state.waiting(today)]
        how_many = phrase("practice-due", due=len(due))
        own: list[_Line[ExerciseT]] = [_Line("due", how_many, due, bool(due))]
        if waiting and not due:
            own.append(_Line("ahead", phrase("practice-ahead-line", waiting=len(waiting)), waiting))
        yield phrase("practice-own"), own
        if self._puzzles:
            daily = puzzles_of(today, self._puzzles)
            yield phrase("practice-today"), [self._of_today(at, daily) for at in range(len(daily))]
        if self._counted is not None:
            yield phrase("ladder-counts"), self._that_count(self._counted)
        if not self._puzzles:
            return
        grades = sorted({one.grade or 0 for one in self._puzzles})
        yield (
            phrase("practice-puzzles"),
            [
                self._group(
                    f"grade-{grade}",
                    practise.grade_words(grade),
                    [one for one in self._puzzles if one.grade == grade],
                )
                for grade in grades
            ],
        )
        yield (
            phrase("practice-kinds"),
            [
                self._group(f"kind-{number}", self._practice.puzzle_name(some[0]), some)
                for number, some in enumerate(state.by_kind(self._puzzles).values())
            ],
        )

    def _that_count(self, counted: CountedGames[GameT]) -> list[_Line[ExerciseT]]:
        """The games that count: the next one of the ladder, and the day's."""
        game, rungs = self._practice.game, counted.rungs
        stands = ladder_of(self._results, list(rungs.strengths))
        result = daily_words.result_of_day(self._results, self.book.today.isoformat())
        return [
            _Line("ladder", ladder_words.line(stands, rungs), way=Way("ladder", game)),
            _Line("day", daily_words.line(result), way=Way("today", game)),
        ]

    def _of_today(self, at: int, daily: Sequence[ExerciseT]) -> _Line[ExerciseT]:
        """One of today's puzzles; playing it goes on with the others that are not solved."""
        one, solved = daily[at], self.state.solved
        tick = practise.DONE_TICK if one.id in solved else practise.OPEN_TICK
        others = [*daily[at + 1 :], *daily[:at]]
        rest = [other for other in others if other.id not in solved]
        words = practise.daily_line(tick, number_of(one, self._puzzles), one.grade)
        return _Line(f"today-{at}", words, [one, *rest], one.id not in solved)

    def _group(self, name: str, title: str, some: Sequence[ExerciseT]) -> _Line[ExerciseT]:
        state = self.state
        solved = sum(one.id in state.solved for one in some)
        words = practise.group_line(title, solved, len(some))
        return _Line(name, words, state.next_unsolved(some))

    def _detail(self) -> Content:
        """When mistakes come back, and by kind how often they were answered right."""
        state, today = self.state, self.book.today
        if not state.cards:
            waits = self._unjudged and not self._stopped
            words = (
                phrase("practice-judged-so-far")
                if waits
                else practise.empty_words(len(state.judged))
            )
            return Content(words)
        parts: list[tuple[str, Sequence[str]]] = []
        days = state.due_days(today)[:_MAX_DAYS]
        if days:
            parts.append((phrase("practice-coming"), practise.coming_words(days, today)))
        if state.num_done:
            parts.append(
                (phrase("practice-known"), [phrase("practice-done-words", done=state.num_done)])
            )
        name = self._practice.mistake_name
        kinds = state.by_kind([card.exercise for card in state.cards.values()])
        scores = [
            practise.kind_line(name(some[0]), len(some), state.score_of(some))
            for some in kinds.values()
        ]
        parts.append((phrase("practice-own-kinds"), scores))
        blocks = [
            Content("\n").join([Content.styled(title, "bold $primary"), *map(Content, lines)])
            for title, lines in parts
        ]
        return Content("\n\n").join(blocks)

    # ------------------------------------------------------------------------- the judging

    @work(exclusive=True, group="judging")
    async def _judge(self) -> None:
        """Judges own games in the background, as long as this screen is seen."""
        games, before = list(self._unjudged), len(self.state.cards)
        started, steps = monotonic(), 0
        for number, game in enumerate(games, start=1):
            self._say(partial(practise.judging_words, number, len(games), "", None))
            begun = self._begun.setdefault(game.id, [])
            async for judging in self._practice.judge(self.app, game, begun):
                if get_current_worker().is_cancelled:
                    return
                if judging is None:
                    self._say(lambda: phrase("practice-no-answer"))
                    return
                steps += 1
                rest = judging.total - judging.done + judging.total * (len(games) - number)
                left = (monotonic() - started) / steps * rest
                words = phrase(
                    "practice-step-words",
                    step=self._practice.step,
                    done=judging.done,
                    total=judging.total,
                )
                self._say(partial(practise.judging_words, number, len(games), words, left))
            self._unjudged = games[number:]
            self.state = await asyncio.to_thread(self.book.read)
            self._show()
        self._say(partial(practise.new_cards_words, len(self.state.cards) - before))

    def _how_to_begin(self) -> str:
        """What to do with the list, where there is anything in it."""
        return (
            phrase("practice-how-to-begin", enter=key("fixed.enter"))
            if self.state.cards or self._puzzles
            else ""
        )

    def _say(self, words: Callable[[], str]) -> None:
        if self.is_mounted:
            judging = self.query_one("#judging", PlainStatic)
            judging.update(lambda: self.app.glyphs.spelled(words()))
            self.refresh_bindings()

    @property
    def _judges(self) -> bool:
        """Whether games are being judged now."""
        return any(one.group == "judging" and one.is_running for one in self.workers)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "stop":
            return self._judges
        return super().check_action(action, parameters)

    def action_stop(self) -> None:
        """Judges no more until this page is opened again."""
        self._stopped = True
        self.workers.cancel_group(self, "judging")
        self._say(lambda: phrase("practice-stopped"))

    # --------------------------------------------------------------------------- playing

    @on(PlainOptionList.OptionSelected, "#lines")
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        line = self._shown.get(event.option.id or "")
        if line is not None and line.way is not None:
            self.app.go_to(line.way)
        elif line is not None and line.exercises:
            run = ExerciseRun(line.exercises, self._puzzles)
            self.app.go_to(Way("exercises", self._practice.game, run=run))

    def action_leave(self) -> None:
        self.dismiss()


def show_practice(app: Going, practice: Later[Practice[Any, Any, Any]]) -> None:
    """The list of a game's exercises."""
    app.push_screen(PractiseScreen(practice.load()))
