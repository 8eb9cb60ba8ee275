"""The footer: what it says is what the keys do, and a key keeps its place.

Text in pages: whole paragraphs, nothing lost, nothing twice.

Widgets whose words are shown as they are.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.events import Paste
from textual.widgets._footer import FooterKey

from kingsroad_tui.learn.panel import whole_sentences
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.pages import hanging, paged
from kingsroad_tui.widgets.plain import Field, PlainCheckbox


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


WORDS = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=30).map(" ".join)


@given(st.lists(WORDS, max_size=8), st.integers(10, 30), st.integers(1, 12))
def test_every_word_stands_on_one_page(texts: list[str], width: int, height: int) -> None:
    pages = paged([Content(text) for text in texts], width, height)
    said = [word for page in pages for line in page for word in line.plain.split()]
    assert said == [word for text in texts for word in text.split()]
    assert all(len(page) <= height for page in pages)


def test_a_paragraph_that_fits_a_page_is_not_split() -> None:
    pages = paged([Content("a b c"), Content("d e f")], 3, 3)
    assert [[line.plain.strip() for line in page] for page in pages] == [["a b", "c"], ["d e", "f"]]


def test_hanging_lines_are_all_indented() -> None:
    assert hanging("35%, as good; scores 0–10", 20) == [" 35%, as good;", " scores 0–10"]


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


def test_an_answer_without_room_leaves_out_whole_sentences_but_not_how_to_go_on() -> None:
    said = "Best: 7 and 4. A long reason for that one. Another reason! Press n to go on."
    assert whole_sentences(said, 80, 1) == said
    assert whole_sentences(said, 80, 0) == "Best: 7 and 4. Press n to go on."
    shorter = "Best: 7 and 4. A long reason for that one. Press n to go on."
    assert whole_sentences(said, 34, 2) == shorter
    assert whole_sentences(said, 0, 1) == said, "before there is a width"
