"""The position editor: set up what lies on a real table, then have it analysed or play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad.games import Game
from kingsroad.notation import PREFIX, find_position
from kingsroad.position import PLAYERS, Position, Variant
from kingsroad_tui.editor.position_editor import PositionEditor
from kingsroad_tui.kingsroad.editor import words as editor
from kingsroad_tui.kingsroad.editor.position_draft import PositionDraft
from kingsroad_tui.kingsroad.editor.setup_grid import SetupGrid
from kingsroad_tui.kingsroad.keys import EDITOR_KEYS
from kingsroad_tui.kingsroad.library.saves import setup_for
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.shell.place import Way
from tabletop.words.voice import phrase


class EditorScreen(PositionEditor[PositionDraft]):
    """A position being set up; it stays as it is while its analysis is looked at."""

    CODE = PREFIX
    HELP = "editor"

    CSS_PATH = "../styles/editor.tcss"
    AUTO_FOCUS = "#grid"
    BINDINGS: ClassVar[list[BindingType]] = EDITOR_KEYS

    kingdom = getters.query_one(Kingdom)
    grid = getters.query_one(SetupGrid)

    def __init__(self, position: Position | None = None, names: Sequence[str] = ()) -> None:
        """Begins with a position, else with the beginning of a game of two."""
        super().__init__(PositionDraft.of(position) if position else PositionDraft.empty())
        missing = range(len(names), PLAYERS[-1])
        self._names = (*names, *(phrase("home-player", number=at + 1) for at in missing))

    def compose_draft(self) -> ComposeResult:
        yield Kingdom(id="kingdom")
        yield SetupGrid(self.draft, self._names, id="grid")

    def on_mount(self) -> None:
        self.kingdom.names = self._names

    @on(Kingdom.RegionClicked)
    def _region_clicked(self, event: Kingdom.RegionClicked) -> None:
        """The cursor goes to the region that was clicked on the map."""
        self.grid.show_region(event.region)

    def draw_draft(self) -> None:
        position = self.draft.position
        if position is not None:
            # What cannot be is not drawn: the map stays at the last position that could.
            self.kingdom.position = position

    def heading(self) -> str:
        return editor.heading(self.draft.round, self.draft.players, self.draft.variant)

    def remark(self) -> str:
        return f"{phrase('kingsroad-editor-over-here')} " if self.draft.over else ""

    def problems(self) -> str:
        return " ".join(
            editor.problem_sentence(problem, self._names, self.draft.board)
            for problem in self.draft.problems
        )

    # ------------------------------------------------------------------------------ actions

    def action_analyse(self) -> None:
        if (game := self._game()) is not None:
            self.app.go("analysis", GAME, game=game)

    def action_play(self) -> None:
        if (game := self._game()) is None:
            return
        if game.finished:
            self.notify(phrase("editor-over"))
            return
        self.keep_draft()  # the game has it now
        back = Way("editor", GAME, position=game.position, names=self._names)
        self.app.go("start", GAME, game=game, setup=setup_for(game), back=back)

    def _game(self) -> Game | None:
        """A game that starts here; None, after saying why, where that is impossible."""
        position = self.draft.position
        if position is None:
            self.say_problems()
            return None
        names = tuple(self._names[: position.num_players])
        return Game(names, position.variant, position.board, start=position)

    def action_players(self) -> None:
        """One player more, and after five again two."""
        self.set_draft(
            self.draft.with_players(2 if self.draft.players == 5 else self.draft.players + 1)
        )

    def action_variant(self) -> None:
        standard = self.draft.variant is Variant.STANDARD
        self.set_draft(
            self.draft.with_variant(Variant.PERMANENT_NOBLES if standard else Variant.STANDARD)
        )

    def action_round(self, by: int) -> None:
        self.set_draft(self.draft.with_round(self.draft.round + by))

    def cleared(self) -> PositionDraft:
        draft = self.draft
        return PositionDraft.empty(draft.players, draft.board).with_variant(draft.variant)

    def draft_of(self, pasted: str) -> PositionDraft:
        return PositionDraft.of(find_position(pasted))
