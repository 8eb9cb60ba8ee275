"""The Textual app: themes, the way from screen to screen, the solver process, the palette."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import ClassVar

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.screen import Screen

from kingsroad.board import Board
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.position import Position
from kingsroad_tui.client import Solver
from kingsroad_tui.folders import folders
from kingsroad_tui.glyphs import Glyphs
from kingsroad_tui.keys import KeyProblem, keymap
from kingsroad_tui.saves import (
    SavedGame,
    autosave_folder,
    new_autosave,
    prune_autosaves,
    setup_for,
    write_table,
)
from kingsroad_tui.screens.home import Home
from kingsroad_tui.screens.too_small import TooSmall
from kingsroad_tui.settings import Settings, read_settings
from kingsroad_tui.table import Setup, Table
from kingsroad_tui.themes import DEFAULTS, THEMES

SMALLEST = (60, 20)
"""Columns and rows below which only a polite message fits."""


class KingsRoad(App[None]):
    """King's Road for the terminal.

    Attributes:
        board: the board that new games use.
        settings: how this person likes the app.
        glyphs: the signs to draw with.
        solver: the solver process; started when something is asked of it.
    """

    TITLE = "King's Road"
    CSS_PATH: ClassVar[list[str | PurePath]] = ["styles/app.tcss", "styles/home.tcss"]
    HORIZONTAL_BREAKPOINTS = [
        (0, "-narrow"),
        (80, "-normal"),
        (116, "-wide"),
        (180, "-huge"),
    ]
    VERTICAL_BREAKPOINTS = [
        (0, "-short"),
        (24, "-medium"),
        (34, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help", tooltip="Help for what you see, and the keys", id="app.help"),
        Binding(
            "ctrl+q", "quit", "Quit", tooltip="Leave; the game is saved", show=False, id="app.quit"
        ),
    ]

    def __init__(self, board: Board | None = None, solver: Solver | None = None) -> None:
        super().__init__()
        self.board = board
        for theme in THEMES:
            self.register_theme(theme)
        self.glyphs = Glyphs.unicode()
        self.settings, self._trouble = read_settings()
        self.solver = solver or Solver(log=folders().state / "solver.log")

    def on_mount(self) -> None:
        """The settings take effect; what is wrong with them is said."""
        self.use_settings(self.settings)
        if self._trouble:
            self.notify(self._trouble, severity="warning", timeout=12, markup=False)

    def use_settings(self, settings: Settings) -> None:
        """Makes these the settings in force; raises nothing, but says what cannot be had."""
        self.settings = settings
        self.glyphs = Glyphs.named(settings.glyphs)
        self.theme = settings.theme
        try:
            self.set_keymap(keymap(settings.keys) if settings.keys else {})
        except KeyProblem as problem:
            self.notify(str(problem), severity="warning", timeout=12, markup=False)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Player colours, for themes that are not ours."""
        return dict(DEFAULTS)

    def get_default_screen(self) -> Screen[None]:
        """Home lies under everything."""
        return Home()

    def on_resize(self, event: Resize) -> None:
        """A terminal that is too small gets a message instead of a broken screen."""
        small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        if small and not self._covered:
            self.push_screen(TooSmall())
        elif self._covered and not small:
            self.pop_screen()

    @property
    def _covered(self) -> bool:
        """Whether the message that the terminal is too small is shown."""
        return isinstance(self.screen, TooSmall)

    def action_command_palette(self) -> None:
        """The palette, but never over the message that the terminal is too small."""
        if not self._covered:
            super().action_command_palette()

    async def on_unmount(self) -> None:
        """Nothing outlives the app."""
        await self.solver.close()

    def go(self, where: str) -> None:
        """Opens a screen by the name the menus use."""
        if where == "quit":
            self.exit()
        elif where == "new":
            from kingsroad_tui.screens.new_game import NewGame  # noqa: PLC0415

            self.push_screen(NewGame(self.board))
        elif where == "open":
            from kingsroad_tui.screens.files import OpenGame  # noqa: PLC0415

            self.push_screen(OpenGame(self.take_up))
        elif where == "analyse":
            from kingsroad_tui.screens.studies import Studies  # noqa: PLC0415

            self.push_screen(Studies())
        elif where == "rules":
            from kingsroad_tui.screens.rules import RulesScreen  # noqa: PLC0415

            self.push_screen(RulesScreen(self.board))
        elif where == "settings":
            from kingsroad_tui.screens.settings import SettingsScreen  # noqa: PLC0415

            self.push_screen(SettingsScreen())

    def begin(self, game: Game, setup: Setup) -> None:
        """Opens the play screen for a new game."""
        self._play(game, setup, new_autosave())
        self.run_worker(prune_autosaves, thread=True)

    def take_up(self, saved: SavedGame) -> None:
        """Goes on with a game from a file; an autosave goes on being that game's autosave."""
        path = saved.path
        if path is None or path.parent != autosave_folder():
            path = new_autosave()
        setup = saved.setup or setup_for(saved.game, secrets.randbelow(2**31))
        self._play(saved.game, setup, path)

    def analyse(self, game: Game, setup: Setup | None = None, record: Path | None = None) -> None:
        """Opens the analysis of a game; it is kept beside ``record``, the game's file."""
        from kingsroad_tui.screens.analysis import AnalysisScreen  # noqa: PLC0415

        self.push_screen(AnalysisScreen(game, setup, record))

    def _play(self, game: Game, setup: Setup, path: Path) -> None:
        from kingsroad_tui.screens.play import PlayScreen  # noqa: PLC0415

        def keep(game: Game, setup: Setup) -> None:
            try:
                write_table(path, game, setup)
            except OSError as error:
                self.notify(
                    f"The game could not be saved: {error.strerror or error}",
                    severity="error",
                    markup=False,
                )

        self.go_home()
        table = Table(game, setup, keep)
        table.save()
        self.push_screen(PlayScreen(table))

    def go_home(self) -> None:
        """Back to the home screen."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def tell_code(self, position: Position) -> None:
        """Copies the code of a position, and shows it."""
        code = print_position(position)
        self.copy_to_clipboard(code)
        self.notify(code, title="Position code (copied)", timeout=10, markup=False)

    def action_help(self) -> None:
        """Help for the screen that is shown."""
        from kingsroad_tui.screens.help import HelpScreen  # noqa: PLC0415

        if not self._covered and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The app's own commands in the palette."""
        yield SystemCommand("New game", "Set up a table", lambda: self.go("new"))
        yield SystemCommand("Open", "Open a saved game", lambda: self.go("open"))
        yield SystemCommand("Rules", "Read the rules", lambda: self.go("rules"))
        yield SystemCommand("Settings", "Colours, keys, hints", lambda: self.go("settings"))
        yield SystemCommand("Keys and help", "Help for what you see", self.action_help)
        yield SystemCommand("Home", "Back to the first screen", self.go_home)
        yield SystemCommand("Quit", "Leave; the game is saved", self.exit)
