"""The dialogs of saving: under a name, before leaving, and while another window plays on.

Before a game is left that could not be saved, a dialog asks; and so it does where a game is being
played in another window or terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import Enum, unique
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.files.typed_files import WriteGame, save_path
from kingsroad_tui.keys.registry import CONFIRM_KEYS, RUNNING_KEYS, UNSAVED_KEYS
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.proofs import proved_content, take_proof_along
from kingsroad_tui.library.saved_games import GameT, SavedGames, suggested_name
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.kept import NotNoted, copy_notes, written_notes
from kingsroad_tui.widgets.dialog import Dialog, OtherWay, QuestionFrame
from kingsroad_tui.widgets.plain import Field, PlainButton, PlainStatic
from tabletop.say import Say
from tabletop.sealed_phases import GameProof
from tabletop.words.voice import phrase


class SaveGameDialog(Dialog[Path | None]):
    """Saves a game under a name; answers the file it was written to."""

    HELP = "save-game"
    AUTO_FOCUS = "#file"

    def __init__(
        self,
        name: str,
        write: WriteGame,
        title: str = "",
        *,
        noted: Path | None = None,
    ) -> None:
        """``name`` is suggested; ``write`` saves the game in a file, into which the notes and the
        proof of that which is ``noted`` are taken over."""
        super().__init__()
        self._title = title or phrase("library-saving-save-as")
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
                yield PlainButton(Say("library-saving-save"), variant="primary", id="save")
                yield PlainButton(Say("library-saving-cancel"), id="leave")

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
        self.app.notify(str(path), title=phrase("library-saving-saved"))
        self.dismiss(path)

    def _show_problem(self, problem: str) -> None:
        self.query_one("#error", PlainStatic).update(Content(problem))


def save_dialog(
    saves: SavedGames[GameT],
    game: GameT,
    setup: Setup,
    proof: GameProof | None = None,
    noted: Path | None = None,
) -> SaveGameDialog:
    """Asks for a name to save a game by, with the notes of the file that it is in now."""
    write = partial(saves.write_named, game=game, setup=setup, proof=proof)
    return SaveGameDialog(suggested_name(game.players), write, noted=noted)


class UnsavedDialog(Dialog[bool]):
    """Asks whether to leave; the game can be saved in another place instead."""

    HELP = "unsaved"
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [*CONFIRM_KEYS, *UNSAVED_KEYS]

    def __init__(self, question: str, save_elsewhere: Callable[[], None]) -> None:
        super().__init__()
        other = OtherWay(phrase("library-saving-elsewhere"), save_elsewhere, first=True)
        self._question = QuestionFrame(
            question, phrase("library-saving-leave"), phrase("library-saving-stay"), other
        )

    def compose(self) -> ComposeResult:
        yield self._question

    def action_answer(self, sure: bool) -> None:
        self._question.answer(sure=sure)

    def action_other(self) -> None:
        self._question.go_other_way()


@unique
class Instead(Enum):
    """What can be done with a game that somebody else plays."""

    LOOK = "look"
    """Look at it in the analysis."""
    COPY = "copy"
    """Go on with a copy in a file of its own."""


class RunningElsewhereDialog(Dialog[Instead | None]):
    """Answers what to do instead of going on with the game; None for nothing."""

    HELP = "running-elsewhere"
    AUTO_FOCUS = "#look"
    BINDINGS: ClassVar[list[BindingType]] = RUNNING_KEYS

    def __init__(self, title: str) -> None:
        """``title`` says which game it is."""
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("app-running-elsewhere"), classes="title")
            yield PlainStatic(
                lambda: Content(phrase("app-look-or-copy", title=self._title)), classes="words"
            )
            with Horizontal(classes="buttons"):
                yield PlainButton(Say("app-look"), variant="primary", id="look")
                yield PlainButton(Say("app-go-on-with-copy"), id="copy")
                yield PlainButton(Say("library-saving-cancel"), id="leave")

    @on(PlainButton.Pressed, "#look")
    def _look_pressed(self) -> None:
        self.dismiss(Instead.LOOK)

    @on(PlainButton.Pressed, "#copy")
    def _copy_pressed(self) -> None:
        self.dismiss(Instead.COPY)

    def action_answer(self, answer: str) -> None:
        self.dismiss(Instead(answer))
