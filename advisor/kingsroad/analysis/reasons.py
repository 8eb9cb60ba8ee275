"""Why a choice is good: facts that hold by their numbers, and pass the counterfactual test.

Of all that could be said of a choice, that is said whose loss would cost most. Where this round is
likely to end the game, only what the last scoring brings counts. Seats are those of the question;
`renumbered` gives the seats as given.

The counterfactual test is what a choice loses without what a reason for it speaks of. Everything
else of the choice stays: a marker moves from a region to the best other place (to a Dragon that is
played instead, or back to the hand), a Dragon gives way to another card, a Witch to the best choice
without her. All of these are candidates that are judged already, so the test costs next to nothing.

How likely a choice is to see the game end this round, and which regions then decide it, is found
from choices of the others drawn from what is believed of them. Every region is scored once more at
the end of a game unless the last round scored it, with what lies there: so of each game that ends,
every region says who gets what for its place there, and how much of what is still open it settles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from msgspec.structs import replace

from advisor.core.arrays import Bools, Floats, Int8
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.batch.games import Games, paid_table, places, play, repeat
from advisor.kingsroad.equilibrium.mixed_strategies import draw
from advisor.kingsroad.round.outcomes import OpponentModel
from advisor.kingsroad.round.plays import Play
from advisor.kingsroad.round.regions import Contest, Contests
from advisor.messages.advice import (
    MAX_REASONS,
    MOST_ADDED,
    Candidate,
    Codes,
    Reason,
    ReasonKind,
    RegionReason,
)
from advisor.messages.choices import effect
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import REGIONS, king_path
from kingsroad.cards import Selection
from kingsroad.position import GOAL


@dataclass(frozen=True)
class Fall:
    """What a choice loses by the best change of what a reason speaks of.

    Attributes:
        by: how much, in the goal's unit: more than the error, and enough to be told.
        instead: the best choice with that change.
    """

    by: float
    instead: Codes


_WORTH_A_WORD: Final = 0.02
"""What costs no more than this in chance to win, or what weighs as much, is no reason."""


class Alternatives:
    """All candidates of an answer, as the test looks at them."""

    def __init__(self, candidates: Sequence[Candidate], goal: Goal) -> None:
        self.candidates = candidates
        self.least = _WORTH_A_WORD * SCALE[goal]
        effects = [effect(Selection.of(one.selection)) for one in candidates]
        self.placed = np.array([placed for placed, _, _ in effects]).reshape(-1, len(REGIONS))
        self.dragon = np.array([dragon for _, dragon, _ in effects])
        self.witch = np.array([witch for _, _, witch in effects])
        self.losses = np.array([one.loss for one in candidates])
        self.errors = np.array([one.loss_error for one in candidates])


class Counterfactuals:
    """The test for the reasons of one choice, by its place among the candidates."""

    def __init__(self, among: Alternatives, place: int) -> None:
        self._among = among
        self._place = place

    def without_marker(self, region: int) -> Fall | None:
        """With fewer markers in a region, all others as they are; None if that loses nothing."""
        among = self._among
        own, dragon = among.placed[self._place], among.dragon[self._place]
        elsewhere = np.arange(len(REGIONS)) != region - 1
        stays = (among.placed >= own)[:, elsewhere].all(axis=1) & (among.dragon >= dragon)
        return self._fall(stays & (among.placed[:, region - 1] < own[region - 1]) & ~among.witch)

    def without_dragon(self) -> Fall | None:
        """With another card in place of the Dragon."""
        among = self._among
        stays = (among.placed >= among.placed[self._place]).all(axis=1)
        return self._fall(stays & ~among.dragon & ~among.witch)

    def without_witch(self) -> Fall | None:
        """Without the Witch, whatever else."""
        return self._fall(~self._among.witch)

    @property
    def witch_is_as_good(self) -> bool:
        """Whether the Witch cannot be told from the best."""
        among = self._among
        return bool((among.witch & (among.losses <= among.errors)).any())

    def alike(self) -> tuple[list[int], int]:
        """The regions where all choices about as good as the best put a marker, and their number.

        No regions where this choice is not one of them, or is alone; then the number is that of
        the choices that cannot be told from this one, which is counted too.
        """
        among, place = self._among, self._place
        equal = among.losses <= among.errors
        shared = np.asarray((among.placed[equal] > 0).all(axis=0))
        if shared.any() and equal[place] and equal.sum() > 1:
            return [r for r in REGIONS if shared[r - 1]], int(equal.sum())
        errors = np.maximum(among.errors, among.errors[place])
        return [], int((among.losses - among.losses[place] <= errors).sum())

    def _fall(self, fits: Bools) -> Fall | None:
        among, place = self._among, self._place
        if not fits.any():
            return None
        best = int(np.where(fits, among.losses, np.inf).argmin())
        by = float(among.losses[best] - among.losses[place])
        least = max(among.errors[best], among.errors[place], among.least)
        return Fall(by, among.candidates[best].selection) if by > least else None


LIKELY: Final = 0.5
"""The chance of an end from which reasons speak of the last scoring."""

_DRAWN: Final = 1024
"""Joint choices of the others; so many give a chance to within 0.016."""

_DECIDES: Final = 0.1
"""The least share of what is open that a region settles to be named."""

_MOST_NAMED: Final = 3

_CERTAIN: Final = 1e-6
"""A variance of the result below this: nothing is open any more."""


@dataclass(frozen=True)
class RoundEnd:
    """What the end of the game looks like after a choice, if this round brings it.

    Attributes:
        chance: that the game ends this round.
        rival: the seat that wins most often beside the player.
        settles: by region that decides the game, the share of what is open that it settles (the
            correlation ratio of the result and the points there), most first.
    """

    chance: float
    rival: int
    settles: dict[int, float]


class Endings:
    """The ends that a round may bring, as one player sees it before choosing."""

    def __init__(self, model: OpponentModel) -> None:
        self._model = model

    @cached_property
    def possible(self) -> bool:
        """Whether anybody can reach the end this round at all."""
        position, model = self._model.position, self._model
        regions = king_path(position.king, 1 + model.max_dragons)
        most = sum(position.board.paid(region, position.num_players)[0] for region in regions)
        return max(position.scores) + most + len(REGIONS) * len(regions) >= GOAL

    def of(self, own: Play) -> RoundEnd | None:
        """The end after a choice without a Witch; None where there can be none."""
        if not self.possible:
            return None
        placed, dragon = self._others
        placed, dragon = placed.copy(), dragon.copy()
        placed[:, self._model.seat] = own.placed
        dragon[:, self._model.seat] = own.dragon
        before = repeat(self._model.position, _DRAWN)
        after, _ = play(before, placed, dragon)
        over = np.flatnonzero(after.finished)
        if not len(over):
            return None
        rival, settles = self._decided(before.take(over), placed[over], after.take(over))
        return RoundEnd(len(over) / _DRAWN, rival, settles)

    @cached_property
    def _others(self) -> tuple[Int8, Bools]:
        """What the others add, [drawn, players, 8], and their Dragons, [drawn, players]."""
        model, position = self._model, self._model.position
        placed = np.zeros((_DRAWN, position.num_players, len(REGIONS)), np.int8)
        dragon = np.zeros((_DRAWN, position.num_players), np.bool_)
        mixes = [opponent.chances for opponent in model.opponents]
        drawn = draw(mixes, _DRAWN, len(mixes))
        revealed = model.dragons
        for opponent, chosen in zip(model.opponents, drawn.T, strict=True):
            placed[:, opponent.seat] = opponent.plays.placed[chosen]
            dragon[:, opponent.seat] = opponent.plays.dragon[chosen]
            if revealed and len(opponent.plays) == 1:  # whose cards lie already
                dragon[:, opponent.seat] = True
                revealed -= 1
        return placed, dragon

    def _decided(self, before: Games, placed: Int8, after: Games) -> tuple[int, dict[int, float]]:
        """The strongest rival in games that end, and what decides between the two."""
        own, shares = self._model.seat, after.shares()
        strength = shares.mean(axis=0) + after.scores.mean(axis=0) / 1e6
        strength[own] = -1.0
        rival, win = int(strength.argmax()), shares[:, own]
        settles = {}
        if win.var() > _CERTAIN:
            paid = paid_table(before.board, before.num_players)
            influence = before.markers.T + placed.T + before.noble_map.T
            for region in REGIONS:
                points = paid[region - 1].take(places(influence[region - 1].astype(np.int8)))
                settled = _correlation_ratio(points[own] - points[rival], win)
                if settled >= _DECIDES:
                    settles[region] = settled
        named = sorted(settles, key=lambda region: -settles[region])[:_MOST_NAMED]
        return rival, {region: settles[region] for region in named}


def _correlation_ratio(differences: Int8, win: Floats) -> float:
    """The share of the variance of a result that lies between groups of equal differences."""
    _, group = np.unique(differences, return_inverse=True)
    size = np.bincount(group)
    means = np.bincount(group, win) / size
    return float((size * (means - win.mean()) ** 2).sum() / len(win) / win.var())


_CLEAR: Final = 0.5
"""The points below which a region is no reason."""

_MORE_THAN_NOT: Final = 0.5
"""The chance from which something is what is to be expected."""

_NOTED: Final = 0.25
"""The chance below which something is not mentioned, and the least change of one that is."""

_SURE: Final = 1 - 1e-9
"""A chance above this is no question any more."""

_NOT_PROVED: Final = 0.999
"""The most that a chance is said to be of what is not certain."""

_SOON: Final = 4
"""A region further down the King's road than this is no reason for a marker now."""


class ReasonFinder:
    """Finds the reasons for the choices of one player in one round."""

    def __init__(self, model: OpponentModel) -> None:
        self.contests = Contests(model)
        self._endings = Endings(model)
        self._model = model

    def of(self, play: Play, place: int, among: Alternatives) -> list[Reason]:
        """At most three facts about a candidate that has its region reasons, weightiest first.

        Args:
            play: what the candidate does.
            place: which of the candidates it is.
            among: all of them.
        """
        test, candidate = Counterfactuals(among, place), among.candidates[place]
        if play.witch:
            fall = test.without_witch()
            witch = Reason(kind=ReasonKind.WITCH_NOW)
            return [_proved(replace(witch, points=fall.by), fall)] if fall else []
        ending = self._endings.of(play)
        if ending is not None and ending.chance >= LIKELY:
            return self._at_the_end(play, candidate, ending, test)
        found = self._proved(play, candidate, test) or _alike(test)
        if test.witch_is_as_good:
            return [*found[: MAX_REASONS - 1], Reason(kind=ReasonKind.WITCH_KEPT)]
        return found[:MAX_REASONS]

    def _proved(self, play: Play, candidate: Candidate, test: Counterfactuals) -> list[Reason]:
        """The facts that pass the test, those first that cost most to do without."""
        falls = {
            region: fall
            for region in REGIONS
            if play.placed[region - 1] and (fall := test.without_marker(region))
        }
        found: list[Reason] = []
        for region in sorted(falls, key=lambda region: -falls[region].by):
            seen = self._seen(play, candidate, region)
            found += [_proved(one, falls[region]) for one in seen.facts()]
        if play.dragon and (fall := test.without_dragon()):
            dragon = [_proved(one, fall) for one in self._dragon(play, candidate)]
            at = sum(one.falls is not None and one.falls >= fall.by for one in found)
            found[at:at] = dragon
        if found or not falls:
            return found
        most = max(falls, key=lambda region: falls[region].by)
        return [_proved(Reason(kind=ReasonKind.MATTERS, region=most), falls[most])]

    def _seen(self, play: Play, candidate: Candidate, region: int) -> _Seen:
        now = next((r for r in candidate.regions if r.region == region), None)
        likely = now if now is not None and now.scored >= _NOTED else None
        return _Seen(self._model, self.contests, play, region, likely)

    def _dragon(self, play: Play, candidate: Candidate) -> Iterator[Reason]:
        """The region that the own Dragon has scored, where that brings most."""

        def brought(reason: RegionReason) -> float:
            before = self.contests.scored(reason.region, dragon=False)
            return (reason.points + reason.bonus) * (1 - before / reason.scored)

        scored = [reason for reason in candidate.regions if reason.scored > 0]
        best = max(scored, key=brought, default=None)
        if best is not None and brought(best) >= _CLEAR:
            part = brought(best) / (best.points + best.bonus)
            yield Reason(
                kind=ReasonKind.DRAGON_NOW,
                region=best.region,
                points=brought(best),
                nobles=best.bonus * part,
            )

    def _at_the_end(
        self, play: Play, candidate: Candidate, ending: RoundEnd, test: Counterfactuals
    ) -> list[Reason]:
        """That the game ends, what decides it, and what each of these regions brings."""
        falls = {r: test.without_marker(r) for r in REGIONS if play.placed[r - 1]}
        own = {region: fall for region, fall in falls.items() if fall is not None}
        weight = {region: fall.by for region, fall in own.items()}
        named = sorted(weight, key=lambda region: -weight[region])
        named = [*named, *(r for r in ending.settles if r not in own)][:MAX_REASONS]
        missing = GOAL - self._model.position.scores[self._model.seat]
        enough = candidate.worst is not None and candidate.worst >= missing
        path = king_path(self._model.position.king, len(REGIONS))
        end = Reason(
            kind=ReasonKind.ENDS,
            chance=1.0 if enough else min(ending.chance, _NOT_PROVED),
            own=enough,
            regions=sorted(named, key=path.index),
        )
        return [end, *(self._final(play, r, ending, own.get(r)) for r in named[: MAX_REASONS - 1])]

    def _final(self, play: Play, region: int, ending: RoundEnd, fall: Fall | None) -> Reason:
        """What a region brings the player and the strongest rival in the last scoring."""
        contest = self.contests.of(region, play.placed[region - 1])
        points = contest.mean_points()
        found = Reason(
            kind=ReasonKind.FINAL,
            region=region,
            points=float(points[self._model.seat]),
            chance=contest.first,
            rivals=[ending.rival],
            gets=[float(points[ending.rival])],
            markers=int(self._model.position.influence(self._model.seat, region))
            + play.placed[region - 1],
        )
        return _proved(found, fall) if fall else found


def renumbered(reason: Reason, order: Sequence[int]) -> Reason:
    """The reason with the seats as given, which ``order`` has by seat, and without the errors of
    sums."""

    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, DIGITS)

    return replace(
        reason,
        rivals=[order[seat] for seat in reason.rivals],
        points=rounded(reason.points),
        nobles=rounded(reason.nobles),
        chance=rounded(reason.chance),
        without=rounded(reason.without),
        loses=[round(points, DIGITS) for points in reason.loses],
        gets=[round(points, DIGITS) for points in reason.gets],
        falls=rounded(reason.falls),
    )


def _proved(reason: Reason, fall: Fall) -> Reason:
    return replace(reason, instead=fall.instead, falls=fall.by)


def _alike(test: Counterfactuals) -> list[Reason]:
    """That other choices are about as good, and where all of these put a marker."""
    regions, alike = test.alike()
    found = Reason(kind=ReasonKind.ALIKE, regions=regions, alike=alike)
    return [found] if alike > 1 else []


@dataclass(frozen=True)
class _Seen:
    """A region with own markers placed there, and what can be said of it.

    Attributes:
        now: its figures where it is likely enough to be scored this round; else None.
    """

    model: OpponentModel
    contests: Contests
    play: Play
    region: int
    now: RegionReason | None

    def facts(self) -> list[Reason]:
        """What can be said of the markers there, if anything."""
        if self.now is None:
            return [*self._prepared()]
        gain, risk = self._gain(self.now), self._risk()
        if risk:  # what somebody can still end is not certain, however unlikely that is
            gain = [replace(one, chance=min(one.chance or 0.0, _NOT_PROVED)) for one in gain]
        return [*gain, *risk] if gain else self._blocked()

    @cached_property
    def placed(self) -> int:
        """The markers that the choice places there."""
        return self.play.placed[self.region - 1]

    @cached_property
    def before(self) -> int:
        return self.model.position.influence(self.model.seat, self.region)

    @cached_property
    def rivals(self) -> dict[int, int]:
        """The influence of everybody else before."""
        position = self.model.position
        seats = (seat for seat in position.seats if seat != self.model.seat)
        return {seat: position.influence(seat, self.region) for seat in seats}

    @cached_property
    def top(self) -> int:
        return max(self.rivals.values())

    @cached_property
    def caught(self) -> list[int]:
        """Who has most, if anybody has."""
        return [seat for seat, held in self.rivals.items() if self.top and held == self.top]

    def contest(self, added: int) -> Contest:
        """Who gets what with so many own markers, where it is scored now only in that case."""
        whole = self.contests.of(self.region, added)
        if self.now is None:
            return whole
        return whole.scored(self.contests.step(self.region), self.play.dragon)

    def _gain(self, now: RegionReason) -> list[Reason]:
        """The best that can be said of own points there; nothing where they are few."""
        points = now.points + now.bonus
        if points < _CLEAR:
            return []
        own, contest = self.before + self.placed, self.contest(self.placed)
        found = Reason(
            kind=ReasonKind.LEADS,
            region=self.region,
            points=points,
            nobles=now.bonus,
            scored=now.scored if now.scored < _SURE else None,
            chance=now.first,
            markers=own,
        )
        if self.before > self.top and now.first >= _MORE_THAN_NOT:
            without = self.contest(0).first
            if now.first - without >= _NOTED:
                return [replace(found, kind=ReasonKind.HOLDS, without=without)]
            return [found]
        if own > self.top and self.before <= self.top:
            ahead = all(contest.ahead_of(o) >= _MORE_THAN_NOT for o in self.caught)
            paid = contest.is_paid if self.caught else now.first
            if ahead and paid >= _MORE_THAN_NOT:
                return [replace(found, rivals=self.caught)]
        if own == self.top > 0 and all(
            contest.not_behind(o) >= _MORE_THAN_NOT for o in self.caught
        ):
            loses = self._taken()
            if all(loses[other] >= _CLEAR for other in self.caught):
                return [replace(found, kind=ReasonKind.TIES, rivals=self.caught)]
        place = 1 + now.places.index(max(now.places)) if max(now.places) >= _MORE_THAN_NOT else None
        if contest.is_paid >= _MORE_THAN_NOT:
            return [replace(found, kind=ReasonKind.PLACE, place=place)]
        return []

    def _risk(self) -> list[Reason]:
        """Who can end a lead with the markers in hand, and how many that takes: exact."""
        contest, own = self.contest(self.placed), self.before + self.placed
        if own <= self.top or contest.first < _MORE_THAN_NOT:
            return []
        needs = {
            o.seat: own - self.rivals[o.seat]
            for o in self.model.opponents
            if own - self.rivals[o.seat] <= int(o.plays.placed[:, self.region - 1].max())
        }
        if not needs:
            return []
        return [
            Reason(
                kind=ReasonKind.RISK,
                region=self.region,
                rivals=sorted(needs),
                needs=[needs[seat] for seat in sorted(needs)],
                chance=1 - contest.first,
            )
        ]

    def _taken(self) -> dict[int, float]:
        """How many points of this round the markers take from everybody else, on average."""
        dragon, added = self.play.dragon, self.placed
        without = self.contests.points_now(self.region, 0, dragon)
        taken = without - self.contests.points_now(self.region, added, dragon)
        return {seat: float(taken[seat]) for seat in self.rivals}

    def _blocked(self) -> list[Reason]:
        """From whom the markers take points this round, where they bring few themselves."""
        loses = {seat: less for seat, less in self._taken().items() if less >= _CLEAR}
        if not loses:
            return []
        most = max(loses, key=lambda seat: loses[seat])
        return [
            Reason(kind=ReasonKind.BLOCKS, region=self.region, rivals=[most], loses=[loses[most]])
        ]

    def _prepared(self) -> Iterator[Reason]:
        """What markers in the region of a coming round prepare."""
        position = self.model.position
        ahead, own = self.contests.step(self.region), self.before + self.placed
        if not 0 < ahead <= _SOON:
            return
        reach = min(MOST_ADDED, position.in_hand[self.model.seat] - sum(self.play.placed))
        contest = self.contest(self.placed)
        if own > self.top:
            holds = contest.first
        elif own == self.top:
            holds = contest.likely(contest.influence[self.model.seat] >= contest.others)
        else:  # it can still catch up in one more round
            holds = contest.likely(contest.influence[self.model.seat] + reach >= contest.others)
        if holds >= _MORE_THAN_NOT:
            yield Reason(
                kind=ReasonKind.PREPARES,
                region=self.region,
                points=float(position.board.region(self.region).banner[0]),
                chance=holds,
                rivals=[o for o, held in self.rivals.items() if held >= own],
                markers=own,
                ahead=ahead,
            )
