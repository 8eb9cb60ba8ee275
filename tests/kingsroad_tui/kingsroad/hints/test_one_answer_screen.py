"""The same question asked of every screen, of the command and of plain play: the same answer.

In every run each question is worked out once; the soak has the app ask the solver process itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from advisor.messages.protocol import (
    Advice,
    AdviceSettings,
    AdviseRequest,
    Answer,
    Failure,
    FailureKind,
    Request,
)
from kingsroad.games import Game
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.hints.best_play import gamble_sentences
from kingsroad_tui.kingsroad.hints.hints import best_sentences, candidate_figures
from kingsroad_tui.kingsroad.hints.printed import advice_text
from kingsroad_tui.kingsroad.hints.reasons import SeatContext
from kingsroad_tui.kingsroad.hints.worth import shown_advice, worth_comparing
from kingsroad_tui.kingsroad.lines.hints import hint_by_steps
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.own_mistakes_words import best_sentence
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import Solver
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.app.acting import QuickSolver, make_app, open_screen, press, settle, to_analysis
from tests.support.builders import game_from

NAMES = ("Ann", "Bob", "Cid")


class AnsweringSolver(QuickSolver):
    """Answers as the solver process does, but works every question out once.

    A screen that asks by other settings than the command gets no answer.
    """

    async def ask(self, request: Request) -> AsyncIterator[Answer]:
        self.asked.append(request)
        if isinstance(request, AdviseRequest) and request.settings == AdviceSettings():
            sent = msgspec.json.encode(complete_advice(request.game.game(), request.player))
            yield replace(msgspec.json.decode(sent, type=Advice), id=request.id)
        else:
            yield Failure(id=request.id, kind=FailureKind.REQUEST, message="something else")


def same_answer(shown: Advice | None, expected: Advice) -> bool:
    """Whether an answer is the expected one to the last digit, the time taken aside."""
    assert shown is not None and shown.final
    return replace(shown, id=0, seconds=0.0) == replace(expected, id=0, seconds=0.0)


async def said_by(pane: ChoicePane, expected: Advice, game: Game) -> None:
    """A pane shows the expected answer, its sentences and its figures, and no other."""
    assert same_answer(pane.shown_advice(), expected)
    said = "\n".join(line.plain for line in pane.lines())
    assert best_sentences(expected, game.board)[0] in said
    for candidate in worth_comparing(expected):
        assert candidate_figures(candidate, expected)[0] in said


async def every_screen_agrees(pilot: Pilot[None], game: Game) -> None:
    """Following a table, the editor and the analysis, beside the command and plain play."""
    table = SeatContext(game.table_position, game.players, 0)
    expected = shown_advice(complete_advice(game, 0))
    first, *_ = best_sentences(expected, game.board)
    assert first in advice_text(complete_advice(game, 0), game)
    assert first in hint_by_steps(expected, table)[2]

    follow = RecordTableScreen(game)
    await pilot.app.push_screen(follow)
    await settle(pilot)
    await said_by(follow.pane, expected, game)

    await open_screen(
        pilot, Way("editor", "kingsroad", position=game.position, names=game.players), EditorScreen
    )
    await press(pilot, "enter")
    edited = pilot.app.screen
    assert isinstance(edited, AnalysisScreen)
    await said_by(edited.pane, expected, game)

    analysis = await open_screen(pilot, to_analysis(game), AnalysisScreen)
    await settle(pilot)
    await said_by(analysis.pane, expected, game)

    await press(pilot, "r")
    trying = pilot.app.screen
    assert isinstance(trying, TryAgainScreen) and same_answer(trying.again.advice, expected)
    answer = trying.again.best_answer()
    assert answer is not None and best_sentence(expected.recommended, game.board) in answer
    assert all(gamble in answer for gamble in gamble_sentences(expected, game.board))


async def test_the_first_choice_of_three_is_one_whoever_is_asked() -> None:
    """The Witch rule as well: people are told the same everywhere."""
    async with make_app(AnsweringSolver()).run_test(size=(120, 48)) as pilot:
        await every_screen_agrees(pilot, game_from(Game(NAMES).position))


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
async def test_forty_positions_have_one_answer_on_every_screen(players: int) -> None:
    solver = Solver()
    app = make_app(cast("QuickSolver", solver))
    async with app.run_test(size=(120, 48)) as pilot:
        for game in games(players):
            await every_screen_agrees(pilot, game)
    await solver.close()
