"""What the terminal is sent for a change is enough: it shows what a whole drawing would."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate
from textual.color import Color
from textual.filter import ANSIToTruecolor, DimFilter, LineFilter, Monochrome
from textual.geometry import Region as Area
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.common.drawing.plain_content import StyleFilters
from kingsroad_tui.common.thrifty_update import Shown, ThriftyUpdate
from kingsroad_tui.common.widgets.canvas_widget import CanvasWidget
from kingsroad_tui.common.widgets.plain import PlainStatic
from kingsroad_tui.kingsroad.widgets.hand import HandPane
from kingsroad_tui.kingsroad.widgets.kingdom import Kingdom
from tests.support.app.acting import begin, make_app, tap
from tests.support.examples import examples
from tests.support.seats import COMPUTER, PERSON

KEYS = (*"12345678KDWko", "left", "right", "space", "backspace", "escape", "enter", "h", "x", "v")
Cell = tuple[str, str]


class Terminal:
    """A grid of cells that takes what the app sends as a terminal does."""

    def __init__(self, app: KingsRoad, patch: pytest.MonkeyPatch) -> None:
        self.rows = cells_of(app.screen._compositor.render_strips())
        display: Callable[..., None] = app._display

        def watched(screen: Screen[object], update: CompositorUpdate | None) -> None:
            display(screen, update)
            if update is not None:
                put(self.rows, update.render_segments(app.console))

        patch.setattr(app, "_display", watched)


def put(rows: list[list[Cell]], sent: str) -> None:
    """Puts text where the cursor is, in the style that was said last, as a terminal does."""
    x = y = 0
    look = Look()
    for codes, kind, text in re.findall(r"\x1b\[([0-9;]*)([A-Za-z])|([^\x1b]+)", sent):
        if kind == "H":
            y, x = (int(number) - 1 for number in codes.split(";"))
        elif kind == "m":
            look = look.after(codes)
        for char in text:
            rows[y][x : x + cell_len(char)] = wide(char, look.codes)
            x += cell_len(char)
    assert look == Look(), "every update leaves the terminal in a plain style"


def wide(char: str, look: str) -> list[Cell]:
    """A character; one of two cells is followed by an empty one."""
    return [(char, look), ("", look)][: cell_len(char)]


@dataclass(frozen=True)
class Look:
    """How a terminal writes at the moment."""

    attributes: tuple[str, ...] = ()
    foreground: str = "39"
    background: str = "49"

    def after(self, codes: str) -> Look:
        """How it writes after these codes."""
        look, parts = self, iter(codes.split(";"))
        for code in parts:
            if code in ("38", "48"):
                kind = next(parts)
                rest = [next(parts) for _ in range(3 if kind == "2" else 1)]
                colour = ";".join((code, kind, *rest))
                is_sign = code == "38"
                look = Look(
                    look.attributes,
                    colour if is_sign else look.foreground,
                    look.background if is_sign else colour,
                )
            elif code in ("", "0"):
                look = Look()
            elif code == "39" or 30 <= int(code) < 38 or 90 <= int(code) < 98:
                look = replace(look, foreground=code)
            elif code == "49" or 40 <= int(code) < 48 or 100 <= int(code) < 108:
                look = replace(look, background=code)
            else:
                look = replace(look, attributes=tuple(sorted({*look.attributes, code})))
        return look

    @property
    def codes(self) -> str:
        """All that it is."""
        return ";".join((*self.attributes, self.foreground, self.background))


def look_of(style: Style | None) -> str:
    """What Rich has a terminal write for a style, read by the same eyes."""
    text = (style or Style()).render("x", color_system=ColorSystem.TRUECOLOR)
    codes = re.match(r"\x1b\[([0-9;]*)m", text)
    return Look().after(codes[1]).codes if codes else Look().codes


def cells_of(strips: list[Strip]) -> list[list[Cell]]:
    """Lines cell by cell: the character and how it looks."""
    return [
        [
            cell
            for segment in strip
            for char in segment.text
            for cell in wide(char, look_of(segment.style))
        ]
        for strip in strips
    ]


async def assert_shown(app: KingsRoad, terminal: Terminal, pilot: Pilot[None]) -> None:
    """Everything drawn anew looks like what the terminal got."""
    await pilot.pause()
    for widget in app.screen.walk_children(Widget, with_self=True):
        widget._styles_cache.clear()
    whole = cells_of(app.screen._compositor.render_strips())
    assert terminal.rows == whole


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_terminal_shows_what_a_whole_drawing_would(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards chosen, rounds played and revealed, hints opened: no cell is left as it was."""
    dice = random.Random(sum(size))
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.pause()
        terminal = Terminal(app, monkeypatch)
        for _ in range(6):
            await pilot.press(*dice.choices(KEYS, k=3))
            await assert_shown(app, terminal, pilot)
        app.notify("Something stands over the map")
        await pilot.press("1", "2")
        await assert_shown(app, terminal, pilot)


async def test_a_card_renders_the_map_and_the_hand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that looks as before is rendered or laid out."""
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.pause()
        rendered: list[Widget] = []
        laid_out: list[object] = []
        layout = Screen._refresh_layout

        def watching(
            render_lines: Callable[[Any, Area], list[Strip]],
        ) -> Callable[[Any, Area], list[Strip]]:
            def watched(widget: Widget, crop: Area) -> list[Strip]:
                rendered.append(widget)
                return render_lines(widget, crop)

            return watched

        def watched_layout(
            screen: Screen[object], size: Size | None = None, scroll: bool = False
        ) -> None:
            laid_out.append(screen)
            layout(screen, size, scroll)

        for kind in (Widget, CanvasWidget):  # which renders its lines by itself
            monkeypatch.setattr(kind, "render_lines", watching(kind.render_lines))
        monkeypatch.setattr(Screen, "_refresh_layout", watched_layout)
        await tap(pilot, "1")
        assert {type(widget) for widget in rendered} >= {HandPane, Kingdom}
        assert {widget.id for widget in rendered} <= {"hand", "kingdom", "now"}
        assert not laid_out


@pytest.mark.parametrize("background", ["#102030", "#ffffff"])
def test_filters_give_the_same_styles_together(background: str) -> None:
    filters: list[LineFilter] = [ANSIToTruecolor(make_app().ansi_theme), DimFilter(), Monochrome()]
    looks = ["", "red", "bold blue on white", "dim #808080 on #101010", "dim green", "red"]
    segments = [Segment(str(n), Style.parse(look)) for n, look in enumerate(looks)]
    ground = Color.parse(background)
    for chosen in (filters[:1], filters[:2], filters):
        expected = segments
        for one in chosen:
            expected = one.apply(expected, ground)
        together = StyleFilters(chosen)
        for _ in range(2):
            assert together.apply(segments, ground) == expected


async def test_the_same_words_are_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        words = PlainStatic("these words")
        await app.screen.mount(words)
        await pilot.pause()
        drawn: list[bool] = []
        monkeypatch.setattr(words, "refresh", lambda *_, layout=False, **__: drawn.append(layout))
        words.update("these words")
        assert not drawn
        words.update("other words")
        assert drawn


async def test_a_screen_that_was_covered_is_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the terminal shows is another screen's then: nothing that stood there is left out."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.pause()
        terminal = Terminal(app, monkeypatch)
        for _ in range(2):
            await tap(pilot, "1", "f1")
            assert_same(app, terminal)
            await tap(pilot, "escape", "2")
            await assert_shown(app, terminal, pilot)


def assert_same(app: KingsRoad, terminal: Terminal) -> None:
    assert terminal.rows == cells_of(app.screen._compositor.render_strips())


ColorSystemName = Literal["standard", "256", "truecolor", "windows"]

STYLES = ["", "bold", "bold red on blue", "red", "#102030 on #405060", "dim italic", "on #405060"]


@given(
    lines=st.lists(
        st.lists(
            st.tuples(st.text("ab ●漢", min_size=1, max_size=6), st.sampled_from(STYLES)),
            min_size=1,
            max_size=4,
        ),
        min_size=1,
        max_size=8,
    )
)
@examples(80)
def test_a_line_shows_what_was_sent_last_whatever_stood_there(
    lines: list[list[tuple[str, str]]],
) -> None:
    """One line, drawn again and again: only news are sent, and they are enough."""
    width, console = 48, Console(color_system="truecolor", width=60)
    shown: Shown = {}
    rows: list[list[Cell]] = [[(" ", Look().codes)] * width]
    for number, line in enumerate(lines):
        segments = [Segment(text, Style.parse(style)) for text, style in line]
        strip = Strip(segments).adjust_cell_length(width)
        update = ChopsUpdate([{0: strip}], [(0, 0, width)], [[width]])
        sent = ThriftyUpdate(update, shown).render_segments(console)
        put(rows, sent)
        assert rows == cells_of([strip])
        again = ThriftyUpdate(update, shown).render_segments(console)
        assert again == "", (number, "nothing new is nothing sent")


@pytest.mark.parametrize(
    ("system", "codes"),
    [
        ("standard", r"\x1b\[3\d;4\dm"),
        ("windows", r"\x1b\[[39]\d;4\d+m"),
        ("256", r"\x1b\[38;5;\d+;48;5;\d+m"),
        ("truecolor", r"\x1b\[38;2;160;32;48;48;2;0;0;160m"),
    ],
)
def test_a_terminal_of_few_colours_is_sent_those_it_has(
    system: ColorSystemName, codes: str
) -> None:
    segments = [Segment("abc", Style.parse("#a02030 on #0000a0"))]
    update = ChopsUpdate([{0: Strip(segments)}], [(0, 0, 3)], [[3]])
    console = Console(color_system=system, width=60)
    sent = ThriftyUpdate(update, {}).render_segments(console)
    assert re.search(codes + "abc", sent), sent
