"""Saving a game under a name."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.files.typed_files import WriteGame, save_path
from kingsroad_tui.help import words as help_texts
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.proofs import proved_content, take_proof_along
from kingsroad_tui.notes.kept import NotNoted, copy_notes, written_notes
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainStatic


class SaveGameDialog(Dialog[Path | None]):
    """Saves a game under a name; answers the file it was written to."""

    HELP = help_texts.SAVE_GAME
    AUTO_FOCUS = "#file"

    def __init__(
        self,
        name: str,
        write: WriteGame,
        title: str = saving.SAVE_AS,
        *,
        noted: Path | None = None,
    ) -> None:
        """``name`` is suggested; ``write`` saves the game in a file, into which the notes and the
        proof of that which is ``noted`` are taken over."""
        super().__init__()
        self._title = title
        self._suggested = name
        self._save_in = write
        self._noted = noted
        self._overwrite: Path | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(self._title, classes="title")
            yield Field(self._suggested, id="file")
            yield PlainStatic("", classes="error", id="error")
            with Horizontal(classes="buttons"):
                yield PlainButton("Save", variant="primary", id="save")
                yield PlainButton("Cancel", id="leave")

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#save")
    def _save(self) -> None:
        try:
            path = save_path(self.query_one("#file", Field).value)
            try:
                notes, proved = written_notes(self._noted), proved_content(self._noted)
                self._save_in(path, replace=path == self._overwrite)
                take_proof_along(path, proved)
                if notes:
                    with suppress(NotNoted):
                        copy_notes(notes, path)
            except FileExistsError:
                self._overwrite = path
                self._show_problem(saving.save_again(path))
                return
        except (OSError, ValueError) as error:
            self._show_problem(saving.not_saved(error))
            return
        self.app.notify(str(path), title=saving.SAVED)
        self.dismiss(path)

    def _show_problem(self, problem: str) -> None:
        self.query_one("#error", PlainStatic).update(Content(problem))
