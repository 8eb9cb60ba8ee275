"""What must always hold (rules, section 14), over random games on side A and another board."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.actions import ActionKind, Pool, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.legal import legal_actions
from assassins.position import (
    EMPTY,
    AssassinsPhase,
    AssassinsPosition,
    AssassinsPositionError,
    Ending,
    starting_position,
)
from assassins.rounds import end_phase, turn_up
from assassins.secret import all_gone, possible_secrets
from assassins.town import NEIGHBOURS, side_a
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import random_game, steps
from tests.assassins.support.towns import two_kings
from tests.support.examples import examples

seeds = st.integers(0, 2**32)
towns = st.sampled_from((side_a(), two_kings()))


def checked(position: AssassinsPosition) -> AssassinsPosition:
    """The same position made anew, so that everything about it is checked."""
    return replace(position)


@examples(25)
@given(seeds, towns)
def test_every_position_of_a_game_is_possible(seed: int, town: Any) -> None:
    for game in steps(Random(seed), town=town):
        position = game.position
        assert checked(position) == position
        assert hash(checked(position)) == hash(position)
        pawns = [*position.knights, *(s for s in position.townsfolk if s is not None)]
        pawns += [position.king] if position.king is not None else []
        assert len(pawns) == len(set(pawns))
        assert 100 - position.occupants().count(EMPTY) == len(pawns)
        on_board = sum(square is not None for square in position.townsfolk)
        assert on_board + len(position.arrested) + len(position.killed) == 12
        assert len(position.revealed) <= 3 and len(position.knights) <= 7
        if position.king is not None:
            assert not position.town.roofs[position.king]
        if position.card and position.phase is AssassinsPhase.KING:
            assert end_phase(position).people_ap in (position.card.people, 0)


@examples(25)
@given(seeds, towns)
def test_every_action_does_what_it_says_and_nothing_else(seed: int, town: Any) -> None:
    for game in steps(Random(seed), town=town):
        for report in game.running[-1:]:
            before, after, action = report.before, report.after, report.action
            assert report.price == legal_actions(before, game.secret)[action]
            kind = action.kind
            gone = len(after.gone) - len(before.gone)
            assert gone == (kind in (ActionKind.KNIGHT_KILL, ActionKind.ARREST))
            assert len(before.knights) - len(after.knights) == (kind is ActionKind.ASSASSIN_KILL)
            assert after.wounds - before.wounds == (kind is ActionKind.WOUND)
            assert len(after.revealed) - len(before.revealed) == (kind is ActionKind.REVEAL)
            assert bool(report.pushed) == (kind is ActionKind.KNIGHT_PUSH)
            spent = {
                Pool.KING: before.king_ap - after.king_ap,
                Pool.KNIGHTS: before.knights_ap - after.knights_ap,
                Pool.PEOPLE: before.people_ap - after.people_ap,
            }
            assert spent == {pool: report.price * (pool is kind.pool) for pool in Pool}
            for pushed in report.pushed:
                assert before.townsfolk[pushed.townsperson] == pushed.source
                assert after.townsfolk[pushed.townsperson] == pushed.target
                assert pushed.target in NEIGHBOURS[pushed.source]
                assert before.town.roofs[pushed.source] or not before.town.roofs[pushed.target]


@examples(40)
@given(seeds, towns)
def test_a_game_keeps_its_arrests_kills_and_points(seed: int, town: Any) -> None:
    game = random_game(seed, town=town)
    assert game.result is not None
    played = [phase.card for phase in game.phases if phase.side is Side.KING]
    assert not set(played) - set(town.deck) and len(played) == game.position.round
    for phase in game.phases:
        kinds = [report.action.kind for report in phase.actions]
        assert kinds.count(ActionKind.ARREST) <= phase.card.shackles
        assert kinds.count(ActionKind.ASSASSIN_KILL) <= 2
        assert phase.spent(Pool.KING) <= phase.card.king
        assert phase.spent(Pool.KNIGHTS) <= phase.card.knights
        assert phase.spent(Pool.PEOPLE) <= phase.card.people
        assert {kind.pool.side for kind in kinds} <= {phase.side}
    assert all(not phase.after.over for phase in game.phases[:-1])
    last = game.phases[-1]
    assert last.side is (
        Side.PEOPLE if game.result.by is Ending.KILLED else Side.KING
    )  # the time runs out in the king's phase, too
    assert game.result.by.winner is game.result.winner


@examples(25)
@given(seeds)
def test_the_public_side_of_a_game_is_the_same_under_every_possible_secret(seed: int) -> None:
    random = Random(seed)
    games = list(steps(random))
    game = random.choice(games)
    assert game.secret is not None
    worlds = possible_secrets(game.position)
    assert game.secret in worlds
    public = replace(game, secret=None) if not game.finished else None
    for secret in random.sample(worlds, min(8, len(worlds))):
        other = game.with_secret(secret)
        assert other.position == game.position
        assert other.positions == game.positions
        if public and game.position.phase is AssassinsPhase.KING:
            assert other.legal_actions() == public.legal_actions()
        assert all_gone(game.position, secret) == (game.position.ending is Ending.ASSASSINS)


@examples(15)
@given(seeds)
def test_what_happened_excludes_every_other_secret(seed: int) -> None:
    """A choice is possible exactly if the whole game can be played again with it."""
    from itertools import combinations

    from assassins.games import AssassinsGameError
    from assassins.secret import Secret

    random = Random(seed)
    game: AssassinsGame = random.choice(list(steps(random)))
    possible = {secret.assassins for secret in possible_secrets(game.position)}
    for triple in random.sample(list(combinations(range(12), 3)), 40):
        try:
            again = game.with_secret(Secret(frozenset(triple)))
        except AssassinsGameError:
            assert frozenset(triple) not in possible
        else:
            assert (frozenset(triple) in possible) == (again.position == game.position)


CARD = RoundCard(1, 6, True, 5)
MIDDLE = position(
    king="e5", knights="d5 h6", townsfolk={"a": "e6"}, revealed="b", arrested="c", killed="d"
)
PEOPLE = end_phase(MIDDLE)


@pytest.mark.parametrize(
    ("base", "changes", "message"),
    [
        (MIDDLE, {"round": 0}, "round: must be 1 to 15, not 0"),
        (MIDDLE, {"round": 16}, "round: must be 1 to 15"),
        (MIDDLE, {"deck": MIDDLE.deck[:-1]}, "deck: must have 12 cards, not 11"),
        (MIDDLE, {"card": RoundCard(2, 7, False, 5)}, "deck: has more of a card"),
        (MIDDLE, {"card": None}, "deck: must have 13 cards|king_ap"),
        (MIDDLE, {"king_ap": 2}, "king_ap: must be 0 to 1, not 2"),
        (MIDDLE, {"knights_ap": -1}, "knights_ap: must be 0 to 6, not −1"),
        (MIDDLE, {"people_ap": 1}, "people_ap: must be 0 to 0"),
        (PEOPLE, {"people_ap": 6}, "people_ap: must be 0 to 5"),
        (PEOPLE, {"knights_killed": 3}, "knights_killed: must be 0 to 2"),
        (PEOPLE, {"arrest_made": True}, "arrest_made: is possible only in the king's phase"),
        (MIDDLE, {"knights": MIDDLE.knights[::-1]}, "knights: must be listed by square"),
        (MIDDLE, {"knights": tuple(range(8))}, "knights: there are at most 7"),
        (MIDDLE, {"knights": (5, 5)}, "knights: two pawns are on f1"),
        (MIDDLE, {"knights": (100,)}, "knights: there is no square 100"),
        (MIDDLE, {"king": 0}, "king: two pawns are on a1|king: a1 is a roof"),
        (MIDDLE, {"king": 2}, "king: c1 is a roof"),
        (MIDDLE, {"king": None}, "king: is off the board exactly when"),
        (MIDDLE, {"wounds": 3}, "wounds: must be 0 to 2"),
        (MIDDLE, {"wounds": 2}, "wounds: are two exactly when"),
        (MIDDLE, {"townsfolk": (None,) * 11}, "townsfolk: there are 12"),
        (MIDDLE, {"townsfolk": (None,) * 12}, "arrested: 10 are, but only 2 arrests"),
        (MIDDLE, {"revealed": frozenset({12})}, "revealed: must be townsfolk a to l"),
        (MIDDLE, {"revealed": frozenset(range(4))}, "revealed: there are 3 assassins, not 4"),
        (MIDDLE, {"phase": AssassinsPhase.OVER}, "king_ap: must be 0 to 0|phase: is over exactly"),
        (MIDDLE, {"arrest_made": True, "revealed": frozenset({1, 2, 3})}, "nobody was arrested"),
        (PEOPLE, {"ending": Ending.TIME}, "phase: is over exactly when"),
        (
            position(number=15),
            {"phase": AssassinsPhase.PEOPLE},
            "the last round has no people's phase",
        ),
        (end_phase(position(number=15)), {"ending": Ending.CASTLE}, "king: is off the board"),
        (end_phase(position(number=15)), {"ending": Ending.KILLED}, "wounds: are two"),
        (end_phase(position(number=15)), {"ending": Ending.ASSASSINS}, "an assassin is still"),
    ],
)
def test_an_impossible_position_is_refused(
    base: AssassinsPosition, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(AssassinsPositionError, match=message):
        replace(base, **changes)


def test_no_position_without_an_assassin_goes_on() -> None:
    with pytest.raises(AssassinsPositionError, match="ending: no assassin can be left"):
        position(killed="abc", arrested="d", knights="d5")


def test_the_deck_is_listed_by_kind() -> None:
    start = starting_position(side_a())
    turned = turn_up(start, CARD)
    with pytest.raises(AssassinsPositionError, match="deck: must be listed by kind"):
        replace(turned, deck=turned.deck[::-1])
    with pytest.raises(AssassinsPositionError, match="card: must be turned up"):
        replace(start, phase=AssassinsPhase.PEOPLE)
    with pytest.raises(AssassinsPositionError, match="time is over after the last round only"):
        over = end_phase(position(number=15))
        replace(over, round=14, deck=over.town.deck[14:])
    with pytest.raises(AssassinsPositionError, match="more than the knights missing"):
        replace(end_phase(turned), knights_killed=1)
