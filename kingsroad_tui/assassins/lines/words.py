"""The table of King & Assassins in plain sentences, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.panels import king_state
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.game import card_words, deck_words, person
from kingsroad_tui.lines import line_io as line_setup
from kingsroad_tui.lines.line_io import word_lines
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Say
from tabletop.words.voice import phrase

SET_UP_WORDS: Final = (*line_setup.SET_UP_WORDS, Say("assassins-lines-set-up-start"))
"""What can be typed while a game is set up."""

_AT_ANY_TIME: Final = ("board", "map", "log", "rules", "code", "share", "quit")
"""What can be typed at the end as well."""


def _words(*words: str) -> tuple[Say, ...]:
    return tuple(Say(f"assassins-word-{word}") for word in words)


WORDS: Final = _words(
    *("actions", "end", "undo", "can", "board", "map", "card", "log", "hint", "follow", "assume"),
    *("secret", "rivals", "talk", "rules", "code", "share", "save", "quit"),
)
"""What can be typed, and what it does."""

APART_WORDS: Final = _words(
    *("actions", "end", "undo", "can", "board", "map", "card", "log", "hint"),
    *("secret", "rules", "code", "share", "save"),
)
"""The same where the other side is played elsewhere."""

END_WORDS: Final = _words("again", "result", "swap", *_AT_ANY_TIME, "save")
"""What can be typed where the game is over."""

AT_THE_END_TOO: Final = frozenset({*_AT_ANY_TIME, "q", "save", "result", "help", "?"})
"""The words of these; what begins another game is no word at a table."""


def assumed_sentence(claims: Sequence[str]) -> str:
    """What the hints suppose."""
    if not claims:
        return phrase("assassins-lines-nothing-assumed")
    return phrase("assassins-lines-assumed", claims=join_clauses(claims))


def help_text() -> list[str]:
    """A line for everything that can be typed, and the notation of actions."""
    return [*word_lines(WORDS), *notation_lines()]


def notation_lines() -> list[str]:
    """Actions as they are typed."""
    return [phrase("assassins-notation-king"), phrase("assassins-notation-people")]


def standing_lines(position: AssassinsPosition, numbers: Numbers) -> list[str]:
    """Where everybody stands; roofs are said, streets are not."""

    def place(square: int) -> Say:
        name = SQUARE_NAMES[square]
        return Say("assassins-stands-place", square=name, roof=position.town.roofs[square])

    def on_board(*, revealed: bool) -> tuple[Say, ...]:
        return tuple(
            Say("assassins-stands-on", pawn=PAWNS[number], place=place(square))
            for number, square in enumerate(position.townsfolk)
            if square is not None and (number in position.revealed) == revealed
        )

    state = king_state(position)
    knights = tuple(
        Say("assassins-stands-on", pawn=number, place=place(square))
        for square, number in sorted(numbers.items(), key=lambda pair: pair[1])
    )
    gates = tuple(
        Say("assassins-stands-gate", square=SQUARE_NAMES[gate.square], gate=gate.direction.value)
        for gate in position.town.gates
    )
    lines = [
        phrase("assassins-stands-in-castle", state=state)
        if position.king is None
        else phrase("assassins-stands-king", place=place(position.king), state=state),
        phrase("assassins-stands-knights", pawns=knights)
        if knights
        else phrase("assassins-stands-no-knight"),
    ]
    if folk := on_board(revealed=False):
        lines.append(phrase("assassins-stands-townsfolk", pawns=folk))
    if revealed := on_board(revealed=True):
        lines.append(phrase("assassins-stands-revealed", pawns=revealed))
    if position.arrested:
        lines.append(phrase("assassins-stands-gone-arrested", pawns=_letters(position.arrested)))
    if position.killed:
        lines.append(phrase("assassins-stands-gone-killed", pawns=_letters(position.killed)))
    return [*lines, phrase("assassins-stands-gates", gates=gates)]


def _letters(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(PAWNS[number] for number in numbers)


def card_sentences(position: AssassinsPosition) -> list[str]:
    """The round's card, the points left, and the cards to come."""
    lines: list[str] = []
    if position.card is not None:
        lines.append(phrase("assassins-card-this", card=card_words(position.card)))
    if position.phase is AssassinsPhase.KING:
        king, knights = position.king_ap, position.knights_ap
        made = position.arrest_made
        lines.append(phrase("assassins-left-king", king=king, knights=knights, made=made))
    elif position.phase is AssassinsPhase.PEOPLE:
        lines.append(phrase("assassins-left-people", points=position.people_ap))
    deck = deck_words(position)
    return [*lines, phrase("assassins-cards-to-come", cards=len(position.deck), deck=deck)]


def possible_line(square: str, actions: dict[str, int]) -> str:
    """What the pawn on a square can do."""
    if not actions:
        return phrase("assassins-lines-nothing-possible", square=square)
    return ", ".join(
        phrase("assassins-lines-possible", action=action, price=price)
        for action, price in actions.items()
    )


def secret_line(assassins: Iterable[int]) -> str:
    """The people's three cards."""
    return phrase("assassins-lines-secret", assassins=tuple(map(person, sorted(assassins))))


def continue_question(game: AssassinsGame) -> str:
    """Whether to go on with an unfinished game."""
    king, people = game.players
    return phrase("assassins-lines-continue", king=king, people=people, round=game.position.round)
