"""The guided first game as a newcomer plays it: with right keys, wrong ones, and none."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from kingsroad.cards import Selection
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.drawing.effects import sweep
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, STEPS, Lesson
from kingsroad_tui.kingsroad.learn.screen import LearnScreen
from kingsroad_tui.kingsroad.learn.words import (
    finished_lines,
    learn_keys,
    names,
    praise,
)
from kingsroad_tui.kingsroad.play.narration import frame_sentences, shown_on_stage
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.learn.panel import LessonPanel
from kingsroad_tui.settings.stored import LESSON_DONE, AppSettings, read_settings
from kingsroad_tui.shell.place import Way
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    make_app,
    open_screen,
    press,
    running,
    settle,
    tap,
    text_at,
    text_of,
    until,
)
from tests.support.soak import sampled

Snap = Callable[..., bool]

RIGHT = {
    "markers": ("164",),
    "king": ("625",),
    "knight": ("27K",),
    "ties": ("724",),
    "nobles": ("43K",),
    "witch": ("W12", "45K"),
    "dragon": ("D8K",),
    "end": ("41K",),
}
"""What does each step."""

WRONG = {
    "king": ("145", "You would tie with Baron in 6 Wizard's Tower: 4 points."),
    "knight": ("71K", "Not yet. Both markers must go to 7: choose the Knight right after 7."),
    "ties": ("123", "You would tie with Baron in 7 King's Altar: 5 points."),
    "nobles": ("123", "You would tie with Baron in 3 Temple Ruins: 2 points."),
    "witch": ("81K", "Not yet. The Witch (W) lets you see first what the others do."),
    "dragon": ("D12", "You would tie with Baron in 8 King's Castle: 6 points."),
    "end": ("234", "You would not be first in 1 Zin Kai's Deep: 0 points."),
}
"""What misses each step, and the beginning of the answer."""

STEP_OF_THE_DRAGON = [step.name for step in STEPS].index("dragon")


@asynccontextmanager
async def learning(
    step: int | None, size: tuple[int, int] = (80, 24), *, notifications: bool = False
) -> AsyncIterator[tuple[KingsRoad, Pilot[None], LearnScreen]]:
    """The guided game at a step, from 0, or where it was left."""
    async with running(size=size, notifications=notifications) as (app, pilot):
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=step), LearnScreen)
        yield app, pilot, screen


def screen_of(app: KingsRoad) -> LearnScreen:
    assert isinstance(app.screen, LearnScreen)
    return app.screen


def form_of(app: KingsRoad) -> NewGameScreen:
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


def words(app: KingsRoad) -> str:
    """The text of the screen with single blanks, so that lines may break anywhere."""
    return " ".join(text_of(app).split())


def panel_words(app: KingsRoad) -> str:
    """The text of the panel, with single blanks."""
    return text_at(app, app.screen.query_one(LessonPanel))


def assert_panel_is_whole(app: KingsRoad) -> None:
    """All that the panel has to say can be read."""
    said = app.screen.query_one(LessonPanel).words
    shown = panel_words(app)
    for text in (said.heading, said.answer or said.idea, "" if said.answer else said.task):
        assert " ".join(text.split()) in shown, text


async def told(pilot: Pilot[None], screen: LearnScreen) -> None:
    """Watches the round to its end, step by step."""
    while screen.story.telling:
        await tap(pilot, "enter")


async def do_step(pilot: Pilot[None], screen: LearnScreen) -> None:
    """Does the step that the screen is at, and watches."""
    for code in RIGHT[screen.lesson.step.name]:
        await tap(pilot, "escape", *code, "enter")
        assert screen.story.telling
        await told(pilot, screen)


@pytest.fixture(autouse=True)
def _listening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter counts at once, however fast it is pressed here."""
    monkeypatch.setattr(LearnScreen, "SETTLING_SECONDS", 0)


async def test_enter_pressed_through_the_scoring_loses_neither_victory_nor_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The victory, what has been learnt, and the new game each ignore it for a moment."""
    monkeypatch.setattr(LearnScreen, "SETTLING_SECONDS", 600)  # however slow the machine is
    monkeypatch.setattr(NewGameScreen, "SETTLING_SECONDS", 600)
    app = make_app()
    app.animation_level = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        await do_step(pilot, screen)
        for _ in range(3):
            await tap(pilot, "enter")
        assert "You win your first game" in panel_words(app)
        screen.settling = False
        await tap(pilot, "enter", "enter")
        assert screen.finished and screen_of(app) is screen
        screen.settling = False
        await press(pilot, "enter")
        form = form_of(app)
        await press(pilot, "enter", "enter")
        assert form_of(app) is form
        form.settling = False
        button = form.query_one("#start")
        await until(pilot, lambda: not button.has_class("-active"))  # still down, it is deaf itself
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))


async def test_the_victory_is_celebrated_like_a_real_one() -> None:
    """The last lap ends in the win, said large and in light, before the lesson says what it was."""
    app = make_app()
    app.animation_level = "full"
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        (code,) = RIGHT[screen.lesson.step.name]
        await tap(pilot, *code, "enter")
        story = screen.story
        while story.cursor is not None and story.cursor.frame.kind is not FrameKind.WON:
            story.skip()
            await pilot.pause()
        playing = screen.story.stage.playing
        assert playing is not None and playing.draw is sweep
        assert "You win with" in text_at(app, screen.story.stage)
        assert screen.story.waits, "until somebody presses a key"


async def test_a_tie_is_explained_where_it_first_matters() -> None:
    """One is level with the Baron in step 2, and the best answer to him is named in step 6."""
    async with learning(1) as (app, pilot, _):
        assert "Players who are level share the lower place." in panel_words(app)
        assert_panel_is_whole(app)
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=5), LearnScreen)
        await pilot.press(*"W12", "enter")
        await told(pilot, screen)
        assert "One marker draws you level with him, and both get 2nd place; " in panel_words(app)
        assert_panel_is_whole(app)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_right_keys_lead_to_the_end(size: tuple[int, int]) -> None:
    """Every step says its idea and its task in full, praises, and goes on with Enter."""
    async with running(size=size) as (app, pilot):
        await settle(pilot)
        assert "three minutes, step by step" in words(app)
        await pilot.press("enter")  # the first thing offered at the first start
        await pilot.pause()
        screen = screen_of(app)
        for number, step in enumerate(STEPS):
            assert screen.lesson.number == number
            assert f"Step {number + 1} of {len(STEPS)}" in panel_words(app)
            assert_panel_is_whole(app)
            await do_step(pilot, screen)
            assert phrase(f"kingsroad-learn-step-{step.name}.praise") in panel_words(app)
            assert phrase(f"kingsroad-learn-step-{step.name}.reaction") in panel_words(app)
            if number == len(STEPS) - 1:
                assert "You win your first game with" in panel_words(app)
            assert_panel_is_whole(app)
            await tap(pilot, "enter")
        assert phrase("kingsroad-learn-finished-title") in panel_words(app)
        for line in (*finished_lines(), learn_keys(phrase("kingsroad-learn-finished-keys"))):
            assert line in panel_words(app)
        assert read_settings()[0].lesson == LESSON_DONE
        await press(pilot, "enter")
        assert isinstance(app.screen, NewGameScreen)
    async with running(size=size) as (again, pilot):
        await settle(pilot)
        assert "the guided game once more" in text_of(again)
        await tap(pilot, "enter")
        assert isinstance(again.screen, NewGameScreen)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20)))
async def test_wrong_choices_are_answered_kindly_and_can_be_mended(size: tuple[int, int]) -> None:
    """The cards stay as they were chosen, the answer says what they would bring."""
    async with learning(1, size) as (app, pilot, screen):
        for name, (code, answer) in WRONG.items():
            assert screen.lesson.step.name == name
            await tap(pilot, *code, "enter")
            assert answer in panel_words(app)
            assert_panel_is_whole(app)
            assert not screen.story.telling and not screen.lesson.done
            await do_step(pilot, screen)
            await tap(pilot, "enter")
        assert screen.finished
        await press(pilot, "escape")
        assert not isinstance(app.screen, LearnScreen)


async def test_after_the_witch_the_answer_helps_with_the_second_choice() -> None:
    """Her card is spent then: what helps is the Knight, and the panel says what is known now."""
    async with learning(5, (120, 36)) as (app, pilot, screen):
        await pilot.press(*"W12", "enter")
        await told(pilot, screen)
        assert "Baron did play 5" in panel_words(app)
        await tap(pilot, *"125", "enter")
        assert "You would tie with Baron in 5 Dark Tower: 4 points." in panel_words(app)
        assert "right after it the Knight (K)" in panel_words(app)
        assert "The Witch (W)" not in panel_words(app)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (60, 20), (120, 36)))
async def test_everything_that_a_round_brings_is_told(size: tuple[int, int]) -> None:
    """Each step of the reveal is readable to its last sentence, and says how to go on."""
    app = make_app()
    app.animation_level = "none"  # the steps are shown complete
    async with app.run_test(size=size) as pilot:
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=4), LearnScreen)
        await tap(pilot, *"43K", "enter")
        seen, pays = set(), False
        while screen.story.telling and screen.story.cursor is not None:
            shown = words(app)
            pays |= "1st +3" in shown or "You are 1st with 2: 3 points." in shown
            sentences = frame_sentences(screen.story.cursor.frame, names())
            seen |= {sentence for sentence in sentences if sentence in shown}
            if size[1] >= 34:
                # What a region pays stands above its bars, where it need not be said.
                # What stands on the stage or the map need not be said as well.
                assert set(sentences[shown_on_stage(screen.story.cursor.frame) :]) <= seen
                assert "Press Enter to continue" in shown
            await tap(pilot, "enter")
        assert pays, "beside the bars, or in a sentence"
        assert "You score 2 points for the chain of Nobles in 3 and 7." in seen


async def test_keys_that_do_not_belong_are_answered() -> None:
    """A card of a later step, a spent one, a letter without a meaning, too few cards or too many, a
    card after the round."""
    async with learning(0) as (app, pilot, screen):
        for key, answer in (
            ("K", "The Knight comes in step 3. Choose 6"),
            ("D", "The Dragon comes in step 7."),
            ("W", "The Witch comes in step 6."),
            ("z", "That key does nothing here. Cards: 1 to 8, K, D, W."),
            ("9", "That key does nothing here."),
        ):
            await tap(pilot, key)
            assert answer in panel_words(app)
            assert_panel_is_whole(app)
            assert screen.choosing.builder is not None and not screen.choosing.builder.chosen
        await tap(pilot, "1")
        assert "Choose 6 and two other regions" in words(app)
        await tap(pilot, "enter")
        assert "Choose three cards first" in words(app)
        await tap(pilot, "6", "4", "7")
        assert "Only three cards: press Backspace to drop one." in words(app)
        await tap(pilot, "d")
        assert "The Dragon comes in step 7." in panel_words(app)
        await pilot.press("enter")
        await told(pilot, screen)
        await tap(pilot, "5")
        assert "The round is over. Press Enter to continue." in words(app)
        await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        await tap(pilot, "d")
        assert "Your Dragon is spent: everybody has only one." in panel_words(app)


async def test_keys_are_answered_while_a_round_is_revealed() -> None:
    """Beside the map where the lesson stands there, else in a note; afterwards as any other key."""
    async with learning(0, (120, 36)) as (app, pilot, screen):
        await tap(pilot, *"164", "enter")
        for key in "dz":
            await tap(pilot, key)
            assert screen.story.telling
            assert "The round is being revealed: press Enter to continue" in panel_words(app)
        await told(pilot, screen)
        for key in "dz9":
            await tap(pilot, key)
            assert "The round is over." in panel_words(app)
    async with learning(0, (80, 24), notifications=True) as (app, pilot, _):
        await tap(pilot, *"164", "enter", "z")
        notes = [note.message for note in app._notifications]
        assert any("The round is being revealed" in note for note in notes)


async def test_the_panel_says_nothing_that_the_round_has_changed() -> None:
    """How it stood before the choice is said only until then; after the end the game is over."""
    app = make_app()
    app.animation_level = "none"  # the steps are shown complete
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=5), LearnScreen)
        assert "Will Baron play 5" in panel_words(app)
        for code in RIGHT["witch"]:
            await tap(pilot, *code, "enter")
            while screen.story.telling:
                assert "The Witch goes first" in panel_words(app)
                assert "Baron" not in panel_words(app)
                await tap(pilot, "enter")
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        assert "As it stands you share 3rd place" in panel_words(app)
        await tap(pilot, *"41K", "enter")
        while screen.story.telling:
            assert "As it stands you" not in panel_words(app)
            assert "in which somebody reaches 40 points" in panel_words(app)
            await tap(pilot, "enter")
        assert "You passed 40 points, which ended the game" in panel_words(app)
        assert text_of(app).splitlines()[0].strip() == "Game over after round 8"
        assert "Go on" in text_of(app).splitlines()[-1]


@pytest.mark.parametrize(
    ("cards", "owner"), [("624", "Baron was"), ("621", ""), ("61K", "You were")]
)
def test_whose_noble_moved_in_first_is_told_as_it_was(cards: str, owner: str) -> None:
    """Who chooses 1 as well ties with him, or takes it: then it is not his."""
    attempt = Lesson.at(0, ()).choose(Selection.parse(cards))
    said = praise(attempt.lesson)
    told = "first in 1: one marker stays there as a Noble"
    assert (f"{owner} {told}" in said) if owner else (told not in said)


async def test_without_keys_nothing_happens() -> None:
    """No step, no story and no card goes on by itself, so everybody can read at leisure."""
    async with learning(1) as (app, pilot, screen):
        await settle(pilot)  # the footer comes a moment after the screen
        before = text_of(app)
        await pilot.pause(0.4)
        assert text_of(app) == before
        await tap(pilot, *"621", "enter")
        shown = text_of(app)
        await pilot.pause(0.4)
        assert screen.story.telling and text_of(app) == shown


async def test_it_is_left_and_taken_up_where_one_was() -> None:
    async with learning(None) as (app, pilot, screen):
        assert screen.query_one("#side-track").region.height == 1
        await do_step(pilot, screen)
        assert "the number in your row is how many you have left" in panel_words(app)
        assert_panel_is_whole(app)
        await press(pilot, "enter", "6", "q")
        assert isinstance(app.screen, HomeScreen)
    async with running() as (again, pilot):
        await settle(pilot)
        assert "go on at step 2 of 8" in text_of(again)
        await tap(pilot, "l")
        screen = screen_of(again)
        assert screen.lesson.number == 1
        own = Selection.parse(RIGHT["markers"][0])
        assert screen.lesson.game.rounds[0].selections[LEARNER] == own, "not those of the model"
        await pilot.press("n", "n", "p")
        assert screen.lesson.number == 2
        await pilot.press("p", "p", "p")
        assert screen.lesson.number == 0


async def test_a_step_passed_over_is_played_and_that_is_said() -> None:
    async with learning(None, (80, 24)) as (app, pilot, screen):
        await press(pilot, "n")
        assert screen.lesson.number == 1
        assert "step 1 played for you" in panel_words(app)
        assert "Most markers in 6 earn" not in panel_words(app)
        assert "choose 6 and two other regions" in panel_words(app), "the task stands there too"
        await press(pilot, "p")
        assert "played for you" not in panel_words(app), "a step back plays nothing"


@pytest.mark.parametrize(
    "size", sampled([(80, 24), (100, 30), (80, 40), (120, 30), (120, 36)], (80, 24), (120, 30))
)
async def test_the_map_keeps_its_place_while_a_round_is_revealed(size: tuple[int, int]) -> None:
    """While cards are chosen, while they are revealed, and when the round is over."""
    async with learning(None, size) as (_, pilot, screen):
        places = {screen.view.kingdom.region}
        await press(pilot, *RIGHT["markers"][0], "enter")
        assert screen.story.telling
        places.add(screen.view.kingdom.region)
        await told(pilot, screen)
        await settle(pilot)
        places.add(screen.view.kingdom.region)
        assert len(places) == 1


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (100, 30), (120, 36)], (80, 24), (100, 30))
)
async def test_signs_on_the_road_are_explained_where_there_are_any(size: tuple[int, int]) -> None:
    async with learning(STEP_OF_THE_DRAGON, size) as (app, pilot, screen):
        await settle(pilot)
        drawn = re.search(r"\bD2?\b", text_at(app, screen.view.kingdom)) is not None
        assert ("D on the road" in screen.query_one(LessonPanel).words.idea) == drawn
        assert drawn == (size[0] >= 100)


async def test_dragons_are_not_on_the_map_before_they_are_taught() -> None:
    async with running(size=(120, 36)) as (app, pilot):
        for step, taught in ((0, False), (5, False), (6, True), (7, True)):
            screen = await open_screen(pilot, Way("learn", "kingsroad", step=step), LearnScreen)
            await settle(pilot)
            assert screen.view.kingdom.dragons == taught
            assert ("Dragons left" in words(app)) == taught


async def test_the_final_scoring_goes_on_by_itself_to_its_last_line() -> None:
    """Enter is pressed until it begins, and once more at its end."""
    async with running(speed="off") as (app, pilot):
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        await tap(pilot, *RIGHT["end"][0], "enter")
        pressed = 0
        while screen.story.cursor is not None and not screen.story.cursor.frame.final:
            await tap(pilot, "enter")
            pressed += 1
            assert pressed < 20
        for _ in range(200):
            cursor = screen.story.cursor
            if cursor is not None and cursor.frame is cursor.frames[-1]:
                break
            await pilot.pause(0.05)
        assert screen.story.telling and screen.story.has_class("waiting")
        await tap(pilot, "enter")
        assert "You win your first game" in panel_words(app)


async def test_the_mouse_does_it_too() -> None:
    async with learning(1, (120, 36)) as (_, pilot, screen):
        hand = screen.choosing.hand
        for card in ("6", "2", "1"):
            area = next(area for area, target in hand._zones if target == card)
            await pilot.click(hand, offset=area.offset)
        await pilot.click(hand, offset=hand.area_of("commit").offset)
        await pilot.pause()
        assert screen.story.telling


async def test_every_task_can_be_read_whole() -> None:
    """In all sizes but the smallest, in which the whole game is played."""
    async with learning(0) as (app, pilot, _):
        for number in range(len(STEPS)):
            await open_screen(pilot, Way("learn", "kingsroad", step=number), LearnScreen)
            for size in ((120, 36), (80, 24)):
                await pilot.resize_terminal(*size)
                assert_panel_is_whole(app)


async def test_ascii_means_ascii_here_too() -> None:
    """In ASCII nothing but the footer's keys needs another character."""
    async with running() as (app, pilot):
        app.use_settings(AppSettings(glyphs="ascii"))
        for number in range(len(STEPS)):
            await open_screen(pilot, Way("learn", "kingsroad", step=number), LearnScreen)
            lines = text_of(app).splitlines()[:-1]
            assert [line for line in lines if not line.isascii()] == []


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_a_step(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Step 3: the map, what the Knight does, the task, and the hand."""

    async def scene(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("learn", "kingsroad", step=2), LearnScreen)
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_what_has_been_learnt(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The aim, a round, ties and Nobles, and what each of the three characters does.

    In 24 rows the kingdom along its road stands above that, else the map.
    """

    async def scene(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        await press(pilot, "n")

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_the_victory(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A crown, by how much the game is won, and what the Baron says to that."""

    async def scene(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "none"
        screen = await open_screen(pilot, Way("learn", "kingsroad", step=7), LearnScreen)
        await do_step(pilot, screen)
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


def test_a_kind_answer(snap_compare: Snap) -> None:
    """Step 2: one would tie with the Baron for 4 points; the cards stay as they are."""

    async def scene(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("learn", "kingsroad", step=1), LearnScreen)
        await press(pilot, *"145", "enter")

    assert snap_compare(make_app(), terminal_size=(80, 24), run_before=scene)
