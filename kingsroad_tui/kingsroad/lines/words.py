"""The table in plain sentences, line by line: the map for people who do not see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kingsroad.board import LOOP, Board
from kingsroad.cards import Card, Hand, Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.narration import no_round_words
from kingsroad_tui.kingsroad.play.outcome_words import ranking_rows
from kingsroad_tui.kingsroad.words.game import card_name, game_title, region_name, selection_words
from kingsroad_tui.lines import line_io as line_setup
from kingsroad_tui.words.lists import count, listed, rank
from tabletop.say import Say
from tabletop.words.voice import phrase

SET_UP_WORDS: Final = (*line_setup.SET_UP_WORDS, Say("kingsroad-lines-set-up-statistics"))
"""What can be typed while a game is set up."""

COMMANDS: Final = (
    ("cards, such as 16K", "choose these cards, in this order; - chooses none"),
    ("map", "the regions, one a line, along the King's way"),
    ("players", "points, markers and cards of everybody"),
    ("hand", "the cards you can choose from"),
    ("history", "what happened in the last round"),
    ("log", "what happened in all rounds"),
    ("scores", "everybody's points after each round"),
    ("hint", "a hint; again for more"),
    ("analyse", "every choice so far judged, and how everybody played"),
    ("assume NAME: plays 5", "hints that suppose it; assume nothing forgets it"),
    ("undo", "undo a round, where you play alone"),
    ("redo", "bring back the round undone last"),
    ("rivals", "who plays for the computer, and how they think"),
    ("talk", "rivals keep quiet; again to let them talk"),
    ("rules", "the complete rules"),
    ("code", "the position in one word"),
    ("share", "the whole game in one line, to paste into a message"),
    ("statistics", "your games against each strength"),
    ("save NAME", "save the game by a name"),
    ("quit", "leave; the game is saved"),
)
"""The words that can be typed instead of cards, and what they do."""

_NOT_AT_THE_END: Final = ("cards, such as 16K", "hand", "hint", "assume NAME: plays 5")
END_COMMANDS: Final = (
    ("again", "the same table, a new game; of the ladder, its next game"),
    ("result", "what the game has changed, and the day's result in three lines"),
    *(pair for pair in COMMANDS if pair[0] not in _NOT_AT_THE_END),
)
"""The same where the game is over."""

CHOOSE_AGAIN: Final = "again"
"""What gives a choice back to who has just made it, when the keyboard goes on."""


def assumed_sentence(claims: Sequence[str]) -> str:
    """What the hints suppose."""
    return phrase("kingsroad-lines-assumed-sentence", join="; ".join(claims))


def continue_question(game: Game) -> str:
    """Whether to go on with an unfinished game."""
    return phrase(
        "kingsroad-lines-continue-question", game_title=game_title(game), round=game.position.round
    )


def again_sentence(name: str) -> str:
    """How somebody who has just chosen can choose again, before the cards are seen."""
    return phrase("kingsroad-lines-again-sentence", name=name, word=CHOOSE_AGAIN)


def score_lines(game: Game, names: Sequence[str], forfeited: Collection[int] = ()) -> list[str]:
    """Everybody's points after each round, and where they came from once the game is over."""
    lines = []
    for report in game.reports:
        scores = zip(names, report.after.scores, report.gained, strict=True)
        points = listed(f"{name} {score} (+{gained})" for name, score, gained in scores)
        lines.append(f"Round {report.before.round}: {points}.")
    if game.finished:
        lines += [
            f"{rank(row.place, tied=row.tied)} {names[row.seat]}: {count(row.points, 'point')}, of "
            f"these {row.bonus} for Nobles and {row.final} by the final scoring."
            for row in ranking_rows(game, forfeited)
        ]
    return lines or [no_round_words(game.first.round)]


def region_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each region along the King's path."""
    return [_region_line(position, names, region) for region in LOOP]


def _region_line(position: Position, names: Sequence[str], region: int) -> str:
    paid = position.board.paid(region, position.num_players)
    parts = [f"{region_name(position.board, region)} pays {', '.join(map(str, paid))}"]
    standing = [
        f"{names[seat]} {position.markers[seat][region - 1]}"
        for seat in position.seats
        if position.markers[seat][region - 1]
    ]
    if standing:
        parts.append(f"markers: {', '.join(standing)}")
    nobles = [names[seat] for seat in position.nobles[region - 1]]
    if nobles:
        parts.append(f"{'Noble' if len(nobles) == 1 else 'Nobles'} of {listed(nobles)}")
    if region == position.king:
        parts.append("the King is here")
    return "; ".join(parts) + "."


def player_lines(position: Position, names: Sequence[str]) -> list[str]:
    """A line for each player."""
    return [_player_line(position, name, seat) for seat, name in enumerate(names)]


def _player_line(position: Position, name: str, seat: int) -> str:
    held = ["Dragon"] * position.dragon[seat] + ["Witch"] * position.witch[seat]
    cards = f"holds {listed(held)}" if held else "holds neither Dragon nor Witch"
    return phrase(
        "kingsroad-lines-player-line",
        name=name,
        scores=position.scores[seat],
        in_hand=position.in_hand[seat],
        noble_count=position.noble_count(seat),
        cards=cards,
    )


def hand_lines(hand: Hand, position: Position) -> list[str]:
    """The cards that can be chosen, each with its sign."""
    cards = [*hand.cards]
    at = cards.index(Card.KNIGHT) + 1
    cards.insert(at, Card.DECLINING_KNIGHT)
    lines = [f"You choose {count(hand.size, 'card')}."]
    return lines + [f"{_typed(card)}: {_name_alone(card, position.board)}." for card in cards]


def _typed(card: Card) -> str:
    return phrase("kingsroad-lines-typed") if card is Card.DECLINING_KNIGHT else card.value


def is_shown_back(word: str, shown_last: str) -> bool:
    """Whether cards that were typed are shown back before they count, as they might be read in two
    ways: ``k`` is the code of a Knight who declines, and the key of one who places.

    ``shown_last``: what was shown back last; typed once more, it is meant.
    """
    return "k" in word and word != shown_last


def read_as(word: str, selection: Selection, board: Board) -> str:
    """The cards that were typed, as they are read, and how they are played."""
    return phrase(
        "kingsroad-lines-read-as", selection_words=selection_words(selection, board), word=word
    )


def _name_alone(card: Card, board: Board) -> str:
    """A card's name; a region card without the number, which is its sign."""
    return board.region(card.region).name if card.region else card_name(card, board)
