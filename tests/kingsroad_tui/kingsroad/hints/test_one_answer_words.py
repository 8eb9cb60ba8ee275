"""One question has one answer: hints, command, plain play, engine, analysis, review and try say
the same of a choice, to the digit.
"""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.messages.choices import find_candidate, standing
from advisor.messages.protocol import Advice, AdviceSettings
from advisor.messages.review import ChoiceReview, StepReview
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.kingsroad.hints.best_play import best_play_figure, gamble_sentences
from kingsroad_tui.kingsroad.hints.hints import best_sentences, candidate_figures, stand_lines
from kingsroad_tui.kingsroad.hints.printed import advice_data, advice_text
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, hand_of
from kingsroad_tui.kingsroad.hints.worse import yours_sentences
from kingsroad_tui.kingsroad.hints.worth import shown_advice, top_value, worth_comparing
from kingsroad_tui.kingsroad.lines.hints import hint_by_steps
from kingsroad_tui.kingsroad.review.words import as_judged, best_code
from kingsroad_tui.words.figures import percent
from tests.positions import PLAYERS, games
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER
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
