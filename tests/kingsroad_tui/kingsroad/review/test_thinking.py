"""Whether the choice advised is the best after thinking longer, too, is said in one sentence.

Thinking longer in the analysis: it grows on the screen, can be stopped, and is kept.

Nothing is called best, and nobody is warned, before the last answer is there: nothing that was
said is taken back.

Who plays on from a moment of a game that is studied.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from advisor.messages import protocol
from advisor.messages.advice import Codes
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.computers import INSTINCT, LEVEL_1
from advisor.messages.intervals import Estimate
from advisor.messages.review import Thought, ThoughtChoice, mistakes
from advisor.messages.verdicts import Goal
from kingsroad.board import kingdom
from kingsroad.games import Game
from kingsroad.records import write_game
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.review import thinking
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.own_mistakes import first_person, to_play_on
from kingsroad_tui.kingsroad.review.own_mistakes_words import thinking as still_thinking
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.words import try_puzzle
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.settings.stored import AppSettings
from tabletop.words.voice import phrase
from tests.kingsroad_tui.kingsroad.play.test_play_with_others import costly_candidate
from tests.support.app import acting
from tests.support.app.analysing import analysing
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver, sample_advice
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON

CHOICES = [
    ThoughtChoice(["8"], Estimate(0, 0, 0)),
    ThoughtChoice(["7"], Estimate(0.002, -0.003, 0.007)),
    ThoughtChoice(["6"], Estimate(0.06, 0.05, 0.07)),
]


@pytest.mark.parametrize(
    ("advised", "said"),
    [
        ("8", "the best choice is still the best."),
        ("7", "no choice is clearly better."),
        ("6", "8 King's Castle is better by 6%."),
        ("5", "no choice is clearly better."),
    ],
)
def test_the_choice_advised_is_spoken_of(advised: str, said: str) -> None:
    thought = Thought(games=1000, choices=CHOICES, settled=True, seconds=1.0)
    sentence = thinking.best_after_sentence(thought, [advised], kingdom(), Goal.WIN)
    assert sentence == f"After thinking longer (1,000 games with each choice), {said}"


def a_thought(played: Codes, block: int, *, settled: bool) -> Thought:
    """What block after block finds: the choice played is next to nothing behind the best."""
    error = 0.04 / block
    choices = [
        ThoughtChoice(["8", "7", "K"], Estimate(0, 0, 0)),
        ThoughtChoice(played, Estimate(0.004, 0.004 - error, 0.004 + error)),
        ThoughtChoice(["6", "4"], Estimate(0.2, 0.2 - error, 0.2 + error)),
    ]
    return Thought(games=200 * block, choices=choices, settled=settled, seconds=0.1 * block)


def said_by(screen: AnalysisScreen) -> str:
    """What the pane beside the map says, unwrapped."""
    return "\n".join(line.plain for line in screen.pane.lines())


class ThinkingSolver(StudySolver):
    """Thinks longer for as many blocks as it is let; knows when it was left alone.

    Attributes:
        blocks: let through one by one.
        given: how many there have been.
        left: whether the last one who asked has gone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.blocks = asyncio.Semaphore(0)
        self.given = 0
        self.left = False

    async def let_through(self, pilot: Pilot[None]) -> None:
        """Lets one block more through, and waits until it is shown."""
        given = self.given
        self.blocks.release()
        while self.given == given:
            await pilot.pause()
        await pilot.pause()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if not isinstance(request, protocol.ThinkRequest):
            async for answer in super().ask(request):
                yield answer
            return
        self.asked.append(request)
        try:
            for block in range(1, 4):
                await self.blocks.acquire()
                thought = a_thought(request.also[0], block, settled=block == 3)
                self.given += 1
                yield protocol.Thinking(id=request.id, thought=thought, final=block == 3)
        finally:
            self.left = True


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game with its review beside it."""
    game, path = random_game(3, 5), tmp_path / "game.json"
    write_game(path, game)
    store_review(path, game, sample_review(game))
    return path


async def test_it_grows_says_openly_what_it_changes_and_is_kept(record: Path) -> None:
    """A mistake that turns out to be none is said to be so, again when one comes back to it."""
    game, solver = random_game(3, 5), ThinkingSolver()
    worst = mistakes(sample_review(game).rounds)[0]
    way = acting.to_analysis(game, record=record)
    async with analysing(way, solver, size=(120, 48)) as (pilot, screen):
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await acting.tap(pilot, "l")
        assert "Thinking longer …" in said_by(screen)
        shown = []
        for block in (1, 2):
            await solver.let_through(pilot)
            said = said_by(screen)
            assert f"Thinking longer: {200 * block} games" in said and "l stops" in said
            assert "After thinking longer" not in said
            shown.append(said.count("–"))
            bars = thinking.thought_lines(
                a_thought(worst.choice.selection, block, settled=False), Goal.WIN
            )
            assert all(bar in said for bar in bars)
        assert shown[0] > shown[1]
        solver.blocks.release()
        await acting.settle(pilot)
        after = "After thinking longer (600 games with each choice)"
        assert after in said_by(screen)
        assert "the verdict stays" in " ".join(said_by(screen).split())
        await acting.press(pilot, "left", "right")
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await acting.settle(pilot)
        assert after in said_by(screen)
    kept = load_review(record, game)
    assert kept is not None
    (thought,) = kept.thoughts
    assert thought.is_about(worst.round, worst.choice.player, second=worst.second)
    async with analysing(way, size=(120, 48)) as (pilot, screen):
        screen.go(screen.cursor.at_mistake(worst), worst.choice.player)
        await acting.settle(pilot)
        assert after in said_by(screen)


async def test_the_same_key_stops_it_and_another_choice_too(record: Path) -> None:
    """What was found is kept where it was stopped; the solver is told to end it."""
    game, solver = random_game(3, 5), ThinkingSolver()
    way = acting.to_analysis(game, record=record)
    async with analysing(way, solver, size=(120, 48)) as (pilot, screen):
        await acting.press(pilot, "home")
        await acting.tap(pilot, "l")
        await solver.let_through(pilot)
        await acting.press(pilot, "l")
        assert solver.left and not screen.pane.thinks_longer
        assert "(200 games with each choice, not yet clear)" in said_by(screen)
        await acting.press(pilot, "right")
        await acting.tap(pilot, "l")
        solver.left = False
        await acting.press(pilot, "right")
        assert solver.left and not screen.pane.thinks_longer
        assert "hinking longer" not in said_by(screen)
    kept = load_review(record, game)
    assert kept is not None and [one.thought.games for one in kept.thoughts] == [200]


async def test_the_points_of_a_round_need_no_thinking() -> None:
    game, solver = random_game(2, 5, rounds=2), ThinkingSolver()
    async with analysing(acting.to_analysis(game), solver, notifications=True) as (pilot, screen):
        await acting.press(pilot, "home")
        screen.reviews.goal = Goal.POINTS
        await acting.press(pilot, "l")
        assert not any(isinstance(one, protocol.ThinkRequest) for one in solver.asked)
        said = [str(one.message) for one in pilot.app._notifications]
        assert phrase("kingsroad-thinking-nothing-to-think-about") in said


SETUP = Setup(seats=(PERSON, COMPUTER))


class WeighingSolver(StudySolver):
    """Its first answer holds the choices for the very opposite of what the last one says, which
    comes when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.settled = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        if not isinstance(request, protocol.AdviseRequest):
            async for answer in super().ask(request):
                yield answer
            return
        self.asked.append(request)
        whole = sample_advice(request)
        figures = [(c.value, c.win, c.loss) for c in whole.candidates]
        turned = [
            msgspec.structs.replace(c, value=value, win=win, loss=loss)
            for c, (value, win, loss) in zip(reversed(whole.candidates), figures, strict=True)
        ]
        yield msgspec.structs.replace(
            whole,
            stage=protocol.Progress.FIRST,
            final=False,
            candidates=turned,
            recommended=turned[0].selection,
        )
        await self.settled.wait()
        yield whole


@pytest.mark.parametrize("presses", [1, 2, 3])
async def test_a_hint_weighs_until_the_best_choice_is_settled(presses: int) -> None:
    """Whichever page is open: no best choice, no chance, no mark on the map; then all of it."""
    solver = WeighingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        for _ in range(presses):
            await acting.tap(pilot, "h")
        said = acting.text_of(app)
        assert "Still weighing" in said and app.glyphs.bar[1] in said
        assert "Best choice" not in said and "%" not in said
        assert screen.query_one(HintPane).regions == ()
        solver.settled.set()
        await acting.settle(pilot)
        assert "Still weighing" not in acting.text_of(app)
        screen.hints.open(Page.CHOICE)
        await acting.settle(pilot)
        assert "Best choice" in acting.text_of(app)
        assert screen.query_one(HintPane).regions


async def test_a_warning_waits_for_the_answer_that_the_hint_shows() -> None:
    """What the first answer liked most is bad by the last one: Enter asks once that is known."""
    solver = WeighingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        app.use_settings(AppSettings(warn=True, speed="off"))
        await acting.tap(pilot, "h", "escape")
        request = next(one for one in solver.asked if isinstance(one, protocol.AdviseRequest))
        bad = costly_candidate(sample_advice(request), 0.2)
        await acting.tap(pilot, *bad.selection, "enter")
        moment = phrase("kingsroad-prompt-one-moment").split(":")[0]
        assert screen.is_current and moment in acting.text_of(app)
        assert not screen.table.game.rounds and screen.table.waiting == (0,)
        solver.settled.set()
        await acting.settle(pilot)
        assert isinstance(app.screen, DoubtDialog)


async def test_cards_changed_while_a_warning_is_awaited_are_not_played() -> None:
    solver = WeighingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        screen = await acting.begin(pilot, PERSON, COMPUTER)
        app.use_settings(AppSettings(warn=True, speed="off"))
        await acting.tap(pilot, "h", "escape")
        request = next(one for one in solver.asked if isinstance(one, protocol.AdviseRequest))
        best = sample_advice(request).recommended
        await acting.tap(pilot, *best, "enter", "backspace", best[-1])
        solver.settled.set()
        await acting.settle(pilot)
        assert screen.is_current and screen.table.waiting == (0,)
        assert not screen.table.game.rounds


async def test_a_try_is_judged_by_the_last_answer() -> None:
    solver = WeighingSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        game = Game(("Ann", "Bob"))
        puzzle = partial(try_puzzle, "Round 1", None, game.players, Goal.WIN)
        await app.push_screen(TryAgainScreen(game, SETUP, 0, protocol.AdviceSettings(), puzzle))
        await pilot.pause()
        request = next(one for one in solver.asked if isinstance(one, protocol.AdviseRequest))
        await acting.tap(pilot, *sample_advice(request).recommended, "enter")
        assert " ".join(still_thinking().split()[:2]) in acting.text_of(app)
        solver.settled.set()
        await acting.settle(pilot)
        assert "at the first try" in acting.text_of(app)


SEAT = Seat(colour=2)
BARON = Seat(SeatKind.COMPUTER, LEVEL_1, colour=4)
HUNTRESS = Seat(SeatKind.COMPUTER, INSTINCT, colour=1)


def test_where_a_person_sits_the_table_stays_as_it_was() -> None:
    for seats in ((SEAT, BARON, HUNTRESS), (SEAT, SEAT, SEAT)):
        setup = Setup(seats, seed=7)
        assert to_play_on(setup, 0) == setup


@pytest.mark.parametrize("people", [1, 2])
def test_a_computer_changes_places_with_the_people_and_colours_stay(people: int) -> None:
    setup = to_play_on(Setup((*[SEAT] * people, BARON, HUNTRESS), seed=7), people)
    kinds = [seat.kind for seat in setup.seats]
    assert [at for at, kind in enumerate(kinds) if kind is SeatKind.PERSON] == [people]
    assert [seat.computer for seat in setup.seats] == [*[LEVEL_1] * people, "", INSTINCT]
    assert [seat.colour for seat in setup.seats] == [*[2] * people, 4, 1]


def test_the_first_view_is_that_of_the_first_person() -> None:
    assert first_person(Setup((BARON, SEAT, SEAT))) == 1
    assert first_person(Setup((BARON, HUNTRESS))) == 0
