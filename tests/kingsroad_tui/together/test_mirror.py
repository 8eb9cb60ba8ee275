"""What is kept of a game that people elsewhere played too."""

from __future__ import annotations

from advisor.messages.assassins_computers import PLANNER
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.results import all_assassins_results
from kingsroad_tui.library.game_tables import Mirror
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.together.mirror import keep_with_proof
from tests.support.together.sealed_assassins import SealedAssassinsGame


def test_a_game_against_a_computer_in_which_one_had_a_hint_does_not_count_for_the_rating() -> None:
    played = SealedAssassinsGame(2, computer=True).play()
    setup = Setup((Seat(), Seat(SeatKind.COMPUTER, PLANNER)), mark=5)
    mirror = Mirror(lambda: played.game, lambda: played.ledger.proof, lambda _: ())
    table = AssassinsTable(played.game, setup, mirror=mirror)
    table.note_hint()
    keep_with_proof(ASSASSINS_SAVES, table)
    (result,) = all_assassins_results()
    assert result.helped and not result.rated
