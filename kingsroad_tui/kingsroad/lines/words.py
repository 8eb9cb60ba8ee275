"""The table in plain sentences, line by line: the map for people who do not see it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from kingsroad.board import LOOP, Board
from kingsroad.cards import Card, Hand, Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.narration import no_round_words
from kingsroad_tui.kingsroad.play.outcome_words import ranking_rows
from kingsroad_tui.kingsroad.words.game import (
    card_name_alone,
    game_title,
    region_alone,
    selection_words,
    the_region,
)
from kingsroad_tui.lines import line_io as line_setup
from kingsroad_tui.words.lists import join_clauses, labelled, rank
from tabletop.say import Say
from tabletop.words.voice import phrase

SET_UP_WORDS: Final = (*line_setup.SET_UP_WORDS, Say("kingsroad-lines-set-up-statistics"))
"""What can be typed while a game is set up."""

_WORDS: Final = (
    "cards",
    "map",
    "players",
    "hand",
    "history",
    "log",
    "scores",
    "hint",
    "analyse",
    "assume",
    "undo",
    "redo",
    "rivals",
    "talk",
    "rules",
    "code",
    "share",
    "statistics",
    "save",
    "quit",
)
_NOT_AT_THE_END: Final = ("cards", "hand", "hint", "assume")


def _to_type(words: Iterable[str]) -> tuple[Say, ...]:
    return tuple(Say(f"kingsroad-lines-word-{word}") for word in words)


COMMANDS: Final = _to_type(_WORDS)
"""The words that can be typed instead of cards, and what they do."""

END_COMMANDS: Final = _to_type(
    ("again", "result", *(word for word in _WORDS if word not in _NOT_AT_THE_END))
)
"""The same where the game is over."""

_NOT_APART: Final = ("undo", "redo", "rivals", "talk")
COMMANDS_APART: Final = _to_type(word for word in _WORDS if word not in _NOT_APART)
"""The same at a table whose players are apart."""

CHOOSE_AGAIN: Final = "again"
"""What gives a choice back to who has just made it, when the keyboard goes on."""


def assumed_sentence(claims: Sequence[str]) -> str:
    """What the hints suppose."""
    return phrase("kingsroad-lines-assumed", claims=join_clauses(claims))


def continue_question(game: Game) -> str:
    """Whether to go on with an unfinished game."""
    round_now = game.position.round
    return phrase("kingsroad-lines-continue", game=game_title(game), round=round_now)


def again_sentence(name: str) -> str:
    """How somebody who has just chosen can choose again, before the cards are seen."""
    return phrase("kingsroad-lines-choose-again", name=name, word=CHOOSE_AGAIN)


def score_lines(game: Game, names: Sequence[str], forfeited: Collection[int] = ()) -> list[str]:
    """Everybody's points after each round, and where they came from once the game is over."""
    lines = []
    for report in game.reports:
        scores = zip(names, report.after.scores, report.gained, strict=True)
        totals = tuple(f"{name} {score} (+{gained})" for name, score, gained in scores)
        lines.append(phrase("kingsroad-lines-scores", round=report.before.round, totals=totals))
    if game.finished:
        lines += [
            phrase(
                "kingsroad-lines-final-score",
                place=rank(row.place, tied=row.tied),
                name=names[row.seat],
                points=row.points,
                nobles=row.bonus,
                final=row.final,
            )
            for row in ranking_rows(game, forfeited)
        ]
    return lines or [no_round_words(game.first.round)]


def region_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each region along the King's path."""
    return [_region_line(position, names, region) for region in LOOP]


def _region_line(position: Position, names: Sequence[str], region: int) -> str:
    pays = ", ".join(map(str, position.board.paid(region, position.num_players)))
    name = the_region(position.board, region)
    clauses = [phrase("kingsroad-lines-region-pays", region=name, pays=pays)]
    standing = [
        f"{names[seat]} {position.markers[seat][region - 1]}"
        for seat in position.seats
        if position.markers[seat][region - 1]
    ]
    if standing:
        clauses.append(phrase("kingsroad-lines-region-markers", markers=", ".join(standing)))
    nobles = tuple(names[seat] for seat in position.nobles[region - 1])
    if nobles:
        clauses.append(phrase("kingsroad-lines-region-nobles", who=nobles, many=len(nobles)))
    if region == position.king:
        clauses.append(phrase("kingsroad-lines-region-king"))
    return phrase("kingsroad-lines-clauses", clauses=join_clauses(clauses))


def player_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each player."""
    return [_player_line(position, name, seat) for seat, name in enumerate(names)]


def _player_line(position: Position, name: str, seat: int) -> str:
    dragon, witch = position.dragon[seat], position.witch[seat]
    return phrase(
        "kingsroad-lines-player",
        name=name,
        points=position.scores[seat],
        markers=position.in_hand[seat],
        nobles=position.noble_count(seat),
        cards="both" if dragon and witch else "dragon" if dragon else "witch" if witch else "none",
    )


def hand_lines(hand: Hand, position: Position) -> list[str]:
    """The cards that can be chosen, each with its sign."""
    cards = [*hand.cards]
    at = cards.index(Card.KNIGHT) + 1
    cards.insert(at, Card.DECLINING_KNIGHT)
    lines = [phrase("kingsroad-lines-you-choose", count=hand.size)]
    return lines + [
        labelled(_typed(card), f"{_name_alone(card, position.board)}.") for card in cards
    ]


def _typed(card: Card) -> str:
    return "kk" if card is Card.DECLINING_KNIGHT else card.value


def is_shown_back(word: str, shown_last: str) -> bool:
    """Whether cards that were typed are shown back before they count, as they might be read in two
    ways: ``k`` is the code of a Knight who declines, and the key of one who places.

    ``shown_last``: what was shown back last; typed once more, it is meant.
    """
    return "k" in word and word != shown_last


def read_as(word: str, selection: Selection, board: Board) -> str:
    """The cards that were typed, as they are read, and how they are played."""
    cards = selection_words(selection, board)
    return phrase("kingsroad-lines-read-as", cards=cards, word=word)


def _name_alone(card: Card, board: Board) -> str:
    """A card's name; a region card without the number, which is its sign."""
    return region_alone(board, card.region) if card.region else card_name_alone(card)
