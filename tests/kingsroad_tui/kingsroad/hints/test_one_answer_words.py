"""One question has one answer: hints, command, plain play, engine, analysis, review and try say
the same of a choice, to the digit.

The same question asked of every screen, of the command and of plain play: the same answer.

In every run each question is worked out once; the soak has the app ask the solver process itself.

Which choices are worth comparing.

Why a marker does little where it is, in words that fit what the region pays.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from itertools import combinations
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from textual.pilot import Pilot

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.messages.advice import Reason, ReasonKind
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.choices import ChoiceStanding, Exchange, find_candidate, standing
from advisor.messages.protocol import (
    Advice,
    AdviceSettings,
    AdviseRequest,
    Failure,
    FailureKind,
)
from advisor.messages.review import ChoiceReview, StepReview
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData, read_game
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.hints.best_play import best_play_figure, gamble_sentences
from kingsroad_tui.kingsroad.hints.hints import best_sentences, candidate_figures, stand_lines
from kingsroad_tui.kingsroad.hints.printed import advice_data, advice_text
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import little_clause, yours_sentences
from kingsroad_tui.kingsroad.hints.worth import (
    MAX_COMPARED,
    shown_advice,
    shown_loss,
    top_value,
    worth_comparing,
)
from kingsroad_tui.kingsroad.lines.hints import hint_by_steps
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.own_mistakes_words import best_sentence
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.words import as_judged, best_code
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.figures import percent
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.app.acting import (
    QuickSolver,
    make_app,
    open_screen,
    press,
    running,
    settle,
    to_analysis,
)
from tests.support.builders import game_from, position
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER
from tests.support.sample_advice import sample_advice
from tests.support.sample_review import sample_review


def every_surface_agrees(game: Game, number: int) -> None:
    """The choices of a round of a game, asked about as when they were made, and reviewed."""
    then = game.as_public().take_back(len(game.rounds) - number)
    (judged, *_) = review_rounds(game, AdviceSettings(), Stop(), start=number)
    step = judged.steps[0]
    for choice in step.choices[:2]:
        *_, found = advise(then, choice.player)
        table = SeatContext(then.table_position, then.players, choice.player)
        advice = shown_advice(found)
        texts_agree(advice, then, table)
        review_agrees(advice, choice, step)
        tries_agree(advice, choice, table)


def texts_agree(advice: Advice, game: Game, table: SeatContext) -> None:
    """Every page of plain play and the command have the sentences and figures of the hint."""
    best = best_sentences(advice, game.board)
    printed, pages = advice_text(advice, game), hint_by_steps(advice, table)
    assert all(sentence in printed for sentence in (*best, *stand_lines(advice, game.players)))
    assert set(best) <= set(pages[2])
    compared = " ".join(pages[3])
    for candidate in worth_comparing(advice):
        value, cost, _ = candidate_figures(candidate, advice)
        assert value in compared and (cost in compared or cost == "same")
    data = json.loads(msgspec.json.encode(advice_data(advice)))
    assert [c["win"] for c in data["candidates"]] == [c.win for c in advice.candidates]
    assert data["win_best_play"] == advice.win_best_play


def review_agrees(advice: Advice, choice: ChoiceReview, step: StepReview) -> None:
    """The list of the analysis shows, put in the review's figures, what the hint shows."""
    judged = as_judged(advice, choice)
    assert percent(choice.best_worth.win) == percent(top_value(advice))
    assert [outlook.win for outlook in step.before] == pytest.approx(advice.win, abs=1e-9)
    assert step.before_best_play == pytest.approx(advice.win_best_play, abs=1e-9)
    for candidate in advice.candidates:
        beside = find_candidate(judged.candidates, Selection.of(candidate.selection))
        assert beside is not None
        assert candidate_figures(beside, judged) == candidate_figures(candidate, advice)
    played = find_candidate(advice.candidates, Selection.of(choice.selection))
    assert played is not None and played.severity(advice.goal) is choice.severity
    assert best_play_figure(played) == percent(choice.win_best_play or 0.0)


def tries_agree(advice: Advice, choice: ChoiceReview, table: SeatContext) -> None:
    """What a try is said to win is what the list says."""
    cards = Selection.of(choice.selection).cards
    stands = standing(advice.candidates, hand_of(advice, table), cards)
    assert stands is not None
    said, *_ = yours_sentences(advice, stands, table)
    assert f"You would win {candidate_figures(stands.candidate, advice)[0]}" in said


@pytest.mark.parametrize("number", [11])
def test_round_12_of_a_game_of_three_has_one_answer(number: int) -> None:
    every_surface_agrees(read_game(GAMES_FOLDER / "3-players.json"), number)


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(more, marks=pytest.mark.soak) for more in (3, 4, 5))]
)
def test_a_late_round_has_one_answer(players: int) -> None:
    game = random_game(players, 3)
    every_surface_agrees(game, len(game.rounds) - 1)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(10))
def test_forty_positions_have_one_answer(players: int, number: int) -> None:
    """Also where nothing was played yet: the seats' answers are one estimate."""
    game = games(players)[number]
    answers = [list(advise(game, seat))[-1] for seat in range(2)]
    assert answers[0].win == pytest.approx(answers[1].win, abs=1e-9)
    assert answers[0].win_best_play == pytest.approx(answers[1].win_best_play, abs=1e-9)
    for seat, found in enumerate(answers):
        table = SeatContext(game.table_position, game.players, seat)
        texts_agree(shown_advice(found), game, table)


def test_a_best_choice_that_is_a_gamble_is_called_one() -> None:
    """In the hint, in plain play, in the command and where a review names it as better."""
    game = games(2)[4]
    *_, found = advise(game, 0)
    table = SeatContext(game.table_position, game.players, 0)
    best, *others = found.candidates
    risky = replace(best, loss_best_play=0.2, win_best_play=0.1)
    found = replace(found, candidates=[risky, *others], recommended=best.selection)
    advice = shown_advice(found)
    (gamble,) = gamble_sentences(advice, game.board)
    assert gamble.startswith("It is a gamble. Safer: ")
    assert gamble.endswith("instead of 10% against perfect play.")
    assert gamble in best_sentences(advice, game.board)
    assert gamble in advice_text(found, game) and gamble in hint_by_steps(advice, table)[2]
    judged = sample_review(random_game(2, 3)).rounds[0].steps[0].choices[0]
    named = best_code(judged)
    assert best_code(replace(judged, best_is_gamble=True)) == named.replace("87K", "87K (a gamble)")


NAMES = ("Ann", "Bob", "Cid")


class AnsweringSolver(QuickSolver):
    """Answers as the solver process does, but works every question out once.

    A screen that asks by other settings than the command gets no answer.
    """

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
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
    async with running(make_app(cast("QuickSolver", solver)), (120, 48)) as (_, pilot):
        for game in games(players):
            await every_screen_agrees(pilot, game)
    await solver.close()


CHOICES = ["".join(codes) for codes in combinations("12345678", 3)]


def advice_with(equal: int, worse: int) -> Advice:
    """So many choices that are as good as the best, and so many that cost 3% more each."""
    sample = sample_advice(
        AdviseRequest(id=1, game=GameData.of(Game(("Ann", "Bob", "Cid"))), player=0)
    )
    losses = [0.0] * equal + [0.03 * number for number in range(1, worse + 1)]
    candidates = [
        replace(sample.candidates[0], selection=list(codes), loss=loss, loss_error=0.01)
        for codes, loss in zip(CHOICES, losses, strict=False)
    ]
    return replace(sample, candidates=candidates, recommended=candidates[0].selection)


def test_choices_as_good_as_each_other_leave_room_for_worse_ones() -> None:
    compared = worth_comparing(advice_with(equal=9, worse=9))
    assert [shown_loss(candidate) for candidate in compared] == [0, 0, 0.03, 0.06, 0.09]


@given(st.integers(1, 20), st.integers(0, 20), st.integers(1, 12))
def test_as_many_as_there_is_room_for_the_best_first(equal: int, worse: int, most: int) -> None:
    advice = advice_with(equal, worse)
    compared = worth_comparing(advice, most)
    assert len(compared) == min(most, equal + worse)
    assert compared[0].selection == advice.recommended
    losses = [candidate.loss for candidate in compared]
    assert losses == sorted(losses)
    if worse:
        as_good = sum(not loss for loss in losses)
        assert as_good <= max(2, most - worse)


def test_a_table_has_five_where_nothing_else_is_said() -> None:
    assert len(worth_comparing(advice_with(20, 20))) == MAX_COMPARED


@pytest.mark.parametrize(
    ("region", "held", "said"),
    [
        (4, (0, 3, 0), "Bob would lead 4 Savage Hills with 3 markers to your 1"),
        (4, (0, 1, 0), "You would only draw level with Bob in 4 Savage Hills"),
        (4, (2, 1, 0), "You lead 4 Savage Hills without another marker"),
        # Two places pay the same there: who leads makes no difference.
        (2, (0, 3, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 1, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 3, 3), "Everybody else would lead 2 Dragon's Lair with 3 markers to your 1"),
        (8, (0, 0, 0), "8 King's Castle can wait, as the King is still 7 regions away"),
    ],
)
def test_a_lead_is_a_reason_only_where_it_changes_what_is_paid(
    region: int, held: tuple[int, ...], said: str
) -> None:
    """Ann plays one marker there; first and second place of Dragon's Lair pay 2 points each."""
    start = position(3, king=1 if region == 8 else region, markers={region: held})
    others = [str(other) for other in (5, 6, 7) if other != region][:2]
    cards = Selection.of([str(region), *others])
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES)), player=0)
    candidate = sample_advice(request).candidates[0]
    exchange = Exchange(region, 7, 0.1, candidate)
    stands = ChoiceStanding(
        cards, complete=True, candidate=candidate, rank=2, count=9, equal=False, exchange=exchange
    )
    assert said in little_clause(exchange, stands, SeatContext(start, NAMES, 0))


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (1.0, "You end the game now: 3 and 7 decide it."),
        (0.999, "This round ends the game: 3 and 7 decide it."),
        (0.7, "This round is likely to end the game (70%): 3 and 7 decide it."),
    ],
)
def test_what_is_certain_is_said_without_a_figure(chance: float, said: str) -> None:
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES)), player=0)
    ends = Reason(kind=ReasonKind.ENDS, chance=chance, own=chance == 1, regions=[3, 7])
    advice = replace(sample_advice(request), reasons=[ends])
    assert said in reason_sentences(advice, SeatContext(position(3), NAMES, 0))
