"""The yardstick is timed before the first benchmark and again before each file of them."""

from __future__ import annotations

import pytest

from tests.benchmarks.figures import Yardstick


@pytest.fixture(scope="session")
def one_yardstick() -> Yardstick:
    return Yardstick()


@pytest.fixture(scope="module")
def yardstick(one_yardstick: Yardstick) -> Yardstick:
    """The yardstick, timed just now."""
    one_yardstick.time_again()
    print(f"\n{one_yardstick}")
    return one_yardstick
