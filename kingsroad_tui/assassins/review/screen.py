"""The review of a game of King & Assassins: all phases, what they cost, luck, the course."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets.option_list import Option

from advisor.messages.assassins_review import PhaseReview
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.keys import ASSASSINS_REVIEW_KEYS
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.assassins.review.course_chart import CourseChart
from kingsroad_tui.assassins.review.judged import place_words
from kingsroad_tui.assassins.review.judged_screen import JudgedScreen
from kingsroad_tui.assassins.review.summary import (
    course_of,
    not_judged_sentence,
    side_line,
)
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic


class AssassinsReviewScreen(JudgedScreen):
    """A list of the phases with the course of the game above, and below what is said of the one
    that is highlighted."""

    HELP = help_texts.ASSASSINS_REVIEW
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

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="title")
        yield CourseChart(id="course")
        yield PlainStatic(shown.HEADER, id="header")
        yield PlainOptionList(id="phases", compact=True)
        with VerticalScroll(id="details"):
            yield PlainStatic(id="detail")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#details").can_focus = False
        self.phases_judged()

    def on_glyphs_changed(self) -> None:
        self.phases_judged()

    # ------------------------------------------------------------------------ what is shown

    def phases_judged(self, problem: str = "") -> None:
        table, judged = self.table, self.table.judged
        for one in judged.phases[self.phases.option_count :]:
            self.phases.add_option(Option(self._row(one), id=str(one.number)))
        if self.phases.highlighted is None and self.phases.option_count > self._wanted:
            self.phases.highlighted = self._wanted
        self.query_one(CourseChart).show(
            course_of(judged.phases) if judged.phases else None, table.position.round
        )
        self.query_one("#title", PlainStatic).update(self._title(problem))
        self._say_detail()

    def _row(self, one: PhaseReview) -> Content:
        row = self.app.glyphs.spelled(shown.phase_row(one))
        return Content.styled(row, "bold $text-warning" if one.is_mistake else "")

    def _title(self, problem: str) -> Content:
        game, judged = self.table.game, self.table.judged
        if problem:
            said = problem
        elif self.table.reviewed_side is None:
            said = shown.NOT_ALLOWED
        elif judged.review is None or not judged.covers(game):
            said = shown.judged_so_far(len(judged.phases), len(game.phases))
        else:
            sums = [side_line(side) for side in judged.review.sides]
            said = "\n".join([*sums, not_judged_sentence(judged.review, game)]).strip()
        spelled = self.app.glyphs.spelled
        title = spelled(shown.review_title(game))
        return Content.assemble((title, "bold"), f"\n{spelled(said)}")

    def _say_detail(self) -> None:
        one = self._one
        heading = f"{place_words(one)}. " if one else ""
        said = shown.detail_text(one, self.table.game) if one else ""
        spelled = self.app.glyphs.spelled
        self.query_one("#detail", PlainStatic).update(
            Content.assemble((spelled(heading), "bold $accent"), spelled(said))
        )
        self.query_one("#details", VerticalScroll).scroll_home(animate=False)

    @property
    def _one(self) -> PhaseReview | None:
        at = self.phases.highlighted
        return None if at is None else self.table.judged.phases[at]

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
            self.notify(shown.no_more_mistakes(self.table.game, len(self.table.judged.phases)))
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
        judged, game = self.table.judged, self.table.game
        if judged.review is None or not judged.covers(game):
            self.notify(shown.NOT_ALL_YET)
            return
        from kingsroad_tui.assassins.report.sections import REPORT

        try:
            page = REPORT.write(self.table.where(), game, judged.review)
        except OSError as error:
            self.notify(saving.report_not_written(error), severity="error")
        else:
            self.notify(shown.report_written(page), timeout=12)

    def action_leave(self) -> None:
        self.dismiss()
