"""What the terminal is sent for a change is enough: it shows what a whole drawing would."""

from __future__ import annotations

import random

import pytest
from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
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
from kingsroad_tui.common.widgets.plain import PlainStatic
from kingsroad_tui.kingsroad.widgets.hand import HandPane
from kingsroad_tui.kingsroad.widgets.kingdom import Kingdom
from tests.support.app.acting import begin, make_app, tap
from tests.support.seats import COMPUTER, PERSON

KEYS = (*"12345678KDWko", "left", "right", "space", "backspace", "escape", "enter", "h", "x", "v")
Cell = tuple[str, Style | None]


class Terminal:
    """A grid of cells that takes the app's updates as a terminal does."""

    def __init__(self, app: KingsRoad, patch: pytest.MonkeyPatch) -> None:
        self.rows = cells_of(app.screen._compositor.render_strips())
        display = app._display

        def watched(screen: Screen[object], update: RenderableType | None) -> None:
            display(screen, update)
            if isinstance(update, ChopsUpdate):
                self._put(update)
            elif isinstance(update, LayoutUpdate):
                self.rows = cells_of([Strip.join(strips) for strips in update.strips])

        patch.setattr(app, "_display", watched)

    def _put(self, update: ChopsUpdate) -> None:
        for y, first, last in update.spans:
            for start, strip in update.chops[y].items():
                if strip is not None and start < last and start + strip.cell_length > first:
                    [cells] = cells_of([strip])
                    self.rows[y][start : start + len(cells)] = cells


def cells_of(strips: list[Strip]) -> list[list[Cell]]:
    """Lines cell by cell: the character and its style."""
    return [
        [(char, segment.style) for segment in strip for char in segment.text] for strip in strips
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
        render_lines, layout = Widget.render_lines, Screen._refresh_layout

        def watched(widget: Widget, crop: Area) -> list[Strip]:
            rendered.append(widget)
            return render_lines(widget, crop)

        def watched_layout(
            screen: Screen[object], size: Size | None = None, scroll: bool = False
        ) -> None:
            laid_out.append(screen)
            layout(screen, size, scroll)

        monkeypatch.setattr(Widget, "render_lines", watched)
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
