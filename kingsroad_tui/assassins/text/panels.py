"""What stands beside the board, as lines of text with roles."""

from __future__ import annotations

from collections import Counter

from assassins.cards import RoundCard
from assassins.games import TownGame
from assassins.position import TownPhase, TownPosition
from assassins.secret import possible_secrets
from assassins.town import LETTERS, NAMES, TOWNSFOLK
from kingsroad_tui.assassins.look.signs import TownSigns
from kingsroad_tui.assassins.text.game import count

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


def people_lines(position: TownPosition, signs: TownSigns, *, by_name: bool) -> list[Line]:
    """The townsfolk: on the board, revealed, gone; how many trios are possible.

    Args:
        position: at any moment.
        signs: to draw with.
        by_name: with everybody's name, where there is room.
    """
    entries = [_townsperson(position, number, signs, by_name) for number in range(TOWNSFOLK)]
    in_row = 3 if by_name else TOWNSFOLK
    rows = [entries[at : at + in_row] for at in range(0, TOWNSFOLK, in_row)]
    lines: list[Line] = [[part for entry in row for part in entry] for row in rows]
    for word, numbers in (("killed", position.killed), ("arrested", position.arrested)):
        if numbers:
            gone_letters = " ".join(LETTERS[number] for number in numbers)
            lines.append([(f"{word:<9}", "quiet"), (gone_letters, "text")])
    trios = len(possible_secrets(position))
    words = count(trios, "possible trio")
    lines.append([(words if trios > 1 else "all three are known", "quiet")])
    return lines


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


def deck_lines(position: TownPosition, signs: TownSigns, columns: int) -> list[Line]:
    """The cards still face down, by kind, in so many columns."""
    kinds = Counter(position.deck)
    if not kinds:
        return [[("none: this is the last round", "text")]]
    entries = [f"{number}{signs.times}{card}" for card, number in kinds.items()]
    rows = [entries[at : at + columns] for at in range(0, len(entries), columns)]
    return [[("".join(f"{entry:<11}" for entry in row).rstrip(), "text")] for row in rows]


def phase_lines(game: TownGame, most: int) -> list[Line]:
    """The actions of the running phase, in notation, the latest ones."""
    actions = [f"{report.action}  {report.price} AP" for report in game.running]
    if not actions:
        return [[("nothing yet", "quiet")]]
    shown = actions[-most:]
    first = len(actions) - len(shown) + 1
    return [[(f"{first + at:>2} {text}", "text")] for at, text in enumerate(shown)]
