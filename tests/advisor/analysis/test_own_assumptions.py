"""An assumption about one's own choice rules out own choices, and changes nothing else."""

from typing import Any

import pytest

from advisor.advise import advise
from advisor.kingsroad.round.plays import hand_plays
from advisor.messages.assumptions import Claim
from advisor.messages.protocol import Advice, AdviceSettings, Progress, RequestError
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.games import Game
from kingsroad.notation import parse_position
from tests.positions import PLAYERS, games

CLAIMS = ("plays 8", "keeps the Dragon", "plays the Knight", "puts no marker in 3", "plays Witch")


def last(game: Game, until: Progress, *assumptions: str, **settings: Any) -> Advice:
    asked = AdviceSettings(assumptions=list(assumptions), **settings)
    *_, found = advise(game, 0, asked, until)
    return found


def check(game: Game, claim: str, until: Progress, **settings: Any) -> None:
    """Ann's choices that satisfy a claim about her are worth the same with and without it."""
    hand = game.position.hand(0)
    possible = hand_plays(hand, [Claim.parse(claim)]).candidates
    free = last(game, until, **settings)
    bound = last(game, until, f"{game.players[0]}: {claim}", **settings)
    assert {tuple(c.selection) for c in bound.candidates} == {
        tuple(play.selection.codes) for play in possible
    }
    worth = {tuple(c.selection): c for c in free.candidates}
    for candidate in bound.candidates:
        same = worth[*candidate.selection]
        for figure in ("value", "win", "margin", "points", "safe_loss", "win_se"):
            expected = getattr(same, figure)
            assert getattr(candidate, figure) == pytest.approx(expected, abs=1e-9), figure
    # The best of them loses nothing, and only they are advised.
    assert bound.candidates[0].loss == 0
    assert sum(candidate.share for candidate in bound.candidates) == pytest.approx(1.0)
    assert bound.recommended in [candidate.selection for candidate in bound.candidates]
    # Nothing else changes.
    assert bound.win == pytest.approx(free.win, abs=1e-9)
    assert bound.margin == pytest.approx(free.margin, abs=1e-9)
    assert (bound.opponents, bound.certificate) == (free.opponents, free.certificate)


@pytest.mark.parametrize(
    ("players", "belief"),
    [(2, BeliefKind.EQUILIBRIUM), *((players, BeliefKind.HIERARCHY) for players in PLAYERS)],
)
def test_a_choice_is_worth_the_same_with_an_assumption_that_it_satisfies(
    players: int, belief: BeliefKind
) -> None:
    game = games(players)[1]
    check(game, CLAIMS[players % 4], Progress.COMPLETE, belief=belief)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("place", range(0, 10, 3))
@pytest.mark.parametrize("claim", CLAIMS)
def test_any_choice_is_worth_the_same_with_an_assumption_that_it_satisfies(
    players: int, place: int, claim: str
) -> None:
    game = games(players)[place]
    hand = game.position.hand(0)
    try:
        hand_plays(hand, [Claim.parse(claim)])
    except ValueError:
        pytest.skip("nothing in hand satisfies it")
    check(game, claim, Progress.PROVED)


@pytest.mark.parametrize(("players", "goal"), [(2, Goal.MARGIN), (2, Goal.POINTS), (3, Goal.WIN)])
def test_the_whole_answer_says_the_same_for_every_goal(players: int, goal: Goal) -> None:
    """Also where the standing moves the values: the best free choice decides by how much."""
    check(games(players)[4], "puts no marker in 3", Progress.PROVED, goal=goal)


@pytest.mark.parametrize("until", [Progress.FIRST, Progress.COMPLETE])
def test_the_mix_of_what_is_left_is_as_safe_as_can_be(until: Progress) -> None:
    """Two players: no part of it on what is ruled out, whatever the equilibrium plays."""
    game = games(2)[1]
    free = last(game, until, epsilon=0.0)
    likeliest = max(free.candidates, key=lambda candidate: candidate.share)
    region = next(code for code in likeliest.selection if code.isdigit())
    bound = last(game, until, f"{game.players[0]}: puts no marker in {region}", epsilon=0.0)
    assert all(region not in candidate.selection for candidate in bound.candidates)
    assert sum(candidate.share for candidate in bound.candidates) == pytest.approx(1.0)


def test_an_own_assumption_that_cannot_hold_is_refused() -> None:
    game = Game(("Ann", "Bob"), start=parse_position("KR1:s:9:1:12.00000000.-:12.00000000.-"))
    with pytest.raises(RequestError, match="spent"):
        last(game, Progress.FIRST, "Ann: plays the Dragon")
