"""The end: who won and by what, how the scores went, what decided it, and what to do now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content

from kingsroad.notation import print_position
from kingsroad.records import encode_game
from kingsroad_tui.drawing.one_line import crown
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.keys.registry import TABLE_KEYS
from kingsroad_tui.kingsroad.keys import END_KEYS
from kingsroad_tui.kingsroad.ladder import RUNGS
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play import outcome_words
from kingsroad_tui.kingsroad.play.score_chart import ScoreChart
from kingsroad_tui.kingsroad.play.table import Table, another_game
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.kingsroad.results import all_results, mark_of
from kingsroad_tui.kingsroad.rivals.remarks import CAST, last_word
from kingsroad_tui.kingsroad.words.people import names_at, seat_spoken_to
from kingsroad_tui.ladder.standing_widget import StandingLines
from kingsroad_tui.ladder.words import goes_on
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.library.seats import new_seed
from kingsroad_tui.rivals.talking import show_last_word
from kingsroad_tui.rivals.widgets import RemarkPane
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from kingsroad_tui.words.lists import labelled, rank
from kingsroad_tui.words.refusals import undo_question, undo_refusal
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.at_table import EndAtTable
    from kingsroad_tui.together.place import OwnPlace

_ROOMY: Final = 24
"""From this height on there is a line of its own for how it ended for oneself."""

_SPACIOUS: Final = 34
"""From this height on there is a crown."""


class EndScreen(HouseScreen[None]):
    """A finished game."""

    KEEPS_WORK = True
    HELP = "end"

    CSS_PATH = "../styles/end.tcss"
    AUTO_FOCUS = "#page"  # so that arrows scroll, and an Enter too many presses no button
    BINDINGS: ClassVar[list[BindingType]] = END_KEYS

    def __init__(self, table: Table, *, place: OwnPlace | None = None) -> None:
        """The end of a table's game.

        Args:
            table: the table.
            place: one's place at a table with people elsewhere; None at one of one's own.
        """
        super().__init__()
        self._table = table
        self._apart: EndAtTable | None = None
        if place is not None:
            from kingsroad_tui.together.at_table import EndAtTable
            from kingsroad_tui.together.mirror import keep_with_proof

            save = partial(keep_with_proof, SAVES, table)
            self._apart = EndAtTable(self, place, save, self._show_next)
            self.sit_at(self._apart, TABLE_KEYS)
            self.add_class("-apart")

    def compose(self) -> ComposeResult:
        game = self._table.game
        forfeits = self._table.setup.forfeited
        colours = [seat.colour for seat in self._table.setup.seats]
        names = names_at(self._table)
        with VerticalScroll(id="page"):
            yield PlainStatic(id="winner")
            yield RemarkPane(id="remark")
            yield PlainStatic(id="ranking")
            yield ScoreChart(game, colours, names, id="chart")
            yield PlainStatic(
                lambda: _decided(outcome_words.what_decided(game, forfeits, names_at(self._table))),
                id="decided",
            )
            yield StandingLines(mark_of(game, self._table.setup), RUNGS, all_results, id="standing")
            if self._apart is not None:
                beside = self._apart.beside_the_game(closed=self.app.closed)
                yield PlainStatic("\n".join(beside), id="beside")
            yield PlainStatic(self._next_words, id="next")
        with Horizontal(id="buttons"):
            yield PlainButton(
                lambda: (
                    phrase("together-at-table-play-again")
                    if self._apart is None
                    else phrase("together-at-table-another")
                ),
                id="again",
                compact=True,
            )
            yield PlainButton(Say("kingsroad-outcome-save"), id="save", compact=True)
            yield PlainButton(Say("kingsroad-outcome-look-back"), id="analyse", compact=True)
            if len(self._table.setup.people) == 1:
                yield PlainButton(Say("kingsroad-outcome-my-mistakes"), id="mistakes", compact=True)
            begun_there = self.app.way_back is not None
            way_out = (
                Say("kingsroad-outcome-to-analysis")
                if begun_there
                else Say("kingsroad-outcome-home")
            )
            yield PlainButton(way_out, id="leave", compact=True)
        yield Footer(show_command_palette=False)

    def _next_words(self) -> str:
        """What to do now."""
        if self._apart is not None:
            return self._apart.next_words()
        if self._table.setup.occasion.rung:
            return goes_on("end.again")
        return outcome_words.next_words(alone=seat_spoken_to(names_at(self._table)) is not None)

    def _show_next(self) -> None:
        self.query_one("#next", PlainStatic).update(self._next_words)

    def on_mount(self) -> None:
        self._show_outcome()
        self._last_word()
        self.settle(wholly=True)

    def _last_word(self) -> None:
        game, out = self._table.game, tuple(self._table.setup.forfeited)
        show_last_word(self, self._table, CAST, lambda talk: last_word(talk, game, out))

    def on_shown_anew(self) -> None:
        self._show_outcome()
        table = self._table
        colours = [seat.colour for seat in table.setup.seats]
        self.query_one(ScoreChart).show(table.game, colours, names_at(table))

    def on_resize(self) -> None:
        self._show_outcome()

    @property
    def withheld(self) -> Mapping[str, str]:
        """What is for one person who plays alone, and not at a table with people elsewhere."""
        if self._apart is not None:
            return {"take_back": phrase("together-no-undo"), **self._apart.withheld}
        if self._table.setup.hot_seat:
            return {
                "take_back": self._table_undo_refusal,
                "mistakes": phrase("kingsroad-mistakes-only-solo"),
            }
        return {"take_back": self._table_undo_refusal} if self._table.setup.occasion else {}

    @property
    def _table_undo_refusal(self) -> str:
        table = self._table
        return undo_refusal(len(table.setup.people), counts=bool(table.setup.occasion))

    def _show_outcome(self) -> None:
        setup, game = self._table.setup, self._table.game
        badges = player_badges(setup, self.app.glyphs)
        winners = ranking(game.position, setup.forfeited)[0]
        alone = len(winners) == 1
        colour = f"$player-{setup.seats[winners[0]].colour}" if alone else "$success"
        names = names_at(self._table)
        sentence, own = outcome_words.ending_sentences(
            game, setup.forfeited, names, seat_spoken_to(names)
        )
        height = self.size.height
        width = self.size.width - 4
        self.query_one("#winner", PlainStatic).update(
            Content.assemble(
                (f"{crown(self.app.glyphs)}\n" if height >= _SPACIOUS else "", f"bold {colour}"),
                *(badges[seat] for seat in winners),
                " ",
                (f"  {sentence}  ", f"bold $background on {colour}"),
                (f"\n{own}" if own and height >= _ROOMY else "", "bold"),
            )
        )
        rows = outcome_words.ranking_rows(game, setup.forfeited)
        lines = _ranking(names_at(self._table), rows, badges, setup.forfeited, width)
        room = width - lines[-1].cell_length - _BAR_GAP
        if room >= _LEAST_BAR:
            colours = [setup.seats[row.seat].colour for row in rows]
            bars = _bars(rows, colours, self.app.glyphs.shades, room)
            pairs = zip(lines, bars, strict=True)
            lines = [Content.assemble(line, " " * _BAR_GAP, bar) for line, bar in pairs]
        self.query_one("#ranking", PlainStatic).update(Content("\n").join(lines))

    @on(PlainButton.Pressed, "#again")
    def _again_pressed(self) -> None:
        self.action_again()

    def action_again(self) -> None:
        """The next game of the ladder, or another one at the same table."""
        if self._apart is not None:
            self._apart.want_another()
            return
        if self._table.setup.occasion.rung:
            self.app.go("ladder_game", GAME)
            return
        game, setup = another_game(self._table, new_seed())
        self.app.go("start", GAME, game=game, setup=setup)

    def action_copy_day(self) -> None:
        if not self.query_one(StandingLines).copy_day():
            self.notify(phrase("ladder-daily-not-the-day"))

    @on(PlainButton.Pressed, "#save")
    def action_save(self) -> None:
        self.app.push_screen(self.save_dialog())

    @property
    def unsaved(self) -> str:
        return self._table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        return save_dialog(SAVES, *self._table.named(), self._table.where())

    def before_leaving(self) -> str | None:
        """Saves the game once more where that failed before; asks a host who closes the table."""
        if self._table.unsaved():
            self._table.save()
        return self.closing_question()

    def leave_table(self) -> None:
        self._table.leave()

    @on(PlainButton.Pressed, "#analyse")
    def action_analyse(self) -> None:
        table = self._table
        self.app.go("analysis", GAME, game=table.game, setup=table.setup, record=table.where())

    @on(PlainButton.Pressed, "#mistakes")
    def action_mistakes(self) -> None:
        """Has the worst choices of the one person at the table played again."""
        if len(self._table.setup.people) != 1:
            self.notify(phrase("kingsroad-mistakes-only-solo"))
            return
        (seat,) = self._table.setup.people
        self.app.go(
            "mistakes",
            GAME,
            game=self._table.game,
            setup=self._table.setup,
            seat=seat,
            record=self._table.where(),
        )

    def action_take_back(self) -> None:
        """Asks in a line what it means, then goes back to before the last round."""
        table = self._table
        if not table.can_take_back:
            self.notify(self._table_undo_refusal)
            return

        def take_back(sure: bool | None) -> None:
            if sure:
                table.take_back()
                self.app.go("play", GAME, table=table)

        computers = len(table.setup.people) < len(table.setup.seats)
        question = undo_question(table.last_round, computers=computers)
        self.app.push_screen(
            ConfirmDialog(question, phrase("kingsroad-undo"), phrase("kingsroad-cancel")), take_back
        )

    def action_code(self) -> None:
        self.app.copy_code(print_position(self._table.position))

    def action_share(self) -> None:
        self.app.copy_game(encode_game(self._table.game.as_public()), proved=self._table.proved)

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        self.app.go("back")


_FIGURES: Final = ("points", "places", "nobles", "final")
_COLUMN = 8
"""Cells for a figure; the last one takes what it needs."""


def _decided(found: Sequence[outcome_words.Decided]) -> Content:
    """What decided the game, a line each; what a line is about stands out."""
    lines = [
        Content.assemble((labelled(about, "") if about else "", "bold"), said)
        for about, said in found
    ]
    return Content("\n").join(lines)


_LEAST_BAR: Final = 30
"""Cells for the bars of points beside the ranking; with less room there are none."""

_BAR_GAP: Final = 4


def _bars(
    rows: Sequence[outcome_words.RankingRow], colours: Sequence[int], shades: str, room: int
) -> Iterator[Content]:
    """The points as bars that add up, under a line that says which part is which."""
    solid, middle, light = (shades[number] for number in (4, 3, 1))
    shown = zip((solid, middle, light), _FIGURES[1:], strict=True)
    legend = "  ".join(
        f"{sign} {phrase(f'kingsroad-outcome-column-{name}')}" for sign, name in shown
    )
    yield Content.styled(legend, "$text-muted")
    most = max(1, *(row.points for row in rows))
    for row, colour in zip(rows, colours, strict=True):
        sums = accumulate((row.in_rounds, row.bonus, row.final))
        ends = [0, *(round(max(0, total) * room / most) for total in sums)]
        parts = zip((solid, middle, light), pairwise(ends), strict=True)
        bar = "".join(shade * (end - start) for shade, (start, end) in parts)
        yield Content.styled(bar, f"$player-{colour}")


def _ranking(
    called: Sequence[str],
    rows: list[outcome_words.RankingRow],
    badges: tuple[Content, ...],
    forfeited: Collection[int],
    width: int,
) -> list[Content]:
    """A line a player: place, name, points, and these by where they came from."""
    marks = {
        row.seat: f" {phrase('kingsroad-outcome-forfeited')}" if row.seat in forfeited else ""
        for row in rows
    }
    names = {row.seat: Content(f"{called[row.seat]}{marks[row.seat]}") for row in rows}
    longest = max(name.cell_length for name in names.values())
    room = max(1, min(longest, width - 6 - 4 * _COLUMN))
    head = "".join(phrase(f"kingsroad-outcome-column-{name}").rjust(_COLUMN) for name in _FIGURES)
    lines = [Content.styled(" " * (room + 6) + head, "$text-muted")]
    for row in rows:
        name = names[row.seat].truncate(room, ellipsis=True)
        figures = (row.points, row.in_rounds, row.bonus, row.final)
        points, *parts = (f"{figure:>{_COLUMN}}" for figure in figures)
        lines.append(
            Content.assemble(
                f"{rank(row.place, tied=row.tied)} ",
                badges[row.seat],
                " ",
                name.pad_right(room - name.cell_length),
                (points, "bold"),
                "".join(parts),
            )
        )
    return lines
