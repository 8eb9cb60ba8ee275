"""What the play screen says in every size and with every number of players: nothing is cut."""

from __future__ import annotations

import re
from random import Random

import pytest
from textual.widget import Widget

from kingsroad.board import REGIONS, kingdom
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.drawing.map_layout import map_layout
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.hand import HandPane
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.narration import frame_sentences, frame_title
from kingsroad_tui.kingsroad.play.players_panel import PlayersPanel
from kingsroad_tui.kingsroad.play.score_track import ScoreTrack
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import History
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.settings.stored import AppSettings
from tests.support.app.acting import begin, begin_reveal, make_app, press, running, settle, text_of
from tests.support.builders import position
from tests.support.legal import random_game, random_selection
from tests.support.sample_advice import StudySolver
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled

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
    lying = kingdom_map.markers or position.markers
    layout = map_layout(*kingdom_map.size)
    assert layout is not None
    lines = lines_of(screen, kingdom_map)
    for region in kingdom().regions:
        box = layout.box(region.number)
        inside = [line[box.x : box.right] for line in lines[box.y : box.bottom]]
        assert re.search(rf"\b{region.number}[ »]+{region.name}", inside[0]), inside
        figures = re.findall(r"\d+", inside[1])
        assert figures[-len(region.banner) :] == [str(n) for n in region.banner] or (
            [figure for figure in figures if int(figure) in region.banner]
        ), inside
        text = "\n".join(inside[1:])
        assert not re.search(r"[^ ](1st|2nd|3rd|[45]th)", text), f"run together: {inside}"
        for seat in position.seats:
            markers = lying[seat][region.number - 1]
            sign = UNICODE.players[seat]
            noble = UNICODE.noble * position.has_noble(seat, region.number)
            held = markers + bool(noble)  # the number behind a Noble's markers counts it as well
            assert not markers or sign * markers in text or f"{sign}{held}" in text, inside
            assert not noble or noble + sign * bool(markers) in text, inside


def assert_players_are_whole(screen: PlayScreen, *, cut: bool) -> None:
    """Everybody's name stands before the score in one line; ``cut``: names may be shortened."""
    panel = screen.query_one(PlayersPanel)
    position = panel.position
    assert position is not None
    text = "\n".join(lines_of(screen, panel))
    for seat in position.seats:
        called = names_at(screen.table)[seat]
        name = called[:4] if cut else called
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
@pytest.mark.parametrize("size", sampled(SIZES, (60, 20), (80, 24)))
async def test_nothing_is_cut_late_in_a_game(size: tuple[int, int], players: int) -> None:
    """A late position for each size and number of players."""
    async with running(size=size) as (app, pilot):
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


EVERY_TABLE = pytest.mark.parametrize(
    ("players", "seed"),
    [
        (2, 20),
        (5, 50),
        *(
            pytest.param(n, 10 * n + k, marks=pytest.mark.soak)
            for n in (2, 3, 4, 5)
            for k in (1, 2)
        ),
    ],
)
"""Late positions of every number of players."""


def assert_all_is_whole(screen: PlayScreen) -> None:
    assert_map_is_whole(screen)
    assert_players_are_whole(screen, cut=False)
    for widget in (screen.query_one(Kingdom), screen.query_one("#status")):
        assert not [line for line in lines_of(screen, widget) if UNICODE.ellipsis in line]


@EVERY_TABLE
async def test_nothing_is_cut_at_80_columns_with_cards_chosen_and_with_hints(
    players: int, seed: int
) -> None:
    """Map and players stay whole when markers are previewed, and when hints take room."""
    async with running(make_app(StudySolver())) as (_, pilot):
        computers = [COMPUTER] * (players - 1)
        screen = await begin(pilot, PERSON, *computers, game=late_game(players, seed))
        await settle(pilot)
        for card in random_selection(screen.table.position, 0, Random(seed)).cards:
            await press(pilot, card.value)
            assert_all_is_whole(screen)
        notes = lines_of(screen, screen.query_one(HandPane))
        assert UNICODE.ellipsis not in notes[-1], notes
        for _ in range(4):
            await press(pilot, "h")
            assert_all_is_whole(screen)


@EVERY_TABLE
async def test_nothing_is_cut_at_80_columns_in_any_step_of_a_reveal(
    players: int, seed: int
) -> None:
    """Whoever turns cards, whatever is scored: map, players, title and the newest sentence."""
    app = make_app()
    whole = random_game(players, seed)
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(speed="by hand"))
        seats = [PERSON] * players
        screen = await begin(pilot, *seats, game=late_game(players, seed))
        await press(pilot, "enter")
        await begin_reveal(pilot, screen, whole.reports[-1])
        steps = 0
        while screen.story.telling:
            await pilot.pause()
            cursor = screen.story.cursor
            assert cursor is not None
            assert_all_is_whole(screen)
            page = screen.story.page
            if page.scroll_offset.y < page.max_scroll_y:
                # A step completed by a key is shown from its first line; the next key scrolls.
                screen.story.forward()
                await pilot.pause()
                assert screen.story.cursor is cursor
            lines = text_of_screen(screen)
            assert frame_title(cursor.frame, NAMES[:players]) in lines[0]
            newest = frame_sentences(cursor.frame, NAMES[:players])[-1]
            story = screen.story.region
            if screen.story.page.max_scroll_y:  # Enter would show the rest first
                screen.story.page.scroll_end(animate=False)
                await pilot.pause()
                lines = text_of_screen(screen)
            right = screen.story.page.scrollable_content_region.right  # beside it, a scrollbar
            told = [line[:right] for line in lines[story.y : story.bottom]]
            said = " ".join(" ".join(told).split())
            assert newest in said, (newest, said)
            screen.story.forward()
            steps += 1
        assert steps > players


@EVERY_TABLE
async def test_the_curtain_says_everything_in_the_smallest_size(players: int, seed: int) -> None:
    """Everybody's name and points, who is next, and the button."""
    async with running(size=(60, 20)) as (app, pilot):
        game = late_game(players, seed)
        await begin(pilot, *[PERSON] * players, game=game)
        await press(pilot, "enter", *"123", "enter")
        text = text_of(app)
        assert f"I'm {NAMES[1]}: show my cards" in text
        assert f"u: {NAMES[0]} chooses again" in text
        for seat, name in enumerate(NAMES[:players]):
            badge = f"{LETTERS[seat]}{UNICODE.players[seat]}"
            score = game.position.scores[seat]
            assert re.search(rf"{badge} {name} +{score} .*choose|chosen", text), text


@EVERY_TABLE
async def test_the_end_says_everything_at_80_columns(players: int, seed: int) -> None:
    """Everybody's name and points, in the ranking and in what stands below it; the buttons."""
    app = make_app()
    game = Game(NAMES[:players], rounds=random_game(players, seed).rounds)
    async with app.run_test(size=(80, 24)) as pilot:
        table = Table(game, setup_of(PERSON, *[COMPUTER] * (players - 1)))
        app.push_screen(EndScreen(table))
        await settle(pilot)
        text = text_of(app)
        for seat, name in enumerate(names_at(table)):
            score = game.position.scores[seat]
            assert re.search(rf"\d\. {LETTERS[seat]}. {name} +{score} ", text), text
            badge = f"{LETTERS[seat]}{UNICODE.players[seat]}"
            assert f"{score} {name}" in text or re.search(rf"  {badge} {name} +[\d·]", text), text
        assert all(word in text for word in ("Play again", "Save", "Look back", "Home"))


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
async def test_the_end_says_by_how_much_the_game_was_won(size: tuple[int, int]) -> None:
    """Also where several people share the screen; a shared victory has no lead."""
    won = Game(NAMES[:3], rounds=random_game(3, 3).rounds)
    start = position(3, 8, scores=(39, 39, 0))
    cards = [Selection.parse(code) for code in ("812", "812", "345")]
    shared = Game(NAMES[:3], start=start).play(cards)
    assert shared.finished and shared.position.winners == (0, 1)
    for game, ahead in ((won, True), (shared, False)):
        async with running(size=size) as (app, pilot):
            app.push_screen(EndScreen(Table(game, setup_of(PERSON, PERSON, PERSON))))
            await settle(pilot)
            text = text_of(app)
            assert ("ahead of" in text) == ahead
            assert ("share the victory" in text) != ahead


async def test_the_first_frame_is_laid_out_like_all_others() -> None:
    """The classes of the size are there before anything of the screen is."""
    async with running(size=(200, 60)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        late = {name for name in screen.classes if name in {"-huge", "-tall"}}
        assert late == {"-huge", "-tall"}
        assert set(app.size_classes) == late


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 30), (120, 36)], (80, 24), (120, 30)))
async def test_the_way_to_40_is_seen_at_a_glance(size: tuple[int, int]) -> None:
    """One score track, below the players or below the map, with 0, 40 and everybody's token."""
    async with running(size=size) as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER, game=late_game(3, 13))
        await settle(pilot)
        (track,) = (track for track in screen.query(ScoreTrack) if track.region.height)
        (line,) = lines_of(screen, track)
        assert line.strip().startswith("0") and line.strip().endswith("40")
        assert all(sign in line for sign in UNICODE.players[:3])
