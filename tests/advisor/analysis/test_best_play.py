"""Every candidate's chance against perfect play, beside the one against people."""

from typing import Any

import pytest

from advisor.advise import advise
from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.review import review_rounds
from advisor.messages.protocol import Advice, AdviceSettings, Progress
from advisor.messages.review import mistakes
from advisor.messages.verdicts import BeliefKind, Goal, Severity
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
    lost = [c.loss_best_play for c in whole.candidates if c.loss_best_play is not None]
    assert lost == pytest.approx([max(chances) - chance for chance in chances], abs=1e-6)
    assert {c.loss_best_play for c in first.candidates} == {None}


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


def test_nothing_in_a_lost_position_is_a_mistake_and_a_win_given_away_is_one() -> None:
    """Round 13: nothing could save Ann; Cid had a forced win, which people would not have spoilt.

    The round before, Ann's choice was one of several that lose against perfect play.
    """
    game = read_game(GAMES_FOLDER / "3-players.json")
    settings = AdviceSettings()
    (last,) = list(review_rounds(game, settings, Stop(), start=len(game.rounds) - 1))
    (step,) = last.steps
    ann, cid = step.choice(0), step.choice(2)
    assert ann is not None and cid is not None
    assert ann.loss > 0.3 and ann.severity is Severity.MISSED_CHANCE
    assert step.before_best_play == pytest.approx([0, 0, 1], abs=1e-6)
    assert cid.best_win_best_play == pytest.approx(1.0)
    assert cid.loss_best_play is not None and cid.win_best_play is not None
    assert cid.win_best_play == pytest.approx(1 - cid.loss_best_play, abs=1e-6)
    assert cid.severity is Severity.of(cid.loss, Goal.WIN, cid.loss_best_play)
    assert not any(one.choice.player == 0 for one in mistakes([last]))
    hint = answers(Game(game.players, start=game.positions[0], rounds=game.rounds[:12]), 2)[-1]
    (said,) = [c for c in hint.candidates if sorted(c.selection) == sorted(cid.selection)][:1]
    assert said.loss_best_play == cid.loss_best_play
