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
from advisor.messages.choices import Comparison, comparison
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
    tells,
)
from kingsroad_tui.kingsroad.hints.worth import (
    all_equal,
    is_settled,
    is_won,
    num_as_good,
    shown_loss,
    shown_value,
    top_value,
)
from kingsroad_tui.kingsroad.words.game import region_name, short_words, the_card, the_region
from kingsroad_tui.words.figures import loss_words, value_beside, value_figure
from kingsroad_tui.words.lists import begun, ordinal
from tabletop.say import Fact, Points, Say, Share
from tabletop.words.numbers import VISIBLE, points
from tabletop.words.voice import phrase

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

    def together(self, seats: Sequence[int]) -> Fact:
        """``Baron``, ``Baron and Duchess``, ``everybody else``."""
        if len(seats) > 1 and len(seats) == len(self.names) - 1:
            return Say("kingsroad-hints-everybody-else")
        return tuple(self.names[seat] for seat in seats)


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
    if not tells(best.split, advice.goal):
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
    if obvious.split is not None and obvious.split.decides and tells(obvious.split, goal):
        return looks_sentence(
            obvious.split, goal, table.names, table.board, cards=cards, points=looks
        )
    if obvious.lacks is not None:
        return _looks_but_lacks(obvious.lacks, advice, cards, looks, table)
    if (moved := obvious.moved) is not None:
        return phrase(
            "kingsroad-hints-looks-moved",
            cards=cards,
            points=looks,
            source=the_region(table.board, moved.source),
            target=the_region(table.board, moved.target),
            goal=goal.value,
            value=value_figure(value_beside(top_value(advice), moved.loss, goal), goal),
            own=value_figure(value_beside(top_value(advice), obvious.loss, goal), goal),
        )
    played = Selection.of(obvious.selection)
    found = advice.candidates, advice.stakes, advice.recommended
    why = comparison(*found, played, certain=advice.certain)
    gained = gained_sentences(why, table.board) if why is not None else []
    less = phrase(
        "kingsroad-hints-looks-less",
        cards=cards,
        points=looks,
        certain=advice.certain,
        expected=points(obvious.expected),
        cost=loss_words(obvious.loss, goal),
        gained=bool(gained),
    )
    return " ".join([less, *gained])


def gained_sentences(why: Comparison, board: Board) -> list[str]:
    """Where the better choice brings more: at most one sentence."""
    if not why.gains:
        return []
    told = [
        Say(
            "kingsroad-hints-worse-gain",
            first=not number,
            points=Points(gain.points),
            region=region_name(board, gain.region),
        )
        for number, gain in enumerate(why.gains[:2])
    ]
    better = begun(short_words(why.better))
    gains = tuple(told)
    return [
        phrase(
            "kingsroad-hints-worse-gains",
            better=better,
            gains=gains,
            end=why.at_end,
            certain=why.certain,
        )
    ]


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
    rivals = table.together(reason.rivals)
    match reason.kind:
        case ReasonKind.LEADS if reason.rivals:
            return phrase(
                "kingsroad-hints-reasons-overtakes",
                rivals=rivals,
                region=region,
                brings=_brings(reason, advice),
            )
        case ReasonKind.LEADS:
            return phrase(
                "kingsroad-hints-reasons-leads", region=region, brings=_brings(reason, advice)
            )
        case ReasonKind.HOLDS:
            return phrase(
                "kingsroad-hints-reasons-holds",
                region=region,
                certain=reason.chance == 1,
                chance=Share(reason.chance or 0.0),
                without=Share(reason.without or 0.0),
                brings=_brings(reason, advice),
            )
        case ReasonKind.TIES:
            return phrase(
                "kingsroad-hints-reasons-ties",
                rivals=rivals,
                region=region,
                brings=_brings(reason, advice),
            )
        case ReasonKind.PLACE:
            return phrase(
                "kingsroad-hints-reasons-place",
                number=reason.place or 1,
                place=ordinal(reason.place or 1),
                region=region,
                brings=_brings(reason, advice),
            )
        case ReasonKind.BLOCKS:
            return phrase(
                "kingsroad-hints-reasons-blocks",
                rivals=rivals,
                region=region,
                points=Points(reason.loses[0]),
                certain=advice.certain,
            )
        case ReasonKind.RISK:
            ending = _ending(reason, table)
            return phrase("kingsroad-hints-reasons-risk", region=region, ending=ending)
        case ReasonKind.PREPARES:
            return _prepares(reason, table, region)
        case ReasonKind.DRAGON_NOW:
            return phrase(
                "kingsroad-hints-reasons-dragon",
                region=region,
                points=Points(reason.points or 0.0),
                nobles=_for_nobles(reason),
                certain=advice.certain,
            )
        case ReasonKind.ENDS:
            return _end(reason)
        case ReasonKind.FINAL:
            return phrase(
                "kingsroad-hints-reasons-final",
                region=region,
                points=Points(reason.points or 0.0),
                rival=table.names[reason.rivals[0]],
                gets=Points(reason.gets[0]),
                certain=advice.certain,
            )
        case ReasonKind.WITCH_KEPT:
            return phrase("kingsroad-hints-reasons-keep-the-witch")
        case ReasonKind.WITCH_NOW:
            worth = loss_words(reason.points or 0.0, advice.goal)
            return phrase("kingsroad-hints-reasons-witch", worth=worth)
        case ReasonKind.ALIKE:
            return _alike(reason, advice, table)
        case ReasonKind.MATTERS:
            less = loss_words(reason.falls or 0.0, advice.goal)
            return phrase("kingsroad-hints-reasons-matters", region=region, less=less)
    raise AssertionError(reason.kind)


def _brings(reason: Reason, advice: Advice) -> str:
    """``: 1.3 points on average``; before it, where it is not sure that the region is scored."""
    return phrase(
        "kingsroad-hints-reasons-brings",
        unsure=reason.scored is not None,
        certain=advice.certain,
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
    how = "own" if reason.own else "sure" if chance > _ALMOST_SURE else "likely"
    return phrase(
        "kingsroad-hints-reasons-end",
        how=how,
        chance=Share(chance),
        number=len(reason.regions),
        regions=tuple(str(region) for region in reason.regions),
    )


def _alike(reason: Reason, advice: Advice, table: SeatContext) -> str:
    """How many choices are as good: as many as the list of them says."""
    number = num_as_good(advice)
    if reason.regions:
        regions = tuple(region_name(table.board, region) for region in reason.regions)
        return phrase("kingsroad-hints-reasons-alike", number=number, regions=regions)
    if number == 1:
        return phrase("kingsroad-hints-reasons-none-better")
    return phrase(f"kingsroad-hints-reasons-{'many' if number >= _MANY else 'few'}-as-good")


def _ending(reason: Reason, table: SeatContext) -> Say:
    """``Baron adds a marker, or Duchess 2 markers``."""
    clauses = []
    for need in sorted(set(reason.needs)):
        seats = [o for o, needed in zip(reason.rivals, reason.needs, strict=True) if needed == need]
        names: list[Say | str] = [table.names[seat] for seat in seats]
        if len(seats) > 1 and len(seats) == len(table.names) - 1:
            names = [Say("kingsroad-hints-somebody")]
        who = names[0]
        for name in names[1:]:
            who = Say("kingsroad-hints-or", most=who, last=name)
        clauses.append(Say("kingsroad-hints-reasons-adds", who=who, markers=need))
    found = clauses[0]
    for clause in clauses[1:]:
        found = Say("kingsroad-hints-reasons-or", most=found, last=clause)
    return found


def _prepares(reason: Reason, table: SeatContext, region: str) -> str:
    """``A marker prepares 7 King's Altar (next, 7 points for 1st place): …``."""
    held = [table.position.influence(rival, reason.region or 0) for rival in reason.rivals]
    top = max(held, default=0)
    ahead = [rival for rival, n in zip(reason.rivals, held, strict=True) if n == top]
    stand = "most" if not held else "level" if top == reason.markers else "behind"
    return phrase(
        "kingsroad-hints-reasons-prepares",
        region=region,
        ahead=reason.ahead or 1,
        points=Points(reason.points or 0.0),
        markers=reason.markers or 0,
        stand=stand,
        rivals=table.together(ahead),
        top=top,
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
        type=found.type.replace(" ", "-"),
    )


def region_sentences(advice: Advice, table: SeatContext) -> list[str]:
    """The recommendation region by region, in numbers: for the details."""
    chosen = next((c for c in advice.candidates if c.selection == advice.recommended), None)
    lines = []
    for reason in chosen.regions if chosen else []:
        gain = reason.points + reason.bonus
        if reason.scored <= VISIBLE or (not reason.placed and gain < _SLIGHT):
            continue
        lines.append(
            phrase(
                "kingsroad-hints-reasons-in-region",
                region=region_name(table.board, reason.region),
                sure=reason.scored > 1 - VISIBLE,
                scored=Share(reason.scored),
                first=Share(reason.first),
                tie=Share(reason.tie),
                gains=reason.takes_noble > VISIBLE,
                takes=Share(reason.takes_noble),
                loses=reason.loses_noble > VISIBLE,
                lost=Share(reason.loses_noble),
                points=Points(gain),
            )
        )
    return lines


def hand_of(advice: Advice, table: SeatContext) -> Hand:
    """The hand that the advice is about."""
    return table.position.hand(table.seat, second=advice.second)
