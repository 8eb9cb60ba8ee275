"""How things stand while one chooses, in words: regions, cards, the court, the coach's verdict.

A region or a card is told by what it does now, and by what the cards chosen would bring, with a few
words at the foot of a region. What the court in the middle of the map says is here, and the verdict
on a round, in a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import MOST_ADDED
from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import Board
from kingsroad.cards import Card
from kingsroad.position import GOAL, Position
from kingsroad_tui.kingsroad.hints.worse import own_need_sentence
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.selection_builder import (
    Coming,
    Footing,
    RegionOutlook,
    SelectionBuilder,
    coming,
    next_to_score,
    placed_on,
    region_outlook,
)
from kingsroad_tui.kingsroad.words.game import IN_ORDER, card_name, named_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import said_of
from kingsroad_tui.words.figures import (
    SEVERITY_WORDS,
    loss_words,
    marked_if_gamble,
    perfect_cost,
    signed,
    signed_percent,
)
from kingsroad_tui.words.lists import ORDINALS, count, listed, within
from tabletop.words.voice import phrase

_MAX_LENGTH: Final = 116
"""A longer sentence calls the regions by their numbers: it fits in a line of 120 columns, or in two
lines where there are fewer."""


def how_to_hide_aim() -> str:
    """Behind the aim of the game, in one piece."""
    return f"({key('play.aim')} hides this)".replace(" ", "\N{NO-BREAK SPACE}")


def aim_sentence(king: str) -> str:
    """The aim of the game in one line; ``king`` is his sign on the map."""
    return phrase("kingsroad-play-outlook-aim-sentence", king=king, goal=GOAL)


def spent_sentence(card: Card) -> str:
    """Why a card that works once a game cannot be chosen any more."""
    return phrase("kingsroad-play-outlook-spent-sentence", capitalize=card.name.capitalize())


def region_forms(
    position: Position, names: Sequence[str], seat: int, region: int
) -> tuple[str, ...]:
    """What a region would bring this seat now, and what one more marker would change; shorter
    without who has how many markers there, which the map shows too; and in the fewest words."""
    outlook = region_outlook(position, seat, region)
    who = ["you" if s == seat else names[s] for s in position.seats]
    order = sorted(position.seats, key=lambda s: (s != seat, s))
    there = [f"{who[s]} {outlook.influence[s]}" for s in order if outlook.influence[s]]
    name = position.board.region(region).name
    when = "" if outlook.steps == 0 else f" {_steps(outlook.steps, region)}"
    gain = _gain(outlook, who, seat)
    shorter = within(gain)
    return (
        f"{name}: {', '.join(there) or 'nobody'}. {gain}{when}",
        f"{name}: {shorter}{when}",
        f"{name}: {_briefly(outlook) or shorter}{when}",
    )


def _steps(steps: int, region: int) -> str:
    if steps == 1:
        return phrase("kingsroad-play-outlook-steps", region=region)
    return phrase("kingsroad-play-outlook-steps-2", steps=steps)


def _gain(outlook: RegionOutlook, names: Sequence[str], seat: int) -> str:
    """What further markers of a seat would change."""
    now, then, more = outlook.now, outlook.then, outlook.more
    if now.place == 1:
        return phrase("kingsroad-play-outlook-gain", points=_points(now))
    if then is None or more is None:
        return phrase("kingsroad-play-outlook-gain-2", points=_points(now))
    if _is_too_late(outlook):
        more_is = f"more is {within(phrase('kingsroad-play-outlook-out-of-reach'))}"
        stands = f"As it stands you get {_points(now)}; {more_is}"
        return f"{stands if now.total else phrase('kingsroad-play-outlook-out-of-reach')}."
    instead = f" instead of {now.total}" if now.influence else ""
    markers = "marker" if more == 1 else "markers"
    lead = f"{_number(more)} {'more ' if now.influence else ''}{markers}"
    third = "s" if more == 1 else ""
    gain = f"{_points(then)}{instead}"
    if then.tied:
        held = enumerate(outlook.influence)
        level = [names[s] for s, number in held if s != seat and number == then.influence]
        who = "both" if len(level) == 1 else "all"
        place = ORDINALS[(then.place or 1) - 1]
        both = f"you get {gain}" if then.bonus else f"{who} get {place} place, {gain}"
        does = f"draw{third} you level with {listed(level)}: {both}"
    else:
        does = f"put{third} you {_place(then)}: {gain}"
    if outlook.alone is not None:
        does += f"; two, with the Knight, put you alone in 1st: {_total(outlook.alone)}"
    late = "; that takes more than one round" if more > MOST_ADDED else ""
    return f"{lead} {does}{late}."


def _is_too_late(outlook: RegionOutlook) -> bool:
    """Whether the region is scored before enough markers could lie there to change anything."""
    return outlook.steps == 0 and (outlook.more or 0) > MOST_ADDED


def _briefly(outlook: RegionOutlook) -> str:
    """What it takes and what it brings; nothing where that is short anyway."""
    now, then, more = outlook.now, outlook.then, outlook.more
    if now.place == 1 or then is None or more is None:
        return ""
    if _is_too_late(outlook):
        return f"{within(phrase('kingsroad-play-outlook-out-of-reach'))}."
    instead = f" instead of {now.total}" if now.influence else ""
    late = ", not in one round" if more > MOST_ADDED else ""
    markers = f"{'more ' if now.influence else ''}{'marker' if more == 1 else 'markers'}"
    return phrase(
        "kingsroad-play-outlook-briefly",
        within=within(_number(more)),
        markers=markers,
        total=then.total,
        instead=instead,
        late=late,
    )


def _points(standing: Footing) -> str:
    """All that a region pays: ``7 points with the Noble``."""
    return f"{count(standing.total, 'point')}{_with_nobles(standing)}"


def _total(standing: Footing) -> str:
    """The same without the word: ``7 with the Noble``."""
    return f"{standing.total}{_with_nobles(standing)}"


def _with_nobles(standing: Footing) -> str:
    """Whether Nobles are among the points, behind these."""
    return {0: "", 1: " with the Noble"}.get(standing.bonus, " with the Nobles")


def _place(standing: Footing) -> str:
    """The place of one who is level with nobody."""
    if standing.place == 1:
        return phrase("kingsroad-play-outlook-place")
    return phrase("kingsroad-play-outlook-place-2", ordinals=ORDINALS[(standing.place or 1) - 1])


def _number(number: int) -> str:
    words = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
    return words[number] if number < len(words) else str(number)


def card_forms(
    card: Card, position: Position, names: Sequence[str], seat: int, builder: SelectionBuilder
) -> tuple[str, ...]:
    """What a card does now, the longest form first; of a region's card, what the region does."""
    if card.region is not None:
        return _after_the_cards(card.region, position, names, seat, builder)
    return (card_sentence(card, position, names, seat, builder),)


def card_sentence(
    card: Card, position: Position, names: Sequence[str], seat: int, builder: SelectionBuilder
) -> str:
    """What a card does now, with the cards chosen so far; of a spent one, why it cannot be used."""
    if card.region is not None:
        return _after_the_cards(card.region, position, names, seat, builder)[0]
    if card.is_knight:
        return knight_sentence(builder, position)
    if card not in builder.hand.cards:
        second = card is Card.WITCH and builder.hand.second
        if second and builder.hand.witch:
            return phrase("kingsroad-play-outlook-card-sentence")
        return spent_sentence(card)
    if card is Card.DRAGON:
        region = position.board.region(next_to_score(position, builder)).name
        return phrase("kingsroad-play-outlook-card-sentence-2", region=region)
    return phrase("kingsroad-play-outlook-card-sentence-3")


def _after_the_cards(
    region: int, position: Position, names: Sequence[str], seat: int, builder: SelectionBuilder
) -> tuple[str, ...]:
    """What a region would bring with the markers that the cards chosen put there."""
    if not builder.placed[region - 1]:
        return region_forms(position, names, seat, region)
    after = placed_on(position, seat, builder.placed)
    return tuple(f"With your cards, {form}" for form in region_forms(after, names, seat, region))


def knight_sentence(builder: SelectionBuilder, position: Position) -> str:
    """What the Knight does behind the cards chosen so far."""
    before = [card for card in builder.cards if not card.is_knight]
    if not before:
        return phrase("kingsroad-play-outlook-knight-sentence")
    if before[-1].region is None:
        return phrase(
            "kingsroad-play-outlook-knight-sentence-2",
            card_name=card_name(before[-1], position.board),
        )
    name = position.board.region(before[-1].region).name
    return phrase("kingsroad-play-outlook-knight-sentence-3", name=name)


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
        return phrase("kingsroad-play-outlook-coming-sentence")
    regions = coming(position, seat, builder, dragons)
    if all(one.standing.place is None for one in regions):
        names = [position.board.region(one.region).name for one in regions]
        return phrase("kingsroad-play-outlook-coming-sentence-2", either=_either(names))
    lead = "You" if last else "If nobody else places there, you"
    gains = _coming(regions, [position.board.region(one.region).name for one in regions])
    if len(f"{lead} get {gains}.") > _MAX_LENGTH:
        gains = _coming(regions, [f"region {one.region}" for one in regions], brief=True)
    return phrase("kingsroad-play-outlook-coming-sentence-3", lead=lead, gains=gains)


def _coming(regions: Sequence[Coming], names: Sequence[str], *, brief: bool = False) -> str:
    both = zip(regions, names, strict=True)
    return listed(_gain_in(one, name, not at, brief) for at, (one, name) in enumerate(both))


def _gain_in(one: Coming, name: str, first: bool, brief: bool) -> str:
    """``9 points in King's Castle (1st place, 1 for your Noble)``, ``nothing in Dark Tower``."""
    if one.standing.place is None:
        return phrase("kingsroad-play-outlook-gain-in", name=name)
    place = f"{ORDINALS[one.standing.place - 1]}{'' if brief else ' place'}"
    how = f"tied for {place}" if one.standing.tied else place
    total = one.standing.total
    points = count(total, "point") if first else str(total)
    gain = points if total else "nothing"
    return phrase(
        "kingsroad-play-outlook-gain-in-2",
        gain=gain,
        name=name,
        how=how,
        nobles=_nobles(one, brief),
    )


def _nobles(one: Coming, brief: bool) -> str:
    """What of the points Nobles bring, a new one named as such unless it is to be brief."""
    bonus = one.standing.bonus
    if not bonus:
        return ""
    if bonus > 1:
        return phrase("kingsroad-play-outlook-nobles", bonus=bonus)
    if brief:
        return phrase("kingsroad-play-outlook-nobles-2")
    return (
        phrase("kingsroad-play-outlook-nobles-3")
        if one.new_noble
        else phrase("kingsroad-play-outlook-nobles-4")
    )


def _either(names: Sequence[str]) -> str:
    """``Dark Tower``, ``Dark Tower or Dragon's Lair``."""
    *most, last = names
    return (
        phrase("kingsroad-play-outlook-either", join=", ".join(most), last=last) if most else last
    )


_OF: Final = {Goal.WIN: " of your chance to win", Goal.MARGIN: " of your lead", Goal.POINTS: ""}
"""What a loss is a part of."""


def verdict_sentence(verdict: RoundVerdict, names: Sequence[str], board: Board) -> str:
    """What the last round's choice cost, what was better, what was luck, and what yours needed.

    ``Last round: a mistake, which cost 12% of your chance to win. Better: 7 Altar, 4 Hills, Knight.
    Bad luck: −4%. Your choice wins 60% if Cid adds no marker to 8 King's Castle (3 in 10) and 12%
    if not.``; the last sentence is the first that there may be no room for.
    """
    sentences = [f"Last round: {_judged(verdict)}."]
    if verdict.better is not None and verdict.severity not in (Severity.GOOD, Severity.GAMBLE):
        better = verdict.better
        named = marked_if_gamble(
            named_words(better.selection, board), better.severity(verdict.goal)
        )
        sentences.append(f"Better: {named}.")
    if verdict.luck is not None:
        sentences.append(f"{_luck(verdict.luck, verdict.goal)}.")
    if verdict.need is not None and verdict.severity not in (Severity.GOOD, Severity.GAMBLE):
        sentences.append(own_need_sentence(verdict.need, verdict.goal, names, board))
    return " ".join(sentences)


def verdict_at_once(verdict: RoundVerdict) -> str:
    """What the choice cost, as its round ends; the rest follows when the next one begins."""
    return phrase("kingsroad-play-outlook-verdict-at-once", judged=_judged(verdict))


def _judged(verdict: RoundVerdict) -> str:
    goal, words = verdict.goal, SEVERITY_WORDS[verdict.severity]
    if verdict.severity is Severity.GAMBLE:
        lost = loss_words(verdict.loss_best_play or 0.0, goal)
        return phrase("kingsroad-play-outlook-judged", named=words.named, lost=lost)
    if not verdict.loss:
        return phrase("kingsroad-play-outlook-judged-2")
    cost = f"cost {loss_words(verdict.loss, goal)}{_OF[goal]}"
    if verdict.severity is Severity.GOOD:
        return (
            phrase("kingsroad-play-outlook-judged-3", cost=cost)
            if verdict.doubted
            else phrase("kingsroad-play-outlook-judged-4", cost=cost)
        )
    against = " against people" if verdict.severity is Severity.MISSED_CHANCE else ""
    perfect = perfect_cost(verdict.loss, verdict.loss_best_play, goal)
    return phrase(
        "kingsroad-play-outlook-judged-5",
        named=words.named,
        cost=cost,
        against=against,
        perfect=perfect,
    )


def _luck(luck: float, goal: Goal) -> str:
    if abs(luck) < (0.005 if goal is Goal.WIN else 0.05):  # it is shown as 0
        return phrase("kingsroad-play-outlook-luck")
    change = signed_percent(luck) if goal is Goal.WIN else signed(luck)
    return f"{'Good' if luck > 0 else 'Bad'} luck: {change}"


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
    if order == 1:
        return Words("scores now", "now")
    return Words(f"scores {IN_ORDER[order - 1]}", "next" if order == 2 else "then")


def round_title(position: Position) -> str:
    """``Round 6``, or that the game is over."""
    return (
        phrase("kingsroad-play-outlook-round-title")
        if position.finished
        else phrase("kingsroad-play-outlook-round-title-2", round=position.round)
    )


def end_is_near(position: Position) -> bool:
    """Whether this round may well be the last: somebody lacks only what a good round brings."""
    return not position.finished and max(position.scores) >= GOAL - NEAR_THE_END


_WINS: Final = {"one": "{who} wins", "you": "You win", "many": "{who} share the victory"}
_LEADS: Final = {"one": "{who} leads", "you": "You lead", "many": "{who} lead"}


def leader_words(position: Position, names: Sequence[str], *, ended: bool) -> Words | None:
    """Who leads or has won, by name and without; None before anybody has a point.

    ``ended`` says whether the game is over: while its last round is revealed, somebody only leads.
    """
    best = max(position.scores)
    if best == 0:
        return None
    leaders = tuple(seat for seat in position.seats if position.scores[seat] == best)
    seats = position.winners if ended else leaders
    points = f"{best} of {GOAL}" if not ended and end_is_near(position) else f"{best}"
    forms = _WINS if ended else _LEADS
    if len(seats) > 1:
        short = f"win: {best}" if ended else f"lead: {best}"
        alone = f"share the victory: {points}" if ended else f"lead: {points}"
    else:
        alone = short = f"wins: {best}" if ended else f"leads: {best}"
    return Words(f"{said_of(names, seats, **forms)}: {points}" if names else alone, short)


def shorter_leader_words(
    position: Position, names: Sequence[str], seat: int, *, ended: bool
) -> tuple[str, ...]:
    """A leader with the whole name where there is no room for all, the longest first."""
    leads = said_of(names, (seat,), **(_WINS if ended else _LEADS))
    return (
        f"{leads}: {max(position.scores)}",
        leads,
        f"{names[seat]}: {max(position.scores)}",
    )


def now_forms(scored: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The regions that are scored this round, in order; the longest form first.

    Each form is words and numbers in turn, beginning with words, so that numbers may stand out.
    """
    first, *others = map(str, scored)
    if not others:
        return ("Now: region ", first), ("Now: ", first)
    return (
        ("Now: ", first, ", then ", *_between(others, ", ")),
        ("Now: ", *_between((first, *others), ", ")),
        ("", *_between((first, *others), ",")),
    )


def _between(numbers: Sequence[str], comma: str) -> list[str]:
    return [part for number in numbers for part in (comma, number)][1:]


def next_forms(regions: int, *, marked: bool) -> tuple[str, ...]:
    """Before so many regions that come then, if Dragons move the King on; the longest form first.

    ``marked`` says whether the roads there have a D for each Dragon that it takes.
    """
    words = ("With a Dragon", "Dragon") if regions == 1 else ("With Dragons", "Dragons")
    sign = " (D)" if marked else ""
    return *(f"{dragons}{sign}:" for dragons in words), "Then"


def dragon_words(left: int) -> Words:
    """Before the signs of the players who still have their Dragon."""
    if not left:
        return Words("No Dragon left", "No Dragon")
    return Words("Dragons left", "Dragons")
