"""What if: something taken for granted about an opponent, in a few keys."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from kingsroad.board import REGIONS
from kingsroad_tui.session.table import Phase, Table
from kingsroad_tui.text.game import region_name


class WhatIf(ModalScreen[list[str] | None]):
    """First the opponent, then the assumption; answers all assumptions, or None for no change.

    An assumption is text as `advisor.messages.assumptions` reads it: a player, then what they do.
    """

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Change nothing", id="what_if.leave"),
    ]

    def __init__(self, table: Table, seat: int, assumptions: list[str]) -> None:
        super().__init__()
        self._table = table
        self._others = [other for other in table.choosers if other != seat]
        self._assumptions = assumptions
        self._other: int | None = None

    def compose(self) -> ComposeResult:
        """A list, and a way to drop what is assumed."""
        with Vertical(classes="dialog"):
            yield Static("What if …", classes="title", id="title")
            yield OptionList(id="choices", compact=True)
            with Horizontal(classes="buttons"):
                yield Button("Assume nothing", id="clear")
                yield Button("Back", id="leave")

    def on_mount(self) -> None:
        """With one opponent the first question is answered."""
        self.query_one("#clear").display = bool(self._assumptions)
        if len(self._others) == 1:
            self._ask_what(self._others[0])
        else:
            names = self._table.game.players
            if not self._others:
                self.query_one("#title", Static).update("Nobody else has a choice to make now.")
            self._offer([(str(other), names[other]) for other in self._others])

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        choice = event.option_id or ""
        if self._other is None:
            self._ask_what(int(choice))
        else:
            name = self._table.game.players[self._other]
            self.dismiss([*self._assumptions, f"{name}: {choice}"])

    @on(Button.Pressed, "#clear")
    def _clear(self) -> None:
        self.dismiss([])

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Back without a change."""
        self.dismiss(None)

    def _ask_what(self, other: int) -> None:
        self._other = other
        name = self._table.game.players[other]
        self.query_one("#title", Static).update(Content(f"What if {name} …"))
        hand = self._table.hand(other)
        board = self._table.game.board
        choices = [(f"plays {r}", f"plays {region_name(board, r)}") for r in REGIONS]
        if hand.dragon:
            choices += [
                ("plays the Dragon", "plays the Dragon"),
                ("keeps the Dragon", "keeps the Dragon"),
            ]
        if hand.witch and self._table.phase is Phase.CHOOSING:
            choices += [("plays no Witch", "plays no Witch")]
        choices += [("plays the Knight", "plays the Knight")]
        choices += [
            (f"puts two in {r}", f"puts two markers in {region_name(board, r)}") for r in REGIONS
        ]
        self._offer(choices)

    def _offer(self, choices: list[tuple[str, str]]) -> None:
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options([Option(Content(words), id=key) for key, words in choices])
        options.highlighted = 0 if choices else None
        options.focus()
