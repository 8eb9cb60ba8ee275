"""What is said of a whole game once its phases are judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from advisor.messages import assassins_review
from advisor.messages.accounts import LuckPart, PlayerAccount, account_of
from advisor.messages.verdicts import LEAST_LOSS, WORST_FIRST, Goal, Severity
from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.review.judged import (
    class_words,
    luck_sentences,
    missed_sentences,
    place_words,
)
from kingsroad_tui.assassins.words.game import SIDES, game_title, result_sentence
from kingsroad_tui.words.figures import (
    SIGNS,
    label_count,
    loss_figure,
    loss_words,
    shown_decisions,
    signed,
    total_figure,
)
from kingsroad_tui.words.lists import listed
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.voice import phrase, said

_NAMED: Final = tuple(severity for severity in WORST_FIRST if severity in LEAST_LOSS)

HEADER: Final = (
    "side",
    "phases",
    *(SIGNS[severity] for severity in _NAMED),
    "cost",
    "cards",
    "arrests",
    "others",
)

_WORTH_A_WORD: Final = 0.05
"""Luck that has moved the chance to win by less in a whole game is not worth a word."""

_MOST_LUCK: Final = 5
"""So many rounds are named for their luck."""

LEGEND: Final = (
    "?? a blunder, ? a mistake, ?! an inaccuracy, by what a phase lost; ! something certain was "
    "missed. In points of the chance to win (%): what the phases gave up in all, and what the "
    "cards, the arrests and the other side brought or took."
)


def title_lines(game: AssassinsGame) -> list[str]:
    """The players, and how it ended."""
    result = [] if game.result is None else [result_sentence(game.result, game.players)]
    return [game_title(game), *result]


def mistake_lines(review: assassins_review.AssassinsReview, game: AssassinsGame) -> list[str]:
    """The phases worth a word, worst first, a line each and what was certain below it."""
    lines = []
    for one in assassins_review.worst_first(review.phases):
        lost = 0.0 if one.severity is Severity.GOOD else one.cost
        cost = f", {loss_figure(lost, Goal.WIN)}" if lost else ""
        lines.append(f"  {place_words(one)}: {class_words(one)}{cost}")
        lines += [f"    {said}" for said in missed_sentences(one, game)]
    return lines


def luck_lines(review: assassins_review.AssassinsReview) -> list[str]:
    """The rounds in which luck moved a chance most, as one side sees them."""
    told = review.sides[0].side
    own = [one for one in assassins_review.lucky(review.phases) if one.side == told][:_MOST_LUCK]
    return [
        f"  {place_words(one)}: {' '.join(luck_sentences(one))}"
        for one in sorted(own, key=lambda one: one.number)
    ]


def review_summary(review: assassins_review.AssassinsReview, game: AssassinsGame) -> str:
    """The mistakes, what was luck, both sides' sums, and what the signs mean."""
    if not game.phases:
        return phrase("assassins-review-summary-no-phase")
    if not review.sides:
        return phrase("assassins-review-summary-nothing-judged")
    found, luck = mistake_lines(review, game), luck_lines(review)
    lines = ["", "Mistakes, worst first" if found else "There were no mistakes.", *found]
    if luck:
        lines += ["", "Luck", *luck]
    if review.castle_lost is not None:
        lines += [
            "",
            phrase("assassins-review-summary-castle-sentence", round_number=review.castle_lost),
        ]
    rows = tuple(side_row(side, account_shown(review, side.side)) for side in review.sides)
    table = TextTable(HEADER, rows, frozenset(range(1, len(HEADER))))
    lines += ["", *table.aligned_lines(), "", LEGEND]
    if unjudged := not_judged_sentence(review, game):
        running = not game.finished and review.sides[0].side == Side.KING.value
        lines.append(
            f"{unjudged} {phrase('assassins-review-summary-own-side')}" if running else unjudged
        )
    return "\n".join([*lines, review.method])


class AssassinsCourse(NamedTuple):
    """How likely the king's side was to win, by what everybody could know.

    Attributes:
        rounds: those that are told of.
        chances: before each of them, and after the last one.
    """

    rounds: tuple[int, ...]
    chances: tuple[float, ...]


def course_of(phases: Sequence[assassins_review.PhaseReview]) -> AssassinsCourse:
    """The course of a game, as far as these phases tell it; one at least."""
    before = {one.round: one.king_before for one in phases}
    return AssassinsCourse(tuple(before), (*before.values(), phases[-1].king_after))


def account_shown(review: assassins_review.AssassinsReview, side: str) -> PlayerAccount:
    """How a side's decisions add up, as they are shown; it has at least one."""
    seat = assassins_review.SIDES.index(side)
    own = [one for one in review.decisions if one.player == seat]
    return account_of(shown_decisions(own, Goal.WIN))


def side_row(side: assassins_review.SideReview, account: PlayerAccount) -> tuple[str, ...]:
    """A side's figures, for a table under `HEADER`."""
    return (
        said(SIDES[Side(side.side)]),
        str(side.phases),
        *(str(side.counts.get(severity, 0)) for severity in _NAMED),
        total_figure(account.costs, Goal.WIN),
        *(signed_points(account.luck.get(part, 0.0)) for part in PARTS),
    )


PARTS: Final = (LuckPart.CARDS, LuckPart.ARRESTS, LuckPart.OTHERS)
"""Where luck came from, in the order in which it is told."""


def _a_phase(side: assassins_review.SideReview, total: float) -> float:
    """What its phases come to on average: in all it may be more than there is to lose."""
    return total / max(1, side.phases)


def signed_points(change: float) -> str:
    """Points of the chance to win with their sign: ``+12``, ``−7``, ``0``."""
    return signed(100 * change, 0)


def side_sentence(side: assassins_review.SideReview, account: PlayerAccount) -> str:
    """A side's game in a sentence or two."""
    bad = [
        label_count(severity, side.counts[severity])
        for severity in _NAMED
        if side.counts.get(severity)
    ]
    made = listed(bad) if bad else "no mistakes"
    luck = listed(_luck_words(account))
    had = f" It had {luck}." if luck else ""
    return phrase(
        "assassins-review-summary-side-sentence",
        begun=Say(f"assassins-side-{side.side}.begun"),
        made=made,
        phases=side.phases,
        loss_words=loss_words(_a_phase(side, account.costs), Goal.WIN),
        had=had,
    )


def side_line(side: assassins_review.SideReview, account: PlayerAccount) -> str:
    """The same in a line of the terminal."""
    bad = sum(side.counts.get(severity, 0) for severity in _NAMED)
    cost = loss_words(_a_phase(side, account.costs), Goal.WIN)
    luck = "".join(f"; {words}" for words in _luck_words(account))
    return phrase(
        "assassins-review-summary-side-line",
        begun=Say(f"assassins-side-{side.side}.begun"),
        bad=bad,
        phases=side.phases,
        cost=cost,
        luck=luck,
    )


def _luck_words(account: PlayerAccount) -> Iterator[str]:
    """Whom the luck of the whole game was with, where it was with anybody."""
    for part, lucky_words, unlucky_words in (
        (LuckPart.CARDS, "lucky cards", "unlucky cards"),
        (LuckPart.ARRESTS, "lucky arrests", "unlucky arrests"),
    ):
        brought = account.luck.get(part, 0.0)
        if abs(brought) >= _WORTH_A_WORD:
            yield lucky_words if brought > 0 else unlucky_words


def not_judged_sentence(review: assassins_review.AssassinsReview, game: AssassinsGame) -> str:
    """Why phases that were looked at are not judged; empty where all are."""
    missing = {one.side for one in review.phases} - {side.side for side in review.sides}
    if Side.KING.value in missing:
        return phrase("assassins-review-summary-not-judged-sentence")
    if Side.PEOPLE.value not in missing:
        return ""
    if not game.finished:
        return phrase("assassins-review-summary-not-judged-sentence-2")
    if game.secret is None:
        return phrase("assassins-review-summary-not-judged-sentence-3")
    return phrase("assassins-review-summary-not-judged-sentence-4")
