"""The guided first game: every step can be done as it says; other keys are answered kindly."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from textual.pilot import Pilot

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.learn import words
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked, AssassinsLesson
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.learn.words import plain_lines
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder
from kingsroad_tui.assassins.play.panels import Line
from kingsroad_tui.assassins.words.turns import reports_of
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.settings.stored import LESSON_DONE, AppSettings, read_settings
from kingsroad_tui.shell.place import Way
from tabletop.words.voice import phrase
from tests.kingsroad_tui.assassins.play.test_beside_the_game import offered_after as press_whole
from tests.support.app.acting import make_app, open_screen, press, running, settle, text_at, text_of
from tests.support.assassins_lesson import lesson_tasks, lesson_texts
from tests.support.soak import sampled

KEYS = {
    "walk": (("2", "up"),),
    "push": (("2", "right", "right"),),
    "arrest": (("2", "right", "r", "enter"),),
    "king": (("6", "up"), ("0", "up")),
    "hint": (("t",), ("t",), ("v",)),
    "end": (("enter", "y"),),
    "hunt": (("4", "up"), ("4", "up", "enter")),
    "dash": (("1", "left", "left"), ("1", "right"), ("0", "up"), ("0", "up", "up")),
    "choose": (("f", "g", "k", "enter"),),
    "crowd": (("g", "left"),),
    "card": (("enter", "y"),),
    "early": (("f", "r", "enter"), ("enter", "y")),
    "strike": (
        ("g", "r", "enter"),
        ("g", "right", "enter"),
        ("g", "right"),
        ("g", "right", "enter"),
        ("g", "right", "enter"),
    ),
}
"""What each task says is to be pressed, but for the pause."""

WRONG = ("z", "5", "down", "escape", "v", "tab", "space", "t", "escape", "backspace")
"""Keys that lead nowhere, among them a legal step in some positions."""


def tasks_of(step: str) -> list[str]:
    """The tasks of a step, with the names of keys in their places."""
    return [words.learn_keys(task) for task in lesson_tasks(step)]


async def learning(pilot: Pilot[None], step: int | None = None) -> AssassinsLearnScreen:
    return await open_screen(pilot, Way("learn", "assassins", step=step), AssassinsLearnScreen)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
async def test_the_whole_game_as_it_is_said(size: tuple[int, int]) -> None:
    """By the keys of the tasks, each task whole in sight, to the end of both sides.

    Nothing of the footer is cut meanwhile; a step that is done goes on with Enter alone.
    """
    async with running(size=size) as (app, pilot):
        screen = await learning(pilot)
        for number, step in enumerate(STEPS):
            lesson = screen.lesson
            assert (lesson.number, lesson.place) == (number, 0)
            assert_drawn(screen)
            offers = await press_whole(pilot)
            assert ("enter" in offers) == (step.asked[0] == Asked.END)
            assert ("p" in offers) == bool(number)
            for narrow in ((60, 20), size):
                await pilot.resize_terminal(*narrow)
                assert tasks_of(step.name)[0] in said(app, screen)
            for task, keys in zip(tasks_of(step.name), KEYS[step.name], strict=True):
                assert task in said(app, screen), task
                planned = screen.view.hint.planned
                for key in keys:
                    offers = await press_whole(pilot, key)
                while keys == ("t",) and task in said(app, screen):  # a page of several parts
                    offers = await press_whole(pilot, "t")
                if keys == ("v",):  # all of the hint, not its beginning
                    assert tuple(map(str, screen.lesson.own_actions)) == planned
                if screen.story.telling:
                    await press(pilot, "escape")
            assert is_done(screen), step.name
            assert offers["enter"] == "Next step" and "n" not in offers
            going_on = (
                "Enter: what you have learnt."
                if screen.lesson.last
                else words.learn_keys(phrase("assassins-learn-next"))
            )
            assert going_on in said(app, screen) and "ends your phase" not in text_of(app)
            await press(pilot, "enter")
        assert is_finished(screen) and words.learn_keys(
            phrase("assassins-learn-finished-keys")
        ) in said(app, screen)
        await press(pilot, "p")
        assert not is_finished(screen) and screen.lesson.last
        await press(pilot, "n", "enter")
        assert isinstance(app.screen, AssassinsNewGameScreen)
    assert read_settings()[0].town_lesson == LESSON_DONE
    assert not assassins_autosave_folder().exists()


async def leave_and_return(pilot: Pilot[None], step: int) -> AssassinsLearnScreen:
    """As the praise at the half says: the first screen goes on with the same step (from 1)."""
    await press(pilot, "q")
    assert isinstance(pilot.app.screen, AssassinsHomeScreen)
    assert f"go on at step {step} of {len(STEPS)}" in text_of(pilot.app)
    await press(pilot, "enter")
    assert isinstance(pilot.app.screen, AssassinsLearnScreen)
    return pilot.app.screen


def said(app: KingsRoad, screen: AssassinsLearnScreen) -> str:
    return text_at(app, screen.view.side)


def is_done(screen: AssassinsLearnScreen) -> bool:
    return screen.lesson.done


def is_finished(screen: AssassinsLearnScreen) -> bool:
    return screen.finished


def assert_drawn(screen: AssassinsLearnScreen) -> None:
    """The actions that the step asks for are possible, and marked on the board."""
    view, asked = screen.view.board.view, screen.lesson.left
    reports = reports_of(screen.table.position, asked)
    assert [str(report.action) for report in reports] == list(asked)
    if asked:
        assert view is not None and view.plan is not None
        assert view.plan.ends or view.plan.marks or view.plan.ways


@pytest.mark.parametrize("size", sampled([(60, 20), (120, 36)], (60, 20)))
async def test_wrong_keys_do_nothing_and_no_key_waits(size: tuple[int, int]) -> None:
    """Before every task keys that it does not ask for: nothing is done, and the task stays."""
    async with running(size=size) as (app, pilot):
        screen = await learning(pilot)
        for number, step in enumerate(STEPS):
            await settle(pilot)
            assert screen.lesson.number == number and not screen.lesson.own_actions
            hints = step.asked[0] == Asked.HINT
            for key in WRONG:
                if key == "t" and hints:
                    continue
                await pilot.press(key)
            await settle(pilot)
            assert (screen.lesson.number, screen.lesson.place) == (number, 0)
            assert not screen.lesson.own_actions and screen.is_current
            assert tasks_of(step.name)[0] in said(app, screen)
            await pilot.press("n")


async def test_other_actions_are_answered_and_not_done() -> None:
    async with running() as (app, pilot):
        screen = await learning(pilot)
        for keys, answer in (
            (("3", "up"), "it is up to knight 2."),
            (("enter",), words.learn_keys(phrase("assassins-learn-not-to-be-ended"))),
            (("z",), phrase("assassins-learn-keys-here")),
            (("t",), phrase("assassins-learn-no-hint-needed")),
        ):
            await press(pilot, "escape", *keys)
            assert not screen.table.game.running
            assert answer in " ".join(text_of(app).split()) or answer in said(app, screen)
        await press(pilot, "2")
        assert lesson_texts("walk")["idea"] in said(app, screen)
        await press(pilot, "up", "z")
        assert is_done(screen) and phrase("assassins-learn-keys-here") in said(app, screen)
        await press(pilot, "3")
        assert words.learn_keys(phrase("assassins-learn-step-done")) in said(app, screen)
        await press(pilot, "backspace")
        assert not is_done(screen)


async def test_the_three_of_the_lesson_are_said_beforehand_and_marked() -> None:
    """The later steps are played with them; any other is answered kindly and not chosen."""
    async with running() as (app, pilot):
        number = [step.name for step in STEPS].index("choose")
        screen = await learning(pilot, number)
        assert "needs F, G and K" in said(app, screen)
        view = screen.view.board.view
        assert view is not None and view.plan is not None and len(view.plan.marks) == 3
        await press(pilot, "a")
        assert (
            phrase("assassins-learn-these-three") in said(app, screen)
            and screen.secret.choice == frozenset()
        )
        await press(pilot, "f", "g", "k", "enter", "enter")
        secret = screen.table.game.secret
        assert secret is not None
        assert screen.view.own == screen.lesson.assassins == secret.assassins


async def test_steps_can_be_left_out_and_done_again() -> None:
    async with running() as (app, pilot):
        screen = await learning(pilot)
        await pilot.press("p")
        assert screen.lesson.number == 0
        await press(pilot, "n", "n", "p")
        assert screen.lesson.number == 1
        await press(pilot, "q")
        assert isinstance(app.screen, AssassinsHomeScreen)
        assert read_settings()[0].town_lesson == 1
        screen = await learning(pilot)
        assert screen.lesson.number == 1


async def test_who_goes_back_and_leaves_comes_back_to_that_step() -> None:
    async with running() as (_, pilot):
        await learning(pilot, len(STEPS) - 1)
        await press(pilot, "p")
        screen = await leave_and_return(pilot, len(STEPS) - 1)
        assert screen.lesson.number == len(STEPS) - 2


async def test_a_key_too_many_after_a_step_shows_nothing_that_may_not_be_done() -> None:
    """The arrow of the push once more: the next step is still one Enter away."""
    async with running() as (app, pilot):
        number = [step.name for step in STEPS].index("push")
        screen = await learning(pilot, number)
        await press(pilot, "2", "right", "right", "right")
        assert is_done(screen) and not screen.view.shows_action
        assert words.learn_keys(phrase("assassins-learn-step-done")) in said(app, screen)
        await press(pilot, "enter")
        assert screen.lesson.number == number + 1


async def test_the_last_hint_shows_and_a_closed_one_opens_again() -> None:
    async with running() as (app, pilot):
        number = [step.name for step in STEPS].index("hint")
        screen = await learning(pilot, number)
        pages = []
        for _ in range(12):
            await press(pilot, "t")
            if not screen.view.hint.lines:
                break
            pages += re.findall(r"Hint (./3)", said(app, screen))
        assert list(dict.fromkeys(pages)) == ["1/3", "2/3", "3/3"]
        await press(pilot, "v")
        assert (
            words.learn_keys(phrase("assassins-learn-hint-closed")) in said(app, screen)
            and not screen.lesson.own_actions
        )
        await press(pilot, "t", "t")
        await press(pilot, "v")
        assert is_done(screen)


@pytest.mark.parametrize(
    ("step", "keys", "offered", "refused"),
    [
        ("push", ("2", "right"), ("Enter: do it",), "r: arrest"),
        ("arrest", ("2", "right"), ("r: arrest",), "Enter: do it"),
        ("hunt", ("4", "up", "up"), ("kills the assassin G", "Enter: do it"), "r: push"),
    ],
)
async def test_no_key_is_shown_that_would_be_refused(
    step: str, keys: tuple[str, ...], offered: tuple[str, ...], refused: str
) -> None:
    async with running() as (app, pilot):
        number = [one.name for one in STEPS].index(step)
        await learning(pilot, number)
        await press(pilot, *keys)
        assert all(words in text_of(app) for words in offered) and refused not in text_of(app)


async def test_after_the_end_the_rules_are_a_key_away_and_it_begins_anew() -> None:
    async with running() as (app, pilot):
        app.use_settings(AppSettings(town_lesson=LESSON_DONE))
        screen = await learning(pilot)
        assert screen.lesson.number == 0
        screen = await learning(pilot, len(STEPS) - 1)
        await press(pilot, "n", "r")
        assert isinstance(app.screen, RulesScreen) and app.screen.query("#town")


async def test_what_strikes_is_a_scene_and_everything_stops_for_it() -> None:
    """First a knife in the crowd, then who; Enter goes on, and any other key has seen enough."""
    async with running(speed="by hand") as (app, pilot):
        number = [step.name for step in STEPS].index("strike")
        screen = await learning(pilot, number)
        await press(pilot, "g", "r", "enter")
        told = [text_at(app, screen.story)]
        assert is_told(screen) and spotlight(screen)
        await press(pilot, "enter")
        told.append(text_at(app, screen.story))
        assert phrase("assassins-story-knife") in told[0] and "fishwife G" in told[1]
        await press(pilot, "right", "enter")
        assert "kills knight" in text_at(app, screen.story) and spotlight(screen)
        await press(pilot, "enter")
        assert not is_told(screen) and not spotlight(screen)
        assert tasks_of("strike")[2] in said(app, screen)


def is_told(screen: AssassinsLearnScreen) -> bool:
    return screen.story.telling


def spotlight(screen: AssassinsLearnScreen) -> bool:
    view = screen.view.board.view
    return view is not None and bool(view.spotlight)


async def test_who_has_learnt_it_all_can_learn_it_again_and_stop_on_the_way() -> None:
    """The end offers it; the pause is kept as in the first time."""
    async with running() as (app, pilot):
        app.use_settings(AppSettings(town_lesson=LESSON_DONE))
        screen = await learning(pilot, len(STEPS) - 1)
        await press(pilot, "n")
        assert is_finished(screen) and words.learn_keys(
            phrase("assassins-learn-finished-keys")
        ) in said(app, screen)
        await press(pilot, "n")
        assert not is_finished(screen) and screen.lesson.number == 0
        await pilot.press(*("n" * (len(STEPS) - 2)))
        await settle(pilot)
        screen = await leave_and_return(pilot, len(STEPS) - 1)
        assert screen.lesson.number == len(STEPS) - 2


@pytest.mark.parametrize("step", ["hint", "strike"])
@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (120, 36)], (80, 24)))
def test_picture_of_a_step(
    snap_compare: Callable[..., bool], size: tuple[int, int], step: str
) -> None:
    """Beside the board the step, its rule or the hint, and the keys; on it what is to be done."""

    async def scene(pilot: Pilot[None]) -> None:
        number = [one.name for one in STEPS].index(step)
        await learning(pilot, number)
        if step == "hint":
            await pilot.press("t", "t")
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=scene)


def text_of_line(line: Line) -> str:
    return "".join(text for text, _ in line)


def test_a_step_says_when_its_board_is_new() -> None:
    """A step follows where everybody stands as the one before has left them, and only there."""
    for before, step in pairwise(STEPS):
        game = before.game()
        for asked in before.asked:
            if asked not in tuple(Asked):
                game = game.act(asked)
        left, now = game.position, step.game().position
        same = (left.king, left.knights, left.townsfolk) == (now.king, now.knights, now.townsfolk)
        assert step.follows == same, step.name
        lesson = AssassinsLesson(STEPS.index(step))
        between = words.learn_keys(lesson_texts(step.name).get("before", ""))
        assert bool(between) != same, step.name
        for idea in (text_of_line(words.lesson_lines(lesson)[0]), plain_lines(lesson)[1]):
            assert idea.startswith(between) and "new position" not in idea
