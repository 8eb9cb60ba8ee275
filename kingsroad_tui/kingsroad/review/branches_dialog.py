"""The branches of a studied game: a small tree to go from one to another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.review.branch_words import (
    branch_lines,
)
from kingsroad_tui.kingsroad.review.branches import BranchTree
from kingsroad_tui.look.sheets import sheet
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
