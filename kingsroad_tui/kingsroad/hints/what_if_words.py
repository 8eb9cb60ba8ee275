"""What can be supposed of an opponent, and how the dialog says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import REGIONS
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import seat_spoken_to, who

WHAT_IF: Final = "Suppose what an opponent plays: the advice is for that case."


def what_if(names: Sequence[str], opponent: int) -> str:
    """The question what an opponent does."""
    return f"What if {who(names, (opponent,))} …"


def assumptions_about(table: Table, opponent: int, names: Sequence[str]) -> list[tuple[str, str]]:
    """What can be assumed about an opponent: as the advisor reads it, and as people do."""
    board = table.game.board
    hand = table.hand(opponent)
    you = seat_spoken_to(names) == opponent
    plays, keeps, puts = ("play", "keep", "put") if you else ("plays", "keeps", "puts")
    choices = [(f"plays {r}", f"{plays} {region_name(board, r)}") for r in REGIONS]
    if hand.dragon:
        choices += [
            ("plays the Dragon", f"{plays} the Dragon"),
            ("keeps the Dragon", f"{keeps} the Dragon"),
        ]
    if hand.witch and table.phase is Phase.CHOOSING:
        choices += [("plays no Witch", f"{plays} no Witch")]
    choices += [("plays the Knight", f"{plays} the Knight")]
    choices += [
        (f"puts two in {r}", f"{puts} two markers in {region_name(board, r)}") for r in REGIONS
    ]
    return choices
