"""What is said of a whole game once its phases are judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from advisor.messages.accounts import PlayerAccount, account_of, to_learn_from
from advisor.messages.assassins_review import (
    MIN_LUCK,
    SIDES,
    AssassinsReview,
    PhaseReview,
    SideReview,
    decided_by,
    worst_first,
)
from advisor.messages.verdicts import LEAST_LOSS, WORST_FIRST, Goal
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.review.judged import (
    PARTS,
    account_sentence,
    class_words,
    missed_sentences,
    place_words,
    shown_by_phase,
)
from kingsroad_tui.assassins.words import game as names
from kingsroad_tui.drawing.line_chart import LineChart, Series
from kingsroad_tui.words.figures import (
    label_count,
    loss_figure,
    loss_words,
    shown_decisions,
    signed,
    total_figure,
)
from kingsroad_tui.words.lists import labelled
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_NAMED: Final = tuple(severity for severity in WORST_FIRST if severity in LEAST_LOSS)

_MOST_LUCK: Final = 5
"""So many phases are named for their luck."""


def columns(*named: str) -> tuple[str, ...]:
    """The headings of columns."""
    return tuple(phrase(f"assassins-review-column-{one}") for one in named)


def moments(phases: Sequence[PhaseReview], side: str | None = None) -> list[PhaseReview]:
    """The phases of a side, or of both, from which there is most to learn, the costliest first."""
    made = shown_by_phase([one for one in phases if side in (None, one.side)])
    by_number = {one.number: one for one in phases}
    costly = to_learn_from(made.values())
    return [by_number[number] for one in costly for number in made if made[number] is one]


def title_lines(game: AssassinsGame) -> list[str]:
    """The players, and how it ended."""
    result = [] if game.result is None else [names.result_sentence(game.result, game.players)]
    return [names.game_title(game), *result]


def _mistake_lines(review: AssassinsReview, game: AssassinsGame) -> list[str]:
    """The phases worth a word, worst first, a line each and what was certain below it."""
    lines = []
    for one in worst_first(review.phases):
        cost = f", {loss_figure(one.cost, Goal.WIN)}" if one.cost else ""
        lines.append(f"  {labelled(place_words(one), class_words(one))}{cost}")
        lines += [f"    {said}" for said in missed_sentences(one, game)]
    return lines


def _luck_lines(review: AssassinsReview) -> list[str]:
    """The phases after which luck moved a chance most, as one side sees them."""
    told, shown = review.sides[0].side, shown_by_phase(review.phases)
    own = [one for one in review.phases if one.side == told and one.number in shown]
    most = sorted(own, key=lambda one: -abs(shown[one.number].came))[:_MOST_LUCK]
    return [
        f"  {labelled(place_words(one), account_sentence(made))}"
        for one in own
        if one in most and abs((made := shown[one.number]).came) >= MIN_LUCK
    ]


def review_summary(review: AssassinsReview, game: AssassinsGame) -> str:
    """The mistakes, what was luck, both sides' sums, and what the signs mean."""
    if not game.phases:
        return phrase("assassins-review-no-phase-yet")
    if not review.sides:
        return phrase("assassins-review-nothing-judged")
    found, luck = _mistake_lines(review, game), _luck_lines(review)
    lines = ["", phrase("assassins-review-mistakes", any=bool(found)), *found]
    if luck:
        lines += ["", phrase("assassins-review-column-luck.heading"), *luck]
    if review.castle_lost is not None:
        lines += ["", phrase("assassins-review-castle", round=review.castle_lost)]
    header = columns("side", "phases", *_SUMS, "mistakes")
    rows = tuple(side_row(side, account_shown(review, side.side)) for side in review.sides)
    table = TextTable(header, rows, frozenset(range(1, len(header) - 1)))
    lines += ["", *table.aligned_lines(), "", phrase("assassins-review-legend")]
    if unjudged := not_judged_sentence(review, game):
        running = not game.finished and review.sides[0].side == Side.KING.value
        own = [phrase("assassins-review-own-side")] if running else []
        lines.append(" ".join([unjudged, *own]))
    return "\n".join([*lines, phrase("assassins-review-method")])


_SUMS: Final = ("cost", "cards", "arrests", "others")


class AssassinsCourse(NamedTuple):
    """The chances to win of the sides that are judged, each by what it knew.

    Attributes:
        first: the first round of which something is told.
        chances: by side, before and after each of its turns, a round in two steps; and at last how
            it ended, or after its last turn.
    """

    first: int
    chances: Mapping[Side, tuple[float, ...]]


def course_of(phases: Sequence[PhaseReview]) -> AssassinsCourse | None:
    """The course of a game, as far as these phases tell it; None where none is judged."""
    made = {side: found for side in Side if (found := decided_by(phases, side.value))}
    if not made:
        return None
    first = min(own[0].round for own in made.values())
    chances = {}
    for side, own in made.items():
        line = [own[0].before] * 2 * (own[0].round - first)
        for one in own:
            line += [one.before, one.choice]
        chances[side] = (*line, own[-1].after)
    return AssassinsCourse(first, chances)


def course_chart(course: AssassinsCourse, rounds: int) -> LineChart:
    """A course as a chart, with room for so many rounds in all."""
    numbers = range(course.first, max(rounds, course.first) + 1)
    several = len(course.chances) > 1
    return LineChart(
        title=phrase(
            "assassins-review-course",
            several=several,
            side=Say(f"assassins-side-{next(iter(course.chances)).value}.begun"),
        ),
        series=tuple(
            Series(phrase(f"assassins-review-column-{side.value}"), side.seat, chances)
            for side, chances in course.chances.items()
        ),
        x_labels=(*chain.from_iterable((str(number), "") for number in numbers), ""),
        ticks=((0.0, percent(0.0)), (0.5, percent(0.5)), (1.0, percent(1.0))),
    )


def account_shown(review: AssassinsReview, side: str) -> PlayerAccount:
    """How a side's decisions add up, as they are shown; it has at least one."""
    own = [one for one in review.decisions if one.player == SIDES.index(side)]
    return account_of(shown_decisions(own, Goal.WIN))


def side_row(side: SideReview, account: PlayerAccount) -> tuple[str, ...]:
    """A side's figures, for a table."""
    return (
        said(names.SIDES[Side(side.side)]),
        str(side.phases),
        total_figure(account.costs, Goal.WIN),
        *(signed_points(account.luck.get(part, 0.0)) for part in PARTS),
        ", ".join(mistakes_of(side)) or "–",
    )


def mistakes_of(side: SideReview) -> tuple[str, ...]:
    """How many mistakes of each class a side made, the worst first."""
    return tuple(label_count(one, side.counts[one]) for one in _NAMED if side.counts.get(one))


def signed_points(change: float) -> str:
    """Points of the chance to win with their sign: ``+12``, ``−7``, ``0``."""
    return signed(100 * change, 0)


def side_sentence(side: SideReview, account: PlayerAccount) -> str:
    """A side's game in a sentence or two."""
    made = mistakes_of(side)
    return phrase(
        "assassins-review-side",
        side=Say(f"assassins-side-{side.side}.begun"),
        any=bool(made),
        mistakes=made,
        phases=side.phases,
        cost=loss_words(account.costs / max(1, side.phases), Goal.WIN),
    )


def side_line(side: SideReview, account: PlayerAccount) -> str:
    """The same in a line of the terminal."""
    return phrase(
        "assassins-review-side.line",
        side=Say(f"assassins-side-{side.side}.begun"),
        mistakes=sum(side.counts.get(severity, 0) for severity in _NAMED),
        phases=side.phases,
        cost=loss_words(account.costs, Goal.WIN),
        luck=signed_points(account.came),
    )


def not_judged_sentence(review: AssassinsReview, game: AssassinsGame) -> str:
    """Why phases that were looked at are not judged; empty where all are."""
    missing = {one.side for one in review.phases} - {side.side for side in review.sides}
    if Side.KING.value in missing:
        return phrase("assassins-review-only-people")
    if Side.PEOPLE.value not in missing:
        return ""
    if not game.finished:
        return phrase("assassins-review-people-later")
    if game.secret is None:
        return phrase("assassins-review-people-unknown")
    return phrase("assassins-review-only-king")
