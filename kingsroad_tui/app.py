"""The Textual app: themes, the way from screen to screen, the solver process, the palette.

The first screen is there before anything of the game is imported; the rest comes when it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar

from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.screen import Screen

from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.themes import DEFAULTS, THEMES
from kingsroad_tui.screens.home import Home
from kingsroad_tui.storage.locations import folders
from kingsroad_tui.storage.settings import AppSettings, read_settings

if TYPE_CHECKING:
    from kingsroad.board import Board
    from kingsroad.games import Game
    from kingsroad.position import Position
    from kingsroad_tui.screens.play import PlayScreen
    from kingsroad_tui.session.table import Setup
    from kingsroad_tui.solver.client import Solver, SolverState
    from kingsroad_tui.storage.saves import SavedGame

SMALLEST = (60, 20)
"""Columns and rows below which only a polite message fits."""

_COVER = "too-small"


class KingsRoad(App[None]):
    """King's Road for the terminal.

    Attributes:
        board: the board that new games use.
        settings: how this person likes the app.
        glyphs: the signs to draw with.
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
        Binding(
            "f1,question_mark",
            "help",
            "Help",
            tooltip="Help for what you see, and the keys",
            id="app.help",
        ),
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
        self.theme = self.settings.theme
        self._solver = solver

    @property
    def solver(self) -> Solver:
        """The solver process; started when something is asked of it."""
        if self._solver is None:
            from kingsroad_tui.solver.client import Solver

            self._solver = Solver(self._solver_changed, folders().state / "solver.log")
        return self._solver

    def _solver_changed(self, state: SolverState) -> None:
        """Says when the solver process was lost, and when it is given up."""
        from kingsroad_tui.solver.client import SolverState

        if state is SolverState.RESTARTING:
            self.notify("The solver stopped and is started again.", severity="warning")
        elif state is SolverState.GIVEN_UP:
            self.notify(
                "The solver cannot be kept running. The game goes on without hints.",
                severity="error",
            )

    def on_mount(self) -> None:
        """The settings take effect; what is wrong with them is said."""
        self.use_settings(self.settings)
        if self._trouble:
            self.notify(self._trouble, severity="warning", timeout=12, markup=False)

    def use_settings(self, settings: AppSettings) -> None:
        """Makes these the settings in force; raises nothing, but says what cannot be had."""
        changed = settings.keys != self.settings.keys
        self.settings = settings
        self.glyphs = Glyphs.named(settings.glyphs)
        self.theme = settings.theme
        self.set_class(settings.glyphs == "ascii", "-ascii")
        if settings.keys or changed:
            from kingsroad_tui.keys import KeyProblem, keymap

            try:
                self.set_keymap(keymap(settings.keys))
            except KeyProblem as problem:
                self.notify(str(problem), severity="warning", timeout=12, markup=False)

    def _fatal_error(self) -> None:
        """An error that nothing caught ends the app with one line.

        Textual would print every local variable, secret cards of people at one terminal too.
        """
        from rich.text import Text

        from kingsroad_tui.storage.crash import report_crash

        self._exit_renderables.append(Text(report_crash()))
        self._close_messages_no_wait()

    def get_key_display(self, binding: Binding) -> str:
        """A key as the footer shows it; in words where its sign is no ASCII and shall be."""
        shown = super().get_key_display(binding)
        plain = self.glyphs.name == "ascii" and not shown.isascii()
        return binding.key if plain else shown

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
            from kingsroad_tui.screens.too_small import TooSmall

            self.push_screen(TooSmall(id=_COVER))
        elif self._covered and not small:
            self.pop_screen()

    @property
    def _covered(self) -> bool:
        """Whether the message that the terminal is too small is shown."""
        return self.screen.id == _COVER

    def action_command_palette(self) -> None:
        """The palette, but never over the message that the terminal is too small."""
        if not self._covered:
            super().action_command_palette()

    async def on_unmount(self) -> None:
        """Nothing outlives the app."""
        if self._solver is not None:
            await self._solver.close()

    def go(self, where: str) -> None:
        """Opens a screen by the name the menus use."""
        if where == "quit":
            self.exit()
        elif where == "new":
            from kingsroad_tui.screens.new_game import NewGame

            self.push_screen(NewGame(self.board))
        elif where == "open":
            from kingsroad_tui.screens.files import OpenGame

            self.push_screen(OpenGame(self.take_up))
        elif where == "analyse":
            from kingsroad_tui.screens.choose_analysis import Studies

            self.push_screen(Studies())
        elif where == "rules":
            from kingsroad_tui.screens.rules import RulesScreen

            self.push_screen(RulesScreen(self.board))
        elif where == "settings":
            from kingsroad_tui.screens.settings import SettingsScreen

            self.push_screen(SettingsScreen())

    def begin(self, game: Game, setup: Setup) -> None:
        """Opens the play screen for a new game."""
        from kingsroad_tui.storage.open_table import new_table
        from kingsroad_tui.storage.saves import prune_autosaves

        self.leave_for(lambda: self._sit_down(new_table(self, game, setup)))
        self.run_worker(prune_autosaves, thread=True)

    def take_up(self, saved: SavedGame) -> None:
        """Goes on with a saved game."""
        from kingsroad_tui.storage.open_table import table_from

        self.leave_for(lambda: self._sit_down(table_from(self, saved)))

    def _sit_down(self, table: PlayScreen) -> None:
        self.go_home()
        self.push_screen(table)

    def analyse(self, game: Game, setup: Setup | None = None, record: Path | None = None) -> None:
        """Opens the analysis of a game; it is kept beside ``record``, the game's file."""
        from kingsroad_tui.screens.analysis import AnalysisScreen

        self.push_screen(AnalysisScreen(game, setup, record))

    def leave_for(self, go: Callable[[], None]) -> None:
        """Goes home, out or to another table; asks first if the table left would lose something.

        Every way of leaving a table leads through here.
        """
        from kingsroad_tui.screens.confirm import Confirm
        from kingsroad_tui.screens.play import PlayScreen

        tables = (screen for screen in self.screen_stack if isinstance(screen, PlayScreen))
        question = next((table.before_leaving() for table in tables), None)
        if question is None:
            go()
        elif not isinstance(self.screen, Confirm):  # else what is asked is to be answered first
            self.push_screen(
                Confirm(question, "Leave", "Stay"), lambda sure: go() if sure else None
            )

    async def action_quit(self) -> None:
        """Out of the app."""
        self.leave_for(self.exit)

    def go_home(self) -> None:
        """Back to the home screen, without a question: `leave_for` asks."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def tell_code(self, position: Position) -> None:
        """Copies the code of a position, and shows it."""
        from kingsroad.notation import print_position

        code = print_position(position)
        self.copy_to_clipboard(code)
        self.notify(code, title="Position code (copied)", timeout=10, markup=False)

    def action_help(self) -> None:
        """Help for the screen that is shown."""
        from kingsroad_tui.screens.help import HelpScreen

        if not self._covered and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The app's own commands in the palette."""
        yield SystemCommand("New game", "Set up a table", lambda: self.go("new"))
        yield SystemCommand("Open", "Open a saved game", lambda: self.go("open"))
        yield SystemCommand("Rules", "Read the rules", lambda: self.go("rules"))
        yield SystemCommand("Settings", "Colours, keys, hints", lambda: self.go("settings"))
        yield SystemCommand("Keys and help", "Help for what you see", self.action_help)
        home, out = (partial(self.leave_for, way) for way in (self.go_home, self.exit))
        yield SystemCommand("Home", "Back to the first screen", home)
        yield SystemCommand("Quit", "Leave; the game is saved", out)
