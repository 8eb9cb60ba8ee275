"""What people read while they play or set up a position: prompts, reasons, questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad.cards import MAX_CARDS, Card, Hand, SelectionProblem
from kingsroad.position import GOAL, MARKERS, Position
from kingsroad_tui.keys.key_words import ENTER, KeysHere
from kingsroad_tui.kingsroad.editor.position_draft import DraftProblem
from kingsroad_tui.kingsroad.play.court_words import end_is_near
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import said_of, seat_spoken_to, who
from kingsroad_tui.words.lists import count, listed

_NUMBERS = ("no", "one", "two", "three")

_NO_SUCH_CARD: Final = (
    "There is no such card: type 1 to 8, K, D, W, or kk for a Knight who declines."
)

ONE_MOMENT: Final = "One moment: your choice is still being weighed."
"""Where a warning is wanted, and it is not known yet whether there is one."""

_REASONS = {
    SelectionProblem.UNKNOWN_CARD: _NO_SUCH_CARD,
    SelectionProblem.TWICE: "That card is chosen already.",
    SelectionProblem.NOTHING_TO_DECLINE: "The Knight can only decline right after a region.",
    SelectionProblem.DRAGON_SPENT: "Your Dragon is spent: everybody has only one.",
    SelectionProblem.WITCH_SPENT: "Your Witch is spent: everybody has only one.",
    SelectionProblem.WITCH_AGAIN: "The Witch cannot be played again in the second choice.",
}


def refusal(refused: Refused, hand: Hand, here: KeysHere | None = None) -> str:
    """Why a card cannot be added, or why the cards cannot be played yet.

    ``here`` names the keys, where cards are chosen by keys.
    """
    if refused.problem is SelectionProblem.TOO_MANY:
        if hand.size == 0:
            return no_cards_to_play(here("forward") if here else ENTER)
        drop = f": press {here('back')} to drop one" if here else ""
        return f"Only {cards_in_words(hand.size)}{drop}."
    if refused.problem is SelectionProblem.TOO_FEW:
        return f"Choose {cards_in_words(hand.size)} first, then play them."
    return _REASONS[refused.problem]


def no_such_card(here: KeysHere) -> str:
    """The answer to a key that nothing is bound to, while cards are chosen."""
    cards = f"{here('card.1')} to {here('card.8')}, {here('card.K')}, {here('card.D')}"
    declines = f"{here('card.k')} after him for a Knight who declines"
    return f"There is no such card: type {cards}, {here('card.W')}, or {declines}."


def no_cards_to_play(play: str) -> str:
    """Where no marker is left; ``play`` is the key that goes on."""
    return f"You have no markers left, so you play no cards: press {play}."


def cards_in_words(number: int) -> str:
    """``three cards``, ``one card``."""
    return f"{_NUMBERS[number]} {_cards(number)}"


def _cards(number: int) -> str:
    return "card" if number == 1 else "cards"


def opening_note(
    builder: SelectionBuilder, board: Board, name: str, here: KeysHere, near_end: str = ""
) -> str:
    """The first thing to do, said to this person where several share the terminal.

    ``near_end`` is one of `near_end_forms`: by then everybody knows how many
    cards to choose.
    """
    if near_end and not builder.complete and not builder.hand.second:
        return near_end
    if not name or builder.complete or builder.hand.size < MAX_CARDS:
        return choosing_note(builder, board, here)
    again = " again:" if builder.hand.second else ""
    return f"{name}, choose{again} {cards_in_words(builder.missing)}."


def near_end_forms(position: Position, names: Sequence[str]) -> tuple[str, ...]:
    """That this round may well be the last, and what comes then, the longest form first; none
    before that."""
    if not end_is_near(position):
        return ()
    best = max(position.scores)
    leaders = [seat for seat in position.seats if position.scores[seat] == best]
    points = count(GOAL - best, "point")
    ends = said_of(
        names,
        leaders,
        one="{who} needs {points} to end the game",
        you="You need {points} to end the game",
        many="{who} need {points} to end the game",
        points=points,
    )
    then = "then every other region pays once more."
    return f"{ends}; {then}", f"{points} more may end the game; {then}", f"{ends}."


def choosing_note(
    builder: SelectionBuilder, board: Board, here: KeysHere, *, judged: bool = False
) -> str:
    """The next thing to do while choosing cards, which are played or, with ``judged``, judged."""
    cards, commit = builder.cards, f"{here('forward')} {'judges' if judged else 'plays'}"
    if not builder.complete:
        if builder.hand.size < MAX_CARDS and not cards:
            have = count(builder.hand.in_hand, "marker")
            return f"You have {have} left, so choose {cards_in_words(builder.hand.size)}."
        if not cards:
            return f"Choose {cards_in_words(builder.missing)} by key or click."
        if cards == (Card.KNIGHT,):
            return "The Knight goes last and doubles the region before him."
        return f"Choose {_NUMBERS[builder.missing]} more {_cards(builder.missing)}."
    if not cards:
        return no_cards_to_play(here("forward"))
    if Card.WITCH in cards:
        return f"{commit} the Witch; you need no other cards, they would only come back."
    if cards[-1] is Card.DECLINING_KNIGHT:
        lets = f"The Knight declines and places no marker; {here('card.k')} lets him."
        return f"{lets} {commit} the cards."
    if cards[-1] is Card.KNIGHT:
        before = cards[-2].region if len(cards) > 1 else None
        where = f"one more in {region_name(board, before)}" if before else "no marker"
        elsewhere = f" ({here('reorder')} moves him)" if builder.can_reorder else ""
        return f"The Knight places {where}{elsewhere}."
    return f"{commit} the cards; {here('back')} drops one."


def draft_problem_sentence(problem: DraftProblem, names: Sequence[str], board: Board) -> str:
    """Why a position being set up is impossible."""
    if problem.seat is not None:
        return (
            f"{names[problem.seat]} has {problem.count} markers and Nobles on the board; "
            f"there are only {MARKERS}."
        )
    return (
        f"{region_name(board, problem.region or 1)} has {problem.count} Nobles; "
        "only permanent Nobles share a region."
    )


def status_line(
    position: Position, waiting: str = "", *, second: bool, copied: bool = False
) -> str:
    """The round, the King, and whom the table waits for, as words; or that the game is over.

    ``copied`` says whether it is a copy of a game, played on from an earlier round.
    """
    if position.finished:
        return f"Game over after round {position.round - 1}"
    king = region_name(position.board, position.king)
    line = f"{'Played on: round' if copied else 'Round'} {position.round} · the King in {king}"
    if second:
        line += " · second choice"
    return f"{line} · {waiting}" if waiting else line


def waiting_words(names: Sequence[str], seats: Sequence[int]) -> str:
    """Whom the table waits for: ``your turn``, ``Ann and Bob to choose``, nothing for nobody."""
    if not seats:
        return ""
    if seat_spoken_to(names) in seats:
        return "your turn"
    return f"{who(names, seats)} to choose"


def leaving_question(chosen: Sequence[str]) -> str:
    """The question before leaving while choices of this round are not revealed yet."""
    again = "has to choose again" if len(chosen) == 1 else "have to choose again"
    return (
        f"Secret choices are never written down: {listed(chosen)} {again} when the game goes on. "
        "Leave the table?"
    )


def leaving_typed_question() -> str:
    """Asked before a followed game is left in the middle of a round."""
    return "Leave? The cards typed for this round are lost; the rounds before it are saved."
