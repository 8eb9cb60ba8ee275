"""What every screen of the house does, whichever game it is of.

A key or a click may come twice, from an impatient finger or over a slow line, and the second one is
on its way to a widget when the first has closed its screen. Textual would take whatever screen is
on top then for the one that is left, and would answer whoever waits a second time.

Where the terminal is too small for a board, it says so.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from textual import events, getters, on, widgets
from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingsMap, BindingType
from textual.command import CommandPalette
from textual.events import InputEvent
from textual.message import Message
from textual.screen import Screen, ScreenResultType

from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.shell.uncaught import is_going
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.at_table import AtTable


_CHOSEN: Final = widgets.OptionList.OptionSelected
_ANSWERS: Final = (InputEvent, widgets.Button.Pressed, widgets.Input.Submitted, _CHOSEN)
"""What people do, and what becomes of it; all else a covered screen hears as ever."""


_T = TypeVar("_T")


def answer(asked: Future[_T], result: _T) -> None:
    """Answers whoever waits; the first time only."""
    if not asked.done():
        asked.set_result(result)


def is_late(screen: Screen[ScreenResultType], message: Message) -> bool:
    """Whether a message is of a screen or a widget that is gone, or an answer to a screen that
    is covered or to a question in whose place there is another one."""
    control = message.control
    if control is not None and (screen not in screen.app.screen_stack or is_going(control)):
        return True
    if not isinstance(message, _ANSWERS):
        return False
    return not is_on_top(screen) or (
        isinstance(message, _CHOSEN) and message.option not in message.option_list.options
    )


class HouseScreen(Screen[ScreenResultType]):
    """A screen that hears nothing more of people once it is left or covered, says why a key does
    nothing, and is asked before it is left.

    Every screen of the app derives from this class, and every dialog.

    Attributes:
        KEEPS_WORK: whether it has a game or other work; the one who leaves it asks it first.
        SETTLING_SECONDS: for how long `settle` lets keys do nothing; 0 for not at all.
        settling: whether it is so now.
        at_table: its place at a table with people elsewhere; None at none.
        brought_keys: keys that are not of its class, but of its place or its game.
        brought_help: what help says of it, where that is its game's; empty where it is its class's.
        word: that of the game it shows, for a screen of any game; empty for one in the folder of
            its game, or of none.
    """

    KEEPS_WORK: ClassVar[bool] = False
    SETTLING_SECONDS: ClassVar[float] = 1.0

    app = getters.app(Host)

    settling = False
    at_table: AtTable | None = None
    brought_keys: Sequence[BindingType] = ()
    brought_help = ""
    word = ""
    _wholly = False
    _resumed: asyncio.Event | None = None

    # ------------------------------------------------------------------------ one answer

    async def _on_message(self, message: Message) -> None:
        """Passes over what comes too late."""
        if not is_late(self, message):
            await super()._on_message(message)

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

    # -------------------------------------------------------------- keys that do nothing

    @property
    def withheld(self) -> Mapping[str, str]:
        """The actions that are not offered now, each with the reason in a sentence: footer and help
        leave them out."""
        return {}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in self.withheld:
            return False
        return None if self._wholly else super().check_action(action, parameters)

    @on(events.Key)
    def _say_why_not(self, event: events.Key) -> None:
        """Says why the key does nothing."""
        withheld = self.withheld
        changed = self.app.settings.keys
        for binding in self.BINDINGS if withheld else ():
            if isinstance(binding, Binding) and binding.action in withheld:
                keys = changed.get(binding.id or "", binding.key)
                if not {event.key, event.character}.isdisjoint(keys.replace(" ", "").split(",")):
                    self.notify(withheld[binding.action])
                    return
        if event.is_printable and event.key not in self.active_bindings:
            self.unknown_key()

    def unknown_key(self) -> None:
        """A character was typed that means nothing here; a subclass may say so."""

    def settle(self, *, wholly: bool = False) -> None:
        """Something else stands there than a moment ago: it is to be seen before a key counts.

        ``wholly``: whether no key and no button at all counts meanwhile.
        """
        self.settling = self.SETTLING_SECONDS > 0
        self._wholly = wholly and self.settling
        if self._wholly:
            self._disable_buttons(disabled=True)
        if self.settling:
            self.set_timer(self.SETTLING_SECONDS, self.listen)

    def listen(self) -> None:
        """From now on every key counts."""
        self.settling = False
        if self._wholly:
            self._wholly = False
            self._disable_buttons(disabled=False)
        self.refresh_bindings()

    def _disable_buttons(self, *, disabled: bool) -> None:
        for button in self.query(PlainButton):
            button.disabled = disabled

    # -------------------------------------------------- at a table with people elsewhere

    def sit_at(self, at_table: AtTable, keys: Sequence[BindingType] = ()) -> None:
        """Takes a place there, with its keys, or these."""
        self.at_table = at_table
        self.bring(keys or at_table.BINDINGS)

    def bring(self, keys: Sequence[BindingType], words: str = "") -> None:
        """Has keys beside those of its class, and other words of help, or its class's."""
        self.brought_keys, self.brought_help = keys, words
        self._bindings = BindingsMap.merge((self._bindings, BindingsMap(keys)))

    @on(events.Mount)
    def _listen_to_table(self) -> None:
        if self.at_table is not None:
            self.at_table.begin()

    @on(events.Unmount)
    def _forget_table(self) -> None:
        if self.at_table is not None:
            self.at_table.end()

    def action_sign(self, gesture: str) -> None:
        """Makes a sign to all at the table."""
        if self.at_table is not None:
            self.at_table.sign(gesture)

    def action_people(self) -> None:
        """Who sits at the table."""
        if self.at_table is not None:
            self.at_table.show_people()

    def closing_question(self) -> str | None:
        """A host who leaves closes the table for all, which is asked once; None for others."""

        at_table = self.at_table
        if at_table is None or not at_table.place.is_host:
            return None
        return (
            phrase("together-at-table-close-table")
            if screens_at_table(self.app)[:1] == [self]
            else None
        )

    # --------------------------------------------------------------------------- leaving

    def before_leaving(self) -> str | None:
        """Saves what can be saved; what to ask before the screen is left, or None."""
        return None

    def leave_table(self) -> None:
        """Lets others go on with the game, where there is one."""

    async def uncovered(self) -> None:
        """Returns as soon as no other screen covers this one."""
        while not is_on_top(self):
            self._resumed = self._resumed or asyncio.Event()
            self._resumed.clear()
            await self._resumed.wait()

    def on_screen_resume(self) -> None:
        if self._resumed is not None:
            self._resumed.set()


def screens_at_table(app: App[None]) -> list[HouseScreen[Any]]:
    """The screens that have a place at a table with people elsewhere, the lowest first."""
    screens = (screen for screen in app.screen_stack if isinstance(screen, HouseScreen))
    return [screen for screen in screens if screen.at_table is not None]


class OwnPalette(CommandPalette, HouseScreen[None]):
    """Textual's palette, which runs a command once, and turns no page before its list is there."""

    def _action_command_list(self, action: str) -> None:
        with suppress(LookupError):
            super()._action_command_list(action)


class TooSmallScreen(HouseScreen[None]):
    """A polite message; the screen below waits unchanged."""

    CSS_PATH = sheet("too_small")

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("app-room-needed"))
