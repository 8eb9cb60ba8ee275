"""New game: who sits where, by which rules; mistakes are shown at the field they are in."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Select

from advisor.kingsroad.players.programs import Program
from advisor.messages.computers import STRENGTHS
from kingsroad.board import Board, BoardError, kingdom, read_board
from kingsroad.games import GameError, begin_game
from kingsroad.position import PLAYERS, Variant, starting_position
from kingsroad_tui.files.typed_files import named_file
from kingsroad_tui.home.start_form import (
    PERSON_SEAT,
    PROGRAM_SEAT,
    FieldError,
    FormFields,
    StartForm,
)
from kingsroad_tui.kingsroad.drawing.player_cards import player_badge
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.home import new_game_words as new_game
from kingsroad_tui.kingsroad.home.colour_select import ColourSelect
from kingsroad_tui.kingsroad.home.new_game_words import name_sentence
from kingsroad_tui.kingsroad.home.words import TABLE, table_sentence
from kingsroad_tui.kingsroad.keys import NEW_GAME_KEYS
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.kingdom import TablePicture
from kingsroad_tui.kingsroad.play.players_panel import PlayerLine
from kingsroad_tui.kingsroad.words import commands
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.rivals.faces import Rival, rivals_height
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import ChoiceField, Field, PlainLabel, PlainStatic

_FACES: Final = 30
"""Rows for faces one below the other, beside the form."""


class NewGameScreen(StartForm):
    """A form with everything filled in: Enter on its button starts the game."""

    HELP = help_texts.NEW_GAME

    GAME = GAME
    STRENGTHS = STRENGTHS
    BEHIND = (*StartForm.BEHIND, "variant", "colour-")
    CSS_PATH = "../styles/new_game.tcss"
    BINDINGS: ClassVar[list[BindingType]] = NEW_GAME_KEYS

    def __init__(self, board: Board | None = None, *, waits: bool = False) -> None:
        """``waits``: Enter may still be pressed for the screen before."""
        super().__init__()
        self._board = board
        self._settles = waits

    def compose(self) -> ComposeResult:
        with Horizontal(id="room"):
            yield from self._form()
            with Vertical(id="picture"):
                yield PlainStatic(TABLE, classes="heading")
                yield RivalsPane(_FACES, id="faces")
                yield PlainStatic(id="table-words")
                yield TablePicture(id="map")
        yield Footer()

    def _form(self) -> ComposeResult:
        with FormFields(id="form"):
            with Horizontal(classes="line"):
                yield PlainLabel("Players")
                yield ChoiceField(
                    [(str(number), number) for number in PLAYERS],
                    value=3,
                    allow_blank=False,
                    compact=True,
                    id="players",
                )
                yield self.start_button()
            for seat in range(max(PLAYERS)):
                yield from self._seat(seat)
            yield PlainStatic("", id="names-error", classes="error")
            yield self.more_line()
            with Horizontal(classes="line rare", id="rules-line"):
                yield PlainLabel("Rules")
                yield ChoiceField(
                    [
                        ("Standard", Variant.STANDARD),
                        (commands.PERMANENT_NOBLES, Variant.PERMANENT_NOBLES),
                    ],
                    allow_blank=False,
                    compact=True,
                    id="variant",
                )
            with Horizontal(classes="line rare"):
                yield PlainLabel(commands.BOARD)
                yield Field(
                    placeholder=self._board.name if self._board else commands.BOARD_HINT,
                    compact=True,
                    id="board",
                )
            yield PlainStatic("", id="board-error", classes="error")
            yield from self.last_lines(commands.SEED_HINT)

    def _seat(self, seat: int) -> ComposeResult:
        with Horizontal(classes="line seat", id=f"seat-{seat}"):
            yield PlainLabel("", id=f"badge-{seat}")
            yield from self.seat_fields(seat, person=seat == 0)
            yield ColourSelect(seat, self.app.glyphs, id=f"colour-{seat}")
        yield PlainStatic("", id=f"about-{seat}", classes="about")
        yield from self.program_line(seat)

    @property
    def seats(self) -> range:
        return range(self._number("players"))

    @property
    def usual(self) -> bool:
        return (
            self.query_one("#variant", Select).value == Variant.STANDARD
            and not self.typed_in("board")
            and not self.typed_in("seed")
            and self.hints_allowed
            and PROGRAM_SEAT not in map(self.kind, self.seats)
        )

    def more_words(self) -> str:
        colours = all(self._number(f"colour-{seat}") == seat for seat in self.seats)
        return new_game.more_words(hints=self.hints_allowed, usual_colours=colours)

    def on_mount(self) -> None:
        self._show_rows()
        if self._settles:
            self.settle()

    @on(Select.Changed)
    def _show_rows(self) -> None:
        players = self._number("players")
        for seat in range(max(PLAYERS)):
            sits = seat < players
            self.query_one(f"#seat-{seat}").display = sits
            program = self.kind(seat) == PROGRAM_SEAT
            self.query_one(f"#program-line-{seat}").display = sits and program
            about = self.query_one(f"#about-{seat}", PlainStatic)
            about.update(self.character(seat).manner)
            about.display = sits
        self.name_seats()
        self._lay_table()

    @on(Field.Changed)
    def _lay_table(self) -> None:
        """The table as it would be laid."""
        players = self._number("players")
        lines, faces = [], []
        for seat in range(players):
            name, colour = self.called(seat), self._number(f"colour-{seat}")
            character = self.character(seat)
            lines.append(PlayerLine(colour, name, self.who(seat)))
            faces.append(
                Rival(name, character.names, colour, Mood.CALM, self.who(seat), character.manner)
            )
            badge = player_badge(colour, self.app.glyphs)
            self.query_one(f"#badge-{seat}", PlainLabel).update(badge)
        position = starting_position(players, board=self._board)
        if rivals_height(players, self.size.width, stacked=True) > _FACES:
            faces = [face for seat, face in enumerate(faces) if self.kind(seat) != PERSON_SEAT]
        self.query_one(RivalsPane).rivals = tuple(faces)
        self.query_one("#table-words", PlainStatic).update(table_sentence(position))
        self.query_one(TablePicture).show("", position, lines, "")

    def on_glyphs_changed(self) -> None:
        self._lay_table()

    def action_together(self) -> None:
        """People at every seat, and the first name to be typed; or computers at all but one."""
        people = any(self.kind(seat) != PERSON_SEAT for seat in self.seats)
        for seat in self.seats:
            kind = PERSON_SEAT if people or seat == 0 else self.default_computer
            self.query_one(f"#kind-{seat}", Select).value = kind
        self.query_one("#name-0" if people else "#start").focus()
        self.notify(new_game.ALL_PEOPLE if people else new_game.ONE_PERSON)

    async def way(self) -> Way:
        seats = tuple(
            [
                await self.read_seat(seat, Program, self._number(f"colour-{seat}"))
                for seat in self.seats
            ]
        )
        colours = [seat.colour for seat in seats]
        for number, colour in enumerate(colours):
            if colours.index(colour) < number:
                why = commands.COLOUR_TAKEN
                raise FieldError(f"seat-{number}", why, f"colour-{number}")
        names = tuple(map(self.called, self.seats))
        variant = self.query_one("#variant", Select).value
        board = await self._read_board()
        try:
            game = begin_game(names, Variant(str(variant)), board)
        except GameError as error:
            field = "names" if error.seat is None else f"seat-{error.seat}"
            raise FieldError(field, name_sentence(error), f"name-{error.seat or 0}") from None
        return Way(
            "start", GAME, game=game, setup=Setup(seats, self.read_seed(), self.hints_allowed)
        )

    async def _read_board(self) -> Board:
        """The board; its file is read in a thread, since that may take a while."""
        path = self.typed_in("board")
        if not path:
            return self._board or kingdom()
        try:
            return await asyncio.to_thread(read_board, named_file(path))
        except BoardError as error:
            raise FieldError("board", str(error)) from None

    def _number(self, name: str) -> int:
        value = self.query_one(f"#{name}", Select).value
        assert isinstance(value, int)
        return value
