"""A hint in words: an `Advice` on three pages, none of which says what another one says.

Where to look, and what the others will probably do there; what to choose, and why; how the best
choices compare, the reader's own among them, and who stands how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Final

from advisor.messages import choices
from advisor.messages.advice import Candidate, Codes
from advisor.messages.assumptions import Assumption
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Progress
from advisor.messages.verdicts import Goal
from kingsroad.board import REGIONS, Board
from kingsroad.cards import Card, Selection
from kingsroad.records import GameData
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.hints.pages import HintLine, HintPages, Role, plain
from kingsroad_tui.kingsroad.hints import reasons
from kingsroad_tui.kingsroad.hints.aims import claim_said, worked_out_sentence
from kingsroad_tui.kingsroad.hints.best_play import (
    best_play_sentences,
    best_play_stands,
    forced_winner,
    lens_of,
    safer_candidate,
    stand_alike,
    stands_of,
)
from kingsroad_tui.kingsroad.hints.cases import odds
from kingsroad_tui.kingsroad.hints.details import detail_sentences, interval_sentences
from kingsroad_tui.kingsroad.hints.worth import (
    CERTAIN,
    is_forced_win,
    is_settled,
    num_as_good,
    shown_loss,
    shown_value,
    top_value,
    worth_comparing,
)
from kingsroad_tui.kingsroad.words import game
from kingsroad_tui.kingsroad.words.people import seat_spoken_to
from kingsroad_tui.words.figures import loss_figure, value_figure
from kingsroad_tui.words.lists import join_clauses
from tabletop.say import Fact, Points, Say
from tabletop.words.numbers import percent, points, share_figure
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.play.table import Table
    from kingsroad_tui.settings.stored import AppSettings

_MAX_REGIONS: Final = 2

_PROBABLY: Final = 0.5
"""From this chance on it is told that somebody does something."""

_ALONE: Final = 0.75
"""From this chance on it is told that probably nobody comes."""

_SURE: Final = 0.995
"""A chance above this is not worth a figure."""

_MAX_WEIGHED: Final = 3
"""So many choices are named while they are still weighed."""

WEIGHING_STEPS: Final = len(Progress)
"""How far the answers of `weighed_so_far` can come."""


def seat_context(table: Table, seat: int) -> reasons.SeatContext:
    """What a hint at this table speaks of; among computers alone they are its lens."""
    names, setup = table.game.players, table.setup
    alone = setup.alone == seat and len(setup.computers) == len(names) - 1
    lens = "players" if alone else "people"
    return reasons.SeatContext(table.game.table_position, names, seat, lens)


def advice_request(
    number: int, table: Table, seat: int, settings: AppSettings, claims: Sequence[str]
) -> AdviseRequest:
    """Asks what a seat at a table should play; the request holds nothing but what is public."""
    wanted = AdviceSettings(
        belief=settings.belief,
        goal=settings.goal,
        assumptions=list(claims),
        seed=table.setup.seed,
    )
    game = GameData.of(table.game.as_public())
    return AdviseRequest(id=number, game=game, player=seat, settings=wanted)


def pages_of(
    advice: Advice, table: reasons.SeatContext, chosen: Sequence[Card], width: int
) -> HintPages:
    """What a hint says, page by page.

    Args:
        advice: as people are told it (`shown_advice`).
        table: what it is about.
        chosen: the cards chosen so far, which are ranked once they are complete.
        width: of the pages, in cells.
    """
    experts = plain(expert_sentences(advice, table))
    claims = _claims(advice.claims, table.names)
    supposed = phrase("kingsroad-hint-if", claims=claims) if claims else ""
    if not advice.final:
        weighing = (HintLine(weighing_sentence(advice, table.board)),)
        return HintPages(weighing, weighing, weighing, experts, supposed, settled=False)
    best, worth, *more = best_sentences(advice, table.board, lens=table.lens)
    why = reasons.reason_sentences(advice, table)
    return HintPages(
        look=(
            *plain(look_sentences(advice, table)),
            *plain(reasons.evidence_sentences(advice, table), spare=True),
        ),
        choice=(
            HintLine(best, "best"),
            *plain([worth, *more, *why[:1]]),
            *plain(why[1:], spare=True),
        ),
        compare=(
            *compared(advice, table, chosen, width),
            *plain(stand_lines(advice, table.names)),
            *plain(bound_sentences(advice), spare=True),
        ),
        experts=experts,
        supposed=supposed,
    )


def expert_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """What stands behind a hint, for people who know the theory."""
    return [
        *detail_sentences(advice, table),
        *interval_sentences(advice),
        progress_words(advice),
        settings_sentence(advice, table.names, table.board),
    ]


def _claims(
    claims: Sequence[Assumption], names: Sequence[str], board: Board | None = None
) -> tuple[Say, ...]:
    return tuple(
        Say(
            "kingsroad-hint-claim",
            name=names[one.seat],
            claim=claim_said(one.claim, board, you=one.seat == seat_spoken_to(names)),
        )
        for one in claims
    )


def best_candidate(advice: Advice) -> Candidate | None:
    """The recommended candidate, else the best one; None without any."""
    for candidate in advice.candidates:
        if candidate.selection == advice.recommended:
            return candidate
    return advice.candidates[0] if advice.candidates else None


def regions_to_look_at(advice: Advice) -> tuple[int, ...]:
    """The regions where the choice advised puts most markers (at most two, ascending); none where
    no choice changes anything any more."""
    candidate = best_candidate(advice)
    if candidate is None or is_settled(advice):
        return ()
    placed = Selection.of(candidate.selection).placed()
    best = sorted((r for r in REGIONS if placed[r - 1]), key=lambda r: -placed[r - 1])
    return tuple(sorted(best[:_MAX_REGIONS]))


def look_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """Where to look, and what the others will probably do there."""
    if is_settled(advice):
        return [phrase("kingsroad-hint-decided")]
    regions, king = regions_to_look_at(advice), advice.position.king
    if not regions:
        witch = Card.WITCH in advice.recommended
        look = phrase("kingsroad-hint-look-at-cards", witch=witch)
    else:
        look = phrase(
            "kingsroad-hint-look",
            regions=tuple(game.the_region(table.board, region) for region in regions),
            king=king,
            scored=king in regions,
        )
    return [look, *others_sentences(advice, table)]


def others_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """What the others will probably do where one is to look, and where the King stands, as there
    everybody looks first: who adds a marker, a sentence for each region, and who plays a Dragon."""
    if advice.certain:
        return [phrase("kingsroad-hint-all-known")]
    names, open_ones = table.names, [one for one in advice.opponents if advice.still_chooses(one)]
    others = [one for one in open_ones if one.comes]
    regions = sorted({*regions_to_look_at(advice), advice.position.king})
    if not others:
        return []
    said = []
    for region in regions:
        chances = {names[one.player]: one.comes[region - 1] for one in others}
        how, come = _who_comes(chances)
        said.append(
            phrase(
                "kingsroad-hint-others-come",
                how=how,
                region=game.the_region(table.board, region),
                who=tuple(_how_likely(name, chance) for name, chance in come),
            )
        )
    dragons = {names[one.player]: one.dragon for one in others if one.dragon >= _PROBABLY}
    if dragons:
        who = tuple(_how_likely(name, chance) for name, chance in dragons.items())
        said.append(phrase("kingsroad-hint-dragons", who=who))
    return said


def _who_comes(chances: Mapping[str, float]) -> tuple[str, list[tuple[str | Say, float]]]:
    """How likely it is that somebody comes, and who, by everybody's chances; where no one is likely
    but several may, somebody."""
    likeliest, anybody = max(chances.values()), 1 - prod(1 - one for one in chances.values())
    named: list[tuple[str | Say, float]] = [
        (name, one)
        for name, one in chances.items()
        if one >= (_PROBABLY if likeliest >= _PROBABLY else likeliest / 2)
    ]
    if likeliest >= _PROBABLY:
        return "will", named
    if anybody <= 1 - _ALONE:
        return "nobody", named
    if len(named) == 1:
        return "may", named
    how = "will" if anybody >= _PROBABLY else "may"
    return how, [(Say("kingsroad-hints-somebody"), anybody)]


def _how_likely(name: str | Say, chance: float) -> Say | str:
    """``Baron (7 in 10)``; of what is certain the name alone."""
    if chance > _SURE:
        return name
    return Say("kingsroad-hint-how-likely", name=name, odds=odds(chance))


def best_sentences(
    advice: Advice, board: Board, *, valued: bool = True, lens: str = "people"
) -> list[str]:
    """What to choose, what it is worth where it is to be ``valued``, and what perfect play makes of
    it; ``lens`` is who the others are (see `SeatContext`)."""
    cards = game.advised_words(Selection.of(advice.recommended), board)
    return [
        phrase("kingsroad-hint-best", cards=cards),
        *([worth_sentence(advice, lens)] if valued else []),
        *best_play_sentences(advice, board, lens),
    ]


def worth_sentence(advice: Advice, lens: str = "people") -> str:
    """What the best choice is worth, in one figure; none where the result is certain."""
    value = top_value(advice)
    match advice.goal:
        case Goal.MARGIN:
            return phrase("kingsroad-hint-lead", lead=_side(value), points=Points(abs(value)))
        case Goal.POINTS:
            return phrase("kingsroad-hint-points", points=Points(value))
    shown, plain = percent(value), share_figure(value)
    if is_forced_win(advice):
        return phrase("kingsroad-hint-won")
    if plain == ">99%":
        return phrase("kingsroad-hint-almost-won", chance=shown)
    if plain == "0%":
        return phrase("kingsroad-hint-lost")
    if plain == "<1%":
        return phrase("kingsroad-hint-almost-lost", chance=shown)
    return phrase("kingsroad-hint-wins", chance=shown, lens=lens_of(advice, lens))


def _side(lead: float) -> str:
    """Which variant of a message tells a lead."""
    if points(lead) in ("0", "−0"):
        return "level"
    return "ahead" if lead > 0 else "behind"


def compared(
    advice: Advice, table: reasons.SeatContext, chosen: Sequence[Card], width: int
) -> list[HintLine]:
    """The best choices in columns, what one has chosen and what is safer in their place among them,
    and how many more are as good."""
    shown = worth_comparing(advice)
    stands = choices.standing(advice.candidates, reasons.hand_of(advice, table), chosen)
    mine = stands.candidate if chosen and stands is not None and stands.complete else None
    both = (mine, safer_candidate(advice))
    others = [one for one in both if one is not None and one not in shown]
    listed = [*shown, *sorted(others, key=lambda one: one.loss)]
    said = _columns(listed, advice, table.board, chosen if mine else (), width)
    said += plain(as_good_sentences(advice, listed))
    for one in others:
        rank = phrase(
            "kingsroad-hint-rank",
            own=one == mine,
            cards=game.named_words(one.selection, table.board),
            rank=1 + sum(other.value > one.value for other in advice.candidates),
            count=len(advice.candidates),
        )
        said.append(HintLine(rank, "own" if one == mine else "text"))
    return said


def as_good_sentences(advice: Advice, listed: Sequence[Candidate]) -> list[str]:
    """How many choices are as good as the best beyond those listed; nothing where none is."""
    more = num_as_good(advice) - sum(not shown_loss(one) for one in listed)
    return [phrase("kingsroad-hint-more-as-good", number=more)] if more else []


_FIGURE: Final = 7
"""Cells for what a choice is worth, and for what it costs."""


def _columns(
    listed: Sequence[Candidate], advice: Advice, board: Board, own: Sequence[Card], width: int
) -> list[HintLine]:
    """A head and a row for each choice, the cards in as many words as there is room for in all of
    them; the reader's ``own`` as they were chosen."""
    chosen = Selection.of([card.value for card in own])
    mine = find_candidate(advice.candidates, chosen) if own else None
    codes = [chosen.codes if one == mine else one.selection for one in listed]
    forms = (
        [_named(one, board) for one in codes],
        [game.column_words(one) for one in codes],
        [game.selection_code(one) for one in codes],
    )
    room = max(1, width - 2 * _FIGURE)
    cards = next((form for form in forms if max(map(width_of, form)) <= room), forms[-1])
    table = [[phrase(f"kingsroad-hint-column-{one}") for one in ("best", advice.goal, "costs")]]
    for one, words in zip(listed, cards, strict=True):
        value, cost, _ = candidate_figures(one, advice)
        best = one.selection == advice.recommended
        table.append([words, value, phrase("kingsroad-hint-cost-best") if best else cost])
    room = max(width_of(row[0]) for row in table)
    lines = [f"{one.ljust(room)}{value:>{_FIGURE}}{cost:>{_FIGURE}}" for one, value, cost in table]
    roles: list[Role] = ["quiet", *("own" if one == mine else "text" for one in listed)]
    return [HintLine(line, role) for line, role in zip(lines, roles, strict=True)]


def _named(codes: Codes, board: Board) -> str:
    """A selection at the beginning of a row: ``4 Hills, 6 Wizard, Knight``, ``Witch``."""
    return game.column_words(codes) if Card.WITCH in codes else game.named_words(codes, board)


def candidate_figures(candidate: Candidate, advice: Advice) -> tuple[str, str, str]:
    """Value, what it costs, and worst to best points of this round."""
    return shown_value(candidate, advice), cost_figure(candidate, advice.goal), spread(candidate)


def spread(candidate: Candidate) -> str:
    """The least and the most points of this round: ``0–6``; ``?`` for what is not known yet."""
    worst, best = ("?" if p is None else str(p) for p in (candidate.worst, candidate.best))
    return worst if worst == best else f"{worst}–{best}"


def cost_figure(candidate: Candidate, goal: Goal) -> str:
    """What a candidate costs; ``same`` where it cannot be told from the best."""
    loss = shown_loss(candidate)
    return loss_figure(loss, goal) if loss else phrase("kingsroad-hint-cost-same")


def stand_lines(advice: Advice, names: Sequence[str]) -> list[str]:
    """How everybody stands before the choice, and what perfect play would make of it; who wins then
    for certain comes first. Nothing by points."""
    seat, belief = advice.player, advice.belief.value
    match advice.goal:
        case Goal.WIN:
            most = CERTAIN if forced_winner(advice.win_best_play) is None else 1.0
            chances = [min(chance, most) for chance in advice.win]
            stands: tuple[Say, ...] = stands_of(chances, names, seat)
        case Goal.MARGIN:
            lead = advice.margin[seat]
            ahead = Points(abs(lead))
            stands = (Say("kingsroad-hint-stand-in-lead", lead=_side(lead), points=ahead),)
        case Goal.POINTS:
            return []
    usual = phrase("kingsroad-hint-stands", belief=belief, stands=stands)
    perfect = [] if stand_alike(advice) else best_play_stands(advice, names)
    if forced_winner(advice.win_best_play) is not None:
        return [*perfect, usual]
    return [usual, *perfect]


def region_sentence(advice: Advice, board: Board, region: int) -> str:
    """What the advice makes of a marker in a region: what the choices with one there win."""
    if is_settled(advice):
        return phrase("kingsroad-hint-decided")
    name = game.the_name(board, region)
    placed = Selection.of(advice.recommended).placed()[region - 1]
    there = [
        one
        for one in advice.candidates
        if Card.WITCH not in one.selection and Selection.of(one.selection).placed()[region - 1]
    ]
    if placed or not there:
        return phrase("kingsroad-hint-of-region", region=name, markers=placed)
    nearest = min(there, key=lambda one: one.loss)
    if not shown_loss(nearest):
        return phrase("kingsroad-hint-of-region-as-good", region=name)
    return phrase(
        "kingsroad-hint-of-region-instead",
        region=name,
        goal=advice.goal.value,
        value=shown_value(nearest, advice),
        best=value_figure(top_value(advice), advice.goal),
    )


def bound_sentences(advice: Advice) -> list[str]:
    """That the Witch's figures are a lower bound, where the last answer says so."""
    if not (advice.final and any(candidate.bound for candidate in advice.candidates)):
        return []
    return [phrase("kingsroad-hint-witch-bound")]


def settings_sentence(advice: Advice, names: Sequence[str], board: Board) -> str:
    """What the advice aims at and assumes."""
    claims = [
        phrase("kingsroad-hint-if", claims=(claim,))
        for claim in _claims(advice.claims, names, board)
    ]
    return worked_out_sentence(advice.goal, advice.belief, claims)


def what_if_sentence(before: Advice, after: Advice, names: Sequence[str], board: Board) -> str:
    """How an assumption changes the advice: whether another choice is best, and what that is worth.

    The choice that is best then stands below; the one that was best before is named here.
    """
    old, new = best_candidate(before), best_candidate(after)
    assert old is not None and new is not None, "advice has a candidate"
    was, now = shown_value(old, before), shown_value(new, after)
    still = find_candidate(after.candidates, Selection.of(old.selection))
    facts: dict[str, Fact] = {
        "claims": Say("kingsroad-hint-if", claims=_claims(after.claims, names, board)),
        "changed": was != now,
        "now": now,
        "was": was,
    }
    if new.selection == old.selection:
        return phrase("kingsroad-hint-still-best", **facts)
    before_that = game.named_words(old.selection, board)
    if still is not None and not shown_loss(still):
        return phrase("kingsroad-hint-still-as-good", before=before_that, **facts)
    return phrase("kingsroad-hint-another-best", before=before_that, **facts)


def weighed_so_far(advice: Advice | None) -> int:
    """How far a choice has been thought about, up to `WEIGHING_STEPS`, when it is settled."""
    if advice is None:
        return 0
    return WEIGHING_STEPS if advice.final else 1 + list(Progress).index(advice.stage)


def weighing_sentence(advice: Advice, board: Board) -> str:
    """What is still being weighed, before anything is called best: no figure, no order."""
    best = sorted(advice.candidates, key=lambda c: c.loss)[:_MAX_WEIGHED]
    if len(best) == 1:
        return phrase("kingsroad-hint-thinking")
    cards = sorted(game.named_words(candidate.selection, board) for candidate in best)
    return phrase("kingsroad-hint-weighing", choices=join_clauses(cards))


def progress_words(advice: Advice) -> str:
    """How far the analysis has come."""
    if advice.timed_out:
        return phrase("kingsroad-hint-progress-cut")
    if advice.stage is Progress.FIRST:
        return phrase("kingsroad-hint-progress-first")
    return phrase(f"kingsroad-hint-progress-{'complete' if advice.final else 'almost'}")
