"""Advice: its figures are exact, its candidates can be played, and it never knows the secret.

Possible triples: what is public, what is assumed, and how they are counted.

What if the next card were this one: only what can come of it is counted.

Would the decisions of the rules that could change who wins change it, read the other way?

The figures are in docs/measurements.md.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

import msgspec
import numpy as np
import pytest

from advisor.assassins.advise import advise, answer, case_of
from advisor.assassins.belief import TRIOS, belief_of
from advisor.assassins.candidates import CANDIDATES
from advisor.assassins.clock import clock_of
from advisor.assassins.danger import Worlds, mask_of, worlds_of
from advisor.assassins.king.phase import estimates
from advisor.assassins.people_phase import find_people_phases
from advisor.assassins.values.features import moments_of
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import AssassinsAdvice, Certainty
from advisor.messages.assassins_assumptions import (
    MAX_LENGTH,
    AssassinsAssumption,
    AssassinsAssumptionError,
    parse_assassins_assumptions,
)
from advisor.messages.assassins_computers import CAREFUL
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.computers import RULE_OF_THUMB
from advisor.messages.intervals import estimated_share
from advisor.messages.protocol import RequestError
from assassins.actions import Side, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, new_game
from assassins.legal import legal_actions
from assassins.position import AssassinsPhase, AssassinsPosition, Ending
from assassins.records import AssassinsGameData
from assassins.rounds import after_actions, end_phase
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.exhaustive import least_ap
from tests.advisor.assassins.support.matches import play_game
from tests.advisor.assassins.support.moments import CLOSE_THE_GATE, advice_at, moment
from tests.assassins.support.builders import position, where
from tests.assassins.support.other_readings import Reading, read
from tests.assassins.support.random_play import PLAYERS, steps, unfinished_game
from tests.support.soak import sampled


def playing(now: AssassinsPosition, secret: str = "") -> AssassinsGame:
    """A game that has come to a position."""
    game = replace(new_game(PLAYERS, now.town), position=now)
    return replace(game, secret=Secret.of(secret)) if secret else game


def last(game: AssassinsGame, side: Side, *assumptions: str) -> AssassinsAdvice:
    first, advice = advise(game, side, list(assumptions))
    assert not first.final and not first.candidates and advice.final and not advice.timed_out
    return advice


def wounds(now: AssassinsPosition, triple: frozenset[int], ap: int) -> int:
    """How many the people can deal, by trying everything."""
    least = least_ap(now, [n for n in triple if now.townsfolk[n] is not None]) if triple else None
    return 0 if least is None else max(0, min(2 - now.wounds, (ap - least) // 2))


def test_at_the_start_the_clock_says_14_of_19() -> None:
    game = new_game(PLAYERS)
    advice = last(game, Side.KING)
    assert (advice.worlds, advice.need, advice.left, advice.spare) == (220, 14, 19, 5)
    assert advice.stop is None and not advice.candidates
    assert [count.count for count in advice.deck] == [5, 4, 2, 1, 1, 1, 1]
    begun = last(game.turn_up(game.town.deck[0]), Side.KING, "monk is none")
    assert begun.worlds == 165
    assert begun.stop is not None and begun.stop.death == 0
    assert begun.chances["h"] == 0 and begun.chances["a"] == 45 / 165


@pytest.mark.parametrize("count", sampled([1, 3], 1))
def test_stopping_here_is_counted_as_trying_everything_counts(count: int) -> None:
    for now in crowds(11, count):
        advice = last(playing(now), Side.KING)
        triples = [secret.assassins for secret in possible_secrets(now)]
        assert now.card and advice.stop
        dealt = [wounds(now, triple, now.card.people) for triple in triples]
        assert advice.stop.death_worlds == sum(now.wounds + more == 2 for more in dealt)
        assert advice.stop.wound_worlds == sum(more > 0 for more in dealt)
        assert advice.stop.certainty is Certainty.EXACT


def test_the_kings_candidates_can_be_played_and_their_risks_are_right() -> None:
    """How many trios can kill or wound him, and how likely one of these is by what is believed."""
    now = next(found for found in crowds(12, 20) if found.knights_ap == 5 and not found.revealed)
    advice = last(playing(now), Side.KING)
    triples = [secret.assassins for secret in possible_secrets(now)]
    believed = belief_of(playing(now), case_of(playing(now), Side.KING).judges.suspicion)
    weights = dict(zip(TRIOS, believed.weights.tolist(), strict=True))
    assert 1 <= len(advice.candidates) <= CANDIDATES < advice.tried
    for candidate in advice.candidates[:1]:
        game = playing(now)
        for action in candidate.actions:
            game = game.act(action)
        assert now.card
        dealt = {trio: wounds(game.position, trio, now.card.people) for trio in triples}
        deadly = [trio for trio, more in dealt.items() if now.wounds + more == 2]
        harmful = [trio for trio, more in dealt.items() if more > 0]
        assert (candidate.death_worlds, candidate.wound_worlds) == (len(deadly), len(harmful))
        risked = tuple(sum(weights[trio] for trio in trios) for trios in (deadly, harmful))
        assert (candidate.death, candidate.wound) == pytest.approx(risked, abs=1e-6)


def test_the_people_are_told_to_strike_and_how() -> None:
    now = position(king="i6", knights="h6", townsfolk={"a": "g6"}, people=True)
    advice = last(playing(now, "abc"), Side.PEOPLE)
    assert advice.strike_now == ["Rg6", "Ag6!h6", "Ag6-h6", "Ah6*", "Ah6*"]
    assert [candidate.win for candidate in advice.candidates] == [1.0]
    assert advice.stop is not None and advice.stop.death == 1
    unknown = last(playing(now), Side.PEOPLE)
    assert unknown.strike_now is None
    assert unknown.stop is not None and unknown.stop.death_worlds == 55
    assert all("R" not in "".join(c.actions) for c in unknown.candidates)


def test_the_peoples_candidates_can_be_played_and_say_how_near_the_assassins_are() -> None:
    for now in crowds(13, 3, people=True):
        truth = next(iter(possible_secrets(now)))
        game = replace(playing(now), secret=truth)
        for candidate in last(game, Side.PEOPLE).candidates:
            after = game
            for action in candidate.actions:
                after = after.act(action)
            assert candidate.win == float(after.finished)
            if not after.finished:
                end = end_phase(after.position)
                assert candidate.wound == float(after.position.wounds > now.wounds)
                assert candidate.strike == least_ap(end, sorted(truth.assassins))


def test_in_the_other_sides_phase_there_are_facts_only() -> None:
    now = position(people=True)
    assert last(playing(now), Side.KING).candidates == []
    assert last(playing(position()), Side.PEOPLE).candidates == []


@pytest.mark.parametrize("seed", range(3))
def test_advice_for_the_king_is_the_same_bytes_whatever_the_secret(seed: int) -> None:
    """Every truth that fits the same public record; a short search is a search as well."""
    game = next(
        found
        for number in range(seed * 100, seed * 100 + 100)
        if (found := unfinished_game(number)).position.phase is AssassinsPhase.KING
        and found.position.card
        and found.position.round < 9
    )
    told = set()
    for triple in combinations(LETTERS, 3):
        secret = Secret.of(triple)
        if secret not in possible_secrets(game.position):
            continue
        truth = replace(game, secret=None).with_secret(secret)
        facts, *_ = advise(truth, Side.KING, [])
        told.add(msgspec.json.encode(msgspec.structs.replace(facts, seconds=0.0)))
    assert len(told) == 1


@pytest.mark.soak
def test_whole_advice_for_the_king_is_the_same_bytes_under_all_220_truths() -> None:
    assert_same_advice(playing(next(p for p in crowds(14, 50) if not p.revealed and not p.gone)))


def test_whole_advice_for_the_king_is_the_same_bytes_under_some_truths() -> None:
    crowd = next(p for p in crowds(15, 50) if not p.revealed and p.knights_ap == 5)
    assert_same_advice(playing(crowd), every=44)


def assert_same_advice(game: AssassinsGame, every: int = 1) -> None:
    told = set()
    secrets = possible_secrets(game.position)
    for secret in secrets[::every]:
        *_, advice = advise(replace(game, secret=secret), Side.KING, [])
        assert advice.candidates
        told.add(msgspec.json.encode(msgspec.structs.replace(advice, seconds=0.0)))
    assert len(told) == 1


def test_out_of_time_there_is_still_an_answer() -> None:
    late = Stop(0.0)
    *_, advice = advise(playing(next(crowds(16, 1))), Side.KING, [], stop=late)
    assert advice.timed_out and advice.candidates


def test_requests_are_answered_with_facts_first() -> None:
    game = new_game(PLAYERS).turn_up(new_game(PLAYERS).town.deck[5])
    request = AssassinsAdviseRequest(id=9, game=AssassinsGameData.of(game), side="king")
    first, second = answer(request, Stop())
    assert (first.id, first.last, second.last) == (9, False, True)


def test_what_cannot_be_advised() -> None:
    with pytest.raises(RequestError, match="there is no 'priest'"):
        last(new_game(PLAYERS), Side.KING, "priest is none")
    with pytest.raises(RequestError, match="the game is over"):
        last(playing(position(king="c3")).act("Kc3-out"), Side.KING)


@pytest.mark.parametrize(
    ("knights", "people"),
    [
        ("c7 e9 d9", {"a": "d5", "b": "b6", "c": "e6"}),
        ("d9 c6 d8", {"a": "d6", "b": "c5", "c": "c7"}),
    ],
)
def test_the_castle_is_not_given_up_for_a_round_of_safety(
    knights: str, people: dict[str, str]
) -> None:
    """Round 9, 7 steps, 7 king AP left: whoever goes back or waits never gets there any more."""
    card = RoundCard(1, 2, False, 5)
    now = position(king="e8", knights=knights, townsfolk=people, number=9, card=card)
    advice = last(playing(now), Side.KING)
    assert (advice.need, advice.left) == (7, 7)
    best = advice.candidates[0]
    game = playing(now)
    for action in best.actions:
        game = game.act(action)
    ways = clock_of(game.end_phase().position)
    assert min(way.need for way in ways.gates if way.need) == ways.left == 6


def test_the_later_the_less_the_castle_can_be_given_up() -> None:
    """With no card left it costs as much as a certain death, at the start little."""
    card = RoundCard(1, 2, False, 5)
    rounds = [position(number=number, card=card) for number in (10, 13, 15)]
    none = Worlds((frozenset({0, 1, 2}),))
    early, later, over = (estimates([now], none).rest[0] for now in rounds)
    assert early > later > over
    assert early - over == pytest.approx(3.5 / 3)


def test_nobody_is_revealed_for_nothing() -> None:
    """Far from the king f gains nothing; where it kills a knight, that is worth a look."""
    far = position(king="j10", townsfolk={"f": "c3"}, people=True)
    found = find_people_phases(far, Secret.of("fgj"), Stop()).phases
    assert found and not any("R" in str(action) for way in found for action in way.actions)
    beside = position(king="j10", knights="c4", townsfolk={"f": "c3"}, people=True)
    gains = find_people_phases(beside, Secret.of("fgj"), Stop(), kept=10_000).phases
    kills = [[str(a) for a in way.actions] for way in gains]
    assert ["Rc3", "Ac3!c4"] in kills
    assert all("!" in " ".join(way) or "*" in " ".join(way) for way in kills if "Rc3" in way)
    for way in kills:
        for number, word in enumerate(way):
            acts = any(later.startswith(f"A{word[1:]}") for later in way[number + 1 :])
            assert not word.startswith("R") or acts, way


START = position()


def letters(worlds: Worlds) -> set[str]:
    return {"".join(LETTERS[n] for n in sorted(triple)) for triple in worlds.triples}


def assumed(*texts: str, found: AssassinsPosition = START) -> Worlds:
    return worlds_of(found, parse_assassins_assumptions(texts, found).claims)


def test_all_220_at_the_beginning() -> None:
    worlds = worlds_of(START)
    assert len(worlds) == 220
    assert worlds.chances == (55 / 220,) * 12


def test_what_is_public_counts() -> None:
    """One revealed: 55. Of three arrested, not all can be assassins: 219."""
    assert len(worlds_of(position(revealed="a"))) == 55
    assert len(worlds_of(position(arrested="abc", number=4))) == 219
    assert letters(worlds_of(position(revealed="ab", arrested="c"))) == {
        f"ab{letter}" for letter in "cdefghijkl"
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("monk is none", lambda t: "h" not in t),
        ("The Monk  is not one", lambda t: "h" not in t),
        ("h is no assassin", lambda t: "h" not in t),
        ("the apple seller is an assassin", lambda t: "a" in t),
        ("a is one", lambda t: "a" in t),
        ("at least one of the monk and squire", lambda t: bool({"h", "k"} & set(t))),
        ("at most one of a, b and c", lambda t: len({"a", "b", "c"} & set(t)) <= 1),
        ("exactly two of a, b, and witch hunter", lambda t: len({"a", "b", "l"} & set(t)) == 2),
        ("none of a or b", lambda t: not {"a", "b"} & set(t)),
    ],
)
def test_assumptions_leave_what_they_say(text: str, expected: object) -> None:
    assert callable(expected)
    wanted = {"".join(t) for t in combinations(LETTERS, 3) if expected("".join(t))}
    assert letters(assumed(text)) == wanted


def test_roofs_and_streets_are_those_of_the_position() -> None:
    squares = ["a1", "b1", "c5", "c6", "c7", "d5", "d6", "d7", "e8", "e9", "d8", "d9"]
    town = position(townsfolk=dict(zip(LETTERS, squares, strict=True)))
    assert len(assumed("none on the roofs", found=town)) == 120
    assert len(assumed("at least one on the roofs", found=town)) == 100
    assert len(assumed("exactly one in the streets", found=town)) == 10


def test_several_hold_together() -> None:
    assert letters(assumed("a is one", "b is one", "none of c, d, e, f, g, h, i, j, k")) == {"abl"}
    with pytest.raises(RequestError, match="no three townsfolk"):
        assumed("a is one", "a is none")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "priest is none",
        "at least four of a and b",
        "none of",
        "x" * 301,
        "m is one",
    ],
)
def test_what_cannot_be_assumed(text: str) -> None:
    with pytest.raises(AssassinsAssumptionError) as caught:
        AssassinsAssumption.parse(text, START)
    assert len(str(caught.value)) < MAX_LENGTH
    assert "\n" not in str(caught.value)


def test_too_many_assumptions_are_refused() -> None:
    with pytest.raises(AssassinsAssumptionError, match="more than 50"):
        parse_assassins_assumptions(["a is one"] * 51, START)


def test_touched_counts_triples_that_meet_a_group() -> None:
    random = Random(1)
    worlds = Worlds(tuple(random.sample(worlds_of(START).triples, 60)))
    for _ in range(200):
        group = random.sample(range(12), random.randint(0, 12))
        expected = sum(not triple.isdisjoint(group) for triple in worlds.triples)
        assert worlds.touched[mask_of(group)] == expected


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
    """The dear one lets him out if nobody closes the gate; the other one allows an arrest, and the
    last assassin that can be left is nearly known."""
    dear = advice_at(CLOSE_THE_GATE, "next card 2/7")
    cheap = advice_at(CLOSE_THE_GATE, "next card 1/5")
    assert dear.chance is not None and cheap.chance is not None
    assert cheap.chance.people < 0.1 < dear.chance.people
    assert dear.candidates[0].leaves == 0


GAMES: Final = {RULE_OF_THUMB: 200, CAREFUL: 60}


def words(now: AssassinsPosition) -> set[str]:
    """The legal actions, by the reading that is in force."""
    return {str(action) for action in legal_actions(now)}


def test_each_reading_changes_what_it_says_and_nothing_else() -> None:
    leaving = position(king="c3", townsfolk={"a": "c2"})
    row_going_up = position(knights="c5", townsfolk={"a": "d5", "b": "e5"})
    first_going_up = position(knights="d5", townsfolk={"a": "e5"})
    along = position(knights="f5", townsfolk={"a": "f6", "b": "g5"})
    assert "Kc3-out" in words(leaving) and "Nf5>g5" in words(along)
    with read(Reading.EXIT_BLOCKED):
        assert "Kc3-out" not in words(leaving) and "Nf5>g5" in words(along)
        assert "Kb5-out" in words(position(king="b5", townsfolk={"a": "c2"}))
    with read(Reading.FIRST_CHECKED):
        assert "Nc5>d5" in words(row_going_up) and "Nd5>e5" not in words(first_going_up)
        assert where(after_actions(row_going_up, [parse_action("Nc5>d5")]), "b") == "f5"
    with read(Reading.NO_PUSH_ON_ROOFS):
        assert "Nf5>f6" not in words(along) and "Nf5>g5" in words(along)
    with read(Reading.LAST_CARD_UNPLAYED):
        assert end_phase(position(number=14)).ending is Ending.TIME
        assert end_phase(position(number=13)).ending is None
    assert "Kc3-out" in words(leaving) and "Nf5>f6" in words(along)
    assert "Nc5>d5" not in words(row_going_up) and end_phase(position(number=14)).ending is None


@pytest.mark.soak
@pytest.mark.parametrize("name", [RULE_OF_THUMB, CAREFUL])
@pytest.mark.parametrize("reading", [None, *Reading])
def test_who_wins_by_each_reading(reading: Reading | None, name: str) -> None:
    """Printed; the cards and the assassins of a game are the same by every reading."""
    with read(reading):
        games = [play_game(name, name, seed) for seed in range(GAMES[name])]
    by = Counter(game.result.by for game in games if game.result)
    won = by[Ending.CASTLE] + by[Ending.ASSASSINS]
    share = estimated_share(won / len(games), 0.0, len(games))
    print(f"\n{reading or 'as it is'}; {name}: the king's side wins {share}; {dict(by)}")
    assert sum(by.values()) == len(games)
