"""Saving a game of King's Road under a name."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import save_by_name
from kingsroad_tui.library.save_game import SaveGameDialog
from kingsroad_tui.library.saved_games import suggested_name
from kingsroad_tui.library.seats import Setup
from tabletop.sealed_phases import GameProof


def save_dialog(
    game: Game, setup: Setup, proof: GameProof | None = None, noted: Path | None = None
) -> SaveGameDialog:
    """The dialog for a game of King's Road, with the notes of the file that it is in now."""
    write = partial(save_by_name, game=game, setup=setup, proof=proof)
    return SaveGameDialog(suggested_name(game.players), write, noted=noted)
