"""The first screen and the form for a new game, for a game that has no screens of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widgets import Select

from kingsroad_tui.home.menu import HomeMenu
from kingsroad_tui.home.start_form import PERSON_SEAT, FieldError, FormFields, StartForm
from kingsroad_tui.keys.registry import FIELD_KEYS, START_KEYS, bindings, shown
from kingsroad_tui.library.library import PlayedFile
from kingsroad_tui.library.saved_games import Saved
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.library.words import played_spans
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.play import words
from kingsroad_tui.play.plain_game import COMPUTERS, PlainGame
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import ChoiceField, PlainLabel, PlainStatic
from tabletop.errors import LocatedError

PLAIN_HOME_KEYS: Final = bindings(
    "plain_home",
    shown("c", "go('continue')", "Continue", "Pick up where you left off", "continue"),
    shown("n", "go('new')", "New game", "Set up a table", "new"),
    shown("b", "go('together')", "Play together", "Friends at their own computers", "together"),
    shown("o", "go('open')", "Open", "Open a saved game", "open"),
    shown("r", "go('rules')", "Rules", "Read the rules", "rules"),
    shown("q,escape", "go('leave')", "Back", "Back to the first screen", "leave"),
)

PLAIN_NEW_KEYS: Final = [
    *FIELD_KEYS,
    *START_KEYS,
    *bindings(
        "plain_new",
        shown("escape", "leave", "Back", "Back without a new game", "leave"),
        shown("ctrl+g", "start", "Start", "Start the game", "start"),
    ),
]


_RECENT: Final = 10
"""So many of the last games are listed."""


class PlainHomeScreen(HomeMenu[Saved[Any], PlayedFile]):
    """Where the game is entered: go on with a game, begin one, open one."""

    CSS_PATH = sheet("plain_play")
    BINDINGS: ClassVar[list[BindingType]] = PLAIN_HOME_KEYS

    def __init__(self, plain: PlainGame[Any, Any]) -> None:
        super().__init__(plain.word, plain.places, words.MENU, {"leave": Way("home")})
        self.word = plain.word
        self._plain = plain

    def compose(self) -> ComposeResult:
        yield PlainStatic(f"{self._plain.name}: {self._plain.about}", id="status")
        yield from self.compose_menu()
        yield from self.compose_recent()
        yield Footer()

    @property
    def saves(self) -> Path:
        return self._plain.saves.folder

    @property
    def first_choice(self) -> str:
        return "new"

    def on_screen_resume(self) -> None:
        self._look_for_games()

    @work(exclusive=True)
    async def _look_for_games(self) -> None:
        unfinished, unusable = await asyncio.to_thread(self._plain.saves.last_unfinished)
        games = await asyncio.to_thread(self._plain.games, _RECENT)
        if self.laid:
            self.show_games(unfinished, unusable, games)

    def read(self, path: Path) -> Saved[Any]:
        return self._plain.saves.read(path)

    def spans(self, game: PlayedFile) -> Sequence[tuple[str, str]]:
        return played_spans(game)


class PlainNewScreen(StartForm):
    """A form with everything filled in: Enter on its button starts the game."""

    CSS_PATH = sheet("plain_play")
    BINDINGS: ClassVar[list[BindingType]] = PLAIN_NEW_KEYS
    STRENGTHS = COMPUTERS

    def __init__(self, plain: PlainGame[Any, Any]) -> None:
        super().__init__()
        self.GAME = plain.word  # type: ignore[misc]
        self.word = plain.word
        self._plain = plain

    def compose(self) -> ComposeResult:
        fewest, most = self._plain.seats
        with FormFields(id="form"):
            with Horizontal(classes="line"):
                yield PlainLabel("Players")
                numbers = [(str(number), number) for number in range(fewest, most + 1)]
                yield ChoiceField(numbers, allow_blank=False, compact=True, id="players")
                yield self.start_button()
            for seat in range(most):
                with Horizontal(classes="line seat", id=f"seat-{seat}"):
                    yield PlainLabel(str(seat + 1))
                    yield from self.seat_fields(seat, person=seat == 0)
            yield PlainStatic("", id="names-error", classes="error")
            yield self.more_line()
            yield from self.last_lines(words.SEED_HINT)
        yield Footer()

    @property
    def kinds(self) -> list[tuple[str, str]]:
        return [("Person", PERSON_SEAT), *((one.label, one.name) for one in COMPUTERS.values())]

    @property
    def all_kinds(self) -> list[tuple[str, str]]:
        return self.kinds

    @property
    def seats(self) -> Sequence[int]:
        return range(int(str(self.query_one("#players", Select).value)))

    @property
    def usual(self) -> bool:
        return not self.typed_in("seed")

    def more_words(self) -> str:
        return words.MORE

    def on_mount(self) -> None:
        self._show_rows()

    @on(Select.Changed)
    def _show_rows(self) -> None:
        for seat in range(self._plain.seats[1]):
            self.query_one(f"#seat-{seat}").display = seat in self.seats
        self.name_seats()

    async def way(self) -> Way:
        seed, names = self.read_seed(), tuple(map(self.called, self.seats))
        try:
            game = self._plain.new(names, seed)
        except LocatedError as error:
            raise FieldError("names", f"{error.why}.", "name-0") from None
        kinds = map(self.kind, self.seats)
        seats = (Seat() if kind == PERSON_SEAT else Seat(SeatKind.COMPUTER, kind) for kind in kinds)
        return Way("start", self.word, game=game, setup=Setup(tuple(seats), seed))
