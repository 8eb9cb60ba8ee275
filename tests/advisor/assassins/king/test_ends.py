"""All ends of a phase of the king's side, against a plain enumeration by the rules.

The king who can leave now or next: found, said first, and kept in by the people who can.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from advisor.assassins.advise import advise
from advisor.assassins.computers import play_phase
from advisor.assassins.king.arrays import GONE
from advisor.assassins.king.ends import find_king_ends
from advisor.assassins.king.walking_out import cards_to_leave, way_out
from advisor.core.cancellation import Stop
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import ADVISOR
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, new_game
from assassins.legal import legal_actions
from assassins.notation import parse_position
from assassins.position import AssassinsPosition, starting_position
from assassins.rounds import act, after_actions, end_phase, turn_up
from assassins.secret import Secret
from tests.advisor.assassins.support.all_ends import Board, all_ends, spent_between
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.builders import position, town_with
from tests.assassins.support.random_play import PLAYERS


def assert_same(now: AssassinsPosition, *, ways: int) -> int:
    """The same boards, at the least cost; of so many the way there is played. How many boards."""
    ends, plain = find_king_ends(now, Stop()), all_ends(now)
    assert ends.complete
    assert (ends.won is not None) == plain.won
    if ends.won is not None:
        assert after_actions(now, ends.won).over
        return 0
    boards = [board_in(pawns) for pawns in ends.pawns.T.tolist()]
    assert set(boards) == set(plain.fewest)
    # Where a board comes up again, less of one pool is spent and more of the other.
    first = {board: number for number, board in reversed(list(enumerate(boards)))}
    for number in Random(len(ends)).sample(sorted(first.values()), min(ways, len(first))):
        actions = ends.actions(number)
        after = after_actions(now, actions)
        assert after == ends.position(number)
        assert spent_between(now, after) == plain.cheapest[boards[number]]
        assert len(actions) == plain.fewest[boards[number]]
    return len(first)


def board_in(pawns: list[int]) -> Board:
    """Who stands where in a moment of 20 squares: seven knights, twelve townsfolk, the king."""
    people = tuple(None if square == GONE else square for square in pawns[7:19])
    return pawns[19], tuple(sorted(square for square in pawns[:7] if square != GONE)), people


def phases(seed: int, knights_ap: int, count: int, most: int) -> Iterator[AssassinsPosition]:
    """Crowds with so many AP for the knights and at most so many knights."""
    found = (p for p in crowds(seed, 100_000) if p.card and p.card.knights == knights_ap)
    few = (p for p in found if len(p.knights) <= most)
    for _ in range(count):
        yield next(few)


@pytest.mark.parametrize(
    ("card", "count"),
    [
        (RoundCard(1, 5, True, 5), 23_442),
        (RoundCard(2, 5, False, 5), 23_144),
        (RoundCard(1, 6, True, 5), 92_846),
        (RoundCard(2, 7, False, 5), 312_466),
    ],
)
def test_the_ends_of_the_first_phase_are_as_many_as_two_programs_count(
    card: RoundCard, count: int
) -> None:
    now = turn_up(starting_position(town_with(card)), card)
    assert len(set(find_king_ends(now, Stop()).ways.keys.tolist())) == count


@pytest.mark.parametrize(("knights_ap", "knights"), [(5, 2), (6, 2), (7, 1)])
def test_all_ends_are_found_and_the_shortest_ways_to_them(knights_ap: int, knights: int) -> None:
    """Few knights, so that it is soon done; in the whole volume there are all seven."""
    found = [replace(p, knights=p.knights[:knights]) for p in phases(31, knights_ap, 1, 7)]
    assert sum(assert_same(p, ways=100) for p in found) > 100


def test_from_the_middle_of_a_phase_as_well() -> None:
    """Some actions done, an arrest among them."""
    random, boards, arrested = Random(5), 0, 0
    for start in phases(32, 6, 6, 7):
        now = start
        while now.knights_ap > 2 and not now.over:
            now = act(now, random.choice(list(legal_actions(now)))).after
        if not now.over:
            boards += assert_same(now, ways=30)
            arrested += now.arrest_made
    assert boards > 1_000 and arrested


@pytest.mark.soak
@pytest.mark.parametrize("ap", [5, 6])
@pytest.mark.parametrize("seed", range(10))
def test_all_ends_of_many_phases(ap: int, seed: int) -> None:
    for now in phases(100 * (ap - 4) + seed, ap, 5 if ap == 5 else 1, 7):
        assert_same(now, ways=300)


@pytest.mark.parametrize(
    ("people", "revealed", "killed", "won"),
    [
        ({"a": "e3"}, "a", "bc", True),  # the third that is left, two steps away
        ({"a": "e3"}, "a", "b", False),  # who knows who the third is
        ({"a": "e3", "b": "e1"}, "ab", "c", False),  # only one can be reached
    ],
)
def test_a_kill_that_wins_for_sure_ends_the_search(
    people: dict[str, str], revealed: str, killed: str, *, won: bool
) -> None:
    card = RoundCard(1, 3, False, 4)
    now = position(
        king="e9", knights="e6", townsfolk=people, revealed=revealed, killed=killed, card=card
    )
    ends = find_king_ends(now, Stop())
    assert (ends.won is not None) == won == all_ends(now).won
    if ends.won:
        assert [str(action) for action in ends.won] == ["Ne6-e5", "Ne5-e4", "Ne4!e3"]


def test_too_many_ends_are_cut_to_those_that_cost_least() -> None:
    now = next(p for p in phases(33, 6, 9, 7) if find_king_ends(p, Stop()).won is None)
    every, some = find_king_ends(now, Stop()), find_king_ends(now, Stop(), most=2_000)
    assert every.complete and not some.complete
    assert 1 < len(some) <= 2_000
    assert set(some.ways.keys.tolist()) <= set(every.ways.keys.tolist())


def test_out_of_time_the_beginning_is_an_end() -> None:
    ends = find_king_ends(next(phases(34, 5, 1, 7)), Stop(0.0))
    assert not ends.complete and ends.actions(0) == ()


OPEN_GATE = "KA1:13:p:1-5-4:4:b6:c9d2d8f9h4i7j8:c10.x.e4.g4.e5.x.g3.x.f4.x.x.x:0010010"
"""Round 13: the king a step from the west gate, one card of two lets him out; three people are near
enough to close it, and a, the last assassin, is not."""

MANY = 2_000_000
TWO = RoundCard(2, 3, False, 4)


def playing(now: AssassinsPosition, secret: str = "") -> AssassinsGame:
    game = replace(new_game(PLAYERS, now.town), position=now)
    return replace(game, secret=Secret.of(secret)) if secret else game


def people(king: str, townsfolk: dict[str, str], knights: str = "") -> AssassinsPosition:
    """The people's phase, all cards to come of 2 king AP and 3 for the knights."""
    return position(king=king, knights=knights, townsfolk=townsfolk, card=TWO, people=True)


@pytest.mark.parametrize(
    ("now", "secret"),
    [
        (parse_position(OPEN_GATE), "ahk"),
        (people("c4", {"a": "e3", "b": "h9"}), "bkl"),  # from the east, to the north gate
        (people("b6", {"a": "a9", "b": "c4"}), "akl"),  # who stands beside the west gate's square
    ],
)
@pytest.mark.parametrize(("name", "seeds"), [(CAREFUL, 4), (PLANNER, 1), (ADVISOR, 1)])
def test_people_who_think_close_the_gate(
    now: AssassinsPosition, secret: str, name: str, seeds: int
) -> None:
    assert cards_to_leave(now, Stop(), 3_000)
    for seed in range(seeds):
        actions = play_phase(playing(now, secret), name, seed)
        end = after_actions(now, actions, Secret.of(secret))
        assert not cards_to_leave(end, Stop(), 3_000)


def test_the_people_are_told_that_he_walks_out_and_how_to_keep_him_in() -> None:
    *_, advice = advise(playing(parse_position(OPEN_GATE), "ahk"), Side.PEOPLE, [])
    assert advice.leaves == 1
    assert advice.candidates[0].leaves == 0
    for way in advice.candidates:
        assert any(action.endswith("-b5") for action in way.actions)


@pytest.mark.parametrize(
    ("king", "knights", "townsfolk"),
    [
        ("c3", "", {}),
        ("c4", "", {}),
        ("c5", "", {}),  # too far
        ("c4", "d3", {"a": "c3"}),  # pushed west, and the knight goes on
        ("c4", "d3", {"a": "c3", "b": "b3"}),  # two in a row, up to a roof
        ("c4", "d4", {"a": "c3"}),
        ("c4", "c3", {"a": "b3", "b": "d3"}),  # his own knight cannot go
        ("b6", "a5", {"a": "b5"}),
        ("b6", "c5", {"a": "b5"}),  # against a roof
        ("b6", "b4", {"a": "b5"}),  # against the king
    ],
)
def test_whether_he_can_leave_is_what_trying_everything_says(
    king: str, knights: str, townsfolk: dict[str, str]
) -> None:
    now = end_phase(people(king, townsfolk, knights))
    begun = turn_up(now, now.deck[0])
    found = way_out(begun, Stop(), MANY)
    assert found.sure
    assert (found.actions is not None) == all_ends(begun).won
    if found.actions:
        *before, _ = found.actions
        assert not after_actions(begun, before).over
        assert after_actions(begun, found.actions).over


def test_the_king_is_told_at_once_that_he_can_win() -> None:
    """Already in the first answer, with a knight's push before it."""
    now = position(king="c4", knights="d3 j10", townsfolk={"a": "c3"}, card=TWO)
    first, last = advise(playing(now), Side.KING, [])
    assert first.win_now and last.win_now
    assert first.win_now[-1] == last.win_now[-1] == "Kc3-out"
    assert last.candidates[0].win == 1
    far = position(king="e8", card=TWO)
    assert [answer.win_now for answer in advise(playing(far), Side.KING, [])] == [None, None]


def test_where_too_much_would_have_to_be_looked_at_it_is_not_said() -> None:
    now = people("b6", {"a": "b5", "b": "b4"}, "d8 d9 e8 e9 f8 f9")
    assert cards_to_leave(now, Stop(), 50) is None
    assert cards_to_leave(now, Stop(), MANY) == 0
