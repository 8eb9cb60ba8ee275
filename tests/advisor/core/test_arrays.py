"""The softmax: shares that keep their precision, along any axis, in any order."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from advisor.core.arrays import softmax


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("symmetric", [False, True])
def test_shares_sum_to_one_in_proportion_to_the_exponentials(
    dtype: type[np.floating], axis: int, symmetric: bool
) -> None:
    values = np.random.default_rng(1).normal(0, 3, (4, 5, 6)).astype(dtype)
    shares = softmax(values, axis, symmetric=symmetric)
    assert shares.dtype == dtype
    assert shares.sum(axis=axis) == pytest.approx(1, abs=1e-6)
    powers = np.exp(values.astype(np.float64))
    assert shares == pytest.approx(powers / powers.sum(axis=axis, keepdims=True), abs=1e-6)


def test_large_values_do_not_overflow() -> None:
    assert softmax(np.array([1000.0, 1000.0, -1000.0])).tolist() == [0.5, 0.5, 0.0]


def test_a_symmetric_softmax_does_not_depend_on_the_order() -> None:
    values = np.random.default_rng(2).normal(0, 3, (5, 40))
    shares = softmax(values, axis=0, symmetric=True)
    for order in permutations(range(5)):
        turned = softmax(values[list(order)], axis=0, symmetric=True)
        assert (turned == shares[list(order)]).all()
