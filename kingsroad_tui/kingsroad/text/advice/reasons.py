"""Why a choice is good, and what another lacks: sentences made of `advisor.messages.reasons`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import Opponent
from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice
from advisor.messages.reasons import (
    ChoiceStanding,
    Exchange,
    Reason,
    ReasonKind,
    influence,
    standing,
)
from advisor.messages.verdicts import Severity
from kingsroad.board import REGIONS, Board, king_path
from kingsroad.cards import Card, Hand, Selection
from kingsroad.position import Position
from kingsroad_tui.common.text.figures import VISIBLE, loss_words, percent, points, value_figure
from kingsroad_tui.common.text.words import begun, count, listed, within
from kingsroad_tui.kingsroad.text.advice.verdicts import SEVERITY_WORDS
from kingsroad_tui.kingsroad.text.advice.worth import (
    is_settled,
    is_won,
    shown_loss,
    shown_value,
    top_value,
)
from kingsroad_tui.kingsroad.text.game import ORDINALS, card_name, region_name, short_words

_TYPES = {
    "level 0": "a player who goes for the next regions",
    "level 1": "a player who thinks one step ahead",
    "level 2": "a player who thinks two steps ahead",
    "equilibrium": "a player who is hard to guess",
}
"""How each type of player in a belief plays."""

KEEP_THE_WITCH: Final = "Keep the Witch: she adds nothing this round."

_MIN_CHOICES = 3
"""Fewer choices of an opponent than this are no evidence."""

_SLIGHT: Final = 0.05
"""Fewer points than this would be shown as none."""


class SeatContext(NamedTuple):
    """What the sentences speak of: the position before the choice, and who sits there."""

    position: Position
    names: Sequence[str]
    seat: int

    @property
    def board(self) -> Board:
        """The board in use."""
        return self.position.board

    def either(self, seats: Sequence[int]) -> str:
        """``Baron``, ``Baron or Duchess``, ``somebody`` for all opponents of several."""
        if len(seats) > 1 and len(seats) == len(self.names) - 1:
            return "somebody"
        *most, last = [self.names[seat] for seat in seats]
        return f"{', '.join(most)} or {last}" if most else last

    def together(self, seats: Sequence[int]) -> str:
        """``Baron``, ``Baron and Duchess``, ``everybody else``."""
        if len(seats) > 1 and len(seats) == len(self.names) - 1:
            return "everybody else"
        return listed(self.names[seat] for seat in seats)


def reason_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """The reasons for the recommendation, one to three sentences; none where none is needed."""
    if len(advice.candidates) == 1:
        return ["There is nothing else to choose."]
    if is_won(advice) or is_settled(advice):
        return []
    said = [_reason(reason, advice, table) for reason in advice.reasons]
    return said or ["No other choice is better."]


def _reason(reason: Reason, advice: Advice, table: SeatContext) -> str:
    region = region_name(table.board, reason.region) if reason.region else ""
    rivals, brings = reason.rivals, _brings(reason)
    match reason.kind:
        case ReasonKind.LEADS if rivals:
            return f"You would overtake {table.together(rivals)} in {region}{brings}."
        case ReasonKind.LEADS:
            return f"You would be ahead in {region}{brings}."
        case ReasonKind.TIES:
            level = f"You would draw level with {table.together(rivals)} in {region}"
            return f"{level}, which holds them back{brings}."
        case ReasonKind.PLACE:
            place = ORDINALS[(reason.place or 1) - 1]
            return f"A marker pays even for {place} place in {region}{brings}."
        case ReasonKind.RISK:
            return f"You would stay ahead in {region} unless {_ending(reason, table)}."
        case ReasonKind.PREPARES:
            return f"It prepares {_coming(reason, table, region)}."
        case ReasonKind.DRAGON_NOW:
            return f"Your Dragon would have {region} scored as well{brings}."
        case ReasonKind.ENDS:
            chance = reason.chance or 0.0
            often = "" if chance == 1 else f" {percent(chance)} of the time"
            return f"It ends the game this round{often}."
        case ReasonKind.WITCH_KEPT:
            return KEEP_THE_WITCH
        case ReasonKind.WITCH_NOW:
            gain = reason.points or 0.0
            worth = (
                f"That is worth {loss_words(gain, advice.goal)} more than any choice without her."
                if gain > 0
                else "That brings hardly more than the best choice without her."
            )
            return f"With the Witch you choose when all other cards are on the table. {worth}"
    raise AssertionError(reason.kind)


def _brings(reason: Reason) -> str:
    """``: 1.3 points on average``; before it, where it is not sure that the region is scored."""
    unsure = ", if a Dragon has it scored" if reason.scored is not None else ""
    return f"{unsure}: {_points(reason.points or 0.0)} on average this round"


def _ending(reason: Reason, table: SeatContext) -> str:
    """``Baron adds a marker, or Duchess 2 markers``."""
    by_need = {
        need: [
            seat for seat, needed in zip(reason.rivals, reason.needs, strict=True) if needed == need
        ]
        for need in sorted(set(reason.needs))
    }
    clauses = [f"{table.either(seats)} adds {_markers(need)}" for need, seats in by_need.items()]
    return ", or ".join(clauses)


def _coming(reason: Reason, table: SeatContext, region: str) -> str:
    """``7 King's Altar (next, 7 points for 1st place): you would have 2 there, …``."""
    where = "next" if reason.ahead == 1 else f"{reason.ahead} regions on"
    stand = f"you would have {_markers(reason.markers or 0)} there"
    if not reason.rivals:
        stand += ", more than anybody else"
    else:
        held = [influence(table.position, rival, reason.region or 0) for rival in reason.rivals]
        ahead = [r for r, n in zip(reason.rivals, held, strict=True) if n == max(held)]
        if max(held) == reason.markers:
            stand += f", level with {table.together(ahead)}, and can still get ahead"
        else:
            stand += f" to {max(held)} for {table.together(ahead)}, and can still draw level"
    return f"{region} ({where}, {_points(reason.points or 0.0)} for 1st place): {stand}"


def yours_sentences(
    advice: Advice,
    stands: ChoiceStanding,
    table: SeatContext,
    *,
    typed: Sequence[Card] = (),
    instead: bool = True,
) -> list[str]:
    """What cards chosen so far are worth, how they rank, and where they lose most.

    ``typed`` are the cards chosen, where that is not complete; ``instead``: whether it is said
    where the marker that does least would do more.
    """
    candidate, value = stands.candidate, shown_value(stands.candidate, advice)
    if stands.complete:
        lead = f"You would win {value}" if advice.goal is Goal.WIN else f"Yours: {value}"
    else:
        lead = f"{_completed(typed, stands.cards, table.board)}: {value}"
    less = _less(candidate.loss, advice.goal)
    if stands.complete and candidate.selection == advice.recommended:
        return [f"{lead}. That is the best choice."]
    if stands.equal:
        return [f"{lead}, about as good as the best choice."]
    place = f"{stands.rank}{_ordinal_ending(stands.rank)} of {stands.count} choices"
    rank = f" ({place})" if stands.complete else ""
    sentences = [f"{lead}, {less or 'a trace'} less than the best choice{rank}."]
    if not instead:
        return [*sentences, *_wasted(stands, table)]
    return [*sentences, *_exchanged(stands, advice, table)]


def _wasted(stands: ChoiceStanding, table: SeatContext) -> list[str]:
    """What is wrong with the marker that does least, and not where it belongs."""
    return [] if stands.exchange is None else [f"{_little(stands.exchange, stands, table)}."]


def _completed(typed: Sequence[Card], cards: Selection, board: Board) -> str:
    """What was chosen so far, and what to add: ``With 1, best add 6, then the Knight``.

    With a Witch all other cards go back, so that nothing is named beside her.
    """
    if Card.WITCH in typed:
        return "With the Witch"
    chosen = listed(_card(card, board) for card in typed)
    if cards.has_witch:
        return f"With {chosen}, best add the Witch"
    added = [_card(card, board) for card in cards.cards if card not in typed]
    # The Knight follows the region card before him: then the order matters.
    ordered = any(card.is_knight for card in cards.cards)
    return f"With {chosen}, best add {', then '.join(added) if ordered else listed(added)}"


def _card(card: Card, board: Board) -> str:
    """``6``, ``the Knight``, ``the Dragon``: a card within a sentence."""
    return card.value if card.region is not None else f"the {card_name(card, board)}"


def cost_sentence(advice: Advice, stands: ChoiceStanding, subject: str) -> str:
    """What a complete choice costs; ``subject`` (``This``) is what costs it."""
    goal, candidate = advice.goal, stands.candidate
    severity = candidate.severity(goal)
    called = f"is {SEVERITY_WORDS[severity].named}"
    if severity is Severity.GAMBLE:
        lost = loss_words(candidate.loss_best_play or 0.0, goal)
        return f"{subject} {called}: against perfect play it costs {lost}."
    cost = f"costs {loss_words(shown_loss(candidate), goal)}"
    if severity is Severity.MISSED_CHANCE:
        cost = f"{called} that {cost} against people"
    elif severity is not Severity.GOOD:
        cost = f"{called} that {cost}"
    if goal is not Goal.WIN:
        return f"{subject} {cost}."
    value, best = shown_value(candidate, advice), value_figure(top_value(advice), goal)
    return f"{subject} {cost}: you would win {value} of the time instead of {best}."


def assumed_sentence(advice: Advice, chosen: Selection, table: SeatContext) -> str | None:
    """What a choice that was played costs under the assumptions in force; None where not known."""
    stands = standing(advice.candidates, hand_of(advice, table), chosen.cards)
    if stands is None:
        return None
    played = f"{begun(short_words(chosen.as_revealed().codes))} was played: in this case"
    if stands.equal or stands.candidate.selection == advice.recommended:
        return f"{played} as good as any."
    return cost_sentence(advice, stands, f"{played} it")


def exchange_sentences(advice: Advice, selection: Selection, table: SeatContext) -> list[str]:
    """Why a choice is worse than the best, where one marker says it: at most one sentence."""
    stands = standing(advice.candidates, hand_of(advice, table), selection.cards)
    return [] if stands is None else _exchanged(stands, advice, table)


def missed_sentences(advice: Advice, selection: Selection, table: SeatContext) -> list[str]:
    """Why the best choice is better where no single marker says it: its first reason that this
    choice does without. At most one sentence.
    """
    had, best = selection.placed(), Selection.of(advice.recommended).placed()
    for reason in advice.reasons:
        region = reason.region
        if region is None or had[region - 1] < best[region - 1]:
            said = _reason(reason, advice, table)
            return [f"The best choice is better because {within(said)}"]
    return []


def _exchanged(stands: ChoiceStanding, advice: Advice, table: SeatContext) -> list[str]:
    """Why the marker does little where it is, and what it would do elsewhere."""
    exchange = stands.exchange
    if exchange is None:
        return []
    goal = advice.goal
    target = region_name(table.board, exchange.target)
    value = shown_value(exchange.candidate, advice)
    brings = {
        Goal.WIN: f"you would win {value} of the time",
        Goal.MARGIN: f"your lead would be {value}",
    }.get(goal, f"you would get {value}")
    return [f"{_little(exchange, stands, table)}; with one marker in {target} instead {brings}."]


def then_sentence(exchange: Exchange, stands: ChoiceStanding, table: SeatContext) -> str:
    """What was wrong with a marker of an earlier choice, to be said beside a better one."""
    return f"What was wrong with your choice then? {_little(exchange, stands, table)}."


def _little(exchange: Exchange, stands: ChoiceStanding, table: SeatContext) -> str:
    """What the board says about the region where a marker does least; a clause."""
    position, seat, region = table.position, table.seat, exchange.source
    name = region_name(table.board, region)
    placed = stands.cards.placed()[region - 1]
    own = influence(position, seat, region) + placed
    others = {o: influence(position, o, region) for o in position.seats if o != seat}
    top = max(others.values())
    ahead = king_path(position.king, len(REGIONS)).index(region)
    leaders = [other for other, held in others.items() if held == top]
    paid = table.board.paid(region, len(position.seats))
    level = sum(held >= own for held in others.values())
    gets, alone = (paid[at] if at < len(paid) else 0 for at in (level, 0))
    if gets < alone and top > own:
        lead = begun(table.together(leaders))
        return f"{lead} would lead {name} with {count(top, 'marker')} to your {own}"
    if gets < alone and top == own:
        return f"You would only draw level with {table.together(leaders)} in {name}"
    if own - placed > top:
        return f"You lead {name} without another marker"
    if ahead > 1:
        return f"{name} is {ahead} regions down the King's road"
    if top >= own:  # where another place pays as much
        return f"As it stands, {name} would pay you {count(gets, 'point')}"
    return f"A marker in {name} brings less than elsewhere"


def evidence_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """What opponents' choices so far say about them; nothing without evidence."""
    said = [_evidence(opponent, table.names[opponent.player]) for opponent in advice.opponents]
    return [sentence for sentence in said if sentence]


def _evidence(opponent: Opponent, name: str) -> str:
    found = opponent.evidence
    if found is None or found.choices < _MIN_CHOICES or 2 * found.fitting <= found.choices:
        return ""
    return (
        f"{found.fitting} of {name}'s {found.choices} choices so far were what "
        f"{_TYPES.get(found.type, found.type)} would choose."
    )


def region_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """The recommendation region by region, in numbers: for the details."""
    chosen = next((c for c in advice.candidates if c.selection == advice.recommended), None)
    lines = []
    for reason in chosen.regions if chosen else []:
        gain = reason.points + reason.bonus
        if reason.scored <= VISIBLE or (not reason.placed and gain < _SLIGHT):
            continue
        parts = [
            f"alone in 1st place {percent(reason.first)}",
            f"level with others {percent(reason.tie)}",
        ]
        if reason.takes_noble > VISIBLE:
            parts.append(f"gains a Noble there {percent(reason.takes_noble)}")
        if reason.loses_noble > VISIBLE:
            parts.append(f"loses the Noble there {percent(reason.loses_noble)}")
        scored = "" if reason.scored > 1 - VISIBLE else f" (scored {percent(reason.scored)})"
        lines.append(
            f"{region_name(table.board, reason.region)}{scored}: {', '.join(parts)}; "
            f"{_points(gain)} on average."
        )
    return lines


def hand_of(advice: Advice, table: SeatContext) -> Hand:
    """The hand that the advice is about."""
    return table.position.hand(table.seat, second=advice.second)


def _less(loss: float, goal: Goal) -> str:
    """``2%`` of the chance to win, ``1.2 points``; nothing where it would be 0."""
    shown = points(round(100 * loss)) if goal is Goal.WIN else points(loss)
    if shown == "0":
        return ""
    return f"{shown}%" if goal is Goal.WIN else loss_words(loss, goal)


def _points(value: float) -> str:
    shown = points(value)
    return f"{shown} point{'' if shown == '1' else 's'}"


def _markers(number: int) -> str:
    return "a marker" if number == 1 else count(number, "marker")


def _ordinal_ending(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
