"""What the forms for a new game share: a button starts it, mistakes are shown at their fields."""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final, Protocol

import msgspec
from textual import getters, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.widgets import Select
from textual.widgets.select import InvalidSelectValueError

from advisor.messages.characters import Character, SeatNames
from advisor.players.programs import Forfeit
from kingsroad_tui.common.host import FilledForm, Host
from kingsroad_tui.common.text.line_setup import PROGRAM_HINT, SEED_RANGE, START
from kingsroad_tui.common.text.programs import GREETING, program_problem, program_refusal
from kingsroad_tui.common.widgets.plain import (
    ChoiceField,
    Field,
    PlainButton,
    PlainCheckbox,
    PlainLabel,
    PlainStatic,
)
from kingsroad_tui.common.widgets.settling_screen import SettlingScreen
from tabletop.shown import shown

PROGRAM_SEAT: Final = "program"
"""What sits at a seat: a program of the user's, whose command is another field."""

_MAX_SEED: Final = 2**31 - 1


class FieldError(ValueError):
    """A mistake in one field.

    Attributes:
        field: the id of the line that says so, without its ``-error``.
        focus: the id of the widget to be corrected.
    """

    def __init__(self, field: str, why: str, focus: str = "") -> None:
        self.field = field
        self.focus = focus or field
        super().__init__(why)


class Greetable(Protocol):
    """A running program that is to play."""

    def greet(self) -> None:
        """Asks it for a first choice. Raises Forfeit where it gives none."""

    def close(self) -> None:
        """Ends it at once."""


async def _greeted(start: Callable[[str], Greetable], command: str) -> str:
    """Why a program cannot play, as a sentence; empty where it can. The app goes on meanwhile."""
    try:
        program = start(command)
        try:
            await asyncio.to_thread(program.greet)
        finally:
            program.close()
    except Forfeit as forfeit:
        return program_refusal(forfeit.why)
    return ""


class FormFields(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The fields of a form; it scrolls with the focus, and leaves the arrows to the screen."""


class StartForm(SettlingScreen):
    """A form with everything filled in; a subclass has the fields, and reads them.

    Opened again it stands as it was left, but for the seed: luck is not to repeat itself unasked.
    Another day it stands as it did when a game was last begun, but for what is rare.

    Attributes:
        GAME: the word for its game.
        RARE: what is filled in anew every day, by the beginnings of the ids.
    """

    GAME: ClassVar[str]
    RARE: ClassVar[tuple[str, ...]] = ("board", "cmd-")

    AUTO_FOCUS = "#start"

    app = getters.app(Host)

    def __init__(self) -> None:
        super().__init__()
        self._names = SeatNames()

    @abstractmethod
    async def wish(self) -> Message:
        """The wish for the game that the form describes. Raises FieldError."""

    def start_button(self) -> PlainButton:
        """The button that starts the game."""
        return PlainButton(START, variant="primary", compact=True, id="start")

    def last_lines(self, no_seed: str) -> ComposeResult:
        """The lines for the seed and for hints; ``no_seed`` says what an empty seed means."""
        with Horizontal(classes="line"):
            yield PlainLabel("Seed")
            yield Field(
                placeholder=no_seed,
                compact=True,
                id="seed",
                type="integer",
                max_length=len(str(_MAX_SEED)),
            )
        yield PlainStatic("", id="seed-error", classes="error")
        with Horizontal(classes="line"):
            yield PlainLabel("Hints")
            yield PlainCheckbox("Allow hints", True, compact=True, id="hints")

    def program_line(self, seat: object) -> ComposeResult:
        """The line for the command of a program that has a seat, and the one for what is wrong."""
        with Horizontal(classes="line program", id=f"program-line-{seat}"):
            yield PlainLabel("")
            yield Field(placeholder=PROGRAM_HINT, compact=True, id=f"cmd-{seat}")
        yield PlainStatic("", id=f"seat-{seat}-error", classes="error")

    async def read_program(self, seat: object, start: Callable[[str], Greetable]) -> str:
        """The command line of the program that has a seat, which is started and asked once.

        Raises FieldError if that starts none, or one that does not answer.
        """
        command = self.query_one(f"#cmd-{seat}", Field).value
        why = program_problem(command)
        if not why:
            self._say_at(f"seat-{seat}", GREETING)
            why = await _greeted(start, command)
        if why:
            raise FieldError(f"seat-{seat}", why, f"cmd-{seat}")
        return command

    def typed_in(self, field: str) -> str:
        """What stands in a field, without the space around it."""
        return self.query_one(f"#{field}", Field).value.strip()

    def read_seed(self) -> int:
        """The seed that was typed, or a random one. Raises FieldError."""
        text = self.typed_in("seed")
        if not text:
            return secrets.randbelow(_MAX_SEED)
        if not (text.isascii() and text.isdigit() and int(text) <= _MAX_SEED):
            raise FieldError("seed", SEED_RANGE.format(most=_MAX_SEED))
        return int(text)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints."""
        return self.query_one("#hints", PlainCheckbox).value

    def name_seats(self, seats: Iterable[object], characters: Sequence[Character]) -> None:
        """Gives those who sit at these seats names of their own, where none was typed."""
        fields = [self.query_one(f"#name-{seat}", Field) for seat in seats]
        names = self._names.names([field.value for field in fields], characters)
        for field, name in zip(fields, names, strict=True):
            field.value = name

    def on_mount(self) -> None:
        """Fills the form in as it was left; a subclass has laid its table by then."""
        filled = self.app.filled_forms.get(type(self))
        if filled is None:
            self._lay_as_last_time()
            return
        self._names = filled.names
        for name, field in self._fields().items():
            field.value = filled.values[name]

    def _lay_as_last_time(self) -> None:
        """Fills in what is kept of the table at which a game was last begun, as far as it fits."""
        kept = self.app.settings.tables.get(self.GAME, {})
        for name, field in self._fields().items():
            match field, kept.get(name):
                case Field(), str(text):
                    field.value = shown(text, field.max_length)
                case PlainCheckbox(), bool(ticked):
                    field.value = ticked
                case ChoiceField(), str() | int() as chosen:
                    with suppress(InvalidSelectValueError):
                        field.value = chosen

    def _keep_table(self) -> None:
        """Keeps who sat where for another day; computers are named by their character."""
        kept = {
            name: field.value
            for name, field in self._fields().items()
            if not name.startswith(self.RARE)
            and field.value not in (PROGRAM_SEAT, *self._names.proposed)
        }
        tables = {**self.app.settings.tables, self.GAME: kept}
        self.app.keep_settings(msgspec.structs.replace(self.app.settings, tables=tables))

    def _fields(self) -> dict[str, Field | ChoiceField[Any] | PlainCheckbox]:
        """What is filled in and kept, by its id."""
        return {
            widget.id: widget
            for widget in self.query("*")
            if isinstance(widget, (Field, ChoiceField, PlainCheckbox))
            and widget.id not in (None, "seed")
        }

    def _leave(self) -> None:
        """Leaves the form, which is kept as it stands."""
        values = {name: field.value for name, field in self._fields().items()}
        self.app.filled_forms[type(self)] = FilledForm(values, self._names)
        self.dismiss()

    def action_leave(self) -> None:
        self._leave()

    @on(Field.Submitted)
    def _field_filled_in(self) -> None:
        """Enter in a field goes on to the next one: it starts no game that nobody has looked at."""
        self.focus_next()

    @on(PlainButton.Pressed, "#start")
    @work(exclusive=True, group="start")
    async def action_start(self) -> None:
        """Starts the game, or shows what is wrong and where."""
        if self.settling:
            return
        self._show_no_error()
        try:
            wish = await self.wish()
        except FieldError as error:
            self._show_no_error()
            self._say_at(error.field, str(error))
            self.query_one(f"#{error.focus}").focus()
            return
        self._keep_table()
        self._leave()
        self.app.post_message(wish)

    def _say_at(self, field: str, sentence: str) -> None:
        """Says something at a field."""
        line = self.query_one(f"#{field}-error", PlainStatic)
        line.update(sentence)
        line.display = True
        line.scroll_visible()

    @on(Field.Changed)
    @on(Select.Changed)
    def _show_no_error(self) -> None:
        """Hides the errors: after a change they may be gone; starting shows those that are not."""
        for line in self.query(".error").results(PlainStatic):
            line.update("")
            line.display = False
