"""What the king's side is advised to do in a whole phase.

Ways to play a phase of the king's side: what they bring, counted by playing them.

The king who plays by the rule of thumb walks on towards a gate whenever he can; who follows the
advice gets somewhere, and is not walked to and fro.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from advisor.assassins.advise import advise
from advisor.assassins.belief import belief_alike
from advisor.assassins.clock import castle_in_reach, clock_of, steps_nearer
from advisor.assassins.computers import play_phase
from advisor.assassins.danger import worlds_of
from advisor.assassins.king.phase import KingPhase, find_king_phases, shortened
from advisor.assassins.plans import keeping_on, king_chances, plan_king_phase
from advisor.assassins.thinking_players import steps_on
from advisor.assassins.values.features import moments_of
from advisor.assassins.values.network import packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages.assassins_computers import PLANNER
from advisor.messages.computers import RANDOM, RULE_OF_THUMB
from assassins.actions import Action, ActionKind, Side, parse_action
from assassins.cards import RoundCard, shuffled
from assassins.games import AssassinsGame, new_game
from assassins.legal import legal_actions
from assassins.notation import parse_position
from assassins.position import AssassinsPhase, AssassinsPosition, Ending
from assassins.rounds import act, after_actions
from assassins.secret import possible_secrets
from assassins.town import parse_square
from tests.advisor.assassins.support.counts import counts_of
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.matches import play_game
from tests.assassins.support.builders import after, position
from tests.assassins.support.random_play import PLAYERS
from tests.support.soak import volumes

SHUT_IN = "KA1:10:k:1-5-4:1-5:c8:c4c5d2f9h4i7j8:e10.d5.e5.f4.c6.x.g3.x.e4.x.x.x:0210011"
"""Round 10, the crowd before both gates, one townsperson a step from a strike."""

ALMOST_HOME = "KA1:10:k:1-6s-5:1-6:c7:c5c6d10d2d4d7j9:h5.b5.c4.g4.d5.d6.x.h6.d3.x.x.e6:2110010"
"""Round 10 with shackles, three who could strike."""


def planned(now: AssassinsPosition) -> tuple[KingPhase, ...]:
    return plan_king_phase(now, worlds_of(now), Stop()).phases


@pytest.mark.parametrize(
    ("code", "done"),
    [
        (SHUT_IN, ""),
        (ALMOST_HOME, "Kc7-c8 Nd4>c4 Nd7>d6"),
        pytest.param(ALMOST_HOME, "", marks=pytest.mark.soak),
    ],
)
def test_where_there_is_a_phase_without_any_risk_it_is_found(code: str, done: str) -> None:
    """To end the phase at once leaves a risk of 1 in 4, or of more than half."""
    now = after(parse_position(code), done)
    phases = planned(now)
    safe = next(p for p in phases if p.danger and (p.danger.death, p.danger.wound) == (0, 0))
    assert counts_of(now, now)[2] > 0
    assert counts_of(now, safe.end, again=True)[1:3] == (0, 0)
    # Of those as safe it is seen what keeps the king's way, however few are shown.
    shown = keeping_on(phases, 2)
    assert shown[0] == phases[0] and len(shown) == 2
    ways = [counts_of(now, p.end)[3] for p in phases if p.danger == safe.danger]
    assert any(p.danger == safe.danger and counts_of(now, p.end)[3] == min(ways) for p in shown)


@pytest.mark.parametrize(
    ("seed", "count", "playouts"), volumes((61, 2, 15), *((900 + n, 10, 400) for n in range(10)))
)
def test_no_way_has_a_better_chance_to_win(seed: int, count: int, playouts: int) -> None:
    """Not to end at once, and none of some playouts: as far as the values know."""
    for number, now in enumerate(crowds(seed, count)):
        best = planned(now)[0]
        ends = [playout(now, Random(f"{number}/{one}"), one % 9) for one in range(playouts)]
        belief = belief_alike(worlds_of(now).triples)
        chances = king_chances(moments_of(ends), belief, packaged_judges(now.town)).value
        assert chances.max() < best.value + 1e-6


def playout(now: AssassinsPosition, random: Random, most: int) -> AssassinsPosition:
    """An end of a phase by chance, the game not over."""
    for _ in range(most):
        if not (legal := list(legal_actions(now))):
            break
        following = act(now, random.choice(legal)).after
        now = now if following.over else following
    return now


def test_every_phase_is_a_shortest_way_to_its_end() -> None:
    """Nobody goes to and fro: no action, and no two of them, could be left out."""
    for now in crowds(62, 4):
        for phase in plan_king_phase(now, worlds_of(now), Stop()).phases:
            actions = phase.actions
            for first in range(len(actions)):
                for second in range(first, len(actions)):
                    fewer = tuple(a for n, a in enumerate(actions) if n not in (first, second))
                    assert not comes_to(now, fewer, phase.end)


def comes_to(now: AssassinsPosition, actions: tuple[Action, ...], end: AssassinsPosition) -> bool:
    """Whether these actions are possible and lead to who stands where at ``end``."""
    for action in actions:
        if action not in legal_actions(now):
            return False
        now = act(now, action).after
    return (now.king, now.knights, now.townsfolk) == (end.king, end.knights, end.townsfolk)


def test_the_king_does_not_walk_to_and_fro_where_he_cannot_get_on() -> None:
    """His way is shut off by his own people and he is safe: he stays."""
    card = RoundCard(2, 5, False, 4)
    now = position(king="j10", knights="j9 i10", townsfolk={"a": "c6"}, card=card)
    for phase in planned(now):
        squares = [action.source for action in phase.actions if str(action).startswith("K")]
        assert len(squares) == len(set(squares))


@pytest.mark.parametrize(
    ("king", "knights", "people", "exit_by"),
    [
        ("c3", "", {}, ["Kc3-out"]),
        ("c4", "", {"a": "j1"}, ["Kc4-c3", "Kc3-out"]),
        ("c4", "b4", {"a": "c3"}, None),  # he cannot be pushed north or off c3 from there
        ("c4", "d3", {"a": "c3"}, ["Nd3>c3", "Nc3-", "Kc4-c3", "Kc3-out"]),
    ],
)
def test_a_way_out_now_is_found_whatever_stands_in_it(
    king: str, knights: str, people: dict[str, str], exit_by: list[str] | None
) -> None:
    card = RoundCard(2, 2, False, 4)
    now = position(king=king, knights=knights, townsfolk=people, card=card)
    best = planned(now)[0]
    assert best.end.over == (exit_by is not None)
    if exit_by:
        assert len(best.actions) == len(exit_by)
        for action, beginning in zip(best.actions, exit_by, strict=True):
            assert str(action).startswith(beginning)


def test_who_looks_wider_finds_what_is_worth_more() -> None:
    now = parse_position(SHUT_IN)
    narrow, wide = (plan_king_phase(now, worlds_of(now), Stop(), width=w) for w in (1, 24))
    assert not narrow.complete and narrow.tried < wide.tried
    assert narrow.phases[0].value < wide.phases[0].value + 1e-6


REMOVALS = {ActionKind.ARREST, ActionKind.KNIGHT_KILL}


def wins_by_playing(now: AssassinsPosition, phase: KingPhase) -> int:
    """The number of triples under which the game is won when the phase is played."""
    won = 0
    for secret in possible_secrets(now):
        after = now
        for action in phase.actions:
            if after.over:
                break
            after = act(after, action, secret).after
        won += after.over
    return won


@pytest.mark.parametrize(
    ("revealed", "killed", "arrested", "wins"),
    [
        ("a", "", "bc", 1),  # of all triples with a, only a, b, c is gone with it
        ("a", "", "bcd", 3),
        ("a", "e", "bc", 2),
        ("ab", "", "cd", 0),  # b stays
    ],
)
def test_killing_the_revealed_wins_where_the_others_of_a_triple_are_gone(
    revealed: str, killed: str, arrested: str, wins: int
) -> None:
    now = position(
        king="e5",
        knights="f8",
        townsfolk={"a": "f7"},
        revealed=revealed,
        killed=killed,
        arrested=arrested,
        card=RoundCard(1, 1, True, 4),
        number=6,
    )
    phases = find_king_phases(now, worlds_of(now), Stop()).phases
    kill = next(p for p in phases if [a.kind for a in p.actions] == [ActionKind.KNIGHT_KILL])
    assert kill.wins == wins == wins_by_playing(now, kill)


def test_the_chance_to_win_at_once_is_what_playing_under_every_triple_comes_to() -> None:
    """Crowds with some revealed and some gone: arrests, kills, and both in one phase."""
    removing = 0
    for now in crowds(21, 24):
        if len(now.gone) < 2 and not now.revealed:
            continue
        for phase in find_king_phases(now, worlds_of(now), Stop(), width=2).phases[:5]:
            assert phase.wins == wins_by_playing(now, phase)
            removing += any(action.kind in REMOVALS for action in phase.actions)
    assert removing > 12


@pytest.mark.parametrize(
    ("actions", "shorter"),
    [
        ("Kc5-c4 Kc4-c5", ""),
        ("Kc5-c4 Nf8-f9 Kc4-c5", "Nf8-f9"),
        ("Nf8-f9 Nf9-f8 Kc5-d5", "Kc5-d5"),
        ("Nf8-e8 Ne8-e9 Ne9-f9 Nf9-f8 Kc5-d5", "Kc5-d5"),
        ("Nf8-f9 Kc5-d5 Nf9-e9", "Nf8-f9 Kc5-d5 Nf9-e9"),
    ],
)
def test_who_goes_to_and_fro_may_as_well_stay(actions: str, shorter: str) -> None:
    now = position(king="c5", knights="f8", card=RoundCard(2, 5, False, 4))
    turn = [parse_action(text) for text in actions.split()]
    assert [str(action) for action in shortened(now, turn)] == shorter.split()


def test_no_two_ends_of_a_search_have_everybody_stand_alike() -> None:
    for now in crowds(22, 6):
        phases = find_king_phases(now, worlds_of(now), Stop(), width=8).phases
        boards = [(p.end.king, p.end.knights, p.end.townsfolk) for p in phases]
        assert len(boards) == len(set(boards))


BLOCKED_BY_KNIGHTS = (
    "KA1:7:k:1-6s-5:1-6:i9:a4d1h10h9i10i8j7:f2.k.e7.i3.x.g6.h6.j6.c10r.h7r.e10.f10:2300111"
)
"""Both squares on the king's ways are his own knights', and nobody else is near."""


def playing(now: AssassinsPosition) -> AssassinsGame:
    return replace(new_game(PLAYERS, now.town), position=now)


def after_turn(game: AssassinsGame, seed: int = 1) -> AssassinsPosition:
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
    assert steps_nearer(after_turn(playing(now)), now.king) == 1


def test_he_reaches_the_castle_where_the_people_do_nothing_on_purpose() -> None:
    results = [play_game(RULE_OF_THUMB, RANDOM, seed).result for seed in range(6)]
    assert sum(result is not None and result.winner is Side.KING for result in results) >= 4


def test_he_walks_on_even_where_staying_is_safer_but_takes_two_steps_in_time() -> None:
    """With the last cards he goes as far as he has to."""
    card = RoundCard(2, 5, False, 4)
    now = position(king="e5", knights="a8 a9", townsfolk={"a": "j1"}, card=card, number=14)
    assert clock_of(now).need == 4
    end = after_turn(playing(now))
    assert end.phase is AssassinsPhase.KING
    assert clock_of(end).need == 2
    assert castle_in_reach(end)


def test_steps_nearer_are_counted_straight_on_or_around_the_crowd() -> None:
    now = position(king="e9", townsfolk={"a": "d9"})
    assert steps_nearer(now, parse_square("f9")) == 1
    assert steps_nearer(now, parse_square("e8")) == -1
    assert steps_nearer(now, parse_square("e9")) == 0


FOUR_TO_SPARE: Final = (
    "KA1:4:k:2-7-5:2-7:i9:a4d2e9h9i10i8j9:h3.b3.f4.g4.c6.g7.x.x.b10.d8.g10.f9:3311111"
)
"""Round 4, the king still beside his start: 13 steps to go, 17 king AP left."""


def followed(game: AssassinsGame, seed: int, *, by_advice: bool) -> tuple[AssassinsGame, list[int]]:
    """The rest of a game in which the people stand still, and the king's steps to go by round."""
    deck = list(shuffled(game.position.deck, Random(seed)))
    steps = []
    while not game.finished:
        if game.position.card is None:
            game = game.turn_up(deck.pop())
        if game.position.phase is AssassinsPhase.PEOPLE:
            game = game.end_phase()
            continue
        if by_advice:
            *_, advice = advise(game, Side.KING, [])
            actions = advice.candidates[0].actions
        else:
            actions = [str(action) for action in play_phase(game, PLANNER, seed)]
        game = game.play_phase(actions)
        if not game.finished:
            ways = clock_of(game.position).gates
            steps.append(min(way.need for way in ways if way.need is not None))
    return game, steps


@pytest.mark.parametrize(("seed", "by_advice"), volumes((1, False), (1, True), (2, True)))
def test_the_king_who_follows_advice_is_not_walked_to_and_fro(seed: int, by_advice: bool) -> None:
    """He never goes back where nobody hinders him; by the whole of the advice he comes home."""
    game, steps = followed(playing(parse_position(FOUR_TO_SPARE)), seed, by_advice=by_advice)
    assert all(later <= before for before, later in pairwise(steps)), steps
    if by_advice:
        assert game.position.ending is Ending.CASTLE


def test_every_way_says_what_can_be_lost_after_it() -> None:
    game = playing(parse_position(FOUR_TO_SPARE))
    *_, advice = advise(game, Side.KING, [], stop=Stop(2.0))
    left = sum(card.king for card in game.position.deck)
    for way in advice.candidates:
        if way.need is not None:
            assert way.spare == left - way.need
