"""What has been learnt by self-play: chances to win, and how the people choose their three.

The values are a few small networks a side, whose mean is the chance to win. Each network has learnt
from another draw of the same games, so how far they are apart says how far their mean may be off.
With them comes what is to be made of what was seen (`Suspicion`): they have learnt under its
beliefs.

The three assassins are chosen by lot, some trios more often than others. The choice is a matrix
game: a trio against whom the king's side suspects from the start. Its entries are learnt by
self-play (`advisor.workshop.assassins.learning`), on one board.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from advisor.assassins.belief import EVEN, SIGNS, TRIOS, Suspicion, TrioBelief
from advisor.assassins.danger import Triple
from advisor.assassins.values.features import (
    KING_FEATURES,
    PEOPLE_FEATURES,
    Geometry,
    Moments,
    features,
    features_by_trio,
    features_for_people,
    survives,
)
from advisor.core.arrays import Floats, Indices, Singles
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from advisor.learning.descent import forward
from advisor.learning.layers import LAYERS, Layers, WeightsError, weights_in
from assassins.cards import RoundCard
from assassins.town import Town, side_a
from tabletop.files import open_file, reason
from tabletop.say import Say

TRUST: Final = 0.2
"""The share of people who are taken to choose so; of the others nobody knows how they choose."""


@dataclass(frozen=True, slots=True)
class SecretMix:
    """The lot.

    Attributes:
        weights: how often each trio is drawn, summing to 1; shape (220,).
        chance: the people's side's chance to win by it against the worst suspicion, by quick play.
        alike: that of drawing all trios alike.
    """

    weights: Floats
    chance: float
    alike: float

    @property
    def known(self) -> bool:
        """Whether anything is known of how to choose."""
        return bool((self.weights != EVEN).any())

    def drawn_from(self, possible: Iterable[Triple] = TRIOS) -> tuple[Triple, ...]:
        """Those of the trios that are possible which may be drawn."""
        return tuple(trio for trio in possible if self.weights[TRIOS.index(trio)] > 0)

    def drawn(self, random: Random, among: Sequence[Triple]) -> Triple:
        """One of some trios which may be drawn; there is one at least."""
        return random.choices(among, [self.weights[TRIOS.index(trio)] for trio in among])[0]

    @property
    def prior(self) -> Floats:
        """How likely each trio is, before anything was seen; above 0, summing to 1."""
        found: Floats = TRUST * self.weights + (1 - TRUST) * EVEN
        return found


NOTHING_LEARNT: Final = SecretMix(EVEN, 0.5, 0.5)
"""All are alike, as on a board on which nobody has played."""


def same_board(one: Town, other: Town) -> bool:
    """Whether two boards differ in nothing but their names."""
    return replace(one, name=other.name, source=other.source) == other


MEMBERS: Final = 4
"""The networks of a side."""

_PREFIXES: Final = {"king": KING_FEATURES, "people": PEOPLE_FEATURES}

_MOST_LOGIT: Final = 12.0
_LEAST_ERROR: Final = 0.02
"""Networks that agree may still all be wrong."""


class Chance(NamedTuple):
    """A chance to win and its standard error, or arrays of both."""

    value: Floats
    error: Floats


@dataclass(frozen=True)
class Judges:
    """Everything learnt for one kind of board.

    Attributes:
        king, people: the networks that give the king's side's chance to win, by what either side
            knows.
        suspicion: what is made of what was seen; who plays adds whom to expect (`secret.prior`).
        secret: how the people choose their three, on the board that this was learnt on.
        name: for people.
        next_cards: of which the next card is taken to be one; empty for any that is left.
    """

    king: tuple[Layers, ...]
    people: tuple[Layers, ...]
    suspicion: Suspicion
    secret: SecretMix = NOTHING_LEARNT
    name: str = "learnt values"
    next_cards: tuple[RoundCard, ...] = ()

    def for_king(self, moments: Moments | Geometry, belief: TrioBelief) -> Chance:
        """The king's side's chances to win, for somebody of this belief; shapes (n,)."""
        which = np.zeros(len(moments), dtype=np.intp)
        return _judged(self.king, features(self.seen(moments), [belief], which))

    def for_king_each(
        self,
        moments: Moments | Geometry,
        beliefs: Sequence[TrioBelief],
        which: Indices | None = None,
    ) -> Chance:
        """The king's side's chances to win, with a belief for each moment, or by moment the place
        of its belief; shapes (n,)."""
        which = np.arange(len(moments)) if which is None else which
        return _judged(self.king, features(self.seen(moments), beliefs, which))

    def for_people(
        self,
        moments: Moments | Geometry,
        public: Sequence[TrioBelief],
        own: Sequence[TrioBelief],
        which: Indices | None = None,
    ) -> Chance:
        """The people's side's chances to win, who know their trio; shapes (n,).

        Args:
            moments: n of them, or what is `seen` of them.
            public: what somebody may believe who knows what is public.
            own: for each of these, a belief that is sure of their trio.
            which: by moment, the place of its beliefs; None where each has its own.
        """
        which = np.arange(len(moments)) if which is None else which
        x = features_for_people(self.seen(moments), public, own, which)
        king = _judged(self.people, x)
        return Chance(1 - king.value, king.error)

    def for_trios(
        self, moments: Moments | Geometry, public: Sequence[TrioBelief], own: Sequence[TrioBelief]
    ) -> Floats:
        """The people's side's chances to win if they are one trio or another; shape (m, n).

        Args:
            moments, public: as for `for_people`.
            own: m beliefs that are sure of one trio.
        """
        king = _judged(self.people, features_by_trio(self.seen(moments), public, own)).value
        return np.asarray(1 - king.reshape(len(own), -1))

    def seen(self, moments: Moments | Geometry) -> Geometry:
        """What is seen of moments whatever anybody believes: to be judged more than once."""
        if isinstance(moments, Geometry):
            return moments
        return Geometry(moments.expecting(self.next_cards) if self.next_cards else moments)

    @property
    def any_card(self) -> Judges:
        """The same where the next card has been turned up and another one follows."""
        return replace(self, next_cards=())


def chances(networks: Sequence[Layers], x: Singles) -> Singles:
    """The king's side's chances to win by each network; shapes (f, n) to (networks, n).

    A network says what they are if he lives on through the next phase; whether he can is certain.
    """
    logits = np.array([forward(network, x).out[0] for network in networks])
    found: Singles = survives(x) / (1 + np.exp(-np.clip(logits, -_MOST_LOGIT, _MOST_LOGIT)))
    return found


def _judged(networks: Sequence[Layers], x: Singles) -> Chance:
    said = chances(networks, x).astype(np.float64)
    error = said.std(axis=0, ddof=1) if len(said) > 1 else np.zeros(said.shape[1])
    return Chance(said.mean(axis=0), np.maximum(_LEAST_ERROR, error))


@lru_cache(maxsize=16)
def packaged_judges(town: Town) -> Judges:
    """The values that come with the program, for somebody who plays on a board: how people choose
    their three is known on the board of the game alone."""
    judges = _packaged_judges()
    if not same_board(town, side_a()):
        return replace(judges, secret=NOTHING_LEARNT)
    return replace(judges, suspicion=replace(judges.suspicion, prior=judges.secret.prior))


@cache
def _packaged_judges() -> Judges:
    file = resources.files("advisor.assassins.values").joinpath("weights/side-a.npz")
    with opened_archive(io.BytesIO(file.read_bytes())) as archive:
        return judges_in(archive, "learnt values")


def read_judges(file: Path) -> Judges:
    """Reads a weights file. Raises WeightsError if it cannot be used."""
    try:
        with open_file(file) as opened, opened_archive(opened) as archive:
            return judges_in(archive, str(file))
    except (OSError, ValueError) as error:
        raise WeightsError(str(file), reason(error)) from None


def judges_in(archive: Archive, name: str, prefix: str = "") -> Judges:
    """Reads them from an archive, in which the names of all arrays begin with a prefix.

    Raises ArchiveError if it holds none.
    """
    networks = {
        side: tuple(
            Layers(*weights_in(archive, f"{prefix}{side}{number}.", frozenset({count}), 1))
            for number in range(MEMBERS)
        )
        for side, count in _PREFIXES.items()
    }
    weights = archive.read(f"{prefix}suspicion.weights", np.float64, (len(SIGNS),))
    (distrust,) = archive.read(f"{prefix}suspicion.distrust", np.float64, (1,))
    drawn = archive.read(f"{prefix}secret.weights", np.float64, (len(TRIOS),))
    chance, alike = archive.read(f"{prefix}secret.chances", np.float64, (2,))
    if drawn.min() < 0 or not 0 < drawn.sum() < np.inf:
        raise ArchiveError(Say("advisor-weights-no-lot", array=f"{prefix}secret.weights"))
    mix = SecretMix(drawn / drawn.sum(), _chance(chance), _chance(alike))
    suspicion = Suspicion(weights, _chance(distrust))
    return Judges(networks["king"], networks["people"], suspicion, mix, name)


def _chance(value: float) -> float:
    """0 to 1, whatever a file holds."""
    return float(min(1, max(0, value)))


def arrays_of(judges: Judges) -> dict[str, Any]:
    """Everything by its name in an archive."""
    arrays: dict[str, Any] = {
        f"{side}{number}.{layer}": values
        for side in _PREFIXES
        for number, network in enumerate(getattr(judges, side))
        for layer, values in zip(LAYERS, network.parameters, strict=True)
    }
    arrays["suspicion.weights"] = judges.suspicion.weights
    arrays["suspicion.distrust"] = np.array([judges.suspicion.distrust])
    arrays["secret.weights"] = judges.secret.weights
    arrays["secret.chances"] = np.array([judges.secret.chance, judges.secret.alike])
    return arrays
