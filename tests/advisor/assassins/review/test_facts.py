"""Facts of a phase that need no model, one by one, in positions set up for them."""

from __future__ import annotations

from dataclasses import replace

from advisor.assassins.candidates import Case
from advisor.assassins.danger import worlds_of
from advisor.assassins.review_facts import (
    castle_lost,
    missed_kill,
    missed_safe,
    open_gate,
    wasted_ap,
)
from advisor.assassins.values.network import packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages.assassins_review import WastedAp
from assassins.actions import Action, Side, parse_action
from assassins.cards import RoundCard
from assassins.games import new_game
from assassins.position import AssassinsPosition, changed
from assassins.rounds import act
from assassins.secret import Secret
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS


def case_of(now: AssassinsPosition, secret: str = "") -> Case:
    known = Secret.of(secret) if secret else None
    game = replace(new_game(PLAYERS, now.town, secret=known), position=now)
    return Case(0, game, now, now.side, known, worlds_of(now), [], packaged_judges(now.town))


def played(case: Case, text: str) -> tuple[tuple[Action, ...], AssassinsPosition]:
    end, actions = case.position, tuple(map(parse_action, text.split()))
    for action in actions:
        end = act(end, action, case.secret).after
    return actions, end


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
