"""How things stand while one chooses, in words: regions, cards, the court, the coach's verdict.

A region or a card is told by what it does now, and by what the cards chosen would bring, with a few
words at the foot of a region. What the court in the middle of the map says is here, and the verdict
on a round, in a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.verdicts import Goal, Kind, Severity, Size
from kingsroad.board import Board
from kingsroad.cards import Card
from kingsroad.position import GOAL, Position
from kingsroad.scoring import score_region
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.hints.worse import own_split_sentences
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.selection_builder import (
    Coming,
    Footing,
    SelectionBuilder,
    coming,
    next_to_score,
    placed_on,
    steps_to,
)
from kingsroad_tui.kingsroad.words.game import (
    named_words,
    the_card,
    the_name,
    the_place,
)
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import YOU, people
from kingsroad_tui.words.figures import (
    label_say,
    loss_words,
    marked_if_gamble,
    perfect_cost,
    signed,
    signed_percent,
)
from kingsroad_tui.words.lists import labelled
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase, said

_MAX_LENGTH: Final = 116
"""A longer sentence calls the regions by their numbers: it fits in a line of 120 columns, or in two
lines where there are fewer."""


def how_to_hide_aim() -> str:
    """Behind the aim of the game, in one piece."""
    hides = with_keys(phrase("kingsroad-outlook-hide-aim"), key)
    return hides.replace(" ", "\N{NO-BREAK SPACE}")


def aim_sentence(king: str) -> str:
    """The aim of the game in one line; ``king`` is his sign on the map."""
    return phrase("kingsroad-outlook-aim", king=king, goal=GOAL)


def spent_sentence(card: Card) -> str:
    """Why a card that works once a game cannot be chosen any more."""
    return phrase(f"kingsroad-refused-{card.name.lower()}_spent")


def region_forms(
    position: Position, names: Sequence[str], seat: int, region: int, told: str = ""
) -> tuple[str, ...]:
    """How a region stands for this seat now, and nothing of what could come but what an open hint
    has ``told`` of it; shorter without who has how many markers there, which the map shows too."""
    score, _ = score_region(position, region)
    you = phrase("kingsroad-who", who=YOU)
    order = sorted(position.seats, key=lambda s: (s != seat, s))
    there = ", ".join(
        f"{you if s == seat else names[s]} {score.influence[s]}"
        for s in order
        if score.influence[s]
    )
    now, name = Footing.of(score, seat), the_name(position.board, region)
    how = "none" if now.place is None else "tied" if now.tied else "place"
    facts: dict[str, Fact] = {
        "how": how,
        "place": the_place(now.place or 1),
        "points": _points(now),
    }
    lead = phrase("kingsroad-outlook-region", region=name, nobody=not there, there=there)
    stands = phrase("kingsroad-outlook-stands", **facts, first=now.place == 1)
    short = told or phrase("kingsroad-outlook-region-stands", **facts, region=name)
    steps = steps_to(position, region)
    later = [phrase("kingsroad-outlook-steps", steps=steps, region=region)] if steps else []
    said = [one for one in (stands, told) if one]
    return tuple(" ".join((*form, *later)) for form in ((lead, *said), (lead, said[-1]), (short,)))


def _points(standing: Footing) -> Say:
    """All that a region pays: ``7 points with the Noble``."""
    return Say("kingsroad-outlook-points", points=standing.total, nobles=standing.bonus)


def card_forms(
    card: Card,
    position: Position,
    names: Sequence[str],
    seat: int,
    builder: SelectionBuilder,
    *,
    told: str = "",
) -> tuple[str, ...]:
    """What a card does now, the longest form first; of a region's card, how the region stands, and
    what an open hint has ``told`` of it."""
    if card.region is not None:
        return _after_the_cards(card.region, position, names, seat, builder, told=told)
    return (_card_sentence(card, position, builder),)


def _card_sentence(card: Card, position: Position, builder: SelectionBuilder) -> str:
    """What a card without a region does now; of a spent one, why it cannot be used."""
    if card.is_knight:
        return knight_sentence(builder, position)
    if card not in builder.hand.cards:
        second = card is Card.WITCH and builder.hand.second
        if second and builder.hand.witch:
            return phrase("kingsroad-refused-witch_again")
        return spent_sentence(card)
    if card is Card.DRAGON:
        region = the_name(position.board, next_to_score(position, builder))
        return phrase("kingsroad-outlook-dragon", region=region)
    return phrase("kingsroad-outlook-witch")


def _after_the_cards(
    region: int,
    position: Position,
    names: Sequence[str],
    seat: int,
    builder: SelectionBuilder,
    *,
    told: str = "",
) -> tuple[str, ...]:
    """How a region stands with the markers that the cards chosen put there."""
    if not builder.placed[region - 1]:
        return region_forms(position, names, seat, region, told)
    after = placed_on(position, seat, builder.placed)
    forms = region_forms(after, names, seat, region)
    return tuple(phrase("kingsroad-outlook-with-cards", region=form) for form in forms)


def knight_sentence(builder: SelectionBuilder, position: Position) -> str:
    """What the Knight does behind the cards chosen so far."""
    before = [card for card in builder.cards if not card.is_knight]
    if not before:
        return phrase("kingsroad-outlook-knight")
    region = before[-1].region
    if region is None:
        card = the_card(before[-1], position.board)
        return phrase("kingsroad-outlook-knight-idle", card=card)
    return phrase("kingsroad-outlook-knight-behind", region=the_name(position.board, region))


def coming_sentence(
    position: Position,
    seat: int,
    builder: SelectionBuilder,
    dragons: int = 0,
    *,
    last: bool = False,
) -> str:
    """What the cards chosen bring if nobody else places there; nothing before a card is chosen.

    ``last``: nobody else has to choose any more, and so it is certain.
    """
    if not builder.chosen:
        return ""
    if Card.WITCH in builder.chosen:
        return phrase("kingsroad-outlook-after-witch")
    regions = coming(position, seat, builder, dragons)
    names = [the_name(position.board, one.region) for one in regions]
    if all(one.standing.place is None for one in regions):
        return phrase("kingsroad-outlook-no-points", regions=_either(names))
    whole = phrase("kingsroad-outlook-gains", last=last, gains=_coming(regions, names, brief=False))
    if len(whole) <= _MAX_LENGTH:
        return whole
    numbers = [Say("kingsroad-outlook-region-number", number=one.region) for one in regions]
    gains = _coming(regions, numbers, brief=True)
    return phrase("kingsroad-outlook-gains", last=last, gains=gains)


def _coming(regions: Sequence[Coming], names: Sequence[Say], *, brief: bool) -> tuple[Say, ...]:
    both = zip(regions, names, strict=True)
    return tuple(_gain_in(one, name, not at, brief) for at, (one, name) in enumerate(both))


def _gain_in(one: Coming, name: Say, first: bool, brief: bool) -> Say:
    """``9 points in King's Castle (1st place, 1 for your Noble)``, ``nothing in Dark Tower``."""
    standing = one.standing
    if standing.place is None:
        return Say("kingsroad-outlook-nothing-in", region=name)
    place = Say(
        "kingsroad-outlook-place",
        place=the_place(standing.place),
        tied=standing.tied,
        brief=brief,
    )
    notes = [said(place)]
    if standing.bonus:
        noble = "brief" if brief else "new" if one.new_noble else "own"
        notes.append(phrase("kingsroad-outlook-nobles", points=standing.bonus, noble=noble))
    return Say(
        "kingsroad-outlook-gain-in",
        points=standing.total,
        first=first,
        region=name,
        notes=", ".join(notes),
    )


def _either(names: Sequence[Say]) -> Say:
    """``Dark Tower``, ``Dark Tower or Dragon's Lair``."""
    *most, last = names
    if not most:
        return last
    return Say("kingsroad-outlook-either", most=", ".join(map(said, most)), last=last)


def verdict_sentence(verdict: RoundVerdict, names: Sequence[str], board: Board) -> str:
    """What the last round's choice cost, what was better, what was luck, and what yours needed.

    ``Last round: a mistake, which cost 12% of your chance to win. Better: 7 Altar, 4 Hills, Knight.
    Bad luck: −4%. Your choice wins 60% if Cid adds no marker to 8 King's Castle (3 in 10) and 12%
    if not.``; the last sentence is the first that there may be no room for.
    """
    sentences = [phrase("kingsroad-verdict-last-round", judged=_judged(verdict))]
    bad = verdict.label.severity not in (Severity.GOOD, Severity.GAMBLE)
    if verdict.better is not None and bad:
        named = marked_if_gamble(named_words(verdict.better, board), gamble=verdict.is_gamble)
        sentences.append(phrase("kingsroad-verdict-better", choice=named))
    if verdict.luck is not None:
        sentences.append(_luck(verdict.luck, verdict.goal))
    if verdict.split is not None and bad:
        sentences += own_split_sentences(verdict.split, verdict.goal, names, board)
    return " ".join(sentences)


def verdict_at_once(verdict: RoundVerdict) -> str:
    """What the choice cost, as its round ends; the rest follows when the next one begins."""
    return phrase("kingsroad-verdict-your-choice", judged=_judged(verdict))


def _judged(verdict: RoundVerdict) -> Say:
    goal, label = verdict.goal, verdict.label
    named = label_say(label).part("named")
    if label.kind is Kind.GAMBLE:
        lost = loss_words(verdict.loss_best_play or 0.0, goal)
        return Say("kingsroad-verdict-gamble", named=named, lost=lost)
    if label.size is Size.NONE:
        return Say("kingsroad-verdict-none-better")
    return Say(
        "kingsroad-verdict-costs",
        named=named,
        cost=_cost(loss_words(verdict.loss, goal), goal),
        perfect=perfect_cost(label, verdict.loss, verdict.loss_best_play, goal),
    )


def _cost(lost: str, goal: Goal) -> Say:
    return Say("kingsroad-verdict-cost", lost=lost, goal=goal.value)


def _luck(luck: float, goal: Goal) -> str:
    none = abs(luck) < (0.005 if goal is Goal.WIN else 0.05)  # it is shown as 0
    change = signed_percent(luck) if goal is Goal.WIN else signed(luck)
    what = "none" if none else "good" if luck > 0 else "bad"
    return phrase("kingsroad-verdict-luck", luck=what, change=change)


class Words(NamedTuple):
    """The same in a sentence's part and in a word."""

    full: str
    short: str


NEAR_THE_END: Final = 6
"""The points that a leader may lack for a round to be called perhaps the last: what a good one
brings."""


def milestone(order: int) -> str:
    """Beside a road: how many Dragons it takes to score the region behind it; ``order`` from 2."""
    return f"D{order - 1 if order > 2 else ''}"


def scoring_words(order: int) -> Words:
    """When a region is scored; ``order`` counts from 1."""
    return Words(
        phrase("kingsroad-map-scores", order=order),
        phrase("kingsroad-map-scores.short", order=order),
    )


def round_title(position: Position) -> str:
    """``Round 6``, or that the game is over."""
    if position.finished:
        return phrase("kingsroad-reveal-title-won")
    return phrase("kingsroad-round", round=position.round)


def end_is_near(position: Position) -> bool:
    """Whether this round may well be the last: somebody lacks only what a good round brings."""
    return not position.finished and max(position.scores) >= GOAL - NEAR_THE_END


def leader_words(position: Position, names: Sequence[str], *, ended: bool) -> Words | None:
    """Who leads or has won, by name and without; None before anybody has a point.

    ``ended`` says whether the game is over: while its last round is revealed, somebody only leads.
    """
    best = max(position.scores)
    if best == 0:
        return None
    leaders = tuple(seat for seat in position.seats if position.scores[seat] == best)
    seats = position.winners if ended else leaders
    near = not ended and end_is_near(position)
    points = Say("kingsroad-map-points", points=best, near=near, goal=GOAL)
    many = len(seats)
    short = phrase("kingsroad-map-leads.short", many=many, ended=ended, points=best)
    if not names:
        return Words(phrase("kingsroad-map-leads", many=many, ended=ended, points=points), short)
    leads = _leads(names, seats, ended=ended)
    return Words(phrase("kingsroad-map-leader", leads=leads, points=points), short)


def _leads(names: Sequence[str], seats: Sequence[int], *, ended: bool) -> str:
    """``Ann leads``, ``You win``."""
    who = people(names, seats)
    return phrase("kingsroad-map-who-leads", who=who, many=len(seats), ended=ended)


def shorter_leader_words(
    position: Position, names: Sequence[str], seat: int, *, ended: bool
) -> tuple[str, ...]:
    """A leader with the whole name where there is no room for all, the longest first."""
    leads, points = _leads(names, (seat,), ended=ended), max(position.scores)
    return (
        phrase("kingsroad-map-leader", leads=leads, points=points),
        leads,
        labelled(names[seat], str(points)),
    )


def now_forms(scored: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The regions that are scored this round, in order; the longest form first.

    Each form is words and numbers in turn, beginning with words, so that numbers may stand out.
    """
    first, *others = map(str, scored)
    now = f"{phrase('kingsroad-map-now')} "
    if not others:
        return (f"{phrase('kingsroad-map-now-region')} ", first), (now, first)
    return (
        (now, first, f", {phrase('kingsroad-map-now-then')} ", *_between(others, ", ")),
        (now, *_between((first, *others), ", ")),
        ("", *_between((first, *others), ",")),
    )


def _between(numbers: Sequence[str], comma: str) -> list[str]:
    return [part for number in numbers for part in (comma, number)][1:]


def next_forms(regions: int, *, marked: bool) -> tuple[str, ...]:
    """Before so many regions that come then, if Dragons move the King on; the longest form first.

    ``marked`` says whether the roads there have a D for each Dragon that it takes.
    """
    return (
        phrase("kingsroad-map-next", regions=regions, marked=marked),
        phrase("kingsroad-map-next.short", regions=regions, marked=marked),
        phrase("kingsroad-map-then"),
    )


def dragon_words(left: int) -> Words:
    """Before the signs of the players who still have their Dragon."""
    return Words(
        phrase("kingsroad-map-dragons", left=left), phrase("kingsroad-map-dragons.short", left=left)
    )
