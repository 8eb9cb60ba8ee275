"""The Textual app: knows every screen, and goes where the screens' messages ask.

The first screen is there before anything of the game is imported; the rest is imported when it is
used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from msgspec.structs import replace
from textual import on
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen

from kingsroad_tui.common import navigation
from kingsroad_tui.common.host import Host
from kingsroad_tui.common.keys import HELP_KEY, QUIT_KEY, SUSPEND_KEY, KeyRegistry
from kingsroad_tui.common.screen_kinds import HasMenu, HasOwnRules
from kingsroad_tui.common.screens.too_small import TooSmallScreen
from kingsroad_tui.common.storage.settings import Speed
from kingsroad_tui.kingsroad import navigation as kings_road
from kingsroad_tui.kingsroad.screens.home import HomeScreen

if TYPE_CHECKING:
    from kingsroad.board import Board
    from kingsroad_tui.common.solver.client import Solver
    from kingsroad_tui.kingsroad.session.study import Study
    from kingsroad_tui.kingsroad.session.table import Table
    from kingsroad_tui.kingsroad.storage.saves import SavedGame

MIN_SIZE = (60, 20)
"""Columns and rows below which only a polite message fits."""


def _too_small(size: Size) -> bool:
    """Whether a terminal has no room for a board."""
    return size.width < MIN_SIZE[0] or size.height < MIN_SIZE[1]


class KingsRoad(Host):
    """King's Road for the terminal."""

    TITLE = "King's Road"
    CSS_PATH: ClassVar[list[str | PurePath]] = [
        "common/styles/app.tcss",
        "kingsroad/styles/home.tcss",
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-normal"), (116, "-wide"), (180, "-huge")]
    VERTICAL_BREAKPOINTS = [
        (0, "-short"),
        (24, "-medium"),
        (34, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [HELP_KEY, QUIT_KEY, SUSPEND_KEY]

    @property
    def key_registry(self) -> KeyRegistry:
        return key_registry()

    def __init__(
        self,
        board: Board | None = None,
        solver: Solver | None = None,
        first: Message | None = None,
    ) -> None:
        """A new app.

        Args:
            board: that of new games; None for the built-in kingdom.
            solver: what to ask for advice; one of its own where there is none.
            first: where to go at once, as a message that a screen would post.
        """
        super().__init__(solver)
        self._board = board
        self._first = first
        self._way_back: Message | None = None
        """Asks for where leaving the game leads; None for the first screen."""
        self._left_studies: list[Study] = []
        """The places left in analyses, the last one last, to come back to."""
        if first is not None:
            self.keep_keys()

    def on_mount(self) -> None:
        self.screen_change_signal.subscribe(self, lambda _: self._lay_cover())
        self.call_after_refresh(self._go_first)

    def _go_first(self) -> None:
        """Goes where the app was started for, once there is room for it."""
        if self._first is not None and not _too_small(self.size):
            self.post_message(self._first)
            self._first = None
            self.call_later(self.hand_on_keys)

    def get_default_screen(self) -> Screen[None]:
        """The first screen lies under all others."""
        return HomeScreen(passed=self._first is not None)

    # ------------------------------------------------------------- a terminal too small

    def on_resize(self, event: Resize) -> None:
        self._lay_cover(event.size)

    def _lay_cover(self, size: Size | None = None) -> None:
        """Lays the message over all screens as long as the terminal is too small, and only then."""
        small = _too_small(size or self.size)
        covers = [screen for screen in self._screen_stack if isinstance(screen, TooSmallScreen)]
        for cover in covers:
            if cover is not self.screen:  # another screen has come meanwhile
                self._screen_stack.remove(cover)
                cover.remove()
        if small and not self._covered:
            self.push_screen(TooSmallScreen())
            self.hand_on_keys()
        elif self._covered and not small:
            self.pop_screen()
            self.call_after_refresh(self._go_first)

    @property
    def _covered(self) -> bool:
        """Whether the message that the terminal is too small is shown."""
        return isinstance(self.screen, TooSmallScreen)

    # ------------------------------------------------------------------- help, palette

    def action_command_palette(self) -> None:
        if not self._covered:
            super().action_command_palette()

    def action_help(self) -> None:
        from kingsroad_tui.common.screens.help import HelpScreen

        if not self._covered and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the screen offers, then the app's own commands, without Textual's; each once."""
        here = list(super().get_system_commands(screen))
        yield from here
        titles = {command.title for command in here}
        wishes = screen.wishes if isinstance(screen, HasMenu) else ()
        own = [
            SystemCommand(title, words, partial(self.post_message, wish))
            for title, words, wish in self._own_wishes()
            if type(wish) not in wishes
        ]
        yield from (one for one in [*own, *self._own_commands()] if one.title not in titles)

    def _own_wishes(self) -> Iterable[tuple[str, str, Message]]:
        """Where one can go from everywhere; in the house of another game, with this one's name."""
        elsewhere = any(isinstance(screen, HasOwnRules) for screen in self.screen_stack)
        for title, words, wish in (
            ("New game", "Set up a table", kings_road.SetUpGame()),
            ("Open a saved game", "Go on with a saved game", kings_road.OpenGame()),
            ("Statistics", "Your games against each strength", kings_road.ShowStatistics()),
            ("Analyse a game", "Choose what to analyse", kings_road.ChooseAnalysis()),
            ("Set up a position", "The position editor", kings_road.EditPosition()),
            ("Follow a table", "Write down a real game", kings_road.NamePlayers()),
            ("Learn to play", "A guided first game", kings_road.Learn()),
        ):
            yield (f"{self.TITLE}: {title}" if elsewhere else title), words, wish
        yield "Rules", "Read the rules", navigation.ShowRules()
        yield "Settings", "Colours, keys, hints", navigation.ShowSettings()
        yield "Home", "Back to the first screen", navigation.GoHome()
        yield "Quit", "Leave; the game is saved", navigation.QuitApp()

    def _own_commands(self) -> Iterable[SystemCommand]:
        for speed in get_args(Speed):
            now = " (now)" if speed == self.settings.speed else ""
            words = f"How a round is revealed{now}"
            yield SystemCommand(f"Reveal speed: {speed}", words, partial(self._use_speed, speed))
        yield SystemCommand("Keys and help", "Help for what you see", self.action_help)

    def _use_speed(self, speed: Speed) -> None:
        """Reveals rounds at this speed from the next one on, and keeps that."""
        self.use_settings(replace(self.settings, speed=speed))
        self.store_settings()
        self.notify(f"Reveal speed: {speed}")

    # ------------------------------------------------------------------------- leaving

    @on(navigation.GoHome)
    def _ask_and_go_home(self) -> None:
        self._leave_for(self._end_and_go_home)

    @on(navigation.LeaveGame)
    def _ask_and_go_back(self) -> None:
        self._leave_for(self._go_back)

    @on(navigation.QuitApp)
    def _ask_and_quit(self) -> None:
        self._leave_for(self.exit)

    async def action_quit(self) -> None:
        self._leave_for(self.exit)

    def _leave_for(self, go: Callable[[], None]) -> None:
        """Every way of leaving all screens leads through here."""
        from kingsroad_tui.common.leaving import leave_for, works_of

        leave_for(self, works_of(self), go)

    def _go_home(self) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def _end_and_go_home(self) -> None:
        self.end_remarks()
        self._go_home()

    def _go_back(self) -> None:
        """To where the game left was begun."""
        self._end_and_go_home()
        if self._way_back is not None:
            self.post_message(self._way_back)

    # -------------------------------------------------------------------------- a game

    @on(kings_road.SetUpGame)
    def _set_up_game(self, wish: kings_road.SetUpGame) -> None:
        from kingsroad_tui.kingsroad.screens.new_game import NewGameScreen

        self.push_screen(NewGameScreen(self._board, waits=wish.waits))

    @on(kings_road.OpenGame)
    def _open_game(self) -> None:
        from kingsroad_tui.kingsroad.screens.open_game import OpenGameScreen

        self.push_screen(OpenGameScreen())

    @on(kings_road.StartGame)
    def _start_game(self, wish: kings_road.StartGame) -> None:
        from kingsroad_tui.kingsroad.storage.open_table import new_table
        from kingsroad_tui.kingsroad.storage.saves import prune_autosaves

        def begin() -> None:
            tentative = wish.back is not None  # begun to see what would have come
            table = new_table(wish.game, wish.setup, self._complain, tentative=tentative)
            self._play(table, wish.back)

        self._leave_for(begin)
        self.run_worker(prune_autosaves, thread=True)

    @on(kings_road.ResumeGame)
    def _resume_game(self, wish: kings_road.ResumeGame) -> None:
        self._leave_for(lambda: self._resume(wish.saved))

    def _resume(self, saved: SavedGame) -> None:
        """Goes on with a saved game; asks what to do instead where it is being played already."""
        from kingsroad_tui.common.dialogs.running_elsewhere import Instead, RunningElsewhereDialog
        from kingsroad_tui.common.storage.held_file import HeldElsewhere
        from kingsroad_tui.kingsroad.storage.open_table import copy_of, table_from
        from kingsroad_tui.kingsroad.text.game import game_title

        def do_instead(instead: Instead | None) -> None:
            if instead is Instead.COPY:
                self._play(table_from(copy_of(saved), self._complain))
            elif instead is Instead.LOOK:
                now = copy_of(saved)
                self.post_message(kings_road.AnalyseGame(now.game, now.setup, saved.path))

        try:
            table = table_from(saved, self._complain)
        except HeldElsewhere:
            self.push_screen(RunningElsewhereDialog(game_title(saved.game)), do_instead)
        else:
            self._play(table)

    @on(kings_road.PlayTable)
    def _play_table(self, wish: kings_road.PlayTable) -> None:
        self._play(wish.table, self._way_back)

    @on(kings_road.ShowEnd)
    def _show_end(self, wish: kings_road.ShowEnd) -> None:
        from kingsroad_tui.kingsroad.screens.end import EndScreen

        self._go_home()
        self.push_screen(EndScreen(wish.table, from_analysis=self._way_back is not None))

    def _play(self, table: Table, back: Message | None = None) -> None:
        from kingsroad_tui.kingsroad.screens.play import PlayScreen

        self._way_back = back
        self._go_home()
        self.push_screen(PlayScreen(table, copied=isinstance(back, kings_road.AnalyseGame)))

    def _complain(self, problem: str) -> None:
        self.notify(problem, severity="error")

    # -------------------------------------------------------------------- an analysis

    @on(kings_road.ChooseAnalysis)
    def _choose_analysis(self) -> None:
        from kingsroad_tui.kingsroad.screens.choose_analysis import ChooseAnalysisScreen

        self.push_screen(ChooseAnalysisScreen())

    @on(kings_road.AnalyseGame)
    def _analyse_game(self, wish: kings_road.AnalyseGame) -> None:
        from kingsroad_tui.kingsroad.screens.analysis import AnalysisScreen

        game = wish.game.as_public()
        left = [study for study in self._left_studies if study.branches.game == game]
        study, back = wish.study or (left[-1] if left else None), wish.looking_back
        screen = AnalysisScreen(wish.game, wish.setup, wish.record, study, looking_back=back)

        def leave(_: None) -> None:
            self._left_studies.append(screen.place)
            self.end_remarks()

        self.push_screen(screen, leave)

    @on(kings_road.PlayMistakesAgain)
    def _play_mistakes_again(self, wish: kings_road.PlayMistakesAgain) -> None:
        from kingsroad_tui.kingsroad.screens.own_mistakes import OwnMistakesScreen

        self.push_screen(
            OwnMistakesScreen(
                wish.game,
                wish.setup,
                wish.seat,
                wish.review,
                wish.record,
                solved=wish.solved,
            )
        )

    @on(kings_road.EditPosition)
    def _edit_position(self, wish: kings_road.EditPosition) -> None:
        from kingsroad_tui.kingsroad.screens.editor import EditorScreen

        self.push_screen(EditorScreen(wish.position, wish.names))

    @on(kings_road.NamePlayers)
    def _name_players(self) -> None:
        from kingsroad_tui.kingsroad.screens.name_players import NamePlayersScreen

        self.push_screen(NamePlayersScreen())

    @on(kings_road.RecordTable)
    def _record_table(self, wish: kings_road.RecordTable) -> None:
        from kingsroad_tui.kingsroad.screens.record_table import RecordTableScreen

        self.push_screen(RecordTableScreen(wish.game, wish.record))

    # ------------------------------------------------------------------ King & Assassins

    @on(navigation.TownWish)
    def _meet_town_wish(self, wish: navigation.TownWish) -> None:
        from kingsroad_tui.assassins.router import TownRouter

        TownRouter(self, self._leave_for).meet(wish)

    @on(navigation.ShowRules)
    def _show_rules(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, HasOwnRules):
                self.post_message(screen.rules_wish())
                return
        from kingsroad_tui.kingsroad.screens.rules import RulesScreen

        self.push_screen(RulesScreen(self._board))

    @on(kings_road.Learn)
    def _learn(self, wish: kings_road.Learn) -> None:
        left_at = 0 if self.settings.lesson_done else self.settings.lesson
        self._leave_for(partial(self._show_lesson, left_at if wish.step is None else wish.step))

    def _show_lesson(self, step: int) -> None:
        from kingsroad_tui.kingsroad.screens.learn import LearnScreen

        self._go_home()
        self.push_screen(LearnScreen(step, self.settings.lesson_choices))

    @on(kings_road.ShowStatistics)
    def _show_statistics(self) -> None:
        from kingsroad_tui.kingsroad.dialogs.statistics import StatisticsDialog

        self.push_screen(StatisticsDialog())

    @on(navigation.ShowSettings)
    def _show_settings(self) -> None:
        from kingsroad_tui.common.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen())


@cache
def key_registry() -> KeyRegistry:
    """Every key of the app and its screens, in the order people meet them."""
    from kingsroad_tui.all_keys import all_keys

    return all_keys(KingsRoad.BINDINGS)
