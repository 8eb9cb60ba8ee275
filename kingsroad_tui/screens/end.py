"""The end: who won and by what, how the scores went, what decided it, and what to do now."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import ClassVar

import msgspec
from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen

from kingsroad.games import Game
from kingsroad_tui.dialogs.save_game import save_dialog
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.host import Host
from kingsroad_tui.keys import hidden_binding
from kingsroad_tui.navigation import AnalyseGame, GoHome, PlayTable, StartGame
from kingsroad_tui.session.table import Table
from kingsroad_tui.text.game import count
from kingsroad_tui.text.outcome import decided_sentences, outcome_sentence, ranking_rows
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from kingsroad_tui.widgets.score_chart import ScoreChart


class EndScreen(Screen[None]):
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
        hidden_binding("y", "code", "Code", "The position's code", "end.code"),
        # Not Esc as well, which skips the story before: pressed once too often, it would end here.
        Binding("q", "leave", "Home", tooltip="To the first screen", id="end.leave"),
    ]

    app = getters.app(Host)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        game = self._table.game
        forfeits = self._table.setup.forfeited
        colours = [seat.colour for seat in self._table.setup.seats]
        with VerticalScroll(id="page"):
            yield PlainStatic(
                Content.styled(outcome_sentence(game, forfeits), "bold $success"),
                id="winner",
            )
            yield PlainStatic(id="ranking")
            yield ScoreChart(game, colours, id="chart")
            yield PlainStatic(Content("\n".join(decided_sentences(game, forfeits))), id="decided")
        with Horizontal(id="buttons"):
            yield PlainButton("Play again", variant="primary", id="again", compact=True)
            yield PlainButton("Save", id="save", compact=True)
            yield PlainButton("Analyse", id="analyse", compact=True)
            yield PlainButton("Home", id="leave", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._show_ranking()

    def on_glyphs_changed(self) -> None:
        self._show_ranking()

    def _show_ranking(self) -> None:
        setup = self._table.setup
        badges = player_badges(setup, self.app.glyphs)
        ranking = _ranking(self._table.game, badges, setup.forfeited)
        self.query_one("#ranking", PlainStatic).update(ranking)

    @on(PlainButton.Pressed, "#again")
    def action_again(self) -> None:
        old = self._table
        game = Game(old.game.players, old.game.variant, old.game.board, old.game.start)
        setup = msgspec.structs.replace(old.setup, seed=secrets.randbelow(2**31))
        self.app.post_message(StartGame(game, setup))

    @on(PlainButton.Pressed, "#save")
    def action_save(self) -> None:
        self.app.push_screen(save_dialog(self._table.game, self._table.setup))

    @on(PlainButton.Pressed, "#analyse")
    def action_analyse(self) -> None:
        self.app.post_message(AnalyseGame(self._table.game, self._table.setup))

    def action_take_back(self) -> None:
        if not self._table.can_take_back:
            self.notify("A round can be taken back only when one person plays alone.")
            return
        self._table.take_back()
        self.app.post_message(PlayTable(self._table))

    def action_code(self) -> None:
        self.app.copy_code(self._table.position)

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        self.app.post_message(GoHome())


def _ranking(game: Game, badges: tuple[Content, ...], forfeited: Collection[int]) -> Content:
    lines = []
    for place, seat, points, nobles in ranking_rows(game, forfeited):
        lines.append(
            Content.assemble(
                f"{place}. ",
                badges[seat],
                f" {game.players[seat]}: {count(points, 'point')}, {count(nobles, 'Noble')}",
                ", forfeited" if seat in forfeited else "",
            )
        )
    return Content("\n").join(lines)
