"""The learnt policy's mixes, against the sums of its scores in plain Python."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from advisor.kingsroad.batch.games import games_of
from advisor.kingsroad.equilibrium.reference_play import DECISION, learnt_mixes
from advisor.kingsroad.round.plays import Play, hand_plays
from advisor.kingsroad.values.policy_network import packaged_policy
from kingsroad.cards import Selection
from kingsroad.position import PLAYERS, Variant
from kingsroad.rounds import reveal
from tests.support.builders import position
from tests.support.legal import random_game


def logit(play: Play, scores: list[float]) -> float:
    """What a play's parts score: markers by region, once or twice, Dragon, Witch."""
    if play.witch:
        return scores[33]
    total = scores[32] if play.dragon else 0.0
    for region, count in enumerate(play.placed):
        if count:
            total += scores[8 * (count - 1) + (16 if play.dragon else 0) + region]
    return total


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("players", PLAYERS)
def test_first_choices_are_as_likely_as_their_parts_score(players: int, variant: Variant) -> None:
    before = random_game(players, 5 + players, rounds=4, variant=variant).position
    plays = [hand_plays(before.hand(seat)) for seat in before.seats]
    mixes = learnt_mixes(before, plays)
    scores = packaged_policy(players, variant).scores(games_of([before]))
    for seat in before.seats:
        own = scores[:, seat, 0].tolist()
        weights = [exp(DECISION * logit(play, own)) for play in plays[seat].candidates]
        expected = [weight / sum(weights) for weight in weights]
        assert mixes[seat].tolist() == pytest.approx(expected, rel=1e-6)


def test_a_second_choice_is_the_likeliest_answer_to_what_lies_open() -> None:
    before = position(3, 4, markers={4: (2, 1, 0), 5: (0, 1, 1)})
    selections = [Selection.parse(word) for word in ("W", "45D", "41K")]
    revealed = reveal(before, selections)
    plays = [hand_plays(revealed.after.hand(0, second=True))]
    plays += [hand_plays(revealed.after.hand(seat)) for seat in (1, 2)]
    (mix, *_) = learnt_mixes(revealed.after, plays, revealed.dragons)
    scores = packaged_policy(3, before.variant).scores(
        games_of([revealed.after]), np.array([revealed.dragons])
    )
    own = scores[:, 0, 0].tolist()
    logits = [logit(play, own) for play in plays[0].candidates]
    assert not any(play.witch for play in plays[0].candidates)
    assert mix.tolist() == [float(value == max(logits)) for value in logits]


def test_it_is_the_same_wherever_one_sits() -> None:
    before = random_game(4, 11, rounds=3).position
    order = (2, 0, 3, 1)
    turned = before.seats_reordered(order)
    mixes = learnt_mixes(before, [hand_plays(before.hand(seat)) for seat in before.seats])
    again = learnt_mixes(turned, [hand_plays(turned.hand(seat)) for seat in turned.seats])
    for seat, there in enumerate(order):
        assert (again[seat] == mixes[there]).all()
