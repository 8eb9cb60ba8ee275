"""A new game of King & Assassins; mistakes are shown at the field they are in."""

from __future__ import annotations

import asyncio
import secrets
from typing import ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Select

from advisor.messages.characters import SeatNames
from advisor.messages.computers import RANDOM
from advisor.messages.town_computers import TOWN_STRENGTHS
from assassins.actions import Side
from assassins.games import Opponents, TownGame, TownGameError, new_game
from assassins.squares import SQUARE_NAMES
from assassins.town import Town, TownError
from assassins.town_files import read_town, side_a
from kingsroad_tui.assassins.navigation import InTown, StartTown
from kingsroad_tui.assassins.session.seats import TownSeat, TownSetup
from kingsroad_tui.host import Host
from kingsroad_tui.storage.locations import typed_path
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainCheckbox, PlainLabel, PlainStatic

_PERSON: Final = "person"
_MAX_SEED: Final = 2**31 - 1
_LABELS: Final = {Side.KING: "King's side", Side.PEOPLE: "People"}


class TownFieldError(ValueError):
    """A mistake in one field.

    Attributes:
        field: the id of the widget it is in.
    """

    def __init__(self, field: str, why: str) -> None:
        self.field = field
        super().__init__(why)


class TownNewGameScreen(InTown, Screen[None]):
    """A form with everything filled in: Enter starts the game."""

    HELP = (
        "A new game. Everything is filled in already: Enter on the button starts it. Tab goes "
        "from field to field. Two people at one terminal pass the keyboard for the secret choice."
    )
    CSS_PATH = "../styles/town_new_game.tcss"
    AUTO_FOCUS = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Back without a new game", id="town_new.leave"),
        Binding("ctrl+g", "start", "Start", tooltip="Start the game", id="town_new.start"),
    ]

    app = getters.app(Host)

    def __init__(self) -> None:
        super().__init__()
        self._names = SeatNames()

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="form", can_focus=False):
            with Horizontal(classes="line"):
                yield PlainLabel("")
                yield PlainButton("Start the game", variant="primary", compact=True, id="start")
            for side in Side:
                yield from self._side(side)
            yield PlainStatic("", id="names-error", classes="error")
            with Horizontal(classes="line"):
                yield PlainLabel("Board file")
                yield Field(placeholder="side A", compact=True, id="board")
            yield PlainStatic("", id="board-error", classes="error")
            with Horizontal(classes="line"):
                yield PlainLabel("King's start")
                yield Field(
                    placeholder="only where the board has several squares",
                    compact=True,
                    id="start-square",
                    max_length=3,
                )
            yield PlainStatic("", id="start-square-error", classes="error")
            with Horizontal(classes="line"):
                yield PlainLabel("Seed")
                yield Field(
                    placeholder="drawn by chance",
                    compact=True,
                    id="seed",
                    type="integer",
                    max_length=len(str(_MAX_SEED)),
                )
            yield PlainStatic("", id="seed-error", classes="error")
            with Horizontal(classes="line"):
                yield PlainLabel("Hints")
                yield PlainCheckbox("Allow hints", True, compact=True, id="hints")
        yield Footer()

    def _side(self, side: Side) -> ComposeResult:
        computers = _computers()
        kinds = [("Person", _PERSON)]
        kinds += [(f"Computer, {TOWN_STRENGTHS[name].label}", name) for name in computers]
        with Horizontal(classes="line seat"):
            yield PlainLabel(_LABELS[side])
            yield Field(compact=True, id=f"name-{side}", max_length=80)
            yield Select(
                kinds,
                value=_PERSON if side is Side.KING else computers[-1],
                allow_blank=False,
                compact=True,
                id=f"kind-{side}",
                classes="kind",
            )
        yield PlainStatic("", id=f"about-{side}", classes="about")

    def on_mount(self) -> None:
        self._show_who_sits()

    @on(Select.Changed, ".kind")
    def _show_who_sits(self) -> None:
        """The names of those who play, where none was typed, and how they play."""
        characters = [self._seat(side).character for side in Side]
        fields = [self.query_one(f"#name-{side}", Field) for side in Side]
        names = self._names.names([field.value for field in fields], characters)
        for side, field, name, character in zip(Side, fields, names, characters, strict=True):
            field.value = name
            self.query_one(f"#about-{side}", PlainStatic).update(character.manner)

    def action_leave(self) -> None:
        self.dismiss()

    @on(PlainButton.Pressed, "#start")
    @on(Field.Submitted)
    @work(exclusive=True, group="start")
    async def action_start(self) -> None:
        """Starts the game, or shows what is wrong and where."""
        self._show_no_error()
        try:
            game, setup = await self._read()
        except TownFieldError as error:
            line = self.query_one(f"#{error.field}-error", PlainStatic)
            line.update(str(error))
            line.display = True
            line.scroll_visible()
            return
        self.dismiss()
        self.app.post_message(StartTown(game, setup))

    @on(Field.Changed)
    @on(Select.Changed)
    def _show_no_error(self) -> None:
        """Hides the errors: after a change they may be gone; starting shows those that are not."""
        for line in self.query(".error").results(PlainStatic):
            line.update("")
            line.display = False

    async def _read(self) -> tuple[TownGame, TownSetup]:
        """The game and the table that the form describes. Raises TownFieldError."""
        king, people = (self.query_one(f"#name-{side}", Field).value for side in Side)
        town = await self._read_board()
        try:
            game = new_game(Opponents(king, people), town, self._king_square(town))
        except TownGameError as error:
            field = "names" if error.where.startswith("players") else "start-square"
            raise TownFieldError(field, f"{error.why[:1].upper()}{error.why[1:]}.") from None
        setup = TownSetup(
            self._seat(Side.KING),
            self._seat(Side.PEOPLE),
            self._seed(),
            self.query_one("#hints", PlainCheckbox).value,
        )
        return game, setup

    def _seat(self, side: Side) -> TownSeat:
        kind = str(self.query_one(f"#kind-{side}", Select).value)
        return TownSeat("" if kind == _PERSON else kind)

    async def _read_board(self) -> Town:
        name = self.query_one("#board", Field).value.strip()
        if not name:
            return side_a()
        try:
            return await asyncio.to_thread(read_town, typed_path(name))
        except TownError as error:
            raise TownFieldError("board", str(error)) from None

    def _king_square(self, town: Town) -> int | None:
        """Where the king starts; None leaves it to a board that has one square only."""
        name = self.query_one("#start-square", Field).value.strip().lower()
        squares = [SQUARE_NAMES[start.square] for start in town.kings]
        if name and name not in squares:
            raise TownFieldError("start-square", f"The king can start on {', '.join(squares)}.")
        if not name and len(squares) > 1:
            raise TownFieldError("start-square", f"Type one of {', '.join(squares)}.")
        return SQUARE_NAMES.index(name) if name else None

    def _seed(self) -> int:
        text = self.query_one("#seed", Field).value.strip()
        if not text:
            return secrets.randbelow(_MAX_SEED)
        try:
            seed = int(text)
        except ValueError:
            seed = -1
        if not 0 <= seed <= _MAX_SEED:
            raise TownFieldError("seed", f"A seed is a number from 0 to {_MAX_SEED}.")
        return seed


def _computers() -> list[str]:
    """The computer players to choose from; the random one only while there is no other."""
    return [name for name in TOWN_STRENGTHS if name != RANDOM] or [RANDOM]
