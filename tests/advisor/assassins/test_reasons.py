"""Why each pawn acts: every reason is a fact that the rules confirm.

Which three to take: for the people's side alone, before the choice, with facts that are so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from advisor.assassins.advise import advise, advise_choice
from advisor.assassins.clock import clock_of
from advisor.assassins.computers import choose_secret
from advisor.assassins.danger import worlds_of
from advisor.assassins.nearness import strike_bounds
from advisor.assassins.people_phase import attack
from advisor.assassins.reasons import deeds_of, reasons_for_king, tidied
from advisor.assassins.strikes import farthest_strike
from advisor.assassins.values.network import packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import (
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
    SecretAdvice,
)
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR, RULE_OF_THUMB
from assassins.actions import Action, ActionKind, Side, parse_action
from assassins.games import AssassinsGame, new_game
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import act, after_actions, end_phase, turn_up
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS, side_a
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.random_play import PLAYERS, steps, unfinished_game
from tests.support.soak import sampled

REMOVING = {ActionKind.KNIGHT_KILL, ActionKind.ARREST}
HUNTING = REMOVING | {ActionKind.KNIGHT_PUSH}


def without(
    position: AssassinsPosition, way: AssassinsCandidate, reason: AssassinsReason
) -> AssassinsPosition:
    """The end of a turn without the pawn of a reason."""
    actions = [parse_action(text) for text in way.actions]
    group = next(deeds for deeds in deeds_of(actions) if deeds.at == reason.at)
    until = reason.at + len(group.actions)
    return after_actions(position, [*actions[: reason.at], *actions[until:]])


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
        assert after_actions(before, list(tidy)) == after_actions(before, actions)
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
            end = after_actions(position, [parse_action(text) for text in way.actions])
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
            end = after_actions(game.position, [parse_action(text) for text in way.actions])
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
        end = after_actions(position, turn)
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


def test_it_is_for_the_people_before_their_choice_only() -> None:
    game = new_game(PLAYERS)
    *_, asked = advise(game, Side.PEOPLE, [])
    assert asked.choice is not None and len(asked.choice.members) == 3
    *_, king = advise(game, Side.KING, [])
    assert king.choice is None
    chosen = new_game(PLAYERS, secret=Secret.of("adk"))
    *_, known = advise(chosen, Side.PEOPLE, [])
    assert known.choice is None
    *_, begun = advise(game.turn_up(game.town.deck[0]), Side.PEOPLE, [])
    assert begun.choice is None


def test_it_is_drawn_as_self_play_has_found_best_and_the_same_for_a_seed() -> None:
    position = new_game(PLAYERS).position
    mix = packaged_judges(position.town).secret
    worlds = worlds_of(position)
    drawn = [advise_choice(position, worlds, seed, mix) for seed in range(120)]
    assert advise_choice(position, worlds, 7, mix) == drawn[7]
    assert len({_letters(advice) for advice in drawn}) > 20
    might = {"".join(LETTERS[n] for n in sorted(trio)) for trio in mix.drawn_from()}
    assert {_letters(advice) for advice in drawn} <= might
    assert all(advice.alike == len(might) and advice.chance == mix.chance for advice in drawn)


def test_on_a_board_that_nobody_learnt_on_it_is_drawn_from_many_by_how_they_stand() -> None:
    other = replace(side_a(), cards=side_a().cards[::-1])
    position = new_game(PLAYERS, other).position
    assert not packaged_judges(other).secret.known
    *_, asked = advise(new_game(PLAYERS, other), Side.PEOPLE, [])
    assert asked.choice is not None and asked.choice.chance is None
    worlds = worlds_of(position)
    drawn = [advise_choice(position, worlds, seed) for seed in range(60)]
    assert advise_choice(position, worlds, 7) == drawn[7]
    taken = Counter(member.letter for advice in drawn for member in advice.members)
    assert len(taken) == 12 and max(taken.values()) < 40
    assert all(advice.apart >= 4 and advice.alike == drawn[0].alike >= 20 for advice in drawn)


def test_players_that_plan_choose_so_and_others_draw_any_three() -> None:
    game = new_game(PLAYERS)
    might = set(packaged_judges(game.town).secret.drawn_from())
    for name in (CAREFUL, PLANNER, ADVISOR):
        assert all(choose_secret(game, name, seed).assassins in might for seed in range(30))
    weaker = RULE_OF_THUMB
    assert any(choose_secret(game, weaker, seed).assassins not in might for seed in range(30))


def _letters(advice: SecretAdvice) -> str:
    return "".join(member.letter for member in advice.members)


def test_nobody_can_be_arrested_for_less_than_it_says() -> None:
    """By trying every way of the knights with so many AP and less."""
    start = new_game(PLAYERS).position
    position = turn_up(start, start.deck[0])
    worlds = worlds_of(start)
    least = {
        member.letter: member.arrest
        for seed in range(60)
        for member in advise_choice(start, worlds, seed).members
    }
    reached = {position}
    for spent in range(1, 4):
        after: set[AssassinsPosition] = set()
        for moment in reached:
            for action, price in legal_actions(moment).items():
                if action.kind is ActionKind.ARREST:
                    assert action.target is not None
                    letter = LETTERS[moment.townsfolk.index(action.target)]
                    if moment.townsfolk == position.townsfolk:  # nobody was pushed nearer
                        bound = least[letter]
                        assert bound is not None and bound <= spent
                elif action.kind is ActionKind.KNIGHT_STEP and price == 1:
                    after.add(act(moment, action).after)
        reached = after


def test_what_is_known_binds_the_choice() -> None:
    position = new_game(PLAYERS).position
    *_, advice = advise(new_game(PLAYERS), Side.PEOPLE, ["monk is none", "squire is one"])
    assert advice.choice is not None
    letters = {member.letter for member in advice.choice.members}
    assert "k" in letters and "h" not in letters
    assert position.card is None
