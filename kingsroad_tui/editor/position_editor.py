"""A position editor, whichever game it is of: what is set up, kept, pasted, copied and cleared."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from textual.events import Paste

from kingsroad_tui.editor.words import CLEARING, GO_ON_EDITING, leaving_question
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog

DraftT = TypeVar("DraftT")


class PositionEditor(HouseScreen[None], Generic[DraftT]):
    """A draft of a position, possible or not. The wing says how it is shown and changed.

    Attributes:
        draft: what is set up.
    """

    KEEPS_WORK = True

    def __init__(self, draft: DraftT) -> None:
        super().__init__()
        self.draft = draft
        self._kept = draft
        """The draft that nobody would miss: untouched, played, or copied as a code."""

    # -------------------------------------------------------------- what a wing has to say

    @abstractmethod
    def show_draft(self) -> None:
        """Shows the draft, and what is wrong with it."""

    @abstractmethod
    def code_of(self, draft: DraftT) -> str | None:
        """The code of the position that is set up; None where it is impossible."""

    @abstractmethod
    def problems(self) -> str:
        """Why the draft is impossible, in sentences."""

    @abstractmethod
    def draft_of(self, pasted: str) -> DraftT | None:
        """The draft of a pasted code; None, after saying why, where it is none."""

    @abstractmethod
    def cleared(self) -> DraftT:
        """The beginning of a game in place of the draft."""

    # ------------------------------------------------------------------------ what is set up

    def set_draft(self, draft: DraftT) -> None:
        """Shows another draft."""
        self.draft = draft
        self.show_draft()

    def keep_draft(self) -> None:
        """From now on nobody would miss this draft: it is elsewhere, too."""
        self._kept = self.draft

    def action_clear(self) -> None:
        """The beginning of a game; asks first where work would be lost."""
        empty = self.cleared()
        if self.draft != empty:
            self._unless_missed(lambda: self.set_draft(empty), CLEARING, "Clear it")

    def on_paste(self, event: Paste) -> None:
        draft = self.draft_of(event.text)
        if draft is not None:
            self.set_draft(draft)

    def action_code(self) -> None:
        code = self.code_of(self.draft)
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
        self._unless_missed(self.dismiss, self._leaving(), "Leave")

    def before_leaving(self) -> str | None:
        return None if self.draft == self._kept else self._leaving()

    def _leaving(self) -> str:
        return leaving_question(keys_on(self)("code"))

    def _unless_missed(self, go: Callable[[], object], question: str, yes: str) -> None:
        """Does something that gives the draft up, at once or after asking."""
        if self.draft == self._kept:
            go()
            return
        dialog = ConfirmDialog(question, yes, GO_ON_EDITING)

        def answered(sure: bool | None) -> None:
            if sure:
                go()

        self.app.push_screen(dialog, answered)
