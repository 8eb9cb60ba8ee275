"""A review finds what went wrong, tells it from luck, adds up, and knows no secret too many.

Facts of a phase that need no model, one by one, in positions set up for them.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as structs_replace
from pytest import approx

from advisor.assassins.advise import advise
from advisor.assassins.belief import TRIOS, belief_alike
from advisor.assassins.candidates import Case
from advisor.assassins.danger import worlds_of
from advisor.assassins.review import (
    answer,
    arrest_luck,
    review_phase,
    review_phases,
    sides_of,
)
from advisor.assassins.review_facts import (
    castle_lost,
    missed_kill,
    missed_safe,
    open_gate,
    wasted_ap,
)
from advisor.assassins.values.network import packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages.accounts import LuckPart
from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import (
    AssassinsReview,
    PhaseReview,
    WastedAp,
    summed_up,
    worst_first,
)
from advisor.messages.protocol import RequestError
from advisor.messages.verdicts import Severity, Size
from assassins.actions import Action, Side, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, game_from, new_game
from assassins.position import AssassinsPosition, Ending, changed
from assassins.records import AssassinsGameData
from assassins.rounds import after_actions
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS
from tests.support import planted_assassins as planted
from tests.support.answers import planted_review
from tests.support.soak import sampled, volumes


def answers(phases: int, **asked: Any) -> list[PhaseReview]:
    """What the engine says of the planted game's first phases."""
    return reviewed(AssassinsGameData.of(planted.planted_game(phases)), **asked).phases


def reviewed(data: AssassinsGameData, **asked: Any) -> AssassinsReview:
    *_, last = answer(AssassinsReviewRequest(id=1, game=data, **asked), Stop())
    assert isinstance(last, AssassinsReview)
    return last


def test_what_was_planted_is_found_and_told_apart() -> None:
    phases = planted_review().phases
    unsafe, kill, arrest, gate, unlucky, quiet, won = phases
    assert unsafe.missed_safe and "Nd6#d5" in unsafe.missed_safe
    assert unsafe.played and unsafe.played.death_worlds == 55
    assert kill.missed_kill == ["Rd5", "Ad5*", "Ad5*"]
    assert gate.open_gate and (gate.open_gate.leaves, gate.open_gate.instead) == (5, 0)
    assert gate.open_gate.cards == 6
    # Nothing of it is said of another phase, and what was missed by nobody is called no mistake.
    for found in ("missed_kill", "missed_safe", "missed_win", "open_gate"):
        assert sum(getattr(one, found) is not None for one in phases) <= 1
    assert [one.number for one in phases if one.missed_something] == [0, 1, 3]
    assert {one.severity for one in (unlucky, quiet, won)} == {Severity.GOOD}
    # The card that came let nobody out, where five of six would have: he leaves later.
    assert unlucky.card < 0 and (unlucky.loss or 0) < 0.1
    assert quiet.card > 0  # the same card was the people's luck
    assert [(one.letter, one.assassin) for one in arrest.arrests] == [("a", True)]
    assert {one.number for one in worst_first(phases)[:2]} == {0, 1}


def test_the_review_that_other_tests_look_at_says_the_same() -> None:
    """What is certain, that is; estimates may differ in their last figures."""
    certain = ("actions", "missed_kill", "missed_safe", "missed_win", "wasted_ap")
    kept, live = planted.sample_review(), planted_review()
    for old, new in zip(kept.phases, live.phases, strict=True):
        assert [getattr(old, name) for name in certain] == [getattr(new, name) for name in certain]
        # Who goes for a walk beside closing it is a matter of taste.
        gates = [
            one.open_gate and (one.open_gate.leaves, one.open_gate.cards, one.open_gate.instead)
            for one in (old, new)
        ]
        assert gates[0] == gates[1]


def test_the_account_adds_up() -> None:
    review = planted_review()
    for side, account in zip(Side, review.accounts, strict=True):
        own = [one for one in review.phases if one.side == side.value]
        made = [one for one in review.decisions if one.player == side.seat]
        assert [(one.round, one.phase) for one in made] == [(one.round, side.value) for one in own]
        for one, phase in zip(made, own, strict=True):
            assert phase.loss is not None and phase.loss_error is not None
            assert one.cost == approx(phase.cost)
            assert one.before - one.cost == approx(one.choice)
            assert all(0 <= value <= 1 for value in (one.before, one.cost, one.choice))
        for one, then in pairwise(made):
            assert one.choice + sum(one.luck.values()) == approx(then.before)
        for one, phase, following in zip(made, own, own[1:], strict=False):
            assert one.luck.get(LuckPart.CARDS, 0.0) == approx(following.card)
            assert one.luck.get(LuckPart.ARRESTS, 0.0) == approx(phase.arrest)
        assert account is not None
        total = account.start - account.costs + sum(account.luck.values())
        assert total == approx(account.result) == approx(float(side is Side.KING))
        (played,) = [found for found in review.sides if found.side == side.value]
        assert sum(played.counts.values()) == played.phases == len(own)


def short_game(ending: Ending) -> AssassinsGame:
    """A game of a few phases that ends so."""
    if ending in (Ending.CASTLE, Ending.KILLED):
        game = planted.planted_game(7 if ending is Ending.CASTLE else 1)
        kill = [] if ending is Ending.CASTLE else [["Rd5", "Ad5*", "Ad5*"]]
    elif ending is Ending.ASSASSINS:
        now = position(king="h8", knights="h6 b2", townsfolk={"d": "h7"}, arrested="ab", number=12)
        game = game_from(planted.PLAYERS, now, Secret.of("abd"))
        kill = [[], [], ["Nh6#h7"]]
    else:
        now = position(king="h8", knights="h6 b2", townsfolk={"d": "h5"}, number=13)
        game = game_from(planted.PLAYERS, now, Secret.of("abd"))
        kill = [["Kh8-h9"], ["Th5-h4"], [], [], []]
    for actions in kill:
        if game.position.card is None:
            game = game.turn_up(game.position.deck[0])
        game = game.play_phase(actions)
    return game


@pytest.mark.parametrize("ending", Ending)
def test_the_account_adds_up_however_a_game_ends(ending: Ending) -> None:
    """For either side, to the last digit; and the chart is at the result where the game is over."""
    game = short_game(ending)
    assert game.result is not None and game.result.by is ending
    review = reviewed(AssassinsGameData.of(game))
    won = float(game.result.winner is Side.KING)
    assert review.phases[-1].king_after == won
    for side, account in zip(Side, review.accounts, strict=True):
        if account is None:
            assert not any(phase.side is side for phase in game.phases)
            continue
        total = account.start - account.costs + sum(account.luck.values())
        assert total == approx(account.result, abs=1e-9)
        assert account.result == (won if side is Side.KING else 1 - won)
        assert account.luck.keys() <= {LuckPart.CARDS, LuckPart.ARRESTS, LuckPart.OTHERS}


def test_a_win_that_was_there_and_was_not_taken() -> None:
    """He stands before the gate with the points to leave, and stays; without a secret known."""
    card = planted.PHASES[3][0]
    game = planted.planted_game(6, None).turn_up(card).play_phase([])
    one = review_phase(game, planted.WON, frozenset({Side.KING}), Stop())
    assert one.missed_win == ["Kc3-out"] and one.missed_something
    assert one.best is not None and one.best.chance == 1 and (one.loss or 0) > 0
    assert one.missed_safe is None  # to win is better than to be safe


def test_an_arrest_that_won_is_not_found_fault_with() -> None:
    """All three are gone in the end: what else could have been done
    is no mistake then, but that it ended the game was luck."""
    now = position(king="h8", knights="h6 b2", townsfolk={"d": "h7"}, arrested="ab", number=8)
    for secret, over in (("abd", True), ("abe", False)):
        game = game_from(planted.PLAYERS, now, Secret.of(secret)).play_phase(["Nh6#h7"])
        assert game.finished == over
        one = review_phase(game, 0, frozenset({Side.KING}), Stop())
        assert (one.arrest > 0.3) == over and (one.missed_safe is None or not over)
        assert [who.assassin for who in one.arrests] == ([True] if over else [None])


def test_nothing_is_called_by_what_lies_within_its_error() -> None:
    for one in planted_review().phases:
        assert one.loss is not None and one.loss_error is not None
        assert one.severity is Severity.of(one.cost) is one.label.severity
        assert one.cost in (0.0, one.loss) and (one.loss > 2 * one.loss_error) == (one.cost > 0)


def _without_time(review: AssassinsReview) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(review, seconds=0.0))


@pytest.mark.parametrize("count", sampled([2, 220], 2))
@pytest.mark.parametrize("phases", sampled([1, 5], 1))
def test_the_kings_side_reads_the_same_whoever_the_assassins_are(phases: int, count: int) -> None:
    public = planted.planted_game(phases, None)
    said = set[bytes]()
    secrets = possible_secrets(public.position)
    for secret in (None, *secrets[:: max(1, len(secrets) // count)]):
        data = AssassinsGameData.of(public)
        data.secret = list(secret.letters) if secret else None
        said.add(_without_time(reviewed(data, side="king" if secret is None else "both")))
    assert len(said) == 1


def test_in_a_running_game_the_peoples_phases_are_judged_for_themselves_only() -> None:
    both = answers(2, only=1)
    assert not both[0].judged and both[0].missed_kill is None
    own = answers(2, only=1, side="people")
    assert own[0].judged and own[0].missed_kill
    unknown = reviewed(AssassinsGameData.of(planted.planted_game(2, None)), only=1, side="people")
    assert not unknown.phases[0].judged


def test_phases_judged_before_are_not_judged_again() -> None:
    whole = planted_review()
    data = AssassinsGameData.of(planted.planted_game())
    again = reviewed(data, known=whole.phases[:6])
    assert again.phases[:6] == whole.phases[:6]
    assert [one.number for one in again.phases] == list(range(7))
    refused: list[dict[str, Any]] = [{"known": whole.phases[1:3]}, {"only": 7}, {"only": -1}]
    for asked in refused:
        with pytest.raises(RequestError):
            reviewed(data, **asked)


@pytest.mark.parametrize("begins", [1, 2, 3])
def test_a_game_may_begin_anywhere(begins: int) -> None:
    """In the people's phase, or the king's with the card turned up: what was before is unknown."""
    whole = planted.planted_game()
    start = whole.phases[begins].before
    game = game_from(planted.PLAYERS, start, whole.secret)
    for phase in whole.phases[begins : begins + 2]:
        if game.position.card is None:
            game = game.turn_up(phase.card)
        game = game.play_phase([str(done.action) for done in phase.actions])
    first, _ = review_phases(game, sides_of("both", game), Stop())
    assert first.judged == (first.side == "king") and first.card == 0


def test_both_sides_of_a_running_game_are_judged_each_by_what_it_knows() -> None:
    """For whoever keeps it to itself: as each would be if it alone was asked for."""
    whole = reviewed(AssassinsGameData.of(planted.planted_game(2)), side="each")
    assert whole.phases == [*answers(2, only=0, side="king"), *answers(2, only=1, side="people")]
    # Once the game is over, those arrested are known.
    running = [
        structs_replace(one, arrests=[structs_replace(who, assassin=None) for who in one.arrests])
        for one in planted_review().phases
    ]
    late = reviewed(AssassinsGameData.of(planted.planted_game()), known=running)
    assert late.phases == planted_review().phases


@pytest.mark.parametrize(("seed", "phases"), volumes((1, 2), *((seed, 30) for seed in range(2, 7))))
def test_to_follow_the_hints_to_the_letter_costs_nothing(seed: int, phases: int) -> None:
    """Whatever is played, nothing that was looked at is rated above the best, nor it above that."""
    dice = Random(seed)
    game = new_game(PLAYERS, secret=Secret.of("bhi"))
    for _ in range(phases):
        if game.position.card is None:
            game = game.turn_up(dice.choice(game.position.deck))
        side = game.position.side
        seen = replace(game, secret=None) if side is Side.KING else game
        *_, advice = advise(seen, side, [])
        game = game.play_phase(advice.candidates[0].actions)
        one = review_phase(game, len(game.phases) - 1, frozenset({side}), Stop())
        assert one.played is not None and one.best is not None
        assert one.cost == 0 and one.label.size is Size.NONE, (one.actions, one.best.actions)
        assert one.loss == approx(max(0.0, (one.best.chance or 0) - (one.played.chance or 0)))
        if game.finished:
            break


def test_out_of_time_it_ends_with_what_is_judged() -> None:
    game = planted.planted_game()
    assert list(review_phases(game, sides_of("both", game), Stop(1e-9))) == []
    request = AssassinsReviewRequest(id=1, game=AssassinsGameData.of(game), seconds=1e-9)
    (review,) = answer(request, Stop(1e-9))
    assert isinstance(review, AssassinsReview)
    assert not review.complete and not review.phases and not review.sides
    assert summed_up([], 0.0, complete=False, finished=game.finished).castle_lost is None


@given(worth=st.floats(0, 1), gone=st.sampled_from(["abc", "abcd", "abcdef", "abcdefghij"]))
def test_an_arrest_brings_as_much_luck_as_it_takes(worth: float, gone: str) -> None:
    now = position(arrested=gone, number=13)
    belief = belief_alike(TRIOS)
    letters = {LETTERS.index(letter) for letter in gone}
    wins = belief.chance_of(np.array([trio <= letters for trio in TRIOS]))
    worth = wins + worth * (1 - wins)  # whoever wins with the arrest wins at least so often
    won = arrest_luck(worth, now, belief, won=True)
    lost = arrest_luck(worth, now, belief, won=False)
    assert won >= 0 >= lost
    assert wins * won + (1 - wins) * lost == approx(0, abs=1e-9)


def test_without_an_arrest_there_is_no_luck_of_arrests() -> None:
    assert arrest_luck(0.4, position(), belief_alike(TRIOS), won=False) == 0


def case_of(now: AssassinsPosition, secret: str = "") -> Case:
    known = Secret.of(secret) if secret else None
    game = replace(new_game(PLAYERS, now.town, secret=known), position=now)
    return Case(game, now, now.side, known, worlds_of(now), [], packaged_judges(now.town))


def played(case: Case, text: str) -> tuple[tuple[Action, ...], AssassinsPosition]:
    actions = tuple(map(parse_action, text.split()))
    return actions, after_actions(case.position, actions, case.secret)


def test_a_kill_is_missed_where_one_was_possible_and_the_king_lives() -> None:
    now = position(king="h8", knights="", townsfolk={"a": "h7"}, people=True, ap=4)
    case = case_of(now, "abc")
    assert missed_kill(case, now) == ["Rh7", "Ah7*", "Ah7*"]
    assert missed_kill(case, played(case, "Rh7 Ah7* Ah7*")[1]) is None
    assert missed_kill(case, played(case, "Rh7 Ah7*")[1]) is not None  # one wound is no kill
    assert missed_kill(case_of(now, "bcd"), now) is None
    assert missed_kill(case_of(now), now) is None  # whose secret is not known


def test_a_safe_turn_stands_on_the_same_square_and_lets_nobody_go() -> None:
    card = RoundCard(1, 2, True, 5)
    now = position(king="h8", knights="h6", townsfolk={"a": "h7"}, card=card)
    case = case_of(now)
    safe = missed_safe(case, now, [], Stop())
    assert safe == ["Nh6#h7"]
    assert missed_safe(case, played(case, "Nh6#h7")[1], [], Stop()) is None
    # Who arrested somebody else would have to take the other one instead, not to let both be.
    two = position(king="h8", knights="h6 i5", townsfolk={"a": "h7", "b": "i4"}, card=card)
    case = case_of(two)
    safe = missed_safe(case, played(case, "Ni5#i4")[1], [], Stop())
    assert safe is not None and len(played(case, " ".join(safe))[1].gone) == 1


def test_where_no_turn_is_safe_none_is_missed() -> None:
    card = RoundCard(1, 1, False, 5)
    now = position(king="h8", knights="h5", townsfolk={"a": "h7", "b": "i8", "c": "h9"}, card=card)
    assert missed_safe(case_of(now), now, [], Stop()) is None


def test_no_gate_stands_open_that_the_king_cannot_reach() -> None:
    now = position(king="j9", townsfolk={"a": "h7"}, people=True)
    case = case_of(now, "abc")
    assert open_gate(case, now, []) is None


def test_going_to_and_fro_is_wasted_and_so_is_what_is_left() -> None:
    now = position(king="h8", knights="h6", townsfolk={"a": "c10"})
    case = case_of(now)
    actions, end = played(case, "Nh6-h5 Nh5-h6 Kh8-h9")
    assert wasted_ap(case, actions, end) == WastedAp(king=0, knights=4, to_and_fro=2)
    actions, end = played(case, "Nh6-h5 Nh5-h4")
    assert wasted_ap(case, actions, end) == WastedAp(king=1, knights=4, to_and_fro=0)
    assert wasted_ap(case, (), now) == WastedAp(king=1, knights=6)


def test_a_strike_is_never_wasted() -> None:
    now = position(king="h8", townsfolk={"a": "h7"}, people=True, ap=4)
    case = case_of(now, "abc")
    actions, end = played(case, "Rh7 Ah7*")
    assert wasted_ap(case, actions, end) == WastedAp(people=2)
    actions, end = played(case, "Th7-i7 Ti7-h7")
    assert wasted_ap(case, actions, end) == WastedAp(people=2, to_and_fro=2)


def test_the_castle_is_lost_in_the_phase_after_which_the_cards_are_too_few() -> None:
    card = RoundCard(1, 6, True, 5)
    now = changed(position(king="c4", knights="d4", card=card, number=3), deck=(card,))
    case = case_of(now)
    assert not castle_lost(case, played(case, "Kc4-c3")[1])  # one step is left, and one card
    assert castle_lost(case, now)
    assert not castle_lost(case_of(changed(now, king=99)), changed(now, king=99))  # long since
    assert case.side is Side.KING
