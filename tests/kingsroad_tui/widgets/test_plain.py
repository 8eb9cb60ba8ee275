"""Widgets whose words are shown as they are."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.events import Paste

from kingsroad_tui.widgets.plain import Field, PlainCheckbox


class _Boxes(App[None]):
    def compose(self) -> ComposeResult:
        yield PlainCheckbox("on", True)
        yield PlainCheckbox("off", False)


async def test_a_tick_is_told_by_its_sign_and_not_by_colour() -> None:
    app = _Boxes()
    async with app.run_test(size=(40, 12)) as pilot:
        lines = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "[X] on" in lines and "[ ] off" in lines
        await pilot.press("space")
        await pilot.pause()
        lines = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "[ ] on" in lines and "[ ] off" in lines


@pytest.mark.parametrize(
    ("pasted", "taken"),
    [
        ("One.\r\n\r\n  Two.\nThree.\n", "One. Two. Three."),
        (" one line \n", " one line "),
        ("\n \n", ""),
        ("x" * 30 + "\n" + "y" * 30, ""),
    ],
)
async def test_of_several_lines_that_are_pasted_none_is_lost(pasted: str, taken: str) -> None:
    """They become one, or all of them are refused with words."""
    async with _OneField().run_test() as pilot:
        pilot.app.query_one(Field).focus()
        pilot.app.post_message(Paste(pasted))
        await pilot.pause()
        assert pilot.app.query_one(Field).value == taken


class _OneField(App[None]):
    def compose(self) -> ComposeResult:
        yield Field(max_length=40)
