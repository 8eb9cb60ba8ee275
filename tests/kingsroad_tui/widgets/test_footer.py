"""The footer: what it says is what the keys do, and a key keeps its place."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets._footer import FooterKey

from kingsroad_tui.widgets.footer import Footer


class Keys(App[None]):
    """Keys that can be pressed or not, that are there or not."""

    BINDINGS = [
        Binding("a", "one", "One", tooltip="The first"),
        Binding("b", "two", "Two"),
        Binding("c,d", "three", "Three"),
    ]
    allowed: dict[str, bool | None] = {}

    def compose(self) -> ComposeResult:
        yield Footer()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.allowed.get(action, True)

    def allow(self, **allowed: bool | None) -> None:
        self.allowed = allowed
        self.screen.refresh_bindings()


def said(app: Keys) -> list[tuple[str, str, bool]]:
    return [
        (key.key, key.description, key.has_class("-disabled"))
        for key in app.query(FooterKey)
        if not key.has_class("-command-palette")
    ]


async def test_a_key_that_cannot_be_pressed_now_is_the_same_key_in_its_place() -> None:
    app = Keys()
    async with app.run_test() as pilot:
        await pilot.pause()
        before = list(app.query(FooterKey))
        assert said(app) == [("a", "One", False), ("b", "Two", False), ("c", "Three", False)]
        app.allow(two=None)
        await pilot.pause()
        await pilot.pause()
        assert said(app)[1] == ("b", "Two", True)
        app.allow()
        await pilot.pause()
        await pilot.pause()
        assert said(app)[1] == ("b", "Two", False)
        assert list(app.query(FooterKey)) == before


async def test_keys_that_go_and_come_are_left_out_and_back_in_their_order() -> None:
    app = Keys()
    async with app.run_test() as pilot:
        await pilot.pause()
        app.allow(one=False)
        await pilot.pause()
        await pilot.pause()
        assert [name for _, name, _ in said(app)] == ["Two", "Three"]
        app.allow(three=False)
        await pilot.pause()
        await pilot.pause()
        assert said(app) == [("a", "One", False), ("b", "Two", False)]
        assert app.query(FooterKey)[0].tooltip == "The first"
        app.allow(one=False)
        await pilot.pause()
        await pilot.pause()
        assert said(app) == [("b", "Two", False), ("c", "Three", False)]


async def test_no_key_has_its_style_worked_out_for_a_look_it_does_not_have() -> None:
    """Textual's own keys become compact, and then not, one by one."""
    app = Keys()
    async with app.run_test() as pilot:
        await pilot.pause()
        keys = [key for key in app.query(FooterKey) if not key.has_class("-command-palette")]
        assert keys and not any(key.compact or key.has_class("-compact") for key in keys)
