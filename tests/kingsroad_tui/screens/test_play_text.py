"""What the play screen says in every size and with every number of players: nothing is cut."""

from __future__ import annotations

import re

import pytest
from textual.widget import Widget

from kingsroad.board import REGIONS, kingdom
from kingsroad.games import Game
from kingsroad_tui.drawing.map_layout import map_layout
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.screens.play import PlayScreen
from kingsroad_tui.widgets.history import History
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.players_panel import PlayersPanel
from kingsroad_tui.widgets.score_track import ScoreTrack
from tests.support.acting import COMPUTER, PERSON, begin, make_app, settle, text_of
from tests.support.legal import random_game

NAMES = ("Regent", "Baron", "Duchess", "Abbot", "Margrave")
SIZES = ((60, 20), (80, 24), (120, 36), (200, 60))
UNICODE = Glyphs.unicode()


def late_game(players: int, seed: int) -> Game:
    """A game with only a round or two to go."""
    whole = random_game(players, seed)
    return Game(NAMES[:players], rounds=whole.rounds[:-1])


def lines_of(screen: PlayScreen, widget: Widget) -> list[str]:
    """What is shown in a widget's place, line by line."""
    area = widget.region
    lines = text_of_screen(screen)
    return [line[area.x : area.right] for line in lines[area.y : area.bottom]]


def text_of_screen(screen: PlayScreen) -> list[str]:
    return [strip.text for strip in screen._compositor.render_strips()]


def assert_map_is_whole(screen: PlayScreen) -> None:
    """All eight names and banners are in their boxes, and each box has its own markers."""
    kingdom_map = screen.query_one(Kingdom)
    position = kingdom_map.position
    assert position is not None
    layout = map_layout(*kingdom_map.size)
    assert layout is not None
    lines = lines_of(screen, kingdom_map)
    for region in kingdom().regions:
        box = layout.box(region.number)
        inside = [line[box.x : box.right] for line in lines[box.y : box.bottom]]
        assert f"{region.number} " in f"{inside[0]} " and region.name in inside[0], inside
        figures = re.findall(r"\d+", inside[1])
        assert figures[-len(region.banner) :] == [str(n) for n in region.banner] or (
            [figure for figure in figures if int(figure) in region.banner]
        ), inside
        text = "\n".join(inside[1:])
        for seat in position.seats:
            markers = position.markers[seat][region.number - 1]
            sign = UNICODE.players[seat]
            noble = UNICODE.noble * position.has_noble(seat, region.number)
            assert not markers or sign * markers in text or f"{sign}{markers}" in text, inside
            assert not noble or noble + sign * bool(markers) in text, inside


def assert_players_are_whole(screen: PlayScreen, *, cut: bool) -> None:
    """Everybody's name stands before the score in one line; ``cut``: names may be shortened."""
    panel = screen.query_one(PlayersPanel)
    position = panel.position
    assert position is not None
    text = "\n".join(lines_of(screen, panel))
    for seat in position.seats:
        name = NAMES[seat][:4] if cut else NAMES[seat]
        badge = f"{LETTERS[seat]}{UNICODE.players[seat]}"
        assert re.search(rf"{badge} ?{name}[^\n]* {position.scores[seat]} ", f"{text} "), text
        assert re.search(rf"\b{position.in_hand[seat]}\b", text)


def assert_history_is_whole(screen: PlayScreen) -> None:
    """A column a player, and in the newest row everybody's points."""
    history = screen.query_one(History)
    lines = lines_of(screen, history)
    players = screen.table.position.num_players
    badges = [f"{LETTERS[seat]}{UNICODE.players[seat]}" for seat in range(players)]
    columns = [lines[0].index(badge) for badge in badges]
    assert columns == sorted(columns)
    report = screen.table.game.reports[-1]
    for badge_at, gained in zip(columns, report.gained, strict=True):
        shown = lines[1][badge_at - 2 : badge_at + 2].split()
        assert shown[-1:] == [f"{gained:+}" if gained else UNICODE.dot], lines


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.soak) for n in (3, 4)), 5]
)
@pytest.mark.parametrize("size", SIZES)
async def test_nothing_is_cut_late_in_a_game(size: tuple[int, int], players: int) -> None:
    """A late position for each size and number of players."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        computers = [COMPUTER] * (players - 1)
        screen = await begin(pilot, PERSON, *computers, game=late_game(players, 10 + players))
        await settle(pilot)
        assert_map_is_whole(screen)
        assert_players_are_whole(screen, cut=size[0] < 80)
        if size[0] >= 80:
            assert_history_is_whole(screen)
        hand = text_of(app).splitlines()[-8:]
        for region in REGIONS:
            assert any(str(region) in line for line in hand)


async def test_the_first_frame_is_laid_out_like_all_others() -> None:
    """The classes of the size are there before anything of the screen is."""
    app = make_app()
    async with app.run_test(size=(200, 60)) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER)
        late = {name for name in screen.classes if name in {"-huge", "-tall"}}
        assert late == {"-huge", "-tall"}
        assert set(app.size_classes) == late


@pytest.mark.parametrize("size", [(80, 24), (120, 30), (120, 36)])
async def test_the_way_to_40_is_seen_at_a_glance(size: tuple[int, int]) -> None:
    """One score track, below the players or below the map, with 0, 40 and everybody's token."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER, game=late_game(3, 13))
        await settle(pilot)
        (track,) = (track for track in screen.query(ScoreTrack) if track.region.height)
        (line,) = lines_of(screen, track)
        assert line.strip().startswith("0") and line.strip().endswith("40")
        assert all(sign in line for sign in UNICODE.players[:3])
