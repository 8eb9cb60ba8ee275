"""What can be supposed of an opponent, and how the dialog says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import REGIONS
from kingsroad_tui.kingsroad.session.table import Phase, Table
from kingsroad_tui.kingsroad.text.game import region_name
from kingsroad_tui.kingsroad.text.people import verb_of

WHAT_IF_TITLE: Final = "What if …"
WHAT_IF: Final = "Suppose what an opponent plays: the advice is for that case."


def assumptions_about(table: Table, opponent: int, names: Sequence[str]) -> list[tuple[str, str]]:
    """What can be assumed about an opponent: as the advisor reads it, and as people do."""
    board = table.game.board
    hand = table.hand(opponent)
    choices = [(f"plays {r}", f"play {region_name(board, r)}") for r in REGIONS]
    if hand.dragon:
        choices += [
            ("plays the Dragon", "play the Dragon"),
            ("keeps the Dragon", "keep the Dragon"),
        ]
    if hand.witch and table.phase is Phase.CHOOSING:
        choices += [("plays no Witch", "play no Witch")]
    choices += [("plays the Knight", "play the Knight")]
    choices += [
        (f"puts two in {r}", f"put two markers in {region_name(board, r)}") for r in REGIONS
    ]
    return [(claim, verb_of(names, (opponent,), does)) for claim, does in choices]
