"""Help: the pane in focus first, the keys in force, everything else on the screen."""

from __future__ import annotations

from textual.widgets import Static

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.screens.help import HelpScreen, help_texts
from kingsroad_tui.storage.settings import AppSettings
from kingsroad_tui.widgets.history import History
from kingsroad_tui.widgets.kingdom import Kingdom
from tests.support.acting import COMPUTER, PERSON, begin, make_app, text_of


def help_text(app: KingsRoad) -> str:
    assert isinstance(app.screen, HelpScreen)
    return str(app.screen.query_one("#help-text", Static).content)


async def test_the_pane_in_focus_comes_before_the_others() -> None:
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER)
        screen.query_one(History).focus()
        await pilot.pause()
        first, others = help_texts(screen)
        assert [str(text)[:11] for text in first] == ["The history"]
        assert any(str(text).startswith("The map.") for text in others)
        await pilot.press("f1")
        await pilot.pause()
        text = help_text(app)
        assert text.index("The history") < text.index("Keys here") < text.index("The map.")
        assert Kingdom.HELP is not None
        assert Kingdom.HELP in text
        await pilot.press("question_mark")
        await pilot.pause()
        assert app.screen is screen


async def test_help_shows_the_keys_in_force() -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(keys={"home.rules": "x"}))
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause()
        lines = help_text(app).splitlines()
        assert any(line.split() == ["x", "Read", "the", "rules"] for line in lines)
        assert any(line.startswith("F1 or ?") for line in lines)


async def test_keys_are_shown_in_a_window_that_has_no_focus_yet() -> None:
    """As in a browser, where nobody has clicked into the page."""
    app = make_app()
    app.set_reactive(KingsRoad.app_focus, False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not app.app_focus
        assert "New game" in text_of(app).splitlines()[-1]
