"""Pictures of the map, rules, help and settings; each docstring says what a person should see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from textual.app import ComposeResult
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Input

from kingsroad.cards import Card
from kingsroad.position import Position, Variant
from kingsroad_tui.kingsroad.play.hand import HandPane
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.look.themes import CONTRAST, DARK, LIGHT
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.place import Way
from tests.support.app.acting import begin, make_app, running, tap, visit
from tests.support.builders import position
from tests.support.seats import COMPUTER, PERSON

Snap = Callable[..., bool]
Theme = Literal["kingsroad-dark", "kingsroad-light", "kingsroad-contrast"]


def midgame() -> Position:
    """Five players, markers everywhere, two Nobles of Ann linked over the 3-1 road."""
    return position(
        5,
        4,
        markers={
            1: (0, 2, 0, 0, 1),
            6: (1, 0, 3, 0, 0),
            4: (1, 1, 1, 1, 1),
            7: (2, 0, 0, 0, 12),
            8: (0, 0, 0, 4, 0),
        },
        nobles={1: (0,), 3: (0,), 5: (4,), 2: (2,)},
        scores=(12, 30, 7, 30, 0),
    )


class MapApp(Host):
    """Nothing but the map."""

    def __init__(self, where: Position, *, theme: Theme = DARK, ascii_only: bool = False) -> None:
        super().__init__()
        self.where = where
        self.settings = AppSettings(theme=theme, glyphs="ascii" if ascii_only else "unicode")
        self.clicked: list[int] = []

    def compose(self) -> ComposeResult:
        yield Kingdom()

    def on_mount(self) -> None:
        kingdom = self.query_one(Kingdom)
        kingdom.names = ("Ann", "[b]Bob[/b]", "Cid", "Dee", "Eve")[: self.where.num_players]
        kingdom.position = self.where

    def on_kingdom_region_clicked(self, event: Kingdom.RegionClicked) -> None:
        self.clicked.append(event.region)


def overlaid(pilot: Pilot[None]) -> None:
    """Everything that can be drawn over a position."""
    kingdom = pilot.app.query_one(Kingdom)
    kingdom.preview = (1, (0, 0, 0, 0, 0, 2, 1, 0))
    kingdom.scored = (4, 7)
    kingdom.focus_region = 7
    kingdom.hint = (8,)
    kingdom.chain = (1, 3)
    kingdom.chain_seat = 0
    kingdom.heat = (0.1, 0.0, 0.4, 1.2, 0.2, 2.0, 0.8, 0.3)


async def draw_over(pilot: Pilot[None]) -> None:
    overlaid(pilot)
    await pilot.pause()


@pytest.mark.parametrize("size", [(60, 12), (80, 14), (76, 24), (138, 45)])
def test_the_map_in_the_spaces_it_gets(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The ring of eight boxes, each in its colour, with names, banners and rows of markers of five
    players, Nobles as houses before them, the King in 4, with pictures where there is room.

    In the middle the round, and the triangle and the diamond, which lead with 30 points.
    """
    assert snap_compare(MapApp(midgame()), terminal_size=size)


@pytest.mark.parametrize("size", [(60, 12), (80, 17), (120, 33)])
def test_the_map_with_everything_drawn_over_it(snap_compare: Snap, size: tuple[int, int]) -> None:
    """4 and 7 lit, with words for their order, 7 pointed at; 8 says that it is worth a look.

    Two triangles more in 6 and one in 7, reversed behind a plus; a thick road between 1 and 3;
    shades with figures.
    """
    assert snap_compare(MapApp(midgame()), terminal_size=size, run_before=draw_over)


@pytest.mark.parametrize("theme", [LIGHT, CONTRAST])
def test_the_map_in_the_other_themes(snap_compare: Snap, theme: Theme) -> None:
    """The same map on paper, and in high contrast: everything can be read, nothing is lost."""
    app = MapApp(midgame(), theme=theme)
    assert snap_compare(app, terminal_size=(80, 17), run_before=draw_over)


def test_the_map_in_ascii(snap_compare: Snap) -> None:
    """The same map in ASCII: players ``@ & # % *``, the King ``$``, Nobles ``N``."""
    app = MapApp(midgame(), ascii_only=True)
    assert snap_compare(app, terminal_size=(80, 17), run_before=draw_over)


def test_the_map_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same map in shades of grey (``NO_COLOR``): signs and letters tell the players apart."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(MapApp(midgame()), terminal_size=(80, 17), run_before=draw_over)


def test_the_leader_by_name(snap_compare: Snap) -> None:
    """Below the road in the middle: ``[b]Bob[/b] leads: 31``, to the letter."""
    assert snap_compare(MapApp(position(3, scores=(12, 31, 7))), terminal_size=(80, 14))


def test_several_nobles_in_one_region(snap_compare: Snap) -> None:
    """Permanent Nobles: the house sign with three owners in 6, five in 8; two players' banner."""
    where = position(
        5, 8, nobles={6: (0, 2, 4), 8: (0, 1, 2, 3, 4)}, variant=Variant.PERMANENT_NOBLES
    )
    assert snap_compare(MapApp(where), terminal_size=(60, 12))


def test_the_map_as_a_list_where_there_is_no_room(snap_compare: Snap) -> None:
    """A line for each region along the King's way, 1 6 4 7 3 5 2 8."""
    assert snap_compare(MapApp(midgame()), terminal_size=(40, 9))


async def test_clicking_a_box_tells_its_region() -> None:
    app = MapApp(midgame())
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.click(Kingdom, offset=(10, 1))
        await pilot.click(Kingdom, offset=(70, 12))
        await pilot.click(Kingdom, offset=(40, 6))
        await pilot.pause()
        assert app.clicked == [6, 5]


async def test_clicking_a_region_chooses_its_card_and_takes_it_back() -> None:
    async with running() as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        hand = screen.query_one(HandPane)
        for chosen in ((Card.REGION_6,), ()):
            await pilot.click(Kingdom, offset=(5, 2))
            await pilot.pause()
            assert hand.builder is not None
            assert hand.builder.cards == chosen


class Going:
    """Runs the app to one of its screens."""

    def __init__(self, where: Way, *keys: str) -> None:
        self._where = where
        self._keys = keys

    async def __call__(self, pilot: Pilot[None]) -> None:
        await visit(pilot, self._where)
        for field in pilot.app.screen.query(Input):
            field.cursor_blink = False
        await tap(pilot, *self._keys)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 36)])
def test_the_rules(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The first section of the rules; where there is room, the titles of all beside it."""
    assert snap_compare(make_app(), terminal_size=size, run_before=Going(Way("rules")))


def test_a_search_in_the_rules(snap_compare: Snap) -> None:
    """The second paragraph with "chain", the word reversed; below it how many there are."""
    keys = ("slash", *"chain", "enter")
    assert snap_compare(make_app(), terminal_size=(80, 24), run_before=Going(Way("rules"), *keys))


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_the_settings(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Seven settings with what is chosen; below them the keys, each with what it does and where."""
    assert snap_compare(make_app(), terminal_size=size, run_before=Going(Way("settings")))


def test_asking_for_a_key(snap_compare: Snap) -> None:
    """A small dialog over the settings: press the new key."""
    keys = ("shift+tab", "shift+tab", "shift+tab", "down", "enter")
    assert snap_compare(
        make_app(), terminal_size=(80, 24), run_before=Going(Way("settings"), *keys)
    )


def test_help_over_the_rules(snap_compare: Snap) -> None:
    """What the rules screen is for, the map's help, the keys here and the keys everywhere."""
    assert snap_compare(make_app(), terminal_size=(80, 24), run_before=Going(Way("rules"), "f1"))


def test_no_line_is_broken_at_a_no_break_blank() -> None:
    lines = Content("chance 35\N{NO-BREAK SPACE}% now").wrap(10)
    assert [line.plain for line in lines] == ["chance", "35\N{NO-BREAK SPACE}% now"]
