"""What a choice is called, by what it loses against people and against perfect play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.verdicts import LEAST_LOSS, WORST_FIRST, Goal, Severity, smaller_loss

_LOSSES = st.floats(0, 1)


@pytest.mark.parametrize(
    ("people", "perfect", "called"),
    [
        (0.41, 0.0, Severity.MISSED_CHANCE),  # lost against perfect play: nothing to blunder
        (0.0, 0.2, Severity.GAMBLE),
        (0.04, 0.06, Severity.GAMBLE),
        (0.3, 0.12, Severity.MISTAKE),
        (0.12, 0.3, Severity.MISTAKE),
        (0.2, 0.15, Severity.BLUNDER),
        (0.06, 0.06, Severity.INACCURACY),
        (0.044, 0.044, Severity.GOOD),
        (0.2, None, Severity.BLUNDER),  # not known yet
    ],
)
def test_a_choice_is_called_by_both_of_its_losses(
    people: float, perfect: float | None, called: Severity
) -> None:
    assert Severity.of(people, Goal.WIN, perfect) is called
    scaled = None if perfect is None else 30 * perfect
    assert Severity.of(30 * people, Goal.MARGIN, scaled) is called


@given(_LOSSES, _LOSSES)
def test_only_what_is_a_mistake_either_way_is_called_one(people: float, perfect: float) -> None:
    called = Severity.of(people, Goal.WIN, perfect)
    smaller = Severity.of(smaller_loss(people, perfect))
    assert called.is_mistake == smaller.is_mistake
    if called.is_mistake:
        assert called is smaller
    assert called is Severity.of(perfect, Goal.WIN, people) or not called.is_mistake
    assert (called in WORST_FIRST) == (called is not Severity.GOOD)


def test_mistakes_are_told_before_gambles_and_missed_chances() -> None:
    assert [severity.is_mistake for severity in WORST_FIRST] == [True] * 3 + [False] * 2
    assert list(LEAST_LOSS) == list(WORST_FIRST[:3])
