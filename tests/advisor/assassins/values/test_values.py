"""Learnt values: what they are made of, what is certain in them, and that files are checked."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

from advisor.assassins.belief import TRIOS, belief_alike
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.values import network
from advisor.assassins.values.features import (
    KING_FEATURES,
    PEOPLE_FEATURES,
    Geometry,
    features,
    features_for_people,
    joined,
    moments_of,
    moments_of_ends,
    survives,
)
from advisor.core.cancellation import Stop
from advisor.learning.archive import opened_archive
from advisor.learning.layers import WeightsError
from assassins.cards import RoundCard
from assassins.town import side_a
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.builders import position

ANYBODY = belief_alike(TRIOS)


def test_many_moments_at_once_are_what_they_are_one_by_one() -> None:
    some = [*crowds(81, 6), *crowds(82, 6, people=True)]
    which = np.zeros(len(some), dtype=np.intp)
    together = Geometry(moments_of(some))
    x = features(together, [ANYBODY], which)
    assert x.shape == (KING_FEATURES, len(some)) and np.isfinite(x).all()
    own = belief_alike(TRIOS[7:8])
    y = features_for_people(together, [ANYBODY], [own], which)
    assert y.shape == (PEOPLE_FEATURES, len(some)) and np.isfinite(y).all()
    for number, now in enumerate(some):
        alone = Geometry(moments_of([now]))
        assert features(alone, [ANYBODY], which[:1])[:, 0] == pytest.approx(x[:, number])


def test_the_ends_of_a_phase_are_seen_as_positions_are() -> None:
    now = next(crowds(83, 1))
    ends = find_king_ends(now, Stop(), 2_000)
    some = np.arange(0, len(ends), max(1, len(ends) // 9))
    as_ends, as_positions = (
        features(Geometry(moments), [ANYBODY], np.zeros(len(some), dtype=np.intp))
        for moments in (
            moments_of_ends(ends, some),
            joined([moments_of([ends.position(int(end))]) for end in some]),
        )
    )
    assert as_ends == pytest.approx(as_positions)


def test_a_king_who_can_be_killed_for_sure_has_no_chance_for_those_who_know() -> None:
    judges = network.packaged_judges(side_a())
    card = RoundCard(1, 5, False, 4)
    now = position(king="e5", knights="j10", townsfolk={"a": "e4", "b": "a6", "c": "a8"}, card=card)
    moments = moments_of([now])
    own = belief_alike([frozenset({0, 1, 2})])
    assert judges.for_people(moments, [ANYBODY], [own]).value[0] >= 0.99
    other = belief_alike([frozenset({1, 2, 3})])
    assert judges.for_people(moments, [ANYBODY], [other]).value[0] < 1
    mine = judges.for_king(moments, ANYBODY).value[0]
    assert 0 <= mine <= 1 - 55 / 220 + 1e-6, "55 of 220 trios hold A"


def test_no_card_left_is_lost_for_the_king() -> None:
    card = RoundCard(1, 5, False, 4)
    now = position(king="e5", townsfolk={"a": "a6"}, number=15, card=card)
    x = features(Geometry(moments_of([now])), [ANYBODY], np.zeros(1, dtype=np.intp))
    assert survives(x)[0] == 0


def test_chances_are_chances_and_have_an_error() -> None:
    judges = network.packaged_judges(side_a())
    found = judges.for_king(moments_of(list(crowds(84, 20))), ANYBODY)
    assert ((found.value >= 0) & (found.value <= 1)).all() and (found.error > 0).all()


def test_weights_are_read_as_they_were_written_and_nothing_else_is(tmp_path: Path) -> None:
    judges = network.packaged_judges(side_a())
    content = io.BytesIO()
    np.savez_compressed(content, **network.arrays_of(judges))
    with opened_archive(content) as archive:
        again = network.judges_in(archive, "again")
    now = moments_of(list(crowds(85, 3)))
    assert (again.for_king(now, ANYBODY).value == judges.for_king(now, ANYBODY).value).all()
    for name, broken in {
        "empty.npz": b"",
        "text.npz": b"PK no archive",
        "cut.npz": content.getvalue()[:-300],
    }.items():
        (tmp_path / name).write_bytes(broken)
        with pytest.raises(WeightsError, match=name):
            network.read_judges(tmp_path / name)
    arrays = network.arrays_of(judges) | {"king0.w1": np.zeros((3, 3), np.float32)}
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(WeightsError, match=r"other\.npz"):
        network.read_judges(tmp_path / "other.npz")
