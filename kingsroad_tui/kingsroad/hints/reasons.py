"""Why a choice is good, and what another lacks: sentences made of `advisor.messages.advice`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import (
    MAX_REASONS,
    MOST_ADDED,
    Lack,
    Opponent,
    Reason,
    ReasonKind,
    Split,
)
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import Board
from kingsroad.cards import Card, Hand, Selection
from kingsroad.position import Position
from kingsroad_tui.kingsroad.hints.cases import (
    LIKELY,
    THIS,
    case_clause,
    looks_sentence,
    odds,
    split_sentence,
)
from kingsroad_tui.kingsroad.hints.worth import (
    all_equal,
    is_settled,
    is_won,
    shown_loss,
    shown_value,
    top_value,
)
from kingsroad_tui.kingsroad.words.game import region_name, short_words, the_card
from kingsroad_tui.words.figures import loss_words, value_beside, value_figure
from kingsroad_tui.words.lists import count, listed, ordinal
from tabletop.say import Fact, Points, Say
from tabletop.words.numbers import VISIBLE, percent, points
from tabletop.words.voice import phrase

_TYPES = {
    "level 0": "a player who goes for the next regions",
    "level 1": "a player who thinks one step ahead",
    "level 2": "a player who thinks two steps ahead",
    "equilibrium": "a player who cannot be read",
}
"""How each type of player in a belief plays."""

_MANY: Final = 6
"""So many choices about as good are many."""

_ALMOST_SURE: Final = 0.995
"""A chance above this is not worth a figure."""

_MIN_CHOICES = 3
"""Fewer choices of an opponent than this are no evidence."""

_WORTH_A_WORD: Final = 0.02
"""A chance to win, or what weighs as much, below which a difference is no reason."""

_TWO: Final = 2

_CLEAR: Final = 0.5
"""Fewer points than this are not told apart."""

_SLIGHT: Final = 0.05
"""Fewer points than this would be shown as none."""


class SeatContext(NamedTuple):
    """What the sentences speak of: the position before the choice, and who sits there; ``lens`` is
    who the others are, as messages choose by it: ``people``, or at a table of computers alone
    ``players``."""

    position: Position
    names: Sequence[str]
    seat: int
    lens: str = "people"

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
    """The reasons for the recommendation, one to three sentences; none where none is needed.

    What its value hangs on comes first, then why the obvious choice is worse.
    """
    if len(advice.candidates) == 1:
        return [phrase("kingsroad-hints-reasons-nothing-else")]
    if is_won(advice) or is_settled(advice):
        return []
    hangs_on = best_split_sentences(advice, table)
    if all_equal(advice):  # which stands beside the best choice
        different = [one for one in advice.reasons if one.kind is not ReasonKind.ALIKE]
        return [*hangs_on, *reasons_in_words(different, advice, table)][:MAX_REASONS]
    obvious = obvious_sentence(advice, table)
    told = [
        *hangs_on,
        *([obvious] if obvious else []),
        *left_alone_sentences(advice, table),
        *reasons_in_words(advice.reasons, advice, table),
        *kept_sentences(advice, table),
    ]
    return told[:MAX_REASONS] or [phrase("kingsroad-hints-reasons-none-better")]


def best_split_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """What the value of the best choice hangs on: at most one sentence.

    Nothing where no single thing explains half of how much it varies, or where the cases hardly
    differ.
    """
    best = next((c for c in advice.candidates if c.selection == advice.recommended), None)
    if best is None or best.split is None or not best.split.decides:
        return []
    values = [case.value for case in best.split.cases]
    if max(values) - min(values) < _WORTH_A_WORD * SCALE[advice.goal]:
        return []
    return [split_sentence(best.split, advice.goal, table.names, table.board, choice=THIS)]


def obvious_sentence(advice: Advice, table: SeatContext) -> str | None:
    """Why the choice that looks best is not: None where it costs too little."""
    obvious, goal = advice.obvious, advice.goal
    if obvious is None:
        return None
    cards = short_words(obvious.selection)
    nobles = sum(part.nobles for part in obvious.parts)
    looks = Say(
        "kingsroad-hints-looks-points",
        points=obvious.points,
        place=obvious.points - nobles,
        nobles=nobles,
    )
    if obvious.split is not None and obvious.split.decides:
        return looks_sentence(
            obvious.split, goal, table.names, table.board, cards=cards, points=looks
        )
    if obvious.lacks is not None:
        return _looks_but_lacks(obvious.lacks, advice, cards, looks, table)
    return phrase(
        "kingsroad-hints-looks-less",
        cards=cards,
        points=looks,
        expected=points(obvious.expected),
        cost=loss_words(obvious.loss, goal),
    )


def _looks_but_lacks(lack: Lack, advice: Advice, cards: str, looks: Say, table: SeatContext) -> str:
    """That the choice that looks best lacks what no good one does without."""
    best = value_beside(top_value(advice), lack.loss, advice.goal)
    told: dict[str, Fact] = {
        "cards": cards,
        "points": looks,
        "goal": advice.goal.value,
        "value": value_figure(best, advice.goal),
    }
    if lack.region is None:
        card = the_card(Card.WITCH if lack.witch else Card.DRAGON, table.board)
        return phrase("kingsroad-hints-looks-without-card", **told, card=card)
    region = region_name(table.board, lack.region)
    return phrase("kingsroad-hints-looks-without", **told, region=region, markers=lack.markers)


def kept_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """What the Dragon or the Witch would be worth kept, where that decides: at most one sentence.

    Of a card that is advised, and of one that would add something now but is worth more kept.
    """
    for kept in advice.kept:
        card = the_card(Card(kept.card), table.board)
        now, later = _worth(kept.now, advice.goal), _worth(kept.kept, advice.goal)
        if kept.card in advice.recommended:
            return [phrase("kingsroad-hints-kept-now", card=card, now=now, kept=later)]
        if kept.kept > kept.now >= _WORTH_A_WORD * SCALE[advice.goal]:
            return [phrase("kingsroad-hints-kept-later", card=card, now=now, kept=later)]
    return []


def _worth(value: float, goal: Goal) -> str:
    """A difference of values; nothing less than nothing."""
    return loss_words(max(0.0, value), goal)


def left_alone_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """Why the choice leaves the King's region alone, where a marker there would cost something.

    That region is where everybody looks first; advice that passes it over in silence is not
    believed. At most one sentence: that others come, that the leader is out of reach, or what a
    marker there brings at best. Nothing where the obvious choice is told, which is about it.
    """
    position, king, goal = table.position, table.position.king, advice.goal
    advised = Selection.of(advice.recommended)
    if is_won(advice) or advised.has_witch or advised.placed()[king - 1]:
        return []
    if advice.obvious is not None and king in (part.region for part in advice.obvious.parts):
        return []
    there = (c for c in advice.candidates if Selection.of(c.selection).placed()[king - 1])
    nearest = min(there, key=lambda candidate: candidate.loss, default=None)
    if nearest is None or shown_loss(nearest) < _WORTH_A_WORD * SCALE[goal]:
        return []
    region, own = region_name(table.board, king), position.influence(table.seat, king)
    others = {o: position.influence(o, king) for o in position.seats if o != table.seat}
    top = max(others.values())
    if own > top:
        return [phrase("kingsroad-hints-leave-ahead", region=region, own=own, top=top)]
    split = nearest.split
    if split is not None and split.decides and split.region == king and len(split.cases) == _TWO:
        fewest, most = split.cases
        if most.value < fewest.value:
            return [_left_to_others(split, goal, table)]
    if top - own > MOST_ADDED:
        leaders = tuple(table.names[o] for o, held in others.items() if held == top)
        return [phrase("kingsroad-hints-leave-reach", region=region, leaders=leaders)]
    value = shown_value(nearest, advice)
    return [phrase("kingsroad-hints-leave-brings", region=region, goal=goal.value, value=value)]


def _left_to_others(split: Split, goal: Goal, table: SeatContext) -> str:
    """That others come to the King's region, or may."""
    fewest, most = split.cases
    clause = case_clause(split, most, table.names, table.board)
    region, chance = region_name(table.board, split.region or 0), odds(most.chance)
    if most.chance >= LIKELY:
        comes = clause.part("comes")
        return phrase("kingsroad-hints-leave-others", region=region, case=comes, odds=chance)
    return phrase(
        "kingsroad-hints-leave-unless",
        region=region,
        case=clause,
        odds=chance,
        goal=goal.value,
        value=value_figure(most.value, goal),
        otherwise=value_figure(fewest.value, goal),
    )


def reasons_in_words(reasons: Sequence[Reason], advice: Advice, table: SeatContext) -> list[str]:
    """Reasons for a choice among those of an advice, one sentence each."""
    return [_reason(reason, advice, table) for reason in reasons]


def _reason(reason: Reason, advice: Advice, table: SeatContext) -> str:
    region = region_name(table.board, reason.region) if reason.region else ""
    rivals, brings = reason.rivals, _brings(reason)
    match reason.kind:
        case ReasonKind.LEADS if rivals:
            return phrase(
                "kingsroad-hints-reasons-reason",
                together=table.together(rivals),
                region=region,
                brings=brings,
            )
        case ReasonKind.LEADS:
            return phrase("kingsroad-hints-reasons-reason-2", region=region, brings=brings)
        case ReasonKind.HOLDS:
            chance, without = reason.chance or 0.0, percent(reason.without or 0.0)
            kept = "for certain" if chance == 1 else f"{percent(chance)} of the time"
            return phrase(
                "kingsroad-hints-reasons-reason-3",
                region=region,
                kept=kept,
                without=without,
                brings=brings,
            )
        case ReasonKind.TIES:
            level = f"You would draw level with {table.together(rivals)} in {region}"
            return phrase("kingsroad-hints-reasons-reason-4", level=level, brings=brings)
        case ReasonKind.PLACE if reason.place is None or reason.place == 1:
            return phrase("kingsroad-hints-reasons-reason-5", region=region, brings=brings)
        case ReasonKind.PLACE:
            place = ordinal(reason.place or 1)
            return phrase(
                "kingsroad-hints-reasons-reason-6", place=place, region=region, brings=brings
            )
        case ReasonKind.BLOCKS:
            name, less = table.together(rivals), _points(reason.loses[0])
            return phrase("kingsroad-hints-reasons-reason-7", name=name, region=region, less=less)
        case ReasonKind.RISK:
            return phrase(
                "kingsroad-hints-reasons-reason-8", region=region, ending=_ending(reason, table)
            )
        case ReasonKind.PREPARES:
            return phrase("kingsroad-hints-reasons-reason-9", coming=_coming(reason, table, region))
        case ReasonKind.DRAGON_NOW:
            more = _points(reason.points or 0.0)
            return phrase(
                "kingsroad-hints-reasons-dragon",
                region=region,
                more=more,
                nobles=_for_nobles(reason),
            )
        case ReasonKind.ENDS:
            return _end(reason)
        case ReasonKind.FINAL:
            return _final(reason, table, region)
        case ReasonKind.WITCH_KEPT:
            return phrase("kingsroad-hints-reasons-keep-the-witch")
        case ReasonKind.WITCH_NOW:
            worth = loss_words(reason.points or 0.0, advice.goal)
            return phrase("kingsroad-hints-reasons-reason-11", worth=worth)
        case ReasonKind.ALIKE:
            return _alike(reason, table)
        case ReasonKind.MATTERS:
            less = loss_words(reason.falls or 0.0, advice.goal)
            return phrase("kingsroad-hints-reasons-reason-12", region=region, less=less)
    raise AssertionError(reason.kind)


def _brings(reason: Reason) -> str:
    """``: 1.3 points on average``; before it, where it is not sure that the region is scored."""
    return phrase(
        "kingsroad-hints-reasons-brings",
        unsure=reason.scored is not None,
        points=Points(reason.points or 0.0),
        nobles=_for_nobles(reason),
    )


def _for_nobles(reason: Reason) -> Say | str:
    """Behind points what they consist of; nothing where hardly any is for Nobles."""
    nobles = reason.nobles or 0.0
    if nobles < _CLEAR:
        return ""
    return Say(
        "kingsroad-hints-reasons-nobles",
        place=Points((reason.points or 0.0) - nobles),
        nobles=Points(nobles),
    )


def _end(reason: Reason) -> str:
    """That the game ends, and which regions decide it: ``You end the game now: 3 and 7 …``."""
    chance = reason.chance or 0.0
    if reason.own:
        ends = "You end the game now"
    elif chance > _ALMOST_SURE:
        ends = "This round ends the game"
    else:
        ends = f"This round is likely to end the game ({percent(chance)})"
    if not reason.regions:
        return f"{ends}."
    decide = "decides" if len(reason.regions) == 1 else "decide"
    return phrase(
        "kingsroad-hints-reasons-end",
        ends=ends,
        listed=listed(str(region) for region in reason.regions),
        decide=decide,
    )


def _final(reason: Reason, table: SeatContext, region: str) -> str:
    """What a region brings at the end: ``8 King's Castle will bring you 6.3 points …``"""
    rival, gets = table.names[reason.rivals[0]], points(reason.gets[0])
    own = _points(reason.points or 0.0)
    return phrase("kingsroad-hints-reasons-final", region=region, own=own, rival=rival, gets=gets)


def _alike(reason: Reason, table: SeatContext) -> str:
    number = reason.alike or 0
    if reason.regions:
        regions = listed(region_name(table.board, region) for region in reason.regions)
        return phrase("kingsroad-hints-reasons-alike", number=number, regions=regions)
    return (
        phrase("kingsroad-hints-reasons-many-as-good")
        if number >= _MANY
        else phrase("kingsroad-hints-reasons-few-as-good")
    )


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
    """``7 King's Altar (next, 7 points for 1st place): with 2 markers there you …``."""
    where = "next" if reason.ahead == 1 else f"{reason.ahead} regions on"
    stand = f"with {_markers(reason.markers or 0)} there you"
    if not reason.rivals:
        stand += " have the most"
    else:
        held = [table.position.influence(rival, reason.region or 0) for rival in reason.rivals]
        ahead = [r for r, n in zip(reason.rivals, held, strict=True) if n == max(held)]
        if max(held) == reason.markers:
            stand += f" are level with {table.together(ahead)} and can still get ahead"
        else:
            stand += f" can still catch up with {table.together(ahead)} ({max(held)})"
    return phrase(
        "kingsroad-hints-reasons-coming",
        region=region,
        where=where,
        points=_points(reason.points or 0.0),
        stand=stand,
    )


def evidence_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """What opponents' choices so far say about them; nothing without evidence."""
    said = [_evidence(opponent, table.names[opponent.player]) for opponent in advice.opponents]
    return [sentence for sentence in said if sentence]


def _evidence(opponent: Opponent, name: str) -> str:
    found = opponent.evidence
    if found is None or found.choices < _MIN_CHOICES or 2 * found.fitting <= found.choices:
        return ""
    return phrase(
        "kingsroad-hints-reasons-evidence",
        fitting=found.fitting,
        name=name,
        choices=found.choices,
        get=_TYPES.get(found.type, found.type),
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


def _points(value: float) -> str:
    shown = points(value)
    return f"{shown} point{'' if shown == '1' else 's'}"


def _markers(number: int) -> str:
    return phrase("kingsroad-hints-reasons-markers") if number == 1 else count(number, "marker")
