"""The players at a real table that is to be followed, and the rules they play by."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from kingsroad.games import GameError
from kingsroad.position import Variant
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.follow import words as follow
from kingsroad_tui.kingsroad.follow.table_recorder import read_names
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import Field, PlainCheckbox, PlainStatic


class NamePlayersScreen(Dialog[None]):
    """Asks for the names in seat order and the variant, then has the table followed."""

    HELP = help_texts.NAME_PLAYERS
    AUTO_FOCUS = "#names"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(follow.TITLE, classes="title")
            yield PlainStatic(
                with_keys(follow.WHO_PLAYS),
                classes="words",
            )
            yield Field(placeholder=follow.NAMES_EXAMPLE, id="names")
            yield PlainCheckbox("Permanent Nobles", id="permanent", compact=True)
            yield PlainStatic("", classes="error", id="error")

    @on(Field.Submitted)
    def _begin(self, event: Field.Submitted) -> None:
        permanent = self.query_one("#permanent", PlainCheckbox).value
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        try:
            game = read_names(event.value, variant)
        except GameError as error:
            self.query_one("#error", PlainStatic).update(Content(str(error)))
            return
        self.dismiss()
        self.app.go("record", GAME, game=game)
