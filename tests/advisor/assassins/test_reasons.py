"""Why each pawn acts: every reason is a fact that the rules confirm."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from advisor.assassins.advise import advise
from advisor.assassins.clock import clock_of
from advisor.assassins.danger import worlds_of
from advisor.assassins.nearness import strike_bounds
from advisor.assassins.people_phase import attack
from advisor.assassins.reasons import deeds_of, reasons_for_king, tidied
from advisor.assassins.strikes import farthest_strike
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import (
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
)
from assassins.actions import Action, ActionKind, Side, parse_action
from assassins.games import AssassinsGame
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act, end_phase
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.random_play import steps, unfinished_game
from tests.support.soak import sampled

REMOVING = {ActionKind.KNIGHT_KILL, ActionKind.ARREST}
HUNTING = REMOVING | {ActionKind.KNIGHT_PUSH}


def played(position: AssassinsPosition, actions: list[Action]) -> AssassinsPosition:
    for action in actions:
        position = act(position, action).after
    return position


def without(
    position: AssassinsPosition, way: AssassinsCandidate, reason: AssassinsReason
) -> AssassinsPosition:
    """The end of a turn without the pawn of a reason."""
    actions = [parse_action(text) for text in way.actions]
    group = next(deeds for deeds in deeds_of(actions) if deeds.at == reason.at)
    until = reason.at + len(group.actions)
    return played(position, [*actions[: reason.at], *actions[until:]])


def can_strike(position: AssassinsPosition, number: int) -> bool:
    """Whether somebody can deal a wound next if it is an assassin, by playing it."""
    triples = [s for s in possible_secrets(position) if number in s.assassins]
    alone = Secret(frozenset(triples[0].assassins))
    found = attack(end_phase(position), alone)
    return found is not None and any(
        position.townsfolk[number] == action.source
        for action in found.actions
        if action.kind.value.startswith("R") or number in position.revealed
    )


def moments(seed: int, side: AssassinsPhase) -> list[AssassinsGame]:
    games = [
        game
        for game in steps(Random(seed))
        if game.position.card and game.position.phase is side and not game.running
    ]
    return Random(seed).sample(games, 2)


def test_the_actions_of_a_pawn_come_together_and_to_the_same_end() -> None:
    random = Random(5)
    for game in steps(random):
        if game.position.over or not game.running:
            continue
        before = game.running[0].before
        actions = [report.action for report in game.running]
        tidy = tidied(before, actions)
        assert sorted(map(str, tidy)) == sorted(map(str, actions))
        assert played(before, list(tidy)) == played(before, actions)
        assert len(deeds_of(tidy)) <= len(deeds_of(actions))


def test_interleaved_walks_are_told_one_after_the_other() -> None:
    game = next(g for g in steps(Random(1)) if g.position.card)
    walks = [parse_action(text) for text in ("Na4-a3", "Nd2-d3", "Na3-a2", "Nd3-e3")]
    position = game.position
    assert [str(a) for a in tidied(position, walks)] == ["Na4-a3", "Na3-a2", "Nd2-d3", "Nd3-e3"]


@pytest.mark.parametrize("seed", sampled(range(3), 0))
def test_what_is_said_of_the_king_s_turns_is_so(seed: int) -> None:
    for game in moments(seed, AssassinsPhase.KING):
        *_, advice = advise(game, Side.KING, [])
        position = game.position
        for way in advice.candidates[:3]:
            end = played(position, [parse_action(text) for text in way.actions])
            for reason in way.reasons:
                if reason.kind is AssassinsReasonKind.KEEPS_OFF:
                    other = without(position, way, reason)
                    for letter in reason.letters:
                        number = LETTERS.index(letter)
                        assert not can_strike(end, number)
                        assert any(can_strike(other, LETTERS.index(x)) for x in reason.letters)
                elif reason.kind is AssassinsReasonKind.PROGRESS:
                    needs = {g.gate.direction.value: g.need for g in clock_of(end).gates}
                    assert reason.steps == needs[reason.gate]
                elif reason.kind is AssassinsReasonKind.REMOVES:
                    number = LETTERS.index(reason.letters[0])
                    assert end.townsfolk[number] is None
                    assert position.townsfolk[number] is not None


@pytest.mark.parametrize("seed", sampled(range(2), 0))
def test_what_is_said_of_the_people_s_turns_is_so(seed: int) -> None:
    for game in moments(seed, AssassinsPhase.PEOPLE):
        *_, advice = advise(game, Side.PEOPLE, [])
        assert game.secret is not None
        for way in advice.candidates[:3]:
            end = played(game.position, [parse_action(text) for text in way.actions])
            for reason in way.reasons:
                shut = {g.gate.direction.value: g.shut for g in clock_of(end).gates}
                if reason.kind is AssassinsReasonKind.SHUTS:
                    # One of them, or all; never one while all are said to be shut beside it.
                    assert shut[reason.gate] if reason.gate else all(shut.values())
                    assert bool(reason.gate) != all(shut.values())
                elif reason.kind in (AssassinsReasonKind.NEARER, AssassinsReasonKind.FEIGNS):
                    own = LETTERS.index(reason.letters[0]) in game.secret.assassins
                    assert own == (reason.kind is AssassinsReasonKind.NEARER)


def test_no_reason_for_the_king_s_side_knows_the_secret() -> None:
    """The same under every truth: the reasons are those of the position alone."""
    game = moments(4, AssassinsPhase.KING)[0]
    *_, told = advise(game, Side.KING, [])
    for secret in possible_secrets(game.position)[:2]:
        other = AssassinsGame(game.players, game.start, (), (), game.position, secret)
        *_, again = advise(other, Side.KING, [])
        assert again.candidates == told.candidates


@pytest.mark.parametrize("seed", sampled(range(3), 0))
def test_nobody_is_kept_farther_off_whom_no_card_would_let_strike(seed: int) -> None:
    """Without the knight's move it would be near enough for some card of the board."""
    for game in moments(seed, AssassinsPhase.KING):
        *_, advice = advise(game, Side.KING, [])
        for way in advice.candidates:
            for reason in way.reasons:
                if reason.kind is AssassinsReasonKind.FARTHER:
                    other = without(game.position, way, reason)
                    (least,) = strike_bounds([other])[:, LETTERS.index(reason.letters[0])].tolist()
                    assert least <= farthest_strike(game.position)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_removed_after_any_pushes_is_named(seed: int) -> None:
    """Of turns drawn at random: one pushed off a square and another onto it, then arrested."""
    random = Random(seed)
    removals = 0
    for position in crowds(seed + 700, 60):
        turn, gone = drawn_turn(position, random)
        end = played(position, turn)
        if end.over:
            continue
        tidy, worlds = tidied(position, turn), worlds_of(position)
        reasons = reasons_for_king(position, tidy, worlds, worlds.chances)
        named = [r.letters[0] for r in reasons if r.kind is AssassinsReasonKind.REMOVES]
        removers = [d for d in deeds_of(tidy) if any(a.kind in REMOVING for a in d.actions)]
        # Of two that one knight removes in a row, the first is named.
        assert len(set(named)) == len(named) == len(removers)
        assert {LETTERS[number] for number in gone} >= set(named)
        removals += len(removers)
    assert removals > 20


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_no_position_of_five_hundred_ends_in_an_error(seed: int) -> None:
    assert_answered(seed, 100)


def test_no_position_of_twenty_ends_in_an_error() -> None:
    """In a short time: what was found till then is said."""
    assert_answered(99, 20, seconds=0.05)


def assert_answered(seed: int, count: int, seconds: float | None = None) -> None:
    """Any moment of a game: between rounds, in a phase, with some of its actions done."""
    unfinished = (
        g for n in range(10 * count) if not (g := unfinished_game(seed * 1000 + n)).finished
    )
    for game in islice(unfinished, count):
        for side in Side:
            *_, advice = advise(game, side, [], stop=Stop(seconds))
            own = game.position.card is not None and game.position.side is side
            assert bool(advice.candidates) == own


def drawn_turn(position: AssassinsPosition, random: Random) -> tuple[list[Action], list[int]]:
    """A turn of the king's side in which knights push and remove where they can, and whom."""
    turn: list[Action] = []
    gone: list[int] = []
    while not position.over and (legal := list(legal_actions(position))):
        liked = [action for action in legal if action.kind in HUNTING]
        report = act(position, random.choice(liked or legal))
        if report.action.kind in REMOVING:
            assert report.townsperson is not None
            gone.append(report.townsperson)
        turn.append(report.action)
        position = report.after
    return turn, gone
