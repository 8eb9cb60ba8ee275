"""The first screen of King & Assassins: go on with a game, begin one, open one."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets.option_list import Option

from assassins.records import TownRecordError
from kingsroad_tui.assassins.navigation import (
    InTown,
    LearnTown,
    OpenTown,
    ResumeTown,
    SetUpTown,
    ShowTownRules,
)
from kingsroad_tui.assassins.storage.saves import (
    RecentTown,
    SavedTown,
    last_unfinished_town,
    read_town_table,
    recent_towns,
)
from kingsroad_tui.assassins.text.recent import recent_town_spans
from kingsroad_tui.host import Host
from kingsroad_tui.navigation import GoHome
from kingsroad_tui.storage.saved_games import UnusableSave
from kingsroad_tui.text.unusable_saves import unusable_save_sentences
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic

_TITLE: Final = "K I N G   &   A S S A S S I N S"
_TAGLINE: Final = "A king, seven knights, twelve townsfolk, and three knives"
_MENU: Final = (
    ("continue", "Continue", "pick up where you left off"),
    ("learn", "Learn to play", "five minutes, both sides"),
    ("new", "New game", "against the computer or a friend"),
    ("open", "Open a saved game", "go on with it"),
    ("rules", "Rules", "the complete rules, searchable"),
    ("leave", "King's Road", "back to the first screen"),
)
_WISHES: Final = {
    "learn": LearnTown,
    "new": SetUpTown,
    "open": OpenTown,
    "rules": ShowTownRules,
    "leave": GoHome,
}


class TownHomeScreen(InTown, Screen[None]):
    """Where the wing is entered."""

    HELP = (
        "The first screen of King & Assassins. Enter does what is highlighted: go on with a game, "
        "begin one, open a saved one, read the rules."
    )
    CSS_PATH = "../styles/town_home.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "go('learn')", "Learn", tooltip="The guided first game", id="town_home.learn"),
        Binding("n", "go('new')", "New game", tooltip="Set up a game", id="town_home.new"),
        Binding(
            "c",
            "go('continue')",
            "Continue",
            tooltip="Go on with the last game",
            id="town_home.continue",
        ),
        Binding("o", "go('open')", "Open", tooltip="Open a saved game", id="town_home.open"),
        Binding("r", "go('rules')", "Rules", tooltip="Read the rules", id="town_home.rules"),
        Binding(
            "q,escape",
            "leave",
            "Back",
            tooltip="Back to the first screen",
            id="town_home.leave",
        ),
    ]

    app = getters.app(Host)

    menu = getters.query_one("#menu", PlainOptionList)
    recent = getters.query_one("#recent", PlainOptionList)

    def __init__(self) -> None:
        super().__init__()
        self._unfinished: SavedTown | None = None
        self._recent_games: list[RecentTown] = []
        self._reported: set[UnusableSave] = set()

    def compose(self) -> ComposeResult:
        yield PlainStatic(Content.styled(_TITLE, "bold $primary"), id="title")
        yield PlainStatic(_TAGLINE, id="tagline")
        yield PlainOptionList(*map(_option, _MENU), id="menu", compact=True)
        with Vertical(id="recent-pane"):
            yield PlainStatic("Last games", id="recent-title")
            yield PlainOptionList(id="recent", compact=True)
        yield Footer()

    def on_mount(self) -> None:
        self.menu.disable_option("continue")
        self.menu.highlighted = 1
        self.menu.focus()

    def on_screen_resume(self) -> None:
        self._look_for_games()

    @work(exclusive=True)
    async def _look_for_games(self) -> None:
        unfinished, unusable = await asyncio.to_thread(last_unfinished_town)
        games = await asyncio.to_thread(recent_towns)
        for save in unusable:
            if save not in self._reported:
                self._reported.add(save)
                self.notify(unusable_save_sentences(save), severity="warning", timeout=12)
        news = unfinished is not None and self._unfinished is None
        self._unfinished = unfinished
        menu = self.menu
        if unfinished is None:
            menu.highlighted = menu.highlighted or 1
            menu.disable_option("continue")
        else:
            menu.enable_option("continue")
            if news and menu.highlighted == 1:
                menu.highlighted = 0
        self._recent_games = games
        self.recent.set_options(
            [Option(Content.assemble(*recent_town_spans(game))) for game in games]
        )
        self.query_one("#recent-pane").display = bool(games)

    @on(PlainOptionList.OptionSelected, "#menu")
    def _menu_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.action_go(event.option_id or "")

    @on(PlainOptionList.OptionSelected, "#recent")
    def _recent_chosen(self, event: PlainOptionList.OptionSelected) -> None:
        try:
            saved = read_town_table(self._recent_games[event.option_index].path)
        except TownRecordError as error:
            self.notify(str(error), severity="error")
            return
        self.app.post_message(ResumeTown(saved))

    def action_leave(self) -> None:
        self.app.post_message(GoHome())

    def action_go(self, where: str) -> None:
        if where != "continue":
            self.app.post_message(_WISHES[where]())
        elif self._unfinished is None:
            self.notify("There is no game to continue.")
        else:
            self.app.post_message(ResumeTown(self._unfinished))


def _option(entry: tuple[str, str, str]) -> Option:
    name, title, words = entry
    return Option(Content.assemble((f"{title:<18}", "bold"), (words, "$text-muted")), id=name)
