"""What was wrong with the choices of a game: reasons, each with a small map of its regions."""

from __future__ import annotations

from typing import Final

from advisor.messages.protocol import Review
from advisor.messages.review import Mistake, remarkable
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.report.region_maps import region_map
from kingsroad_tui.kingsroad.review.what_was_wrong import wrong_sentences, wrong_title
from kingsroad_tui.report.contents import Entry

_MOST_EXPLAINED: Final = 40
"""So many choices are explained, the worst ones."""


def wrong_choices(game: Game, review: Review) -> tuple[Entry, ...]:
    """Why the costliest choices were worse, each with the regions in question."""
    goal, names = review.settings.goal, game.players
    entries: list[Entry] = []
    for mistake in remarkable(review.rounds)[:_MOST_EXPLAINED]:
        why = mistake.choice.why
        said = wrong_sentences(mistake, goal, names, game.board)
        if why is not None and said:
            before, seat = _position_before(game, mistake), mistake.choice.player
            drawn = region_map(before, seat, why.regions, why.played, why.better)
            entries.append(Entry(wrong_title(mistake, names), said, drawn))
    return tuple(entries)


def _position_before(game: Game, mistake: Mistake) -> Position:
    """The position before a choice; before a second one, with what the others had revealed."""
    number = mistake.round - game.first.round
    before = game.take_back(len(game.rounds) - number)
    if mistake.second:
        before = before.reveal(game.reports[number].selections)
    return before.table_position
