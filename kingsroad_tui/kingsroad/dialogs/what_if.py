"""What if: something taken for granted about an opponent, in a few keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad_tui.common.look.sheets import sheet
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import PlainButton, PlainOptionList, PlainStatic
from kingsroad_tui.kingsroad.keys import WHAT_IF_KEYS
from kingsroad_tui.kingsroad.session.table import Table
from kingsroad_tui.kingsroad.text import help_texts, notices
from kingsroad_tui.kingsroad.text.advice.what_if import (
    WHAT_IF,
    WHAT_IF_TITLE,
    assumptions_about,
)
from kingsroad_tui.kingsroad.text.people import named_all, names_at, seat_spoken_to, who

_NOTHING: Final = "nothing"
"""The choice to assume nothing of an opponent."""


class WhatIfDialog(Dialog[list[str] | None]):
    """First the opponent, then the assumption; answers all assumptions, or None for no change.

    There is one assumption an opponent at most; the one in force is marked when it opens again.

    An assumption is text as `advisor.messages.assumptions` reads it: a player, then what they do.
    """

    HELP = help_texts.WHAT_IF
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = WHAT_IF_KEYS

    heading = getters.query_one("#title", PlainStatic)
    choices = getters.query_one("#choices", PlainOptionList)

    def __init__(self, table: Table, seat: int, assumptions: list[str]) -> None:
        """Asks about the opponents of ``seat``; ``assumptions`` are those made before."""
        super().__init__()
        self._table = table
        names = names_at(table)  # in another's view the reader is one of the others, by name
        self._names = names if seat_spoken_to(names) == seat else named_all(names)
        self._opponents = [other for other in table.choosers if other != seat]
        self._assumptions = assumptions
        self._opponent: int | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(WHAT_IF_TITLE, classes="title", id="title")
            yield PlainStatic(WHAT_IF)
            yield PlainOptionList(id="choices", compact=True)
            with Horizontal(classes="buttons"):
                yield PlainButton(notices.DROP_ASSUMPTIONS, id="clear")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        self.query_one("#clear").display = bool(self._assumptions)
        if len(self._opponents) == 1:
            self._ask_what(self._opponents[0])
            return
        if not self._opponents:
            self.heading.update(notices.NOBODY_CHOOSES)
        self._offer([(str(other), self._names[other]) for other in self._opponents], self._assuming)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        choice = event.option_id or ""
        if self._opponent is None:
            self._ask_what(int(choice))
        else:
            self._assume(self._opponent, choice)

    def action_choose(self, region: str) -> None:
        """A region's number: the opponent plays that region."""
        if self._opponent is not None:
            self._assume(self._opponent, f"plays {region}")

    def _assume(self, opponent: int, choice: str) -> None:
        """Answers with this assumption in place of the one about the same opponent, if any."""
        kept = [one for one in self._assumptions if one not in self._about(opponent)]
        new = [] if choice == _NOTHING else [f"{self._lead(opponent)}{choice}"]
        self.dismiss([*kept, *new])

    @on(PlainButton.Pressed, "#clear")
    def _clear(self) -> None:
        self.dismiss([])

    def _ask_what(self, opponent: int) -> None:
        self._opponent = opponent
        self.heading.update(Content(f"What if {who(self._names, (opponent,))} …"))
        lead, about = self._lead(opponent), self._about(opponent)
        in_force = [one.removeprefix(lead) for one in about] or [_NOTHING]
        choices = [
            (_NOTHING, "No assumption"),
            *assumptions_about(self._table, opponent, self._names),
        ]
        self._offer(choices, in_force)

    def _lead(self, opponent: int) -> str:
        """How an assumption about this opponent begins."""
        return f"{self._table.game.players[opponent]}: "

    def _about(self, opponent: int) -> list[str]:
        """The assumptions in force about this opponent."""
        return [one for one in self._assumptions if one.startswith(self._lead(opponent))]

    @property
    def _assuming(self) -> list[str]:
        """The opponents of whom something is assumed, as they are offered."""
        return [str(other) for other in self._opponents if self._about(other)]

    def _offer(self, choices: list[tuple[str, str]], in_force: Sequence[str]) -> None:
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
