"""The pawns, the sides and what they do, as messages with their facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from assassins.actions import ActionKind, Pool, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, Opponents
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPosition, AssassinsResult, Ending
from assassins.rounds import ActionReport
from assassins.town import LETTERS, SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.words.lists import begun
from tabletop.say import Fact, Say, id_of
from tabletop.shown import shown
from tabletop.words.voice import phrase

SIDES: Final = {side: Say(f"assassins-side-{side.value}") for side in Side}
"""What the two sides are called."""

NO_NUMBERS: Final[Mapping[int, int]] = MappingProxyType({})
"""Of knights that nobody has counted."""

THE_KING: Final = Say("assassins-king")

_SIDE_A: Final = "Side A"
"""The board that needs no mention."""


# ------------------------------------------------------------------------------------- pawns


def person(number: int) -> Say:
    """A townsperson (0 to 11) by name and letter: ``the farmer F``."""
    return Say(f"assassins-person-{LETTERS[number]}")


def people(letters: Iterable[str]) -> tuple[Say, ...]:
    """Townsfolk by their letters, as a list in a sentence."""
    return tuple(person(LETTERS.index(letter)) for letter in letters)


def person_name(number: int) -> str:
    """The same without a letter: ``farmer``."""
    return phrase(f"assassins-person-{LETTERS[number]}.name")


def the_trade(number: int) -> Say:
    """Likewise as a noun, whose forms a message may ask for."""
    return Say(f"assassins-trade-{LETTERS[number]}")


def knight(square: int, numbers: Mapping[int, int]) -> Say:
    """``knight 3``, or ``a knight`` where nobody has counted them."""
    number = numbers.get(square)
    return Say("assassins-a-knight") if number is None else Say("assassins-knight", number=number)


def actor(report: ActionReport, numbers: Mapping[int, int]) -> Say:
    """Who acts: ``the king``, ``knight 3``, ``the monk H``, ``the assassin H``."""
    kind = report.action.kind
    if kind.pool is Pool.KING:
        return THE_KING
    if kind.pool is Pool.KNIGHTS:
        return knight(report.action.source, numbers)
    number = acted_on(report)
    if kind in (ActionKind.TOWNSPERSON_STEP, ActionKind.REVEAL):
        return person(number)
    return _assassin(number)


def standing(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> Say:
    """Who stands on a square: ``knight 3``, ``the monk H``, ``nobody``."""
    who = position.occupants()[square]
    if who == EMPTY:
        return Say("assassins-nobody")
    if who == KING:
        return Say("assassins-wounded-king") if position.wounds else THE_KING
    if who == KNIGHT:
        return knight(square, knights)
    return _assassin(who - 1) if who - 1 in position.revealed else person(who - 1)


def pawn_on(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> Say:
    """Who stands on a square, and where: ``knight 3 on i8``."""
    who = standing(position, square, knights)
    return Say("assassins-pawn-on", who=who, square=SQUARE_NAMES[square])


def acted_on(report: ActionReport) -> int:
    """The townsperson (0 to 11) that an action is by or upon."""
    if report.townsperson is not None:
        return report.townsperson
    return report.before.townsfolk.index(report.action.source)


def _assassin(number: int) -> Say:
    return Say("assassins-assassin", letter=PAWNS[number])


# ------------------------------------------------------------------------------------- cards


def card_words(card: RoundCard) -> Say:
    """What a round card gives."""
    return Say(
        "assassins-card",
        king=card.king,
        knights=card.knights,
        arrest=card.shackles,
        people=card.people,
    )


def deck_words(position: AssassinsPosition) -> str:
    """The cards still face down, by kind: ``2× 1/6s/5, 3× 1/5/4``; empty for none."""
    return ", ".join(f"{number}× {card}" for card, number in Counter(position.deck).items())


# ----------------------------------------------------------------------------------- actions


def action_sentence(report: ActionReport, numbers: Mapping[int, int] = NO_NUMBERS) -> str:
    """What happened in one action; knights by the numbers they had before it, where known."""
    kind, target = report.action.kind, report.action.target
    facts: dict[str, Fact] = {
        "who": actor(report, numbers),
        "source": SQUARE_NAMES[report.action.source],
        "dead": report.after.ending is Ending.KILLED,
    }
    if target is not None:
        way = _way(report, report.action.source, target)
        facts |= {"target": SQUARE_NAMES[target], "how": way, "pushed": _pushed(report)}
        facts |= {"whom": _whom(report, target, numbers)}
    if kind is ActionKind.KING_EXIT:
        gates = report.before.town.gates
        gate = next(one for one in gates if one.square == report.action.source)
        facts["gate"] = gate.direction.value
    name = "step" if kind.is_step else id_of(kind)
    return phrase(f"assassins-did-{name}", **facts)


def _whom(report: ActionReport, target: int, numbers: Mapping[int, int]) -> Say:
    """Whom an action is upon, if anybody."""
    match report.action.kind:
        case ActionKind.ARREST:
            return person(acted_on(report))
        case ActionKind.KNIGHT_KILL:
            return _assassin(acted_on(report))
        case ActionKind.ASSASSIN_KILL if target in numbers:
            return knight(target, numbers)
        case ActionKind.ASSASSIN_KILL:
            return Say("assassins-the-knight")
        case _:
            return Say("assassins-nobody")


def shown_sentence(report: ActionReport, numbers: Mapping[int, int]) -> str:
    """What would happen, where the board shows it as well: of a push, who ends where."""
    if report.action.kind is not ActionKind.KNIGHT_PUSH:
        return action_sentence(report, numbers)
    return phrase("assassins-would-push", who=actor(report, numbers), pushed=_pushed(report))


def _pushed(report: ActionReport) -> tuple[Say, ...]:
    """Each who is pushed, and where to: an assassin is called one once that is known."""
    return tuple(
        Say(
            "assassins-pushed",
            who=_assassin(push.townsperson)
            if push.townsperson in report.before.revealed
            else person(push.townsperson),
            down=_way(report, push.source, push.target) == "down",
            target=SQUARE_NAMES[push.target],
        )
        for push in report.pushed
    )


def _way(report: ActionReport, source: int, target: int) -> str:
    """Whether it goes up to a roof, down from one, or neither; only the king walks."""
    if report.action.kind is ActionKind.KING_STEP:
        return "walk"
    roofs = report.before.town.roofs
    if roofs[target] == roofs[source]:
        return "level"
    return "up" if roofs[target] else "down"


# ------------------------------------------------------------------------------- a whole game


def game_title(game: AssassinsGame) -> str:
    """The players, and the board unless it is side A."""
    king, people_ = map(shown, game.players)
    if game.town.name == _SIDE_A:
        return phrase("assassins-game", king=king, people=people_)
    return phrase("assassins-game-on-board", king=king, people=people_, board=game.town.name)


def result_sentence(result: AssassinsResult, players: Opponents) -> str:
    """Who won, and how."""
    return phrase("assassins-result", who=players.of(result.winner), ending=result.by.value)


def assassins_sentence(letters: Iterable[str]) -> str:
    """Who the three assassins were."""
    return phrase("assassins-they-were", assassins=people(letters))


def sentence(clause: str) -> str:
    """A clause as a sentence, with a capital and a full stop."""
    return f"{begun(clause)}."
