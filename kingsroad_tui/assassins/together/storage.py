"""A game that was played together, kept as any other, with the proof that it was fair."""

from __future__ import annotations

from pathlib import Path

from assassins.games import AssassinsGame
from kingsroad_tui.assassins.library.saves import encode_named
from kingsroad_tui.assassins.play.seats import AssassinsSetup
from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_beside
from kingsroad_tui.library.saved_games import suggested_name
from tabletop.proved_records import with_proof
from tabletop.sealed_phases import GameProof


def save_with_proof(game: AssassinsGame, setup: AssassinsSetup, proof: GameProof) -> Path:
    """Keeps a game among the saved ones, under the players' names; answers the file.

    Raises OSError.
    """
    content = with_proof(encode_named(game, setup), proof)
    return write_beside(folders().data / suggested_name(game.players), content)
