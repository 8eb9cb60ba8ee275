"""What if: something taken for granted, in a few keys. The wing says of what, and what there is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Final, Generic, TypeVar

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.hints.what_if_words import DROP_ASSUMPTIONS, NO_ASSUMPTION, WHAT_IF_TITLE
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainOptionList, PlainStatic

SupposedT = TypeVar("SupposedT")

NOTHING: Final = "nothing"
"""The choice to assume nothing."""

Offers = Sequence[tuple[str, str]]
"""What can be chosen: ids, and their words."""


class WhatIfDialog(Dialog[SupposedT | None], Generic[SupposedT]):
    """First of what, then what is assumed of it; answers everything assumed, or None for no change.

    There is one assumption of each at most; the one in force is marked when it opens again.
    """

    AUTO_FOCUS = "#choices"

    heading = getters.query_one("#title", PlainStatic)
    choices = getters.query_one("#choices", PlainOptionList)

    def __init__(self) -> None:
        super().__init__()
        self._subject: str | None = None

    # -------------------------------------------------------------- what a wing has to say

    @property
    @abstractmethod
    def about(self) -> str:
        """What the dialog is for, in a sentence."""

    @abstractmethod
    def subjects(self) -> Offers:
        """Of what something can be assumed; asked directly where it is of one thing only."""

    @abstractmethod
    def question(self, subject: str) -> str:
        """The title over what can be assumed of something."""

    @abstractmethod
    def assumptions_of(self, subject: str) -> Offers:
        """What can be assumed of it."""

    @abstractmethod
    def in_force(self, subject: str) -> Collection[str]:
        """What of that is assumed already."""

    @abstractmethod
    def with_choice(self, subject: str, choice: str) -> SupposedT:
        """Everything assumed, with this of something in place of what there was, or `NOTHING`."""

    @abstractmethod
    def cleared(self) -> SupposedT | None:
        """Nothing assumed; None where nothing is already."""

    # ------------------------------------------------------------------------------ the dialog

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(WHAT_IF_TITLE, classes="title", id="title")
            yield PlainStatic(self.about)
            yield PlainOptionList(id="choices", compact=True)
            with Horizontal(classes="buttons"):
                yield PlainButton(DROP_ASSUMPTIONS, id="clear")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        self.query_one("#clear").display = self.cleared() is not None
        subjects = self.subjects()
        if len(subjects) == 1:
            self._ask_what(subjects[0][0])
        else:
            self._offer(subjects, [key for key, _ in subjects if self.in_force(key)])

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        choice = event.option_id or ""
        if self._subject is None:
            self._ask_what(choice)
        else:
            self.assume(choice)

    def assume(self, choice: str) -> None:
        """Answers with this assumption of what was chosen first, if anything was."""
        if self._subject is not None:
            self.dismiss(self.with_choice(self._subject, choice))

    @on(PlainButton.Pressed, "#clear")
    def _clear(self) -> None:
        self.dismiss(self.cleared())

    def _ask_what(self, subject: str) -> None:
        self._subject = subject
        self.heading.update(Content(self.question(subject)))
        offers = [(NOTHING, NO_ASSUMPTION), *self.assumptions_of(subject)]
        self._offer(offers, self.in_force(subject) or [NOTHING])

    def _offer(self, choices: Offers, in_force: Collection[str]) -> None:
        """Offers choices by their keys; those in force are marked, and the last one looked at."""
        mark = self.app.glyphs.chosen
        options = self.choices
        options.clear_options()
        options.add_options(
            Option(Content(f"{mark if key in in_force else ' '} {words}"), id=key)
            for key, words in choices
        )
        marked = [at for at, (key, _) in enumerate(choices) if key in in_force]
        options.highlighted = max([0, *marked]) if choices else None
        options.focus()
