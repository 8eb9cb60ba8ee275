"""The end: who won and by what, how the scores went, what decided it, and what to do now."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from kingsroad.games import Game
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.session.table import Table
from kingsroad_tui.text.game import count
from kingsroad_tui.text.outcome import decided_sentences, outcome_sentence, ranking_rows
from kingsroad_tui.widgets.chart import ScoreChart
from kingsroad_tui.widgets.footer import Footer

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


class End(Screen[None]):
    """A finished game."""

    HELP = (
        "The end of the game: the ranking, everybody's points after each round, and what decided "
        "it."
    )

    CSS_PATH = "../styles/end.tcss"
    AUTO_FOCUS = "#again"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g", "again", "Again", tooltip="The same table, a new game", id="end.again"),
        Binding("s", "save", "Save", tooltip="Save the game by a name", id="end.save"),
        Binding("a", "analyse", "Analyse", tooltip="Round by round", id="end.analyse"),
        Binding("t", "take_back", "Undo", tooltip="Take back the last round", id="end.take_back"),
        Binding("y", "code", "Code", show=False, tooltip="The position's code", id="end.code"),
        # Not Esc as well, which skips the story before: pressed once too often, it would end here.
        Binding("q", "leave", "Home", tooltip="To the first screen", id="end.home"),
    ]
    app: KingsRoad

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        """Winner, ranking, chart, what decided it, buttons."""
        game = self._table.game
        tokens = player_badges(self._table.setup, self.app.glyphs)
        forfeits = self._table.setup.forfeited
        with VerticalScroll(id="page"):
            yield Static(
                Content.styled(outcome_sentence(game, forfeits), "bold $success"),
                id="winner",
            )
            yield Static(_ranking(game, tokens, forfeits), id="ranking")
            yield ScoreChart(game, tokens, id="chart")
            yield Static(Content("\n".join(decided_sentences(game, forfeits))), id="decided")
        with Horizontal(id="buttons"):
            yield Button("Play again", variant="primary", id="again", compact=True)
            yield Button("Save", id="save", compact=True)
            yield Button("Analyse", id="analyse", compact=True)
            yield Button("Home", id="leave", compact=True)
        yield Footer(show_command_palette=False)

    @on(Button.Pressed, "#again")
    def action_again(self) -> None:
        """The same table with another seed."""
        old = self._table
        game = Game(old.game.players, old.game.variant, old.game.board, old.game.start)
        setup = msgspec.structs.replace(old.setup, seed=secrets.randbelow(2**31))
        self.dismiss()
        self.app.begin(game, setup)

    @on(Button.Pressed, "#save")
    def action_save(self) -> None:
        """Saves the game by a name."""
        from kingsroad_tui.screens.files import SaveGame

        self.app.push_screen(SaveGame(self._table.game, self._table.setup))

    @on(Button.Pressed, "#analyse")
    def action_analyse(self) -> None:
        """The game round by round."""
        self.app.analyse(self._table.game, self._table.setup)

    def action_take_back(self) -> None:
        """Back into the game, before its last round."""
        if not self._table.can_take_back:
            self.notify("A round can be taken back only when one person plays alone.")
            return
        from kingsroad_tui.screens.play import PlayScreen

        self._table.take_back()
        self.app.switch_screen(PlayScreen(self._table))

    def action_code(self) -> None:
        """Copies the position's code."""
        self.app.tell_code(self._table.position)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """To the first screen."""
        self.dismiss()


def _ranking(game: Game, tokens: tuple[Content, ...], forfeited: Collection[int]) -> Content:
    lines = []
    for place, seat, points, nobles in ranking_rows(game, forfeited):
        lines.append(
            Content.assemble(
                f"{place}. ",
                tokens[seat],
                f" {game.players[seat]}: {count(points, 'point')}, {count(nobles, 'Noble')}",
                ", forfeited" if seat in forfeited else "",
            )
        )
    return Content("\n").join(lines)
