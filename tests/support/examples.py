"""How many examples a property is tried with."""

from __future__ import annotations

from hypothesis import settings

FEW = 10
"""What is tried with no more is tried with all of them in every run."""


def examples(number: int) -> settings:
    """So many with the profile of `make soak`; in every run the same share of them for all."""
    profile = settings()
    share = number * profile.max_examples // 100
    return settings(profile, max_examples=max(share, min(number, FEW)))
