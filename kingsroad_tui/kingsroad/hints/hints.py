"""Hints in words: an `Advice` in steps, each of which says more than the one before.

What an expert may want to know of an advice is said here too, in the only place that speaks of
theory; and so are the lines around the pages of a hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.intervals import estimated_mean
from advisor.messages.protocol import Advice, Progress
from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import REGIONS, Board
from kingsroad.cards import Card, Selection
from kingsroad_tui.kingsroad.hints import reasons
from kingsroad_tui.kingsroad.hints.aims import assumption_words, supposed, worked_out_sentence
from kingsroad_tui.kingsroad.hints.best_play import beside_best_play, best_play_sentences
from kingsroad_tui.kingsroad.hints.worth import (
    all_equal,
    is_settled,
    is_won,
    keeps_the_witch,
    shown_loss,
    shown_value,
    top_value,
    worth_comparing,
)
from kingsroad_tui.kingsroad.words import game
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.words.figures import chance_words, loss_figure, loss_words, percents
from kingsroad_tui.words.lists import begun, count, listed
from tabletop.words.numbers import VISIBLE, percent, points
from tabletop.words.voice import phrase


class HintStep(IntEnum):
    """How much a hint says."""

    OFF = 0
    LOOK = 1
    STANDING = 2
    BEST = 3
    COMPARE = 4
    DETAILS = 5


_MAX_REGIONS: Final = 2
_MAX_NAMED: Final = 3
"""The most equally good choices that are named."""

_MANY: Final = 10
"""With more equally good choices than this their number is what is to be said."""

VALUE_HEADINGS: Final = {Goal.WIN: "win", Goal.MARGIN: "lead", Goal.POINTS: "mean"}
"""The heading of the column of values: at most five cells wide."""


def best_candidate(advice: Advice) -> Candidate | None:
    """The recommended candidate, else the best one; None without any."""
    for candidate in advice.candidates:
        if candidate.selection == advice.recommended:
            return candidate
    return advice.candidates[0] if advice.candidates else None


def equal_candidates(advice: Advice) -> list[Candidate]:
    """The candidates as good as the best, as far as can be told, best value first.

    None that is a gamble beside a best one that is not.
    """
    equal = [c for c in advice.candidates if c.loss <= c.loss_error]
    best = best_candidate(advice)
    if best is None or best.severity(advice.goal) is Severity.GAMBLE:
        return equal
    return [c for c in equal if c.severity(advice.goal) is not Severity.GAMBLE]


def regions_to_look_at(advice: Advice) -> tuple[int, ...]:
    """The regions where the choice advised puts most markers (at most two, ascending); none where
    no choice changes anything any more."""
    candidate = best_candidate(advice)
    if candidate is None or is_settled(advice):
        return ()
    placed = Selection.of(candidate.selection).placed()
    best = sorted((r for r in REGIONS if placed[r - 1]), key=lambda r: -placed[r - 1])
    return tuple(sorted(best[:_MAX_REGIONS]))


def _hasty(advice: Advice) -> bool:
    """Whether the Witch is advised by an answer that a better one follows, which may keep her."""
    return not advice.final and Card.WITCH in advice.recommended


def look_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """Where to look, and why there; where no choice changes anything any more, that alone."""
    if is_settled(advice):
        return best_value_sentences(advice)
    regions = regions_to_look_at(advice)
    if regions:
        look = f"Look at {listed(game.region_name(table.board, r) for r in regions)}"
        king = advice.position.king
        scored = f", and the King scores {king} this round" if king in regions else ""
        sentences = [f"{look}: a marker is worth most there{scored}."]
        kept = [phrase("kingsroad-hints-reasons-keep-the-witch")] if keeps_the_witch(advice) else []
        why = kept or _look_reasons(advice, regions, table)
        return [*sentences, *reasons.left_alone_sentences(advice, table), *why]
    if _hasty(advice):
        return [phrase("kingsroad-hints-still-thinking")]
    if Card.WITCH in advice.recommended:
        return ["Play the Witch.", *reasons.reason_sentences(advice, table)[:1]]
    return ["Your other cards matter more than your markers now."]


def _look_reasons(advice: Advice, regions: Sequence[int], table: reasons.SeatContext) -> list[str]:
    """The first reason that is about one of these regions, if any."""
    about = [] if is_won(advice) else [one for one in advice.reasons if one.region in regions][:1]
    return reasons.reasons_in_words(about, advice, table)


def standing_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """How the game stands for everybody before the choice, and what the best choice makes of it."""
    seat, lead = advice.player, f"{supposed(advice.belief)}, you"
    match advice.goal:
        case Goal.WIN:
            shown = percents(advice.win)
            sentences = [f"{lead} {chance_words(advice.win[seat], shown[seat])}.", *_raised(advice)]
            if len(names) > 2:
                others = [
                    f"{name} {shown[other]}" for other, name in enumerate(names) if other != seat
                ]
                sentences.append(f"The others: {', '.join(others)}.")
        case Goal.MARGIN:
            value = advice.margin[seat]
            start = " (everyone starts so)" if advice.position.round == 1 and value < 0 else ""
            sentences = [f"{lead} finish {_lead(value)} on average{start}."]
        case Goal.POINTS:
            sentences = best_value_sentences(advice)
    return sentences


def best_value_sentences(advice: Advice) -> list[str]:
    """What the best choice is worth, and from where it lifts the player."""
    if not advice.candidates:
        return []
    value = top_value(advice)
    match advice.goal:
        case Goal.WIN:
            usual = percents(advice.win)[advice.player]
            who = "Whatever you choose, you" if is_settled(advice) else "With it you"
            lifted = f", up from {usual}" if _is_lifted(advice) else ""
            return [f"{who} {chance_words(value)}{lifted}."]
        case Goal.MARGIN:
            usual, shown = _lead(advice.margin[advice.player]), _lead(value)
            compared = "" if usual == shown else f"; without it {usual}"
            return [f"With it you finish {shown} on average{compared}."]
        case Goal.POINTS:
            shown = points(value)
            unit = "point" if shown == "1" else "points"
            return [f"With the best choice you can expect {shown} {unit} this round."]


def _raised(advice: Advice) -> list[str]:
    """What the best choice makes of how the player stands; nothing where it adds nothing."""
    if not advice.candidates or not _is_lifted(advice):
        return []
    return [f"The best choice makes it {percent(top_value(advice))}."]


def _is_lifted(advice: Advice) -> bool:
    """Whether the best choice is worth more than how the player stands, and not all is won."""
    usual, best = percents(advice.win)[advice.player], percent(top_value(advice))
    return usual != best and not is_won(advice) and not is_settled(advice)


def stand_line(advice: Advice, names: Sequence[str]) -> list[str]:
    """How the game stands for everybody, in a line beside the best choice; none by points.

    ``As things stand: you 46%, Bob 0%, Cid 54%.``
    """
    if advice.goal is not Goal.WIN:
        return [] if advice.goal is Goal.POINTS else standing_sentences(advice, names)
    shown = percents(advice.win)
    seats = sorted(range(len(names)), key=lambda seat: seat != advice.player)
    stands = (f"{'you' if s == advice.player else names[s]} {shown[s]}" for s in seats)
    return [f"{supposed(advice.belief)}: {', '.join(stands)}."]


def stand_lines(advice: Advice, names: Sequence[str]) -> list[str]:
    """The same, and what perfect play would make of it; what is certain comes first."""
    return beside_best_play(stand_line(advice, names), advice, names)


def interval_sentences(advice: Advice) -> list[str]:
    """Between which chances to win the best choice lies; nothing in the first answer."""
    if advice.goal is not Goal.WIN or advice.win_error is None:
        return []
    value = top_value(advice)
    half = estimated_mean(value, advice.win_error[advice.player]).half_width
    low, shown, high = (
        percent(min(1 - VISIBLE / 2, max(VISIBLE / 2, chance)))
        for chance in (value - half, value, value + half)
    )
    if low == high or percent(value) != shown:
        return []
    return [
        f"Such estimates can be off: {shown} may in truth be anything from {low} to {high}. Which "
        "choice is better is surer than that."
    ]


def _lead(value: float) -> str:
    if points(value) in ("0", "−0"):
        return phrase("kingsroad-hints-lead")
    unit = "point" if points(abs(value)) == "1" else "points"
    return f"{points(abs(value))} {unit} {'ahead of' if value > 0 else 'behind'} the best opponent"


def best_sentences(advice: Advice, board: Board, *, valued: bool = True) -> list[str]:
    """What to choose, what it is worth where it is to be ``valued``, and what else is as good."""
    cards = game.advised_words(Selection.of(advice.recommended), board)
    so_far = " so far" if _hasty(advice) else ""
    sentences = [
        f"Best choice{so_far}: {cards}.",
        *(best_value_sentences(advice) if valued else []),
        *best_play_sentences(advice, board),
    ]
    kept = keeps_the_witch(advice)  # which is said of her, and nothing else
    also = [
        c
        for c in equal_candidates(advice)
        if c.selection != advice.recommended and not (kept and Card.WITCH in c.selection)
    ]
    if is_settled(advice):
        return sentences
    if also and all_equal(advice):
        return [*sentences, "All other choices are about as good."]
    # Semicolons, as there are commas between the cards of a choice.
    named = "; ".join(game.named_words(c.selection, board) for c in also[:_MAX_NAMED])
    if len(also) > _MANY:
        will = "You win with" if is_won(advice) else "About as good are"
        sentences.append(f"{will} {len(also)} other choices too, such as {named}.")
    elif named:
        more = len(also) - _MAX_NAMED
        others = f"; and {count(more, 'other')}" if more > 0 else ""
        sentences.append(f"About as good: {named}{others}.")
    return sentences


def candidate_figures(candidate: Candidate, advice: Advice) -> tuple[str, str, str]:
    """Value, what it costs, and worst to best points of this round."""
    return shown_value(candidate, advice), cost_figure(candidate, advice.goal), spread(candidate)


def spread(candidate: Candidate) -> str:
    """The least and the most points of this round: ``0–6``; ``?`` for what is not known yet."""
    worst, best = ("?" if p is None else str(p) for p in (candidate.worst, candidate.best))
    return worst if worst == best else f"{worst}–{best}"


COMPARED: Final = {
    Goal.WIN: "How often you win with each, and what you score this round:",
    Goal.MARGIN: "How far ahead you finish with each, and what you score this round:",
    Goal.POINTS: "What you score this round with each, on average and at worst to best:",
}
"""Over choices that are compared."""


def compared_lines(advice: Advice, board: Board, width: int | None = None) -> list[tuple[str, str]]:
    """The choices worth comparing: the cards, and what each brings.

    Regions have their names, or where one of the choices would be wider than ``width`` cells
    their numbers.
    """
    shown = worth_comparing(advice)
    cards = [game.named_words(candidate.selection, board) for candidate in shown]
    if width is not None and max(map(len, cards)) > width:
        cards = [game.short_words(candidate.selection) for candidate in shown]
    return list(
        zip(map(begun, cards), (_worth(candidate, advice) for candidate in shown), strict=True)
    )


def _worth(candidate: Candidate, advice: Advice) -> str:
    value, cost, brings = candidate_figures(candidate, advice)
    less = "as good" if cost == "same" else f"{cost} less"
    worth = "best" if candidate.selection == advice.recommended else less
    if Card.WITCH in candidate.selection:  # what she scores is chosen only after the others
        return phrase("kingsroad-hints-worth", value=value, worth=worth)
    return f"{value}, {worth}{'' if '?' in brings else f'; scores {brings}'}"


def cost_figure(candidate: Candidate, goal: Goal) -> str:
    """What a candidate costs; ``same`` where it cannot be told from the best."""
    loss = shown_loss(candidate)
    return loss_figure(loss, goal) if loss else phrase("kingsroad-hints-cost-figure")


def hint_heading(name: str, number: int, total: int, advice: Advice, names: Sequence[str]) -> str:
    """``Hint 2/4``; with an assumption ``Hint 2/4 if Baron plays 6``."""
    claims = [f"if {names[one.seat]} {one.claim}" for one in advice.claims]
    return " ".join([f"{name} {number}/{total}", " and ".join(claims)]).rstrip()


def settings_sentence(advice: Advice, names: Sequence[str], board: Board) -> str:
    """What the advice aims at and assumes."""
    claims = assumption_words(advice.claims, names, board)
    return worked_out_sentence(advice.goal, advice.belief, claims)


def what_if_sentence(before: Advice, after: Advice, names: Sequence[str], board: Board) -> str:
    """How an assumption changes the advice: whether another choice is best, and what that is worth.

    The choice that is best then stands below; the one that was best before is named here.
    """
    old, new = best_candidate(before), best_candidate(after)
    assert old is not None and new is not None, "advice has a candidate"
    was, now = shown_value(old, before), shown_value(new, after)
    claims = begun(listed(assumption_words(after.claims, names, board)))
    still = find_candidate(after.candidates, Selection.of(old.selection))
    worth = f"{now} instead of {was}" if was != now else f"{now} as before"
    if new.selection == old.selection:
        return phrase("kingsroad-hints-what-if-sentence", claims=claims, worth=worth)
    if still is not None and not shown_loss(still):
        stays = game.named_words(old.selection, board)
        return phrase("kingsroad-hints-what-if-sentence-2", claims=claims, stays=stays, worth=worth)
    return phrase(
        "kingsroad-hints-what-if-sentence-3",
        claims=claims,
        now=now,
        named_words=game.named_words(old.selection, board),
        was=was,
    )


def bound_sentences(advice: Advice) -> list[str]:
    """That the Witch's figures are a lower bound, where the last answer says so."""
    if not (advice.final and any(candidate.bound for candidate in advice.candidates)):
        return []
    return [
        "The Witch brings at least what is said: there was no time to weigh all her second choices."
    ]


_MAX_WEIGHED: Final = 3
"""So many choices are named while they are still weighed."""

WEIGHING_STEPS: Final = len(Progress)
"""How far the answers of `weighed_so_far` can come."""


def weighed_so_far(advice: Advice | None) -> int:
    """How far a choice has been thought about, up to `WEIGHING_STEPS`, when it is settled."""
    if advice is None:
        return 0
    return WEIGHING_STEPS if advice.final else 1 + list(Progress).index(advice.stage)


def weighing_sentence(advice: Advice, board: Board) -> str:
    """What is still being weighed, before anything is called best: no figure, no order."""
    best = sorted(advice.candidates, key=lambda c: c.loss)[:_MAX_WEIGHED]
    if len(best) == 1:
        return phrase("kingsroad-hints-still-thinking")
    cards = sorted(game.named_words(candidate.selection, board) for candidate in best)
    return phrase("kingsroad-hints-weighing-sentence", join="; ".join(cards))


def progress_words(advice: Advice) -> str:
    """How far the analysis has come."""
    if advice.timed_out:
        return phrase("kingsroad-hints-progress-words")
    if advice.stage is Progress.FIRST:
        return phrase("kingsroad-hints-progress-words-2")
    return (
        phrase("kingsroad-hints-progress-words-3")
        if advice.final
        else phrase("kingsroad-hints-progress-words-4")
    )


_TYPES: Final = {
    "level 0": "rule of thumb",
    "level 1": "one step ahead",
    "level 2": "two steps ahead",
    "equilibrium": "equilibrium",
}

_CERTIFICATES: Final = {
    "exploitability": ("Exploitability", "what a best response would gain against it"),
    "nashconv": ("NashConv", "the sum of what each player would gain by a best response"),
}
"""Of an equilibrium of two players with opposed goals, and of any other."""


def detail_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """The recommendation in numbers, the mix, the belief and the certificate."""
    lines = reasons.region_sentences(advice, table)
    lines.append(_mix_sentence(advice))
    best = best_candidate(advice)
    if best is not None and best.safe_loss is not None:
        lines.append(
            "Against opponents who play the equilibrium the best choice gives up "
            f"{_gap(best.safe_loss, advice.goal)}."
        )
    if advice.risk is not None:
        risk = _gap(advice.risk, advice.goal)
        most = risk if risk == "nothing" else f"at most {risk}"
        lines.append(f"One opponent who knows the mix takes {most} from it.")
    lines += _belief_sentences(advice, table)
    lines.append(_certificate_sentence(advice))
    lines.append(f"{begun(advice.method)}.")
    return lines


def _mix_sentence(advice: Advice) -> str:
    mixed = sorted((c for c in advice.candidates if c.share > VISIBLE), key=lambda c: -c.share)
    if len(mixed) <= 1:
        return phrase("kingsroad-hints-mix-sentence")
    parts = [f"{game.selection_code(c.selection)} {percent(c.share)}" for c in mixed[:6]]
    return phrase("kingsroad-hints-mix-sentence-2", join=", ".join(parts))


def _belief_sentences(advice: Advice, table: reasons.SeatContext) -> list[str]:
    """The belief about each opponent: the likeliest plays, and the types."""
    lines = []
    for opponent in advice.opponents:
        likely = [
            f"{game.selection_code(play.selection)} {percent(play.chance)}"
            for play in opponent.likely[:3]
        ]
        types = [
            f"{_TYPES.get(kind, kind)} {percent(weight)}"
            for kind, weight in opponent.types.items()
            if weight >= VISIBLE
        ]
        if likely or types:
            parts = [
                f"{lead} {', '.join(part)}"
                for lead, part in (("plays", likely), ("chooses by", types))
                if part
            ]
            lines.append(f"Belief about {table.names[opponent.player]}: {'; '.join(parts)}.")
    return lines


def _certificate_sentence(advice: Advice) -> str:
    certificate = advice.certificate
    if certificate.value is None:
        return phrase("kingsroad-hints-certificate-sentence")
    word, what = _CERTIFICATES[certificate.kind]
    goal = Goal.WIN if certificate.unit == "win" else Goal.POINTS
    return phrase(
        "kingsroad-hints-certificate-sentence-2",
        word=word,
        what=what,
        gap=_gap(certificate.value, goal),
        method=certificate.method,
    )


def _gap(value: float, goal: Goal) -> str:
    """A gap in the goal's unit; one of rounding alone is none."""
    return loss_words(max(0.0, value), goal) if value > 1e-9 else phrase("kingsroad-hints-gap")


_NEXT_PAGE: Final = {
    HintStep.LOOK: "how you stand",
    HintStep.STANDING: "what to play",
    HintStep.BEST: "other choices",
    HintStep.COMPARE: "close",
    HintStep.DETAILS: "back",
}


def next_page_words(step: HintStep, *, last: bool) -> str:
    """What the next press shows; ``last``: on the last page of the step."""
    if step is HintStep.DETAILS and last:
        return f"{key('play.experts')}: {_NEXT_PAGE[step]}"
    return f"{key('play.hint')}: {_NEXT_PAGE[step] if last else 'read on'}"
