"""Phases of the people that must stop the king: he would walk out next, and few ways prevent it.

For every card that may come his whole next phase is looked at, so what is said of it is certain.
"""

from __future__ import annotations

from typing import Final

from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import PeoplePhase, attack, find_people_phases
from advisor.assassins.people_plan import people_chances
from advisor.assassins.values.network import packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages.exercises import AssassinsKind
from advisor.workshop.puzzles.assassins_puzzle import (
    AssassinsPuzzle,
    grade_by_players,
    is_worth_it,
    proof_of,
)
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition

_LOOKED_AT: Final = 60_000
"""Moments of the king's phase that are looked at for each card."""

_THREAT: Final = 0.15
"""He walks out with at least this share of the cards, if nobody does anything."""

_COMPARED: Final = 48
"""The best ways for the people that are compared."""

_MOST_CLOSING: Final = 0.4
"""At most this share of them may close the gate: else it is closed by whatever one does."""

_WIDTH: Final = 8


def find_gate(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A people's phase that begins, in which they have to stop the king and can."""
    assert game.secret is not None
    position = game.position
    if position.last_round or not position.deck:
        return None
    leaves = leaving(position)
    if leaves is None or leaves < _THREAT * len(position.deck):
        return None
    struck = attack(position, game.secret)
    if struck is not None and struck.end.over:
        return None
    phases = find_people_phases(position, None, Stop(), width=_WIDTH, kept=_COMPARED).phases
    left = [leaving(phase.end) for phase in phases]
    closing = [phase for phase, cards in zip(phases, left, strict=True) if cards == 0]
    if not closing or len(closing) > _MOST_CLOSING * len(phases):
        return None
    judges = packaged_judges(game.town)
    worth = people_chances(game, phases, judges)
    cards = len(position.deck)
    # Who walks out has won; of what is not known the best is taken.
    chances = [
        float(value) * (1 - (open_ or 0) / cards)
        for value, open_ in zip(worth.value, left, strict=True)
    ]
    best = max((n for n, open_ in enumerate(left) if open_ == 0), key=chances.__getitem__)
    rest = max((chances[n] for n, open_ in enumerate(left) if open_ != 0), default=0.0)
    error = float(max(worth.error)) * 2**0.5
    if not is_worth_it(chances[best], rest, error):
        return None
    phase: PeoplePhase = phases[best]
    return AssassinsPuzzle(
        game,
        AssassinsKind.GATE,
        proof_of(
            phase.actions,
            chance=chances[best],
            next_chance=rest,
            error=error,
            ways=len(closing),
            ends=len(phases),
            worlds=1,
            leaves=0,
            cards=cards,
        ),
        grade_by_players(game, is_closed),
    )


def leaving(position: AssassinsPosition) -> int | None:
    """With how many of the cards face down the king walks out, if the people stop here; None where
    that is not certain."""
    return cards_to_leave(position, Stop(), _LOOKED_AT)


def is_closed(position: AssassinsPosition) -> bool:
    """Whether the king cannot walk out in his next phase, or the game is over."""
    return position.over or leaving(position) == 0
