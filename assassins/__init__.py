"""The game of King & Assassins: rules, positions, records, notation.

Knows no solver, no screen and no other game. A game is played step by step::

    import assassins as ka

    game = ka.new_game(ka.Opponents("Ann", "Bob"), secret=ka.Secret.of("adk"))
    game = game.turn_up(ka.RoundCard(1, 6, True, 5))
    game.legal_actions()                     # {Action: price}; str(action) is its notation
    game = game.act("Na4-a3").act("Na3>b3").end_phase()
    game.position, game.result

or, without names and history, position by position with `legal_actions`, `act` and `end_phase`.
"""

from assassins.actions import (
    Action,
    ActionKind,
    ActionProblem,
    IllegalAction,
    Pool,
    Side,
    parse_action,
)
from assassins.cards import RoundCard, shuffled
from assassins.games import (
    AssassinsGame,
    AssassinsGameError,
    AssassinsRound,
    Opponents,
    match_winner,
    new_game,
)
from assassins.judging import points_left, price
from assassins.legal import LegalActions, legal_actions
from assassins.notation import (
    AssassinsCodeError,
    looks_like_code,
    parse_position,
    print_position,
)
from assassins.playthroughs import draw, playthrough
from assassins.position import (
    AssassinsPhase,
    AssassinsPosition,
    AssassinsPositionError,
    AssassinsResult,
    Ending,
    starting_position,
)
from assassins.records import (
    AssassinsRecordError,
    decode_game,
    encode_game,
    read_game,
    write_game,
)
from assassins.replay import AssassinsPositionData, AssassinsReplayData, AssassinsResultData
from assassins.rounds import (
    ActionReport,
    AssassinsRoundError,
    PhaseReport,
    Pushed,
    act,
    end_phase,
    turn_up,
)
from assassins.secret import Secret, drawn_secret, num_possible_secrets, possible_secrets
from assassins.town import (
    LETTERS,
    NAMES,
    NEIGHBOURS,
    SQUARE_NAMES,
    Direction,
    Gate,
    KingStart,
    Town,
    TownError,
    parse_square,
    parse_town,
    read_town,
    side_a,
)

__all__ = [
    "LETTERS",
    "NAMES",
    "NEIGHBOURS",
    "SQUARE_NAMES",
    "Action",
    "ActionKind",
    "ActionProblem",
    "ActionReport",
    "AssassinsCodeError",
    "AssassinsGame",
    "AssassinsGameError",
    "AssassinsPhase",
    "AssassinsPosition",
    "AssassinsPositionData",
    "AssassinsPositionError",
    "AssassinsRecordError",
    "AssassinsReplayData",
    "AssassinsResult",
    "AssassinsResultData",
    "AssassinsRound",
    "AssassinsRoundError",
    "Direction",
    "Ending",
    "Gate",
    "IllegalAction",
    "KingStart",
    "LegalActions",
    "Opponents",
    "PhaseReport",
    "Pool",
    "Pushed",
    "RoundCard",
    "Secret",
    "Side",
    "Town",
    "TownError",
    "act",
    "decode_game",
    "draw",
    "drawn_secret",
    "encode_game",
    "end_phase",
    "legal_actions",
    "looks_like_code",
    "match_winner",
    "new_game",
    "num_possible_secrets",
    "parse_action",
    "parse_position",
    "parse_square",
    "parse_town",
    "playthrough",
    "points_left",
    "possible_secrets",
    "price",
    "print_position",
    "read_game",
    "read_town",
    "shuffled",
    "side_a",
    "starting_position",
    "turn_up",
    "write_game",
]
