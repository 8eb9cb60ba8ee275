"""The rule-of-thumb player, who puts markers where the King comes next.

Plain Python: it fills the seats of programs that forfeit, and plays on when the solver is gone.
"""

from __future__ import annotations

import random
from typing import Final

from advisor.kingsroad.round.heuristic import worths
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.protocol import Choice, ChoiceFacts, ChoiceReason
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import distinct_selections, hand_kind
from kingsroad.position import Position

_NEARLY: Final = 0.92
"""Plays of at least this share of the best one's worth are taken alike, so that nobody can copy."""


def choose(game: Game, player: int, seed: int = 0) -> Choice:
    """The choice of a player; the second choice where a round is pending.

    Uses only what is public. The same seed gives the same choice.
    """
    revealed = game.revealed
    dragons = revealed.dragons if revealed else 0
    selection, most = best(
        game.table_position, player, seed, dragons=dragons, second=revealed is not None
    )
    return Choice(
        id=0,
        player=player,
        computer=RULE_OF_THUMB,
        selection=selection.codes,
        reason=ChoiceReason.COMING_REGIONS,
        facts=ChoiceFacts(region=game.table_position.king, worth=most),
    )


def best(
    position: Position, player: int, seed: int, *, dragons: int = 0, second: bool = False
) -> tuple[Selection, float]:
    """The selection by the rule of thumb, and the worth of the best one.

    ``dragons`` have been revealed already where this is the ``second`` choice.
    """
    selections = distinct_selections(hand_kind(position.hand(player, second=second)))
    values = worths(position, player, selections, dragons)
    most = max(values)
    good = [s for s, value in zip(selections, values, strict=True) if value >= most * _NEARLY]
    return random.Random(seed).choice(good), most
