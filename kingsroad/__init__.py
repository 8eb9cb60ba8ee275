"""The game of King's Road: its rules, positions, records and notation, without solver or screen.

The public names are here, so that ``import kingsroad as kr`` is all a program needs:

>>> import kingsroad as kr
>>> game = kr.Game(("Ann", "Bob"))
>>> game = game.play([kr.Selection.parse("16K"), kr.Selection.parse("1D8")])
>>> kr.print_position(game.position)
'KR1:s:2:4:7DW.00000000.6:0W.00000001.-'
"""

from kingsroad.board import (
    LOOP,
    NEIGHBOURS,
    REGIONS,
    ROADS,
    Board,
    BoardError,
    Region,
    king_path,
    kingdom,
    next_region,
    parse_board,
    read_board,
)
from kingsroad.cards import (
    MAX_CARDS,
    NOTHING,
    REGION_CARDS,
    WITCH_ALONE,
    Card,
    Hand,
    IllegalSelection,
    Selection,
    SelectionProblem,
)
from kingsroad.errors import RulesError
from kingsroad.games import Game, GameError, Round
from kingsroad.legal import HAND_KINDS, distinct_selections, hand_kind, legal_selections
from kingsroad.notation import (
    MAX_CODE_LENGTH,
    CodeError,
    looks_like_code,
    parse_position,
    print_position,
)
from kingsroad.position import (
    GOAL,
    MARKERS,
    MAX_ROUNDS,
    MAX_SCORE,
    PLAYERS,
    Position,
    PositionError,
    TieBreak,
    Variant,
    starting_position,
)
from kingsroad.records import (
    RecordError,
    decode_game,
    encode_game,
    read_game,
    write_game,
)
from kingsroad.rounds import (
    CardEffect,
    Reselections,
    Revealed,
    RoundError,
    RoundProblem,
    RoundReport,
    choose_again,
    play_round,
    reveal,
)
from kingsroad.scoring import (
    RegionScore,
    chain,
    chain_table,
    place_points,
    places,
    road_paths,
    score_region,
)
from tabletop.names import MAX_NAME_LENGTH, NameProblem, folded_name, name_problem
from tabletop.records import MAX_RECORD_BYTES

__all__ = [
    "GOAL",
    "HAND_KINDS",
    "LOOP",
    "MARKERS",
    "MAX_CARDS",
    "MAX_CODE_LENGTH",
    "MAX_NAME_LENGTH",
    "MAX_RECORD_BYTES",
    "MAX_ROUNDS",
    "MAX_SCORE",
    "NEIGHBOURS",
    "NOTHING",
    "PLAYERS",
    "REGIONS",
    "REGION_CARDS",
    "ROADS",
    "WITCH_ALONE",
    "Board",
    "BoardError",
    "Card",
    "CardEffect",
    "CodeError",
    "Game",
    "GameError",
    "Hand",
    "IllegalSelection",
    "NameProblem",
    "Position",
    "PositionError",
    "RecordError",
    "Region",
    "RegionScore",
    "Reselections",
    "Revealed",
    "Round",
    "RoundError",
    "RoundProblem",
    "RoundReport",
    "RulesError",
    "Selection",
    "SelectionProblem",
    "TieBreak",
    "Variant",
    "chain",
    "chain_table",
    "choose_again",
    "decode_game",
    "distinct_selections",
    "encode_game",
    "folded_name",
    "hand_kind",
    "king_path",
    "kingdom",
    "legal_selections",
    "looks_like_code",
    "name_problem",
    "next_region",
    "parse_board",
    "parse_position",
    "place_points",
    "places",
    "play_round",
    "print_position",
    "read_board",
    "read_game",
    "reveal",
    "road_paths",
    "score_region",
    "starting_position",
    "write_game",
]
