"""Figures: never certain where it is not, one sign before each change, nothing residual."""

from __future__ import annotations

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.intervals import TrialMean, percent_in_tenths
from advisor.messages.verdicts import (
    SCALE,
    WORST_FIRST,
    Goal,
    Kind,
    Label,
    Severity,
    Size,
    cost_best_play,
    forced,
    smaller_loss,
)
from kingsroad_tui.words import figures
from tabletop.words import numbers
from tabletop.words.voice import said


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0, "0%"), (0.001, "<1%"), (0.354, "35%"), (0.999, ">99%"), (1, "100%"), (-3e-17, "0%")],
)
def test_percent(chance: float, shown: str) -> None:
    assert numbers.percent(chance) == shown
    assert numbers.percent(chance, unit="") == shown[:-1]


@pytest.mark.parametrize(
    ("value", "plain", "with_sign"),
    [
        (1.66, "1.7", "+1.7"),
        (-0.04, "0", "0"),
        (0, "0", "0"),
        (-3, "−3", "−3.0"),
        (3e-17, "0", "0"),
    ],
)
def test_points(value: float, plain: str, with_sign: str) -> None:
    assert (numbers.points(value), figures.signed(value)) == (plain, with_sign)


def test_changes_have_a_minus_sign_and_nothing_has_none() -> None:
    assert [figures.signed_percent(x) for x in (0.04, -0.12, 0.001)] == ["+4%", "−12%", "0%"]
    assert figures.luck_figure(0.1, Goal.WIN) == "+10%"
    assert figures.luck_figure(-2.0, Goal.MARGIN) == "−2.0"


def test_a_value_is_shown_in_its_goals_unit() -> None:
    assert [figures.value_figure(0.2, goal) for goal in Goal] == ["20%", "+0.2", "0.2"]
    assert [figures.loss_figure(0.2, goal) for goal in Goal] == ["20%", "0.2", "0.2"]
    assert [figures.loss_words(1.0, goal) for goal in Goal] == ["100%", "1 point", "1 point"]
    assert figures.loss_words(0.003, Goal.WIN) == "under 1%"


_NUMBERS = st.floats(-60, 60) | st.floats(-1e-9, 1e-9)
_CHANCES = st.floats(0, 1) | st.floats(-1e-12, 1e-12)
_RESIDUAL = re.compile(r"[-−+±]\s?0(\.0+)?(?![.\d])|\de[-+−]?\d|nan|inf")


@given(number=_NUMBERS, chance=_CHANCES)
def test_nothing_residual_is_ever_written(number: float, chance: float) -> None:
    written = [
        numbers.percent(chance),
        numbers.points(number),
        figures.signed(number),
    ]
    written += [figures.signed_percent(number / 60)]
    for goal in Goal:
        value = chance if goal is Goal.WIN else number
        written += [
            figures.value_figure(value, goal),
            figures.luck_figure(value, goal),
        ]
        written += [figures.loss_figure(abs(value), goal), figures.loss_words(abs(value), goal)]
    for text in written:
        assert not _RESIDUAL.search(text), text


@given(st.floats(0, 1), st.floats(0, 1))
def test_the_value_beside_is_the_best_less_the_loss_as_both_are_read(a: float, b: float) -> None:
    best, value = max(a, b), min(a, b)
    shown = figures.value_beside(best, best - value, Goal.WIN)
    assert abs(shown - value) < 0.0101
    if shown > 0.01:
        lost = round(100 * best) - round(100 * shown)
        assert lost == round(100 * (best - value))


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0.0, "0%"), (0.005, "<1%"), (0.0051, "1%"), (0.9949, "99%"), (0.995, ">99%"), (1.0, "100%")],
)
def test_what_is_not_certain_is_never_shown_as_if_it_were(chance: float, shown: str) -> None:
    assert numbers.percent(chance) == shown


_CHANCES = st.floats(0, 1) | st.sampled_from((5e-324, 1e-12, 0.004, 0.995, 1 - 2**-53))


@given(_CHANCES)
def test_only_what_is_certain_looks_certain(chance: float) -> None:
    """In whole percents, in tenths and as what is lost alike."""
    for shown in (numbers.percent(chance), figures.loss_figure(chance, Goal.WIN)):
        assert (shown == "0%") == (chance == 0) and (shown == "100%") == (chance == 1)
    tenths = percent_in_tenths(chance)
    assert (tenths == "0.0%") == (chance == 0) and (tenths == "100.0%") == (chance == 1)
    assert figures.total_figure(chance, Goal.WIN) == figures.loss_figure(chance, Goal.WIN)[:-1]


@given(st.lists(_CHANCES, min_size=2, max_size=5))
def test_each_players_chance_is_its_own_figure(chances: list[float]) -> None:
    """So equal ones look equal, and none is moved for the sake of a sum."""
    assert figures.percents(chances) == [numbers.percent(chance) for chance in chances]


@pytest.mark.parametrize(
    ("chances", "shown"),
    [
        ((0.006, 0.006, 0.988), ["1%", "1%", "99%"]),
        ((1 / 3,) * 3, ["33%"] * 3),
        ((0.155,) * 4 + (0.38,), ["16%"] * 4 + ["38%"]),
        ((0.999, 0.001), [">99%", "<1%"]),
    ],
)
def test_the_chances_of_all(chances: tuple[float, ...], shown: list[str]) -> None:
    assert figures.percents(chances) == shown


@given(_CHANCES, _CHANCES)
def test_a_choice_that_loses_something_of_a_certain_win_is_not_certain(
    best: float, loss: float
) -> None:
    shown = numbers.percent(figures.value_beside(best, min(loss, best), Goal.WIN))
    assert shown != "100%" or (best == 1 and loss == 0)


def test_measured_shares_and_margins_have_an_interval_or_none() -> None:
    assert figures.share_figure(TrialMean(0.5, 0.004, 0.9965)) == "50.0% [<1–>99]"
    assert figures.share_figure(TrialMean(1.0, 0.44, 1.0)) == "100.0% [44–100]"
    assert figures.share_figure(TrialMean(0.9996, None, None)) == "99.9%"
    assert figures.margin_figure(TrialMean(-3.0, None, None)) == "−3.0"
    assert figures.margin_figure(TrialMean(-3.0, -4.2, -1.8)) == "−3.0 ±   1.2"


# ------------------------------------------------------------------------- the table of labels

COSTS = [n / 200 for n in range(81)] + [0.8, 1.0]
"""In steps of half a percent."""

GRID = [
    (cost, perfect, Label.of(cost, Goal.WIN, perfect))
    for cost, perfect in product(COSTS, [None, *COSTS])
]


@pytest.mark.parametrize(
    ("people", "perfect", "called", "sign"),
    [
        (0.41, 0.0, "a big missed chance", "~~"),
        (0.06, 0.03, "a small missed chance", "~!"),
        (0.33, 0.06, "an inaccuracy", "?!"),
        (0.3, 0.12, "a mistake", "?"),
        (0.0, 0.2, "a big gamble", "**"),
        (0.04, 0.06, "a small gamble", "*!"),
        (0.12, 0.3, "a mistake", "?"),
        (0.2, 0.15, "a blunder", "??"),
        (0.2, None, "a blunder", "??"),
        (0.05, 0.05, "an inaccuracy", "?!"),
        (0.044, 0.044, "a decent choice", ""),
        (0.02, None, "a good choice", ""),
        (0.0, None, "as good as the best", ""),
    ],
)
def test_a_choice_is_called_by_what_it_costs_and_where(
    people: float, perfect: float | None, called: str, sign: str
) -> None:
    for goal in (Goal.WIN, Goal.MARGIN):
        scaled = None if perfect is None else perfect * SCALE[goal]
        label = Label.of(people * SCALE[goal], goal, scaled)
        assert (figures.label_named(label), figures.label_sign(label)) == (called, sign)
        assert label.severity is Severity.of(people, Goal.WIN, perfect)
        assert not label.severity.is_mistake or label.severity is Severity.of(
            smaller_loss(people, perfect)
        )


@pytest.mark.parametrize("error", [0.0, 0.01, 0.04, 0.08, 0.2])
def test_no_larger_cost_has_a_milder_label_and_none_below_its_error_is_a_mistake(
    error: float,
) -> None:
    for fixed in [None, *COSTS]:
        people = [Label.of(cost, Goal.WIN, fixed, error) for cost in COSTS]
        perfect = [Label.of(fixed or 0.0, Goal.WIN, cost, error) for cost in COSTS]
        for kind in Kind:
            costs = perfect if kind is Kind.GAMBLE else people
            sizes = [one.size for one in costs if one.kind is kind]
            assert sizes == sorted(sizes)
        small = zip(COSTS, people, strict=True) if fixed is None or fixed <= error else ()
        for cost, label in small:
            assert cost > error or label == Label(Severity.GOOD, Kind.PLAIN, Size.NONE)


def test_costs_that_read_the_same_are_called_the_same_and_signs_say_size_and_kind() -> None:
    named: dict[tuple[str, str, Kind], str] = {}
    meant: dict[str, tuple[Kind, Size]] = {}
    for cost, perfect, label in GRID:
        words, sign = figures.label_named(label), figures.label_sign(label)
        read = [figures.loss_figure(one or 0.0, Goal.WIN) for one in (cost, perfect)]
        assert named.setdefault((read[0], read[1], label.kind), words) == words
        assert "%" not in words and (sign == "") == (label.severity is Severity.GOOD)
        assert not sign or meant.setdefault(sign, label[1:]) == label[1:]
        assert sign in figures.signs_legend()
        # It is nowhere "safe" where it costs something elsewhere.
        shown = cost_best_play(perfect, 0.0, Goal.WIN)
        told = figures.perfect_cost(label, cost, shown, Goal.WIN)
        assert ("nothing" in told) == (label.kind is Kind.CHANCE)
        assert label.kind is not Kind.CHANCE or shown == 0
        assert label.kind is not Kind.PLAIN or not label.severity.is_mistake or shown != 0
    assert len(meant) == 9
    assert [figures.label_count(Severity.INACCURACY, n) for n in (1, 2)] == [
        "1 inaccuracy",
        "2 inaccuracies",
    ]
    assert [severity.is_mistake for severity in WORST_FIRST] == [True] * 3 + [False] * 2


@pytest.mark.parametrize(
    ("chances", "kind"),
    [
        ((1.0, 1.0, 1.0, 1.0), Kind.WON),
        ((0.0, 0.0, 0.0, 0.0), Kind.LOST),
        ((1.0, 1.0, 0.9, 1.0), None),  # these players let it, but none need
        ((1.0, 1.0, None, None), None),
        ((0.0, 0.3, 0.0, 0.0), None),
        ((0.999, 1.0, 1.0, 1.0), None),
    ],
)
def test_what_is_decided_is_won_or_lost_and_never_a_percentage(
    chances: tuple[float, float, float | None, float | None], kind: Kind | None
) -> None:
    assert forced(*chances) is kind
    for cost, perfect in product(COSTS[::7], [None, *COSTS[::7]]) if kind else ():
        label = Label.of(cost, Goal.WIN, perfect, forced=kind)
        assert label.severity is Severity.GOOD and figures.label_sign(label) == ""
        assert said(figures.label_say(label)) == kind and "%" not in figures.label_named(label)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_shares_are_compared_as_they_are_in_every_language(language: str) -> None:
    numbers.write_as(language)
    try:
        assert [numbers.share_figure(x) for x in (0, 0.001, 0.4, 0.999, 1)] == [
            "0%",
            "<1%",
            "40%",
            ">99%",
            "100%",
        ]
    finally:
        numbers.write_as("en")
