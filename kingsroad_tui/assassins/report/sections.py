"""The report of a review: what it says, section by section."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from advisor.messages.assassins_review import AssassinsReview, PhaseReview, SideReview
from advisor.messages.verdicts import LEAST_LOSS, Goal
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.report.boards import boards_of, boards_svg, boards_text
from kingsroad_tui.assassins.review import summary
from kingsroad_tui.assassins.review.judged import (
    PARTS,
    better_actions,
    class_words,
    phase_sentences,
    place_words,
    shown_by_phase,
    sign_of,
    way_words,
)
from kingsroad_tui.assassins.words.game import SIDES, game_title, result_sentence
from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.report.contents import Cell, Drawing, Entry, Report, ReportSection, notes_section
from kingsroad_tui.report.markdown import ReviewPages, block_in_markdown
from kingsroad_tui.words.figures import loss_figure
from kingsroad_tui.words.lists import labelled
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_SEATS = {Side.KING.value: 0, Side.PEOPLE.value: 1}
"""The colour and sign of each side."""


def review_report(game: AssassinsGame, review: AssassinsReview, notes: GameNotes) -> Report:
    """The report of a review of this game, complete or not, with somebody's notes."""
    judged = phrase(
        "assassins-report-phases-judged", phases=len(review.phases), every=len(game.phases)
    )
    parts = [judged]
    ended = game.result
    parts.append(
        phrase("report-not-over") if ended is None else result_sentence(ended, game.players)
    )
    return Report(
        title=phrase("assassins-report-title", game=game_title(game)),
        subtitle=" · ".join(parts),
        sections=(*notes_section(notes), *_sections(game, review)),
        footer=(
            phrase("assassins-review-method"),
            phrase("report-made-by", program=review.program),
        ),
    )


def _sections(game: AssassinsGame, review: AssassinsReview) -> tuple[ReportSection, ...]:
    if not review.sides:
        why = summary.not_judged_sentence(review, game) or phrase("assassins-report-no-phase")
        return (ReportSection(phrase("report-nothing-to-judge"), (why,)),)
    return (
        _moments(game, review),
        _sides(game, review),
        _course(review),
        _phases(game, review),
        _sums(review),
    )


def _sides(game: AssassinsGame, review: AssassinsReview) -> ReportSection:
    text = [
        summary.side_sentence(side, summary.account_shown(review, side.side))
        for side in review.sides
    ]
    if review.castle_lost is not None:
        text.append(phrase("assassins-review-castle", round=review.castle_lost))
    if unjudged := summary.not_judged_sentence(review, game):
        text.append(unjudged)

    def row(side: SideReview) -> tuple[Cell, ...]:
        account = summary.account_shown(review, side.side)
        named, phases, cost, *_, mistakes = summary.side_row(side, account)
        player = game.players.of(Side(side.side))
        return (
            Cell(named, seat=_SEATS[side.side]),
            *map(Cell, (player, phases, cost, mistakes)),
        )

    header = summary.columns("side", "player", "phases", "cost", "mistakes")
    return ReportSection(
        title=phrase("assassins-report-sides-heading"),
        text=tuple(text),
        header=header,
        rows=tuple(map(row, review.sides)),
        numbers=frozenset({2, 3}),
    )


def _course(review: AssassinsReview) -> ReportSection:
    course = summary.course_of(review.phases)
    assert course is not None  # a side is judged
    bad = sorted({one.round for one in review.phases if one.severity in LEAST_LOSS})
    chart = replace(
        summary.course_chart(course, review.phases[-1].round),
        marked=tuple(2 * (number - course.first) + 1 for number in bad),
    )
    return ReportSection(
        phrase("report-course"), (phrase("assassins-report-about-course"),), (Drawing(chart),)
    )


def _moments(game: AssassinsGame, review: AssassinsReview) -> ReportSection:
    found, made = summary.moments(review.phases), shown_by_phase(review.phases)
    if not found:
        return ReportSection(
            phrase("assassins-report-moments"), (phrase("assassins-report-no-mistakes"),)
        )
    return ReportSection(
        title=phrase("assassins-report-moments"),
        text=(phrase("assassins-report-about-moments"),),
        entries=tuple(
            Entry(
                labelled(place_words(one), f"{class_words(one)} {sign_of(one)}".rstrip()),
                tuple(phase_sentences(one, game, made.get(one.number))),
                boards_of(one, better_actions(one), game),
            )
            for one in found
        ),
    )


def _phases(game: AssassinsGame, review: AssassinsReview) -> ReportSection:
    judged = [one for one in review.phases if one.judged]
    made = shown_by_phase(review.phases)

    def row(one: PhaseReview) -> tuple[Cell, ...]:
        decision = made.get(one.number)
        cost = loss_figure(decision.cost, Goal.WIN) if decision and decision.cost else ""
        luck = summary.signed_points(decision.came) if decision and decision.luck else ""
        return (
            Cell(str(one.round)),
            Cell(said(SIDES[Side(one.side)]), seat=_SEATS[one.side]),
            Cell(way_words(one, one.actions, game, phrase("assassins-review-nothing"))),
            Cell(class_words(one)),
            Cell(cost),
            Cell(luck),
        )

    return ReportSection(
        title=phrase("assassins-report-phases"),
        header=summary.columns("round", "side", "played", "class", "cost", "luck"),
        rows=tuple(map(row, judged)),
        numbers=frozenset({0, 4, 5}),
        severities=tuple(one.severity.value if one.severity else "" for one in judged),
    )


def _sums(review: AssassinsReview) -> ReportSection:
    def row(side: SideReview) -> tuple[Cell, ...]:
        account = summary.account_shown(review, side.side)
        changes = (-account.costs, *(account.luck.get(part, 0.0) for part in PARTS))
        figures = (
            percent(account.start),
            *map(summary.signed_points, changes),
            percent(account.result),
        )
        return (Cell(said(SIDES[Side(side.side)]), seat=_SEATS[side.side]), *map(Cell, figures))

    return ReportSection(
        title=phrase("report-adding-up"),
        text=(phrase("assassins-report-about-luck"), phrase("assassins-report-about-adding-up")),
        header=summary.columns("side", "start", "cost", "cards", "arrests", "others", "result"),
        rows=tuple(map(row, review.sides)),
        numbers=frozenset(range(1, 7)),
    )


REPORT: Final = ReviewPages(
    review_report,
    boards_svg,
    lambda boards: block_in_markdown(boards_text(boards)),
    ASSASSINS_SAVES.report_path,
)
"""The report in each of its forms."""
