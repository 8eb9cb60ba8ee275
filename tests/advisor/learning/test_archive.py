"""Archives of weights: whatever a file claims, it is read or refused, quickly and in one line.

What the layers give is what the plain sums say, to the last bit, whatever they leave out.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import pytest

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import Games, play, random_choices, repeat
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.kingsroad.values.features import ViewKind, feature_count, parts, views
from advisor.kingsroad.values.network import Network, fresh_network, read_network, read_weights
from advisor.learning.archive import ArchiveError, opened_archive
from advisor.learning.layers import TOP, WeightsError, rounded
from kingsroad.position import Position, Variant, starting_position
from tests.positions import PLAYERS, suite
from tests.support.hostile import (
    COUNTS,
    archive_members,
    archive_of,
    array_member,
    assert_files_read_or_refused,
    assert_little_memory,
    assert_one_line,
    hostile_archive,
    inputs,
)

WEIGHTS = (
    resources.files("advisor.kingsroad.values").joinpath("weights/standard-2.npz").read_bytes(),
    resources.files("advisor.kingsroad.values").joinpath("weights/standard-5.npz").read_bytes(),
)


def with_member(name: str, member: bytes) -> bytes:
    return archive_of(archive_members(WEIGHTS[0]) | {name: member})


def claiming(shape: str) -> bytes:
    """The array ``b1`` with another shape in its header, as long as before."""
    claim = f"{shape}, }}".encode()
    own = b"(128,), }".ljust(len(claim))
    assert own in archive_members(WEIGHTS[0])["b1.npy"]
    return archive_members(WEIGHTS[0])["b1.npy"].replace(own, claim.ljust(len(own)))


def pickled() -> bytes:
    content = io.BytesIO()
    np.save(content, np.array([object]), allow_pickle=True)
    return content.getvalue()


def many_members() -> bytes:
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for number in range(1_001):
            archive.writestr(f"a{number}.npy", b"")
    return content.getvalue()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: b"", "no NumPy archive"),
        (lambda: b"nothing of the kind", "no NumPy archive"),
        (lambda: WEIGHTS[0][:-1], "no NumPy archive"),
        (lambda: WEIGHTS[0] + b"x", "no NumPy archive"),
        (many_members, "more than 1,000 arrays"),
        (lambda: with_member("b1.npy", claiming("(4000000000,)")), "not as large as its shape"),
        (lambda: with_member("b1.npy", claiming("(16, 8)")), "has the shape"),
        (lambda: with_member("b1.npy", array_member(np.zeros(129, np.float32))), "has the shape"),
        (lambda: with_member("b1.npy", array_member(np.zeros(128))), "holds float64, not float32"),
        (lambda: with_member("b1.npy", pickled()), "the header of array b1 cannot be read"),
        (lambda: with_member("b1.npy", array_member(np.full(128, np.nan, np.float32))), "number"),
        (lambda: with_member("../b1.npy", b""), "a member that is no array"),
        (lambda: with_member("w1.npy", array_member(np.zeros((2, 9), np.float32))), "no position"),
        (lambda: with_member("w1.npy", array_member(np.zeros(9, np.float32))), "1 dimensions"),
        (
            lambda: with_member("w1.npy", array_member(np.zeros((5_000, 221), np.float32))),
            "hidden layers of 5,000",
        ),
    ],
)
def test_what_is_no_archive_of_weights_is_refused_with_the_reason(
    make: Callable[[], bytes], why: str
) -> None:
    with pytest.raises(ArchiveError, match=why) as caught:
        read_network(make(), "these")
    assert_one_line(caught.value)


def test_an_array_is_loaded_only_where_it_is_expected() -> None:
    bomb = with_member("b1.npy", array_member(np.zeros(50_000_000, np.float32)))
    assert len(bomb) < 1_000_000
    with assert_little_memory(), pytest.raises(ArchiveError, match="has the shape"):
        read_network(bomb, "these")


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.float64])
def test_fractions_that_are_not_finite_are_refused(kind: type[np.floating[Any]]) -> None:
    for wrong in (np.inf, -np.inf, np.nan):
        content = io.BytesIO()
        np.savez(content, a=np.array([1, wrong], kind), b=np.array([1, 60_000], kind))
        with opened_archive(content) as archive:
            assert archive.read("b", kind, (2,)).tolist() == [1, 60_000]
            with pytest.raises(ArchiveError, match="cannot be used"):
                archive.read("a", kind, (2,))


def test_an_error_within_an_open_archive_is_the_archives() -> None:
    with (
        pytest.raises(ArchiveError, match=r"^is damaged: integer"),
        opened_archive(io.BytesIO(WEIGHTS[0])),
    ):
        raise ZeroDivisionError("integer division by zero")


@pytest.mark.parametrize("count", COUNTS)
def test_hostile_weights_are_read_or_refused(tmp_path: Path, count: int) -> None:
    file, contents = tmp_path / "weights.npz", inputs(WEIGHTS, hostile_archive, count)
    assert_files_read_or_refused(file, contents, lambda: read_weights(file, 2), WeightsError)


STEPS = 64
"""Hidden numbers are whole multiples of one part in so many."""


def plain_outputs(layers: Network, games: Games) -> Floats:
    """The same from the whole views, number by number, in double precision."""
    seen = views(games, layers.kind).astype(np.float64)
    features, players, count = seen.shape
    x = seen.reshape(features, -1).T
    first = np.rint(np.clip(x @ layers.w1.T + layers.b1, 0, TOP) * STEPS) / STEPS
    second = np.clip(first @ layers.w2.T + layers.b2, 0, TOP)
    out = second @ layers.w3.T.astype(np.float64) + layers.b3
    return np.asarray(out.T.reshape(-1, players, count))


def followers(position: Position, count: int, rounds: int, seed: int) -> Games:
    """Games that follow from one position, in which nobody has won yet."""
    rng = np.random.default_rng(seed)
    games = repeat(position, count)
    for _ in range(rounds):
        games, _ = play(games, *random_choices(games, rng))
        games = games.take(~games.finished)
    return games


def networks(players: int) -> list[Network]:
    """The packaged one, and others of whose hidden numbers all, most or none count."""
    fresh = fresh_network(feature_count(players), (24, 12), np.random.default_rng(players))
    few = np.where(np.arange(24) % 5 == 0, 0.2, -9.0).astype(np.float32)
    others = [replace(fresh, b1=bias) for bias in (fresh.b1, few, np.full_like(few, -99.0))]
    more = fresh_network(
        feature_count(players, ViewKind.LEADS), (200, 12), np.random.default_rng(7), ViewKind.LEADS
    )
    large = replace(more, w2=more.w2 * np.float32(40))
    packaged = best_valuer(players, Variant.STANDARD)
    assert isinstance(packaged, Network)
    return [packaged, *map(rounded, (*others, more, large))]


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_is_left_out_counts(players: int) -> None:
    starts = [starting_position(players), suite(players)[5], suite(players)[9]]
    for number, start in enumerate(starts):
        for rounds in (0, 1, 4):
            games = followers(start, 400, rounds, number)
            if not len(games):
                continue
            for network in networks(players):
                found = network.outputs(parts(games, network.kind))
                assert np.array_equal(found, plain_outputs(network, games))
