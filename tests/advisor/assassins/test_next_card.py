"""What if the next card were this one: only what can come of it is counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from advisor.assassins.advise import advise
from advisor.assassins.values.features import moments_of
from advisor.messages.assassins_assumptions import (
    AssassinsAssumptionError,
    parse_assassins_assumptions,
)
from advisor.messages.protocol import RequestError
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import new_game
from assassins.position import AssassinsPosition
from tests.advisor.assassins.support.moments import CLOSE_THE_GATE, advice_at, moment
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS, steps


def next_cards(text: str, of: AssassinsPosition | None = None) -> Counter[str]:
    found = parse_assassins_assumptions([text], of or new_game(PLAYERS).position)
    assert not found.claims
    return Counter(map(str, found.next_cards))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("next card 2/7", {"2/7/5": 2, "2/7/4": 1}),
        ("The next card is 1/6s/5", {"1/6s/5": 5}),
        ("next card is 1/5/4", {"1/5/4": 4}),
        ("next card 1/5", {"1/5/4": 4, "1/5s/5": 1, "1/5s/4": 1}),
        ("NEXT CARD 1/5S", {"1/5s/5": 1, "1/5s/4": 1}),
        ("next  card 2", {"2/7/5": 2, "2/7/4": 1, "2/5/4": 1}),
    ],
)
def test_a_card_is_named_whole_or_by_its_beginning(text: str, expected: dict[str, int]) -> None:
    assert next_cards(text) == expected


@pytest.mark.parametrize(
    "text", ["next card", "next card 3/7", "next card 1/6/5", "next card x", "next card 2/7/5/1"]
)
def test_a_card_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(AssassinsAssumptionError):
        parse_assassins_assumptions([text], new_game(PLAYERS).position)


def test_two_beginnings_hold_together_and_a_turned_up_card_is_gone() -> None:
    game = new_game(PLAYERS)
    both = parse_assassins_assumptions(["next card 1", "next card 1/5s", "a is one"], game.position)
    assert len(both.claims) == 1
    assert set(map(str, both.next_cards)) == {"1/5s/5", "1/5s/4"}
    begun = game.turn_up(RoundCard(1, 5, True, 4))
    assert set(next_cards("next card 1/5s", begun.position)) == {"1/5s/5"}
    with pytest.raises(RequestError, match="next card 1/5s/4"):
        list(advise(begun, Side.KING, ["next card 1/5s/4"]))


def test_expecting_any_card_that_is_left_changes_nothing() -> None:
    """At every step of random games, what a value is told is the same as without an assumption."""
    games = [game for game in steps(Random(5)) if not game.finished and game.position.deck]
    for game in games[::7]:
        plain = moments_of([game.position])
        same = plain.expecting(game.position.deck)
        assert np.allclose(plain.strides, same.strides)
        assert np.allclose(plain.people_ap, same.people_ap)


def test_expecting_a_card_tells_the_values_its_ap() -> None:
    before = moments_of([position(people=True)]).expecting([RoundCard(2, 7, False, 4)])
    assert before.strides[0] == 1 and before.people_ap[4, 0] == 1
    # In the king's phase the people's AP are those of the card that lies there.
    king = moments_of([position()]).expecting([RoundCard(2, 7, False, 4)])
    assert king.strides[0] == 1 and king.people_ap[5, 0] == 1


def test_whether_the_king_walks_out_hangs_on_the_card() -> None:
    """One of two cards lets him: with that one he does, with the other one he does not; and the
    people's chance to win is what it should be."""
    game = moment(CLOSE_THE_GATE)
    any_card, dear, cheap = (
        next(advise(game, Side.PEOPLE, assumed))
        for assumed in ([], ["next card 2/7"], ["next card 1/5"])
    )
    assert (any_card.leaves, dear.leaves, cheap.leaves) == (1, 1, 0)
    assert not any_card.next_cards
    assert [one.card for one in dear.next_cards] == [(2, 7, False, 5)]
    assert dear.deck == any_card.deck  # the other card is still there, for later


def test_the_people_s_best_way_is_judged_by_that_card() -> None:
    dear = advice_at(CLOSE_THE_GATE, "next card 2/7")
    cheap = advice_at(CLOSE_THE_GATE, "next card 1/5")
    assert dear.chance is not None and cheap.chance is not None
    assert dear.chance.people < cheap.chance.people
    assert dear.candidates[0].leaves == 0
