"""What if: something taken for granted about an opponent, in a few keys."""

from __future__ import annotations

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from kingsroad.board import REGIONS
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.text.aims import WHAT_IF
from kingsroad_tui.text.game import region_name
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainOptionList, PlainStatic


class WhatIfDialog(Dialog[list[str] | None]):
    """First the opponent, then the assumption; answers all assumptions, or None for no change.

    An assumption is text as `advisor.messages.assumptions` reads it: a player, then what they do.
    """

    HELP = (
        "Take something for granted about an opponent: the hint then shows what is best in "
        "that case. Choose with the arrow keys and Enter."
    )
    AUTO_FOCUS = "#choices"

    heading = getters.query_one("#title", PlainStatic)
    choices = getters.query_one("#choices", PlainOptionList)

    def __init__(self, table: Table, seat: int, assumptions: list[str]) -> None:
        """Asks about the opponents of ``seat``; ``assumptions`` are those made before."""
        super().__init__()
        self._table = table
        self._opponents = [other for other in table.choosers if other != seat]
        self._assumptions = assumptions
        self._opponent: int | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("What if …", classes="title", id="title")
            yield PlainStatic(WHAT_IF)
            yield PlainOptionList(id="choices", compact=True)
            with Horizontal(classes="buttons"):
                yield PlainButton("Drop all assumptions", id="clear")
                yield PlainButton("Cancel", id="leave")

    def on_mount(self) -> None:
        self.query_one("#clear").display = bool(self._assumptions)
        if len(self._opponents) == 1:
            self._ask_what(self._opponents[0])
            return
        if not self._opponents:
            self.heading.update("Nobody else has a choice to make now.")
        names = self._table.game.players
        self._offer([(str(other), names[other]) for other in self._opponents])

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        choice = event.option_id or ""
        if self._opponent is None:
            self._ask_what(int(choice))
        else:
            name = self._table.game.players[self._opponent]
            self.dismiss([*self._assumptions, f"{name}: {choice}"])

    @on(PlainButton.Pressed, "#clear")
    def _clear(self) -> None:
        self.dismiss([])

    def _ask_what(self, opponent: int) -> None:
        self._opponent = opponent
        self.heading.update(Content(f"What if {self._table.game.players[opponent]} …"))
        self._offer(_assumptions_about(self._table, opponent))

    def _offer(self, choices: list[tuple[str, str]]) -> None:
        options = self.choices
        options.clear_options()
        options.add_options([Option(Content(words), id=key) for key, words in choices])
        options.highlighted = 0 if choices else None
        options.focus()


def _assumptions_about(table: Table, opponent: int) -> list[tuple[str, str]]:
    """What can be assumed about an opponent: as the advisor reads it, and as people do."""
    board = table.game.board
    hand = table.hand(opponent)
    choices = [(f"plays {r}", f"plays {region_name(board, r)}") for r in REGIONS]
    if hand.dragon:
        choices += [
            ("plays the Dragon", "plays the Dragon"),
            ("keeps the Dragon", "keeps the Dragon"),
        ]
    if hand.witch and table.phase is Phase.CHOOSING:
        choices += [("plays no Witch", "plays no Witch")]
    choices += [("plays the Knight", "plays the Knight")]
    choices += [
        (f"puts two in {r}", f"puts two markers in {region_name(board, r)}") for r in REGIONS
    ]
    return choices
