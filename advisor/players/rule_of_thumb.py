"""The rule-of-thumb player, who puts markers where the King comes next.

Plain Python: it fills the seats of programs that forfeit, and plays on when the solver is gone.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Final

from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.protocol import Choice, ChoiceFacts, ChoiceReason
from advisor.selections import distinct_selections
from kingsroad.board import way
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position

SOON: Final = (1.0, 0.45, 0.3, 0.15)
"""What a region counts for by the steps until the King scores it."""

LEADS: Final = (0.1, 0.35, 0.65, 0.85, 0.95)
"""How good a lead of -1 or less, 0, 1, 2, 3 or more markers over the best other is."""

NOBLE: Final = 1.5
"""What a Noble is taken to bring, in points."""

DRAGON: Final = 3.5
"""How many points a Dragon must bring to be spent."""

PRECISION: Final = 2.0
"""Who follows the rule more or less: a logit's factor, per point that a play seems to bring."""

ANYTHING: Final = 0.2
"""How often they play anything."""

_NEARLY: Final = 0.92
"""Plays of at least this share of the best one's worth are taken alike, so that nobody can copy."""


def choose(game: Game, player: int, seed: int = 0) -> Choice:
    """The choice of a player; the second choice where a round is pending.

    Uses only what is public. The same seed gives the same choice.
    """
    revealed = game.revealed
    position = revealed.after if revealed else game.position
    dragons = revealed.dragons if revealed else 0
    selection, most = best(position, player, seed, dragons=dragons, second=revealed is not None)
    return Choice(
        id=0,
        player=player,
        computer=RULE_OF_THUMB,
        selection=[card.value for card in selection.cards],
        reason=ChoiceReason.COMING_REGIONS,
        facts=ChoiceFacts(region=position.king, worth=most),
    )


def best(
    position: Position, player: int, seed: int, *, dragons: int = 0, second: bool = False
) -> tuple[Selection, float]:
    """The selection by the rule of thumb, and the worth of the best one.

    ``dragons`` have been revealed already where this is the ``second`` choice.
    """
    hand = position.hand(player, second=second)
    selections = distinct_selections(hand.size, hand.dragon)
    values = worths(position, player, selections, dragons)
    most = max(values)
    good = [s for s, value in zip(selections, values, strict=True) if value >= most * _NEARLY]
    return random.Random(seed).choice(good), most


@cache
def _placed(selection: Selection) -> tuple[int, ...]:
    return selection.placed()


def worths(
    position: Position, player: int, selections: Iterable[Selection], dragons: int = 0
) -> list[float]:
    """What each selection seems to bring in the coming regions, in points.

    ``dragons`` have been revealed already.
    """

    @cache
    def chance(region: int, placed: int) -> float:
        """How likely the region is to be won with so many markers more."""
        own = position.influence(player, region) + placed
        others = max(position.influence(seat, region) for seat in position.seats if seat != player)
        return LEADS[min(max(own - others, -1), 3) + 1] if own else 0.0

    prizes = [position.board.paid(r, position.players)[0] + NOBLE for r in range(1, 9)]
    soon = way(position.king, len(SOON) + dragons + 1)
    found = []
    for selection in selections:
        placed = _placed(selection)
        scored = dragons + selection.has_dragon
        total = -DRAGON if selection.has_dragon else 0.0
        for steps, region in enumerate(soon[: len(SOON) + scored]):
            won = chance(region, placed[region - 1]) * prizes[region - 1]
            total += SOON[max(0, steps - scored)] * won
        found.append(total)
    return found
