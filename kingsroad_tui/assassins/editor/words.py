"""What the position editor says."""

from __future__ import annotations

from typing import Final

from assassins.cards import RoundCard
from assassins.position import AssassinsPhase, AssassinsPositionError
from kingsroad_tui.assassins.editor.position_draft import AssassinsDraft, Cell, DraftValue
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.words.game import SIDES, card_words
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun
from tabletop.say import id_of
from tabletop.words.voice import phrase

_FIELDS: Final = (
    *("round", "card", "phase", "deck", "townsfolk", "knights", "king", "revealed", "arrested"),
    *("arrest_made", "knights_killed", "ending"),
)
"""The fields of a position that can be wrong."""


def heading(draft: AssassinsDraft) -> str:
    """What is set up."""
    if draft.card is None:
        return phrase("assassins-editor-heading-no-card", round=draft.round)
    return phrase("assassins-editor-heading", round=draft.round, side=SIDES[draft.drawn.side])


def problem_sentence(error: AssassinsPositionError) -> str:
    """Why a position being set up is impossible."""
    field = str(error.where)
    name = phrase(f"assassins-editor-field-{field}") if field in _FIELDS else begun(field)
    return phrase("assassins-editor-problem", field=name, why=words_of(error.why))


def gone_words(draft: AssassinsDraft) -> str:
    """Who is out of the game, and how; empty where nobody is."""
    gone = {"arrested": draft.drawn.arrested, "killed": draft.drawn.killed}
    return " ".join(
        phrase(f"assassins-stands-gone-{how}", pawns=tuple(PAWNS[number] for number in numbers))
        for how, numbers in gone.items()
        if numbers
    )


def cell_words(draft: AssassinsDraft, cell: Cell) -> tuple[str, str]:
    """What a cell is called, and what it holds."""
    if isinstance(cell, RoundCard):
        return phrase("assassins-editor-left", card=str(cell)), str(draft.deck.count(cell))
    return phrase(f"assassins-editor-cell-{id_of(cell)}"), _value(draft, cell)


def about_cell(draft: AssassinsDraft, cell: Cell) -> str:
    """What has no room in the cell: what a card gives."""
    card = cell if isinstance(cell, RoundCard) else draft.card if cell is DraftValue.CARD else None
    return phrase("assassins-card.begun", **card_words(card).facts) if card else ""


def _value(draft: AssassinsDraft, cell: DraftValue) -> str:
    match cell:
        case DraftValue.ROUND:
            return phrase("assassins-points-left", left=draft.round, most=len(draft.town.deck))
        case DraftValue.CARD:
            return str(draft.card) if draft.card else phrase("assassins-editor-no-card")
        case DraftValue.PHASE:
            return phrase("assassins-editor-phase", king=draft.phase is AssassinsPhase.KING)
        case DraftValue.ARREST:
            return phrase("assassins-editor-arrest", made=draft.arrest_made)
        case _:
            return str(getattr(draft, cell.value))
