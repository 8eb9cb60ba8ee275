"""How keys reach what they are for: read as they are meant, kept until a screen is there for them.

Every key that is pressed comes through here once, before any screen or widget hears of it.
"""

from __future__ import annotations

from asyncio import Event, timeout
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic
from typing import ClassVar, Final

from textual.app import App
from textual.events import Event as TextualEvent
from textual.events import Key
from textual.keys import _character_to_key

from kingsroad_tui.keys.typed_letters import readings
from tabletop.words.voice import phrase

PASSED: Final = "-passed"
"""The class of the lowest screen while it is only passed on the way to another one."""

_COPY_OR_QUIT: Final = "ctrl+c"

_PATIENCE: Final = 1.0
"""Seconds that a screen may take to be laid out before keys are read all the same."""


class KeyDispatch(App[None]):
    """An app that hands on keys."""

    _typed_ahead: list[Key] | None = None
    """Keys for a screen that is still to come; None while none are kept."""

    SPENT_SECONDS: ClassVar[float] = 0.4
    """For how long a key that was meant for what has gone does nothing."""

    MOST_SPENT_SECONDS: ClassVar[float] = 2.0
    """For how long it does at most, be it that it is held."""

    clock: Callable[[], float] = staticmethod(monotonic)

    _spent: Collection[str] = ()
    """Keys that were meant for what has just gone."""

    _spent_at = _pressed_at = 0.0
    """When they were spent, and when one of them was pressed last."""

    def spend(self, *actions: str) -> None:
        """For a moment the keys of these actions do nothing, whatever comes now.

        They were meant for what stood there: a story that is hurried through, say. Whoever presses
        another key has seen what is there, and every key counts again.
        """
        active = self.screen.active_bindings
        self._spent = {key for key, one in active.items() if one.binding.action in actions}
        self._spent_at = self._pressed_at = self.clock()

    def _is_spent(self, key: str) -> bool:
        """Whether a key does nothing now; one that is held goes on doing nothing."""
        now = self.clock()
        paused = now - self._pressed_at >= self.SPENT_SECONDS
        if paused or key not in self._spent or now - self._spent_at >= self.MOST_SPENT_SECONDS:
            self._spent = ()
            return False
        self._pressed_at = now
        return True

    def keep_keys(self) -> None:
        """From now on keys are kept for a screen that is still to come."""
        self._typed_ahead = []

    def hand_on_keys(self) -> None:
        """Keys are for the present screen, as soon as it is drawn and knows its focus."""
        self.call_after_refresh(self.call_later, self._type_ahead)

    async def _type_ahead(self) -> None:
        """Hands on what was typed meanwhile, before all later keys."""
        typed, self._typed_ahead = self._typed_ahead or (), None
        self.screen_stack[0].remove_class(PASSED)
        for key in typed:
            await self.on_event(key)

    async def on_event(self, event: TextualEvent) -> None:
        """Keeps keys, as long as that is wanted; reads each as the key that was meant."""
        if isinstance(event, Key) and not event.is_forwarded:
            if self._typed_ahead is not None:
                self._typed_ahead.append(event)
                return
            await self._screen_is_laid_out()
            self._read_as_meant(event)
            if self._is_spent(event.key):
                return
            if not self._is_typed_into() and self.screen.maximized is None:
                await self._answer(event)
                return
        await super().on_event(event)

    async def _screen_is_laid_out(self) -> None:
        """Of a burst, the second key may come before the screen that the first one has opened."""
        screen = self.screen
        if not screen.is_mounted:
            laid_out = Event()
            screen.call_later(laid_out.set)
            with suppress(TimeoutError):
                async with timeout(_PATIENCE):
                    await laid_out.wait()

    def _is_typed_into(self) -> bool:
        """Whether letters are text where the focus is."""
        return self.focused is not None and self.focused.check_consume_key("a", "a")

    async def _answer(self, event: Key) -> None:
        """Has a key that types nothing answered to the end before the next one is read.

        Textual hands it on from what has the focus to the screen and back to the app, each time by
        a queue, but for the keys that are asked for first: of a burst, as it comes by a slow line,
        these would be answered before others that were typed earlier.
        """
        self.app_focus = True
        if await self._check_bindings(event.key, priority=True):
            return
        event._set_forwarded()
        vars(event)["bubble"] = False  # it is taken from one to the next here
        for node in (self.focused or self.screen).ancestors_with_self:
            event._no_default_action = False
            if node is self:
                await super().on_event(event)
            else:
                await node.on_event(event)
            if event._stop_propagation:
                return

    def _read_as_meant(self, event: Key) -> None:
        """A key that means nothing as it was typed is the one on the same place that does.

        So neither Caps Lock nor a keyboard set to another alphabet takes a key away. What is typed
        into a field is no key of any screen, and stays what it is.
        """
        *modifiers, last = event.key.split("+")
        character = last if modifiers else event.character
        if character is None or len(character) != 1 or self._means_something(event.key):
            return
        if not modifiers and self.screen.check_consume_key(event.key, character):
            return
        for reading in readings(character):
            key = "+".join([*modifiers, _character_to_key(reading)])
            if self._means_something(key):
                event.key = key
                event.character = None if modifiers else reading
                return

    def _means_something(self, key: str) -> bool:
        """Whether anything is bound to a key here and now, be it that it is withheld."""
        screen = self.screen
        return any(key in keys.key_to_bindings for _, keys in screen._modal_binding_chain) or any(
            binding.priority
            for _, keys in screen._binding_chain
            for binding in keys.key_to_bindings.get(key, ())
        )

    def on_key(self, event: Key) -> None:
        """Dialogs, which the keys of the app do not reach, answer Ctrl+C too."""
        if event.key == _COPY_OR_QUIT and self.screen.is_modal:
            self.action_help_quit()

    def action_suspend_process(self) -> None:
        """Puts the app into the background of its terminal; says so where there is none."""
        if self._driver is None or not self._driver.can_suspend:
            self.notify(phrase("app-no-background"))
        else:
            super().action_suspend_process()
