"""Advice: complete, certified, blind to secrets, the same from every seat."""

import itertools
import random
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from advisor.advise import advise
from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.opponents import PRIOR, TYPES, Weights, learn
from advisor.kingsroad.players.computers import choose
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice, AdviceSettings, Progress, RequestError
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.notation import parse_position
from kingsroad.position import Variant
from kingsroad.scoring import places
from tests.positions import PLAYERS, games
from tests.support.builders import game_from, reseated
from tests.support.legal import random_game
from tests.support.soak import sampled

UNIFORM = AdviceSettings(belief=BeliefKind.UNIFORM)


def last(
    game: Game,
    player: int = 0,
    settings: AdviceSettings = UNIFORM,
    until: Progress = Progress.COMPLETE,
) -> Advice:
    *_, advice = advise(game, player, settings, until)
    return advice


def codes(advice: Advice) -> list[str]:
    return ["".join(candidate.selection) for candidate in advice.candidates]


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3, 4))
def test_every_play_is_a_candidate_in_order(players: int) -> None:
    game = games(players)[3]
    advice = last(game)
    hand = game.position.hand(0)
    assert all(hand.problem(Selection.of(c.selection)) is None for c in advice.candidates)
    effects = {
        (s.placed(), s.has_dragon and not s.has_witch, s.has_witch)
        for s in map(Selection.of, (c.selection for c in advice.candidates))
    }
    assert len(effects) == len(advice.candidates)
    keys = [(-c.value, code) for c, code in zip(advice.candidates, codes(advice), strict=True)]
    assert keys == sorted(keys)
    assert sum(c.share for c in advice.candidates) == pytest.approx(1.0)
    assert all(c.worst <= c.points + 1e-9 for c in advice.candidates if c.worst is not None)
    assert all(c.points <= c.best + 1e-9 for c in advice.candidates if c.best is not None)
    assert [c.loss for c in advice.candidates] == pytest.approx(
        [advice.candidates[0].value - c.value for c in advice.candidates]
    )
    assert sum(advice.win) == pytest.approx(1.0)


def test_a_full_hand_has_the_counts_of_the_rules() -> None:
    advice = last(Game(("Ann", "Bob")))
    assert [(o.plays, o.selections) for o in advice.opponents] == [(156, 657)]
    assert len(advice.candidates) == 156 + 28 + 1
    assert [code[0] for code in codes(advice)].count("W") == 1


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3, 4))
def test_proofs_agree_with_the_bounds_and_the_reasons_with_the_points(players: int) -> None:
    advice = last(games(players)[5], until=Progress.PROVED)
    assert advice.final
    for candidate in advice.candidates[: advice.shown]:
        assert candidate.worst_case is not None and candidate.best_case is not None
        assert candidate.worst_case.proved
        assert candidate.best_case.proved
        assert candidate.worst_case.value == candidate.worst
        assert candidate.best_case.value == candidate.best
        assert candidate.worst_case.plays[0] == candidate.selection or "W" in candidate.selection
        if "W" not in candidate.selection:
            by_region = sum(region.points + region.bonus for region in candidate.regions)
            assert by_region == pytest.approx(candidate.points, abs=1e-6)
            spread = candidate.points_spread.items()
            mean = sum(int(points) * chance for points, chance in spread)
            assert mean == pytest.approx(candidate.points, abs=1e-6)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("belief", list(BeliefKind))
def test_renumbering_the_seats_renumbers_the_advice(players: int, belief: BeliefKind) -> None:
    game = random_game(players, 20 + players, rounds=3)
    order = list(range(players))
    random.Random(players).shuffle(order)
    settings = AdviceSettings(belief=belief)
    until = Progress.COMPLETE if players < 4 else Progress.FIRST
    here = last(game, order[0], settings, until)
    there = last(reseated(game, order), 0, settings, until)
    assert there.recommended == here.recommended
    assert [there.win[i] for i in range(players)] == pytest.approx(
        [here.win[old] for old in order], abs=1e-9
    )
    for ours, theirs in zip(here.candidates, there.candidates, strict=True):
        assert theirs.selection == ours.selection
        assert theirs.share == pytest.approx(ours.share, abs=1e-9)
        for field in ("value", "points", "win", "margin"):
            assert getattr(theirs, field) == pytest.approx(getattr(ours, field), abs=1e-9)
    assert [order.index(o.player) for o in here.opponents] == sorted(
        (o.player for o in there.opponents),
        key=[order.index(o.player) for o in here.opponents].index,
    )


def test_the_same_question_gets_the_same_answer_and_another_seed_may_draw_another() -> None:
    game = games(2)[3]
    answers = [msgspec.structs.replace(last(game), seconds=0.0) for _ in range(2)]
    assert answers[0] == answers[1]
    recommended = {
        tuple(last(game, settings=AdviceSettings(seed=seed)).recommended) for seed in range(5)
    }
    equal = {
        tuple(c.selection)
        for c in last(game, settings=AdviceSettings()).candidates
        if c.loss <= c.loss_error
    }
    assert recommended <= equal


def assert_recommendation_is_sound(advice: Advice) -> None:
    """As good as the best, keeping what need not be spent where that is free, with a reason."""
    best = find_candidate(advice.candidates, Selection.of(advice.recommended))
    assert best is not None
    two = len(advice.win) == 2
    kept = Card.WITCH in max(advice.candidates, key=lambda one: one.value).selection
    assert 0 <= best.loss <= (best.loss_error if two or kept else 0)
    equal = [
        Selection.of(c.selection)
        for c in advice.candidates
        if c.loss <= (c.loss_error if two else 0)
    ]
    chosen = Selection.of(best.selection)
    if chosen.has_witch:  # only where no other choice is as good
        assert all(c.loss > c.loss_error for c in advice.candidates if c != best)
    elif chosen.has_dragon:
        assert all(other.has_witch or other.has_dragon for other in equal)
    assert len(advice.reasons) <= 3
    assert sum(advice.win) == pytest.approx(1)
    if advice.goal is Goal.WIN:
        assert best.value >= advice.win[advice.player] - best.loss_error - 1e-9


@pytest.mark.parametrize("number", sampled(range(12), *range(6)))
def test_the_recommended_choice_is_as_good_as_the_best(number: int) -> None:
    game = random_game(2 + number % 3, 100 + number, rounds=number % 6)
    if not game.finished:
        assert_recommendation_is_sound(last(game, 0, AdviceSettings()))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(200))
def test_the_recommended_choice_is_as_good_as_the_best_in_many(number: int) -> None:
    game = random_game(2 + number % 4, 1000 + number, list(Variant)[number % 2], number % 11)
    if not game.finished:
        seat = number % len(game.players)
        for goal in Goal:
            assert_recommendation_is_sound(last(game, seat, AdviceSettings(goal=goal)))


@pytest.mark.parametrize("pending", [False, True])
def test_cards_behind_a_witch_change_nothing(pending: bool) -> None:
    def played(hidden: str) -> Game:
        game = Game(("Ann", "Bob", "Cid"))
        choices = (Selection.parse("W12"), Selection.parse(hidden), Selection.parse("16K"))
        game = game.reveal(choices)
        if pending:
            return game
        return game.choose_again((Selection.parse("165"), Selection.parse("72K"), None))

    settings = AdviceSettings(belief=BeliefKind.HIERARCHY)
    answers = [last(played(hidden), 0, settings, Progress.FIRST) for hidden in ("W12", "WD8", "W")]
    answers += [last(played(hidden), 0, settings) for hidden in ("W34", "WDK")]
    same = [msgspec.structs.replace(a, seconds=0.0) for a in answers]
    assert same[0] == same[1] == same[2]
    assert same[3] == same[4]


def test_a_second_choice_knows_what_lies_open() -> None:
    choices = tuple(map(Selection.parse, ("W12", "1K", "8D2")))
    with pytest.raises(RequestError, match="has chosen"):
        game = Game(("Ann", "Bob", "Cid")).reveal((choices[0], Selection.parse("18K"), choices[2]))
        last(game, 1)
    advice = last(game, 0)
    assert advice.second
    assert not any("W" in c.selection for c in advice.candidates)
    assert advice.position.markers[1] == [1, 0, 0, 0, 0, 0, 0, 2]
    # No other player has a choice left, so the round is certain.
    assert all(c.worst == c.best == c.points for c in advice.candidates)


@pytest.mark.parametrize("goal", [Goal.WIN, Goal.MARGIN])
def test_epsilon_bounds_what_two_players_risk(goal: Goal) -> None:
    game = games(2)[3]
    risks, values = [], []
    for epsilon in (0.0, 0.01, 0.1, 1000.0):
        settings = AdviceSettings(belief=BeliefKind.UNIFORM, goal=goal, epsilon=epsilon)
        advice = last(game, settings=settings)
        assert advice.risk is not None and advice.risk <= epsilon + 1e-6
        risks.append(advice.risk)
        values.append(sum(c.share * c.value for c in advice.candidates))
    assert values == sorted(values)
    assert advice.candidates[0].share == pytest.approx(1.0)
    assert values[-1] == pytest.approx(advice.candidates[0].value)


@pytest.mark.parametrize("goal", Goal)
def test_every_goal_orders_by_its_own_value(goal: Goal) -> None:
    advice = last(games(3)[2], settings=AdviceSettings(belief=BeliefKind.UNIFORM, goal=goal))
    fields = {Goal.WIN: "win", Goal.MARGIN: "margin", Goal.POINTS: "points"}
    assert advice.certificate.unit == goal.unit
    for candidate in advice.candidates:
        assert getattr(candidate, fields[goal]) == pytest.approx(candidate.value, abs=1e-9)


def test_assumptions_are_followed_and_contradictions_refused() -> None:
    game = random_game(3, 9, rounds=2)
    settings = AdviceSettings(
        assumptions=["Bob: plays 5", "bob: keeps the Dragon", "Cid: plays no Witch"]
    )
    advice = last(game, 0, settings)
    assert advice.assumptions == ["Bob: plays 5", "Bob: plays no Dragon", "Cid: plays no Witch"]
    assert [(claim.seat, str(claim.claim)) for claim in advice.claims] == [
        (1, "plays 5"),
        (1, "plays no Dragon"),
        (2, "plays no Witch"),
    ]
    bob, cid = advice.opponents
    assert all("5" in play.selection for play in bob.likely)
    assert bob.dragon == 0.0
    assert cid.witch == 0.0
    with pytest.raises(RequestError, match="plays 5, plays no 5"):
        last(game, 0, AdviceSettings(assumptions=["Bob: plays 5", "Bob: plays no 5"]))


@pytest.mark.parametrize("players", [2, 3])
def test_a_witch_taken_for_granted_is_answered(players: int) -> None:
    game = next(game for game in games(players) if game.position.witch[1])
    settings = AdviceSettings(assumptions=[f"{game.players[1]}: plays the Witch"])
    advice = last(game, 0, settings, Progress.COMPLETE)
    assert advice.opponents[0].witch == 1.0
    assert sum(candidate.share for candidate in advice.candidates) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("player", "settings", "said"),
    [
        (5, UNIFORM, "seats"),
        (0, AdviceSettings(epsilon=-0.1), "epsilon"),
        (0, AdviceSettings(epsilon=float("nan")), "epsilon"),
        (0, AdviceSettings(beliefs={"3": BeliefKind.UNIFORM}), "seat"),
        (0, AdviceSettings(assumptions=["Zoe: plays 5"]), "Zoe"),
    ],
)
def test_a_question_without_sense_is_refused(
    player: int, settings: AdviceSettings, said: str
) -> None:
    with pytest.raises(RequestError, match=said):
        last(Game(("Ann", "Bob")), player, settings)


def test_a_finished_game_is_refused() -> None:
    over = parse_position("KR1:s:9:1:41.00000000.-:12.00000000.-")
    with pytest.raises(RequestError, match="over"):
        last(game_from(over))


def test_without_time_the_first_answer_is_the_last_and_says_so() -> None:
    answers = list(advise(games(5)[0], 0, AdviceSettings(seconds=1e-6)))
    assert [(a.stage, a.final, a.timed_out) for a in answers] == [(Progress.FIRST, True, True)]
    with_time = last(games(2)[0])
    assert not with_time.timed_out


def test_a_cancelled_question_ends() -> None:
    stop = Stop()
    answers = advise(games(4)[0], 0, stop=stop)
    next(answers)
    stop.cancel()
    with pytest.raises(Cancelled):
        next(answers)


def test_a_player_without_markers_has_one_candidate() -> None:
    code = "KR1:s:9:1:3DW.33333310.-:12DW.00000000.-"
    advice = last(game_from(parse_position(code)), until=Progress.PROVED)
    assert codes(advice) == [""]
    assert advice.recommended == []
    assert advice.candidates[0].share == 1.0


@pytest.mark.parametrize("others", list(itertools.product(range(4), repeat=3)))
def test_one_more_marker_never_lowers_the_own_place(others: tuple[int, ...]) -> None:
    reached = [places((own, *others))[0] for own in range(1, 6)]
    assert reached == sorted((place for place in reached if place is not None), reverse=True)


def test_more_markers_of_ones_own_are_never_first_more_rarely() -> None:
    # Everything else alike: the same card with and without a Knight that places behind it.
    advice = last(games(3)[1])
    chances: dict[tuple[int, float], dict[int, float]] = {}
    for candidate in advice.candidates:
        for region in candidate.regions:
            chances.setdefault((region.region, region.scored), {})[region.placed] = region.first
    assert chances
    for by_placed in chances.values():
        firsts = [by_placed[placed] for placed in sorted(by_placed)]
        assert firsts == sorted(firsts)


def test_types_are_learnt_from_what_was_revealed() -> None:
    game = Game(("Ann", "Bob"))
    for seed in range(5):
        ann = choose(game, 0, "random", seed=seed).choice
        bob = choose(game, 1, "level-1", seed=seed).choice
        chosen = [Selection.of(ann.selection), Selection.of(bob.selection)]
        if any(selection.has_witch for selection in chosen):
            continue
        game = game.play(chosen)
    learnt = learn(game, Goal.WIN, Stop())
    weights = learnt.weights()
    for row in weights:
        assert sum(row) == pytest.approx(1.0)
    prior = dict(zip(TYPES, PRIOR, strict=True))
    ann_types, bob_types = (dict(zip(TYPES, row, strict=True)) for row in weights)
    assert bob_types["level 0"] < prior["level 0"]
    assert ann_types["level 0"] > bob_types["level 0"]
    nothing = learn(Game(("Ann", "Bob")), Goal.WIN, Stop())
    assert nothing.weights() == pytest.approx(np.array([PRIOR, PRIOR]))
    assert nothing.evidence(0) is None
    found = learnt.evidence(1)
    assert found is not None
    assert found.choices == len(game.rounds) and 0 <= found.fitting <= found.choices
    shown = last(game, 0, AdviceSettings(belief=BeliefKind.HIERARCHY)).opponents[0].types
    assert shown == pytest.approx(bob_types, abs=1e-9)


def test_a_second_choice_tells_of_its_players_type_too() -> None:
    waiting = Game(("Ann", "Bob", "Cid")).reveal(tuple(map(Selection.parse, ("W", "18K", "156"))))

    def weights_after(again: Selection) -> list[Weights]:
        return learn(waiting.choose_again((again, None, None)), Goal.WIN, Stop()).weights()

    candidates = last(waiting, 0).candidates
    best, poor = (weights_after(Selection.of(candidates[i].selection)) for i in (0, -1))
    # A player that thinks ahead hardly plays the worst second choice; the others chose only once.
    assert poor[0][0] > 10 * best[0][0]
    assert best[1:] == poor[1:]


def test_beliefs_can_differ_from_opponent_to_opponent() -> None:
    settings = replace_belief({"1": BeliefKind.UNIFORM})
    bob, cid = last(games(3)[2], settings=settings).opponents
    assert (bob.belief, cid.belief) == (BeliefKind.UNIFORM, BeliefKind.EQUILIBRIUM)
    assert bob.types == {} == cid.types
    assert bob.likely[0].chance == pytest.approx(1 / bob.plays)


def replace_belief(beliefs: dict[str, BeliefKind]) -> AdviceSettings:
    return AdviceSettings(belief=BeliefKind.EQUILIBRIUM, beliefs=beliefs)


def test_a_game_and_its_last_position_alone_agree_but_for_what_was_learnt() -> None:
    game = random_game(2, 3, rounds=4)
    alone = replace(game_from(game.position), players=game.players)
    settings = AdviceSettings(belief=BeliefKind.EQUILIBRIUM)
    assert [c.value for c in last(game, 0, settings).candidates] == pytest.approx(
        [c.value for c in last(alone, 0, settings).candidates], abs=1e-9
    )
