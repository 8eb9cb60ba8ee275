"""What people read while they play: prompts, reasons, questions, help.

The help says what can be done now, and the game in short. What the curtain says between two people
who share a terminal is here too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kingsroad.board import Board
from kingsroad.cards import MAX_CARDS, Card, Hand, SelectionProblem
from kingsroad.position import GOAL, Position
from kingsroad_tui.curtain.words import CurtainWords, PlayerStanding, passing_to
from kingsroad_tui.keys.key_words import KeysHere, key, with_keys
from kingsroad_tui.kingsroad.play.outlook_words import end_is_near
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words.game import the_region
from kingsroad_tui.kingsroad.words.people import people, seat_spoken_to
from tabletop.say import Say
from tabletop.words.voice import phrase


def refusal(refused: Refused, hand: Hand, here: KeysHere | None = None) -> str:
    """Why a card cannot be added, or why the cards cannot be played yet.

    ``here`` names the keys, where cards are chosen by keys.
    """
    if refused.problem is SelectionProblem.TOO_MANY:
        if hand.size == 0:
            on = here("forward") if here else key("fixed.enter")
            return phrase("kingsroad-prompt-no-cards-to-play", key=on)
        if here is None:
            return phrase("kingsroad-prompt-too-many", count=hand.size)
        return phrase("kingsroad-prompt-too-many-drop", count=hand.size, key=here("back"))
    if refused.problem is SelectionProblem.TOO_FEW:
        return phrase("kingsroad-prompt-too-few", count=hand.size)
    return phrase(f"kingsroad-refused-{refused.problem.name.lower()}")


def no_such_card(here: KeysHere) -> str:
    """The answer to a key that nothing is bound to, while cards are chosen."""
    return with_keys(phrase("kingsroad-prompt-no-such-key"), here)


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
    again = builder.hand.second
    return phrase("kingsroad-prompt-opening", name=name, again=again, count=builder.missing)


def near_end_forms(position: Position, names: Sequence[str]) -> tuple[str, ...]:
    """That this round may well be the last, and what comes then, the longest form first; none
    before that."""
    if not end_is_near(position):
        return ()
    best = max(position.scores)
    leaders = [seat for seat in position.seats if position.scores[seat] == best]
    end = Say(
        "kingsroad-prompt-end-near",
        who=people(names, leaders),
        many=len(leaders),
        points=GOAL - best,
    )
    then = phrase("kingsroad-prompt-end-near-then", points=GOAL - best)
    return (
        phrase("kingsroad-prompt-end-near-and-then", end=end),
        then,
        phrase("kingsroad-prompt-end-near-alone", end=end),
    )


def choosing_note(
    builder: SelectionBuilder, board: Board, here: KeysHere, *, judged: bool = False
) -> str:
    """The next thing to do while choosing cards, which are played or, with ``judged``, judged."""
    cards, missing = builder.cards, builder.missing
    if not builder.complete:
        if builder.hand.size < MAX_CARDS and not cards:
            return phrase("kingsroad-prompt-few-markers", count=builder.hand.in_hand)
        if not cards:
            return phrase("kingsroad-prompt-choose", count=missing)
        if cards == (Card.KNIGHT,):
            return phrase("kingsroad-prompt-knight-first")
        return phrase("kingsroad-prompt-choose-more", count=missing)
    on = here("forward")
    if not cards:
        return phrase("kingsroad-prompt-no-cards-to-play", key=on)
    if Card.WITCH in cards:
        return phrase("kingsroad-prompt-witch", key=on, judged=judged)
    if cards[-1] is Card.DECLINING_KNIGHT:
        lets = here("card.k")
        return phrase("kingsroad-prompt-declining", lets=lets, key=on, judged=judged)
    if cards[-1] is Card.KNIGHT:
        before = cards[-2].region if len(cards) > 1 else None
        moves = builder.can_reorder
        knight = (
            Say("kingsroad-prompt-idle-knight")
            if before is None
            else Say("kingsroad-prompt-knight", region=the_region(board, before))
        )
        if not moves:
            return phrase("kingsroad-prompt-knight-stays", knight=knight)
        return phrase("kingsroad-prompt-knight-moves", knight=knight, key=here("reorder"))
    return phrase("kingsroad-prompt-ready", key=on, judged=judged, back=here("back"))


def status_line(
    position: Position, waiting: str = "", *, second: bool, copied: bool = False
) -> str:
    """The round, the King, and whom the table waits for, as words; or that the game is over.

    ``copied`` says whether it is a copy of a game, played on from an earlier round.
    """
    if position.finished:
        return phrase("kingsroad-prompt-status-over", round=position.round - 1)
    line = phrase(
        "kingsroad-prompt-status",
        round=position.round,
        region=the_region(position.board, position.king),
        copied=copied,
        second=second,
    )
    return f"{line} · {waiting}" if waiting else line


def waiting_words(names: Sequence[str], seats: Sequence[int]) -> str:
    """Whom the table waits for: ``your turn``, ``Ann and Bob to choose``, nothing for nobody."""
    if not seats:
        return ""
    if seat_spoken_to(names) in seats:
        return phrase("kingsroad-prompt-your-turn")
    return phrase("kingsroad-prompt-to-choose", who=people(names, seats))


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
        phrase("kingsroad-prompt-everyone-may-watch") if alone else words.call,
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
        phrase("kingsroad-reveal-all-chosen"),
        phrase("kingsroad-prompt-look-here"),
        phrase("kingsroad-prompt-reveal"),
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
        return phrase("kingsroad-prompt-has-chosen")
    if other == seat:
        return phrase("kingsroad-prompt-chooses-now")
    person = other in table.setup.people
    return phrase("kingsroad-prompt-chooses-later" if person else "kingsroad-prompt-is-thinking")


def game_in_short() -> tuple[str, ...]:
    """The game in short, a paragraph each."""
    parts = ("round", "knight", "dragon", "witch", "noble", "end", "markers")
    return tuple(phrase(f"kingsroad-in-short-{part}") for part in parts)


def help_while_choosing(builder: SelectionBuilder, here: KeysHere, *, hints: bool) -> str:
    """What can be done now by the player choosing cards."""
    missing = builder.missing
    said = [
        phrase("kingsroad-prompt-help-ready")
        if builder.complete
        else phrase("kingsroad-prompt-help-choose", count=missing, more=bool(builder.chosen))
    ]
    if builder.can_reorder:
        said.append(phrase("kingsroad-prompt-help-reorder"))
    if builder.hand.second:
        said.append(phrase("kingsroad-prompt-help-second"))
    elif Card.WITCH in builder.chosen:
        said.append(phrase("kingsroad-prompt-help-witch"))
    said.append(phrase("kingsroad-prompt-help-look"))
    if hints:
        said.append(phrase("kingsroad-prompt-help-hint"))
    return with_keys(" ".join(said), here)
