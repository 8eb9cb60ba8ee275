"""What the app does with an error that nothing caught: it ends with one line, or nobody misses it.

While a screen opens, people may leave it, or the app. Its handlers and workers then find nodes
gone, or not there yet; they are stopped by that, and nothing is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from textual._context import NoActiveAppError, active_message_pump
from textual.app import App, ScreenError
from textual.css.query import QueryError
from textual.dom import DOMNode, NoScreen
from textual.driver import Driver
from textual.errors import NoWidget
from textual.widget import WidgetError
from textual.worker import WorkerCancelled, WorkerFailed, active_worker

_NOT_THERE = (
    QueryError,
    WidgetError,
    ScreenError,
    NoScreen,
    NoWidget,
    NoActiveAppError,
    WorkerCancelled,
)
"""What Textual raises where a node, a screen or the app is missing, or there only in part."""


class TellsCrashes(App[None]):
    """An app that an error ends with one line, whichever of its threads and tasks it comes from.

    Textual would print every local variable, and with them the secret cards of other people.
    """

    _crash: str | None = None
    """The line that says what went wrong first."""

    def get_driver_class(self) -> type[Driver]:
        """Textual's choice, or ours in its place: one that outlives whatever it is sent."""
        chosen = super().get_driver_class()
        if chosen.__name__ == "LinuxDriver":
            from kingsroad_tui.drivers.terminal import TerminalDriver

            return TerminalDriver
        if chosen.__name__ == "WebDriver":
            from kingsroad_tui.drivers.browser import BrowserDriver

            return BrowserDriver
        return chosen

    def on_load(self) -> None:
        """From now on a task that fails with nobody waiting for it ends the app, too."""
        asyncio.get_running_loop().set_exception_handler(self._task_failed)

    def thread_crashed(self, error: BaseException) -> bool:
        """Ends the app after an error in another thread; False where it has ended already."""
        try:
            return self.call_later(self._end_after, error)
        except RuntimeError:  # the loop is closed
            return False

    def _handle_exception(self, error: Exception) -> None:
        """Ends the app after an error, unless it is of something that is being left.

        What a worker failed of has a traceback; what Textual makes of it has none.
        """
        if isinstance(error, WorkerFailed) and isinstance(error.error, Exception):
            error = error.error
        if self._is_left and any(isinstance(cause, _NOT_THERE) for cause in _causes(error)):
            return
        if self._exception is None:
            self._exception = error  # a test raises it again
            self._exception_event.set()
        self._end_after(error)

    def _end_after(self, error: BaseException) -> None:
        if self._crash is not None:  # what follows from a crash would hide its reason
            return
        from kingsroad_tui.shell.errors import report_crash

        line = report_crash(error)
        if not self._exit:  # else everything is saved, and nobody can do anything about it
            self._crash = line
            self._return_code = 1
            self._close_messages_no_wait()

    def _task_failed(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Of a task that nobody waits for, asyncio would print the traceback."""
        error = context.get("exception")
        if isinstance(error, Exception):
            self._handle_exception(error)

    @property
    def _is_left(self) -> bool:
        """Whether what runs now belongs to an app or a screen that is being left."""
        if self._exit:
            return True
        node = active_message_pump.get(None)
        worker = active_worker.get(None)
        if node is self and worker is not None:  # workers run in the name of the app
            node = worker.node
        if not isinstance(node, DOMNode) or node is self:
            return False
        return is_going(node)

    def _print_error_renderables(self) -> None:
        """Says what went wrong, in one line; Textual has advice for developers in its place."""
        del self._exit_renderables[1:]
        if self._crash is None:
            super()._print_error_renderables()
            return
        from kingsroad_tui.shell.errors import print_note

        self._exit_renderables.clear()
        print_note(self._crash)


def is_going(node: DOMNode) -> bool:
    """Whether a node is no part of the app any more, or just being removed from it."""
    pruned = any(getattr(above, "_pruning", False) for above in node.ancestors_with_self)
    return pruned or not node.is_attached


def _causes(error: BaseException) -> Iterator[BaseException]:
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        failed = cause.error if isinstance(cause, WorkerFailed) else None
        cause = failed or cause.__cause__ or cause.__context__
