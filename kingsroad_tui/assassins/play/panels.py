"""What stands beside the board, as lines of text with roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from enum import Enum, auto
from typing import Final

from assassins.actions import ASSASSINS, ActionKind, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.secret import num_possible_secrets
from assassins.town import NAMES, TOWNSFOLK
from kingsroad_tui.assassins.hints.hints import Hint
from kingsroad_tui.assassins.look.signs import PAWNS, AssassinsSigns
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.words.game import person, sentence
from kingsroad_tui.assassins.words.turns import turn_clauses, weightiest_clauses
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.words.lists import count
from tabletop.words.voice import phrase

Line = list[tuple[str, str]]
"""Texts with their roles: ``title``, ``text``, ``quiet``, ``strong``, ``gone``, ``answer``,
``alarm``, ``heart``; ``king``, ``knight`` and ``person`` for their points; and ``king-token``,
``person-token``, ``own-token`` and ``assassin-token`` for a pawn as the board has it."""


_KIND_WIDTH: Final = 3
"""Columns for a kind of card that is still to come."""


def card_lines(
    game: AssassinsGame, position: AssassinsPosition, signs: AssassinsSigns, *, short: bool = False
) -> list[Line]:
    """This round's card, and what is left of it; ``short`` has the arrest beside the knights."""
    card = position.card
    if card is None:
        return [[("No card yet.", "quiet")]]
    king = position.phase is AssassinsPhase.KING
    people = position.phase is AssassinsPhase.PEOPLE
    arrest = _arrest(game, position, card)
    knights = _points("knights", position.knights_ap if king else None, card.knights, signs)
    role = "text" if arrest is _Arrest.OPEN else "quiet"
    if short:
        knights.append((f", {_arrest_words(game, position, arrest, short=True)}", role))
    lines = [
        _points("king", position.king_ap if king else None, card.king, signs),
        knights,
        _points("people", position.people_ap if people else None, card.people, signs),
    ]
    if not short:
        lines.append([(_arrest_words(game, position, arrest, short=False), role)])
    return lines


def _points(name: str, left: int | None, most: int, signs: AssassinsSigns) -> Line:
    """A row of pips for the points of a pool; without ``left`` those it will have or had."""
    if left is None:
        return [(f"{name:<8}", "quiet"), (signs.spent * most, "quiet"), (f" {most}", "quiet")]
    return [
        (f"{name:<8}", "text"),
        (signs.full * left, phrase(f"assassins-play-panels-pools-{name}")),
        (signs.spent * (most - left), "quiet"),
        (f" {left} of {most}", "text"),
    ]


class _Arrest(Enum):
    """What has become of the arrest that a card with shackles allows in its round."""

    NONE = auto()
    OPEN = auto()
    MADE = auto()
    MISSED = auto()


_ARREST_WORDS: Final = {
    _Arrest.NONE: "no arrest on this card",
    _Arrest.OPEN: "the knights may arrest once",
    _Arrest.MADE: "this card's arrest is used",
    _Arrest.MISSED: "no arrest was made",
}
_ARREST_SHORT: Final = {
    _Arrest.NONE: "no arrest",
    _Arrest.OPEN: "one arrest",
    _Arrest.MADE: "arrest used",
    _Arrest.MISSED: "no arrest made",
}


def _arrest(game: AssassinsGame, position: AssassinsPosition, card: RoundCard) -> _Arrest:
    if not card.shackles:
        return _Arrest.NONE
    if position.arrest_made or _arrested_before(game, position) is not None:
        return _Arrest.MADE
    return _Arrest.OPEN if position.phase is AssassinsPhase.KING else _Arrest.MISSED


def _arrested_before(game: AssassinsGame, position: AssassinsPosition) -> int | None:
    """Whom the king's phase before a position of the people's has arrested in its round."""
    return None if position.phase is AssassinsPhase.KING else _arrested(game, position)


def _arrested(game: AssassinsGame, position: AssassinsPosition) -> int | None:
    """Who has been arrested in the round of a position; in the guided game that may be unknown."""
    done = [report for p in game.phases if p.round == position.round for report in p.actions]
    if position.round == game.position.round:
        done += game.running
    arrests = (r.townsperson for r in done if r.action.kind is ActionKind.ARREST)
    return next(arrests, None)


def _arrest_words(
    game: AssassinsGame, position: AssassinsPosition, arrest: _Arrest, *, short: bool
) -> str:
    """What has become of the arrest, with the name of the one it took."""
    who = _arrested(game, position) if arrest is _Arrest.MADE else None
    if who is None:
        return (_ARREST_SHORT if short else _ARREST_WORDS)[arrest]
    return (
        phrase("assassins-play-panels-arrest-words", pawns=PAWNS[who])
        if short
        else phrase("assassins-play-panels-arrest-words-2", person=person(who))
    )


_KING_STATES: Final = ("healthy", "wounded", "dead")
_LIVES: Final = 2


def king_lines(position: AssassinsPosition, signs: AssassinsSigns) -> list[Line]:
    """How the king is."""
    words = _KING_STATES[position.wounds]
    if position.wounds == _LIVES - 1:
        words += ": the next kills"
    token = (f" {signs.king} ", "king-token")
    return [[token, (" king ", "text"), (_hearts(position, signs), "heart"), (f" {words}", "text")]]


def king_note(position: AssassinsPosition, signs: AssassinsSigns) -> str:
    """How the king is, in two words, behind his sign."""
    return phrase(
        "assassins-play-panels-king-note",
        king=signs.king,
        king_states=_KING_STATES[position.wounds],
        hearts=_hearts(position, signs),
    )


def _hearts(position: AssassinsPosition, signs: AssassinsSigns) -> str:
    return signs.heart * (_LIVES - position.wounds) + signs.wound * position.wounds


def people_lines(
    position: AssassinsPosition,
    signs: AssassinsSigns,
    *,
    columns: int,
    own: Collection[int] = (),
    short: bool = False,
    known: bool = True,
) -> list[Line]:
    """The townsfolk: on the board, revealed, gone; which three may be the assassins.

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
        f"{word} {' '.join(PAWNS[number] for number in numbers)}"
        for word, numbers in (("arrested", position.arrested), ("killed", position.killed))
        if numbers
    ]
    if gone:
        lines.append([(", ".join(gone), "text")])
    if known and not position.over:
        chosen = len(own) == ASSASSINS  # fewer while they are being chosen
        words = (
            _hidden_words(position, own, short=short)
            if chosen
            else _unknown_words(position, wide=columns > _FEW_COLUMNS)
        )
        lines.append([(words, "quiet")])
    return lines


def _hidden_words(position: AssassinsPosition, own: Collection[int], *, short: bool) -> str:
    """As `_unknown_words`, for the player whose assassins they are."""
    hidden = sorted(n for n in own if n not in position.revealed | set(position.gone))
    if num_possible_secrets(position) == 1:
        return _unknown_words(position)
    if not hidden:
        return phrase("assassins-play-panels-hidden-words")
    yours = f"Hidden assassins: {' '.join(PAWNS[number] for number in hidden)}"
    return (
        yours
        if short
        else phrase(
            "assassins-play-panels-hidden-words-2",
            yours=yours,
            unknown_words=_unknown_words(position),
        )
    )


_FEW_COLUMNS: Final = 2
"""With more townsfolk than these side by side there is room to say whom it is about."""


def _unknown_words(position: AssassinsPosition, *, wide: bool = False) -> str:
    """Which of the townsfolk may be the assassins, as far as everybody knows."""
    possible, unknown = num_possible_secrets(position), ASSASSINS - len(position.revealed)
    if possible == 1:
        return phrase("assassins-play-panels-unknown-words")
    new = not position.revealed and not position.gone
    which = f"any {ASSASSINS} of the {TOWNSFOLK}" if new else f"{unknown} not known yet"
    # Trios, too, where some of them are known: as in the hints, one word for one number.
    trios = f"{possible} possible trios"
    return (
        phrase("assassins-play-panels-unknown-words-2", which=which, trios=trios)
        if wide
        else f"{which}: {trios}"
    )


_NAME_WIDTH: Final = 13


def _townsperson(
    position: AssassinsPosition, number: int, signs: AssassinsSigns, own: Collection[int]
) -> Line:
    """One of the townsfolk by token and name, in a column of its own; marked as on the board."""
    gone = position.townsfolk[number] is None
    revealed = number in position.revealed and not gone
    mine = number in own and number not in position.revealed
    look = "assassin" if revealed else "own" if mine else "person"
    before = signs.revealed if revealed else " "
    behind = signs.revealed if revealed else signs.own if mine else " "
    token = f"{before}{PAWNS[number]}{behind}"
    name = NAMES[number]
    return [
        (token, "gone" if gone else f"{look}-token"),
        (" ", "text"),
        (name, "gone" if gone else "alarm" if revealed else "text"),
        (" " * (_NAME_WIDTH - len(name)), "text"),
    ]


def _townsperson_in_line(
    position: AssassinsPosition, number: int, signs: AssassinsSigns, own: Collection[int]
) -> Line:
    """One of the townsfolk as `_townsperson`, with others behind it."""
    (token, look), space, name, _ = _townsperson(position, number, signs, own)
    gap = ", " if number + 1 < TOWNSFOLK else ""
    return [(token.strip(), look), space, name, (gap, "quiet")]


def deck_words(position: AssassinsPosition) -> str:
    """What the cards still face down will bring, in one line."""
    if not position.deck:
        return phrase("assassins-play-panels-deck-words")
    arrests = count(sum(card.shackles for card in position.deck), "arrest")
    return phrase("assassins-play-panels-deck-words-2", king_ap=_king_ap(position), arrests=arrests)


def deck_note(position: AssassinsPosition) -> str:
    """How many action points the king may still get."""
    return phrase("assassins-play-panels-deck-note", king_ap=_king_ap(position))


def _king_ap(position: AssassinsPosition) -> int:
    return sum(card.king for card in position.deck)


def deck_lines(position: AssassinsPosition, *, keyed: bool = True) -> list[Line]:
    """The cards still face down by kind, one beside the other, in the rows of this round's card;
    ``keyed`` says how that is read."""
    kinds = Counter(position.deck)
    rows = (
        ("how many", [f"{number}×" for number in kinds.values()], "strong"),
        ("king", [str(card.king) for card in kinds], "text"),
        ("knights", [str(card.knights) for card in kinds], "text"),
        ("people", [str(card.people) for card in kinds], "text"),
        ("arrest", ["1" if card.shackles else "-" for card in kinds], "text"),
    )
    lines: list[Line] = [
        [(f"{name:<8}", "quiet"), ("".join(f"{cell:>{_KIND_WIDTH}}" for cell in cells), role)]
        for name, cells, role in rows
    ]
    return [[("each column is one kind of card", "quiet")], *lines] if keyed else lines


def hint_lines(hint: Hint) -> list[Line]:
    """What a hint says, its headline standing out."""
    headline: Line = [(hint.headline, "alarm" if hint.alarming else "strong")]
    said: list[Line] = [[(line, "text")] for line in hint.sentences]
    return [headline, *said] if hint.headline else said


_MARK_WORDS: Final = {
    ActionKind.ARREST: "arrest",
    ActionKind.KNIGHT_KILL: "kill",
    ActionKind.ASSASSIN_KILL: "kill",
    ActionKind.WOUND: "strike",
    ActionKind.REVEAL: "reveal",
}
"""What a hint would have done to the pawn on a marked square."""


def hint_marks(hint: Hint, signs: AssassinsSigns) -> str:
    """What the marks of a hint on the board mean, those that are there; empty without any."""
    kinds = [parse_action(word).kind for word in hint.planned]
    moves = [f"{signs.plan} ends here"] if any(kind not in _MARK_WORDS for kind in kinds) else []
    arrest = [f"{signs.arrest} arrest"] if ActionKind.ARREST in kinds else []
    blows = dict.fromkeys(
        _MARK_WORDS[kind] for kind in kinds if kind in _MARK_WORDS and kind != ActionKind.ARREST
    )
    strike = [f"{signs.strike} {', '.join(blows)}"] if blows else []
    danger = ["! may strike after n AP"] if hint.danger else []
    marks = " · ".join([*moves, *arrest, *strike, *danger])
    return phrase("assassins-play-panels-hint-marks", marks=marks) if marks else ""


def phase_lines(game: AssassinsGame, most: int) -> list[Line]:
    """What was done in the running phase, a line for each pawn in turn, the latest ones."""
    clauses = turn_clauses(game.running, knight_numbers_before(game, len(game.phases)))
    if not clauses:
        return [[("nothing yet", "quiet")]]
    return [[(sentence(clause), "text")] for clause in clauses[-most:]]


def last_phase_lines(game: AssassinsGame, most: int, here: KeysHere) -> list[Line]:
    """What the other side did in the phase before the running one, as `phase_lines`."""
    at = len(game.phases) - 1
    numbers = knight_numbers_before(game, at)
    clauses = turn_clauses(game.phases[at].actions, numbers)
    if not clauses:
        return [[("nothing", "quiet")]]
    more = len(clauses) - most
    shown = clauses
    if more > 0:
        shown = weightiest_clauses(game.phases[at].actions, numbers, most - 1)
    lines: list[Line] = [[(sentence(clause), "text")] for clause in shown]
    if more > 0:
        lines.append([(f"and {more + 1} more: {here('log')} shows all", "quiet")])
    return lines
