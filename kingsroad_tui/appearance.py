"""Settings put into force in the running app: its theme, its signs, its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.widget import Widget

from kingsroad_tui.glyphs import Glyphs
from kingsroad_tui.settings import Settings

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


def apply_settings(app: KingsRoad, settings: Settings) -> str | None:
    """Puts settings into force.

    Returns:
        What is wrong with the keys they ask for (the default keys then stay), or None.
    """
    app.settings = settings
    app.theme = settings.theme
    app.glyphs = Glyphs.named(settings.glyphs)
    for screen in app.screen_stack if app.is_running else ():
        for widget in screen.query(Widget):
            widget.refresh(layout=True)
    if not settings.keys:
        # The registry of keys imports every screen; nobody who changed no key should wait for it.
        app.set_keymap({})
        return None
    from kingsroad_tui.keys import KeyProblem, keymap  # noqa: PLC0415

    try:
        app.set_keymap(keymap(settings.keys))
    except KeyProblem as problem:
        app.set_keymap({})
        return f"{problem}. The default keys are used."
    return None
