"""Searches in step find what each finds alone, and are asked together."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from hypothesis import given
from hypothesis import strategies as st

from advisor.core.in_step import in_step


def doubled(numbers: list[int]) -> Generator[int, int, list[int]]:
    """Asks of each number what it is twice."""
    found: list[int] = []
    for number in numbers:
        found += [(yield number)]
    return found


@given(st.lists(st.lists(st.integers(-9, 9), max_size=4), max_size=5))
def test_each_finds_what_it_finds_alone(wanted: list[list[int]]) -> None:
    asked: list[int] = []

    def twice(numbers: Mapping[int, int]) -> Mapping[int, int]:
        asked.append(len(numbers))
        return {place: 2 * number for place, number in numbers.items()}

    found = in_step([doubled(numbers) for numbers in wanted], twice)
    assert found == [[2 * number for number in numbers] for numbers in wanted]
    longest = max(map(len, wanted), default=0)
    assert asked == [sum(len(some) > step for some in wanted) for step in range(longest)]
