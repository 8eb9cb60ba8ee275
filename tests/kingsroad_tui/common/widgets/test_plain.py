"""Widgets whose words are shown as they are."""

from __future__ import annotations

from textual.app import App, ComposeResult

from kingsroad_tui.widgets.plain import PlainCheckbox


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
