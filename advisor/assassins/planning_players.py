"""The players that plan: by what positions are worth, and by what the other side does next.

The planner takes, of the ways to play that nothing beats in everything, the one of the best chance
to win, all trios alike. The advisor also weighs who the assassins may be by what it has seen, and
looks at the best replies: of the people in the likeliest worlds, of the king to the next card. Both
choose their three as self-play has found best.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from advisor.assassins.belief.suspicion import ALIKE, belief_of
from advisor.assassins.instinct import king_by_instinct, people_by_instinct
from advisor.assassins.king.phase import in_order, shortened
from advisor.assassins.king_plan import plan_king_phase
from advisor.assassins.people_plan import by_chance, plan_people_phase
from advisor.assassins.replies import judged_by_replies, people_judged_by_replies
from advisor.assassins.values.network import Judges, packaged_judges
from advisor.assassins.worlds import worlds_of
from advisor.core.cancellation import Stop
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase
from assassins.secret import Secret

_MOMENTS: Final = 150_000
"""Moments of the king's phase that are looked at: all of them with most cards."""

_WIDTH: Final = 6
"""How wide a beam is where these are not all, for each square of the king."""

_PEOPLE_WIDTH: Final = 16
_REPLIES: Final = 4
"""Ways to play that are judged by the replies to them."""

_ALIKE: Final = 0.003
"""Chances that differ by less are drawn from: who always does the same is easily foreseen."""


def choose_by_lot(game: AssassinsGame, random: Random) -> Secret:
    """Three of the townsfolk, drawn as self-play has found best."""
    mix = packaged_judges(game.position.town).secret
    return Secret(mix.drawn(random, mix.drawn_from()))


def play_by_instinct(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: what looks best of the few that come to mind."""
    judges = packaged_judges(game.position.town)
    if game.position.phase is not AssassinsPhase.KING:
        return list(people_by_instinct(game, judges, stop, warmth=_ALIKE, random=random))
    belief = belief_of(game, judges.suspicion)
    actions = king_by_instinct(game.position, belief, judges, stop, warmth=_ALIKE, random=random)
    return list(shortened(game.position, actions))


def play_by_values(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: of the best chance to win, all trios alike."""
    return _play(game, random, stop, replies=0)


def play_by_replies(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
    """Actions for the rest of the phase: of the best chance to win after the best replies."""
    return _play(game, random, stop, replies=_REPLIES)


def _play(game: AssassinsGame, random: Random, stop: Stop, *, replies: int) -> list[Action]:
    judges = packaged_judges(game.position.town)
    if not replies:
        judges = replace(judges, suspicion=ALIKE)
    if game.position.phase is AssassinsPhase.KING:
        return _king(game, judges, stop, replies)
    return _people(game, judges, random, stop, replies)


def _king(game: AssassinsGame, judges: Judges, stop: Stop, replies: int) -> list[Action]:
    position, belief = game.position, belief_of(game, judges.suspicion)
    found = plan_king_phase(
        position,
        worlds_of(position),
        stop,
        belief=belief,
        judges=judges,
        most=_MOMENTS,
        width=_WIDTH,
    ).phases
    found = in_order(found)
    if replies and not found[0].end.over and len(found) > 1:
        judged = judged_by_replies(game, found[:replies], belief, judges, stop)
        found = in_order(judged) or found
    return list(found[0].actions)


def _people(
    game: AssassinsGame, judges: Judges, random: Random, stop: Stop, replies: int
) -> list[Action]:
    found = plan_people_phase(game, judges, stop, width=_PEOPLE_WIDTH).phases
    if replies and not found[0].end.over and len(found) > 1:
        judged = people_judged_by_replies(game, found[:replies], judges, stop)
        found = tuple(by_chance(judged)) or found
    alike = [phase for phase in found if phase.value > found[0].value - _ALIKE]
    return list(random.choice(alike).actions)
