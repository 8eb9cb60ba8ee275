"""An analysis explained: splits of its choices, the choice that looks best, what cards are worth
kept.

The seats are those of the messages. Only of whole answers; the first ones are not explained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as copied
from typing import Final

import numpy as np
from msgspec.structs import replace

from advisor.core.arrays import Int8
from advisor.kingsroad.analysis.analysis import Analysis
from advisor.kingsroad.analysis.judgement import DIGITS
from advisor.kingsroad.analysis.splits import Splits, closer_look
from advisor.kingsroad.batch.games import play, repeat
from advisor.kingsroad.equilibrium.expected_payoffs import Cases, ExpectedPayoffs
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel
from advisor.kingsroad.round.regions import Reasons
from advisor.kingsroad.values.evaluation import evaluate
from advisor.messages.advice import Kept, Obvious, Paid, Split
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import REGIONS
from kingsroad.cards import Card

_COSTS: Final = 0.02
"""The least chance to win, or what weighs as much, for which the choice that looks best is told."""


@dataclass(frozen=True)
class Explanations:
    """What explains an analysis.

    Attributes:
        splits: by own action, what its value hangs on: of the one advised alone, of all others
            that surely lose beside that one.
        obvious: the choice that looks best, where it costs enough.
        kept: the Dragon and the Witch, where that can be told.
    """

    splits: Mapping[int, Split] = field(default_factory=dict)
    obvious: Obvious | None = None
    kept: tuple[Kept, ...] = ()


def explained(analysis: Analysis) -> Explanations:
    """The explanations of a whole analysis; none of a quick one."""
    few = analysis.payoffs.cases
    if analysis.safe_mix is None or few is None:
        return Explanations()
    stage, judgement, goal = analysis.stage, analysis.judgement, analysis.stage.goal
    mixes = [belief.mix for belief in analysis.beliefs]
    best, obvious = analysis.recommended_action, _obvious_action(analysis)
    losing = [a for a in analysis.ranking if judgement.losses[a] > judgement.errors[a]]
    asked = [best, *losing]
    rough = Splits(stage, mixes, few).beside(few.own(goal, 0)[asked], judgement.values[asked])
    found = dict(zip(losing, rough, strict=False))
    told = [best] if obvious is None else [best, obvious]
    cases = closer_look(stage, mixes, few, told)
    close, brings = Splits(stage, mixes, cases), cases.own(goal, 0)
    if (alone := close.alone(brings[0], float(judgement.values[best]))) is not None:
        found[best] = alone
    if obvious is not None:
        found |= dict(zip([obvious], close.beside(brings, judgement.values[told]), strict=False))
    found = {action: _seated(split, analysis, action, best) for action, split in found.items()}
    return Explanations(
        splits=found,
        obvious=None if obvious is None else _obvious(analysis, obvious, found.get(obvious)),
        kept=tuple(_kept(analysis, few)),
    )


def split_beside(
    analysis: Analysis,
    payoffs: ExpectedPayoffs,
    mixes: Sequence[MixedStrategy],
    pair: Sequence[int],
) -> Split | None:
    """What it hangs on that one own action is worse than another against these mixes.

    Against what is believed it is what a hint says (see `explained`). ``pair`` has the better one
    first, ``payoffs`` what own actions bring against these mixes.
    """
    stage, few = analysis.stage, payoffs.cases
    if few is None:
        return None
    own = payoffs.own(stage.goal)[list(pair)]
    cases, brings = few, few.own(stage.goal, 0)
    hinted = payoffs is analysis.payoffs and pair[1] != _obvious_action(analysis)
    if hinted and max(pair) < len(brings):
        brings = brings[list(pair)]
    else:
        cases = closer_look(stage, mixes, few, pair)
        brings = cases.own(stage.goal, 0)
    found = Splits(stage, mixes, cases).beside(brings, own)
    return _seated(found[0], analysis, *reversed(pair)) if found else None


def _seated(split: Split, analysis: Analysis, action: int, best: int) -> Split:
    """The split of an action, the seats as given; of any but the best beside that one."""
    order = analysis.question.order
    better = analysis.stage.plays[0].candidates[best].selection.codes
    return replace(
        split,
        players=sorted(order[seat] for seat in split.players),
        beside=None if action == best else better,
    )


def _obvious_action(analysis: Analysis) -> int | None:
    """The own action that looks best, the best of several; None where it costs too little."""
    stage, judgement = analysis.stage, analysis.judgement
    points = _undisturbed(analysis)
    plays = stage.plays[0].candidates
    ranking = [a for a in analysis.ranking if not (plays[a].witch or plays[a].dragon)]
    if not ranking:
        return None
    most = max(points[action] for action in ranking)
    first = next(action for action in ranking if points[action] == most)
    least = max(_COSTS * SCALE[stage.goal], float(judgement.errors[first]))
    return first if judgement.losses[first] >= least else None


def _undisturbed(analysis: Analysis) -> list[int]:
    """By own action but the Witch, its points this round if nobody else adds anything."""
    stage = analysis.stage
    own = stage.plays[0].arrays
    placed: Int8 = np.zeros((len(own), len(stage.seats), len(REGIONS)), np.int8)
    dragon = np.zeros(placed.shape[:2], np.bool_)
    for seat in stage.others(0):  # a Dragon that lies there already still counts
        dragon[:, seat] = seat not in stage.open and stage.plays[seat].candidates[0].dragon
    placed[:, 0], dragon[:, 0] = own.placed, own.dragon
    _, points = play(repeat(stage.position, len(own)), placed, dragon)
    return [int(one) for one in points[:, 0]]


def _obvious(analysis: Analysis, action: int, split: Split | None) -> Obvious:
    stage, judgement = analysis.stage, analysis.judgement
    own = stage.plays[0].candidates[action]
    alone = OpponentModel(
        stage.position, 0, [OpponentBelief.played(seat) for seat in stage.others(0)], stage.dragons
    )
    parts = [
        Paid(region=one.region, points=round(one.points), nobles=round(one.bonus))
        for one in Reasons(alone).of(own)
        if round(one.scored) and round(one.points + one.bonus)
    ]
    return Obvious(
        selection=own.selection.codes,
        points=sum(part.points + part.nobles for part in parts),
        parts=parts,
        expected=round(float(analysis.round_points.expected[action]), DIGITS),
        value=float(judgement.values[action]),
        loss=float(judgement.losses[action]),
        split=split,
    )


def _kept(analysis: Analysis, cases: Cases) -> list[Kept]:
    """What the Dragon and the Witch add now, and what each is worth in hand afterwards."""
    stage, judgement = analysis.stage, analysis.judgement
    if stage.goal is Goal.POINTS:
        return []
    plays = stage.plays[0].candidates
    held = {
        Card.WITCH: [play.witch for play in plays],
        Card.DRAGON: [play.dragon for play in plays],
    }
    found = []
    for card, spends in held.items():
        played = next((a for a in analysis.ranking if spends[a]), None)
        without = next((a for a in analysis.ranking if not (spends[a] or plays[a].witch)), None)
        if played is None or without is None:
            continue
        more = float(judgement.values[played] - judgement.values[without])
        if abs(more) <= max(judgement.errors[played], judgement.errors[without]):
            continue
        worth = _worth_in_hand(analysis, card, without, cases)
        found.append(
            Kept(
                card=card.value,
                played=plays[played].selection.codes,
                without=plays[without].selection.codes,
                now=round(more + worth, DIGITS),
                kept=round(worth, DIGITS),
            )
        )
    return found


def _worth_in_hand(analysis: Analysis, card: Card, without: int, cases: Cases) -> float:
    """How much more a choice is worth with a card in hand after it than with none, in the goal's
    unit."""
    stage, chosen = analysis.stage, cases.chosen.copy()
    chosen[:, 0] = without
    after, _ = stage.after(chosen)
    gone = (after.witch if card is Card.WITCH else after.dragon).copy()
    gone[:, 0] = False
    spent = copied(after, witch=gone) if card is Card.WITCH else copied(after, dragon=gone)
    held, lacked = (
        value.win if stage.goal is Goal.WIN else value.margin
        for value in (evaluate(after), evaluate(spent))
    )
    return float(cases.weights @ (held[:, 0] - lacked[:, 0]))
