"""Home: go on with a game, begin one, open one; the games played last.

The menu is drawn before anything of the game is imported or read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.message import Message
from textual.screen import Screen
from textual.widgets.option_list import Option

from kingsroad_tui.host import Host
from kingsroad_tui.keys import hidden_binding
from kingsroad_tui.navigation import (
    ChooseAnalysis,
    EditPosition,
    EnterTown,
    Learn,
    NamePlayers,
    OpenGame,
    QuitApp,
    ResumeGame,
    SetUpGame,
    ShowRules,
    ShowSettings,
)
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic

if TYPE_CHECKING:
    from kingsroad_tui.storage.saved_games import UnusableSave
    from kingsroad_tui.storage.saves import RecentGame, SavedGame
    from kingsroad_tui.widgets.table_picture import TablePicture

_TAGLINE: Final = "Eight regions, one King, nineteen markers each"
_MENU: Final = (
    ("continue", "Continue", "pick up where you left off"),
    ("learn", "Learn to play", "three minutes, step by step"),
    ("new", "New game", "against the computer or friends"),
    ("open", "Open a saved game", "go on with it or look at it"),
    ("analyse", "Analyse", "a game, or a position by its code"),
    ("editor", "Set up a position", "what lies on a real table"),
    ("follow", "Follow a table", "write down a real game"),
    ("assassins", "King & Assassins", "the second game, for two"),
    ("rules", "Rules", "the complete rules, searchable"),
    ("settings", "Settings", "colours, keys, hints"),
    ("quit", "Quit", "the game is saved"),
)
_WISHES: Final[Mapping[str, type[Message]]] = {
    "learn": Learn,
    "new": SetUpGame,
    "open": OpenGame,
    "analyse": ChooseAnalysis,
    "editor": EditPosition,
    "follow": NamePlayers,
    "assassins": EnterTown,
    "rules": ShowRules,
    "settings": ShowSettings,
    "quit": QuitApp,
}
"""Where the entries of the menu lead; a game to continue is not known before it is found."""


class HomeScreen(Screen[None]):
    """The first screen."""

    HELP = (
        "The first screen. Enter does what is highlighted: go on with a game, begin one, open or "
        "analyse a saved one."
    )

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "go('learn')", "Learn", tooltip="A guided first game", id="home.learn"),
        Binding("n", "go('new')", "New game", tooltip="Set up a table", id="home.new"),
        Binding(
            "c",
            "go('continue')",
            "Continue",
            tooltip="Pick up where you left off",
            id="home.continue",
        ),
        Binding("o", "go('open')", "Open", tooltip="Open a saved game", id="home.open"),
        Binding("r", "go('rules')", "Rules", tooltip="Read the rules", id="home.rules"),
        hidden_binding(
            "k",
            "go('assassins')",
            "King & Assassins",
            "The second game: King & Assassins",
            "home.assassins",
        ),
        hidden_binding(
            "a", "go('analyse')", "Analyse", "Analyse a game or a position", "home.analyse"
        ),
        hidden_binding(
            "e", "go('editor')", "Set up a position", "The position editor", "home.editor"
        ),
        hidden_binding(
            "f", "go('follow')", "Follow a table", "Write down a real game", "home.follow"
        ),
        hidden_binding("s", "go('settings')", "Settings", "Colours, keys, hints", "home.settings"),
        Binding("q", "go('quit')", "Quit", tooltip="Leave the game", id="home.quit"),
    ]

    app = getters.app(Host)

    menu = getters.query_one("#menu", PlainOptionList)
    recent = getters.query_one("#recent", PlainOptionList)

    def __init__(self) -> None:
        super().__init__()
        self._unfinished: SavedGame | None = None
        self._recent_games: list[RecentGame] = []
        self._reported: set[UnusableSave] = set()
        self._last_game: TablePicture | None = None

    def compose(self) -> ComposeResult:
        yield Vertical(id="title")
        yield PlainStatic(_TAGLINE, id="tagline")
        with Horizontal(id="columns"), Vertical(id="left"):
            with Vertical(id="menu-pane"):
                yield PlainOptionList(*map(_option, _MENU), id="menu", compact=True)
            with Vertical(id="recent-pane"):
                yield PlainStatic("Last games", id="recent-title")
                yield PlainOptionList(id="recent", compact=True)
        yield Footer()

    def on_mount(self) -> None:
        menu = self.menu
        menu.disable_option("continue")
        menu.highlighted = self._first_choice
        menu.focus()

    @property
    def _first_choice(self) -> int:
        """The place in the menu of what most people want next, where no game waits for them."""
        names = [name for name, *_ in _MENU]
        begun = bool(self._recent_games)
        return names.index("new" if begun or self.app.settings.lesson_done else "learn")

    def on_screen_resume(self) -> None:
        # The menu is painted first, then the picture above it, then what the files say.
        self.call_after_refresh(self.call_after_refresh, self._show_title)
        self.call_after_refresh(self._look_for_games)

    def _show_title(self) -> None:
        """Puts the picture into its place; what draws it is imported only now."""
        from kingsroad_tui.widgets.title_picture import TitlePicture

        place = self.query_one("#title")
        if not place.children:
            place.mount(TitlePicture())

    @work(exclusive=True)
    async def _look_for_games(self) -> None:
        self._show_games(*await asyncio.to_thread(_find_games))

    def _show_games(
        self, unfinished: SavedGame | None, unusable: list[UnusableSave], games: list[RecentGame]
    ) -> None:
        from kingsroad_tui.text.recent_games import recent_game_spans
        from kingsroad_tui.text.unusable_saves import unusable_save_sentences

        for save in unusable:
            if save in self._reported:
                continue
            self._reported.add(save)
            self.notify(unusable_save_sentences(save), severity="warning", timeout=12)
        menu = self.menu
        news = unfinished is not None and self._unfinished is None
        untouched = menu.highlighted in (None, self._first_choice)
        self._unfinished = unfinished
        self._recent_games = games
        menu.replace_option_prompt("learn", _learn_prompt(self.app.settings.lesson))
        if unfinished is None:
            if untouched or menu.highlighted == 0:
                menu.highlighted = self._first_choice
            menu.disable_option("continue")
        else:
            menu.enable_option("continue")
            if news and untouched:
                menu.highlighted = 0
        self.recent.set_options(
            [Option(Content.assemble(*recent_game_spans(game))) for game in games]
        )
        self.query_one("#recent-pane").display = bool(games)
        self.set_class(unfinished is not None, "-left-game")
        self._show_last_game(unfinished)

    @work(exclusive=True, group="last game")
    async def _show_last_game(self, saved: SavedGame | None) -> None:
        """The table as it was left, or the kingdom; its widgets are imported only now."""
        from kingsroad.position import starting_position
        from kingsroad_tui.text.home import AIM, KINGDOM, LAST_GAME, turn_sentence
        from kingsroad_tui.widgets.players_panel import PlayerLine
        from kingsroad_tui.widgets.table_picture import TablePicture

        picture = self._last_game
        if picture is None:
            self._last_game = picture = TablePicture(id="last")
            await self.query_one("#columns").mount(picture)
        picture.set_class(saved is None, "-empty")
        if saved is None:
            picture.show(KINGDOM, starting_position(3), (), AIM)
            return
        game, setup = saved.game, saved.setup
        colours = [seat.colour for seat in setup.seats] if setup else range(len(game.players))
        people = setup.people(game.players) if setup else ()
        lines = tuple(map(PlayerLine, colours, game.players))
        picture.show(LAST_GAME, game.position, lines, turn_sentence(game, people))

    @on(DescendantFocus, "#recent")
    def _recent_reached(self) -> None:
        """Highlights the newest game, so that Enter opens it."""
        if self.recent.highlighted is None and self.recent.option_count:
            self.recent.highlighted = 0

    @on(PlainOptionList.OptionSelected, "#menu")
    def _menu_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.action_go(event.option_id or "")

    @on(PlainOptionList.OptionSelected, "#recent")
    def _recent_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        from kingsroad.records import RecordError
        from kingsroad_tui.storage.saves import read_table

        try:
            saved = read_table(self._recent_games[event.option_index].path)
        except RecordError as error:
            self.notify(str(error), severity="error")
            return
        self.app.post_message(ResumeGame(saved))

    def action_go(self, where: str) -> None:
        if where != "continue":
            self.app.post_message(_WISHES[where]())
        elif self._unfinished is None:
            self.notify("There is no game to continue.")
        else:
            self.app.post_message(ResumeGame(self._unfinished))


def _find_games() -> tuple[SavedGame | None, list[UnusableSave], list[RecentGame]]:
    """Also imports what a game needs, while the person reads the menu."""
    from kingsroad_tui.storage.saves import last_unfinished, recent_games

    return *last_unfinished(), recent_games()


def _option(entry: tuple[str, str, str]) -> Option:
    name, title, words = entry
    return Option(_prompt(title, words), id=name)


def _prompt(title: str, words: str) -> Content:
    return Content.assemble((f"{title:<18}", "bold"), (words, "$text-muted"))


def _learn_prompt(step: int) -> Content:
    """The entry of the guided game, with the step to go on with."""
    from kingsroad_tui.text.lesson import menu_words

    return _prompt("Learn to play", menu_words(step))
