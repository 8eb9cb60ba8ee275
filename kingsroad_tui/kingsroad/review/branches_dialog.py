"""The branches of a studied game: a small tree to go from one to another."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from advisor.messages.protocol import Advice
from kingsroad.cards import Selection
from kingsroad.games import GameError
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.review.branch_words import (
    branch_lines,
    new_branch,
    no_branches,
    no_way_back,
)
from kingsroad_tui.kingsroad.review.branches import BranchTree
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.reviewed_screen import ReviewedScreen
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.notes.dialog import NoteDialog
from kingsroad_tui.notes.kept import GameNotes, NotNoted, keep_notes, notes_of
from kingsroad_tui.notes.words import IN_A_BRANCH, NO_FILE, not_noted, note_words
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic


class BranchesDialog(Dialog[int | None]):
    """Answers the number of the branch to look at, or None to stay where one is."""

    HELP = help_texts.BRANCHES
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"

    def __init__(
        self, tree: BranchTree, names: Sequence[str], chances: Mapping[int, Sequence[float]]
    ) -> None:
        """``chances`` are everybody's at the end of each branch that is judged."""
        super().__init__()
        self._tree = tree
        self._lines = branch_lines(tree, names, chances)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Branches", classes="title")
            yield PlainOptionList(
                *(
                    Option(
                        Content.assemble(name, "\n", (f"  {outcome}", "$text-muted")),
                        id=str(number),
                    )
                    for number, name, outcome in self._lines
                ),
                id="choices",
                compact=True,
            )

    def on_mount(self) -> None:
        numbers = [number for number, *_ in self._lines]
        self.query_one(PlainOptionList).highlighted = numbers.index(self._tree.at)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.dismiss(int(event.option_id or 0))


class BranchingScreen(ReviewedScreen):
    """A screen that shows a moment of a game, and whatever was tried there as branches."""

    notes = GameNotes()
    """Those kept in the game's file."""

    def on_mount(self) -> None:
        self._read_notes()

    @work(group="notes")
    async def _read_notes(self) -> None:
        self.notes = await asyncio.to_thread(notes_of, self.record)
        if self.note_here:
            self.show_moment()

    @property
    def noted_round(self) -> int | None:
        """The round that a note would be on; None for the whole game, at its end."""
        return self.cursor.position.round if self.cursor.choosers else None

    @property
    def note_here(self) -> str:
        """The note on the moment looked at, of the game itself; empty where there is none."""
        return "" if self.branches.at else note_words(self.notes.on(self.noted_round))

    def action_note(self) -> None:
        """A note on this round, or at the end on the whole game."""
        if self.record is None or self.branches.at:
            self.notify(IN_A_BRANCH if self.branches.at else NO_FILE)
            return
        number = self.noted_round
        dialog = NoteDialog(number, self.notes.on(number))
        self.app.push_screen(dialog, partial(self._keep_note, number))

    def _keep_note(self, number: int | None, note: str | None) -> None:
        if note is not None and self.record is not None:
            try:
                notes = self.notes.with_note(number, note)
                keep_notes(self.record, notes)
            except (OSError, NotNoted) as error:
                self.notify(not_noted(error))
                return
            self.notes = notes
            self.show_moment()

    def keep_branch(self, seat: int, selection: Selection, advice: Advice | None) -> None:
        """Keeps what was tried as a branch of the game, without going there yet.

        Where nobody else has chosen, the others play their likeliest cards by the advice; without
        any there is no branch.
        """
        here = self.branches.at
        likely = advice.opponents if advice is not None else []
        others = {o.player: Selection.of(o.likely[0].selection) for o in likely if o.likely}
        try:
            grown = self.branches.tried(self.cursor, seat, selection, others)
        except (KeyError, GameError):
            return
        self.branches = grown.gone_to(here)
        self.judge()
        self.notify(new_branch(grown.now, self.names))

    def action_branches(self) -> None:
        """Goes to another branch of the game."""
        if len(self.branches.branches) == 1:
            self.notify(no_branches())
        else:
            dialog = BranchesDialog(self.branches, self.names, self._chances())
            self.app.push_screen(dialog, self._go_to_branch)

    def _chances(self) -> dict[int, list[float]]:
        """Everybody's chance to win at the end of each branch that is judged."""
        found = {}
        for number, branch in enumerate(self.branches.branches):
            job = self.branch_job(number)
            rounds = job.rounds if job is not None else []
            if rounds and len(rounds) == len(branch.game.rounds):
                found[number] = [outlook.win for outlook in rounds[-1].after]
        return found

    def _go_to_branch(self, number: int | None) -> None:
        """To the end of another branch."""
        if number is not None and self.look_at(self.branches.gone_to(number)):
            self.go(self.cursor.moved(len(self.cursor.moments)))

    def action_way_back(self) -> None:
        """From a branch to the moment where it leaves the game or another branch."""
        branch = self.branches.now
        if self.look_at(self.branches.back()):
            self.go(self.cursor.moved_to(branch.moment), branch.seat)
        else:
            self.notify(no_way_back())

    def look_at(self, branches: BranchTree) -> bool:
        """Puts the cursor into another branch; False where that is the one looked at."""
        other = branches.at != self.branches.at
        self.branches = branches
        if other:
            self.cursor = GameCursor.of(branches.now.game)
        return other
