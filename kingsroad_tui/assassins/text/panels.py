"""What stands beside the board, as lines of text with roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from assassins.actions import ActionKind
from assassins.cards import RoundCard
from assassins.games import TownGame
from assassins.position import TownPhase, TownPosition
from assassins.prices import ASSASSINS
from assassins.secret import num_possible_secrets
from assassins.town import LETTERS, NAMES, TOWNSFOLK
from kingsroad_tui.assassins.look.signs import TownSigns
from kingsroad_tui.assassins.session.knights import knight_numbers_before
from kingsroad_tui.assassins.text.game import sentence
from kingsroad_tui.assassins.text.hints import Hint
from kingsroad_tui.assassins.text.turns import turn_clauses
from kingsroad_tui.text.words import count

Line = list[tuple[str, str]]
"""Texts with their roles: ``title``, ``text``, ``quiet``, ``strong``, ``gone``, ``answer``,
``alarm``."""


_KIND_WIDTH: Final = 3
"""Columns for a kind of card that is still to come."""


def card_lines(
    game: TownGame, position: TownPosition, signs: TownSigns, *, short: bool = False
) -> list[Line]:
    """This round's card, and what is left of it; ``short`` has the arrest beside the knights."""
    card = position.card
    if card is None:
        return [[("No card yet.", "quiet")]]
    king = position.phase is TownPhase.KING
    people = position.phase is TownPhase.PEOPLE
    arrest, role = _arrest_words(game, position, card)
    knights = _points("knights", position.knights_ap if king else None, card.knights, signs)
    if short:
        knights.append((f", {arrest}", role))
    lines = [
        _points("king", position.king_ap if king else None, card.king, signs),
        knights,
        _points("people", position.people_ap if people else None, card.people, signs),
    ]
    if not short:
        lines.append([(arrest if card.shackles else f"{arrest} on this card", role)])
    return lines


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


def _arrest_words(game: TownGame, position: TownPosition, card: RoundCard) -> tuple[str, str]:
    """What has become of the arrest that a card with shackles allows in its round, and the role."""
    if not card.shackles:
        return "no arrest", "quiet"
    if position.arrest_made or _arrested_before(game, position):
        return "arrest used", "quiet"
    return ("arrest open", "text") if position.phase is TownPhase.KING else ("arrest over", "quiet")


def _arrested_before(game: TownGame, position: TownPosition) -> bool:
    """Whether the king's phase before a position of the people's had the arrest of the round."""
    return position.phase is not TownPhase.KING and any(
        report.action.kind is ActionKind.ARREST
        for phase in game.phases
        if phase.round == position.round
        for report in phase.actions
    )


_KING_STATES: Final = ("healthy", "wounded", "dead")
_LIVES: Final = 2


def king_lines(position: TownPosition, signs: TownSigns) -> list[Line]:
    """How the king is."""
    words = _KING_STATES[position.wounds]
    if position.wounds == _LIVES - 1:
        words += ": the next kills"
    return [[("king    ", "text"), (_hearts(position, signs), "strong"), (f" {words}", "text")]]


def king_note(position: TownPosition, signs: TownSigns) -> str:
    """How the king is, in two words."""
    return f"king {_KING_STATES[position.wounds]} {_hearts(position, signs)}"


def _hearts(position: TownPosition, signs: TownSigns) -> str:
    return signs.heart * (_LIVES - position.wounds) + signs.wound * position.wounds


def people_lines(
    position: TownPosition,
    signs: TownSigns,
    *,
    columns: int,
    own: Collection[int] = (),
    short: bool = False,
    known: bool = True,
) -> list[Line]:
    """The townsfolk: on the board, revealed, gone; how many trios are possible.

    Args:
        position: at any moment.
        signs: to draw with.
        columns: so many of them stand side by side; 0 for all in one line, to be wrapped.
        own: the three assassins, for the people's player alone.
        short: in few words.
        known: whether to say what is known.
    """
    if columns:
        in_column = TOWNSFOLK // columns
        rows = [range(row, TOWNSFOLK, in_column) for row in range(in_column)]
        entry = _townsperson
    else:
        rows = [range(TOWNSFOLK)]
        entry = _townsperson_in_line
    lines: list[Line] = [
        [part for number in row for part in entry(position, number, signs, own)] for row in rows
    ]
    gone = [
        f"{word} {' '.join(LETTERS[number] for number in numbers)}"
        for word, numbers in (("arrested", position.arrested), ("killed", position.killed))
        if numbers
    ]
    if gone:
        lines.append([(", ".join(gone), "text")])
    if known:
        chosen = len(own) == ASSASSINS  # fewer while they are being chosen
        words = _hidden_words(position, own, short=short) if chosen else _unknown_words(position)
        lines.append([(words, "quiet")])
    return lines


def _hidden_words(position: TownPosition, own: Collection[int], *, short: bool) -> str:
    """As `_unknown_words`, for the player whose assassins they are."""
    trios = num_possible_secrets(position)
    hidden = sorted(n for n in own if n not in position.revealed | set(position.gone))
    if trios == 1 or not hidden:
        return _unknown_words(position)
    letters = " ".join(LETTERS[number] for number in hidden)
    if short:
        return f"hidden: {letters}; {trios} trios possible"
    return (
        f"Your hidden assassins: {letters}. "
        f"The king's side must still reckon with {count(trios, 'trio')}."
    )


def _unknown_words(position: TownPosition) -> str:
    """How many assassins nobody has seen yet, and how many trios that leaves."""
    trios = num_possible_secrets(position)
    if trios == 1:
        return "all three assassins are known"
    unknown = count(ASSASSINS - len(position.revealed), "assassin")
    return f"{unknown} unseen, {trios} trios"


_NAME_WIDTH: Final = 16


def _townsperson(
    position: TownPosition, number: int, signs: TownSigns, own: Collection[int]
) -> Line:
    """One of the townsfolk by letter and name, in a column of its own; marked as on the board."""
    gone = position.townsfolk[number] is None
    revealed = number in position.revealed and not gone
    role = "gone" if gone else "strong" if revealed else "text"
    words = f"{LETTERS[number]} {NAMES[number]}"
    hidden = f" {signs.own}" if number in own and not revealed and not gone else ""
    room = " " * (_NAME_WIDTH - len(words) - len(hidden))
    return [(signs.revealed if revealed else " ", "strong"), (words, role), (hidden + room, "text")]


def _townsperson_in_line(
    position: TownPosition, number: int, signs: TownSigns, own: Collection[int]
) -> Line:
    """One of the townsfolk as `_townsperson`, with others behind it."""
    parts = _townsperson(position, number, signs, own)
    gap = ", " if number + 1 < TOWNSFOLK else ""
    return [(text.strip(), role) for text, role in parts if text.strip()] + [(gap, "quiet")]


def deck_words(position: TownPosition) -> str:
    """What the cards still face down will bring, in one line."""
    if not position.deck:
        return "to come nothing: this is the last round"
    arrests = count(sum(card.shackles for card in position.deck), "arrest")
    return f"to come king {_king_ap(position)} AP, {arrests}"


def deck_note(position: TownPosition) -> str:
    """How many action points the king may still get."""
    return f"king {_king_ap(position)} AP in all"


def _king_ap(position: TownPosition) -> int:
    return sum(card.king for card in position.deck)


def deck_lines(position: TownPosition) -> list[Line]:
    """The cards still face down by kind, one beside the other, in the rows of this round's card."""
    kinds = Counter(position.deck)
    rows = (
        ("cards", [str(number) for number in kinds.values()], "strong"),
        ("king", [str(card.king) for card in kinds], "text"),
        ("knights", [str(card.knights) for card in kinds], "text"),
        ("people", [str(card.people) for card in kinds], "text"),
        ("arrest", ["1" if card.shackles else "-" for card in kinds], "text"),
    )
    return [
        [(f"{name:<8}", "quiet"), ("".join(f"{cell:>{_KIND_WIDTH}}" for cell in cells), role)]
        for name, cells, role in rows
    ]


def hint_lines(hint: Hint) -> list[Line]:
    """What a hint says, its headline standing out."""
    headline: Line = [(hint.headline, "alarm" if hint.alarming else "strong")]
    said: list[Line] = [[(line, "text")] for line in hint.sentences]
    return [headline, *said] if hint.headline else said


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
