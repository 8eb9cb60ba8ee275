"""Thinking longer: the error bars shrink, it ends once the best is clear, and it can be stopped."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.analysis.playouts import MAX_BLOCKS, think
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import AdviceSettings, RequestError
from advisor.messages.review import ChoiceReview, Thought, ThoughtChoice, severity_after
from advisor.messages.verdicts import Goal, Severity
from tests.positions import PLAYERS, games
from tests.support.legal import random_game
from tests.support.sample_review import sample_review
from tests.support.soak import sampled

SETTINGS = AdviceSettings()


def check(thoughts: list[Thought]) -> None:
    """What holds of every answer, and from one to the next."""
    for thought in thoughts:
        best, *others = thought.choices
        assert best.behind.value == best.behind.low == best.behind.high == 0
        assert all(0 <= one.behind.value <= one.behind.high for one in others)
        assert len({tuple(one.selection) for one in thought.choices}) == len(thought.choices)
    games = [thought.games for thought in thoughts]
    assert games == sorted(set(games)) and not any(thought.settled for thought in thoughts[:-1])


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3))
@pytest.mark.parametrize("number", sampled(range(10), 4))
def test_it_ends_once_it_is_clear_which_is_best(players: int, number: int) -> None:
    """The last answer is surer than the first; asked again it is the same."""
    thoughts = list(think(games(players)[number], 0, SETTINGS, Stop()))
    check(thoughts)
    first, last = thoughts[0], thoughts[-1]
    assert last.settled or len(thoughts) == MAX_BLOCKS
    for one in last.choices[1:]:
        before = first.choice(one.selection)
        assert before is not None
        if before != first.choices[0] and before.behind.half_width > 1e-9:
            assert one.behind.half_width < before.behind.half_width
    again = list(think(games(players)[number], 0, SETTINGS, Stop()))
    assert [thought.choices for thought in again] == [thought.choices for thought in thoughts]


def test_what_was_played_is_looked_at_whatever_it_is_worth() -> None:
    game = games(2)[4]
    played = [["1", "2", "3"], ["3", "2", "1"]]
    for selection in played:
        found = next(think(game, 0, SETTINGS, Stop(), [selection])).choice(selection)
        assert found is not None and found.behind.value > 0
    with pytest.raises(RequestError):
        next(think(game, 0, SETTINGS, Stop(), [["9", "2", "3"]]))


def test_it_can_be_cancelled_ends_in_time_and_refuses_what_is_exact() -> None:
    game, stop = games(2)[4], Stop()
    thoughts = think(game, 0, SETTINGS, stop)
    assert next(thoughts).games > 0
    stop.cancel()
    with pytest.raises(Cancelled):
        next(thoughts)
    assert list(think(game, 0, SETTINGS, Stop(1e-9))) == []
    with pytest.raises(RequestError):
        next(think(game, 0, AdviceSettings(goal=Goal.POINTS), Stop()))


def a_choice(loss: float) -> ChoiceReview:
    """A choice of a review, which loses this much either way."""
    game = random_game(2, 3)
    choice = sample_review(game).rounds[0].steps[0].choices[0]
    return replace(choice, loss=loss, loss_best_play=loss, severity=Severity.of(loss))


@pytest.mark.parametrize(
    ("behind", "severity"),
    [(0.2, Severity.BLUNDER), (0.06, Severity.INACCURACY), (0.0, Severity.GAMBLE)],
)
def test_a_verdict_changes_by_what_the_games_say(behind: float, severity: Severity) -> None:
    choice = a_choice(0.2)
    choices = [
        ThoughtChoice(["8"], Estimate(0, 0, 0)),
        ThoughtChoice(choice.selection, Estimate(behind, behind - 0.01, behind + 0.01)),
    ]
    thought = Thought(games=1000, choices=choices, settled=True, seconds=1.0)
    assert severity_after(choice, thought, Goal.WIN) is severity
