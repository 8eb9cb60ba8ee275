"""What a choice would have needed: its figures add up, and it would then have lost little."""

from __future__ import annotations

import pytest

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.messages.advice import Candidate
from advisor.messages.choices import comparison
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.verdicts import Goal, Severity
from kingsroad.cards import Card, Selection
from kingsroad.records import read_game
from tests.positions import games
from tests.support.answers import complete_advice
from tests.support.paths import GAMES_FOLDER
from tests.support.soak import sampled


def complete(players: int, goal: Goal) -> Advice:
    """An answer whose values are not moved by how everybody stands."""
    *_, advice = advise(games(players)[7], 0, AdviceSettings(goal=goal), Progress.COMPLETE)
    return advice


@pytest.mark.parametrize("players", sampled((2, 3, 4, 5), 2, 3))
@pytest.mark.parametrize("goal", sampled(Goal, Goal.WIN))
def test_the_values_of_both_cases_add_up_to_those_of_the_choices(players: int, goal: Goal) -> None:
    advice = complete(players, goal)
    best = next(c for c in advice.candidates if c.selection == advice.recommended)
    needing = [c for c in advice.candidates if c.need is not None]
    assert needing or goal is not Goal.WIN
    for candidate in needing:
        need = candidate.need
        assert need is not None and 0.05 <= need.chance <= 0.95
        rest = 1 - need.chance
        assert need.chance * need.then + rest * need.otherwise == pytest.approx(candidate.value)
        assert need.chance * need.best_then + rest * need.best_otherwise == pytest.approx(
            best.value
        )
        assert_explains(candidate, goal)


def assert_explains(candidate: Candidate, goal: Goal) -> None:
    """It depends on it, and then loses at most half as much, or hardly wins without."""
    need = candidate.need
    assert need is not None and candidate.loss > candidate.loss_error
    assert need.then > need.otherwise
    loses = need.best_then - need.then
    made_good = loses <= max(candidate.loss_error, candidate.loss / 2) + 1e-9
    hopeless = need.otherwise < 0.05 and need.best_otherwise - need.otherwise >= 0.15
    assert made_good or (goal is Goal.WIN and hopeless)
    assert need.player is None or need.player in range(5)


@pytest.mark.parametrize(("code", "region"), [("356", 8), ("812", 8)])
def test_a_choice_that_gives_a_won_game_away_needed_somebody_to_stay_away(
    code: str, region: int
) -> None:
    """Round 13: the third player wins whatever comes, but not so."""
    game = read_game(GAMES_FOLDER / "3-players.json")
    advice = complete_advice(game.take_back(len(game.rounds) - 12), 2)
    found = comparison(advice.candidates, advice.stakes, advice.recommended, Selection.parse(code))
    assert found is not None and found.need is not None
    assert (found.need.player, found.need.region, found.need.does) == (0, region, False)
    assert found.need.best_otherwise == 1.0 and found.need.otherwise < 0.2
    assert region in found.regions and len(found.regions) <= 4


def test_a_choice_as_good_as_the_best_is_not_compared() -> None:
    advice = complete(2, Goal.WIN)
    for candidate in advice.candidates:
        why = comparison(
            advice.candidates,
            advice.stakes,
            advice.recommended,
            Selection.of(candidate.selection),
        )
        assert (why is not None) == (candidate.loss > candidate.loss_error)
        if why is None or why.lacks is None or why.lacks.region is None:
            continue
        lack = why.lacks
        without = [
            other.loss
            for other in advice.candidates
            if Card.WITCH in other.selection
            or Selection.of(other.selection).placed()[(lack.region or 0) - 1] <= lack.markers
        ]
        assert min(without) == pytest.approx(lack.loss) and lack.loss > 0


def test_what_a_gamble_needed_is_told_against_perfect_play() -> None:
    """Round 13: the third player's 657 wins against people, but gave a certain win away."""
    game = read_game(GAMES_FOLDER / "3-players.json")
    (judged,) = review_rounds(game, AdviceSettings(), Stop(), 12)
    choice = judged.steps[0].choice(2)
    assert choice is not None and choice.severity is Severity.GAMBLE
    why = choice.why
    assert why is not None and why.best_play and why.need is not None and not why.gains
    need = why.need
    assert (need.player, need.region) == (0, 8), "it is the first player who can take the Castle"
    assert need.best_then == need.best_otherwise == 1.0 > need.otherwise
    value = need.chance * need.then + (1 - need.chance) * need.otherwise
    assert choice.loss_best_play == pytest.approx(1 - value, abs=0.03), "but for the sample"
    missed = judged.steps[0].choice(0)
    assert missed is not None and missed.why is not None and not missed.why.best_play
