"""The review of a game of King & Assassins: all phases, what they cost, luck, the course.

The course is shown as pictures: the king's chance before each round, and his way. Other screens
that show how well phases were played, as the solver judges them, build on the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from rich.style import Style
from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.theme import Theme
from textual.widgets.option_list import Option

from advisor.messages.accounts import Judged
from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.drawing.way_chart import draw_way
from kingsroad_tui.assassins.keys import ASSASSINS_REVIEW_KEYS
from kingsroad_tui.assassins.look.colours import assassins_styles
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import judged as words
from kingsroad_tui.assassins.review import summary
from kingsroad_tui.assassins.review.phases import JudgedPhases, judged_at, judging_at
from kingsroad_tui.assassins.review.way import way_of
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.drawing.line_chart import LineChart, Series, draw_line_chart
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.grounds import Colours
from kingsroad_tui.review.judging import judge_behind
from kingsroad_tui.shell.errors import one_line
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.canvas_widget import CanvasWidget, LineChartWidget
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase

_MIN_SIZE: Final = (30, 4)
_MIN_CONNECTED_HEIGHT: Final = 5
"""In a lower chart, dots between the values would show more than the values do."""


class CourseChart(LineChartWidget):
    """What is known of the course so far; rounds that are not judged yet leave room."""

    _course: summary.AssassinsCourse | None = None
    _rounds = 0

    def show(self, course: summary.AssassinsCourse | None, rounds: int) -> None:
        """Shows a course; ``rounds`` is how many the game has."""
        self._course, self._rounds = course, rounds
        self.refresh()

    def draw(self, width: int, height: int) -> Canvas:
        course = self._course
        if course is None or width < _MIN_SIZE[0] or height < _MIN_SIZE[1]:
            return Canvas(width, height)
        first = course.rounds[0]
        chart = LineChart(
            title=phrase("assassins-review-course"),
            series=(Series("", 0, course.chances),),
            x_labels=(*map(str, range(first, max(self._rounds, course.rounds[-1]) + 1)), ""),
            ticks=((0.0, "0%"), (0.5, "50%"), (1.0, "100%")),
        )
        return draw_line_chart(
            chart,
            (width, height),
            self.app.glyphs,
            connected=height >= _MIN_CONNECTED_HEIGHT,
            titled=True,
        )


class WayChart(CanvasWidget):
    """A game, round by round."""

    HELP = "town-way-chart"

    def __init__(self, game: AssassinsGame, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._way = way_of(game)

    def show(self, game: AssassinsGame) -> None:
        """Shows the game as far as it has been played now."""
        self._way = way_of(game)
        self.refresh()

    def draw(self, width: int, height: int, glyphs: Glyphs) -> Canvas:
        return draw_way(self._way, width, height, glyphs)

    def styles_in(self, theme: Theme, colours: Colours) -> Mapping[str, Style]:
        return assassins_styles(theme, few_colours=colours is Colours.FEW)


class JudgedScreen(HouseScreen[None]):
    """Has the phases judged, and shows of them what may be seen here.

    Attributes:
        table: the table.
    """

    table: AssassinsTable

    @property
    def judged(self) -> JudgedPhases:
        """What is known by now of how well the phases were played."""
        return judged_at(self.table)

    def on_screen_resume(self) -> None:
        """Goes on with the judging."""
        judging = judging_at(self.table)
        if self._hear not in judging.listeners:
            judging.listeners.append(self._hear)
        if self.table.reviewed_side is not None and judging.review is None:
            judge_behind(self.app, judging)

    def on_screen_suspend(self) -> None:
        listeners = judging_at(self.table).listeners
        if self._hear in listeners:  # a screen may be covered before it was ever at the top
            listeners.remove(self._hear)

    def _hear(self, problem: str) -> None:
        self.phases_judged(problem)

    def phases_judged(self, problem: str = "") -> None:
        """More is known, or (``problem``) nothing more will be."""

    def mistake_from(self, number: int, step: int) -> int | None:
        """The place of the next phase worth a word, or with -1 of the one before."""
        places = [one.number for one in self.judged.phases if one.is_mistake]
        beyond = [place for place in places if (place - number) * step > 0]
        return (min(beyond) if step > 0 else max(beyond)) if beyond else None

    def no_more_mistakes(self) -> str:
        """That no phase further on is worth a word, or none of those judged so far."""
        judged, total = len(self.judged.phases), len(self.table.game.phases)
        if judged < total:
            return phrase("assassins-review-no-mistakes-yet", judged=judged, total=total)
        return phrase("assassins-review-no-more-mistakes")

    def try_phase(self, number: int) -> str:
        """Has a phase tried again, or says why it cannot be."""
        one = self.judged.of(number)
        if not self.table.game.finished:
            return phrase("assassins-review-running")
        if one is not None:
            self.app.go("try", GAME, played=self.table, number=number)
            return ""
        judged = number < len(self.judged.phases)
        return phrase("assassins-review-nobodys") if judged else phrase("assassins-review-not-yet")

    def judged_phase(self, number: int) -> PhaseReview | None:
        """What is said of a phase, by its place; None where it is not judged."""
        return self.judged.of(number)


class AssassinsReviewScreen(JudgedScreen):
    """A list of the phases with the course of the game above, and below what is said of the one
    that is highlighted."""

    HELP = "town-review"
    CSS_PATH = "../styles/review.tcss"
    AUTO_FOCUS = "#phases"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_REVIEW_KEYS

    phases = getters.query_one("#phases", PlainOptionList)

    def __init__(self, table: AssassinsTable, at: int, look_at: Callable[[int], None]) -> None:
        """``at`` is the place of the phase to begin with; ``look_at`` is called with that of the
        phase to be shown on the board, if one is chosen."""
        super().__init__()
        self.table = table
        self._look_at = look_at
        self._wanted = at

    @property
    def _own_side(self) -> str | None:
        """The side of the only person at the table; None for both."""
        alone = self.table.setup.alone
        return None if alone is None else Side.at(alone).value

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="title")
        yield CourseChart(id="course")
        yield PlainStatic(Say("assassins-review-header"), id="header")
        yield PlainOptionList(id="phases", compact=True)
        with VerticalScroll(id="details"):
            yield PlainStatic(id="detail")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#details").can_focus = False
        self.phases_judged()

    def on_shown_anew(self) -> None:
        self.phases_judged()

    # ------------------------------------------------------------------------ what is shown

    def phases_judged(self, problem: str = "") -> None:
        table, judged = self.table, self.judged
        made = words.shown_by_phase(judged.phases)
        rows = [(one, self._row(one, made.get(one.number))) for one in judged.phases]
        for one, row in rows[: self.phases.option_count]:  # what came of it may be known by now
            self.phases.replace_option_prompt(str(one.number), row)
        for one, row in rows[self.phases.option_count :]:
            self.phases.add_option(Option(row, id=str(one.number)))
        if self.phases.highlighted is None and self.phases.option_count > self._wanted:
            self.phases.highlighted = self._wanted
        self.query_one(CourseChart).show(
            summary.course_of(judged.phases) if judged.phases else None, table.position.round
        )
        self.query_one("#title", PlainStatic).update(self._title(problem))
        self._say_detail()

    def _row(self, one: PhaseReview, made: Judged | None) -> Content:
        row = self.app.glyphs.spelled(words.phase_row(one, made))
        return Content.styled(row, "bold $text-warning" if one.is_mistake else "")

    def _title(self, problem: str) -> Content:
        game, judged = self.table.game, self.judged
        if problem:
            said = problem
        elif self.table.reviewed_side is None:
            said = phrase("assassins-review-not-allowed")
        elif judged.review is None:
            said = phrase(
                "assassins-review-progress",
                done=len(judged.phases),
                total=len(game.phases),
            )
        else:
            sums = [
                summary.side_line(side, summary.account_shown(judged.review, side.side))
                for side in judged.review.sides
            ]
            first = [
                phrase(
                    "assassins-review-moment",
                    round=one.round,
                    called=words.signed_class(one),
                )
                for one in summary.moments(judged.review.phases, self._own_side)
            ]
            look = [phrase("assassins-review-moments", moments=tuple(first))] if first else []
            unjudged = summary.not_judged_sentence(judged.review, game)
            said = "\n".join([*look, *sums, unjudged]).strip()
        spelled = self.app.glyphs.spelled
        title = spelled(
            phrase(
                "assassins-review-title",
                king=shown(game.players.king),
                people=shown(game.players.people),
            )
        )
        return Content.assemble((title, "bold"), f"\n{spelled(said)}")

    def _say_detail(self) -> None:
        one = self._one
        made = words.shown_by_phase(self.judged.phases)
        heading = f"{words.place_words(one)}. " if one else ""
        said = words.detail_text(one, self.table.game, made.get(one.number)) if one else ""
        spelled = self.app.glyphs.spelled
        self.query_one("#detail", PlainStatic).update(
            Content.assemble((spelled(heading), "bold $accent"), spelled(said))
        )
        self.query_one("#details", VerticalScroll).scroll_home(animate=False)

    @property
    def _one(self) -> PhaseReview | None:
        at = self.phases.highlighted
        return None if at is None else self.judged.phases[at]

    @on(PlainOptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self._say_detail()

    # ------------------------------------------------------------------------------- keys

    def action_move(self, step: int) -> None:
        at = self.phases.highlighted
        if at is not None:
            self.phases.highlighted = max(0, min(at + step, self.phases.option_count - 1))

    def action_mistake(self, step: int) -> None:
        at = self.phases.highlighted
        found = None if at is None else self.mistake_from(at, step)
        if found is None:
            self.notify(self.no_more_mistakes())
        else:
            self.phases.highlighted = found

    @on(PlainOptionList.OptionSelected)
    def action_look(self) -> None:
        at = self.phases.highlighted
        self.dismiss()
        if at is not None:
            self._look_at(at)

    def action_try_again(self) -> None:
        at = self.phases.highlighted
        if at is not None and (why := self.try_phase(at)):
            self.notify(why)

    def action_report(self) -> None:
        """Writes the review as a page, and says where."""
        judged, game = self.judged, self.table.game
        if judged.review is None:
            self.notify(phrase("assassins-review-not-all-yet"))
            return
        from kingsroad_tui.assassins.report.sections import REPORT

        try:
            page = REPORT.write(self.table.where(), game, judged.review)
        except OSError as error:
            self.notify(saving.report_not_written(error), severity="error")
        else:
            self.notify(
                phrase("assassins-review-report-written", page=one_line(str(page))), timeout=12
            )

    def action_leave(self) -> None:
        self.dismiss()
