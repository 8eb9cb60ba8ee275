"""A round being revealed, as people watch it: step by step, nothing too early, nothing lost."""

from __future__ import annotations

import random
import re
import string

import pytest
from textual.pilot import Pilot

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Variant
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.common.storage.settings import AppSettings, Speed
from kingsroad_tui.kingsroad.dialogs.game_log import GameLogDialog
from kingsroad_tui.kingsroad.navigation import StartGame
from kingsroad_tui.kingsroad.screens.end import EndScreen
from kingsroad_tui.kingsroad.screens.home import HomeScreen
from kingsroad_tui.kingsroad.screens.play import PlayScreen
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.session.table import Phase
from kingsroad_tui.kingsroad.text.people import names_at
from tests.support.app.acting import (
    begin,
    begin_reveal,
    make_app,
    play_screen,
    press,
    settle,
    tap,
    text_of,
    visit,
)
from tests.support.legal import random_game, random_selection
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

SCROLLBAR = set("▁▂▃▄▅▆▇█")
BY_HAND = AppSettings(speed="by hand")


def frame_of(screen: PlayScreen) -> RevealFrame:
    assert screen.story.cursor is not None
    return screen.story.cursor.frame


async def reveal(pilot: Pilot[None], game: Game) -> PlayScreen:
    """The reveal of the last round of a game, waiting at its first step."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(BY_HAND)
    seats = [PERSON, *[COMPUTER] * (len(game.players) - 1)]
    screen = await begin(pilot, *seats, game=game.take_back())
    await settle(pilot)
    screen.table.game = game
    await begin_reveal(pilot, screen, game.reports[-1])
    await settle(pilot)
    return screen


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (60, 20), (200, 60))
)
async def test_the_screen_shows_nothing_that_is_not_yet_revealed(size: tuple[int, int]) -> None:
    """Two rounds that differ in the last player's cards only: the same screens until these turn,
    with the log and the history beside the map."""
    before = random_game(4, 12, rounds=1)
    same = [Selection.parse(word) for word in ("16K", "8D5", "743")]
    screens = []
    for word in ("D21", "W5K"):
        app = make_app()
        async with app.run_test(size=size) as pilot:
            revealed = before.choose([*same, Selection.parse(word)])
            if revealed.pending:
                revealed = revealed.choose_again((None, None, None, Selection.parse("124")))
            screen = await reveal(pilot, Game(NAMES[:4], rounds=revealed.rounds))
            shown = []
            for _ in range(3):
                shown.append(text_of(app))
                await press(pilot, "enter")
            assert frame_of(screen).seat == 3
            screens.append(shown)
    assert screens[0] == screens[1]


async def play(pilot: Pilot[None], speed: Speed, phases: int) -> tuple[Game, str]:
    """A person's first phases against two computers at a speed; the game and its log."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(AppSettings(speed=speed))
    screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
    await settle(pilot)
    dice = random.Random(3)
    for _ in range(phases):
        table = screen.table
        second = table.phase is Phase.SECOND_CHOICE
        await press(pilot, *random_selection(table.position, 0, dice, second=second).cards, "enter")
        while screen.story.telling:
            await press(pilot, "enter")
    await press(pilot, "l")
    assert isinstance(app.screen, GameLogDialog)
    return screen.table.game, app.screen.pane.text


async def test_the_game_and_its_log_are_the_same_at_every_speed() -> None:
    """Not revealed at all, fast, and by hand; and the log ends with where the King stands."""
    played = []
    for speed in ("off", "fast", "by hand"):
        app = make_app()
        async with app.run_test(size=(80, 24)) as pilot:
            played.append(await play(pilot, speed, 3))
    games, logs = zip(*played, strict=True)
    assert games[0] == games[1] == games[2]
    assert logs[0] == logs[1] == logs[2]
    assert all(f"Round {report.before.round} · " in logs[0] for report in games[0].reports)
    assert logs[0].count("The King walks on to") == len(games[0].reports)


async def test_the_log_in_a_reveal_ends_where_the_reveal_is() -> None:
    game = Game(NAMES[:3], rounds=random_game(3, 5, rounds=2).rounds)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await reveal(pilot, game)
        await press(pilot, "enter", "l")
        assert isinstance(app.screen, GameLogDialog)
        log = app.screen.pane.text
        first, second = log.split("Round 2 · ")
        assert "The King walks on to" in first and "The King" not in second.partition("\n")[2]
        assert f"{NAMES[1]} plays" in second and f"{NAMES[2]} plays" not in second
        await pilot.press("escape")
        assert play_screen(app).story.telling


async def test_each_key_completes_one_step_even_in_the_middle_of_it() -> None:
    """With animations: Enter in the middle of a player's cards turns them all, and no others."""
    game = Game(NAMES[:3], rounds=random_game(3, 5, rounds=1).rounds)
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await reveal(pilot, game)
        assert frame_of(screen).kind is FrameKind.FACE_DOWN
        for seat in range(3):
            await press(pilot, "enter")
            frame = frame_of(screen)
            assert frame.completes and frame.seat == seat
            if seat < 2:
                await pilot.press("enter")  # waits at the end of a step; now the next one begins
                await settle(pilot)
                frame = frame_of(screen)
                assert frame.seat == seat + 1 and not frame.completes
        await press(pilot, "backspace")
        assert frame_of(screen).seat == 1 and frame_of(screen).completes


async def test_off_costs_nothing() -> None:
    """Without reveals no frame is made and no clock runs."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(speed="off"))
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "1", "2", "3", "enter")
        assert screen.table.game.rounds or screen.table.game.pending
        assert screen.story.cursor is None and screen.story._timer is None


async def test_the_end_does_not_hear_keys_meant_for_the_reveal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Enter, pressed on and on through the last round, ends on the end screen and plays nothing."""
    monkeypatch.setattr(EndScreen, "SETTLING_SECONDS", 600)  # however slow the machine is
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await reveal(pilot, game)
        while app.screen is screen:
            await tap(pilot, "enter")
        end = app.screen
        assert isinstance(end, EndScreen)
        await press(pilot, "enter", "g", "q", "space", "t", "tab", "enter")
        assert app.screen is end and end.focused is None
        await pilot.click("#again")
        await settle(pilot)
        assert app.screen is end
        end.listen()
        await press(pilot, "enter", "space")
        assert app.screen is end, "no action is the one that Enter takes by itself"
        await press(pilot, "q")
        assert isinstance(app.screen, HomeScreen)


async def test_the_end_listens_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndScreen, "SETTLING_SECONDS", 0.01)
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await visit(pilot, StartGame(game, setup_of(PERSON, COMPUTER)))
        await settle(pilot)
        while not all(not button.disabled for button in app.screen.query("Button")):
            await pilot.pause(0.02)
        await press(pilot, "q")
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24)], (60, 20)))
async def test_five_players_with_permanent_nobles_in_ascii(size: tuple[int, int]) -> None:
    """The last round and the final scoring, step by step: every sentence is read to its end, no
    sign but ASCII, and the points beside the names are those of the step."""
    played = random_game(5, 9, Variant.PERMANENT_NOBLES)
    names = ("Regent", *NAMES[1:])
    game = Game(names, Variant.PERMANENT_NOBLES, rounds=played.rounds)
    app = make_app()
    async with app.run_test(size=size) as pilot:
        screen = await reveal(pilot, game)
        app.use_settings(AppSettings(speed="by hand", glyphs="ascii"))
        await pilot.pause()
        steps = 0
        while app.screen is screen and screen.story.telling:
            frame = frame_of(screen)
            text = text_of(app)
            assert not set(text) - SCROLLBAR - set(string.printable)
            for name, score in zip(names_at(screen.table), frame.position.scores, strict=True):
                assert re.search(rf"{name[:3]}.* {score} " if size[0] > 60 else rf" {score} ", text)
            page = screen.story.page
            assert page.max_scroll_x == 0
            while page.scroll_offset.y < page.max_scroll_y:
                await tap(pilot, "enter")
                assert frame_of(screen) is frame, "what is out of sight is shown first"
            await tap(pilot, "enter")
            steps += 1
    assert steps > 5 + len(game.reports[-1].scored) + len(game.reports[-1].final)


async def test_the_end_in_ascii_says_what_its_buttons_do() -> None:
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    app = make_app()
    app.settings = AppSettings(glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await visit(pilot, StartGame(game, setup_of(PERSON, COMPUTER)))
        await settle(pilot)
        text = text_of(app)
        assert all(words in text for words in ("Play again", "Save", "Analyse", "Home"))


@pytest.mark.parametrize(
    "size",
    sampled([(80, 24), (100, 30), (80, 40), (120, 30), (120, 36), (200, 60)], (80, 24), (120, 30)),
)
async def test_the_map_keeps_its_place_while_a_round_is_revealed(size: tuple[int, int]) -> None:
    """The reveal has the rows of the hand and of what stands around it."""
    app = make_app()
    async with app.run_test(size=size) as pilot:
        app.use_settings(BY_HAND)
        game = random_game(3, 3)
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER, game=game.take_back())
        await settle(pilot)
        before = screen.view.kingdom.region
        await begin_reveal(pilot, screen, game.reports[-1])
        await settle(pilot)
        assert screen.story.telling and screen.view.kingdom.region == before


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (80, 24)))
async def test_nothing_moves_from_the_first_frame_of_a_reveal_to_the_last(
    size: tuple[int, int],
) -> None:
    """Stage, sentences and map keep their places, so a key never lays the screen out anew."""
    game = random_game(3, 3)
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=size) as pilot:
        screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
        story = screen.story
        parts = (story.stage, story.page, screen.view.kingdom, screen.view.players)
        places = [part.region for part in parts]
        assert all(place.area for place in places)
        while story.cursor is not None and (following := story.cursor.tick()):
            story._go_to(following)
            await settle(pilot)
            assert [part.region for part in parts] == places, frame_of(screen).kind


async def test_points_have_landed_when_somebody_goes_on() -> None:
    game = random_game(3, 3)
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
        story = screen.story
        while story.stage._clock is None:
            assert story.cursor is not None
            story._go_to(story.cursor.tick())
        assert story.stage.flown < 1.0
        await pilot.press("enter")
        assert story.stage.flown == 1.0 and story.stage._clock is None
