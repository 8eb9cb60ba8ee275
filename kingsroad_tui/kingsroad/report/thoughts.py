"""What thinking longer has found about choices of a game, as a section of its report."""

from __future__ import annotations

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.kingsroad.report.words import in_round
from kingsroad_tui.kingsroad.review import thinking as words
from kingsroad_tui.kingsroad.words.game import selection_code
from kingsroad_tui.report.contents import Cell, ReportSection


def thoughts_section(game: Game, review: Review) -> tuple[ReportSection, ...]:
    """What thinking longer makes of each choice, and how far the choices lie apart; nothing where
    nobody thought longer."""
    if not review.thoughts:
        return ()
    goal = review.settings.goal
    kept = sorted(review.thoughts, key=lambda one: (one.round, one.second, one.player))
    return (
        ReportSection(
            title=words.TITLE,
            text=(words.ABOUT_THOUGHTS, *words.thought_sentences(review, game.players)),
            header=words.THOUGHT_COLUMNS,
            rows=tuple(
                (
                    Cell(in_round(one.round, second=one.second)),
                    Cell(game.players[one.player], seat=one.player),
                    Cell(selection_code(choice.selection), code=True),
                    Cell(words.behind_figure(choice.behind, goal)),
                    Cell(words.games_figure(one.thought)),
                )
                for one in kept
                for choice in one.thought.choices
            ),
            numbers=frozenset({3, 4}),
        ),
    )
