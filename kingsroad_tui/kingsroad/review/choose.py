"""What to analyse: a saved game, a code, a position to set up, or a real table to follow; and which
branch of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Paste
from textual.widgets.option_list import Option

from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.game_list import KingsRoadGames
from kingsroad_tui.kingsroad.library.saves import SAVES, RecentGame, SavedGame, all_games
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.review import own_mistakes_words
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree
from kingsroad_tui.library.game_source import GameSource
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, LinkedList, PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase


class ToAnalyse(GameSource[RecentGame, Game]):
    """A game of the list, what is typed, or another way to something to look at."""

    games = getters.query_one(KingsRoadGames)

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("kingsroad-commands-what-to-analyse"), classes="title")
        yield LinkedList(*self._other_ways(), id="choices", compact=True)
        yield PlainStatic(id="games-heading")
        yield KingsRoadGames(id="games")
        yield self.field(Say("kingsroad-commands-analyse-source"), id="source")
        yield self.problem_line()

    def _other_ways(self) -> Sequence[Option]:
        return (
            Option(phrase("kingsroad-commands-analyse-position"), id="editor"),
            Option(phrase("kingsroad-commands-analyse-table"), id="follow"),
        )

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#choices", LinkedList).link(self.games)

    def on_shown_anew(self) -> None:
        choices = self.query_one("#choices", LinkedList)
        kept = choices.highlighted
        choices.set_options(self._other_ways())
        choices.highlighted = kept
        self._show_heading()

    def show_games(self, games: Sequence[RecentGame]) -> None:
        """The games as the library has them; the last one is the likeliest to be wanted."""
        choices = self.query_one("#choices", PlainOptionList)
        untouched = choices.highlighted in (None, 0) and self.screen.focused in (None, choices)
        self.games.show_games([game for game in games if not game.problem])
        self.set_class(not games, "-empty")
        if games and untouched:
            self.games.focus()

    @on(KingsRoadGames.ShownChanged)
    def _show_heading(self) -> None:
        self.query_one("#games-heading", PlainStatic).update(Content(self.games.heading))

    def way(self, saved: SavedGame) -> Way:
        return Way("analysis", GAME, game=saved.game, setup=saved.setup, record=saved.path)

    @on(PlainOptionList.OptionSelected, "#choices")
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.go_on(Way("editor", GAME) if event.option_id == "editor" else Way("follow", GAME))

    @on(PlainOptionList.OptionSelected, "#games")
    def _game_chosen(self) -> None:
        if (game := self.games.shown_game) is not None:
            self.open(str(game.path))

    @on(Field.Submitted)
    def _typed(self, event: Field.Submitted) -> None:
        if source := event.value.strip():
            self.open(source)


class ChooseAnalysisScreen(Dialog[None]):
    """Asks what to analyse, and has it opened in a screen of its own."""

    HELP = "choose-analysis"
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"

    def compose(self) -> ComposeResult:
        yield ToAnalyse(SAVES, all_games)

    def on_paste(self, event: Paste) -> None:
        self.query_one(ToAnalyse).paste(event)


class BranchesDialog(Dialog[int | None]):
    """Answers the number of the branch to look at, or None to stay where one is."""

    HELP = "branches"
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"

    def __init__(
        self, tree: BranchTree, names: Sequence[str], chances: Mapping[int, Sequence[float]]
    ) -> None:
        """``chances`` are everybody's at the end of each branch that is judged."""
        super().__init__()
        self._tree = tree
        self._lines = own_mistakes_words.branch_lines(tree, names, chances)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("kingsroad-branches-all"), classes="title")
            yield PlainOptionList(
                *(
                    Option(
                        Content.assemble(name, "\n", (f"  {outcome}", "$text-muted")),
                        id=str(number),
                    )
                    for number, name, outcome in self._lines
                ),
                id="choices",
                compact=True,
            )

    def on_mount(self) -> None:
        numbers = [number for number, *_ in self._lines]
        self.query_one(PlainOptionList).highlighted = numbers.index(self._tree.at)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.dismiss(int(event.option_id or 0))
