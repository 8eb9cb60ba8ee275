"""What stands beside the board, as lines of text with roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from enum import Enum, auto
from typing import Final

from rich.cells import cell_len

from assassins.actions import ASSASSINS, ActionKind, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.secret import num_possible_secrets
from assassins.town import TOWNSFOLK
from kingsroad_tui.assassins.hints.hints import Hint
from kingsroad_tui.assassins.look.signs import PAWNS, AssassinsSigns
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.words.game import person, person_name
from kingsroad_tui.assassins.words.turns import turn_sentences, weightiest_sentences
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.say import Fact, Say, id_of
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
        return [[(phrase("assassins-card-none"), "quiet")]]
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


_ROLES: Final = {"king": "king", "knights": "knight", "people": "person"}
"""The roles of the points, by whose they are."""


def _label(name: str) -> str:
    """What stands at the beginning of a row, as wide in all of them."""
    labels = {row: phrase(f"assassins-row-{row}") for row in (*_ROLES, "arrest", "count")}
    return labels[name].ljust(max(map(cell_len, labels.values())))


def _points(name: str, left: int | None, most: int, signs: AssassinsSigns) -> Line:
    """A row of pips for the points of a pool; without ``left`` those it will have or had."""
    label = _label(name)
    if left is None:
        return [(label, "quiet"), (signs.spent * most, "quiet"), (f" {most}", "quiet")]
    return [
        (label, "text"),
        (signs.full * left, _ROLES[name]),
        (signs.spent * (most - left), "quiet"),
        (f" {phrase('assassins-points-left', left=left, most=most)}", "text"),
    ]


class _Arrest(Enum):
    """What has become of the arrest that a card with shackles allows in its round."""

    NONE = auto()
    OPEN = auto()
    MADE = auto()
    MISSED = auto()


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
    state = id_of(arrest)
    if short:
        return (
            phrase(f"assassins-arrest-{state}.short")
            if who is None
            else phrase("assassins-arrested.short", letter=PAWNS[who])
        )
    if who is None:
        return phrase(f"assassins-arrest-{state}")
    return phrase("assassins-arrested", who=person(who))


_LIVES: Final = 2


def king_lines(position: AssassinsPosition, signs: AssassinsSigns) -> list[Line]:
    """How the king is."""
    king, state = (
        phrase("assassins-row-king"),
        phrase("assassins-king-state.warned", wounds=position.wounds),
    )
    hearts = (_hearts(position, signs), "heart")
    token = (f" {signs.king} ", "king-token")
    return [[token, (f" {king} ", "text"), hearts, (f" {state}", "text")]]


def king_note(position: AssassinsPosition, signs: AssassinsSigns) -> str:
    """How the king is, in two words, behind his sign."""
    return phrase(
        "assassins-king-note",
        sign=signs.king,
        state=king_state(position),
        hearts=_hearts(position, signs),
    )


def king_state(position: AssassinsPosition) -> Say:
    """Whether the king is healthy, wounded or dead."""
    return Say("assassins-king-state", wounds=position.wounds)


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
    if gone := gone_words(position):
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


def gone_words(position: AssassinsPosition) -> list[str]:
    """Who was arrested and who was killed, by their letters, as far as anybody was."""
    how = {"arrested": position.arrested, "killed": position.killed}
    return [
        phrase(f"assassins-gone-{word}", letters=_letters(numbers))
        for word, numbers in how.items()
        if numbers
    ]


def _letters(numbers: Iterable[int]) -> str:
    return " ".join(PAWNS[number] for number in numbers)


def _hidden_words(position: AssassinsPosition, own: Collection[int], *, short: bool) -> str:
    """As `_unknown_words`, for the player whose assassins they are."""
    hidden = sorted(n for n in own if n not in position.revealed | set(position.gone))
    if num_possible_secrets(position) == 1:
        return _unknown_words(position)
    if not hidden:
        return phrase("assassins-hidden-none")
    if short:
        return phrase("assassins-hidden", letters=_letters(hidden))
    return phrase(
        "assassins-hidden-from-king", letters=_letters(hidden), unknown=_unknown_words(position)
    )


_FEW_COLUMNS: Final = 2
"""With more townsfolk than these side by side there is room to say whom it is about."""


def _unknown_words(position: AssassinsPosition, *, wide: bool = False) -> str:
    """Which of the townsfolk may be the assassins, as far as everybody knows."""
    trios = num_possible_secrets(position)
    if trios == 1:
        return phrase("assassins-unknown-none")
    facts: dict[str, Fact] = {
        "new": not position.revealed and not position.gone,
        "unknown": ASSASSINS - len(position.revealed),
        "townsfolk": TOWNSFOLK,
        "trios": trios,
    }
    return (
        phrase("assassins-unknown.wide", **facts) if wide else phrase("assassins-unknown", **facts)
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
    name = person_name(number)
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
        return phrase("assassins-to-come-none")
    arrests = sum(card.shackles for card in position.deck)
    return phrase("assassins-to-come", king=_king_ap(position), arrests=arrests)


def deck_note(position: AssassinsPosition) -> str:
    """How many action points the king may still get."""
    return phrase("assassins-to-come-note", king=_king_ap(position))


def _king_ap(position: AssassinsPosition) -> int:
    return sum(card.king for card in position.deck)


def deck_lines(position: AssassinsPosition, *, keyed: bool = True) -> list[Line]:
    """The cards still face down by kind, one beside the other, in the rows of this round's card;
    ``keyed`` says how that is read."""
    kinds = Counter(position.deck)
    rows = (
        ("count", [f"{number}×" for number in kinds.values()], "strong"),
        ("king", [str(card.king) for card in kinds], "text"),
        ("knights", [str(card.knights) for card in kinds], "text"),
        ("people", [str(card.people) for card in kinds], "text"),
        ("arrest", ["1" if card.shackles else "-" for card in kinds], "text"),
    )
    lines: list[Line] = [
        [(_label(name), "quiet"), ("".join(f"{cell:>{_KIND_WIDTH}}" for cell in cells), role)]
        for name, cells, role in rows
    ]
    return [[(phrase("assassins-to-come-columns"), "quiet")], *lines] if keyed else lines


def hint_lines(hint: Hint) -> list[Line]:
    """What a hint says, its headline standing out."""
    headline: Line = [(hint.headline, "alarm" if hint.alarming else "strong")]
    said: list[Line] = [[(line, "text")] for line in hint.sentences]
    return [headline, *said] if hint.headline else said


_BLOWS: Final = (
    ActionKind.KNIGHT_KILL,
    ActionKind.ASSASSIN_KILL,
    ActionKind.WOUND,
    ActionKind.REVEAL,
)
"""What a hint would have done to the pawn on a marked square, beside an arrest."""


def hint_marks(hint: Hint, signs: AssassinsSigns) -> str:
    """What the marks of a hint on the board mean, those that are there; empty without any."""
    kinds = [parse_action(word).kind for word in hint.planned]
    blows = dict.fromkeys(_blow_words(kind) for kind in kinds if kind in _BLOWS)
    marks = [
        phrase("assassins-mark-ends", sign=signs.plan)
        if any(kind not in _BLOWS and kind is not ActionKind.ARREST for kind in kinds)
        else "",
        phrase("assassins-mark-arrest", sign=signs.arrest) if ActionKind.ARREST in kinds else "",
        phrase("assassins-mark-blows", sign=signs.strike, blows=", ".join(blows)) if blows else "",
        phrase("assassins-mark-danger") if hint.danger else "",
    ]
    said = " · ".join(filter(None, marks))
    return phrase("assassins-marks", marks=said) if said else ""


def _blow_words(kind: ActionKind) -> str:
    return phrase("assassins-mark-blow", kind=id_of(kind))


def phase_lines(game: AssassinsGame, most: int) -> list[Line]:
    """What was done in the running phase, a line for each pawn in turn, the latest ones."""
    done = turn_sentences(game.running, knight_numbers_before(game, len(game.phases)))
    if not done:
        return [[(phrase("assassins-phase-nothing-yet"), "quiet")]]
    return [[(sentence, "text")] for sentence in done[-most:]]


def last_phase_lines(game: AssassinsGame, most: int, here: KeysHere) -> list[Line]:
    """What the other side did in the phase before the running one, as `phase_lines`."""
    at = len(game.phases) - 1
    actions, numbers = game.phases[at].actions, knight_numbers_before(game, at)
    done = turn_sentences(actions, numbers)
    if not done:
        return [[(phrase("assassins-phase-nothing"), "quiet")]]
    more = len(done) - most
    if more <= 0:
        return [[(sentence, "text")] for sentence in done]
    told = weightiest_sentences(actions, numbers, most - 1)
    rest = phrase("assassins-phase-more", more=more + 1, key=here("log"))
    return [*([(sentence, "text")] for sentence in told), [(rest, "quiet")]]
