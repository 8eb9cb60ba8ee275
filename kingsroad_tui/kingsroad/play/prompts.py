"""What people read while they play: prompts, reasons, questions, help.

The help says what can be done now, and the game in short. What the curtain says between two people
who share a terminal is here too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kingsroad.board import Board
from kingsroad.cards import MAX_CARDS, Card, Hand, SelectionProblem
from kingsroad.position import GOAL, MARKERS, Position
from kingsroad_tui.curtain.words import CurtainWords, PlayerStanding, passing_to
from kingsroad_tui.keys.key_words import ENTER, KeysHere, together
from kingsroad_tui.kingsroad.play.outlook_words import end_is_near
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import said_of, seat_spoken_to, who
from kingsroad_tui.words.lists import begun, count
from tabletop.words.voice import phrase

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
            return phrase(
                "kingsroad-play-prompts-no-cards-to-play", play=here("forward") if here else ENTER
            )
        drop = f": press {here('back')} to drop one" if here else ""
        return phrase(
            "kingsroad-play-prompts-refusal", cards_in_words=cards_in_words(hand.size), drop=drop
        )
    if refused.problem is SelectionProblem.TOO_FEW:
        return phrase("kingsroad-play-prompts-refusal-2", cards_in_words=cards_in_words(hand.size))
    return _REASONS[refused.problem]


def no_such_card(here: KeysHere) -> str:
    """The answer to a key that nothing is bound to, while cards are chosen."""
    cards = f"{here('card.1')} to {here('card.8')}, {here('card.K')}, {here('card.D')}"
    declines = f"{here('card.k')} after him for a Knight who declines"
    return phrase(
        "kingsroad-play-prompts-no-such-card", cards=cards, here=here("card.W"), declines=declines
    )


def cards_in_words(number: int) -> str:
    """``three cards``, ``one card``."""
    return f"{_NUMBERS[number]} {_cards(number)}"


def _cards(number: int) -> str:
    return (
        phrase("kingsroad-play-prompts-cards")
        if number == 1
        else phrase("kingsroad-play-prompts-cards-2")
    )


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
    return phrase(
        "kingsroad-play-prompts-opening-note",
        name=name,
        again=again,
        cards_in_words=cards_in_words(builder.missing),
    )


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
            return phrase(
                "kingsroad-play-prompts-choosing-note",
                have=have,
                cards_in_words=cards_in_words(builder.hand.size),
            )
        if not cards:
            return phrase(
                "kingsroad-play-prompts-choosing-note-2",
                cards_in_words=cards_in_words(builder.missing),
            )
        if cards == (Card.KNIGHT,):
            return phrase("kingsroad-play-prompts-choosing-note-3")
        return phrase(
            "kingsroad-play-prompts-choosing-note-4",
            numbers=_NUMBERS[builder.missing],
            cards=_cards(builder.missing),
        )
    if not cards:
        return phrase("kingsroad-play-prompts-no-cards-to-play", play=here("forward"))
    if Card.WITCH in cards:
        return phrase("kingsroad-play-prompts-choosing-note-5", commit=commit)
    if cards[-1] is Card.DECLINING_KNIGHT:
        lets = f"The Knight declines and places no marker; {here('card.k')} lets him."
        return phrase("kingsroad-play-prompts-choosing-note-6", lets=lets, commit=commit)
    if cards[-1] is Card.KNIGHT:
        before = cards[-2].region if len(cards) > 1 else None
        where = f"one more in {region_name(board, before)}" if before else "no marker"
        elsewhere = f" ({here('reorder')} moves him)" if builder.can_reorder else ""
        return phrase("kingsroad-play-prompts-choosing-note-7", where=where, elsewhere=elsewhere)
    return phrase("kingsroad-play-prompts-choosing-note-8", commit=commit, here=here("back"))


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
        return phrase("kingsroad-play-prompts-waiting-words")
    return phrase("kingsroad-play-prompts-waiting-words-2", who=who(names, seats))


def passing_words(
    table: Table, seat: int, last: int | None, chosen: Collection[int]
) -> CurtainWords:
    """Before this seat chooses.

    ``last`` is the one who has just chosen and may want to again; ``chosen`` are all who have.
    """
    name = table.game.players[seat]
    words = passing_to(name)
    again = table.phase is Phase.SECOND_CHOICE
    alone = again and len(table.choosers) == 1
    return CurtainWords(
        words.headline,
        "After the Witch: choose again. Everyone may watch." if alone else words.call,
        words.button,
        name,
        table.setup.seats[seat].colour,
        status_line(table.position, second=again),
        _standings(table, seat, chosen),
        _name(table, last),
    )


def revealing_words(table: Table, last: int) -> CurtainWords:
    """When the last person has chosen and the cards are about to be turned."""
    return CurtainWords(
        "Everyone has chosen.",
        "Everyone, look here: the cards are about to be revealed.",
        "Reveal the cards",
        status=status_line(table.position, second=table.phase is Phase.SECOND_CHOICE),
        standings=_standings(table, None, ()),
        again=_name(table, last),
    )


def _name(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.game.players[seat]


def _standings(
    table: Table, seat: int | None, chosen: Collection[int]
) -> tuple[PlayerStanding, ...]:
    """Everybody's points, what the last round brought, and who chooses when."""
    position, report = table.position, table.last_report
    fresh = report is not None and table.phase is Phase.CHOOSING
    gained = report.gained if report is not None and fresh else (0,) * position.num_players
    return tuple(
        PlayerStanding(
            table.game.players[other],
            table.setup.seats[other].colour,
            position.scores[other],
            gained[other],
            _state(table, other, seat, chosen),
            other == seat,
        )
        for other in position.seats
    )


def _state(table: Table, other: int, seat: int | None, chosen: Collection[int]) -> str:
    """What somebody does in this phase, in a word or two."""
    if other not in table.choosers:
        return ""
    if seat is None or other in chosen or other not in table.waiting:
        return phrase("kingsroad-play-prompts-state")
    if other == seat:
        return phrase("kingsroad-play-prompts-state-2")
    return (
        phrase("kingsroad-play-prompts-state-3")
        if other in table.setup.people
        else phrase("kingsroad-play-prompts-state-4")
    )


GAME_IN_SHORT: Final = (
    "Every round all players choose three cards in secret and reveal them together. A region's "
    "card puts one of your markers there. Then the region where the King stands is scored: whoever "
    "has most markers takes the most points. Players who tie all take the lower place. All markers "
    "there go back to their owners, and the King goes on to the next region.",
    "Knight: one more marker where the card before him puts one.",
    "Dragon: one more region is scored this round. Once a game.",
    "Witch: your other cards go back, and you choose again when you know what the others played. "
    "Once a game.",
    "Noble: whoever is alone in 1st place leaves a marker as a Noble. He counts as a marker; "
    "when his region is scored he brings 1 point, and 1 more for every region that an unbroken "
    "chain of your Nobles links to it.",
    f"The game ends after a round in which somebody reaches {GOAL} points. Then every "
    "region not scored in that round pays once more, places only: Nobles count as markers, but "
    "bring no points. Most points win.",
    f"You have {MARKERS} markers: those on the map come back only when their region is scored. "
    "With fewer than three in hand you choose only as many cards as you have markers.",
)
"""The game in short, a paragraph each."""


def help_while_choosing(builder: SelectionBuilder, here: KeysHere, *, hints: bool) -> str:
    """What can be done now by the player choosing cards."""
    if builder.complete:
        cards = f"Your cards are ready: {here('forward')} plays them, {here('back')} drops one."
    else:
        more = "" if not builder.chosen else " more"
        need = cards_in_words(builder.missing)
        cards = f"Choose {need}{more}: press a card's sign, or click it or its region on the map."
    order = f" {here('reorder')} puts the Knight after another card." if builder.can_reorder else ""
    again = ""
    if builder.hand.second:
        again = " You have seen what the others played, and the Witch is gone."
    elif Card.WITCH in builder.chosen:
        again = " With the Witch you need no other cards: they would go back unseen."
    look = begun(f"{together(('look_previous', 'look_next'), here)} say what each card does now.")
    hint = f" {here('hint')} gives a hint, {here('skip')} closes it." if hints else ""
    return f"{cards}{order}{again} {look}{hint}"
