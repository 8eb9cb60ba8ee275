"""``kingsroad verify``: whether a game that was played together was played fairly."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingsroad_tui.common.errors import Unusable
from kingsroad_tui.common.together.verifying import verify_command
from tabletop.errors import LocatedError

if TYPE_CHECKING:
    from kingsroad_tui.common.together.verifying import Verified


def check(file: str) -> Verified:
    """Check games that were played together: was every choice fixed before any was seen?

    Says who broke it where one was not; the exit code is then 1.
    """
    from kingsroad.records import decode_game
    from kingsroad.sealed import check_game, proof_in
    from kingsroad_tui.common.text.verifying import NO_PROOF
    from kingsroad_tui.common.together.signing import check_signature
    from kingsroad_tui.common.together.verifying import Verified
    from tabletop.game_lines import source_name
    from tabletop.records import STANDARD_INPUT, read_record, read_standard_input

    source = STANDARD_INPUT if file == "-" else source_name(Path(file))
    try:
        content = read_standard_input() if file == "-" else read_record(Path(file))
        game = decode_game(content, source)
        proof = proof_in(content)
    except LocatedError as error:
        where = "" if error.source else f"{source}: "
        raise Unusable(f"{where}{error}") from None
    if proof is None:
        raise Unusable(f"{source}: {NO_PROOF}")
    return Verified(game.players, proof, check_game(game, proof, check_signature))


command: Final = verify_command(check)
