"""A sample in every run, the volume in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def volumes(*rows: tuple[object, ...]) -> list[object]:
    """Values of several parameters, a row each: the first is tried in every run, the others by
    `make soak` alone."""
    return [rows[0], *(pytest.param(*row, marks=pytest.mark.soak) for row in rows[1:])]


def sampled(values: Iterable[object], *every_run: object) -> list[object]:
    """Values of one parameter: some are tried in every run, the others by `make soak` alone.

    Their order stays, and with it the names of the tests and of their pictures.
    """
    return [
        value if value in every_run else pytest.param(value, marks=pytest.mark.soak)
        for value in values
    ]
