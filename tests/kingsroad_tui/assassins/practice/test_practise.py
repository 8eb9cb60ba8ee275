"""Practising King & Assassins: the list, phases played again, who it is; by real judging."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from textual.app import App
from textual.pilot import Pilot

from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof
from assassins.actions import Side
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.in_app import TABLES
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.practice import practising
from kingsroad_tui.assassins.practice.exercise import AssassinsExerciseScreen
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.screen import PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.practice.words import UNUSABLE
from kingsroad_tui.shell.place import Way
from tests.support import practice
from tests.support.app.acting import (
    QuickSolver,
    go,
    make_app,
    open_screen,
    press,
    running,
    settle,
    text_of,
)
from tests.support.app.assassins_acting import COMPUTER, PERSON
from tests.support.planted_assassins import planted_game, sample_review

Snap = Callable[..., bool]

WHO = practice.assassins_puzzle(
    AssassinsKind.WHO,
    2,
    Side.KING,
    AssassinsProof(letters=["k"], suspects={"k": 0.9, "l": 0.2}, worlds=10),
)


@pytest.fixture(autouse=True)
def no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practising, "PRACTICE", practice.with_only(practising.PRACTICE, ()))


def said(app: App[None]) -> str:
    """All that is on the screen, as words."""
    return " ".join(text_of(app).replace("▐", " ").replace("▌", " ").split())


def beside(screen: AssassinsExerciseScreen) -> str:
    """What is said beside the board."""
    title, paragraphs = screen.view.side._lesson
    return " ".join([title, *("".join(text for text, _ in line) for line in paragraphs)])


async def begin(pilot: Pilot[None], *exercises: AssassinsExercise) -> AssassinsExerciseScreen:
    way = Way("exercises", "assassins", run=ExerciseRun(exercises))
    screen = await open_screen(pilot, way, AssassinsExerciseScreen)
    await settle(pilot)
    return screen


async def test_own_phases_are_due_and_come_back() -> None:
    """Ending the phase at once is no answer; the kill that was missed is one."""
    practice.keep_planted_assassins()
    async with running(make_app(QuickSolver(sample_review())), (120, 36)) as (app, pilot):
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)
        assert "3 of your own mistakes are due today" in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert "Your mistake 1 of 3 · round 1" in said(app)
        await press(pilot, "n")
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, AssassinsExerciseScreen)
        kill = screen._laid.exercise.made
        assert kill is not None and kill.missed_kill is not None
        await press(pilot, "enter")
        await settle(pilot)
        assert "Not the answer yet." in said(app) and "It comes back tomorrow." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        screen.view.do_typed(" ".join(kill.missed_kill))
        await settle(pilot)
        assert "Right!" in said(app) and "a missed kill" in said(app)
        (answered,) = [card for card in TRAINING.book.read().cards.values() if card.answered]
        assert answered.box == 1
        await press(pilot, "enter")
        await settle(pilot)
        assert "Your mistake 3 of 3" in said(app)
        await press(pilot, "t")
        await settle(pilot)
        assert "A better turn:" in said(app) and "It comes back tomorrow." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert isinstance(app.screen, PractiseScreen)
        assert "One of your own mistakes is due today" in said(app)
        assert "Tomorrow: 2" in said(app)


async def test_who_it_is_is_answered_by_marking() -> None:
    """Letters and clicks mark; no more than there are; the wrong one is no answer."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, WHO)
        assert "one of the townsfolk is an assassin. Who?" in beside(screen)
        assert "p tells what both sides have done so far." in beside(screen)
        await press(pilot, "p")
        assert isinstance(app.screen, AssassinsLogDialog)
        await press(pilot, "escape", "enter")
        assert "Nobody is marked yet" in said(app)
        await press(pilot, "l", "k")
        assert screen._marked == {11}
        await press(pilot, "enter")
        await settle(pilot)
        assert "Not those." in beside(screen)
        await press(pilot, "l", "k", "enter")
        await settle(pilot)
        assert "Right!" in beside(screen)
        assert "90% likely, nobody else more than 20%" in beside(screen)
        assert TRAINING.book.read().solved == {WHO.id}


async def test_a_puzzle_is_judged_by_the_rules_and_its_proof() -> None:
    """A kill is there or not; nobody has to be asked."""
    number = next(one.number for one in sample_review().phases if one.missed_kill is not None)
    actions = sample_review().phases[number].missed_kill or []
    proof = AssassinsProof(actions=actions, ways=1, ends=1200)
    puzzle = practice.assassins_puzzle(AssassinsKind.KILL, number, Side.PEOPLE, proof)
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        screen = await begin(pilot, puzzle)
        assert "Kill the king in this phase." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert "The king is still alive." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        screen.view.do_typed(" ".join(actions))
        await settle(pilot)
        assert "Right!" in said(app) and "One way of 1,200" in said(app)
        assert not solver.asked
        assert "comes back" not in said(app)


async def test_own_games_are_judged_while_the_list_is_seen() -> None:
    """Its own side only; then nothing is left to judge."""
    table = TABLES.new(planted_game(0), Setup((PERSON, COMPUTER), 1), print)
    table.changed(planted_game())
    table.leave()
    if TRAINING.own(table.game, table.setup) is None:
        pytest.fail("the game is not one's own")
    async with running(make_app(QuickSolver(sample_review()))) as (app, pilot):
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)
        await settle(pilot)
        assert "All your games are judged: 1 new mistake to practise." in said(app)
        assert not TRAINING.gather()


async def test_the_first_screen_says_what_is_due() -> None:
    practice.keep_planted_assassins()
    async with running(size=(120, 36)) as (app, pilot):
        await open_screen(pilot, Way("enter", "assassins"), AssassinsHomeScreen)
        await settle(pilot)
        assert "3 mistakes are due" in said(app)


async def test_what_cannot_be_laid_out_is_said() -> None:
    async with running() as (app, pilot):
        broken = msgspec.structs.replace(WHO, game="GAME1:AAAA")
        go(app, "exercises", "assassins", run=ExerciseRun([broken]))
        await settle(pilot)
        assert [note.message for note in app._notifications] == [UNUSABLE]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_town_practise(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The list of the second game, with three mistakes due."""
    practice.keep_planted_assassins()

    async def show(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=show)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_town_exercise(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The town as it stood before the phase, and beside it what was played and what to do."""

    async def show(pilot: Pilot[None]) -> None:
        await begin(pilot, practice.ASSASSINS_MISTAKE)

    assert snap_compare(make_app(), terminal_size=size, run_before=show)
