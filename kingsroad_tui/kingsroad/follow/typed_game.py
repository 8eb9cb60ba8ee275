"""A real game that is typed in, round by round, and taken back. No Textual."""

from __future__ import annotations

from kingsroad.cards import WITCH_ALONE, Hand, Selection
from kingsroad.games import Game, GameError, begin_game
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from tabletop.names import tidy_name
from tabletop.say import Say


def read_names(text: str, variant: Variant = Variant.STANDARD) -> Game:
    """A new game with these names, separated by commas.

    Raises:
        GameError: there are not 2 to 5 names, or one cannot be used.
    """
    names = tuple(name for name in map(tidy_name, text.split(",")) if name)
    if len(names) not in PLAYERS:
        raise GameError("players", Say("kingsroad-follow-how-many-names"))
    return begin_game(names, variant)


def read_choice(text: str, hand: Hand) -> Selection:
    """A selection that was played, typed as one word such as ``16K``.

    ``W`` alone is a Witch whose other cards nobody saw; other cards typed behind her are dropped,
    as a record never holds them.

    Raises:
        Refused: the hand cannot have played this, or cards are missing.
    """
    text = text.strip()
    if text.upper() == WITCH_ALONE.code and hand.missing(WITCH_ALONE.cards) is None:
        return WITCH_ALONE
    return SelectionBuilder(hand).typed(text).selection().as_revealed()


def last_typed(game: Game) -> dict[int, Selection]:
    """The selections typed last, by seat: second choices, a reveal or a whole round."""
    if game.pending is not None:
        return dict(enumerate(game.pending))
    if not game.rounds:
        return {}
    last = game.rounds[-1]
    again = {seat: cards for seat, cards in enumerate(last.reselections) if cards is not None}
    return again or dict(enumerate(last.selections))


def without_last(game: Game) -> Game:
    """The game without the selections typed last."""
    if game.pending is not None or not game.rounds:
        return game.take_back(0)
    last, before = game.rounds[-1], game.take_back()
    return before.reveal(last.selections) if last.reselections else before
