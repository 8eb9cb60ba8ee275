"""The table of King & Assassins in plain sentences, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.game import card_words, deck_words, person, sentence
from kingsroad_tui.keys.key_words import ENTER
from kingsroad_tui.lines import line_io as line_setup
from kingsroad_tui.lines.line_io import word_lines
from kingsroad_tui.words.lists import count
from tabletop.say import Say
from tabletop.words.voice import phrase

START_SAID: Final = "The king starts on {square}."
SET_UP_WORDS: Final = (*line_setup.SET_UP_WORDS, Say("assassins-lines-set-up-start"))
"""What can be typed while a game is set up."""

HELP: Final = (
    ("actions, such as Na4-a3 Na3>b3", "do them, one after the other"),
    ("end", "end your phase"),
    ("undo", "take back the last action of this phase"),
    ("can SQUARE", "what the pawn on a square can do, with prices"),
    ("board", "where everybody stands"),
    ("map", "the board drawn with letters"),
    ("card", "the card, the points left, the cards to come"),
    ("log", "what both sides have done"),
    ("hint", "the clock, who could strike, and the best turn"),
    ("follow", "do what the hint would play"),
    ("assume monk is none", "hints that suppose it, or next card 2/7; assume nothing forgets it"),
    ("secret", "your three assassins, for the people's player alone"),
    ("rivals", "who plays for the computer, and how they think"),
    ("talk", "rivals keep quiet; again to let them talk"),
    ("rules", "the complete rules"),
    ("code", "the position in one line"),
    ("share", "the whole game in one line, to paste into a message"),
    ("save NAME", "save the game by a name; nothing secret is in it"),
    ("quit", "leave; the game is saved"),
)
"""What can be typed, and what it does."""


AT_ANY_TIME: Final = ("board", "map", "log", "rules", "code", "share", "quit", "q")
"""What can be typed at the end as well."""

END_HELP: Final = (
    ("again", "a new game, the same sides; of the ladder, its next game"),
    ("result", "what the game has changed, and the day's result in three lines"),
    ("swap", "the next game, sides swapped"),
    *(pair for pair in HELP if pair[0] in (*AT_ANY_TIME, "save NAME")),
)
"""What can be typed where the game is over."""

AT_THE_END_TOO: Final = frozenset({*AT_ANY_TIME, "save", "result", "help", "?"})
"""The words of these; what begins another game is no word at a table."""

ENTER_HIDES: Final = f"Press {ENTER} to hide this again."


def assumed_sentence(claims: Sequence[str]) -> str:
    """What the hints suppose."""
    return (
        phrase("assassins-lines-assumed-sentence", join="; ".join(claims))
        if claims
        else phrase("assassins-lines-nothing-assumed")
    )


def help_text(words: Sequence[tuple[str, str]] = HELP) -> list[str]:
    """A line for everything that can be typed, and the notation where actions can be."""
    notation = notation_lines() if words is HELP else []
    return [*word_lines(words), *notation]


def notation_lines() -> list[str]:
    """Actions as they are typed."""
    return [
        "Kj10-j9 is a step of the king, Kc3-out his way out; Na4-a3 a knight's step, Na3>b3 one "
        "that pushes, Ng6!h6 kills an assassin, Ng6#h6 arrests.",
        "Th2-h3 is a step of a townsperson, Rf6 reveals an assassin, Af6-e6 is an assassin's step, "
        "Ag6!h6 kills a knight, Ah6* wounds the king.",
    ]


def standing_lines(position: AssassinsPosition, numbers: Numbers) -> list[str]:
    """Where everybody stands; roofs are said, streets are not."""
    roofs = position.town.roofs
    king = "in the castle" if position.king is None else f"on {_place(position.king, roofs)}"
    wounded = {0: "healthy", 1: "wounded", 2: "dead"}[position.wounds]
    lines = [sentence(f"the king is {king}, {wounded}")]
    knights = (
        f"{number} on {_place(square, roofs)}"
        for square, number in sorted(numbers.items(), key=lambda pair: pair[1])
    )
    lines.append(f"Knights: {', '.join(knights) or 'none'}.")
    for word, members in (
        ("Townsfolk", _on_board(position, revealed=False)),
        ("Assassins, revealed", _on_board(position, revealed=True)),
    ):
        if members:
            who = (f"{PAWNS[n]} on {_place(square, roofs)}" for n, square in members)
            lines.append(f"{word}: {', '.join(who)}.")
    for word, gone in (("Arrested", position.arrested), ("Killed", position.killed)):
        if gone:
            lines.append(f"{word}: {', '.join(PAWNS[number] for number in gone)}.")
    gates = (f"{SQUARE_NAMES[gate.square]} to the {gate.direction}" for gate in position.town.gates)
    lines.append(f"Gates: {', '.join(gates)}.")
    return lines


def _on_board(position: AssassinsPosition, *, revealed: bool) -> list[tuple[int, int]]:
    return [
        (number, square)
        for number, square in enumerate(position.townsfolk)
        if square is not None and (number in position.revealed) == revealed
    ]


def _place(square: int, roofs: tuple[bool, ...]) -> str:
    return (
        phrase("assassins-lines-place", square_names=SQUARE_NAMES[square])
        if roofs[square]
        else SQUARE_NAMES[square]
    )


def card_sentences(position: AssassinsPosition) -> list[str]:
    """The round's card, the points left, and the cards to come."""
    lines: list[str] = []
    if position.card is not None:
        lines.append(f"The card: {card_words(position.card)}.")
    if position.phase is AssassinsPhase.KING:
        made = "; the arrest is used" if position.arrest_made else ""
        lines.append(f"Left: king {position.king_ap}, knights {position.knights_ap}{made}.")
    elif position.phase is AssassinsPhase.PEOPLE:
        lines.append(f"Left: people {position.people_ap}.")
    lines.append(f"{count(len(position.deck), 'card')} to come: {deck_words(position)}.")
    return lines


def possible_line(square: str, actions: dict[str, int]) -> str:
    """What the pawn on a square can do."""
    if not actions:
        return phrase("assassins-lines-possible-line", square=square)
    return ", ".join(f"{action} ({price} AP)" for action, price in actions.items())


def secret_line(assassins: Iterable[int]) -> str:
    """The people's three cards."""
    return phrase(
        "assassins-lines-secret-line",
        join=", ".join(person(number) for number in sorted(assassins)),
    )


def continue_question(game: AssassinsGame) -> str:
    """Whether to go on with an unfinished game."""
    players = f"{game.players.king} against {game.players.people}"
    return phrase("assassins-lines-continue-question", players=players, round=game.position.round)
