"""Screens on which actions can be typed in notation, or pasted."""

from __future__ import annotations

from collections.abc import Mapping

from textual import getters, on
from textual.events import Paste

from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.screens import ActingScreen, OfferedKey
from kingsroad_tui.assassins.play.typed_actions_line import MAX_TYPED, TypedActions

_END = "end"
"""Typed in place of actions, it ends the phase."""


class TypingScreen(ActingScreen):
    """An acting screen with a line in which actions are typed."""

    typed = getters.query_one(TypedActions)

    def offers(self) -> Mapping[str, OfferedKey]:
        """While somebody types, only what ends that."""
        if self.has_class("typing"):
            return {
                "submit": OfferedKey(prompts.DO_IT),
                "let_go": OfferedKey(prompts.STOP_TYPING),
                "next_pawn(1)": OfferedKey(""),
            }
        return super().offers()

    def action_type(self) -> None:
        if self.view.acts:
            self.typed.open()

    def action_let_go(self) -> None:
        if self.has_class("typing"):
            self.typed.close()
        else:
            super().action_let_go()

    @on(TypedActions.Entered)
    def _typed_entered(self, event: TypedActions.Entered) -> None:
        self._do_line(event.text)

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        self._do_line(event.text[:MAX_TYPED].strip())

    def _do_line(self, text: str) -> None:
        if text == _END and self.view.acts:
            self.ask_to_end()
        else:
            self.do_typed(text)

    def do_typed(self, text: str) -> None:
        """Does actions in notation."""
        self.view.do_typed(text)
