"""Screens that take one answer: whatever else is pressed while they go counts for nothing.

A key or a click may come twice, from an impatient finger or over a slow line, and the second one is
on its way to a widget when the first has closed its screen. Textual would take whatever screen is
on top then for the one that is left, and would answer whoever waits a second time.
"""

from __future__ import annotations

from asyncio import Future
from contextlib import suppress
from typing import Final, TypeVar

from textual import widgets
from textual.await_complete import AwaitComplete
from textual.command import CommandPalette
from textual.events import InputEvent
from textual.message import Message
from textual.screen import Screen, ScreenResultType

from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.shell.uncaught import is_going

_CHOSEN: Final = widgets.OptionList.OptionSelected
_ANSWERS: Final = (InputEvent, widgets.Button.Pressed, widgets.Input.Submitted, _CHOSEN)
"""What people do, and what becomes of it; all else a covered screen hears as ever."""


_T = TypeVar("_T")


def answer(asked: Future[_T], result: _T) -> None:
    """Answers whoever waits; the first time only."""
    if not asked.done():
        asked.set_result(result)


class AnsweredOnce(Screen[ScreenResultType]):
    """A screen that hears nothing more of people once it is left or covered.

    Every screen of the app derives from this class, and every dialog, so that none of them need
    care for it.
    """

    async def _on_message(self, message: Message) -> None:
        """Passes over what comes too late."""
        if not self._is_late(message):
            await super()._on_message(message)

    def _is_late(self, message: Message) -> bool:
        """Whether a message is of a screen or a widget that is gone, or an answer to a screen that
        is covered or to a question in whose place there is another one."""
        control = message.control
        if control is not None and (self not in self.app.screen_stack or is_going(control)):
            return True
        if not isinstance(message, _ANSWERS):
            return False
        return not is_on_top(self) or (
            isinstance(message, _CHOSEN) and message.option not in message.option_list.options
        )

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Closes this screen with a result, wherever in the stack it lies; the first time only."""
        stack = self.app._screen_stack
        if self not in stack[1:]:
            return AwaitComplete()
        stack.append(stack.pop(stack.index(self)))
        return super().dismiss(result)

    def give_way_to(self, following: Screen[None]) -> None:
        """Has another screen take this one's place; the first time only."""
        if is_on_top(self):
            self.app.switch_screen(following)


class OwnPalette(CommandPalette, AnsweredOnce[None]):
    """Textual's palette, which runs a command once, and turns no page before its list is there."""

    def _action_command_list(self, action: str) -> None:
        with suppress(LookupError):
            super()._action_command_list(action)
