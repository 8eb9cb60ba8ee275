"""Actions that are typed in notation, or pasted."""

from __future__ import annotations

from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.typed_actions_line import MAX_TYPED, TypedActions

_END = "end"
"""Typed in place of actions, it ends the phase."""


class TypedLine(ActingPart):
    """A line in which actions are typed."""

    def __init__(self, screen: AssassinsTableScreen) -> None:
        """``screen`` has a `TypedActions`."""
        self._screen = screen

    @property
    def _line(self) -> TypedActions:
        return self._screen.query_one(TypedActions)

    @property
    def _is_open(self) -> bool:
        return self._screen.has_class("typing")

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        """While somebody types, only what ends that."""
        if not self._is_open:
            return offers
        return {
            "submit": OfferedKey(prompts.DO_IT),
            "let_go": OfferedKey(prompts.STOP_TYPING),
            "next_pawn(1)": OfferedKey(""),
        }

    def open(self) -> None:
        """Lets somebody type who acts."""
        if self._screen.view.acts:
            self._line.open()

    def let_go(self) -> bool:
        if self._is_open:
            self._line.close()
            return True
        return False

    def do(self, text: str) -> None:
        """Does what was typed, or pasted."""
        text = text[:MAX_TYPED].strip()
        if text == _END and self._screen.view.acts:
            self._screen.ask_to_end()
        else:
            self._screen.do_typed(text)
