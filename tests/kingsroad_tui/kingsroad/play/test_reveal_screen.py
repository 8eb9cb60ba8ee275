"""A round being revealed, as people watch it: step by step, nothing too early, nothing lost."""

from __future__ import annotations

import random
import re
import string
from functools import partial
from operator import le
from typing import Literal

import pytest
from textual.pilot import Pilot

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Variant
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.drawing.effects import sweep
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play import reveal_frame
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.log_pane import GameLogDialog
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.settings import stored as settings
from kingsroad_tui.settings.stored import AppSettings, Speed
from kingsroad_tui.widgets.plain import PlainButton
from tests.support.app import acting
from tests.support.legal import random_game, random_selection
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

SCROLLBAR = set("▁▂▃▄▅▆▇█")
Glyphs = Literal["unicode", "ascii"]
BY_HAND = AppSettings(speed="by hand")


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand, nothing goes on by itself within a step either, however slow the machine is."""
    monkeypatch.setitem(settings._BEAT_SECONDS, "by hand", 600.0)


def frame_of(screen: PlayScreen) -> reveal_frame.RevealFrame:
    assert screen.story.cursor is not None
    return screen.story.cursor.frame


async def reveal(pilot: Pilot[None], game: Game) -> PlayScreen:
    """The reveal of the last round of a game, waiting at its first step."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(BY_HAND)
    seats = [PERSON, *[COMPUTER] * (len(game.players) - 1)]
    screen = await acting.begin(pilot, *seats, game=game.take_back())
    await acting.settle(pilot)
    screen.table.game = game
    await acting.begin_reveal(pilot, screen, game.reports[-1])
    await acting.settle(pilot)
    return screen


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (60, 20), (200, 60))
)
async def test_the_screen_shows_nothing_that_is_not_yet_revealed(
    size: tuple[int, int], still: None
) -> None:
    """Two rounds that differ in the last player's cards only: the same screen until all cards
    turn; two that differ in the second choice behind a Witch: the same until that turns. The log
    and the history beside the map say no more than the frames."""
    before = random_game(4, 12, rounds=1)
    same = [Selection.parse(word) for word in ("16K", "8D5", "743")]
    screens: dict[str, list[str]] = {}
    for last, again in (("D21", ""), ("W", "124"), ("W", "85K")):
        async with acting.running(size=size) as (app, pilot):
            shown = screens.setdefault(last + again, [])
            game = before.choose([*same, Selection.parse(last)])
            if game.pending:
                game = game.choose_again((None, None, None, Selection.parse(again)))
            app.animation_level = "full"
            screen = await reveal(pilot, Game(NAMES[:4], rounds=game.rounds))
            while (
                not frame_of(screen).waiting
                and frame_of(screen).kind in reveal_frame.BEFORE_SCORING
            ):
                shown.append(acting.text_of(app))
                screen.story._go_to(screen.story.cursor and screen.story.cursor.tick())
                await acting.settle(pilot)
                screen.story.stage.end_effect()
    others, one, other = screens.values()
    assert others[0] == one[0] == other[0]
    assert others[1] != one[1]
    assert one == other and len(one) > 2


async def play(pilot: Pilot[None], speed: Speed, phases: int) -> tuple[Game, str]:
    """A person's first phases against two computers at a speed; the game and its log."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(AppSettings(speed=speed))
    screen = await acting.begin(pilot, PERSON, COMPUTER, COMPUTER)
    await acting.settle(pilot)
    dice = random.Random(3)
    for _ in range(phases):
        table = screen.table
        second = table.phase is Phase.SECOND_CHOICE
        await acting.press(
            pilot, *random_selection(table.position, 0, dice, second=second).cards, "enter"
        )
        while screen.story.telling:
            await acting.press(pilot, "enter")
    await acting.press(pilot, "l")
    assert isinstance(app.screen, GameLogDialog)
    return screen.table.game, app.screen.pane.text


async def test_the_game_and_its_log_are_the_same_at_every_speed() -> None:
    """Not revealed at all, fast, and by hand; and the log ends with where the King stands."""
    played = []
    for speed in ("off", "fast", "by hand"):
        async with acting.running() as (_, pilot):
            played.append(await play(pilot, speed, 3))
    games, logs = zip(*played, strict=True)
    assert games[0] == games[1] == games[2]
    assert logs[0] == logs[1] == logs[2]
    assert all(f"Round {report.before.round} · " in logs[0] for report in games[0].reports)
    assert logs[0].count("The King walks on to") == len(games[0].reports)


async def test_the_log_in_a_reveal_ends_where_the_reveal_is() -> None:
    game = Game(NAMES[:3], rounds=random_game(3, 5, rounds=2).rounds)
    async with acting.running() as (app, pilot):
        await reveal(pilot, game)
        await acting.press(pilot, "enter", "l")
        assert isinstance(app.screen, GameLogDialog)
        log = app.screen.pane.text
        first, second = log.split("Round 2 · ")
        assert "The King walks on to" in first and "The King" not in second.partition("\n")[2]
        assert f"{NAMES[2]} plays" in second and "is scored: " not in second
        await pilot.press("escape")
        assert acting.play_screen(app).story.telling


async def test_each_key_completes_one_step_even_in_the_middle_of_it(still: None) -> None:
    """With animations: Enter while the cards lie face down turns them all, and scores nothing."""
    game = Game(NAMES[:3], rounds=random_game(3, 5, rounds=1).rounds)
    app = acting.make_app()
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await reveal(pilot, game)
        assert frame_of(screen).kind is reveal_frame.FrameKind.FACE_DOWN
        await acting.press(pilot, "enter")
        cards = frame_of(screen)
        assert cards.completes and cards.step == 0 and not any(c.face_down for c in cards.cards)
        await pilot.press("enter")  # waits at the end of a step; now the next one begins
        await acting.settle(pilot)
        assert frame_of(screen).step == 1 and not frame_of(screen).completes
        await acting.press(pilot, "enter")
        assert frame_of(screen).step == 1 and frame_of(screen).completes
        await acting.press(pilot, "backspace")
        assert frame_of(screen).step == 0 and frame_of(screen).completes


async def test_off_costs_nothing() -> None:
    """Without reveals no frame is made and no clock runs."""
    async with acting.running(speed="off") as (_, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        await acting.press(pilot, "1", "2", "3", "enter")
        assert screen.table.game.rounds or screen.table.game.pending
        assert screen.story.cursor is None and screen.story._timer is None


async def test_the_end_does_not_hear_keys_meant_for_the_reveal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Enter, pressed on and on through the last round, ends on the end screen and plays nothing."""
    monkeypatch.setattr(EndScreen, "SETTLING_SECONDS", 600)  # however slow the machine is
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    async with acting.running() as (app, pilot):
        screen = await reveal(pilot, game)
        while app.screen is screen:
            await acting.tap(pilot, "enter")
        end = app.screen
        assert isinstance(end, EndScreen)
        await acting.press(pilot, "enter", "g", "q", "space", "t", "tab", "enter")
        assert app.screen is end and not isinstance(end.focused, PlainButton)
        await pilot.click("#again")
        await acting.settle(pilot)
        assert app.screen is end
        end.listen()
        await acting.press(pilot, "enter", "space")
        assert app.screen is end, "no action is the one that Enter takes by itself"
        await acting.press(pilot, "q")
        assert isinstance(app.screen, HomeScreen)


async def test_the_end_listens_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndScreen, "SETTLING_SECONDS", 0.01)
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    async with acting.running() as (app, pilot):
        await acting.visit(pilot, acting.to_game(game, setup_of(PERSON, COMPUTER)))
        await acting.settle(pilot)
        while not all(not button.disabled for button in app.screen.query("Button")):
            await pilot.pause(0.02)
        await acting.press(pilot, "q")
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24)], (60, 20)))
async def test_five_players_with_permanent_nobles_in_ascii(size: tuple[int, int]) -> None:
    """The last round and the final scoring, step by step: every sentence is read to its end, no
    sign but ASCII, and the points beside the names are those of the step."""
    played = random_game(5, 9, Variant.PERMANENT_NOBLES)
    names = ("Regent", *NAMES[1:])
    game = Game(names, Variant.PERMANENT_NOBLES, rounds=played.rounds)
    async with acting.running(size=size) as (app, pilot):
        screen = await reveal(pilot, game)
        app.use_settings(AppSettings(speed="by hand", glyphs="ascii"))
        await pilot.pause()
        steps = 0
        while app.screen is screen and screen.story.telling:
            frame = frame_of(screen)
            text = acting.text_of(app)
            assert not set(text) - SCROLLBAR - set(string.printable)
            for name, score in zip(names_at(screen.table), frame.position.scores, strict=True):
                assert re.search(rf"{name[:3]}.* {score} " if size[0] > 60 else rf" {score} ", text)
            page = screen.story.page
            assert page.max_scroll_x == 0
            while page.scroll_offset.y < page.max_scroll_y:
                await acting.tap(pilot, "enter")
                assert frame_of(screen) is frame, "what is out of sight is shown first"
            await acting.tap(pilot, "enter")
            steps += 1
    assert steps > 5 + len(game.reports[-1].scored) + len(game.reports[-1].final)


async def test_the_end_in_ascii_says_what_its_buttons_do() -> None:
    game = Game(NAMES[:2], rounds=random_game(2, 3).rounds)
    app = acting.make_app()
    app.settings = AppSettings(glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await acting.visit(pilot, acting.to_game(game, setup_of(PERSON, COMPUTER)))
        await acting.settle(pilot)
        text = acting.text_of(app)
        assert all(words in text for words in ("Play again", "Save", "Look back", "Home"))


@pytest.mark.parametrize(
    "size",
    sampled([(80, 24), (100, 30), (80, 40), (120, 30), (120, 36), (200, 60)], (80, 24), (120, 30)),
)
async def test_the_map_keeps_its_place_while_a_round_is_revealed(size: tuple[int, int]) -> None:
    """The reveal has the rows of the hand and of what stands around it."""
    async with acting.running(size=size) as (app, pilot):
        app.use_settings(BY_HAND)
        game = random_game(3, 3)
        screen = await acting.begin(pilot, PERSON, COMPUTER, COMPUTER, game=game.take_back())
        await acting.settle(pilot)
        before = screen.view.kingdom.region
        await acting.begin_reveal(pilot, screen, game.reports[-1])
        await acting.settle(pilot)
        assert screen.story.telling and screen.view.kingdom.region == before


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (80, 24)))
async def test_nothing_moves_from_the_first_frame_of_a_reveal_to_the_last(
    size: tuple[int, int],
) -> None:
    """Stage, sentences and map keep their places, so a key never lays the screen out anew."""
    game = random_game(3, 3)
    app = acting.make_app()
    app.animation_level = "full"
    async with app.run_test(size=size) as pilot:
        screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
        story = screen.story
        parts = (story.stage, story.page, screen.view.kingdom, screen.view.players)
        places = [part.region for part in parts]
        assert all(place.area for place in places)
        while story.cursor is not None and (following := story.cursor.tick()):
            story._go_to(following)
            await acting.settle(pilot)
            assert [part.region for part in parts] == places, frame_of(screen).kind


async def test_points_are_counted_and_a_key_goes_on_at_once(still: None) -> None:
    """While points are counted up one by one, Enter shows the next moment as it is."""
    game = random_game(3, 3)
    app = acting.make_app()
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
        story, view = screen.story, screen.view
        while max(frame_of(screen).paid, default=0) < 2:
            assert story.cursor is not None
            story._go_to(story.cursor.tick())
        paying = frame_of(screen)
        await acting.until(
            pilot, lambda: view.players.position is not None and view._counting is not None
        )
        seen = [view.players.position]
        await acting.until(pilot, lambda: view.players.position == paying.position)
        scores = [position.scores for position in seen if position is not None]
        assert all(map(le, scores[0], paying.position.scores))
        await pilot.press("enter")
        await acting.settle(pilot)
        assert view.players.position == frame_of(screen).position
        assert frame_of(screen) is not paying


async def test_crossing_forty_stops_the_scoring_with_a_fanfare() -> None:
    """The token is past the line, the words are large and in the title; skipping stops here."""
    game = random_game(3, 3)
    app = acting.make_app()
    app.animation_level = "full"
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
        screen.story.skip()
        await acting.settle(pilot)
        goal = frame_of(screen)
        assert goal.kind is reveal_frame.FrameKind.GOAL and goal.region is not None
        text = acting.text_of(app)
        assert text.count("40 points! The game ends after this round.") == 2, "title and stage"
        assert max(goal.position.scores) >= 40
        playing = screen.story.stage.playing
        assert playing is not None and playing.draw is sweep


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_no_effect_is_played_where_animations_are_off(glyphs: Glyphs, still: None) -> None:
    """The same words and figures, frame by frame, with effects and without; in ASCII as well."""
    game = random_game(3, 3)
    shown: list[list[str]] = []
    for level in ("full", "none"):
        app = acting.make_app()
        app.animation_level = "full"
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await reveal(pilot, Game(NAMES[:3], rounds=game.rounds))
            app.use_settings(AppSettings(speed="by hand", glyphs=glyphs))
            app.animation_level = level
            texts: list[str] = []
            assert screen.story.cursor is not None
            for cursor in [
                reveal_frame.RevealCursor(screen.story.cursor.frames, at) for at in FRAMES
            ]:
                screen.story._go_to(cursor)
                await acting.until(pilot, partial(counted, screen, cursor.frame))
                assert level == "full" or screen.story.stage.playing is None
                screen.story.stage.end_effect()
                texts.append(acting.text_of(app))
            shown.append(texts)
    assert shown[0] == shown[1]


FRAMES = range(0, 30, 3)
"""Some moments of a reveal."""


def counted(screen: PlayScreen, frame: reveal_frame.RevealFrame) -> bool:
    """Whether all points of a frame have been counted."""
    return screen.view.players.position == frame.position
