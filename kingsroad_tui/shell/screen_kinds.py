"""What a screen may be asked for, whichever it is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from textual.screen import Screen

from kingsroad_tui.shell.place import Way


@runtime_checkable
class HasHelpNow(Protocol):
    """A screen whose help opens with what one can do there now."""

    def help_now(self) -> Sequence[tuple[str, str]]:
        """Headings and paragraphs, the most urgent first; a heading may be empty."""


@runtime_checkable
class HasMenu(Protocol):
    """A screen whose keys do what stands in its menu."""

    @property
    def ways(self) -> Collection[Way]:
        """Where its menu leads."""

    def menu_title(self, action: str) -> str | None:
        """What the menu calls an action of its own; empty for any other one, None for one that
        cannot be done now."""


@runtime_checkable
class SavesWork(Protocol):
    """A screen whose work is saved in a file."""

    @property
    def unsaved(self) -> str:
        """Why it is not saved, in a sentence; empty where it is."""

    def save_dialog(self) -> Screen[Path | None]:
        """Asks where to save it instead; answers the file it was written to."""


def is_on_top(screen: Screen[Any]) -> bool:
    """Whether no other screen covers this one; of the one directly below the top, too, Textual says
    that it is current, as it might be seen through that."""
    return screen.app.screen_stack[-1:] == [screen]
