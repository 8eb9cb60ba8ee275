"""What the table asks of a person, and what it says to what they try."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from assassins.actions import ASSASSINS, Action, ActionKind, Side
from assassins.games import AssassinsGame
from assassins.judging import townsperson_on
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import NAMES, SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.narration import blow_words
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.arrests import other_words
from kingsroad_tui.assassins.words.game import (
    SIDES,
    action_sentence,
    person,
    sentence,
    shown_clause,
)
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.assassins.words.turns import turn_words
from kingsroad_tui.keys.key_words import KeysHere, together
from kingsroad_tui.words.lists import begun, listed
from tabletop.shown import shown
from tabletop.words.voice import phrase

KEYS_HERE: Final = {
    Side.KING: (
        "That key does nothing: <pawn.0> is the king, <pawn.1> to <pawn.7> are his knights."
    ),
    Side.PEOPLE: "That key does nothing: your pawns are the letters <pawn.a> to <pawn.l>.",
}
"""The answer to a key that nothing is bound to, while a side acts, with the places of keys."""


class Said(NamedTuple):
    """What the line below the board says.

    Attributes:
        words: said in any case.
        keys: what can be pressed, the most urgent first; named as far as there is room.
    """

    words: str
    keys: tuple[str, ...] = ()


NOTHING: Final = Said("")


def choose_secret(here: KeysHere) -> str:
    """What the people's player does first."""
    return phrase("assassins-play-prompts-choose-secret", here=here("forward"))


def choice_prompt(chosen: Collection[int], here: KeysHere) -> str:
    """The assassins chosen so far, and how to go on."""
    letters = listed(PAWNS[number] for number in sorted(chosen))
    missing = ASSASSINS - len(chosen)
    if not missing:
        return phrase("assassins-play-prompts-choice-prompt", letters=letters, here=here("forward"))
    return (
        phrase("assassins-play-prompts-choice-prompt-2", letters=letters, missing=missing)
        if chosen
        else choose_secret(here)
    )


def choice_problem(chosen: Collection[int], number: int, position: AssassinsPosition) -> str:
    """Why one of the townsfolk cannot be added to a choice or dropped from it; empty if it can."""
    if number in position.revealed:
        return phrase("assassins-play-prompts-choice-problem", pawns=PAWNS[number])
    return (
        phrase("assassins-play-prompts-only-three")
        if number not in chosen and len(chosen) == ASSASSINS
        else ""
    )


def own_words(assassins: Collection[int], hide: str = "") -> str:
    """The people's three assassins, for their player alone; ``hide`` is the key that hides them."""
    if not assassins:
        return phrase("assassins-play-prompts-own-words")
    words = f"Your assassins: {listed(person(number) for number in sorted(assassins))}."
    return phrase("assassins-play-prompts-own-words-2", words=words, hide=hide) if hide else words


def phase_prompt(game: AssassinsGame, side: Side, alone: Side | None, here: KeysHere) -> Said:
    """What a person who acts is told: by name, where two share a screen (``alone`` is the side of
    the only person, or None)."""
    position = game.position
    king = side is Side.KING
    news = news_words(game)
    choose = "one of the people by letter"
    if king:
        knights = f"{here('pawn.1')} to {here('pawn.7')}"
        choose = f"the king ({here('pawn.0')}) or a knight ({knights})"
    if alone is None:  # the points stand beside the board, and a name may be long
        peek = () if king else (f"{here('peek')}: see your assassins",)
        turn = f"{shown(game.players.of(side))}'s turn."
        return Said(f"{news} {turn}" if news else f"{turn} Choose {choose}.", peek)
    points = (
        f"king {position.king_ap} AP, knights {position.knights_ap} AP"
        if king
        else f"{position.people_ap} AP"
    )
    turn = f"Your turn: {points}."
    return Said(f"{news} {turn}" if news and king else f"{news} {turn} Choose {choose}.".lstrip())


def directions(here: KeysHere) -> str:
    """The keys of the four directions, in a word where they are the arrow keys."""
    keys = together(("up", "right", "down", "left"), here)
    return phrase("assassins-play-prompts-directions") if keys == key("fixed.arrows") else keys


def reveals(typed: str) -> bool:
    """Whether somebody would be revealed by typed actions."""
    return any(word[0].upper() == ActionKind.REVEAL.value[0] for word in typed.split())


def news_words(game: AssassinsGame) -> str:
    """The blows of the phase before this one, in a few words; empty where there were none."""
    if not game.phases:
        return ""
    said: list[str] = []
    wounds = 0
    for report in game.phases[-1].actions:
        letter = "" if report.townsperson is None else PAWNS[report.townsperson]
        match report.action.kind:
            case ActionKind.ARREST:
                said.append(f"{letter} was arrested")
            case ActionKind.KNIGHT_KILL:
                said.append(f"{letter} was killed")
            case ActionKind.REVEAL:
                said.append(f"{letter} is an assassin")
            case ActionKind.WOUND:
                wounds += 1
            case _:
                pass
    if wounds:
        said.append("the king is wounded")
    return sentence(listed(said)) if said else ""


def done_prompt(
    reports: Sequence[ActionReport], numbers: Numbers, here: KeysHere, *, more: bool
) -> Said:
    """What was done, a blow by its name in capitals first, and how to go on.

    Args:
        reports: one action, or all of a line or a walk.
        numbers: the knights' numbers before the first one.
        here: the keys.
        more: whether there is anything left to do.
    """
    blows = " ".join(filter(None, map(blow_words, reports)))
    if len(reports) == 1:
        what = action_sentence(reports[0], numbers)
    else:
        price = sum(report.price for report in reports)
        what = sentence(f"{turn_words(reports, numbers)}: {price} AP")
    words = f"{blows.upper()} {what}".lstrip()
    return Said(words, () if more else (f"{here('forward')} ends your phase.",))


def status_line(
    game: AssassinsGame,
    alone: Side | None = None,
    *,
    second: bool = False,
    followed: bool = False,
) -> str:
    """The round, the phase and its player.

    Args:
        game: as it stands.
        alone: the side of the only person, or None.
        second: whether it is the second game of a match.
        followed: whether it is played at a real table, where the assassins are chosen.
    """
    position = game.position
    rounds = len(position.town.deck)
    line = f"{'Game 2 · ' if second else ''}Round {position.round} of {rounds}"
    if position.phase is AssassinsPhase.OVER:
        return phrase("assassins-play-prompts-status-line", line=line)
    if game.secret is None and not followed:
        if alone is Side.PEOPLE:
            return phrase("assassins-play-prompts-status-line-2")
        return phrase("assassins-play-prompts-status-line-3", people=game.players.people)
    side = Side(position.phase.value)
    if side is alone:
        return phrase("assassins-play-prompts-status-line-4", line=line, sides=SIDES[side])
    return f"{line} · {SIDES[side]}: {game.players.of(side)}"


_AIMS: Final = {
    Side.KING: "bring the king through a gate, or remove all three assassins",
    Side.PEOPLE: "kill the king, or keep him out until the cards run out",
}


def aim_words(game: AssassinsGame, *, followed: bool = False) -> str:
    """What the side whose phase it is wants; empty when nobody has a phase. The assassins may be
    chosen and not known here, where it is ``followed``."""
    position = game.position
    if position.phase is AssassinsPhase.OVER or (game.secret is None and not followed):
        return ""
    return _AIMS[Side(position.phase.value)]


def person_words(side: Side, *, shared: bool) -> str:
    """How a person wins; ``shared`` where two people sit at the terminal."""
    return (
        phrase("assassins-play-prompts-person-words", aims=_AIMS[side])
        if shared
        else phrase("assassins-play-prompts-person-words-2", aims=_AIMS[side])
    )


def acting_prompt(
    position: AssassinsPosition,
    chosen: int,
    knights: Mapping[int, int],
    own: Collection[int],
    here: KeysHere,
) -> Said:
    """The pawn that is to act, and how; ``own`` are the assassins that may be shown as such."""
    name = begun(pawn_words(position, chosen, knights))
    revealed = position.phase is AssassinsPhase.PEOPLE and not _hidden(position, chosen)
    keys = [f"{directions(here)}: go or strike" if revealed else f"{directions(here)}: go"]
    if townsperson_on(position, chosen) in own and not revealed:
        keys.append(f"{here('other')}: reveal")
    return Said(name, (*keys, f"{here('let_go')}: another pawn"))


def shown_prompt(
    report: ActionReport,
    others: tuple[Action, ...],
    numbers: Mapping[int, int],
    here: KeysHere,
    *,
    possible: bool = True,
) -> Said:
    """What would happen, and how to make it so, unless only something else is ``possible``."""
    do_it, no = f"{here('forward')}: do it", f"{here('let_go')}: no"
    if report.action.kind is ActionKind.REVEAL:
        what = action_sentence(report, numbers)
        return Said(f"{what} No taking back.", (do_it, no))
    what = begun(shown_clause(report, numbers))
    other = (f"{here('other')}: {other_words(others[0], report.action)}",) if others else ()
    keys = ((do_it,) if possible else ()) + other
    return Said(f"{what}: {report.price} AP", (*keys, no))


def pawn_words(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> str:
    """Who stands on a square, and where: ``knight 3 on i8``."""
    return phrase(
        "assassins-play-prompts-pawn-words",
        who_on=who_on(position, square, knights),
        square_names=SQUARE_NAMES[square],
    )


def square_words(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> str:
    """What the cursor is on: the square, its kind, and who stands there."""
    kind = "roof" if position.town.roofs[square] else "street"
    if square in position.town.gate_squares:
        kind = "street, with a gate"
    who = who_on(position, square, knights)
    return f"{SQUARE_NAMES[square]} ({kind}): {who}."


def who_on(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> str:
    """Who stands on a square: ``knight 3``, ``the monk H``, ``nobody``."""
    who = position.occupants()[square]
    if who == EMPTY:
        return phrase("assassins-play-prompts-who-on")
    if who == KING:
        return (
            phrase("assassins-play-prompts-who-on-2")
            if position.wounds
            else phrase("assassins-play-prompts-who-on-3")
        )
    if who == KNIGHT:
        number = knights.get(square)
        return (
            phrase("assassins-play-prompts-who-on-4")
            if number is None
            else phrase("assassins-play-prompts-who-on-5", number=number)
        )
    revealed = who - 1 in position.revealed
    return f"{'the assassin' if revealed else f'the {NAMES[who - 1]}'} {PAWNS[who - 1]}"


def _hidden(position: AssassinsPosition, square: int) -> bool:
    number = townsperson_on(position, square)
    return number is not None and number not in position.revealed


def unspent_question(position: AssassinsPosition) -> str | None:
    """The question before a phase ends with points left; None where none are."""
    if position.phase is AssassinsPhase.PEOPLE:
        return (
            phrase("assassins-play-prompts-unspent-question", people_ap=position.people_ap)
            if position.people_ap
            else None
        )
    left = [
        f"{points} for {who}"
        for points, who in ((position.king_ap, "the king"), (position.knights_ap, "the knights"))
        if points
    ]
    return (
        phrase("assassins-play-prompts-unspent-question-2", listed=listed(left)) if left else None
    )


def taken_back(left: int) -> str:
    """What to say after an action was taken back."""
    return (
        phrase("assassins-play-prompts-taken-back", left=left)
        if left
        else phrase("assassins-play-prompts-taken-back-2")
    )


def no_taking_back(game: AssassinsGame) -> str:
    """Why the last action cannot be taken back."""
    if not game.running:
        return phrase("assassins-play-prompts-no-taking-back")
    return phrase("assassins-play-prompts-no-taking-back-2")
