"""Every reason holds by its numbers, and passes the counterfactual test; ends are spoken of.

An assumption about one's own choice rules out own choices, and changes nothing else.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from advisor.advise import advise
from advisor.kingsroad.analysis.reasons import Alternatives, ReasonFinder
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes
from advisor.kingsroad.round.plays import Plays, hand_plays
from advisor.kingsroad.round.regions import Contests, Reasons
from advisor.messages.advice import Candidate, Reason, ReasonKind
from advisor.messages.assumptions import Claim
from advisor.messages.protocol import Advice, AdviceSettings, Progress, RequestError
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.board import REGIONS
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position
from kingsroad.position import Position
from kingsroad.records import read_game
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.examples import examples
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER
from tests.support.reasons import ABOUT_MARKERS, assert_reasons_hold
from tests.support.soak import sampled

START = parse_position("KR1:s:5:5:39W.00001001.-:12D.00001002.46:8D.00001001.-")
"""The King in the Dark Tower; whoever is first has 39 points and a Witch."""


@cache
def model(start: Position) -> OpponentModel:
    """The round as the first player sees it, who believes anything of the others."""
    seats = (seat for seat in start.seats if seat != 0)
    believed = [OpponentBelief.of(seat, hand_plays(start.hand(seat))) for seat in seats]
    return OpponentModel(start, 0, believed)


def own_plays(start: Position) -> Plays:
    return hand_plays(start.hand(0))


def candidates(start: Position, losses: list[float]) -> list[Candidate]:
    """Every choice of the first player, in the order of the plays, with these losses in turn."""
    plays, seen = own_plays(start), model(start)
    found = outcomes(seen, plays.arrays)
    regions = Reasons(seen)
    return [
        Candidate(
            selection=play.selection.codes,
            points=0.0 if play.witch else float(found.points[at]),
            worst=None,
            best=None,
            win=0.5,
            margin=0.0,
            share=0.0,
            value=0.5 - losses[at % len(losses)],
            loss=losses[at % len(losses)],
            loss_error=0.01,
            regions=[] if play.witch else regions.of(play),
        )
        for at, play in enumerate(plays.candidates)
    ]


def reasons(start: Position, code: str, losses: list[float] | None = None) -> list[Reason]:
    """The reasons for a choice that loses nothing where all others lose 0.2, or so much in turn."""
    plays = own_plays(start).candidates
    effect = Selection.parse(code)
    place = next(
        at
        for at, play in enumerate(plays)
        if not play.witch and (play.placed, play.dragon) == (effect.placed(), effect.has_dragon)
    )
    found = candidates(start, losses or [0.2])
    if losses is None:
        found[place] = replace(found[place], loss=0.0, value=0.5)
    return ReasonFinder(model(start)).of(plays[place], place, Alternatives(found, Goal.WIN))


def with_score(score: int) -> Position:
    return dataclasses.replace(START, scores=(score, *START.scores[1:]))


def test_a_reason_is_given_where_moving_the_marker_costs() -> None:
    kinds = {reason.kind: reason for reason in reasons(with_score(10), "56K")}
    assert kinds.keys() & set(ABOUT_MARKERS)
    for reason in kinds.values():
        if reason.kind in ABOUT_MARKERS:
            assert reason.falls == pytest.approx(0.2) and reason.instead is not None


def test_none_is_given_where_all_choices_are_as_good() -> None:
    """What could be said of its markers is true of the board, and no reason for this choice."""
    found = reasons(with_score(10), "56K", [0.0])
    assert {reason.kind for reason in found} <= {ReasonKind.ALIKE, ReasonKind.WITCH_KEPT}
    assert found[0].kind is ReasonKind.ALIKE and (found[0].alike or 0) > 100


def test_what_all_good_choices_share_is_said() -> None:
    """Three choices are as good; each card but that of the Dark Tower can be done without."""
    start, good = with_score(10), ("56K", "75K", "65K")
    found = candidates(start, [0.2])
    plays = own_plays(start).candidates
    places = [
        next(at for at, p in enumerate(plays) if p.placed == Selection.parse(code).placed())
        for code in good
    ]
    for at in places:
        found[at] = replace(found[at], loss=0.0, value=0.5)
    finder = ReasonFinder(model(start))
    said, *_ = finder.of(plays[places[2]], places[2], Alternatives(found, Goal.WIN))
    assert said.kind is ReasonKind.ALIKE and said.regions == [5] and said.alike == 3


@pytest.mark.parametrize(("score", "ends"), [(10, False), (30, False), (38, True), (39, True)])
def test_who_ends_the_game_now_prepares_and_keeps_nothing(score: int, ends: bool) -> None:
    kinds = [reason.kind for reason in reasons(with_score(score), "56K")]
    assert (ReasonKind.ENDS in kinds) == ends
    if ends:
        assert not {ReasonKind.PREPARES, ReasonKind.WITCH_KEPT} & set(kinds)
        assert kinds[0] is ReasonKind.ENDS


def test_somebody_elses_end_is_an_end_too() -> None:
    """It is one of the others who comes to 40 points, whatever the first one does."""
    start = dataclasses.replace(START, scores=(10, 39, 39))
    end, *rest = reasons(start, "56K")
    assert end.kind is ReasonKind.ENDS and not end.own
    assert {reason.kind for reason in rest} <= {ReasonKind.FINAL}


@pytest.mark.parametrize(
    ("seat", "regions"), [(0, {2, 7, 8}), (2, set())], ids=["lost", "a forced win"]
)
def test_the_end_of_a_real_game_names_what_decides_it(seat: int, regions: set[int]) -> None:
    """Round 13: the first player ends it by the Castle, and 2, 7 and 8 decide; nothing is open
    where the third one has won already, whatever comes."""
    game = read_game(GAMES_FOLDER / "3-players.json")
    found = complete_advice(game.take_back(len(game.rounds) - 12), seat)
    end, *final = found.reasons
    assert end.kind is ReasonKind.ENDS and set(end.regions) == regions
    assert {reason.kind for reason in final} <= {ReasonKind.FINAL}
    assert not final or {reason.region for reason in final} <= regions


@examples(30)
@given(
    losses=st.lists(st.sampled_from((0.0, 0.005, 0.02, 0.1, 0.3)), min_size=3, max_size=17),
    score=st.sampled_from((3, 20, 36, 39)),
    code=st.sampled_from(("56K", "256", "57K", "4D6", "D5K", "12K", "67K")),
)
def test_no_reason_survives_a_choice_that_is_as_good_without_it(
    losses: list[float], score: int, code: str
) -> None:
    """Whatever the others are worth: checked against the candidates one by one."""
    start = with_score(score)
    hand = start.hand(0)
    if "D" in code and not start.dragon[0]:
        return
    found = candidates(start, losses)
    plays, wanted = own_plays(start).candidates, Selection.parse(code)
    assert hand.size == 3
    place = next(
        at
        for at, play in enumerate(plays)
        if not play.witch and (play.placed, play.dragon) == (wanted.placed(), wanted.has_dragon)
    )
    for reason in ReasonFinder(model(start)).of(plays[place], place, Alternatives(found, Goal.WIN)):
        if reason.kind in ABOUT_MARKERS:
            at = (reason.region or 0) - 1
            moved = [
                other.loss
                for other, play in zip(found, plays, strict=True)
                if not play.witch
                and play.placed[at] < wanted.placed()[at]
                and all(
                    new >= old
                    for r, (new, old) in enumerate(zip(play.placed, wanted.placed(), strict=True))
                    if r != at
                )
                and play.dragon >= wanted.has_dragon
            ]
            assert min(moved) - found[place].loss > 0.01


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("added", [0, 2])
def test_contests_are_what_going_through_all_plays_finds(region: int, added: int) -> None:
    """Against every pair of the others' plays, one by one."""
    seen = model(START)
    first, second = seen.opponents
    own = START.influence(0, region) + added
    held = [
        START.influence(one.seat, region) + one.plays.placed[:, region - 1].astype(int)
        for one in (first, second)
    ]
    chance = np.outer(first.chances, second.chances)
    theirs, third = np.broadcast_arrays(held[0][:, None], held[1][None, :])
    contest = Contests(seen).of(region, added)
    alone = (own > theirs) & (own > third)
    assert contest.first == pytest.approx(float((chance * alone).sum()), abs=1e-9)
    ahead = (own > theirs) if own else np.zeros_like(alone)
    assert contest.ahead_of(1) == pytest.approx(float((chance * ahead).sum()), abs=1e-9)
    paid = [*START.board.paid(region, 3), 0]
    place = 1 + (theirs >= own).astype(int) + (third >= own)
    points = np.array(paid)[place - 1] * (own > 0)
    assert contest.mean_points()[0] == pytest.approx(float((chance * points).sum()), abs=1e-9)


def test_points_for_places_add_up_with_the_region_reasons() -> None:
    seen = model(START)
    contests, regions = Contests(seen), Reasons(seen)
    for play in own_plays(START).effects[::7]:
        for reason in regions.of(play):
            placed = play.placed[reason.region - 1]
            now = contests.points_now(reason.region, placed, play.dragon)
            assert now[0] == pytest.approx(reason.points, abs=1e-9)


def hard_position(number: int) -> tuple[Game, int] | None:
    """One of 500 positions: real games early to late, and random ones."""
    players = 2 + number % 4
    if number % 5 == 0:
        real = games(players)
        return real[number // 5 % len(real)], number % players
    game = random_game(players, number, rounds=1 + number // 4 % 16)
    return None if game.finished else (game, number % players)


@pytest.mark.parametrize("number", sampled(range(500), 5, 11, 206, 318))
def test_every_reason_passes_its_condition_and_the_test(number: int) -> None:
    """Of first answers and complete ones, for every aim."""
    found = hard_position(number)
    if found is None:
        return
    game, seat = found
    settings = AdviceSettings(goal=list(Goal)[number % 3])
    until = Progress.COMPLETE if number % 10 == 3 else Progress.FIRST
    *_, advice = advise(game, seat, settings, until)
    assert_reasons_hold(advice, game.table_position)


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3))
def test_the_reasons_of_complete_answers_hold(players: int) -> None:
    game = games(players)[4]
    advice = complete_advice(game, 0)
    assert assert_reasons_hold(advice, game.table_position)


CLAIMS = ("plays 8", "keeps the Dragon", "plays the Knight", "puts no marker in 3", "plays Witch")


def last(game: Game, until: Progress, *assumptions: str, **settings: Any) -> Advice:
    asked = AdviceSettings(assumptions=list(assumptions), **settings)
    *_, found = advise(game, 0, asked, until)
    return found


def check(game: Game, claim: str, until: Progress, **settings: Any) -> None:
    """Ann's choices that satisfy a claim about her are worth the same with and without it."""
    hand = game.position.hand(0)
    possible = hand_plays(hand, [Claim.parse(claim)]).candidates
    free = last(game, until, **settings)
    bound = last(game, until, f"{game.players[0]}: {claim}", **settings)
    assert {tuple(c.selection) for c in bound.candidates} == {
        tuple(play.selection.codes) for play in possible
    }
    worth = {tuple(c.selection): c for c in free.candidates}
    for candidate in bound.candidates:
        same = worth[*candidate.selection]
        for figure in ("value", "win", "margin", "points", "safe_loss", "win_se"):
            expected = getattr(same, figure)
            assert getattr(candidate, figure) == pytest.approx(expected, abs=1e-9), figure
    # The best of them loses nothing, and only they are advised.
    assert bound.candidates[0].loss == 0
    assert sum(candidate.share for candidate in bound.candidates) == pytest.approx(1.0)
    assert bound.recommended in [candidate.selection for candidate in bound.candidates]
    # Nothing else changes.
    assert bound.win == pytest.approx(free.win, abs=1e-9)
    assert bound.margin == pytest.approx(free.margin, abs=1e-9)
    assert (bound.opponents, bound.certificate) == (free.opponents, free.certificate)


@pytest.mark.parametrize(
    ("players", "belief"),
    [(2, BeliefKind.EQUILIBRIUM), *((players, BeliefKind.HIERARCHY) for players in PLAYERS)],
)
def test_a_choice_is_worth_the_same_with_an_assumption_that_it_satisfies(
    players: int, belief: BeliefKind
) -> None:
    game = games(players)[1]
    check(game, CLAIMS[players % 4], Progress.COMPLETE, belief=belief)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("place", range(0, 10, 3))
@pytest.mark.parametrize("claim", CLAIMS)
def test_any_choice_is_worth_the_same_with_an_assumption_that_it_satisfies(
    players: int, place: int, claim: str
) -> None:
    game = games(players)[place]
    hand = game.position.hand(0)
    try:
        hand_plays(hand, [Claim.parse(claim)])
    except ValueError:
        pytest.skip("nothing in hand satisfies it")
    check(game, claim, Progress.PROVED)


@pytest.mark.parametrize(("players", "goal"), [(2, Goal.MARGIN), (2, Goal.POINTS), (3, Goal.WIN)])
def test_the_whole_answer_says_the_same_for_every_goal(players: int, goal: Goal) -> None:
    """Also where the standing moves the values: the best free choice decides by how much."""
    check(games(players)[4], "puts no marker in 3", Progress.PROVED, goal=goal)


@pytest.mark.parametrize("until", [Progress.FIRST, Progress.COMPLETE])
def test_the_mix_of_what_is_left_is_as_safe_as_can_be(until: Progress) -> None:
    """Two players: no part of it on what is ruled out, whatever the equilibrium plays."""
    game = games(2)[1]
    free = last(game, until, epsilon=0.0)
    likeliest = max(free.candidates, key=lambda candidate: candidate.share)
    region = next(code for code in likeliest.selection if code.isdigit())
    bound = last(game, until, f"{game.players[0]}: puts no marker in {region}", epsilon=0.0)
    assert all(region not in candidate.selection for candidate in bound.candidates)
    assert sum(candidate.share for candidate in bound.candidates) == pytest.approx(1.0)


def test_an_own_assumption_that_cannot_hold_is_refused() -> None:
    game = Game(("Ann", "Bob"), start=parse_position("KR1:s:9:1:12.00000000.-:12.00000000.-"))
    with pytest.raises(RequestError, match="spent"):
        last(game, Progress.FIRST, "Ann: plays the Dragon")
