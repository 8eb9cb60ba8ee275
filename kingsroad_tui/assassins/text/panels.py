"""What stands beside the board, as lines of text with roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from assassins.cards import RoundCard
from assassins.games import TownGame
from assassins.position import TownPhase, TownPosition
from assassins.prices import ASSASSINS
from assassins.secret import possible_secrets
from assassins.town import LETTERS, NAMES, TOWNSFOLK
from kingsroad_tui.assassins.look.signs import TownSigns
from kingsroad_tui.assassins.session.knights import knight_numbers_before
from kingsroad_tui.assassins.text.game import sentence
from kingsroad_tui.assassins.text.turns import turn_clauses
from kingsroad_tui.text.words import count

Line = list[tuple[str, str]]
"""Texts with their roles: ``title``, ``text``, ``quiet``, ``strong``, ``gone``."""


def card_lines(position: TownPosition, signs: TownSigns) -> list[Line]:
    """This round's card, and what is left of it."""
    card = position.card
    if card is None:
        return [[("No card yet.", "quiet")]]
    king = position.phase is TownPhase.KING
    people = position.phase is TownPhase.PEOPLE
    return [
        _points("king", position.king_ap if king else None, card.king, signs),
        _points("knights", position.knights_ap if king else None, card.knights, signs),
        _points("people", position.people_ap if people else None, card.people, signs),
        _arrest_line(position, card),
    ]


def _points(name: str, left: int | None, most: int, signs: TownSigns) -> Line:
    """A row of pips for the points of a pool; without ``left`` those it will have or had."""
    if left is None:
        return [(f"{name:<8}", "quiet"), (signs.spent * most, "quiet"), (f" {most}", "quiet")]
    return [
        (f"{name:<8}", "text"),
        (signs.full * left, "strong"),
        (signs.spent * (most - left), "quiet"),
        (f" {left} of {most}", "text"),
    ]


def _arrest_line(position: TownPosition, card: RoundCard) -> Line:
    words = "one (shackles)"
    if not card.shackles:
        words = "none (no shackles)"
    elif position.arrest_made:
        words = "made"
    elif position.phase is TownPhase.PEOPLE:
        words = "not in this phase"
    role = "text" if words.startswith("one") else "quiet"
    return [("arrest  ", role), (words, role)]


def king_lines(position: TownPosition, signs: TownSigns) -> list[Line]:
    """How the king is."""
    lives = 2
    hearts = signs.heart * (lives - position.wounds) + signs.wound * position.wounds
    words = ("healthy", "wounded: the next wound kills", "dead")[position.wounds]
    return [[("king    ", "text"), (hearts, "strong"), (f" {words}", "text")]]


def people_lines(
    position: TownPosition, signs: TownSigns, *, by_name: bool, own: Collection[int] = ()
) -> list[Line]:
    """The townsfolk: on the board, revealed, gone; how many triples are possible.

    Args:
        position: at any moment.
        signs: to draw with.
        by_name: with everybody's name, where there is room.
        own: the three assassins, for the people's player alone.
    """
    entries = [_townsperson(position, number, signs, by_name) for number in range(TOWNSFOLK)]
    in_row = 3 if by_name else TOWNSFOLK
    rows = [entries[at : at + in_row] for at in range(0, TOWNSFOLK, in_row)]
    lines: list[Line] = [[part for entry in row for part in entry] for row in rows]
    for word, numbers in (("killed", position.killed), ("arrested", position.arrested)):
        if numbers:
            gone_letters = " ".join(LETTERS[number] for number in numbers)
            lines.append([(f"{word:<9}", "quiet"), (gone_letters, "text")])
    chosen = len(own) == ASSASSINS  # fewer while they are being chosen
    words = _hidden_words(position, own) if chosen else _unknown_words(position)
    lines.append([(words, "quiet")])
    return lines


def _hidden_words(position: TownPosition, own: Collection[int]) -> str:
    """As `_unknown_words`, for the player whose assassins they are."""
    triples = len(possible_secrets(position))
    hidden = sorted(n for n in own if n not in position.revealed | set(position.gone))
    if triples == 1 or not hidden:
        return _unknown_words(position)
    letters = " ".join(LETTERS[number] for number in hidden)
    return (
        f"Your hidden assassins: {letters}. "
        f"The king's side must still reckon with {count(triples, 'triple')}."
    )


def _unknown_words(position: TownPosition) -> str:
    """How many assassins nobody has seen yet, and how many triples that leaves."""
    triples = len(possible_secrets(position))
    if triples == 1:
        return "all three assassins are known"
    unknown = count(ASSASSINS - len(position.revealed), "assassin")
    return f"{unknown} unseen, {triples} triples"


def _townsperson(position: TownPosition, number: int, signs: TownSigns, by_name: bool) -> Line:
    """One of the townsfolk, in a column of its own where there is room for names."""
    letter, gone = LETTERS[number], position.townsfolk[number] is None
    revealed = number in position.revealed and not gone
    if not by_name:
        if gone:
            return [(f"{signs.street} ", "quiet")]
        return [(f"{signs.revealed}{letter} ", "strong") if revealed else (f"{letter} ", "text")]
    words = f"{letter} {NAMES[number]}"
    role = "gone" if gone else "strong" if revealed else "text"
    before = signs.revealed if revealed else " "
    return [(before, "strong"), (words, role), (" " * (17 - len(words)), "text")]


def deck_title(position: TownPosition) -> str:
    """How many cards are still face down."""
    return f"Cards: {len(position.deck)} left"


def deck_key(*, wide: bool) -> str:
    """What the figures of a card stand for."""
    return "king/knights/people, s: arrest" if wide else "king/knights/people"


def deck_lines(position: TownPosition, signs: TownSigns, columns: int) -> list[Line]:
    """The cards still face down, by kind: in so many columns, or with 1 in words."""
    kinds = Counter(position.deck)
    if not kinds:
        return [[("none: this is the last round", "text")]]
    if columns == 1:
        return [
            [
                (f"{number} {signs.times} ", "strong"),
                (f"king {card.king}   knights {card.knights}   people {card.people}", "text"),
                ("   one arrest" if card.shackles else "", "quiet"),
            ]
            for card, number in kinds.items()
        ]
    entries = [f"{number}{signs.times}{card}" for card, number in kinds.items()]
    rows = [entries[at : at + columns] for at in range(0, len(entries), columns)]
    return [[("".join(f"{entry:<11}" for entry in row).rstrip(), "text")] for row in rows]


def phase_lines(game: TownGame, most: int) -> list[Line]:
    """What was done in the running phase, a line for each pawn in turn, the latest ones."""
    clauses = turn_clauses(game.running, knight_numbers_before(game, len(game.phases)))
    if not clauses:
        return [[("nothing yet", "quiet")]]
    return [[(sentence(clause), "text")] for clause in clauses[-most:]]


def last_phase_lines(game: TownGame, most: int) -> list[Line]:
    """What the other side did in the phase before the running one, as `phase_lines`."""
    at = len(game.phases) - 1
    clauses = turn_clauses(game.phases[at].actions, knight_numbers_before(game, at))
    if not clauses:
        return [[("nothing", "quiet")]]
    more = len(clauses) - most
    shown = clauses if more <= 0 else clauses[: most - 1]
    lines: list[Line] = [[(sentence(clause), "text")] for clause in shown]
    if more > 0:
        lines.append([(f"and {more + 1} more", "quiet")])
    return lines
