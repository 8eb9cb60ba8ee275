"""A game that was played together, kept as any other, with the proof that it was fair."""

from __future__ import annotations

from pathlib import Path

from kingsroad.games import Game
from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_beside
from kingsroad_tui.kingsroad.library.saves import encode_table
from kingsroad_tui.kingsroad.play.table import Setup
from kingsroad_tui.library.saved_games import suggested_name
from tabletop.proved_records import with_proof
from tabletop.sealed_phases import GameProof


def save_with_proof(game: Game, setup: Setup, proof: GameProof) -> Path:
    """Keeps a game among the saved ones, under the players' names; answers the file.

    Raises OSError.
    """
    content = with_proof(encode_table(game, setup), proof)
    return write_beside(folders().data / suggested_name(game.players), content)
