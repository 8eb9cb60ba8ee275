"""The end of a game of King & Assassins: who won, the three cards, how it went, what now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content

from assassins.actions import Side
from assassins.games import AssassinsGame, Opponents
from assassins.records import encode_game
from kingsroad_tui.assassins.drawing.cards import card_rows
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.drawing.way_chart import legend
from kingsroad_tui.assassins.keys import ASSASSINS_END_KEYS, ASSASSINS_TABLE_KEYS
from kingsroad_tui.assassins.ladder import RUNGS
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play import outcome
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.handing_over import side_alone
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.results import all_assassins_results, mark_of
from kingsroad_tui.assassins.review.screen import WayChart
from kingsroad_tui.assassins.review.way import way_of
from kingsroad_tui.assassins.rivals.remarks import CAST, last_word
from kingsroad_tui.ladder.standing_widget import StandingLines
from kingsroad_tui.ladder.words import goes_on
from kingsroad_tui.library.seats import Setup, new_seed
from kingsroad_tui.rivals.talking import show_last_word
from kingsroad_tui.rivals.widgets import RemarkPane
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.at_table import EndAtTable
    from kingsroad_tui.together.place import OwnPlace

_PADDING = 4
"""Columns beside what is said of the winner."""


class AssassinsEndScreen(AssassinsTableScreen):
    """A finished game, with the three cards turned up."""

    KEEPS_WORK = True
    HELP = "town-end"
    CSS_PATH = "../styles/end.tcss"
    AUTO_FOCUS = "#page"  # so that an Enter too many, meant for the story, begins no new game
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_END_KEYS

    def __init__(self, table: AssassinsTable, *, place: OwnPlace | None = None) -> None:
        """The end of a table's game.

        Args:
            table: the table.
            place: one's place at a table with somebody elsewhere; None at one of one's own.
        """
        super().__init__()
        self.table = table
        self._apart: EndAtTable | None = None
        if place is not None:
            from kingsroad_tui.together.at_table import EndAtTable
            from kingsroad_tui.together.mirror import keep_with_proof

            save = partial(keep_with_proof, ASSASSINS_SAVES, table)
            self._apart = EndAtTable(
                self, place, save, self.show_next, phrase("assassins-together-swap")
            )
            self.sit_at(self._apart, ASSASSINS_TABLE_KEYS)

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="winner")
        with Container(id="body"):
            yield PlainStatic(id="cards")
            yield AssassinsBoard(id="town")
            with Vertical(id="summary"):
                yield RemarkPane(id="remark")
                with VerticalScroll(id="page"):
                    yield StandingLines(
                        mark_of(self.table.game, self.table.setup),
                        RUNGS,
                        all_assassins_results,
                        id="standing",
                    )
                    yield WayChart(self.table.game, id="way")
                    yield PlainStatic(id="rounds")
                yield PlainStatic(id="more")
        with Container(id="foot"):
            yield PlainStatic(id="next")
            with Horizontal(id="buttons"):
                yield PlainButton(Say("assassins-key-swap"), id="swap", compact=True)
                yield PlainButton(
                    lambda: (
                        phrase("together-at-table-play-again")
                        if self._apart is None
                        else phrase("together-at-table-another")
                    ),
                    id="again",
                    compact=True,
                )
                yield PlainButton(Say("assassins-key-look-back"), id="look-back", compact=True)
                yield PlainButton(Say("assassins-key-save"), id="save", compact=True)
                yield PlainButton(Say("assassins-key-home"), id="leave", compact=True)
        yield Footer(show_command_palette=False)

    def before_leaving(self) -> str | None:
        """Saves the game once more where that failed before; asks a host who closes the table."""
        if self.table.unsaved():
            self.table.save()
        return self.closing_question()

    @property
    def withheld(self) -> Mapping[str, str]:
        return {} if self._apart is None else self._apart.withheld

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One key is enough for another game with somebody elsewhere: sides are swapped anyhow."""
        swaps = action == "swap" and self._apart is not None
        return not swaps and super().check_action(action, parameters)

    def leave_table(self) -> None:
        self.table.leave()

    def on_mount(self) -> None:
        self._write()
        self._last_word()
        self.query_one("#swap").display = self._apart is None
        self.settle(wholly=True)
        page = self.query_one("#page", VerticalScroll)
        for part in ("scroll_y", "virtual_size", "show_vertical_scrollbar"):
            self.watch(page, part, self._say_whether_more, init=False)

    def _last_word(self) -> None:
        game = self.table.game
        show_last_word(self, self.table, CAST, lambda talk: last_word(talk, game))

    def _say_whether_more(self) -> None:
        """Where the rounds go on below what is seen, a line says so."""
        page = self.query_one("#page", VerticalScroll)
        below = page.show_vertical_scrollbar and page.scroll_offset.y < page.max_scroll_y
        self.query_one("#more").set_class(below, "below")

    def on_shown_anew(self) -> None:
        self._write()

    def on_resize(self) -> None:
        if self.is_mounted:
            self._write()

    def _write(self) -> None:
        game, glyphs = self.table.game, self.app.glyphs
        setup = self.table.setup
        alone = None if setup.elsewhere else side_alone(setup)  # it was over when it came here
        headline, rest = outcome.winner_sentence(game, alone), [outcome.decided_sentence(game)]
        if match := outcome.match_sentence(game, self.table.setup.first_winner, alone):
            both = f"{headline} {match}"
            if cell_len(both) + _PADDING <= self.app.size.width:
                headline = both  # so that the town below keeps its rows
            else:
                rest.append(match)
        own = game.secret.assassins if game.secret else frozenset()
        numbers = knight_numbers(game)
        self.query_one(AssassinsBoard).view = BoardView(game.position, numbers, own=own)
        assert game.result is not None
        winner = self.query_one("#winner", PlainStatic)
        winner.set_class(game.result.winner is Side.PEOPLE, "people")
        winner.update(
            Content.assemble(
                (glyphs.spelled(headline), "bold"), glyphs.spelled("\n".join(["", *rest]))
            )
        )
        self.query_one("#cards", PlainStatic).update(
            Content.styled(
                "\n".join(card_rows(outcome.assassin_cards(game), glyphs)), "bold $accent"
            )
        )
        self.query_one("#more", PlainStatic).update(glyphs.spelled(phrase("assassins-end-more")))
        way = way_of(game)
        turning, meanings = outcome.turning_sentence(way), legend(way, glyphs)
        self.query_one("#rounds", PlainStatic).update(
            Content.assemble(
                (f"{meanings}\n" if meanings else "", "$text-muted"),
                (glyphs.spelled(f"{turning}\n" if turning else ""), "bold $accent"),
                glyphs.spelled(
                    "\n".join(
                        (
                            outcome.summary_sentence(game),
                            *self.beside_the_game,
                            *outcome.round_lines(game),
                        )
                    )
                ),
            )
        )
        self.show_next()

    @property
    def beside_the_game(self) -> tuple[str, ...]:
        """What is to be known of it besides how it went, in lines."""
        apart = self._apart
        return () if apart is None else apart.beside_the_game(closed=self.app.closed)

    def show_next(self) -> None:
        """What comes next, if it is wanted."""
        self.query_one("#next", PlainStatic).update(Content.styled(self.next_words, "bold"))

    @property
    def next_words(self) -> str:
        """What to do now."""
        if self._apart is not None:
            return self._apart.next_words()
        setup = self.table.setup
        if setup.occasion.rung:
            return goes_on("town_end.again")
        alone = None if setup.elsewhere else side_alone(setup)
        return outcome.next_sentence(self.table.game, setup.first_winner, alone=alone)

    @on(PlainButton.Pressed, "#swap")
    def action_swap(self) -> None:
        """The second game of a match; after that, the first of another one."""
        table = self.table
        king, people = table.game.players
        first = "" if table.setup.first_winner else _winner(table.game)
        setup = table.setup.swapped(new_seed(), first)
        swapped = Opponents(people, king)
        self.notify(outcome.swapped_sentence(swapped, first, alone=side_alone(setup)))
        self._start(swapped, setup)

    @on(PlainButton.Pressed, "#again")
    def action_again(self) -> None:
        if self._apart is not None:
            self._apart.want_another()
            return
        if self.table.setup.occasion.rung:
            self.app.go("ladder_game", GAME)
            return
        setup = self.table.setup.for_another(new_seed())
        self._start(self.table.game.players, setup)

    def _start(self, players: Opponents, setup: Setup) -> None:
        self.app.go("start", GAME, game=self.table.game.again(players), setup=setup)

    def action_copy_day(self) -> None:
        if not self.query_one(StandingLines).copy_day():
            self.notify(phrase("ladder-daily-not-the-day"))

    def action_share(self) -> None:
        self.app.copy_game(encode_game(self.table.game.as_public()), proved=self.table.proved)

    def action_log(self) -> None:
        self.app.push_screen(AssassinsLogDialog(self.table.game))

    @on(PlainButton.Pressed, "#look-back")
    def _look_back_pressed(self) -> None:
        self.action_look_back()

    @on(PlainButton.Pressed, "#save")
    def _save_pressed(self) -> None:
        self.action_save()

    @on(PlainButton.Pressed, "#leave")
    def _leave_pressed(self) -> None:
        self.action_leave()


def _winner(game: AssassinsGame) -> str:
    assert game.result is not None
    return game.players.of(game.result.winner)
