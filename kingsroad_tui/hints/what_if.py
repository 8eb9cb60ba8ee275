"""What if: something taken for granted, in a few keys. A game says of what, and what there is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol, TypeVar

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.dialog import DialogFrame
from kingsroad_tui.widgets.plain import PlainButton, PlainOptionList, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

SupposedT_co = TypeVar("SupposedT_co", covariant=True)

NOTHING: Final = "nothing"
"""The choice to assume nothing."""

Offers = Sequence[tuple[str, str]]
"""What can be chosen: ids, and their words."""


class Supposing(Protocol[SupposedT_co]):
    """What of a game can be assumed, and what is. There is one assumption of each at most.

    Attributes:
        about: what the dialog is for, in a sentence.
        nobody: said in place of the question where there is nothing of which to ask.
    """

    @property
    def about(self) -> str: ...

    @property
    def nobody(self) -> str: ...

    def subjects(self) -> Offers:
        """Of what something can be assumed; asked directly where it is of one thing only."""
        ...

    def question(self, subject: str) -> str:
        """The title over what can be assumed of something."""
        ...

    def assumptions_of(self, subject: str) -> Offers:
        """What can be assumed of it."""
        ...

    def in_force(self, subject: str) -> Collection[str]:
        """What of that is assumed already."""
        ...

    def with_choice(self, subject: str, choice: str) -> SupposedT_co:
        """Everything assumed, with this of something in place of what there was, or `NOTHING`."""
        ...

    def cleared(self) -> SupposedT_co | None:
        """Nothing assumed; None where nothing is already."""
        ...


class WhatIf(DialogFrame):
    """First of what, then what is assumed of it; its dialog answers everything assumed, or None for
    no change. The one in force is marked when it opens again."""

    app = getters.app(Host)

    heading = getters.query_one("#title", PlainStatic)
    choices = getters.query_one("#choices", PlainOptionList)

    def __init__(self, supposing: Supposing[object]) -> None:
        super().__init__()
        self._supposing = supposing
        self._subject: str | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("hints-what-if-title"), classes="title", id="title")
        yield PlainStatic(self._supposing.about)
        yield PlainOptionList(id="choices", compact=True)
        with Horizontal(classes="buttons"):
            yield PlainButton(Say("hints-what-if-drop-assumptions"), id="clear")
            yield PlainButton(Say("hints-what-if-cancel"), id="leave")

    def on_mount(self) -> None:
        self.query_one("#clear").display = self._supposing.cleared() is not None
        subjects = self._supposing.subjects()
        if len(subjects) == 1:
            self._ask_what(subjects[0][0])
        else:
            self._offer(subjects, [key for key, _ in subjects if self._supposing.in_force(key)])
        if not subjects:
            self.heading.update(self._supposing.nobody)

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
            self.screen.dismiss(self._supposing.with_choice(self._subject, choice))

    @on(PlainButton.Pressed, "#clear")
    def _clear(self) -> None:
        self.screen.dismiss(self._supposing.cleared())

    def _ask_what(self, subject: str) -> None:
        self._subject = subject
        self.heading.update(Content(self._supposing.question(subject)))
        offers = [
            (NOTHING, phrase("hints-what-if-no-assumption")),
            *self._supposing.assumptions_of(subject),
        ]
        self._offer(offers, self._supposing.in_force(subject) or [NOTHING])

    def _offer(self, choices: Offers, in_force: Collection[str]) -> None:
        """Offers choices by their keys; those in force are marked, and the last one looked at."""
        mark = self.app.glyphs.chosen
        options = self.choices
        options.clear_options()
        options.add_options(
            Option(Content(f"{mark if key in in_force else ' '} {offered}"), id=key)
            for key, offered in choices
        )
        marked = [at for at, (key, _) in enumerate(choices) if key in in_force]
        options.highlighted = max([0, *marked]) if choices else None
        options.focus()
