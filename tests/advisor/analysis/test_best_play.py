"""Every candidate's chance against perfect play, beside the one against people."""

from typing import Any

import pytest

from advisor.advise import advise
from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from kingsroad.games import Game
from kingsroad.records import read_game
from tests.positions import PLAYERS, games
from tests.support.paths import GAMES_FOLDER


def answers(game: Game, player: int, **settings: Any) -> list[Advice]:
    return list(advise(game, player, AdviceSettings(**settings), Progress.COMPLETE))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_has_its_chance_against_perfect_play(players: int) -> None:
    first, whole = answers(games(players)[5], 0)
    assert first.win_best_play is None
    assert all(candidate.win_best_play is None for candidate in first.candidates)
    assert whole.win_best_play is not None
    assert sum(whole.win_best_play) == pytest.approx(1.0)
    # The best answer to the equilibrium is worth the equilibrium and what can be gained against it.
    chances = [c.win_best_play for c in whole.candidates if c.win_best_play is not None]
    assert len(chances) == len(whole.candidates)
    if whole.certificate.per_player:
        gained = whole.win_best_play[0] + whole.certificate.per_player[0]
        assert max(chances) == pytest.approx(gained, abs=1e-6)


def test_it_is_what_a_belief_in_the_equilibrium_says() -> None:
    game = games(2)[3]
    _, whole = answers(game, 0)
    _, perfect = answers(game, 0, belief=BeliefKind.EQUILIBRIUM)
    said = {tuple(c.selection): c.win for c in perfect.candidates}
    for candidate in whole.candidates:
        expected = said[*candidate.selection]
        assert candidate.win_best_play == pytest.approx(expected, abs=1e-6)


def test_another_goal_has_none() -> None:
    _, whole = answers(games(3)[3], 0, goal=Goal.MARGIN)
    assert whole.win_best_play is None and whole.candidates[0].win_best_play is None


def test_a_position_lost_against_perfect_play_is_told_from_one_that_is_won() -> None:
    """Round 13: people lose to Ann often enough, but nothing saves her; Cid can force it."""
    game = read_game(GAMES_FOLDER / "3-players.json")
    before = Game(game.players, start=game.positions[0], rounds=game.rounds[:12])
    whole = {name: answers(before, seat)[-1] for seat, name in enumerate(game.players)}
    best = {
        name: max(c.win_best_play for c in answer.candidates if c.win_best_play is not None)
        for name, answer in whole.items()
    }
    assert best["Ann"] == pytest.approx(0.0, abs=0.01)
    assert best["Cid"] == pytest.approx(1.0, abs=0.01)
    top = whole["Ann"].candidates[0].win
    assert top is not None and top > 0.5
