"""Which card was turned up at a real table."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets.option_list import Option

from assassins.cards import RoundCard
from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.follow import words as follow
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.hints.what_if_words import NEXT_CARD, choices
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic


class TurnUpDialog(Dialog[RoundCard | None]):
    """Answers one of the cards that are left; None for none yet."""

    HELP = help_texts.ASSASSINS_TURN_UP
    AUTO_FOCUS = "OptionList"

    def __init__(self, position: AssassinsPosition) -> None:
        super().__init__()
        self._position = position

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(follow.CARD_TITLE, classes="title")
            yield PlainOptionList(
                *(Option(Content(w), id=key) for key, w in choices(self._position, NEXT_CARD)),
                compact=True,
            )

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        deck = self._position.deck
        self.dismiss(next(card for card in deck if str(card) == event.option_id))
