"""The history as figures and words: what was scored in each round, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingsroad.board import REGIONS, Board
from kingsroad.cards import Selection
from kingsroad.rounds import RoundReport
from kingsroad_tui.kingsroad.words.game import card_name_alone

FINAL_SCORING: Final = "Final scoring"
FINAL: Final = "final"
"""The same where there is little room."""

POINTS_BY_REGION: Final = "Points by region"


def no_round_words(first_round: int) -> str:
    """In place of a history with no round in it; ``first_round`` is the one to be played."""
    if first_round == 1:
        return "No round has been played yet."
    return f"The game was taken up in round {first_round}."


def revealed_words(number: int) -> str:
    """Over the cards of a round that waits for second choices."""
    return f"Round {number}: cards so far"


def scored_words(report: RoundReport, names: dict[int, str]) -> Iterator[str]:
    """The regions scored in a round, from the longest form to the shortest.

    ``names`` are the regions' names in a word.
    """
    regions = [score.region for score in report.scored]
    yield from region_words(regions, report.before.board, names)


def region_words(regions: Sequence[int], board: Board, names: dict[int, str]) -> Iterator[str]:
    """These regions in order, from the longest form to the shortest; ``names`` as above."""
    yield ", ".join(f"{number} {board.region(number).name}" for number in regions)
    yield ", ".join(f"{number} {names[number]}" for number in regions)
    yield ", ".join(map(str, regions))
    yield " ".join(map(str, regions))


CARD_SIGNS: Final = "1 to 8: regions, K Knight, D Dragon, W Witch, > chosen again"
"""What the signs of cards in a history stand for, where there is no room for their names."""


def played_words(
    first: Selection, again: Selection | None, names: dict[int, str], *, numbered: bool = True
) -> str:
    """The cards played: ``6 Wizard, 4 Hills, Knight``, ``Witch, then 5 Dark, Knight``.

    ``names`` are the regions' names in a word, before which stand their numbers if ``numbered``.
    """
    words = _named(first, names, numbered)
    return f"{words}, then {_named(again, names, numbered)}" if again is not None else words


def _named(selection: Selection, names: dict[int, str], numbered: bool) -> str:
    cards = selection.as_revealed().cards
    named = (
        f"{card.region} {names[card.region]}"
        if card.region and numbered
        else names[card.region]
        if card.region
        else card_name_alone(card)
        for card in cards
    )
    return ", ".join(named) or "no cards"


def cards_words(first: Selection, again: Selection | None) -> str:
    """The cards played in a word; after a Witch, ``>`` stands before the second choice."""
    return f"{first.code}>{again.code}" if again is not None else first.code


def points_by_region(reports: Sequence[RoundReport]) -> dict[int, tuple[int, ...]]:
    """Everybody's points from each region over these rounds, for places and for Nobles."""
    players = reports[0].before.num_players if reports else 0
    total = {region: [0] * players for region in REGIONS}
    for report in reports:
        for score in (*report.scored, *report.final):
            for seat in range(players):
                bonus = score.bonus[seat] if score.bonus else 0  # none in the final scoring
                total[score.region][seat] += score.points[seat] + bonus
    return {region: tuple(points) for region, points in total.items()}
