"""Legal actions: listed from tables, and priced one by one."""

from __future__ import annotations

from random import Random

import pytest

from assassins import (
    Action,
    ActionKind,
    ActionProblem,
    AssassinsPosition,
    IllegalAction,
    Pool,
    Secret,
    Side,
    act,
    legal_actions,
    parse_action,
)
from assassins.judging import points_left, price
from tabletop.words.voice import english
from tests.assassins.support import builders
from tests.assassins.support.random_play import random_positions

EVERY = builders.every_action()


def priced(before: AssassinsPosition, secret: Secret | None) -> dict[Action, int]:
    found = {}
    for action in EVERY:
        try:
            found[action] = price(before, action, secret)
        except IllegalAction as error:
            assert str(error) == f"'{action}': {english(error.why)}"
    return found


@pytest.mark.parametrize("known", [True, False], ids=["secret known", "secret unknown"])
def test_the_list_has_exactly_what_is_judged_legal_at_the_same_price(known: bool) -> None:
    problems = set()
    for before, truth in random_positions(7, 40):
        secret = truth if known else None
        assert legal_actions(before, secret) == priced(before, secret)
        for action in Random(1).sample(EVERY, 300):
            try:
                price(before, action, secret)
            except IllegalAction as error:
                problems.add(error.problem)
    assert len(problems) > 12


def test_the_public_list_is_the_union_over_all_secrets() -> None:
    from assassins.secret import possible_secrets

    for before, _ in random_positions(11, 12):
        union: dict[Action, int] = {}
        for secret in possible_secrets(before):
            union |= legal_actions(before, secret)
        assert legal_actions(before) == union


def test_every_problem_is_found_and_told_with_its_squares() -> None:
    crowd = builders.position(
        king="e3",
        knights="e4 d5 h6",
        townsfolk={"a": "e5", "b": "f4", "c": "g6", "d": "h5"},
        revealed="bc",
    )
    people = builders.position(
        king="e3", knights="e4 g4", townsfolk={"a": "f4", "b": "e5"}, revealed="a", people=True
    )
    cases = {
        (crowd, "Ke3-e4"): "somebody stands on e4",
        (crowd, "Ke3-e5"): "e3 and e5 are not beside each other",
        (crowd, "Ka1-a2"): "the king is not on a1",
        (crowd, "Ke3-out"): "e3 has no gate",
        (crowd, "Na1-a2"): "no knight is on a1",
        (crowd, "Ne4-e3"): "somebody stands on e3",
        (crowd, "Ne4-f4"): "going to f4 pushes the pawn there",
        (crowd, "Ne4>d4"): "there is nobody to push on d4",
        (crowd, "Nh6!g6"): "nobody on the street h6 reaches the roof g6",
        (crowd, "Nd5!e5"): "no revealed assassin is on e5",
        (crowd, "Ne4#d4"): "no townsperson is on d4",
        (crowd, "Ne4#f4"): "the pawn on f4 is a revealed assassin",
        (crowd, "Te5-e6"): "this is the other side's phase",
        (people, "Ke3-e2"): "this is the other side's phase",
        (people, "Af4!e4"): None,
        (people, "Af4!f3"): "no knight is on f3",
        (people, "Ae5!e4"): "no revealed assassin is on e5",
        (people, "Af4*"): "the king is not beside f4",
        (people, "Tf4-f3"): "the pawn on f4 is a revealed assassin",
        (people, "Rf4"): "the pawn on f4 is a revealed assassin",
        (people, "Te4-e5"): "no townsperson is on e4",
    }
    for (before, word), why in cases.items():
        if why is None:
            assert word in builders.legal(before)
            continue
        with pytest.raises(IllegalAction) as caught:
            act(before, parse_action(word))
        assert english(caught.value.why) == why
        assert caught.value.action == word
    roof = builders.position(king="b3", knights="a5")
    with pytest.raises(IllegalAction, match="cannot go up to the roof b2"):
        price(roof, parse_action("Kb3-b2"))


def test_points_that_are_missing_are_told() -> None:
    before = builders.position(townsfolk={"a": "e6"}, people=True, ap=1)
    with pytest.raises(IllegalAction) as caught:
        price(before, parse_action("Te6-f6"))
    error = caught.value
    assert (error.problem, error.price, error.left) == (ActionProblem.TOO_DEAR, 2, 1)
    assert english(error.why) == "it costs 2 AP, and only 1 is left"
    assert points_left(before, Pool.PEOPLE) == 1
    assert points_left(before, Pool.KING) == points_left(before, Pool.KNIGHTS) == 0


def test_a_fourth_assassin_and_a_townsperson_who_is_none() -> None:
    before = builders.position(
        townsfolk={"a": "e3", "b": "e5", "c": "e7", "d": "c6"}, revealed="abc", people=True
    )
    with pytest.raises(IllegalAction, match="all three assassins have been revealed"):
        price(before, parse_action("Rc6"))
    hidden = builders.position(townsfolk={"a": "e3", "d": "c6"}, people=True)
    with pytest.raises(IllegalAction, match="the townsperson on c6 is not an assassin"):
        price(hidden, parse_action("Rc6"), Secret.of("abc"))
    assert price(hidden, parse_action("Re3"), Secret.of("abc")) == 0


def test_nothing_is_legal_before_the_card_and_after_the_end() -> None:
    from assassins.position import starting_position
    from assassins.rounds import end_phase
    from assassins.town import side_a

    start = starting_position(side_a())
    over = end_phase(builders.position(number=15))
    for before, why in ((start, "no round card has been turned up"), (over, "the game is over")):
        assert builders.legal(before) == {}
        with pytest.raises(IllegalAction, match=why):
            price(before, parse_action("Kj10-j9"))


def test_notation_reads_back() -> None:
    assert len(EVERY) == len({str(action) for action in EVERY}) > 4_000
    for action in EVERY:
        assert parse_action(str(action)) == action
    assert {action.kind for action in EVERY} == set(ActionKind)
    assert parse_action("Kc3-out").kind.pool is Pool.KING
    assert parse_action("Ng6#h6").kind.pool.side is Side.KING


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "K",
        "Ka1",
        "Na1*",
        "Ra1-a2",
        "Ka1>a2",
        "Ta1!a2",
        "Na1-out",
        "Na1-a11",
        "Na0-a1",
        "na1-a2",
        "Na1-a2 ",
        "Na1-a2\n",
        "Na01-a2",
        "Na1−a2",
        "Rf6*",
        "A",
        "x" * 1000,
    ],
)
def test_what_is_no_action_is_refused_in_a_short_line(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_action(text)
    assert caught.value.problem is ActionProblem.NOT_AN_ACTION
    assert len(str(caught.value)) < 90 and str(caught.value).isprintable()


@pytest.mark.parametrize("kind", ActionKind)
def test_an_action_with_a_target_too_many_or_too_few_is_refused(kind: ActionKind) -> None:
    wrong = Action(kind, 55, None if kind.has_target else 56)
    for before in (builders.position(), builders.position(people=True)):
        with pytest.raises(IllegalAction, match="this is not an action"):
            price(before, wrong)
