"""A game of King & Assassins in whole sentences, made in one place each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from assassins.actions import Action, ActionKind, Pool, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents
from assassins.position import AssassinsPosition, AssassinsResult, Ending
from assassins.rounds import ActionReport
from assassins.town import LETTERS, NAMES, SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.words.lists import begun, listed
from tabletop.shown import shown
from tabletop.words.voice import phrase

SIDES: Final = {Side.KING: "the king's side", Side.PEOPLE: "the people's side"}
"""What the two sides are called."""

NO_NUMBERS: Final[Mapping[int, int]] = MappingProxyType({})
"""Of knights that nobody has counted."""


def person(number: int) -> str:
    """A townsperson (0 to 11) by name and letter: ``the farmer F``."""
    return phrase("assassins-game-person", names=NAMES[number], pawns=PAWNS[number])


def risk_words(number: int, total: int) -> str:
    """How many of the possible choices of assassins (``total``) bring something bad."""
    if not number:
        return phrase("assassins-game-risk-words")
    if number == total:
        return phrase("assassins-game-risk-words-2")
    return phrase(
        "assassins-game-risk-words-3",
        odds_words=odds_words(number, total),
        number=number,
        total=total,
    )


_SELDOM: Final = Fraction(1, 5)
_MOSTLY: Final = Fraction(9, 10)
_IN_FIFTHS: Final = 5


def odds_words(number: int, total: int) -> str:
    """A chance as people say it: ``1 in 4``, ``about 2 in 3``; only 0 is ``no chance``."""
    share = Fraction(number, total)
    if share in (0, 1):
        return (
            phrase("assassins-game-odds-words") if share else phrase("assassins-game-odds-words-2")
        )
    if share < _SELDOM:
        near = Fraction(1, round(1 / share))
    else:
        near = min(share.limit_denominator(_IN_FIFTHS), _MOSTLY)
    about = "" if near == share else "more than " if near == _MOSTLY else "about "
    return phrase(
        "assassins-game-odds-words-3",
        about=about,
        numerator=near.numerator,
        denominator=near.denominator,
    )


def sentence(clause: str) -> str:
    """A clause as a sentence, with a capital and a full stop."""
    return f"{begun(clause)}."


def card_words(card: RoundCard) -> str:
    """What a round card gives."""
    shackles = "one arrest" if card.shackles else "no arrest"
    return phrase(
        "assassins-game-card-words",
        king=card.king,
        knights=card.knights,
        shackles=shackles,
        people=card.people,
    )


def deck_words(position: AssassinsPosition) -> str:
    """The cards still face down, by kind."""
    kinds = Counter(position.deck)
    return ", ".join(f"{number}× {card}" for card, number in kinds.items()) or "none"


def action_sentence(report: ActionReport, numbers: Mapping[int, int] = NO_NUMBERS) -> str:
    """What happened in one action; knights by the numbers they had before it, where known."""
    return sentence(action_clause(report, numbers))


def shown_clause(report: ActionReport, numbers: Mapping[int, int]) -> str:
    """What would happen, where the board shows it as well: of a push, who ends where."""
    if report.action.kind is not ActionKind.KNIGHT_PUSH:
        return action_clause(report, numbers)
    return f"{knight_words(report.action.source, numbers)} {_pushes(report)}"


def knight_words(square: int, numbers: Mapping[int, int]) -> str:
    """``knight 3``, or ``a knight`` where nobody has counted them."""
    number = numbers.get(square)
    return (
        phrase("assassins-game-knight-words")
        if number is None
        else phrase("assassins-game-knight-words-2", number=number)
    )


def actor_words(report: ActionReport, numbers: Mapping[int, int]) -> str:
    """Who acts: ``the king``, ``knight 3``, ``the monk H``, ``the assassin H``."""
    kind = report.action.kind
    if kind.pool is Pool.KING:
        return phrase("assassins-game-actor-words")
    if kind.pool is Pool.KNIGHTS:
        return knight_words(report.action.source, numbers)
    if kind in (ActionKind.TOWNSPERSON_STEP, ActionKind.REVEAL):
        return _person(report)
    return phrase("assassins-game-actor-words-2", letter=_letter(report))


def action_clause(report: ActionReport, numbers: Mapping[int, int]) -> str:
    """What happened in one action, within a sentence; knights by their ``numbers``."""
    actor, source = actor_words(report, numbers), _source(report)
    match report.action.kind:
        case ActionKind.KING_STEP:
            return phrase(
                "assassins-game-action-clause", actor=actor, source=source, target=_target(report)
            )
        case ActionKind.KING_EXIT:
            return phrase("assassins-game-action-clause-2", actor=actor, source=source)
        case ActionKind.KNIGHT_STEP | ActionKind.TOWNSPERSON_STEP | ActionKind.ASSASSIN_STEP:
            return f"{actor} {_goes(report)}"
        case ActionKind.KNIGHT_PUSH:
            return phrase(
                "assassins-game-action-clause-3",
                actor=actor,
                goes=_goes(report),
                pushes=_pushes(report),
            )
        case ActionKind.KNIGHT_KILL:
            return phrase(
                "assassins-game-action-clause-4",
                actor=actor,
                source=source,
                letter=_letter(report),
                target=_target(report),
            )
        case ActionKind.ARREST:
            return phrase(
                "assassins-game-action-clause-5",
                actor=actor,
                source=source,
                person=_person(report),
                target=_target(report),
            )
        case ActionKind.REVEAL:
            return phrase("assassins-game-action-clause-6", actor=actor, source=source)
        case ActionKind.ASSASSIN_KILL:
            _, target = _squares(report.action)
            knight = knight_words(target, numbers) if target in numbers else "the knight"
            return phrase(
                "assassins-game-action-clause-7",
                actor=actor,
                source=source,
                knight=knight,
                target=_target(report),
            )
        case ActionKind.WOUND:
            done = "kills" if report.after.ending is Ending.KILLED else "wounds"
            return phrase("assassins-game-action-clause-8", actor=actor, source=source, done=done)


def _pushes(report: ActionReport) -> str:
    """``pushes the blacksmith B to c3 and the butcher C down to d3``."""
    pushed = listed(
        f"{_pushed(report, push.townsperson)} {_down(report, push.source, push.target)}"
        f"to {SQUARE_NAMES[push.target]}"
        for push in report.pushed
    )
    return phrase("assassins-game-pushes", pushed=pushed)


def _pushed(report: ActionReport, number: int) -> str:
    """One who is pushed: an assassin is called one once that is known."""
    known = number in report.before.revealed
    return phrase("assassins-game-pushed", pawns=PAWNS[number]) if known else person(number)


def _goes(report: ActionReport) -> str:
    """``goes from a3 to b3``, ``climbs from e6 to the roof f6``, ``comes down from f6 to e6``."""
    roofs = report.before.town.roofs
    source, target = _squares(report.action)
    if roofs[target] and not roofs[source]:
        return phrase("assassins-game-goes", source=_source(report), target=_target(report))
    if roofs[source] and not roofs[target]:
        return phrase("assassins-game-goes-2", source=_source(report), target=_target(report))
    return phrase("assassins-game-goes-3", source=_source(report), target=_target(report))


def _down(report: ActionReport, source: int, target: int) -> str:
    roofs = report.before.town.roofs
    return "down " if roofs[source] and not roofs[target] else ""


def _squares(action: Action) -> tuple[int, int]:
    assert action.target is not None
    return action.source, action.target


def _source(report: ActionReport) -> str:
    return SQUARE_NAMES[report.action.source]


def _target(report: ActionReport) -> str:
    return SQUARE_NAMES[_squares(report.action)[1]]


def _who(report: ActionReport) -> int:
    """The townsperson that an action is by or upon."""
    if report.townsperson is not None:
        return report.townsperson
    return report.before.townsfolk.index(report.action.source)


def _letter(report: ActionReport) -> str:
    return PAWNS[_who(report)]


def _person(report: ActionReport) -> str:
    return person(_who(report))


# ------------------------------------------------------------------------------- a whole game


def players_words(players: Opponents) -> str:
    """``Ann (the king's side) against Bob (the people's side)``."""
    return phrase(
        "assassins-game-players-words", shown=shown(players.king), shown_2=shown(players.people)
    )


def game_title(game: AssassinsGame) -> str:
    """The players, and the board unless it is side A."""
    board = "" if game.town.name == "Side A" else f", board {game.town.name}"
    return f"{players_words(game.players)}{board}"


_ENDINGS: Final = {
    Ending.CASTLE: "the king is in the castle",
    Ending.ASSASSINS: "all three assassins are out of the game",
    Ending.KILLED: "the king is dead",
    Ending.TIME: "the cards have run out, and the king is still outside",
}


def result_sentence(result: AssassinsResult, players: Opponents) -> str:
    """Who won, and how."""
    return phrase(
        "assassins-game-result-sentence", of=players.of(result.winner), endings=_ENDINGS[result.by]
    )


def assassins_sentence(letters: Iterable[str]) -> str:
    """Who the three assassins were."""
    return phrase(
        "assassins-game-assassins-sentence",
        listed=listed(person(LETTERS.index(letter)) for letter in letters),
    )
