"""The position editor: set up what lies on a real table, ask for hints about it, or play it."""

from __future__ import annotations

from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from assassins.actions import Side
from assassins.games import AssassinsGame, game_from
from assassins.notation import PREFIX, find_position
from assassins.position import AssassinsPosition
from assassins.records import AssassinsGameData
from assassins.town import LETTERS, neighbour
from kingsroad_tui.assassins.drawing.views import BoardView, board_size, danger_marks, hint_plan
from kingsroad_tui.assassins.editor import words as editor
from kingsroad_tui.assassins.editor.draft_values import DraftValues
from kingsroad_tui.assassins.editor.position_draft import AssassinsDraft
from kingsroad_tui.assassins.hints import hints
from kingsroad_tui.assassins.hints.following import SEE_THE_BOARD
from kingsroad_tui.assassins.keys import ASSASSINS_EDITOR_KEYS, DIRECTIONS
from kingsroad_tui.assassins.library.saves import PLAIN_NAMES
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.side_panel import AssassinsSide
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.editor.position_editor import PositionEditor
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.solver.client import in_time
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase

_MIN_SIDE = 34
"""Columns that the values need."""

_BELOW = 3
"""Rows of the status, of what is wrong, and of the footer."""


class AssassinsEditorScreen(PositionEditor[AssassinsDraft]):
    """A position being set up; the values beside the board give way to a hint about it."""

    CODE = PREFIX
    HELP = "town-editor"
    CSS_PATH = "../styles/editor.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_EDITOR_KEYS

    board = getters.query_one(AssassinsBoard)
    cells = getters.query_one(DraftValues)
    side = getters.query_one(AssassinsSide)

    def __init__(self, position: AssassinsPosition | None = None) -> None:
        """Begins with a position that is not over, else with the beginning of a game."""
        super().__init__(AssassinsDraft.of(position) if position else AssassinsDraft.empty())
        self._cursor = self.draft.king or 0
        self._reading = Reading()
        self._hint = hints.NO_HINT

    def compose_draft(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield AssassinsBoard(id="board")
            with Vertical(id="beside"):
                yield DraftValues(self.draft, id="cells")
                yield PlainStatic(id="how")
                yield AssassinsSide(id="side")

    def on_resize(self) -> None:
        width, height = self.size
        self.board.styles.width, _ = board_size(width - _MIN_SIDE, height - _BELOW)

    # ------------------------------------------------------------------------ what is shown

    def draw_draft(self) -> None:
        self._reading, self._hint = Reading(), hints.NO_HINT  # it was about another position
        self.workers.cancel_group(self, "hint")
        self._write()

    def _write(self) -> None:
        draft, hint = self.draft, self._hint
        drawn, hinted = draft.drawn, bool(self._hint.lines)
        numbers = numbers_at(drawn)
        self.board.view = BoardView(
            drawn,
            numbers,
            cursor=self._cursor,
            danger=danger_marks(drawn, hint.danger),
            plan=hint_plan(drawn, numbers, hint.planned, hint.advised) if hinted else None,
        )
        self.set_class(hinted, "hinted")
        if hinted and (game := self._game()) is not None:
            self.side.show(game)
            self.side.show_hint(hint)
        keys, gone = (
            with_keys(phrase("assassins-editor-keys-here"), keys_on(self)),
            editor.gone_words(draft),
        )
        self.query_one("#how", PlainStatic).update(
            Content.assemble(f"{gone}\n\n" if gone else "", (keys, "$text-muted"))
        )

    # ---------------------------------------------------------------------- what is set up

    def heading(self) -> str:
        return editor.heading(self.draft)

    def problems(self) -> str:
        problem = self.draft.problem
        return editor.problem_sentence(problem) if problem else ""

    def cleared(self) -> AssassinsDraft:
        return AssassinsDraft.empty(self.draft.town)

    def draft_of(self, pasted: str) -> AssassinsDraft | None:
        position = find_position(pasted)
        if position.over:
            self.notify(phrase("editor-over"))
            return None
        return AssassinsDraft.of(position)

    @on(AssassinsBoard.SquareClicked)
    def _square_clicked(self, event: AssassinsBoard.SquareClicked) -> None:
        self.set_focus(None)
        self._cursor = event.square
        self._write()

    @on(AssassinsBoard.Dragged)
    def _dragged(self, event: AssassinsBoard.Dragged) -> None:
        """A pawn dragged to another square stands there."""
        draft, source, target = self.draft, event.source, event.target
        self._cursor = target
        if source == draft.king:
            self.set_draft(draft.with_king(target))
        elif target == draft.king:
            self._write()
        elif source in draft.knights:
            self.set_draft(draft.without(source).without(target).with_knight(target))
        elif source in draft.townsfolk:
            self.set_draft(draft.with_person(draft.townsfolk.index(source), target))

    def action_go(self, key: str) -> None:
        square = neighbour(self._cursor, DIRECTIONS[key])
        if square is not None:
            self._cursor = square
            self._write()

    def action_pawn(self, key: str) -> None:
        """Puts a townsperson under the cursor, or takes it from there; 0 is the king."""
        if key == "0":
            self.set_draft(self.draft.with_king(self._cursor))
        elif self._cursor == self.draft.king:
            self.notify(phrase("assassins-editor-king-stands-there"))
        else:
            self.set_draft(self.draft.with_person(LETTERS.index(key), self._cursor))

    def action_knight(self) -> None:
        if self._cursor == self.draft.king:
            self.notify(phrase("assassins-editor-king-stands-there"))
        else:
            self.set_draft(self.draft.with_knight(self._cursor))

    def action_take(self) -> None:
        self.set_draft(self.draft.without(self._cursor))

    def action_reveal(self) -> None:
        self.set_draft(self.draft.with_revealed(self._cursor))

    def action_cells(self) -> None:
        """To the values, or back to the board."""
        self.set_focus(None if self.cells.has_focus else self.cells)

    # --------------------------------------------------------------- hints, and a game of it

    def action_hint(self) -> None:
        """Each press says more, for the side whose phase it is; the last one closes the hint."""
        if self._game() is None:
            self.say_problems()
        elif not self._hint.ready:
            self.notify(phrase("assassins-hints-not-ready"))
        elif not (self._hint.lines and self.side.read_on()):
            self._turn_to(self._reading.next())

    def action_experts(self) -> None:
        """The figures of the hint, and back."""
        if self._hint.lines and self._hint.ready:
            self._turn_to(self._reading.turned())

    def _turn_to(self, reading: Reading) -> None:
        self._reading, self._hint = reading, hints.NO_HINT
        if reading.page is not Page.OFF:
            self._hint = hints.thinking_hint(reading)
            self._ask()
        self._write()

    @work(exclusive=True, group="hint")
    async def _ask(self) -> None:
        game, reading = self._game(), self._reading
        assert game is not None
        side = game.position.side if game.position.card else Side.KING
        answers = advise(self.app.solver, AssassinsGameData.of(game), side)
        async for advice in in_time(answers, lambda: (self.draft, self._reading)):
            if advice is None:
                self._hint = hints.lost_hint()
            else:
                self._hint = hints.hint_of(advice, game, reading, (), SEE_THE_BOARD)
            self._write()
            if advice is None or reading.page is Page.LOOK:
                return

    def action_play(self) -> None:
        """The form for a game that starts here."""
        position = self.draft.position
        if position is None:
            self.say_problems()
        else:
            self.keep_draft()  # a game begins with it, or it is still here
            self.app.go("new", GAME, start=position)

    def _game(self) -> AssassinsGame | None:
        """The game that starts here; None where that is impossible."""
        position = self.draft.position
        return None if position is None else game_from(PLAIN_NAMES, position)
