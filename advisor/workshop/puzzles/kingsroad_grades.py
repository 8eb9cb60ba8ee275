"""How hard a puzzle of King's Road is: by the weakest computer player that finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from advisor.kingsroad.players.computers import choose
from advisor.kingsroad.players.strategies import Decision
from advisor.messages.computers import INSTINCT, LEVEL_1, ONE_ROUND, RULE_OF_THUMB
from advisor.messages.exercises import MAX_GRADE
from advisor.workshop.tournament.seeds import seed_of
from kingsroad.cards import Selection
from kingsroad.games import Game

_LADDER: Final = ((ONE_ROUND,), (RULE_OF_THUMB,), (INSTINCT,), (LEVEL_1,))
"""By grade from 1 on, who has to find it; `MAX_GRADE` where none of them does."""

_ASKED: Final = 8
"""So often those are asked that draw from no mix."""

_FINDS: Final = 0.5
"""Who finds it at least so often has found it."""


def grade_of(game: Game, seat: int, is_answer: Callable[[Selection], bool], action: int) -> int:
    """The grade, 1 to `MAX_GRADE`.

    Args:
        game: as it stands before the decision.
        seat: who decides.
        is_answer: whether a selection has the effect that is the answer.
        action: the answer, as an own action of the stage game.
    """
    for grade, names in enumerate(_LADDER, 1):
        if any(_share(game, seat, name, is_answer, action) >= _FINDS for name in names):
            return grade
    return MAX_GRADE


def _share(
    game: Game, seat: int, name: str, is_answer: Callable[[Selection], bool], action: int
) -> float:
    """How often a computer player gives the answer."""

    def asked(number: int) -> Decision:
        return choose(game, seat, name, seed_of("grade", seat, number))

    first = asked(0)
    if first.mix is not None:
        return float(first.mix[action])
    answers = [first, *map(asked, range(1, _ASKED))]
    return sum(is_answer(Selection.of(one.choice.selection)) for one in answers) / len(answers)
