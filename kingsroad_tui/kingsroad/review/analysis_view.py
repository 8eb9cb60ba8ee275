"""What the analysis shows of a moment: map, choice, mistakes, and the chances over the game.

The chart has everybody's chance to win over a game.

The list has the mistakes of a game in columns, worst first; choosing one goes there. One's own come
first, under a heading of their own. Behind the mistakes come the gambles and the missed chances,
with signs of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from textual import events, getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Resize
from textual.reactive import reactive
from textual.widgets.option_list import Option

from advisor.messages.choices import find_candidate
from advisor.messages.review import Mistake, RoundReview, deciding, mistakes, remarkable
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.drawing.line_chart import Flag, LineChart, Series, draw_line_chart, position_at
from kingsroad_tui.kingsroad.hints.worth import MAX_COMPARED
from kingsroad_tui.kingsroad.play import round_line
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.log_pane import RoundPane
from kingsroad_tui.kingsroad.play.players_panel import PlayerLine, PlayersPanel
from kingsroad_tui.kingsroad.play.table_view import RegionPoints
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.course import ChanceCourse, course, perfect_course
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes import is_good
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.kingsroad.review.turning import (
    flag_words,
)
from kingsroad_tui.kingsroad.review.words import chart_heading
from kingsroad_tui.kingsroad.words.game import column_words, named_words, selection_code
from kingsroad_tui.kingsroad.words.people import seat_spoken_to
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.shell.host import Host, WidgetMessage
from kingsroad_tui.widgets.canvas_widget import LineChartWidget
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic
from kingsroad_tui.words.figures import SIGN_CELLS, label_sign, loss_figure
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

_MIN_SIZE: Final = (30, 4)
"""Columns and rows below which nothing is drawn."""

_MIN_CONNECTED_HEIGHT: Final = 5
"""In a lower chart, dots between the values would show more than the values do."""


class ChanceChart(LineChartWidget):
    """Everybody's chance to win through every choice and at the end; click a round to go there.

    Reactives:
        course: everybody's chances, as far as they are judged.
        rounds: how many rounds there are in all; those not judged yet leave room.
        at: the round looked at, counted from 0.
        seat: whose line is drawn over the others'.
        flags: the worst mistake of each round, below its number.
        turning: the rounds (from 0) on which the game turned.
        heading: what is drawn, in words.
    """

    @dataclass
    class RoundPicked(WidgetMessage["ChanceChart"]):
        """A round was clicked.

        Attributes:
            at: the round, counted from 0.
        """

        at: int

    course: reactive[ChanceCourse] = reactive(ChanceCourse())
    rounds: reactive[int] = reactive(0)
    at: reactive[int] = reactive(0)
    seat: reactive[int] = reactive(0)
    flags: reactive[tuple[Flag, ...]] = reactive[tuple[Flag, ...]](())
    turning: reactive[tuple[int, ...]] = reactive[tuple[int, ...]](())

    heading: reactive[str] = reactive("")

    def __init__(
        self, colours: Sequence[int], first_round: int = 1, *, id: str | None = None
    ) -> None:
        """``colours`` has each seat's player colour; ``first_round`` the number of the first."""
        super().__init__(id=id)
        self._colours = colours
        self._first_round = first_round

    def draw(self, width: int, height: int) -> Canvas:
        if width < _MIN_SIZE[0] or height < _MIN_SIZE[1]:
            return Canvas(width, height)
        if not self.course.lines:
            canvas = Canvas(width, height)
            canvas.put(
                1, 0, self.app.glyphs.spelled(phrase("kingsroad-review-turning-judging")), "axis"
            )
            return canvas
        return draw_line_chart(
            self._chart,
            (width, height),
            self.app.glyphs,
            connected=height >= _MIN_CONNECTED_HEIGHT,
            titled=True,
            cursor=self.course.starts[self.at],
            front=self.seat,
        )

    @property
    def _chart(self) -> LineChart:
        starts = self.course.starts
        return LineChart(
            title=self.heading,
            series=tuple(
                Series("", colour, chances)
                for colour, chances in zip(self._colours, self.course.lines, strict=True)
            ),
            x_labels=self._labels,
            ticks=tuple((chance, percent(chance)) for chance in (0.0, 0.5, 1.0)),
            flags=tuple(replace(flag, at=starts[flag.at]) for flag in self.flags),
            stressed=tuple(starts[at] for at in self.turning),
        )

    @property
    def _labels(self) -> tuple[str, ...]:
        starts = self.course.starts
        labels = dict(zip(starts, map(self._label, range(self.rounds)), strict=False))
        return tuple(labels.get(at, "") for at in range(starts[-1] + 1))

    def _label(self, at: int) -> str:
        """The number of a round; a turning point has a sign that needs no colour."""
        sign = self.app.glyphs.pointer if at in self.turning else ""
        return f"{sign}{self._first_round + at}"

    def on_click(self, event: events.Click) -> None:
        if self.rounds:
            at = position_at(self.course.starts[-1] + 1, self.size.width, event.x)
            if at is not None:
                self.post_message(self.RoundPicked(self, self.course.round_at(at)))


class MistakeList(PlainOptionList):
    """Shows the mistakes in the rounds judged so far."""

    @dataclass
    class MistakeChosen(WidgetMessage["MistakeList"]):
        """A mistake was chosen."""

        mistake: Mistake

    app = getters.app(Host)

    def __init__(self, board: Board, names: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._board = board
        self._names = names
        self._found: list[Mistake] = []
        self._goal = Goal.WIN
        self._width = 0
        self._judged = False

    def on_mount(self) -> None:
        self._write()

    def show(self, judged: Sequence[RoundReview], goal: Goal, *, complete: bool) -> None:
        """Lists the mistakes of these rounds: of the reader, then everybody else's.

        ``complete``: whether all rounds are judged.
        """
        self._judged = complete
        reader = seat_spoken_to(self._names)
        self._found = sorted(remarkable(judged), key=lambda found: found.choice.player != reader)
        self._goal = goal
        self._write()

    def on_resize(self, event: Resize) -> None:
        """Where there is other room, the cards may have other names."""
        del event
        if self._row_width != self._width:
            self._write()

    def on_shown_anew(self) -> None:
        self._write()

    @property
    def _row_width(self) -> int:
        """The cells of a row; the scrollbar always has its own, lest rows wrap when it comes."""
        padding = self.get_component_styles("option-list--option").padding.width
        bar = 0 if self.show_vertical_scrollbar else self.styles.scrollbar_size_vertical
        return self.scrollable_content_region.width - bar - padding

    def _write(self) -> None:
        self._width = self._row_width
        self.border_title = phrase("kingsroad-review-list-title")
        rows = mistake_rows(self._found, self._names, self._goal, self._board, self._width)
        at = self._chosen
        options = [
            Option(Content(self.app.glyphs.spelled(row)), id=str(number))
            for number, row in enumerate(rows)
        ]
        self.set_options(self._under_headings(options))
        known = at is not None and at in {option.id for option in options}
        self.highlighted = self.get_option_index(at) if at is not None and known else None

    def _under_headings(self, options: list[Option]) -> list[Option]:
        """The rows with a heading above one's own and above the others', where there are both.

        Without a mistake it is said that there is none, or none yet.
        """
        if not options:
            words = (
                phrase("kingsroad-review-turning-none")
                if self._judged
                else self.app.glyphs.spelled(phrase("kingsroad-review-turning-judging"))
            )
            return [Option(Content.styled(words, "$text-muted"), disabled=True)]
        reader = seat_spoken_to(self._names)
        own = sum(mistake.choice.player == reader for mistake in self._found)
        if not 0 < own < len(options):
            return options
        yours, others = (
            Option(words, disabled=True)
            for words in (
                phrase("kingsroad-review-turning-your-mistakes"),
                phrase("kingsroad-review-turning-others-mistakes"),
            )
        )
        return [yours, *options[:own], others, *options[own:]]

    @property
    def _chosen(self) -> str | None:
        """The number of the mistake looked at in the list."""
        at = self.highlighted
        return None if at is None else self.get_option_at_index(at).id

    @on(PlainOptionList.OptionSelected)
    def _selected(self, event: PlainOptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.post_message(self.MistakeChosen(self, self._found[int(event.option_id)]))


_NAME: Final = 12
"""The most cells for a name."""


def mistake_rows(
    found: Sequence[Mistake], names: Sequence[str], goal: Goal, board: Board, width: int
) -> list[str]:
    """A row for each mistake: `` 3 Bob   4 Hills, Knight  ?? −18%``.

    No row is wider than ``width`` and all columns line up: of the names of the cards the longest
    for which there is room are taken, the same in all rows.
    """
    if not found:
        return []
    who = [fit(names[mistake.choice.player], _NAME) for mistake in found]
    costs = [f"−{loss_figure(mistake.choice.stated_loss, goal)}" for mistake in found]
    rest = max(map(width_of, who)) + max(map(width_of, costs)) + len("13   ~?? ")
    columns = _padded(who), _padded(_cards(found, board, width - rest)), _padded(costs, right=True)
    return [
        f"{mistake.round:>2} {name} {cards} "
        f"{label_sign(mistake.choice.label(goal)):<{SIGN_CELLS}} {cost}"
        for mistake, name, cards, cost in zip(found, *columns, strict=True)
    ]


def _cards(found: Sequence[Mistake], board: Board, room: int) -> list[str]:
    """The cards of each mistake, in the longest form that fits everywhere."""
    forms: tuple[Callable[[Sequence[str]], str], ...] = (
        lambda codes: named_words(codes, board),
        column_words,
        selection_code,
    )
    for form in forms:
        cards = [form(mistake.choice.selection) for mistake in found]
        if max(map(width_of, cards)) <= room:
            break
    return [fit(one, max(room, 1)) for one in cards]


def _padded(words: Sequence[str], *, right: bool = False) -> list[str]:
    """Words made equally wide by blanks."""
    widest = max(map(width_of, words))
    blanks = [" " * (widest - width_of(word)) for word in words]
    return [
        blank + word if right else word + blank for word, blank in zip(words, blanks, strict=True)
    ]


_MANY: Final = 12
"""So many choices are listed where there is much room."""


class AnalysisView(Vertical):
    """Shows what it is given; it neither moves nor asks."""

    app = getters.app(Host)
    kingdom = getters.query_one(Kingdom)
    pane = getters.query_one(ChoicePane)
    mistakes = getters.query_one(MistakeList)
    chart = getters.query_one(ChanceChart)

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        *,
        id: str | None = None,
    ) -> None:
        """``names`` may address the reader; ``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._game = game
        self._names = names
        self._colours = colours
        self._heat_shown = False
        self._perfect = False
        """Whether the chart has the chances with perfect play, where they are known."""

        self._heading = ""
        self._goal = Goal.WIN
        self._reviewed: Sequence[RoundReview] = ()
        self._status: tuple[Sequence[str], str, Sequence[str]] = ((), "", ())
        self._seat = 0
        self._chosen: Selection | None = None
        self._hidden = False
        self._cursor: GameCursor | None = None

    def compose(self) -> ComposeResult:
        game = self._game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield ChoicePane(game.board, self._names, self._colours, id="study")
                yield MistakeList(game.board, self._names, id="mistakes")
                yield RoundPane(self._names, id="round")
                yield PlayersPanel(id="side-players")
        yield PlainStatic(id="round-line")
        with Horizontal(id="bottom"):
            yield ChanceChart(self._colours, game.first.round, id="chart")
            yield RegionPoints(self._colours, id="points")
            yield PlayersPanel(id="players")

    def on_mount(self) -> None:
        self.kingdom.names = self._names
        self.kingdom.colours = self._colours
        who = zip(self._colours, self._names, strict=True)
        lines = tuple(PlayerLine(colour, name) for colour, name in who)
        for panel in self.query(PlayersPanel):
            panel.lines = lines
        self.chart.rounds = len(self._game.rounds)
        if not self.chart.rounds:
            self.query_one("#bottom").display = self.mistakes.display = False

    def show_status(
        self, parts: Sequence[str], story: str = "", remarks: Sequence[str] = ()
    ) -> None:
        """The line at the top: the first of the parts, the story, of the others those that fit.

        Remarks, which answer a key, stand in place of the story: the first, and what fits.

        Where what was played has no line of its own, it stands here: in place of the story too,
        unless that is a turning point's, which is told in one way only.
        """
        glyphs = self.app.glyphs
        self._status = parts, story, remarks
        room = self.size.width - 2
        line, *rest = parts or ("",)
        own_line = self.query_one("#round-line").display
        forms = [] if own_line else self._round_forms(round_line.short_round_lines)
        played = next((form for form in forms if width_of(f"{line} · {form}") <= room), "")
        if remarks:
            first, *more = remarks
            whole = f"{line} · {first}"
            line = whole if width_of(whole) <= room else first
            rest = [*more, played or story, *rest]
        elif played and ":" not in story:
            rest = [played, *rest]
        elif story:
            line = f"{line} · {story}"
        for part in rest:
            if part and width_of(f"{line} · {part}") <= room:
                line = f"{line} · {part}"
        style = "bold $accent" if remarks else ""  # an answer is not overlooked
        self.query_one("#status", PlainStatic).update(Content.styled(glyphs.spelled(line), style))

    def show_moment(self, cursor: GameCursor, seat: int) -> None:
        """The board at a moment, and where that is in the game."""
        self.kingdom.position = cursor.position
        self.kingdom.heat = None
        for panel in self.query(PlayersPanel):  # the sheet shows one of them, where there is room
            panel.position = cursor.position
        self._cursor = cursor
        self.set_class(not cursor.choosers, "-ended")
        self._show_round()
        self.chart.at = cursor.moment.played
        self.chart.seat = seat

    def show_chosen(self, seat: int, chosen: Selection | None, *, hidden: bool) -> None:
        """The markers that a player placed then; beside them, once known, a better choice's.

        ``hidden`` keeps both back.
        """
        self._seat, self._chosen, self._hidden = seat, chosen, hidden
        self.kingdom.preview = (seat, chosen.placed()) if chosen and not hidden else None
        self._show_best()
        self._show_round()
        self.show_status(*self._status)

    def show_review(self, job: ReviewJob, shown: Sequence[RoundReview]) -> None:
        """The mistakes in the rounds of the game reviewed so far; of ``shown``, the chances.

        ``shown`` are the rounds of the branch looked at, or again those of the game.
        """
        self._goal = job.settings.goal
        self._heading = chart_heading(self._goal)
        complete = len(job.rounds) == len(self._game.rounds)
        self.mistakes.show(job.rounds, job.settings.goal, complete=complete)
        self._reviewed = shown
        self._show_chances()
        self._flag_rounds()

    def toggle_chart(self) -> bool:
        """Shows the chances with perfect play in the chart, or again those against people; whether
        the first are known."""
        self._perfect = not self._perfect
        self._show_chances()
        return perfect_course(self._reviewed, self.chart.rounds) is not None

    def _show_chances(self) -> None:
        rounds = self.chart.rounds
        perfect = perfect_course(self._reviewed, rounds) if self._perfect else None
        self.chart.heading = (
            self._heading if perfect is None else phrase("kingsroad-review-perfect-heading")
        )
        self.chart.course = perfect or course(self._reviewed, rounds)

    def on_shown_anew(self) -> None:
        self._heading = chart_heading(self._goal)
        self._show_chances()
        self._flag_rounds()
        self._show_round()
        self.show_status(*self._status)

    def on_resize(self) -> None:
        roomy = self.screen.has_class("-huge") and self.screen.has_class("-tall")
        self.pane.most = _MANY if roomy else MAX_COMPARED
        self._show_round()
        self.show_status(*self._status)

    def _flag_rounds(self) -> None:
        """Marks the worst mistake of every round below the chart, and the turning points."""
        first, rounds, glyphs = self._game.first.round, self._reviewed, self.app.glyphs
        worst: dict[int, Mistake] = {}
        reader = seat_spoken_to(self._names)
        # One's own stands for its round, however much worse another's was.
        for mistake in sorted(mistakes(rounds), key=lambda one: one.choice.player != reader):
            worst.setdefault(mistake.round, mistake)
        flags = []
        for number, mistake in worst.items():
            colour = self._colours[mistake.choice.player]
            text = flag_words(glyphs.players[colour], mistake, self._goal)
            flags.append(Flag(number - first, text, colour))
        self.chart.flags = tuple(flags)
        self.chart.turning = tuple(number - first for number in deciding(rounds))

    def _show_round(self) -> None:
        """What was played and scored in the round, in a line above the chart and in sentences.

        While the answer is hidden they are, too. At the end of the game the final scoring stands
        there, with the log of the last round.
        """
        cursor = self._cursor
        if cursor is None:
            return
        report, forms = cursor.report, self._round_forms(round_line.round_lines)
        reports = cursor.game.reports
        ended = cursor.game.finished and report is None and bool(reports)
        if ended:  # a finished position that was given by its code has no rounds to tell of
            report = reports[-1]
            forms = [round_line.final_line(report, self._names)]
        line = self.query_one("#round-line", PlainStatic)
        room = self.size.width - 2
        words = next((form for form in forms if width_of(form) <= room), "")
        line.update(Content(self.app.glyphs.spelled(words)))
        line.set_class(bool(words), "-known")
        self.query_one(RoundPane).show(None if self._hidden else report)
        points = self.query_one(RegionPoints)
        points.reports = cursor.game.reports[: cursor.moment.played]
        points.set_class(bool(points.reports), "-known")

    def _round_forms(self, lines: round_line.RoundLines) -> list[str]:
        """What was played and scored in the round looked at, from the longest form on."""
        report = None if self._cursor is None or self._hidden else self._cursor.report
        letters = [LETTERS[colour] for colour in self._colours]
        return [] if report is None else list(lines(report, self._names, letters))

    def toggle_heat(self) -> bool:
        """Shows or hides where the opponents' markers are likely; whether they are shown now."""
        self._heat_shown = not self._heat_shown
        self._show_heat()
        return self._heat_shown

    @on(ChoicePane.AdviceChanged)
    def _advised(self) -> None:
        self._show_heat()
        self._show_best()

    def _show_heat(self) -> None:
        advice = self.pane.advice
        if advice is not None:
            likely = [opponent.markers for opponent in advice.opponents if opponent.markers]
            heat = tuple(map(sum, zip(*likely, strict=True)))
            self.kingdom.heat = heat if self._heat_shown and any(heat) else None

    def _show_best(self) -> None:
        """Draws the best choice, unless what was played is as good."""
        advice = self.pane.shown_advice()
        best = None
        settled = advice is not None and advice.final
        if advice is not None and settled and not self._hidden and advice.player == self._seat:
            played = self._chosen and find_candidate(advice.candidates, self._chosen)
            if not (played and is_good(played, advice.goal)):
                best = (self._seat, Selection.of(advice.recommended).placed())
        self.kingdom.best = best
