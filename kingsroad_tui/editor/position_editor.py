"""A position editor, whichever game it is of: what is set up, kept, pasted, copied and cleared."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, Protocol, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.events import Paste

from kingsroad_tui.editor.draft_cells import DraftCells
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.errors import words_of
from tabletop.pasted import CODES, code_format
from tabletop.words.voice import phrase


class Draft(Protocol):
    """A position being set up, possible or not; a frozen value."""

    @property
    def code(self) -> str | None:
        """The code of the position; None while it is impossible."""


DraftT = TypeVar("DraftT", bound=Draft)


class PositionEditor(HouseScreen[None], Generic[DraftT]):
    """A position being set up. A game says how it is drawn and changed.

    Attributes:
        CODE: what codes of the game's positions begin with.
        draft: what is set up.
    """

    CODE: ClassVar[str]

    KEEPS_WORK = True

    def __init__(self, draft: DraftT) -> None:
        super().__init__()
        self.draft = draft
        self._kept = draft
        """The draft that nobody would miss: untouched, played, or copied as a code."""

    # -------------------------------------------------------------- what a game has to say

    @abstractmethod
    def compose_draft(self) -> ComposeResult:
        """The board, and `DraftCells`."""

    @abstractmethod
    def draw_draft(self) -> None:
        """Shows the draft on the board."""

    @abstractmethod
    def heading(self) -> str:
        """What is set up, in a line."""

    @abstractmethod
    def problems(self) -> str:
        """Why the draft is impossible, in sentences."""

    def remark(self) -> str:
        """What is said of a draft that is possible, before its code."""
        return ""

    @abstractmethod
    def draft_of(self, pasted: str) -> DraftT | None:
        """The draft of the code in a text; None, after saying why, where it cannot be set up.

        Raises ValueError where the code is wrong.
        """

    @abstractmethod
    def cleared(self) -> DraftT:
        """The beginning of a game in place of the draft."""

    # ------------------------------------------------------------------------ what is set up

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="status")
        yield from self.compose_draft()
        yield PlainStatic(id="problems")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.set_draft(self.draft)

    def on_shown_anew(self) -> None:
        self.set_draft(self.draft)

    def set_draft(self, draft: DraftT) -> None:
        """Shows another draft, and what is wrong with it or the code of what is right."""
        self.draft = draft
        self.query_one(DraftCells).draft = draft
        self.query_one("#status", PlainStatic).update(Content(self.heading()))
        code = draft.code
        if code is None:
            said = Content.styled(self.problems(), "$text-error")
        else:
            said = Content.assemble(self.remark(), (code, "$text-muted"))
        self.query_one("#problems", PlainStatic).update(said)
        self.draw_draft()

    @on(DraftCells.DraftChanged)
    def _draft_changed(self, event: DraftCells.DraftChanged) -> None:
        self.set_draft(event.draft)

    def keep_draft(self) -> None:
        """From now on nobody would miss this draft: it is elsewhere, too."""
        self._kept = self.draft

    def action_clear(self) -> None:
        """The beginning of a game; asks first where work would be lost."""
        empty = self.cleared()
        if self.draft != empty:
            self._unless_missed(
                lambda: self.set_draft(empty), phrase("editor-clearing"), phrase("editor-clear")
            )

    def on_paste(self, event: Paste) -> None:
        if code_format(event.text) != CODES[self.CODE]:
            self.notify(phrase("editor-no-code", prefix=self.CODE))
            return
        try:
            draft = self.draft_of(event.text)
        except ValueError as error:
            self.notify(words_of(error), severity="error")
            return
        if draft is not None:
            self.set_draft(draft)

    def action_code(self) -> None:
        code = self.draft.code
        if code is None:
            self.say_problems()
        else:
            self.app.copy_code(code)
            self.keep_draft()

    def say_problems(self) -> None:
        """Says why nothing can be done with the draft."""
        self.notify(self.problems(), severity="error")

    def action_leave(self) -> None:
        """Back; asks first where work would be lost."""
        self._unless_missed(self.dismiss, self._leaving(), phrase("editor-leave"))

    def before_leaving(self) -> str | None:
        return None if self.draft == self._kept else self._leaving()

    def _leaving(self) -> str:
        return phrase("editor-leaving-question", code=keys_on(self)("code"))

    def _unless_missed(self, go: Callable[[], object], question: str, yes: str) -> None:
        """Does something that gives the draft up, at once or after asking."""
        if self.draft == self._kept:
            go()
            return
        dialog = ConfirmDialog(question, yes, phrase("editor-go-on-editing"))

        def answered(sure: bool | None) -> None:
            if sure:
                go()

        self.app.push_screen(dialog, answered)
