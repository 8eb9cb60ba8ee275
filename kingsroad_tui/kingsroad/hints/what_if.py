"""What if an opponent played this: the advice is for that case."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from textual.binding import BindingType

from kingsroad_tui.hints.what_if import NOTHING, Offers, WhatIfDialog
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.hints.what_if_words import WHAT_IF, assumptions_about, what_if
from kingsroad_tui.kingsroad.keys import WHAT_IF_KEYS
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.words import notices
from kingsroad_tui.kingsroad.words.people import named_all, names_at, seat_spoken_to
from kingsroad_tui.look.sheets import sheet


class OpponentsDialog(WhatIfDialog[list[str]]):
    """Of which opponent, then what they play.

    An assumption is text as `advisor.messages.assumptions` reads it: a player, then what they do.
    """

    HELP = help_texts.WHAT_IF
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = WHAT_IF_KEYS

    def __init__(self, table: Table, seat: int, assumptions: list[str]) -> None:
        """Asks about the opponents of ``seat``; ``assumptions`` are those made before."""
        super().__init__()
        self._table = table
        names = names_at(table)  # in another's view the reader is one of the others, by name
        self._names = names if seat_spoken_to(names) == seat else named_all(names)
        self._opponents = [other for other in table.choosers if other != seat]
        self._assumptions = assumptions

    def on_mount(self) -> None:
        if not self._opponents:
            self.heading.update(notices.NOBODY_CHOOSES)

    @property
    def about(self) -> str:
        return WHAT_IF

    def subjects(self) -> Offers:
        return [(str(other), self._names[other]) for other in self._opponents]

    def question(self, subject: str) -> str:
        return what_if(self._names, int(subject))

    def assumptions_of(self, subject: str) -> Offers:
        return assumptions_about(self._table, int(subject), self._names)

    def in_force(self, subject: str) -> Collection[str]:
        lead = self._lead(subject)
        return [one.removeprefix(lead) for one in self._about(subject)]

    def with_choice(self, subject: str, choice: str) -> list[str]:
        kept = [one for one in self._assumptions if one not in self._about(subject)]
        return kept if choice == NOTHING else [*kept, f"{self._lead(subject)}{choice}"]

    def cleared(self) -> list[str] | None:
        return [] if self._assumptions else None

    def action_choose(self, region: str) -> None:
        """A region's number: the opponent plays that region."""
        self.assume(f"plays {region}")

    def _lead(self, subject: str) -> str:
        """How an assumption about this opponent begins."""
        return f"{self._table.game.players[int(subject)]}: "

    def _about(self, subject: str) -> list[str]:
        return [one for one in self._assumptions if one.startswith(self._lead(subject))]
