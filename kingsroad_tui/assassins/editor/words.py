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
from tabletop.words.voice import phrase

_LABELS: Final = {
    DraftValue.ROUND: "Round",
    DraftValue.CARD: "Card turned up",
    DraftValue.PHASE: "Whose phase",
    DraftValue.KING_AP: "King AP left",
    DraftValue.KNIGHTS_AP: "Knights' AP left",
    DraftValue.PEOPLE_AP: "People's AP left",
    DraftValue.ARREST: "Arrest",
    DraftValue.KILLED: "Knights killed now",
    DraftValue.WOUNDS: "Wounds of the king",
}

_FIELDS: Final = {
    "round": "Round",
    "card": "Card",
    "phase": "Phase",
    "deck": "Cards to come",
    "townsfolk": "Townsfolk",
    "knights": "Knights",
    "king": "King",
    "revealed": "Revealed",
    "arrested": "Arrested",
    "arrest_made": "Arrest",
    "knights_killed": "Knights killed now",
    "ending": "Assassins",
}
"""How the fields of a position that can be wrong are called here."""


def heading(draft: AssassinsDraft) -> str:
    """What is set up."""
    whose = SIDES[draft.drawn.side] if draft.card else "before the card is turned up"
    return phrase("assassins-editor-heading", round=draft.round, whose=whose)


def problem_sentence(error: AssassinsPositionError) -> str:
    """Why a position being set up is impossible."""
    field = str(error.where)
    return f"{_FIELDS.get(field, begun(field))}: {words_of(error.why)}."


def gone_words(draft: AssassinsDraft) -> str:
    """Who is out of the game, and how; empty where nobody is."""
    drawn = draft.drawn
    parts = [
        f"{how}: {' '.join(PAWNS[number] for number in numbers)}."
        for how, numbers in (("Arrested", drawn.arrested), ("Killed", drawn.killed))
        if numbers
    ]
    return " ".join(parts)


def cell_words(draft: AssassinsDraft, cell: Cell) -> tuple[str, str]:
    """What a cell is called, and what it holds."""
    if isinstance(cell, RoundCard):
        return f"Left: {cell}", str(draft.deck.count(cell))
    return _LABELS[cell], _value(draft, cell)


def about_cell(draft: AssassinsDraft, cell: Cell) -> str:
    """What has no room in the cell: what a card gives."""
    card = cell if isinstance(cell, RoundCard) else draft.card if cell is DraftValue.CARD else None
    return begun(f"{card_words(card)}.") if card else ""


def _value(draft: AssassinsDraft, cell: DraftValue) -> str:
    match cell:
        case DraftValue.ROUND:
            return phrase("assassins-editor-value", round=draft.round, count=len(draft.town.deck))
        case DraftValue.CARD:
            return str(draft.card) if draft.card else phrase("assassins-editor-value-2")
        case DraftValue.PHASE:
            return (
                phrase("assassins-editor-value-3")
                if draft.phase is AssassinsPhase.KING
                else phrase("assassins-editor-value-4")
            )
        case DraftValue.ARREST:
            return (
                phrase("assassins-editor-value-5")
                if draft.arrest_made
                else phrase("assassins-editor-value-6")
            )
        case _:
            return str(getattr(draft, cell.value))
