"""The king who plays by the rule of thumb walks on towards a gate whenever he can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from advisor.assassins.clock import castle_in_reach, clock_of, steps_nearer
from advisor.assassins.computers import play_phase
from advisor.assassins.thinking_players import steps_on
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from assassins.actions import ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, new_game
from assassins.legal import legal_actions
from assassins.notation import parse_position
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act, after_actions
from assassins.town import parse_square
from tests.advisor.assassins.support.matches import play_game
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS

BLOCKED_BY_KNIGHTS = (
    "KA1:7:k:1-6s-5:1-6:i9:a4d1h10h9i10i8j7:f2.k.e7.i3.x.g6.h6.j6.c10r.h7r.e10.f10:2300111"
)
"""Both squares on the king's ways are his own knights', and nobody else is near."""


def playing(now: AssassinsPosition) -> AssassinsGame:
    return replace(new_game(PLAYERS, now.town), position=now)


def after(game: AssassinsGame, seed: int = 1) -> AssassinsPosition:
    """The position after what the easy king does in his phase."""
    return after_actions(game.position, play_phase(game, RULE_OF_THUMB, seed))


def could_step_on(before: AssassinsPosition) -> bool:
    """Whether the king has a free square beside him that is nearer to a gate."""
    assert before.king is not None
    return any(
        action.kind is ActionKind.KING_STEP
        and steps_nearer(act(before, action).after, before.king) > 0
        for action in legal_actions(before)
    )


@pytest.mark.parametrize("people", (RANDOM, RULE_OF_THUMB))
def test_he_comes_nearer_in_every_phase_in_which_a_square_on_the_way_is_free(people: str) -> None:
    """Whole games against each of them: never home, never standing still with the way free."""
    for seed in range(3):
        game = play_game(RULE_OF_THUMB, people, seed)
        for phase in game.phases:
            if phase.side is Side.PEOPLE or not phase.actions:
                continue
            before, end = phase.actions[0].before, phase.actions[-1].after
            if end.over or not could_step_on(before):
                continue
            assert before.king is not None
            assert steps_nearer(end, before.king) > 0


def test_his_own_knights_make_room_for_him() -> None:
    """He stood there for rounds: the knights had better things to do than to go out of his way."""
    now = parse_position(BLOCKED_BY_KNIGHTS)
    assert now.king is not None
    assert not could_step_on(now)
    assert steps_on(now)
    assert steps_nearer(after(playing(now)), now.king) == 1


def test_he_reaches_the_castle_where_the_people_do_nothing_on_purpose() -> None:
    results = [play_game(RULE_OF_THUMB, RANDOM, seed).result for seed in range(6)]
    assert sum(result is not None and result.winner is Side.KING for result in results) >= 4


def test_he_walks_on_even_where_staying_is_safer_but_takes_two_steps_in_time() -> None:
    """With the last cards he goes as far as he has to."""
    card = RoundCard(2, 5, False, 4)
    now = position(king="e5", knights="a8 a9", townsfolk={"a": "j1"}, card=card, number=14)
    assert clock_of(now).need == 4
    end = after(playing(now))
    assert end.phase is AssassinsPhase.KING
    assert clock_of(end).need == 2
    assert castle_in_reach(end)


def test_steps_nearer_are_counted_straight_on_or_around_the_crowd() -> None:
    now = position(king="e9", townsfolk={"a": "d9"})
    assert steps_nearer(now, parse_square("f9")) == 1
    assert steps_nearer(now, parse_square("e8")) == -1
    assert steps_nearer(now, parse_square("e9")) == 0
