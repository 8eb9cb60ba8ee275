"""Play by a policy network in the array engine: quick, and with the Witch and the Dragon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Indices, Int8, Singles
from advisor.kingsroad.batch.games import Games, RoundChoices, reveal
from advisor.kingsroad.batch.play_sums import NUM_PARTS, all_plays, cumulated, hands, picked
from advisor.kingsroad.values.policy_network import WITCH, PolicyNetwork

_NEVER: Final = np.float32(-1e9)
"""The logit of what cannot be played."""


def policy_choices(games: Games, policy: PolicyNetwork, chances: Singles) -> RoundChoices:
    """A choice for every player of every game, second choices included.

    After a Witch the likeliest second choice is taken, as it answers plays that lie open.

    Args:
        games: none of them finished.
        policy: the policy of all players.
        chances: [n, p], numbers from 0 to 1 that determine the actions drawn.
    """
    (chosen,) = several_choices(games, policy, chances[None])
    return chosen


def several_choices(
    games: Games, policy: PolicyNetwork, chances: Singles
) -> Iterator[RoundChoices]:
    """As `policy_choices`, several times for the same games; ``chances`` are [times, n, p]."""
    scores = policy.scores(games)
    kinds = games.hand_kinds
    for plays, witch in _drawn(scores, kinds.T, games.witch.T, chances.transpose(0, 2, 1)):
        yield _with_second_choices(games, policy, plays, witch)


def _with_second_choices(
    games: Games, policy: PolicyNetwork, plays: Indices, witch: Bools
) -> RoundChoices:
    """The choices of plays [p, n], with another one wherever it is the Witch, [p, n]."""
    table = all_plays()
    placed, dragon = table.placed[:, plays].transpose(2, 1, 0), table.dragon[plays].T
    chosen = RoundChoices(placed, dragon, witch.T)
    which = np.flatnonzero(chosen.witch.any(axis=1))
    if not len(which):
        return chosen
    some, shown = games.take(which), chosen.take(which)
    after, dragons = reveal(some, shown)
    again = _likeliest(policy.scores(after, dragons), some.hand_kinds.T)
    for seat in range(games.num_players):
        here = shown.witch[:, seat]
        placed[which[here], seat] = table.placed[:, again[seat, here]].T
        dragon[which[here], seat] = table.dragon[again[seat, here]]
    return chosen


def play_chances(games: Games, policy: PolicyNetwork) -> Singles:
    """[n, p, k]: the chances of the plays in `AllPlays.by_kind`, the Witch left aside."""
    table = all_plays()
    scores = policy.scores(games)[:NUM_PARTS].reshape(NUM_PARTS, -1)
    kind = games.hand_kinds.T.ravel()
    chances = np.zeros((table.by_kind.shape[1], len(kind)), np.float32)
    for number, hand in enumerate(hands()):
        here = np.flatnonzero(kind == number)
        logits = hand.parts @ scores[:, here]
        powers = np.exp(logits - logits.max(axis=0, initial=_NEVER))
        chances[: len(hand.plays), here] = powers / powers.sum(axis=0)
    return chances.reshape(-1, games.num_players, len(games)).transpose(2, 1, 0)


def _drawn(
    scores: Singles, kinds: Int8, may_witch: Bools, chances: Singles
) -> Iterator[tuple[Indices, Bools]]:
    """[p, n] each, for each of some chances [times, p, n]: the plays drawn, and the Witches.

    The plays are indices into `all_plays`.
    """
    flat = scores.reshape(len(scores), -1)
    witch_scores = np.where(may_witch.ravel(), flat[WITCH], _NEVER)
    weights = []
    for number, hand in enumerate(hands()):
        here = np.flatnonzero(kinds.ravel() == number)
        if len(here):
            logits = np.empty((len(hand.plays) + 1, len(here)), np.float32)
            np.matmul(hand.parts, flat[:NUM_PARTS, here], out=logits[:-1])
            logits[-1] = witch_scores[here]
            weights.append((hand.plays, here, cumulated(logits)))
    for chance in chances.reshape(len(chances), -1):
        plays, witch = np.zeros(chance.shape, np.intp), np.zeros(chance.shape, np.bool_)
        for own, here, sums in weights:
            drawn = picked(sums, chance[here])
            witch[here] = drawn == len(own)
            plays[here] = own[np.minimum(drawn, len(own) - 1)]
        yield plays.reshape(kinds.shape), witch.reshape(kinds.shape)


def _likeliest(scores: Singles, kinds: Int8) -> Indices:
    """[p, n]: the play with the highest score of each hand."""
    flat, kind = scores[:NUM_PARTS].reshape(NUM_PARTS, -1), kinds.ravel()
    best = np.zeros(kind.shape, np.intp)
    for number, hand in enumerate(hands()):
        here = np.flatnonzero(kind == number)
        if len(here):
            best[here] = hand.plays[(hand.parts @ flat[:, here]).argmax(axis=0)]
    return best.reshape(kinds.shape)
