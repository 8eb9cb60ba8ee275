"""What the table asks of a person, and what it says to what they try."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from assassins.actions import ASSASSINS, Action, ActionKind, Side
from assassins.games import AssassinsGame
from assassins.judging import townsperson_on
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import SQUARE_NAMES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.narration import blow_words
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.arrests import other_words
from kingsroad_tui.assassins.words.game import (
    SIDES,
    acted_on,
    action_sentence,
    pawn_on,
    person,
    shown_sentence,
    standing,
)
from kingsroad_tui.assassins.words.keys import key
from kingsroad_tui.assassins.words.turns import turn_sentences
from kingsroad_tui.keys.key_words import KeysHere, together, with_keys
from tabletop.say import Say, id_of
from tabletop.shown import shown
from tabletop.words.voice import phrase


class Said(NamedTuple):
    """What the line below the board says.

    Attributes:
        words: said in any case.
        keys: what can be pressed, the most urgent first; named as far as there is room.
    """

    words: str
    keys: tuple[str, ...] = ()


NOTHING: Final = Said("")


def choice_prompt(chosen: Collection[int], here: KeysHere) -> str:
    """What the people's player does first; the assassins chosen so far, and how to go on."""
    if not chosen:
        return phrase("assassins-choice-begin", take=here("forward"))
    letters = tuple(PAWNS[number] for number in sorted(chosen))
    missing = ASSASSINS - len(chosen)
    if missing:
        return phrase("assassins-choice-so-far", letters=letters, missing=missing)
    return phrase("assassins-choice-complete", letters=letters, take=here("forward"))


def choice_problem(chosen: Collection[int], number: int, position: AssassinsPosition) -> str:
    """Why one of the townsfolk cannot be added to a choice or dropped from it; empty if it can."""
    if number in position.revealed:
        return phrase("assassins-choice-known", letter=PAWNS[number])
    if number not in chosen and len(chosen) == ASSASSINS:
        return phrase("assassins-choice-only-three")
    return ""


def own_words(assassins: Collection[int], hide: str = "") -> str:
    """The people's three assassins, for their player alone; ``hide`` is the key that hides them."""
    if not assassins:
        return phrase("assassins-own-none")
    own = tuple(map(person, sorted(assassins)))
    return (
        phrase("assassins-own-to-hide", assassins=own, hide=hide)
        if hide
        else phrase("assassins-own", assassins=own)
    )


def phase_prompt(game: AssassinsGame, side: Side, alone: Side | None, here: KeysHere) -> Said:
    """What a person who acts is told: by name, where two share a screen (``alone`` is the side of
    the only person, or None)."""
    position = game.position
    news = news_words(game)
    choose = with_keys(phrase(f"assassins-phase-choose-{side.value}"), here)
    king = side is Side.KING
    if alone is None:  # the points stand beside the board, and a name may be long
        turn = phrase("assassins-phase-turn", who=shown(game.players.of(side)))
        peek = () if king else (phrase("assassins-phase-peek", key=here("peek")),)
        return Said(" ".join([news, turn] if news else [turn, choose]), peek)
    if king:
        points = position.king_ap, position.knights_ap
        turn = phrase("assassins-phase-your-turn-king", king=points[0], knights=points[1])
    else:
        turn = phrase("assassins-phase-your-turn-people", points=position.people_ap)
    return Said(" ".join(filter(None, [news, turn, "" if news and king else choose])))


def directions(here: KeysHere) -> str:
    """The keys of the four directions, in a word where they are the arrow keys."""
    keys = together(("up", "right", "down", "left"), here)
    return phrase("assassins-acting-arrows") if keys == key("fixed.arrows") else keys


def reveals(typed: str) -> bool:
    """Whether somebody would be revealed by typed actions."""
    return any(word[0].upper() == ActionKind.REVEAL.value[0] for word in typed.split())


def news_words(game: AssassinsGame) -> str:
    """The blows of the phase before this one, in a few words; empty where there were none."""
    if not game.phases:
        return ""
    actions = game.phases[-1].actions
    news = [
        Say(f"assassins-news-{id_of(report.action.kind)}", letter=PAWNS[acted_on(report)])
        for report in actions
        if report.action.kind in _NEWS
    ]
    if any(report.action.kind is ActionKind.WOUND for report in actions):
        news.append(Say("assassins-new-wound" if news else "assassins-new-wound.begun"))
    return phrase("assassins-news", news=tuple(news)) if news else ""


_NEWS: Final = (ActionKind.ARREST, ActionKind.KNIGHT_KILL, ActionKind.REVEAL)


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
    blows = [blow.upper() for blow in map(blow_words, reports) if blow]
    if len(reports) == 1:
        what = action_sentence(reports[0], numbers)
    else:
        price = sum(report.price for report in reports)
        done = " ".join(turn_sentences(reports, numbers))
        what = phrase("assassins-acting-done", what=done, price=price)
    ends = () if more else (phrase("assassins-acting-ends", key=here("forward")),)
    return Said(" ".join([*blows, what]), ends)


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
    facts = {"second": second, "round": position.round, "rounds": len(position.town.deck)}
    if position.phase is AssassinsPhase.OVER:
        return phrase("assassins-status-over", **facts)
    if game.secret is None and not followed:
        you = alone is Side.PEOPLE
        return phrase("assassins-status-choosing", you=you, who=game.players.people)
    side = Side(position.phase.value)
    if side is alone:
        return phrase("assassins-status-yours", **facts, side=SIDES[side])
    return phrase("assassins-status", **facts, side=SIDES[side], who=game.players.of(side))


def aim_words(game: AssassinsGame, *, followed: bool = False) -> str:
    """What the side whose phase it is wants; empty when nobody has a phase. The assassins may be
    chosen and not known here, where it is ``followed``."""
    position = game.position
    if position.phase is AssassinsPhase.OVER or (game.secret is None and not followed):
        return ""
    return phrase(f"assassins-aim-{position.phase.value}")


def person_words(side: Side, *, shared: bool) -> str:
    """How a person wins; ``shared`` where two people sit at the terminal."""
    return phrase(f"assassins-wins-{side.value}", shared=shared)


def acting_prompt(
    position: AssassinsPosition,
    chosen: int,
    knights: Mapping[int, int],
    own: Collection[int],
    here: KeysHere,
) -> Said:
    """The pawn that is to act, and how; ``own`` are the assassins that may be shown as such."""
    strikes = position.phase is AssassinsPhase.PEOPLE and not _hidden(position, chosen)
    keys = [phrase("assassins-acting-go", keys=directions(here), strikes=strikes)]
    if townsperson_on(position, chosen) in own and not strikes:
        keys.append(phrase("assassins-acting-reveal", key=here("other")))
    keys.append(phrase("assassins-acting-another", key=here("let_go")))
    pawn = pawn_on(position, chosen, knights)
    return Said(phrase("assassins-pawn-on.begun", **pawn.facts), tuple(keys))


def shown_prompt(
    report: ActionReport,
    others: tuple[Action, ...],
    numbers: Mapping[int, int],
    here: KeysHere,
    *,
    possible: bool = True,
) -> Said:
    """What would happen, and how to make it so, unless only something else is ``possible``."""
    do_it = phrase("assassins-acting-do", key=here("forward"))
    no = phrase("assassins-acting-no", key=here("let_go"))
    if report.action.kind is ActionKind.REVEAL:
        what = action_sentence(report, numbers)
        return Said(phrase("assassins-acting-for-good", what=what), (do_it, no))
    keys = [do_it] if possible else []
    if others:
        other = other_words(others[0], report.action)
        keys.append(phrase("assassins-acting-other", key=here("other"), what=other))
    what = shown_sentence(report, numbers)
    words = phrase("assassins-acting-price", what=what, price=report.price)
    return Said(words, (*keys, no))


def square_words(position: AssassinsPosition, square: int, knights: Mapping[int, int]) -> str:
    """What the cursor is on: the square, its kind, and who stands there."""
    gate = square in position.town.gate_squares
    kind = "gate" if gate else "roof" if position.town.roofs[square] else "street"
    who = standing(position, square, knights)
    return phrase("assassins-square", square=SQUARE_NAMES[square], kind=kind, who=who)


def _hidden(position: AssassinsPosition, square: int) -> bool:
    number = townsperson_on(position, square)
    return number is not None and number not in position.revealed


def unspent_question(position: AssassinsPosition) -> str | None:
    """The question before a phase ends with points left; None where none are."""
    if position.phase is AssassinsPhase.PEOPLE:
        points = position.people_ap
        return phrase("assassins-unspent", points=points) if points else None
    king, knights = position.king_ap, position.knights_ap
    if not (king or knights):
        return None
    return phrase("assassins-unspent-king", king=king, knights=knights)


def taken_back(left: int) -> str:
    """What to say after an action was taken back."""
    return phrase("assassins-taken-back", left=left)


def no_taking_back(game: AssassinsGame) -> str:
    """Why the last action cannot be taken back."""
    return phrase("assassins-not-taken-back", begun=bool(game.running))
