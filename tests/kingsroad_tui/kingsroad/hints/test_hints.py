"""Hints in words: every sentence is true of the numbers beside it, and plain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.advise import advise
from advisor.messages.advice import Candidate, Evidence, Reason, ReasonKind, RegionReason
from advisor.messages.choices import ChoiceStanding, find_candidate, standing
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Progress
from advisor.messages.verdicts import SCALE, BeliefKind, Goal, Severity
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.records import GameData, read_game
from kingsroad_tui.hints.pages import PAGES, Page
from kingsroad_tui.kingsroad.hints import hints
from kingsroad_tui.kingsroad.hints.best_play import lost_sentences
from kingsroad_tui.kingsroad.hints.details import detail_sentences, interval_sentences
from kingsroad_tui.kingsroad.hints.printed import advice_text
from kingsroad_tui.kingsroad.hints.reasons import (
    SeatContext,
    evidence_sentences,
    hand_of,
    reason_sentences,
    reasons_in_words,
    region_sentences,
)
from kingsroad_tui.kingsroad.hints.worse import (
    doubt,
    live_sentences,
    live_verdict,
    worse_sentences,
    yours_sentences,
)
from kingsroad_tui.kingsroad.hints.worth import (
    MAX_COMPARED,
    all_equal,
    is_settled,
    is_won,
    shown_advice,
    shown_value,
    worth_comparing,
)
from kingsroad_tui.kingsroad.words.game import advised_words, named_words
from tabletop.words.voice import phrase
from tests.positions import PLAYERS, games
from tests.support.answers import complete_advice
from tests.support.builders import position
from tests.support.legal import random_game
from tests.support.paths import GAMES_FOLDER
from tests.support.reasons import assert_reasons_hold
from tests.support.sample_advice import sample_advice
from tests.support.seats import NAMES

THEORY = re.compile(
    r"\b(mix(es|ed)?|nash\w*|beliefs?|margin|drawn|equilibri\w*|epsilon|exploit\w*|regret)\b", re.I
)
"""Words for the details only."""

GAME = Game(NAMES[:3])


def sample(goal: Goal = Goal.WIN, belief: BeliefKind = BeliefKind.HIERARCHY) -> Advice:
    settings = AdviceSettings(goal=goal, belief=belief)
    return sample_advice(AdviseRequest(id=1, game=GameData.of(GAME), player=0, settings=settings))


def seated(game: Game, seat: int = 0) -> SeatContext:
    return SeatContext(game.table_position, game.players, seat)


def every_sentence(
    advice: Advice, table: SeatContext, cards: tuple[Card, ...] = ()
) -> Iterator[str]:
    """All that a hint says outside the details."""
    yield from hints.look_sentences(advice, table)
    yield from hints.best_sentences(advice, table.board)
    yield from reason_sentences(advice, table)
    yield from (said.text for said in hints.compared(advice, table, cards, 38))
    yield from hints.stand_lines(advice, table.names)
    yield from live_sentences(advice, cards, table)
    yield from interval_sentences(advice)
    yield from evidence_sentences(advice, table)
    yield hints.settings_sentence(advice, table.names, table.board)
    for candidate in worth_comparing(advice):
        yield " ".join(hints.candidate_figures(candidate, advice))


def assert_plain(sentence: str) -> None:
    assert not THEORY.search(sentence), sentence
    assert not re.search(r"[-−+±]\s?0(\.0+)?(?![.\d])|\de[-+−]\d", sentence), sentence


def figure(text: str) -> float:
    """A shown value as a number; ``<1%`` and ``>99%`` as the bounds they are."""
    return float(text.strip("<>%").replace("−", "-"))


def assert_true_of_numbers(advice: Advice, table: SeatContext) -> None:
    """What is said to be as good, less or best is so by the numbers in the message."""
    best = max(candidate.value for candidate in advice.candidates)
    recommended = find_candidate(advice.candidates, Selection.of(advice.recommended))
    assert recommended is not None
    assert recommended.loss <= recommended.loss_error
    settled = is_settled(advice)
    assert (hints.look_sentences(advice, table) == [phrase("kingsroad-hint-decided")]) == settled
    assert_the_kings_region_is_not_passed_over(advice, table)
    assert_the_best_are_compared(advice, table)
    if advice.goal is Goal.WIN:
        assert_everybody_stands(advice, table)
        worth = hints.worth_sentence(advice)
        certain = [phrase(f"kingsroad-hint-{one}") for one in ("won", "lost")]
        assert worth in certain or shown_value(recommended, advice) in worth
    said = reason_sentences(advice, table)
    assert len(said) <= 3
    assert said or settled or is_won(advice) or all_equal(advice)
    hand = hand_of(advice, table)
    for selection in legal_selections(hand)[::40]:
        stands = standing(advice.candidates, hand, selection.cards)
        if stands is None:
            continue
        assert stands.candidate == find_candidate(advice.candidates, selection)
        first, *more = yours_sentences(advice, stands, table)
        value, loss = shown_value(stands.candidate, advice), stands.candidate.loss
        lead = "You would win" if advice.goal is Goal.WIN else "Yours:"
        assert first.startswith(f"{lead} {value}")
        if "That is the best choice" in first:
            assert stands.candidate == recommended
        elif "about as good" in first:
            assert loss <= stands.candidate.loss_error
            assert value == shown_value(recommended, advice)
        else:
            assert loss > stands.candidate.loss_error
            assert stands.rank > 1 and f"{stands.count} choices)" in first
        if advice.goal is Goal.WIN and (less := re.search(r", (\d+)% less", first)):
            top = shown_value(advice.candidates[0], advice)
            if not {"<", ">"} & {*top, *value}:
                assert figure(top) - figure(value) == pytest.approx(int(less[1]), abs=0.01)
        for sentence in more:
            assert stands.exchange is not None and stands.exchange.gain > 0
            assert shown_value(stands.exchange.candidate, advice) in sentence
        warning = doubt(advice, selection, table)
        if warning is None:
            assert stands.candidate.severity(advice.goal) in (Severity.GOOD, Severity.GAMBLE)
        else:
            assert loss > stands.candidate.loss_error, (first, warning)
            assert_says_why(warning, advice, selection)
    for candidate in worth_comparing(advice):
        assert best - candidate.value == pytest.approx(candidate.loss, abs=1e-9)
        value, cost = hints.candidate_figures(candidate, advice)[:2]
        assert (cost == "same") == (candidate.loss <= candidate.loss_error)
        assert cost != "same" or value == shown_value(recommended, advice)


def assert_says_why(warning: str, advice: Advice, selection: Selection) -> None:
    """A warning has a reason, unless all that speaks for the best choice holds of this one too."""
    _, _, said = warning.removesuffix(" Play it anyway?").partition(". ")
    placed, best = selection.placed(), Selection.of(advice.recommended).placed()
    missed = [
        reason
        for reason in advice.reasons
        if reason.kind is ReasonKind.WITCH_NOW
        or (reason.region is not None and placed[reason.region - 1] < best[reason.region - 1])
    ]
    assert said or not missed, warning


def assert_the_best_are_compared(advice: Advice, table: SeatContext) -> None:
    """The five best in truth, in order; whatever else is as good is counted."""
    shown = worth_comparing(advice)
    others = [one.loss for one in advice.candidates if one.selection != advice.recommended]
    assert shown[0].selection == advice.recommended
    assert [one.loss for one in shown[1:]] == sorted(others)[: MAX_COMPARED - 1]
    head, *rows = [said.text for said in hints.compared(advice, table, (), 38)]
    assert head.split()[-1] == "costs"
    counted = [int(row.split()[0]) for row in rows if row.endswith("choices are as good.")]
    counted += [1 for row in rows if row == "One more choice is as good."]
    equal = sum(one.loss <= one.loss_error for one in advice.candidates)
    listed = sum(row.endswith((" best", " same")) for row in rows)
    assert equal == listed + sum(counted)


def assert_the_kings_region_is_not_passed_over(advice: Advice, table: SeatContext) -> None:
    """Advice that places nothing there says why, if a marker there costs something."""
    king = advice.position.king
    losses = [
        candidate.loss
        for candidate in advice.candidates
        if Selection.of(candidate.selection).placed()[king - 1]
        and candidate.loss > candidate.loss_error
    ]
    good = any(
        Selection.of(candidate.selection).placed()[king - 1]
        for candidate in advice.candidates
        if candidate.loss <= candidate.loss_error
    )
    advised = Selection.of(advice.recommended)
    passed = not (advised.has_witch or advised.placed()[king - 1])
    told = reason_sentences(advice, table)
    said = [one for one in told if "scores now, but" in one or "looks like" in one]
    if is_settled(advice) or is_won(advice):
        assert not said
    elif passed and not good and min(losses, default=0.0) >= 0.02 * SCALE[advice.goal]:
        assert len(said) == 1
    elif not passed:
        assert not any("scores now" in one for one in said)


def assert_everybody_stands(advice: Advice, table: SeatContext) -> None:
    """How everybody stands adds up to 100 % but for rounding."""
    (line,) = [one for one in hints.stand_lines(advice, table.names) if one.startswith("As ")]
    shown = re.findall(r"[<>]?\d+%", line)
    assert len(shown) == len(table.names)
    if not any(figure.startswith(("<", ">")) for figure in shown):
        assert abs(sum(map(figure, shown)) - 100) <= len(shown) / 2


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("goal", list(Goal))
def test_a_hint_about_a_real_game_is_plain_and_true(players: int, goal: Goal) -> None:
    game = games(players)[list(Goal).index(goal) + 3]
    *_, advice = advise(game, 0, AdviceSettings(goal=goal), Progress.FIRST)
    table = seated(game)
    for sentence in every_sentence(advice, table, (Card("6"),)):
        assert_plain(sentence)
    assert_true_of_numbers(advice, table)
    assert_reasons_hold(advice, table.position)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(120))
def test_hints_about_many_games_are_plain_and_true(number: int) -> None:
    game = random_game(2 + number % 4, number, rounds=number % 12)
    if game.finished:
        return
    seat = number % len(game.players)
    *_, advice = advise(game, seat, AdviceSettings(goal=list(Goal)[number % 3]), Progress.COMPLETE)
    table = seated(game, seat)
    for sentence in every_sentence(advice, table, (Card("4"), Card("6"))):
        assert_plain(sentence)
    assert_true_of_numbers(advice, table)
    assert_reasons_hold(advice, table.position)


_VALUES = st.lists(st.floats(0, 1), min_size=3, max_size=3)


@given(
    values=_VALUES,
    error=st.sampled_from((0.0, 0.01, 0.05)),
    usual=st.sampled_from((0.0, 0.2, 0.5, 0.9, 1.0)),
    belief=st.sampled_from(BeliefKind),
    refined=st.booleans(),
)
def test_words_follow_whatever_the_numbers_are(
    values: list[float], error: float, usual: float, belief: BeliefKind, refined: bool
) -> None:
    """``usual`` is the part of the best value that the player is said to stand at."""
    advice = sample(belief=belief)
    best = max(values)
    candidates: list[Candidate] = [
        msgspec.structs.replace(c, value=v, win=v, loss=best - v, loss_error=error)
        for c, v in zip(advice.candidates, sorted(values, reverse=True), strict=False)
    ]
    advice = msgspec.structs.replace(
        advice,
        candidates=candidates,
        recommended=candidates[0].selection,
        win=[usual * best, (1 - usual * best) / 2, (1 - usual * best) / 2],
        win_error=[0.01] * 3 if refined else None,
    )
    table = seated(GAME)
    for candidate in candidates:
        cards = Selection.of(candidate.selection).cards
        for sentence in every_sentence(advice, table, cards):
            assert_plain(sentence)
    assert_true_of_numbers(advice, table)


def test_the_aim_and_the_opponents_are_named_and_change_every_sentence() -> None:
    table = seated(GAME)
    said = {goal: [hints.worth_sentence(sample(goal)), *settings(goal)] for goal in Goal}
    for goal, other in ((Goal.WIN, Goal.MARGIN), (Goal.MARGIN, Goal.POINTS)):
        assert not set(said[goal]) & set(said[other])
    assert settings(Goal.WIN) == ["Advice for winning against ordinary players."]
    by_belief = [sample(belief=belief) for belief in BeliefKind]
    assert len({str(hints.stand_lines(advice, table.names)) for advice in by_belief}) == len(
        BeliefKind
    )
    assert len({hints.settings_sentence(a, table.names, table.board) for a in by_belief}) == len(
        BeliefKind
    )


@pytest.mark.parametrize(
    ("lens", "perfect", "said"),
    [
        ("people", 0.3, "You win 50% of the time against people."),
        ("players", 0.3, "You win 50% of the time against these players."),
        ("people", 0.5, "You win 50% of the time."),
        ("players", 0.51, "You win 50% of the time."),
    ],
)
def test_against_whom_is_said_only_where_it_matters(lens: str, perfect: float, said: str) -> None:
    """At a table of computers alone they are these players; perfect play is no second figure."""
    advice = sample()
    best = msgspec.structs.replace(advice.candidates[0], win_best_play=perfect)
    advice = msgspec.structs.replace(advice, candidates=[best, *advice.candidates[1:]])
    assert hints.worth_sentence(advice, lens) == said


def settings(goal: Goal) -> list[str]:
    return [hints.settings_sentence(sample(goal), NAMES, GAME.board)]


def test_a_lead_is_put_into_words() -> None:
    advice = sample(Goal.MARGIN)

    def said(value: float) -> str:
        changed = msgspec.structs.replace(advice, margin=[value, -value, -value])
        return hints.stand_lines(changed, GAME.players)[0]

    stands = "As things stand: you are"
    assert said(-2.2) == said(-2.23) == f"{stands} 2.2 points behind the best opponent on average."
    assert said(1.0) == f"{stands} 1 point ahead of the best opponent on average."
    assert said(-0.01) == f"{stands} level with the best opponent on average."


def test_a_chance_has_its_interval() -> None:
    advice = sample()
    assert interval_sentences(advice) == []
    refined = msgspec.structs.replace(advice, win_error=[0.01, 0.01, 0.01])
    assert interval_sentences(refined) == [
        "Such estimates can be off: 50% may in truth be anything from 48% to 52%. Which choice is "
        "better is surer than that."
    ]


@pytest.mark.parametrize(
    ("belief", "stands"),
    [
        (BeliefKind.HIERARCHY, "As things stand"),
        (BeliefKind.UNIFORM, "As things stand if all choose at random"),
        (BeliefKind.EQUILIBRIUM, "As things stand between perfect players"),
    ],
)
def test_how_one_stands_is_said_with_what_is_supposed(belief: BeliefKind, stands: str) -> None:
    advice = msgspec.structs.replace(sample(belief=belief), win=[0.31, 0.35, 0.34])
    assert hints.stand_lines(advice, GAME.players)[0] == (
        f"{stands}: you 31%, {NAMES[1]} 35% and {NAMES[2]} 34%."
    )


def test_a_choice_that_adds_nothing_has_the_one_figure_of_the_standing() -> None:
    """Equal players have equal figures, whatever they add up to."""
    third = 1 / 3
    advice = msgspec.structs.replace(with_values(sample(), (third, 0.2)), win=[third] * 3)
    assert hints.worth_sentence(advice).startswith("You win 33% of the time")
    assert hints.stand_lines(advice, GAME.players)[0].endswith(
        f"you 33%, {NAMES[1]} 33% and {NAMES[2]} 33%."
    )
    assert [hints.candidate_figures(c, advice)[:2] for c in advice.candidates] == [
        ("33%", "same"),
        ("20%", "13%"),
    ]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((0.998, 0.996), "You win almost certainly (>99%)."),
        ((0.001, 0.0), "You can hardly win any more (<1%)."),
        ((0.0, 0.0), "You lose, whatever you choose."),
        ((1.0, 0.9), "You win, whatever the others do."),
    ],
)
def test_what_is_certain_is_said_without_a_percentage(
    values: tuple[float, float], said: str
) -> None:
    """Where no choice changes anything, the first page says so, and points nowhere."""
    best = values[0]
    advice = with_values(sample(), values)
    sure = [msgspec.structs.replace(c, win_best_play=c.value) for c in advice.candidates]
    win = [best, (1 - best) / 2, (1 - best) / 2]
    advice = msgspec.structs.replace(advice, win=win, candidates=sure)
    assert hints.best_sentences(advice, GAME.board)[1] == said
    assert reason_sentences(advice, seated(GAME)) == []
    settled = values[0] - values[1] < 0.01
    decided = [phrase("kingsroad-hint-decided")]
    assert (hints.look_sentences(advice, seated(GAME)) == decided) == settled
    assert (hints.regions_to_look_at(advice) == ()) == settled


def with_values(advice: Advice, values: tuple[float, ...]) -> Advice:
    """As many candidates, with these values, best first."""
    candidates = [
        msgspec.structs.replace(c, value=v, win=v, loss=values[0] - v)
        for c, v in zip(advice.candidates, values, strict=False)
    ]
    return msgspec.structs.replace(advice, candidates=candidates)


def test_nothing_is_said_of_an_opponent_without_evidence() -> None:
    advice, table = sample(), seated(GAME)
    assert evidence_sentences(advice, table) == []

    def known(fitting: int, choices: int) -> list[str]:
        found = Evidence(type="level 0", fitting=fitting, choices=choices)
        opponents = [msgspec.structs.replace(advice.opponents[0], evidence=found)]
        return evidence_sentences(msgspec.structs.replace(advice, opponents=opponents), table)

    assert known(2, 2) == known(2, 5) == []
    name = GAME.players[advice.opponents[0].player]
    assert known(4, 5) == [
        f"4 of {name}'s 5 choices so far were what a player who goes for the next regions would "
        "choose."
    ]


def test_what_if_says_before_and_after() -> None:
    request = AdviseRequest(
        id=1,
        game=GameData.of(GAME),
        player=0,
        settings=AdviceSettings(assumptions=[f"{NAMES[1]}: plays 5"]),
    )
    after, before = sample_advice(request), sample()
    assumed = f"If {NAMES[1]} plays 5 Dark Tower"

    def said(before: Advice) -> str:
        return hints.what_if_sentence(before, after, GAME.players, GAME.board)

    assert said(before) == f"{assumed}, the best choice stays the same: 50% as before."
    worse = [msgspec.structs.replace(one, value=one.value - 0.1) for one in before.candidates]
    lower = msgspec.structs.replace(before, candidates=worse)
    assert said(lower) == f"{assumed}, the best choice stays the same: 50% instead of 40%."
    worse_then = next(one for one in after.candidates if one.loss > one.loss_error).selection
    other = msgspec.structs.replace(before, recommended=worse_then)
    assert said(other).startswith(
        f"{assumed}, another choice is best: 50%. "
        f"Without that: {named_words(worse_then, GAME.board)} ("
    )
    first, second, *others = after.candidates
    level = msgspec.structs.replace(second, loss=0.0, value=first.value)
    after = msgspec.structs.replace(after, candidates=[first, level, *others])
    as_good = second.selection
    equal = msgspec.structs.replace(before, recommended=as_good)
    assert said(equal).startswith(
        f"{assumed}, the best choice without that is still as good as any "
        f"({named_words(as_good, GAME.board)}): 50%"
    )


def test_cards_chosen_in_part_are_judged_by_the_best_that_can_become_of_them() -> None:
    game = games(2)[4]
    *_, advice = advise(game, 0, AdviceSettings(), Progress.FIRST)
    hand = hand_of(advice, seated(game))
    for code in ("6", "4", "7K" if hand.size == 2 else "74"):
        cards = Selection.parse(code).cards
        stands = standing(advice.candidates, hand, cards)
        assert stands is not None and not stands.complete
        assert stands.cards.cards[: len(cards)] == cards
        finished = [s for s in legal_selections(hand) if s.cards[: len(cards)] == cards]
        values = [found.value for s in finished if (found := find_candidate(advice.candidates, s))]
        assert stands.candidate.value == max(values)


@pytest.mark.parametrize(
    ("typed", "completed", "said"),
    [
        ("18", "186", "With 1 and 8, best add 6"),
        ("1", "186", "With 1, best add 8 and 6"),
        ("1", "16K", "With 1, best add 6, then the Knight"),
        ("K", "46K", "With the Knight, best add 4, then 6"),
        ("16", "16k", "With 1 and 6, best add the Knight (declines)"),
        ("4D", "4D6", "With 4 and the Dragon, best add 6"),
        ("4", "W46", "With 4, best add the Witch"),
        ("W", "W12", "With the Witch"),
    ],
)
@pytest.mark.parametrize(
    "goal_loss_less",
    [
        (Goal.WIN, 0.01, "49%, 1% less"),
        (Goal.MARGIN, 1.0, "−0.5, 1 point less"),
        (Goal.POINTS, 1.2, "−0.7, 1.2 points less"),
    ],
)
def test_cards_chosen_in_part_are_named_with_what_to_add(
    typed: str, completed: str, said: str, goal_loss_less: tuple[Goal, float, str]
) -> None:
    """Which cards, what to add, its value, and a loss that has its unit and what it is against."""
    goal, loss, less = goal_loss_less
    advice = sample(goal)
    best = msgspec.structs.replace(advice.candidates[0], value=0.5, loss=0.0)
    lost = msgspec.structs.replace(
        best, selection=list(completed), value=0.5 - loss, loss=loss, loss_error=0.0
    )
    advice = msgspec.structs.replace(advice, candidates=[best, lost])
    stands = ChoiceStanding(
        cards=Selection.of(completed),
        complete=False,
        candidate=lost,
        rank=2,
        count=2,
        equal=False,
        exchange=None,
    )
    cards = [Card(code) for code in typed]
    (sentence,) = yours_sentences(advice, stands, seated(GAME), typed=cards)
    assert sentence == f"{said}: {less} than the best choice."
    advice = msgspec.structs.replace(advice, recommended=lost.selection)
    (sentence,) = yours_sentences(advice, stands, seated(GAME), typed=cards)
    assert sentence.endswith("That is the best choice.")


def test_the_recommended_choice_stands_first_in_every_table() -> None:
    advice = sample()
    best, *others = advice.candidates
    other = msgspec.structs.replace(others[0], value=best.value, loss=0.0)
    advice = msgspec.structs.replace(
        advice, candidates=[best, other, *others[1:]], recommended=other.selection
    )
    first, second, *_ = worth_comparing(advice)
    assert (first, second) == (other, best)
    text = advice_text(advice, GAME)
    code = "".join(other.selection)
    rows = [line for line in text.splitlines() if re.match(r"\S+ +\d+% ", line)]
    assert rows[0].startswith(f"{code} ")


def test_the_marker_that_loses_most_is_found_by_trying_every_move() -> None:
    game = games(2)[0]
    *_, advice = advise(game, 0, AdviceSettings(), Progress.FIRST)
    hand = hand_of(advice, seated(game))
    by_effect = {
        (Selection.of(c.selection).placed(), Selection.of(c.selection).has_dragon): c.value
        for c in advice.candidates
        if "W" not in c.selection
    }
    found = 0
    for selection in legal_selections(hand)[::25]:
        stands = standing(advice.candidates, hand, selection.cards)
        if stands is None or stands.exchange is None or selection.has_witch:
            continue
        found += 1
        gains = [
            value - stands.candidate.value
            for (placed, dragon), value in by_effect.items()
            if dragon == selection.has_dragon
            and sum(abs(a - b) for a, b in zip(placed, selection.placed(), strict=True)) == 2
            and sum(placed) == sum(selection.placed())
        ]
        assert stands.exchange.gain == pytest.approx(max(gains), abs=1e-9)
    assert found


@pytest.mark.parametrize("kind", list(ReasonKind))
def test_every_reason_has_words(kind: ReasonKind) -> None:
    reason = Reason(
        kind=kind,
        region=6,
        points=3.0,
        place=2,
        rivals=[1],
        needs=[1],
        loses=[1.5],
        gets=[2.0],
        markers=2,
        ahead=2,
        alike=4,
        falls=0.03,
    )
    advice = msgspec.structs.replace(sample(), reasons=[reason])
    *_, sentence = reason_sentences(advice, seated(GAME))
    assert sentence.endswith(".")
    assert_plain(sentence)
    # What the board shows before the choice is not what it would show after.
    assert not re.search(r"[Yy]ou (are|have|stay|overtake|catch)\b", sentence)


def test_theory_is_in_the_details() -> None:
    words = " ".join(detail_sentences(sample(), seated(GAME)))
    assert THEORY.search(words)
    text = advice_text(sample(), GAME)
    before, _, after = text.partition("Details:")
    assert_plain(before)
    assert THEORY.search(after)


def test_the_details_name_the_regions_where_something_happens() -> None:
    """What may not be scored has its chance; what is left alone and brings nothing is left out."""

    def region(number: int, scored: float, placed: int, points: float) -> RegionReason:
        return RegionReason(
            region=number,
            scored=scored,
            placed=placed,
            first=0.6,
            places=[0.6, 0.4],
            tie=0.2,
            takes_noble=0.6,
            loses_noble=0.0,
            points=points,
            bonus=0.0,
        )

    regions = [region(6, 1.0, 1, 3.0), region(4, 0.4, 1, 0.0), region(7, 0.4, 0, 0.01)]
    advice = sample()
    best = msgspec.structs.replace(advice.candidates[0], regions=regions)
    advice = msgspec.structs.replace(advice, candidates=[best])
    assert region_sentences(advice, seated(GAME)) == [
        "6 Wizard's Tower: alone in 1st place 60%, level with others 20%, gains a Noble there 60%; "
        "3 points on average.",
        "4 Savage Hills (scored 40%): alone in 1st place 60%, level with others 20%, gains a Noble "
        "there 60%; 0 points on average.",
    ]


def test_a_lower_bound_in_the_last_answer_is_said() -> None:
    exact = sample()
    candidates = [
        msgspec.structs.replace(one, bound="lower") if one.selection[0] == "W" else one
        for one in exact.candidates
    ]
    bounded = msgspec.structs.replace(exact, candidates=candidates)
    assert hints.bound_sentences(exact) == []
    assert hints.bound_sentences(msgspec.structs.replace(bounded, final=False)) == []
    (sentence,) = hints.bound_sentences(bounded)
    assert sentence.startswith("The Witch brings at least what is said")
    assert sentence in advice_text(bounded, GAME).splitlines()


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("W12", "the Witch (with any two other cards)"),
        ("WK", "the Witch (with any other card)"),
        ("W", "the Witch"),
        ("12K", "1 Zin Kai's Deep, 2 Dragon's Lair, Knight"),
    ],
)
def test_beside_a_witch_any_cards_do(cards: str, said: str) -> None:
    assert advised_words(Selection.parse(cards), GAME.board) == said


def test_the_cards_behind_an_advised_witch_are_not_shown() -> None:
    advice = sample()
    witch = msgspec.structs.replace(advice.candidates[0], selection=["W", "1", "2"])
    advice = msgspec.structs.replace(
        advice, candidates=[witch, *advice.candidates[1:]], recommended=witch.selection
    )
    lines = [*every_sentence(advice, seated(GAME)), *advice_text(advice, GAME).splitlines()]
    assert "Best choice: the Witch (with any two other cards)." in lines
    assert phrase("kingsroad-hint-look-at-cards", witch=True) in lines
    assert not any("W12" in line for line in lines)


def test_the_witch_is_not_advised_before_the_analysis_is_complete() -> None:
    advice = sample()
    witch = msgspec.structs.replace(advice.candidates[0], selection=["W", "1", "2"])
    others = [c for c in advice.candidates if "W" not in c.selection]
    first = msgspec.structs.replace(
        advice, candidates=[witch, *others], recommended=witch.selection, final=False
    )
    told = shown_advice(first)
    assert hints.look_sentences(told, seated(GAME))[0].startswith("Look at ")
    assert not any("Witch" in said for said in every_sentence(told, seated(GAME)))
    assert min(candidate.loss for candidate in told.candidates) == 0


def test_the_witch_is_kept_where_another_choice_is_as_good() -> None:
    """One advice on every page; where she is worth more, she is it, with the reason."""
    advice, table = with_values(sample(), (0.5, 0.5)), seated(GAME)
    witch = msgspec.structs.replace(advice.candidates[0], selection=["W", "1", "2"])
    placed = [c for c in advice.candidates[1:] if "W" not in c.selection]
    told = msgspec.structs.replace(
        advice,
        candidates=[witch, *placed],
        recommended=placed[0].selection,
        reasons=[Reason(kind=ReasonKind.WITCH_KEPT)],
        final=True,
    )
    (look,) = hints.look_sentences(told, table)
    assert look.startswith("Look at ") and hints.regions_to_look_at(told)
    best, *also = hints.best_sentences(told, GAME.board)
    assert best == f"Best choice: {advised_words(Selection.of(placed[0].selection), GAME.board)}."
    assert not any("the Witch" in one for one in also), "she is told of once: that she is kept"
    rows = [said.text.split() for said in hints.compared(told, table, (), 38)]
    assert ["Witch", "50%", "same"] in rows, "in truth she is as good"
    assert reason_sentences(told, table)[-1] == phrase("kingsroad-hints-reasons-keep-the-witch")
    gain = Reason(kind=ReasonKind.WITCH_NOW, points=0.04)
    worse = [msgspec.structs.replace(c, loss=0.04, value=witch.value - 0.04) for c in placed]
    told = msgspec.structs.replace(
        told, candidates=[witch, *worse], recommended=witch.selection, reasons=[gain]
    )
    assert shown_advice(told) is told
    assert hints.look_sentences(told, table) == [phrase("kingsroad-hint-look-at-cards", witch=True)]
    assert not hints.regions_to_look_at(told)
    why = " ".join(reason_sentences(told, table))
    assert why.startswith("With the Witch you choose when all other cards are on the table.")
    assert hints.best_sentences(told, GAME.board)[0].startswith("Best choice: the Witch")


def test_where_to_look_says_whether_the_king_scores_it() -> None:
    advice = sample()
    king = advice.position.king
    for region in (king, king % 8 + 1):
        play = msgspec.structs.replace(advice.candidates[0], selection=[str(region)])
        told = msgspec.structs.replace(
            advice, candidates=[play], recommended=play.selection, final=True
        )
        said = " ".join(hints.look_sentences(told, seated(GAME)))
        assert "a marker is worth most there" in said
        assert (f"the King scores {king} this round" in said) == (region == king)


def likely(advice: Advice, comes: dict[int, float], dragon: float = 0.0) -> Advice:
    """The same, where every opponent comes to regions with such chances."""
    chances = [comes.get(region, 0.0) for region in range(1, 9)]
    opponents = [
        msgspec.structs.replace(one, comes=chances, dragon=dragon) for one in advice.opponents
    ]
    return msgspec.structs.replace(advice, opponents=opponents)


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.05, "probably nobody else will come."),
        (0.2, "somebody (4 in 10) may come."),
        (0.4, "somebody (6 in 10) will probably come."),
        (0.72, "{one} (7 in 10) and {two} (7 in 10) will probably come."),
        (1.0, "{one} and {two} will probably come."),
    ],
)
def test_the_first_page_says_what_the_others_will_probably_do(chance: float, said: str) -> None:
    advice = sample()
    king = advice.position.king
    told = likely(advice, {king: chance}, dragon=0.6)
    _, *others = hints.look_sentences(told, seated(GAME))
    name = f"{king} {phrase(f'kingsroad-region-{king}')}"
    assert f"{name}: {said.format(one=NAMES[1], two=NAMES[2])}" in others
    assert others[-1] == (
        f"{NAMES[1]} (6 in 10) and {NAMES[2]} (6 in 10) will probably play the Dragon."
    )


@pytest.mark.parametrize(
    ("held", "rivals", "said"),
    [
        ((0, 0, 0), [], "you have the most"),
        ((0, 1, 0), [1], f"you are level with {NAMES[1]} and can still get ahead"),
        ((0, 2, 2), [1, 2], "you can still catch up with everybody else (2)"),
    ],
)
def test_what_a_marker_prepares_is_a_reason_also_where_one_is_not_ahead(
    held: tuple[int, ...], rivals: list[int], said: str
) -> None:
    table = SeatContext(position(3, 6, markers={4: held}), NAMES[:3], 0)
    reason = Reason(
        kind=ReasonKind.PREPARES, region=4, points=4.0, rivals=rivals, markers=1, ahead=1
    )
    advice = msgspec.structs.replace(sample(), reasons=[reason])
    (sentence,) = reasons_in_words(advice.reasons, advice, table)
    assert sentence == (
        "A marker prepares 4 Savage Hills (next, 4 points for 1st place): with a marker there "
        f"{said}."
    )


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ((0, 0, 0), "scores now, but leave it: with a marker there you win 30% at best."),
        ((2, 1, 0), "scores now, but needs no marker: you lead there, 2 to 1."),
        ((1, 2, 0), "scores now, but leave it: with a marker there you win 30% at best."),
        ((1, 4, 0), f"scores now, but leave it: {NAMES[1]} cannot be caught there this round."),
    ],
)
def test_where_the_kings_region_is_left_alone_it_is_said_why(
    held: tuple[int, ...], said: str
) -> None:
    """Everybody looks there first, and does not believe who passes it over."""
    table = SeatContext(position(3, 6, markers={6: held}), NAMES[:3], 0)
    away, there = (
        msgspec.structs.replace(c, selection=codes)
        for c, codes in zip(
            with_values(sample(), (0.5, 0.3)).candidates, (["7", "8", "K"], ["6"]), strict=True
        )
    )
    advice = msgspec.structs.replace(
        sample(), candidates=[away, there], recommended=away.selection, win=[0.5, 0.25, 0.25]
    )
    assert reason_sentences(advice, table)[0].startswith(f"6 Wizard's Tower {said}")
    as_good = msgspec.structs.replace(there, loss=0.0, value=0.5)
    advice = msgspec.structs.replace(advice, candidates=[away, as_good])
    assert "scores now" not in " ".join(reason_sentences(advice, table))


def test_choices_are_compared_by_name_with_what_each_costs() -> None:
    """In as many words as there is room for; the reader's own cards have their rank."""
    advice = msgspec.structs.replace(with_values(sample(), (0.5, 0.4)), win=[0.5, 0.25, 0.25])
    wide = [said.text for said in hints.compared(advice, seated(GAME), (), 60)]
    assert wide[1] == f"{named_words(advice.recommended, GAME.board)}     50%   best"
    assert re.search(r" 40% +10%$", wide[2])
    narrow = [said.text for said in hints.compared(advice, seated(GAME), (), 24)]
    assert narrow[1].split()[-2:] == ["50%", "best"]
    assert all(len(row) <= 24 for row in narrow)


def test_own_cards_have_their_place_among_the_choices() -> None:
    values = tuple(0.5 - number / 50 for number in range(8))
    advice = with_values(sample_with(8), values)
    own = advice.candidates[6]
    cards = Selection.of(own.selection).cards
    said = hints.compared(advice, seated(GAME), cards, 60)
    (row,) = [one.text for one in said if one.role == "own" and "%" in one.text]
    assert row.split()[-2:] == ["38%", "12%"]
    assert "Your cards: number 7 of 8." in [one.text for one in said]
    best = Selection.of(advice.recommended).cards
    assert [one.role for one in hints.compared(advice, seated(GAME), best, 60)][1] == "own"


def sample_with(number: int) -> Advice:
    """An advice with so many candidates of three regions each."""
    advice = sample()
    one = next(c for c in advice.candidates if "W" not in c.selection)
    words = ["".join(three) for three in combinations("12345678", 3)]
    candidates = [
        msgspec.structs.replace(one, selection=list(word), loss_error=0.001)
        for word in words[:number]
    ]
    return msgspec.structs.replace(
        advice, candidates=candidates, recommended=candidates[0].selection
    )


@pytest.mark.parametrize(
    ("loss", "said"),
    [
        (0.0, "Your cards: as good as any."),
        (0.01, "Your cards: a good choice."),
        (0.06, "Your cards: an inaccuracy."),
        (0.5, "Your cards: a blunder."),
    ],
)
def test_cards_chosen_are_judged_in_a_word(loss: float, said: str) -> None:
    advice = with_values(sample(), (0.5, 0.5 - loss))
    cards = Selection.of(advice.candidates[1].selection).cards
    assert live_verdict(advice, cards, seated(GAME)) == said
    assert live_verdict(advice, cards[:1], seated(GAME)) == ""


def test_cards_that_cost_much_against_people_alone_are_not_called_nearly_as_good() -> None:
    """A twentieth against perfect play, so no mistake; but a fifth against those at the table."""
    best, other = with_values(sample(), (0.5, 0.3)).candidates[:2]
    advice = msgspec.structs.replace(
        sample(), candidates=[best, msgspec.structs.replace(other, loss_best_play=0.05)]
    )
    cards = Selection.of(other.selection).cards
    said = live_verdict(advice, cards, seated(GAME))
    assert said == "Your cards: an inaccuracy."


def test_what_only_a_mistake_of_others_can_save_is_said_to_be_lost() -> None:
    """In the last round of a game of three: Ann's only hope, and not what Cid has for certain."""
    whole = read_game(GAMES_FOLDER / "3-players.json")
    game = Game(whole.players, start=whole.positions[0], rounds=whole.rounds[:12])
    *_, ann = advise(game, 0, AdviceSettings(), Progress.COMPLETE)
    *_, cid = advise(game, 2, AdviceSettings(), Progress.COMPLETE)
    assert lost_sentences(ann) and lost_sentences(ann)[0] in advice_text(ann, game)
    assert not lost_sentences(cid)
    assert not lost_sentences(msgspec.structs.replace(ann, belief=BeliefKind.EQUILIBRIUM))


def test_a_position_that_perfect_play_can_win_is_not_said_to_be_lost() -> None:
    """Not where one choice of several still wins, is ruled out for now, or is not known yet."""
    advice = msgspec.structs.replace(sample(), win_best_play=[0.0, 0.4, 0.6])
    hopeless = [msgspec.structs.replace(c, win_best_play=0.0) for c in advice.candidates]
    assert lost_sentences(msgspec.structs.replace(advice, candidates=hopeless))
    one = [msgspec.structs.replace(hopeless[0], win_best_play=0.3), *hopeless[1:]]
    assert not lost_sentences(msgspec.structs.replace(advice, candidates=one))
    left = msgspec.structs.replace(advice, candidates=hopeless[:1], win_best_play=[0.3, 0.3, 0.4])
    assert not lost_sentences(left)
    assert not lost_sentences(sample())


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        (["2", "8", "K"], "With two markers in 8 King's Castle: 30% at best, not 50%."),
        (["D", "2", "8"], "With the Dragon: 35% at best, not 50%."),
    ],
)
def test_what_a_choice_does_too_much_explains_it_where_every_choice_with_it_is_bad(
    codes: list[str], said: str
) -> None:
    """A marker or a Dragon that is wasted is named, rather than what is hardly missed."""
    worth = {"674": 0.5, "267": 0.48, "174": 0.48, "648": 0.48, "D67": 0.35, "68K": 0.3}
    worth |= {"28K": 0.28, "D28": 0.2}
    choices, values = [list(cards) for cards in worth], list(worth.values())
    one, template = sample().candidates[0], with_values(sample(), (0.5, 0.3))
    candidates = [
        msgspec.structs.replace(one, selection=cards, value=v, win=v, loss=0.5 - v, loss_error=0.01)
        for cards, v in zip(choices, values, strict=True)
    ]
    advice = msgspec.structs.replace(template, candidates=candidates, recommended=choices[0])
    assert said in worse_sentences(advice, Selection.of(codes), seated(GAME))


@pytest.mark.parametrize("players", [2, 5])
def test_no_two_pages_of_a_hint_share_a_sentence(players: int) -> None:
    for game in games(players)[:2]:
        assert_pages_are_all_new(complete_advice(game, 0), seated(game))


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10))
def test_no_two_pages_of_a_thousand_hints_share_a_sentence(hundred: int) -> None:
    for number in range(100 * hundred, 100 * (hundred + 1)):
        game = random_game(2 + number % 4, number, rounds=number % 12)
        seat = number % len(game.players)
        if not game.finished:
            *_, advice = advise(game, seat)
            assert_pages_are_all_new(advice, seated(game, seat))
            assert_the_best_are_compared(shown_advice(advice), seated(game, seat))


def assert_pages_are_all_new(advice: Advice, table: SeatContext) -> None:
    """Of the three pages and of that for experts."""
    pages = hints.pages_of(shown_advice(advice), table, (), 38)
    said = [
        sentence
        for page in Page
        for one in pages.on(page)
        for sentence in re.split(r"(?<=[.!?]) (?=[A-Z])", one.text)
    ]
    assert len(said) == len(set(said)), [one for one in said if said.count(one) > 1]
    for page in PAGES:
        assert pages.on(page)
