"""Driving the app in tests: a solver that answers at once, and the way into a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar, cast

import msgspec
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from advisor.assassins.advise import answer as assassins_advise
from advisor.assassins.computers import answer as assassins_play
from advisor.assassins.review import answer as assassins_review
from advisor.core.cancellation import Stop
from advisor.messages.assassins_requests import (
    AssassinsAdviseRequest,
    AssassinsReviewRequest,
    ChooseSecretRequest,
    PlayPhaseRequest,
)
from advisor.messages.assassins_review import AssassinsReview, AssassinsReviewedPhase
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.protocol import Choice, ChoiceReason, ChooseRequest, Failure, FailureKind
from kingsroad.board import Board
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad.rounds import Outcome
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.games import GAMES
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.seats import Seat
from kingsroad_tui.settings.stored import AppSettings, Speed
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tests.support.legal import random_selection
from tests.support.seats import NAMES, setup_of

OneScreen = TypeVar("OneScreen", bound=Screen[Any])


NOTHING_JUDGED = AssassinsReview(
    id=0,
    phases=[],
    sides=[],
    decisions=[],
    accounts=[None, None],
    castle_lost=None,
    complete=False,
    finished=False,
    seconds=0.0,
    program="",
    method="",
)
"""A review that ended before it began."""


class QuickSolver:
    """Answers at once: of King's Road, computers choose by chance from what they are told and hints
    are refused; of King & Assassins, the real computer players and hints answer.

    Attributes:
        asked: every request, in order.
        answers: what to answer to any other request, by default that there is no solver.
        review: what it says of a whole game of King & Assassins; by default it judges in earnest,
            as one phase alone.
        judges_behind: whether it answers what is asked behind everything else; by default where
            there is a review.
    """

    def __init__(self, review: AssassinsReview = NOTHING_JUDGED) -> None:
        self.asked: list[MessageBase] = []
        self.answers: list[AnswerBase] = []
        self.review = review
        self.judges_behind = review is not NOTHING_JUDGED

    def fresh_id(self) -> int:
        return len(self.asked) + 1

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        self.asked.append(request)
        for answer in self._answers(request):
            yield answer

    def _answers(self, request: MessageBase) -> Iterable[AnswerBase]:
        if isinstance(request, ChooseRequest):
            game, player, computer = request.game, request.player, request.computer
            yield choice_by_chance(game, player, computer, request.seed, request.id)
        elif isinstance(request, AssassinsAdviseRequest):
            yield from assassins_advise(request, Stop())
        elif isinstance(request, ChooseSecretRequest | PlayPhaseRequest):
            yield from assassins_play(request, Stop())
        elif isinstance(request, AssassinsReviewRequest) and (
            request.only is not None or self.review is NOTHING_JUDGED
        ):
            yield from assassins_review(request, Stop())
        elif isinstance(request, AssassinsReviewRequest):
            total = len(self.review.phases)
            for one in self.review.phases[len(request.known) :]:
                yield AssassinsReviewedPhase(
                    id=request.id, reviewed=one, done=one.number + 1, total=total
                )
            yield msgspec.structs.replace(self.review, id=request.id)
        elif self.answers:
            yield from self.answers
        else:
            yield Failure(id=request.id, kind=FailureKind.INTERNAL, message="there is no solver")

    async def behind(self, request: Callable[[int], MessageBase]) -> AsyncIterator[AnswerBase]:
        if self.judges_behind:
            async for answer in self.ask(request(self.fresh_id())):
                yield answer

    async def close(self) -> None:
        return


def choice_by_chance(
    record: GameData, player: int, computer: str, seed: int, id: int = 1
) -> Choice:
    """A computer player's choice: legal, and drawn with the seed from what is public."""
    game = record.game()
    dice, second = random.Random(seed), game.pending is not None
    codes = random_selection(game.table_position, player, dice, second=second).codes
    reason = ChoiceReason.ANYTHING
    return Choice(id=id, player=player, computer=computer, selection=codes, reason=reason)


def make_app(solver: QuickSolver | None = None, board: Board | None = None) -> KingsRoad:
    """The app without a solver process, and with every step of a reveal shown complete."""
    first, *others = GAMES
    app = KingsRoad([replace(first, board=board), *others], solver=quick_solver(solver))
    app.animation_level = "none"
    return app


@asynccontextmanager
async def running(
    app: KingsRoad | None = None,
    size: tuple[int, int] = (80, 24),
    *,
    speed: Speed | None = None,
    notifications: bool = False,
) -> AsyncIterator[tuple[KingsRoad, Pilot[None]]]:
    """An app, by default one as `make_app` makes it, and whoever uses it.

    Args:
        app: the app.
        size: columns and rows of its terminal.
        speed: how fast rounds and phases are told; None as the app's settings have it.
        notifications: whether they are shown.
    """
    app = app or make_app()
    async with app.run_test(size=size, notifications=notifications) as pilot:
        if speed is not None:
            app.use_settings(AppSettings(speed=speed))
        yield app, pilot


def quick_solver(solver: QuickSolver | None = None) -> Solver:
    """A solver that answers at once, where a solver process is asked for."""
    return cast("Solver", solver or QuickSolver())


async def begin(pilot: Pilot[None], *seats: Seat, game: Game | None = None) -> PlayScreen:
    """Opens the play screen with these seats."""
    await visit(pilot, to_game(game or Game(NAMES[: len(seats)]), setup_of(*seats)))
    return play_screen(cast("KingsRoad", pilot.app))


async def begin_reveal(pilot: Pilot[None], screen: PlayScreen, outcome: Outcome) -> None:
    """Begins a reveal, whatever the screen's own game is at; a finished game has its end then."""

    async def shown() -> None:
        await screen.reveal(outcome)
        if screen.table.game.finished:
            go(pilot.app, "end", "kingsroad", table=screen.table)

    screen.run_worker(shown(), group=GAME)
    await pilot.pause()


def play_on_from(screen: PlayScreen, game: Game) -> None:
    """Has the screen play on from a game, as after one was taken back."""
    screen.table.game = game
    screen._step_in_time(lambda: None)


def asked(app: App[None]) -> bool:
    """Whether a question with two answers is shown."""
    return isinstance(app.screen, ConfirmDialog)


def go(app: App[Any], place: str, game: str = "", /, **given: Any) -> None:
    """Has an app go to a place."""
    cast("KingsRoad", app).go(place, game, **given)


def to_analysis(game: object, setup: object = None, **more: Any) -> Way:
    return Way("analysis", "kingsroad", game=game, setup=setup, **more)


def to_mistakes(game: object, setup: object, seat: int, **more: Any) -> Way:
    return Way("mistakes", "kingsroad", game=game, setup=setup, seat=seat, **more)


def to_game(game: object, setup: object, **more: Any) -> Way:
    return Way("start", "kingsroad", game=game, setup=setup, **more)


def to_assassins(game: object, setup: object) -> Way:
    return Way("start", "assassins", game=game, setup=setup)


async def visit(pilot: Pilot[None], way: Way) -> None:
    """Goes a way."""
    cast("KingsRoad", pilot.app).go_to(way)
    await pilot.pause()


async def open_screen(pilot: Pilot[None], way: Way, kind: type[OneScreen]) -> OneScreen:
    """Goes a way, and returns the screen, which has to be of this kind."""
    await visit(pilot, way)
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


async def first_screen(pilot: Pilot[None]) -> HomeScreen:
    """The app's first screen, once it is there."""
    await settle(pilot)
    home = pilot.app.screen
    assert isinstance(home, HomeScreen)
    return home


async def settle(pilot: Pilot[None]) -> None:
    """Waits until all workers are done, but for games that wait for people, and all is drawn."""
    await pilot.pause()
    await work_done(pilot.app)
    await pilot.pause()


async def work_done(app: App[Any]) -> None:
    """Waits until all workers are done, but for games that wait for people."""
    if others := [worker for worker in app.workers if worker.group != GAME]:
        await app.workers.wait_for_complete(others)


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Waits for a condition; gives up where nothing is about to bring it about."""
    for _ in range(10_000):
        if condition():
            return
        await settle(pilot)
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come about")


async def tap(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys, and lets the screen be drawn, whatever still works behind it."""
    await pilot.press(*keys)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys, and waits until all that they set going is done."""
    await pilot.press(*keys)
    await settle(pilot)


def play_screen(app: KingsRoad) -> PlayScreen:
    """The play screen in the stack."""
    return next(screen for screen in app.screen_stack if isinstance(screen, PlayScreen))


def text_of(app: App[Any]) -> str:
    """What a person reads on the screen now."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def text_at(app: KingsRoad, widget: Widget) -> str:
    """What a person reads where a widget lies, with single blanks."""
    area = widget.region
    lines = text_of(app).splitlines()[area.y : area.bottom]
    return " ".join(" ".join(line[area.x : area.right] for line in lines).split())
