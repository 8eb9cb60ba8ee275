"""How everybody stands: one estimate of a position, the same in every hint and in the review.

The chances to win that a hint states, against games of strong players in all seats.

The positions are of the frozen suite, from early to late, which no training has seen, and two that
the values alone once judged badly.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.advise import advise
from advisor.core.arrays import Floats
from advisor.kingsroad.analysis.standing import SeatOutlook, moved, moved_chance
from advisor.kingsroad.analysis.to_messages import with_standings
from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.playing_on.stage_games import EFFORTS
from advisor.kingsroad.values.evaluation import best_valuer, evaluate
from advisor.kingsroad.values.policy_network import packaged_policy
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.review import Outlook
from advisor.messages.verdicts import BeliefKind, Goal
from advisor.workshop.kingsroad.calibration import self_play
from advisor.workshop.kingsroad.matches import MAX_ROUNDS, stage_policy
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position, print_position
from kingsroad.position import Position
from tests.positions import PLAYERS, suite
from tests.support.answers import complete_advice, reviewed
from tests.support.builders import game_from, reseated
from tests.support.legal import random_game
from tests.support.soak import sampled

DECIDED = "KR1:s:13:8:35.10010122.457:19.10020420.23:39.20100223.16"
"""The game ends now, and the best choice wins it for the third player whatever is believed."""


def final(game: Game, seat: int, settings: AdviceSettings | None = None) -> Advice:
    *_, advice = advise(game, seat, settings)
    return advice


@cache
def unmoved() -> Advice:
    (advice,) = advise(Game(("Ann", "Bob", "Cid")), 0, AdviceSettings(), Progress.FIRST)
    return advice


def stand(win: float) -> SeatOutlook:
    return SeatOutlook(Outlook(win, -1.0), 0.01)


@pytest.mark.parametrize(
    ("players", "seed", "rounds"),
    [
        (2, 6, 2),
        (3, 7, 1),
        pytest.param(2, 6, 3, marks=pytest.mark.soak),
        pytest.param(4, 2, 3, marks=pytest.mark.soak),
    ],
)
def test_hints_to_all_players_and_the_review_agree(players: int, seed: int, rounds: int) -> None:
    """The second choices after a Witch included; the chances of all add up to 100 %."""
    game = random_game(players, seed, rounds=rounds)
    rounds_judged = reviewed(game).rounds
    for number, judged in enumerate(rounds_judged):
        then = game.as_public().take_back(len(game.rounds) - number)
        for step in judged.steps:
            asked = then.reveal(game.rounds[number].selections) if step.second else then
            stands = [outlook.win for outlook in step.before]
            assert sum(stands) == pytest.approx(1, abs=1e-9)
            for choice in step.choices[:2]:
                hint = complete_advice(asked, choice.player, seed=number)
                assert hint.win == pytest.approx(stands, abs=1e-9)
                best = hint.candidates[0]
                assert best.win is not None
                assert best.win == pytest.approx(choice.best_worth.win, abs=1e-9)
                assert best.win >= stands[choice.player] - 1e-9
    steps = [step for judged in rounds_judged for step in judged.steps]
    for step, following in pairwise(steps):
        assert step.after == following.before
    if not game.finished:
        seat = game.to_choose[0]
        now = [outlook.win for outlook in rounds_judged[-1].after]
        assert now == pytest.approx(complete_advice(game, seat).win, abs=1e-9)


@pytest.mark.parametrize("players", sampled([2, 3, 4, 5], 2, 4))
def test_players_who_cannot_be_told_apart_stand_alike(players: int) -> None:
    game = Game(("Ann", "Bob", "Cid", "Dee", "Eve")[:players])
    assert final(game, 0).win == pytest.approx([1 / players] * players)


def test_it_does_not_depend_on_who_sits_where() -> None:
    game, order = random_game(3, 23, rounds=3), (2, 0, 1)
    here, there = final(game, 0).win, final(reseated(game, order), 1).win
    assert [here[seat] for seat in order] == pytest.approx(there, abs=1e-9)


@pytest.mark.parametrize(
    ("belief", "goal"),
    [
        *((belief, Goal.WIN) for belief in BeliefKind),
        *((BeliefKind.HIERARCHY, goal) for goal in (Goal.MARGIN, Goal.POINTS)),
        *(
            pytest.param(belief, goal, marks=pytest.mark.soak)
            for belief in (BeliefKind.EQUILIBRIUM, BeliefKind.UNIFORM)
            for goal in (Goal.MARGIN, Goal.POINTS)
        ),
    ],
)
def test_nobody_stands_better_than_with_the_best_choice(belief: BeliefKind, goal: Goal) -> None:
    advice = final(random_game(3, 9, rounds=4), 1, AdviceSettings(belief=belief, goal=goal))
    best, seat = advice.candidates[0], advice.player
    assert sum(advice.win) == pytest.approx(1)
    assert best.win is not None and best.margin is not None
    if goal is Goal.WIN:
        assert best.win >= advice.win[seat] - 1e-9
        if belief is BeliefKind.EQUILIBRIUM:  # nothing is better against it than itself
            assert best.win == pytest.approx(advice.win[seat], abs=1e-9)
    if goal is Goal.MARGIN:
        assert best.margin >= advice.margin[seat] - 1e-9


def test_a_decided_game_is_advised_on_like_any_other() -> None:
    advice = final(Game(("Ann", "Bob", "Cid"), start=parse_position(DECIDED)), 2)
    assert advice.candidates[0].win == pytest.approx(1.0)
    assert advice.win[1] == pytest.approx(0.0, abs=1e-9)
    assert sum(advice.win) == pytest.approx(1)


def top_of(advice: Advice) -> Outlook:
    best = advice.candidates[0]
    assert best.win is not None and best.margin is not None
    return Outlook(best.win, best.margin)


@pytest.mark.parametrize("more", [-0.05, 0.0, 0.009, 0.05])
def test_all_candidates_move_alike_and_losses_stay(more: float) -> None:
    """Where the best choice is worth hardly more than the standing, or less."""
    before = unmoved()
    top = before.candidates[0].win
    assert top is not None
    stands = top - more
    after = with_standings(before, top_of(before), [stand(stands), stand(0.5), stand(0.5 - stands)])
    assert after.win[0] == pytest.approx(stands) and after.win_error == [0.01] * 3
    moved = 0.0 if more > 0.01 else -more
    for old, new in zip(before.candidates, after.candidates, strict=True):
        assert new.win is not None and old.win is not None
        assert new.win == new.value == pytest.approx(moved_chance(old.win, moved))
        assert (new.loss, new.points, new.selection) == (old.loss, old.points, old.selection)
    assert Selection.of(after.recommended) == Selection.of(before.recommended)


@given(st.floats(-0.6, 0.6))
def test_no_choice_loses_more_than_the_best_one_is_worth(ahead: float) -> None:
    """Where looking ahead takes more from the best choice than bad ones have."""
    before = unmoved()
    own = replace(stand(before.win[0] + ahead), ahead=Outlook(ahead))
    after = with_standings(before, top_of(before), [own, stand(0.5), stand(0.2)])
    best = after.candidates[0].value
    for old, new in zip(before.candidates, after.candidates, strict=True):
        assert new.loss == pytest.approx(best - new.value, abs=1e-8)
        assert 0 <= new.loss <= old.loss
        assert new.loss == old.loss or new.value == pytest.approx(min(old.value, 0.001))


@pytest.mark.parametrize(
    ("best", "shown"), [(0.34, 0.34), (0.305, 0.3), (0.29, 0.3), (0.2, 0.3), (1.0, 1.0)]
)
def test_the_best_choice_is_worth_the_standing_unless_it_is_worth_more(
    best: float, shown: float
) -> None:
    """What is certain stays so."""
    shift = stand(0.3).shift(Outlook(best, 0.0), Goal.WIN)
    assert best + shift.win == pytest.approx(shown)


def test_nothing_is_made_certain() -> None:
    assert moved_chance(0.97, 0.05) == pytest.approx(0.999)
    assert moved_chance(0.02, -0.05) == pytest.approx(0.001)
    assert moved_chance(0.9995, 0.05) == pytest.approx(0.9995)
    assert (moved_chance(1.0, -0.05), moved_chance(0.0, 0.05)) == (1.0, 0.0)


def test_the_points_of_the_round_are_exact_and_stay() -> None:
    (before,) = advise(Game(("Ann", "Bob")), 0, AdviceSettings(goal=Goal.POINTS), Progress.FIRST)
    after = with_standings(before, top_of(before), [stand(0.5), stand(0.5)])
    assert [c.value for c in after.candidates] == [c.value for c in before.candidates]


@given(st.floats(-1e-9, 1 + 1e-9), st.floats(-1, 1))
def test_a_moved_chance_is_one(chance: float, by: float) -> None:
    found = moved(Outlook(chance, 2.0), Outlook(by, -3.0))
    assert 0 <= found.win <= 1 and found.margin == -1.0


NOTHING_TO_CHOOSE = "KR1:s:9:8:32.33333100.-:33.33333301.-"
"""The second player has no marker in hand."""


@pytest.mark.parametrize(
    ("code", "seat"),
    [(NOTHING_TO_CHOOSE, 1), ("KR1:s:9:8:33.33333301.-:20.00000100.-", 0)],
)
def test_a_sampled_margin_says_how_far_it_may_be_off(code: str, seat: int) -> None:
    """Also that of a player who has nothing to choose; the points stay exact."""
    start = parse_position(code)
    advice = final(Game(("Ann", "Bob"), start=start), seat, AdviceSettings(goal=Goal.MARGIN))
    assert advice.margin_error is not None and len(advice.margin_error) == 2
    assert advice.margin_error[seat] > 0
    (only,) = advice.candidates
    assert only.points_se is None
    assert only.margin == pytest.approx(advice.margin[seat], abs=1e-9)
    assert only.margin_se == pytest.approx(advice.margin_error[seat])


JUDGED_BADLY = {
    2: "KR1:s:4:5:12DW.00010000.38:9D.10200000.-",
    3: "KR1:s:3:3:0W.12200000.-:9W.00000100.-:22D.00000000.146",
}

POSITIONS = 6
GAMES = 1000
MAX_ERROR = 0.04
"""With any number of players."""


class Told(NamedTuple):
    """What is said of a position, and what games say; by seat."""

    code: str
    values: Floats
    headline: Floats
    won: Floats
    errors: Floats


def positions(players: int) -> list[Position]:
    """Six, by round."""
    named = [parse_position(JUDGED_BADLY[players])] if players in JUDGED_BADLY else []
    every = sorted(suite(players)[:8], key=lambda position: position.round)
    picked = np.linspace(0, len(every) - 1, POSITIONS - len(named)).round().astype(int)
    return sorted([*named, *(every[n] for n in picked)], key=lambda position: position.round)


def told(position: Position, games: int) -> Told:
    """The headline of a hint for seat 0 about strong opponents, and games of the strongest policy.

    That is the quick player of matches, with the values and the policy in use.
    """
    players, variant = position.num_players, position.variant
    valuer, proposer = best_valuer(players, variant), packaged_policy(players, variant, 1.0)
    policy = stage_policy(valuer, EFFORTS[players], proposer)
    played = self_play(policy, position, games=games, seed=7)
    shares = played.shares[np.unique(played.number, return_index=True)[1]]
    assert len(shares) > 0.9 * games, f"games should end within {MAX_ROUNDS} rounds"
    settings = AdviceSettings(belief=BeliefKind.EQUILIBRIUM)
    *_, advice = advise(game_from(position), 0, settings)
    return Told(
        print_position(position),
        evaluate(games_of([position]), valuer).win[0],
        np.array(advice.win),
        shares.mean(axis=0),
        shares.std(axis=0) / np.sqrt(len(shares)),
    )


def measured(players: int, games: int) -> tuple[float, float]:
    """The root mean square errors of the values and of the headline, over positions and seats.

    What the games vary by chance is taken off. Prints every position.
    """
    found = []
    for position in positions(players):
        one = told(position, games)
        found.append(one)
        print(f"\n{one.code}", flush=True)
        for name in ("values", "headline", "won", "errors"):
            print(f"  {name:9}", *(f"{x:6.3f}" for x in getattr(one, name)), flush=True)
    noise = np.concatenate([one.errors for one in found])
    return root_mean_square([one.values - one.won for one in found], noise), root_mean_square(
        [one.headline - one.won for one in found], noise
    )


def root_mean_square(differences: list[Floats], noise: Floats) -> float:
    square = float(np.mean(np.square(differences)) - np.mean(np.square(noise)))
    return float(np.sqrt(max(0.0, square)))


def test_there_are_six_positions_from_early_to_late() -> None:
    for players in PLAYERS:
        rounds = [position.round for position in positions(players)]
        assert len(rounds) == POSITIONS
        assert rounds == sorted(rounds)
        assert rounds[0] <= 4
        assert rounds[-1] >= 6


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_the_headline_agrees_with_games_of_strong_players(players: int) -> None:
    values, headline = measured(players, GAMES)
    print(f"\n{players} players: values {values:.3f}, headline {headline:.3f}")
    assert headline <= MAX_ERROR
