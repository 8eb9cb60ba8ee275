"""How far a pawn goes, against every way there is; and lines of actions as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assassins.actions import Action, ActionKind, ActionProblem, parse_action
from assassins.games import AssassinsGame
from assassins.legal import legal_actions
from assassins.position import AssassinsPosition
from assassins.rounds import act
from assassins.town import SQUARE_NAMES, parse_square
from kingsroad_tui.assassins.play import acting
from kingsroad_tui.assassins.play.acting import InTheWay, NotPossible, walk_to, walks
from kingsroad_tui.assassins.play.typed_actions import TypedProblem, knight_numbers, read_actions
from kingsroad_tui.assassins.words.refusals import typed_refusal
from tests.assassins.support.builders import USUAL_CARD
from tests.assassins.support.random_play import unfinished_game
from tests.support.app.assassins_acting import assassins_game
from tests.support.examples import examples


def by_playing(position: AssassinsPosition, square: int) -> dict[int, int]:
    """The least price of every square that the pawn there reaches by plain steps: all are tried."""
    cheapest = {square: 0}
    ahead = [(0, square, position)]
    while ahead:
        price, here, now = ahead.pop()
        for action, cost in legal_actions(now).items():
            if action.source != here or not action.kind.is_step or action.target is None:
                continue
            if price + cost < cheapest.get(action.target, 99):
                cheapest[action.target] = price + cost
                ahead.append((price + cost, action.target, act(now, action).after))
    del cheapest[square]
    return cheapest


@examples(40)
@given(seed=st.integers(0, 10**6))
def test_every_square_within_reach_has_its_least_price(seed: int) -> None:
    position = unfinished_game(seed).position
    for square in acting.own_pawns(position):
        found = walks(position, square)
        assert {target: walk.price for target, walk in found.items()} == by_playing(
            position, square
        )
        for target, walk in found.items():
            now = position
            for step in walk.steps:
                now = act(now, step).after
            assert walk.steps[-1].target == target
            assert walk_to(position, square, target) == walk


def test_a_pawn_of_the_other_side_goes_nowhere() -> None:
    position = assassins_game().turn_up(USUAL_CARD).position
    assert walks(position, parse_square("b3")) == {}
    assert walk_to(position, parse_square("b3"), parse_square("b4")) is None


def typed(game: AssassinsGame, line: str) -> str:
    """What a line of typed actions means, in the notation of the rules."""
    return " ".join(map(str, read_actions(line, game.position, knight_numbers(game))))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Na4-a3 Na3>b3", "Na4-a3 Na3>b3"),
        ("na4-a3 NA3>B3", "Na4-a3 Na3>b3"),
        ("a4-a3 a3>b3", "Na4-a3 Na3>b3"),
        ("a4a3", "Na4-a3"),
        ("2a3", "Na4-a3"),
        ("2-a3 2a4", "Na4-a3 Na3-a4"),
        ("Nd2-d4", "Nd2-d3 Nd3-d4"),
        ("1d4", "Nd2-d3 Nd3-d4"),
        ("", ""),
    ],
)
def test_notation_may_be_shorter_as_long_as_it_is_clear(line: str, meant: str) -> None:
    game = assassins_game().turn_up(USUAL_CARD)
    assert typed(game, line) == meant


def test_the_people_type_their_letters() -> None:
    game = assassins_game().turn_up(USUAL_CARD).end_phase()
    at = SQUARE_NAMES[game.position.townsfolk[1] or 0]
    action = next(
        action
        for action in legal_actions(game.position)
        if action.kind is ActionKind.TOWNSPERSON_STEP and SQUARE_NAMES[action.source] == at
    )
    assert action.target is not None
    assert typed(game, f"b{SQUARE_NAMES[action.target]}") == str(action)
    first = SQUARE_NAMES[game.position.townsfolk[0] or 0]
    assert typed(game, f"r{first}") == f"R{first}"


@examples(40)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_the_notation_of_every_legal_action_is_read_as_itself(
    seed: int, data: st.DataObject
) -> None:
    game = unfinished_game(seed)
    legal = list(game.legal_actions())
    if not legal:
        return
    action = data.draw(st.sampled_from(legal))
    for text in (str(action), str(action).lower()):
        assert read_actions(text, game.position, knight_numbers(game), game.secret) == (action,)


@given(st.text("abcdjknrt0123456789->!#* o", max_size=24))
def test_whatever_is_typed_is_read_or_refused_with_a_sentence(line: str) -> None:
    game = assassins_game().turn_up(USUAL_CARD)
    try:
        actions = read_actions(line, game.position, knight_numbers(game))
    except TypedProblem as problem:
        words = typed_refusal(problem, line, lambda name: name)
        assert words.endswith(".")
    else:
        position = game.position
        for action in actions:
            position = act(position, action).after


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Kj10-a1", "There is no free way there."),
        ("Na4-a3 3x", "'3x' is not an action. Nothing on that line was done."),
        ("2h1", "It costs 11 AP, and only 6 are left."),
    ],
)
def test_why_a_line_is_not_done(line: str, words: str) -> None:
    game = assassins_game().turn_up(USUAL_CARD)
    with pytest.raises(TypedProblem) as refused:
        read_actions(line, game.position, knight_numbers(game))
    assert typed_refusal(refused.value, line, lambda name: name) == words


def test_a_pawn_that_is_gone_is_not_named() -> None:
    game = assassins_game().turn_up(USUAL_CARD)
    with pytest.raises(TypedProblem) as refused:
        read_actions("8a3", game.position, knight_numbers(game))
    error = refused.value.why.error
    assert error is not None and error.problem is ActionProblem.NOT_AN_ACTION
    with pytest.raises(TypedProblem) as gone:
        read_actions("2a3", game.position, {})
    assert gone.value.why.why is InTheWay.NOBODY_THERE


def test_arrests_are_offered_one_by_one() -> None:
    """With nobody chosen those of every knight; with a knight chosen his alone."""
    game = assassins_game().turn_up(USUAL_CARD)
    for action in ("Na4-a3", "Na3>b3"):
        game = game.act(action)
    position = game.position
    if not position.can_arrest:
        pytest.skip("the usual card has no shackles")
    targets = {action.target for action in acting.arrests(position, None)}
    assert targets == {
        action.target for action in legal_actions(position) if action.kind is ActionKind.ARREST
    }
    state = acting.arrest(acting.start(position), position)
    assert state is not None and state.shown is not None
    assert state.shown.kind is ActionKind.ARREST
    assert state.chosen == state.shown.source
    other = acting.other_choice(state)
    if state.others:
        assert other.shown == state.others[0]
        assert other.chosen == state.others[0].source


def test_a_click_far_away_says_why_it_is_no_way() -> None:
    position = assassins_game().turn_up(USUAL_CARD).position
    king = parse_square("j10")
    held = acting.choose(acting.start(position), position, king)
    with pytest.raises(NotPossible) as refused:
        acting.to_square(held, position, parse_square("a1"), None)
    assert refused.value.why is InTheWay.NO_FREE_WAY
    knight = acting.choose(held, position, parse_square("a4"))
    state, actions = acting.to_square(knight, position, parse_square("a2"), None)
    assert state == knight
    assert actions == (
        parse_action("Na4-a3"),
        Action(ActionKind.KNIGHT_STEP, *map(parse_square, ("a3", "a2"))),
    )
