"""The form for a new game: who sits where, by which rules; mistakes are shown at their fields."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Final

import msgspec
from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Select
from textual.widgets.select import InvalidSelectValueError

from advisor.messages.computers import PERSON, RANDOM, Character, SeatNames, character_of
from advisor.program_processes import command_of
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.home.game_form import SEED, GameForm, Greetable, OptionProblem, TypedOption
from kingsroad_tui.home.usual_table import own_character
from kingsroad_tui.keys.registry import NEW_GAME_KEYS
from kingsroad_tui.library.seats import MAX_SEED, Seat, SeatKind, Setup, new_seed
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.rivals.computer_words import computer_kinds
from kingsroad_tui.rivals.faces import Rival, rivals_height
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.host import FilledForm, Host
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import (
    MAX_TYPED,
    ChoiceField,
    Choices,
    Field,
    PlainButton,
    PlainCheckbox,
    PlainLabel,
    PlainStatic,
)
from kingsroad_tui.words.refusals import program_problem, program_refusal
from tabletop.game import Forfeit
from tabletop.names import tidy_name
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase, said

PROGRAM_SEAT: Final = "program"
"""What sits at a seat: a program of the user's, whose command is another field."""

PERSON_SEAT: Final = "person"
"""What sits at a seat: a person."""

BOARD: Final = "board"
"""What can be typed where the app was begun with a board for new games."""

_FACES: Final = 30
"""Rows for faces one below the other, beside the form."""


async def _greeted(start: Callable[[str], Greetable], command: str) -> str:
    """Why a program cannot play, as a sentence; empty where it can. The app goes on meanwhile."""
    try:
        program = start(command)
        try:
            await asyncio.to_thread(program.greet)
        finally:
            program.close()
    except Forfeit as forfeit:
        return program_refusal(forfeit)
    return ""


class ColourSelect(ChoiceField[int]):
    """Chooses one of the five player colours, 0 to 4."""

    app = getters.app(Host)

    def __init__(self, colour: int, glyphs: Glyphs, *, id: str | None = None) -> None:
        super().__init__(_badges(glyphs), value=colour, allow_blank=False, compact=True, id=id)

    def on_shown_anew(self) -> None:
        self.offer(_badges(self.app.glyphs))


def _badges(glyphs: Glyphs) -> Choices[int]:
    return [(player_badge(colour, glyphs), colour) for colour in range(len(LETTERS))]


class FormFields(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The fields of a form; it scrolls with the focus, and leaves the arrows to the screen."""


class StartForm(HouseScreen[None]):
    """A form with everything filled in: who sits where, and what its game asks besides.

    Opened again it stands as it was left, but for the seed: luck is not to repeat itself unasked.
    Another day it stands as it did when a game was last begun, but for what is rare.

    A game may have a form of its own class, with its keys and what stands beside the fields.
    """

    HELP = "new-game"
    CSS_PATH: ClassVar[Any] = sheet("start_form")
    AUTO_FOCUS = "#start"

    app = getters.app(Going)

    def __init__(self, word: str, *, waits: bool = False) -> None:
        """Of the game of a word.

        ``waits``: its button does nothing for a moment, as Enter may be pressed for the screen
        before.
        """
        super().__init__()
        self.word = word
        self._settles = waits
        self._names = SeatNames()

    @property
    def form(self) -> GameForm[Any]:
        """What it asks of its game."""
        form: GameForm[Any] = self.app.game(self.word).in_app().form
        return form

    # ------------------------------------------------------------------- what a game changes

    def compose_picture(self) -> ComposeResult:
        """What stands beside the fields."""
        yield PlainStatic(Say("home-form-table"), classes="heading")
        yield RivalsPane(_FACES, id="faces")

    def label(self, seat: str) -> str:
        """What stands before a seat."""
        labels = dict(zip(self.form.table.sides, self.form.labels, strict=True))
        return said(labels[seat]) if seat in labels else ""

    def about(self, seat: str) -> str:
        """How whoever sits there plays, in a sentence."""
        return said(self.character(seat).manner)

    def part(self, seat: str) -> str:
        """What whoever sits there plays, beside the face."""
        return said(self.character(seat).manner)

    def more_words(self) -> str:
        """What stands behind "More" where it is as usual, in a line."""
        return phrase("home-form-more")

    def lay_table(self) -> None:
        """Shows the table as it would be laid."""

    def begin(self, names: tuple[str, ...], options: Mapping[str, object]) -> Any:
        """The game that is to be begun. Raises OptionProblem; called in a thread."""
        return self.form.begin(names, options, self.app.board_of(self.word))

    # --------------------------------------------------------------------------- the fields

    def compose(self) -> ComposeResult:
        with Horizontal(id="room"):
            yield from self._compose_form()
            with Vertical(id="picture"):
                yield from self.compose_picture()
        yield Footer()

    def _compose_form(self) -> ComposeResult:
        numbers = self.form.table.numbers
        with FormFields(id="form"):
            with Horizontal(classes="line"):
                yield PlainLabel(lambda: phrase("home-form-players") if len(numbers) > 1 else "")
                if len(numbers) > 1:
                    yield ChoiceField(
                        [(str(number), number) for number in numbers],
                        value=self.form.players,
                        allow_blank=False,
                        compact=True,
                        id="players",
                    )
                yield self.start_button()
            for at, seat in enumerate(self._all_seats):
                yield from self._compose_seat(at, seat)
            yield PlainStatic("", id="names-error", classes="error")
            yield self.more_line()
            for asked in self.form.asks:
                with Horizontal(classes="line rare", id=f"{asked.name}-line"):
                    yield PlainLabel(asked.label)
                    yield ChoiceField(
                        [(words, kept) for kept, words in asked.choices],
                        allow_blank=False,
                        compact=True,
                        id=asked.name,
                    )
            for typed in self.form.types:
                yield from self._compose_typed(typed)
            yield from self.last_lines(self.form.no_seed)

    def _compose_seat(self, at: int, seat: str) -> ComposeResult:
        with Horizontal(classes="line seat", id=f"seat-{seat}"):
            yield PlainLabel(partial(self.label, seat), id=f"badge-{seat}")
            yield from self.seat_fields(seat, person=at == 0)
            if self.form.colours:
                yield ColourSelect(at, self.app.glyphs, id=f"colour-{seat}")
        yield PlainStatic("", id=f"about-{seat}", classes="about")
        yield from self.program_line(seat)

    def _compose_typed(self, typed: TypedOption) -> ComposeResult:
        board = self.app.board_of(self.word) if typed.name == BOARD else None
        with Horizontal(classes="line rare", id=f"{typed.name}-line"):
            yield PlainLabel(typed.label)
            yield Field(
                placeholder=typed.hint if board is None else board.name,
                compact=True,
                id=typed.name,
                max_length=typed.room or MAX_TYPED,
            )
        yield PlainStatic("", id=f"{typed.name}-error", classes="error")

    @property
    def _all_seats(self) -> Sequence[str]:
        table = self.form.table
        return table.sides or [str(seat) for seat in range(max(table.numbers))]

    @property
    def seats(self) -> Sequence[str]:
        """The seats at which somebody sits, in their order, as the ids of their fields end."""
        several = len(self.form.table.numbers) > 1
        return self._all_seats[: self.number("players")] if several else self._all_seats

    @property
    def usual(self) -> bool:
        """Whether all that stands behind "More" is as it is for most games."""
        form = self.form
        asked = (self.chosen(one.name) == one.choices[0][0] for one in form.asks)
        typed = (self.typed_in(name) for name in (*(one.name for one in form.types), "seed"))
        programs = PROGRAM_SEAT in map(self.kind, self.seats)
        return all(asked) and not any(typed) and self.hints_allowed and not programs

    def chosen(self, field: str) -> object:
        """What is chosen in a field."""
        return self.query_one(f"#{field}", Select).value

    def number(self, field: str) -> int:
        """The number that is chosen in a field."""
        value = self.chosen(field)
        assert isinstance(value, int)
        return value

    def colour(self, seat: str) -> int:
        """The player colour of a seat."""
        if self.form.colours:
            return self.number(f"colour-{seat}")
        return self._all_seats.index(seat)

    @property
    def usual_colours(self) -> bool:
        """Whether everybody has the colour of the seat."""
        return all(self.colour(seat) == at for at, seat in enumerate(self.seats))

    @on(Select.Changed)
    def show_seats(self) -> None:
        """The seats of those who play, their names where none was typed, and how they play."""
        playing = self.seats
        self.name_seats()
        for seat in self._all_seats:
            sits = seat in playing
            self.query_one(f"#seat-{seat}").display = sits
            program = self.kind(seat) == PROGRAM_SEAT
            self.query_one(f"#program-line-{seat}").display = sits and program
            about = self.query_one(f"#about-{seat}", PlainStatic)
            about.update(self.about(seat))
            about.display = sits
        self.show_faces()

    @on(Field.Changed)
    def show_faces(self) -> None:
        """Everybody at the table, with a face, and the table."""
        faces = {
            seat: Rival(
                self.called(seat),
                self.character(seat).names,
                self.colour(seat),
                Mood.CALM,
                self.who(seat),
                self.part(seat),
                badge=not self.form.table.sides,
            )
            for seat in self.seats
        }
        if rivals_height(len(faces), self.size.width, stacked=True) > _FACES:
            faces = {at: face for at, face in faces.items() if self.kind(at) != PERSON_SEAT}
        self.query_one(RivalsPane).rivals = tuple(faces.values())
        for typed in self.form.types:
            if typed.after:
                away = not self.typed_in(typed.after)
                self.query_one(f"#{typed.name}-line").set_class(away, "-away")
        if self.form.colours:
            for seat in self.seats:
                badge = player_badge(self.colour(seat), self.app.glyphs)
                self.query_one(f"#badge-{seat}", PlainLabel).update(badge)
        self.lay_table()

    async def way(self) -> Way:
        """The way to the game that the form describes. Raises OptionProblem."""
        seats = [await self.read_seat(at, seat) for at, seat in enumerate(self.seats)]
        if self.form.colours:
            colours = [seat.colour for seat in seats]
            for at, seat in enumerate(self.seats):
                if colours.index(colours[at]) < at:
                    raise OptionProblem(
                        f"seat-{seat}", phrase("home-form-colour-taken"), f"colour-{seat}"
                    )
        names = tuple(map(self.called, self.seats))
        options: dict[str, object] = {one.name: self.chosen(one.name) for one in self.form.asks}
        options |= {one.name: self.typed_in(one.name) for one in self.form.types}
        seed = self.read_seed()
        game = await asyncio.to_thread(self.begin, names, {**options, SEED: seed})
        setup = Setup(tuple(seats), seed, self.hints_allowed)
        return Way("start", self.word, game=game, setup=setup)

    def action_together(self) -> None:
        """People at every seat, and the first name to be typed; or computers at all but one."""
        first = self.seats[0]
        people = any(self.kind(seat) != PERSON_SEAT for seat in self.seats)
        for seat in self.seats:
            kind = PERSON_SEAT if people or seat == first else self.default_computer
            self.query_one(f"#kind-{seat}", Select).value = kind
        self.query_one(f"#name-{first}" if people else "#start").focus()
        self.notify(phrase("home-form-all-people" if people else "home-form-one-person"))

    def start_button(self) -> PlainButton:
        """The button that starts the game."""
        return PlainButton(Say("home-form-start"), variant="primary", compact=True, id="start")

    @property
    def kinds(self) -> list[tuple[str | Say, str]]:
        """Who can sit at a seat, but for programs: as people read it, and its name."""
        strengths = list(self.form.table.strengths.values())
        thinking = [one for one in strengths if one.name != RANDOM]
        computers = computer_kinds(thinking or strengths)
        return [(Say("home-form-person"), PERSON_SEAT), *computers]

    @property
    def default_computer(self) -> str:
        """Who sits at a seat that nobody else is chosen for: the weakest."""
        return self.kinds[1][1]

    def seat_fields(self, seat: object, *, person: bool) -> ComposeResult:
        """The fields for the name of who sits at a seat, and for who that is."""
        yield Field(compact=True, id=f"name-{seat}", max_length=80)
        yield ChoiceField(
            self.kinds,
            value=PERSON_SEAT if person else self.default_computer,
            allow_blank=False,
            compact=True,
            id=f"kind-{seat}",
            classes="kind",
        )

    def called(self, seat: object) -> str:
        """The name at a seat."""
        return self.query_one(f"#name-{seat}", Field).value

    def kind(self, seat: object) -> str:
        """Who sits there: a person, a program, or the name of a computer player."""
        return str(self.query_one(f"#kind-{seat}", Select).value)

    def who(self, seat: object) -> str:
        """Who plays at a seat, in a word or two."""
        kind = self.kind(seat)
        strength = self.form.table.strengths.get(kind)
        return phrase(f"home-face-{kind}") if strength is None else said(strength.label)

    def character(self, seat: object) -> Character:
        """Whose names and manner somebody at a seat has."""
        kind = self.kind(seat)
        return PERSON if kind == PERSON_SEAT else character_of(kind, self.form.table.strengths)

    async def read_seat(self, at: int, seat: str) -> Seat:
        """Who sits there. Raises OptionProblem for a program that cannot play."""
        kind, colour = self.kind(seat), self.colour(seat) if self.form.colours else 0
        if kind == PERSON_SEAT:
            return Seat(colour=colour)
        if kind != PROGRAM_SEAT:
            return Seat(SeatKind.COMPUTER, kind, colour=colour)
        program = self.form.program
        assert program is not None
        command = await self.read_program(seat, lambda command: program(command, at))
        return Seat(SeatKind.PROGRAM, program=command, colour=colour)

    @property
    def all_kinds(self) -> list[tuple[str | Say, str]]:
        """Who can sit at a seat."""
        programs = [] if self.form.program is None else [(Say("home-form-program"), PROGRAM_SEAT)]
        return [*self.kinds, *programs]

    @property
    def own_character(self) -> Character:
        """The person whose app it is."""
        return own_character(self.app.settings.name)

    def more_line(self) -> PlainButton:
        """The line that opens and closes what is seldom wanted."""
        return PlainButton("", compact=True, id="more-line")

    def last_lines(self, no_seed: Say) -> ComposeResult:
        """The lines for the seed and for hints; ``no_seed`` says what an empty seed means."""
        with Horizontal(classes="line rare"):
            yield PlainLabel(Say("home-form-seed"))
            yield Field(
                placeholder=no_seed,
                compact=True,
                id="seed",
                type="integer",
                max_length=len(str(MAX_SEED)),
            )
        yield PlainStatic("", id="seed-error", classes="error")
        if self.form.hints:
            with Horizontal(classes="line rare"):
                yield PlainLabel(Say("home-form-hints"))
                yield PlainCheckbox(Say("home-form-allow-hints"), True, compact=True, id="hints")

    def program_line(self, seat: object) -> ComposeResult:
        """The line for the command of a program that has a seat, and the one for what is wrong."""
        with Horizontal(classes="line program", id=f"program-line-{seat}"):
            yield PlainLabel("")
            yield Field(placeholder=Say("home-form-program-hint"), compact=True, id=f"cmd-{seat}")
        yield PlainStatic("", id=f"seat-{seat}-error", classes="error")

    async def read_program(self, seat: object, start: Callable[[str], Greetable]) -> str:
        """The command line of the program that has a seat, which is started and asked once.

        It may stand behind ``cmd:``, as commands name it. Raises OptionProblem if that starts none,
        or one that does not answer.
        """
        typed = self.typed_in(f"cmd-{seat}")
        command = typed if (named := command_of(typed)) is None else named
        why = program_problem(command)
        if not why:
            self._say_at(f"seat-{seat}", phrase("refusals-greeting"))
            why = await _greeted(start, command)
        if why:
            raise OptionProblem(f"seat-{seat}", why, f"cmd-{seat}")
        return command

    def typed_in(self, field: str) -> str:
        """What stands in a field, without the space around it."""
        return self.query_one(f"#{field}", Field).value.strip()

    def read_seed(self) -> int:
        """The seed that was typed, or a random one. Raises OptionProblem."""
        text = self.typed_in("seed")
        if not text:
            return new_seed()
        if not (text.isascii() and text.isdigit() and int(text) <= MAX_SEED):
            raise OptionProblem("seed", phrase("lines-seed-range", most=str(MAX_SEED)))
        return int(text)

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints."""
        return not self.form.hints or self.query_one("#hints", PlainCheckbox).value

    def name_seats(self) -> None:
        """Gives those who sit there names of their own, where none was typed; the first person is
        the one whose app it is."""
        own = next((seat for seat in self.seats if self.kind(seat) == PERSON_SEAT), None)
        characters = [
            self.own_character if seat == own else self.character(seat) for seat in self.seats
        ]
        fields = [self.query_one(f"#name-{seat}", Field) for seat in self.seats]
        names = self._names.names([field.value for field in fields], characters)
        for field, name in zip(fields, names, strict=True):
            field.value = name

    def on_mount(self) -> None:
        """Fills the form in as it was left."""
        self.show_seats()
        if self._settles:
            self.settle()
        filled = self.app.filled_forms.get(self.word)
        if filled is None:
            self._lay_as_last_time()
        else:
            self._names = filled.names
            self._show_more(PROGRAM_SEAT in filled.values.values())
            for name, field in self._fields().items():
                field.value = filled.values[name]
        self.say_more()

    @property
    def more(self) -> bool:
        """Whether what is seldom wanted is shown."""
        return self.has_class("-more")

    @on(PlainButton.Pressed, "#more-line")
    def action_more(self) -> None:
        """Shows what is seldom wanted, or hides it where it is as usual."""
        if self.more and not self.usual:
            self.notify(phrase("home-form-more-is-used"))
            return
        self._show_more(not self.more)
        self.say_more()

    def _show_more(self, more: bool) -> None:
        if more == self.more:
            return
        self.set_class(more, "-more")
        for field in self.query(".kind").results(ChoiceField):
            field.offer(self.all_kinds if more else self.kinds)

    @on(Field.Changed)
    @on(Select.Changed)
    @on(PlainCheckbox.Changed)
    def say_more(self) -> None:
        """Says what stands behind the line; it opens where something there is not as usual."""
        if not self.usual:
            self._show_more(True)
        mark = self.app.glyphs.down if self.more else self.app.glyphs.right
        words = phrase("home-form-less") if self.more else self.more_words()
        self.query_one("#more-line", PlainButton).label = f"{mark} {words}"

    def _lay_as_last_time(self) -> None:
        """Fills in what is kept of the table at which a game was last begun, as far as it fits."""
        kept = self.app.settings.tables.get(self.word, {})
        for name, field in self._fields().items():
            match field, kept.get(name):
                case Field(), str(text):
                    field.value = shown(text, field.max_length)
                case PlainCheckbox(), bool(ticked):
                    field.value = ticked
                case ChoiceField(), str() | int() as chosen:
                    with suppress(InvalidSelectValueError):
                        field.value = chosen

    @property
    def people(self) -> list[str]:
        """The names of the people at the table, as they stand in their fields."""
        return [self.called(seat) for seat in self.seats if self.kind(seat) == PERSON_SEAT]

    def _keep_own_name(self) -> None:
        """Who plays alone for the first time has said what they are called."""
        people = [tidy_name(name) for name in self.people]
        if not self.app.settings.name and len(people) == 1 and people[0] not in PERSON.names:
            self.app.keep_settings(msgspec.structs.replace(self.app.settings, name=people[0]))

    def _keep_table(self) -> None:
        """Keeps who sat where for another day, but for what is typed and programs; computers are
        named by their character."""
        rare = (*(one.name for one in self.form.types), "cmd-")
        kept: dict[str, Any] = {
            name: field.value
            for name, field in self._fields().items()
            if not name.startswith(rare)
            and field.value not in (PROGRAM_SEAT, self.app.settings.name, *self._names.proposed)
        }
        self.app.keep_table(self.word, kept)

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
        self.app.filled_forms[self.word] = FilledForm(values, self._names)
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
            way = await self.way()
        except OptionProblem as error:
            self._show_no_error()
            self._say_at(error.name, error.why)
            self.query_one(f"#{error.field}").focus()
            return
        self._keep_own_name()
        self._keep_table()
        self._leave()
        self.app.go_to(way)

    def _say_at(self, field: str, sentence: str) -> None:
        """Says something at a field, which is shown for that."""
        asked = [one.name for one in self.form.asks] + [one.name for one in self.form.types]
        if field.startswith(("seed", "hints", "colour-", *asked)):
            self._show_more(True)
            self.say_more()
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

    def on_shown_anew(self) -> None:
        self.say_more()
        self.call_after_refresh(self.show_seats)


class PlainStartForm(StartForm):
    """The form of a game that has no keys and no picture of its own there."""

    BINDINGS: ClassVar[list[BindingType]] = NEW_GAME_KEYS
