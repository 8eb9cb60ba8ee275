"""A judged game in words: its story, what was wrong with its choices, and its sums by lines.

The choice that is looked at in a game is here with all that is known of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from advisor.messages.accounts import Judged
from advisor.messages.protocol import Review
from advisor.messages.review import (
    SECOND,
    ChoiceReview,
    Mistake,
    PlayerReview,
    RoundReview,
    Thought,
    decided_by,
    remarkable,
)
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.hints.worse import compared_sentences
from kingsroad_tui.kingsroad.play.outcome_words import own_sentence
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor, Moment
from kingsroad_tui.kingsroad.review.own_mistakes import to_learn
from kingsroad_tui.kingsroad.review.skill import all_skills, mean_loss_words
from kingsroad_tui.kingsroad.review.thinking import thought_sentences
from kingsroad_tui.kingsroad.review.turning import favourite, turning_sentence
from kingsroad_tui.kingsroad.review.words import (
    accuracy_words,
    choice_sentence,
    counts_words,
    decisions_by_seat,
    heading_lead,
    is_the_one,
    luck_total,
    mistake_sentence,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import region_name, short_words, winner_sentence
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people, seat_spoken_to
from kingsroad_tui.words.figures import (
    label_say,
    label_sign,
    loss_words,
    marked_if_gamble,
    perfect_cost,
    shown_decisions,
    signed_percent,
    signs_legend,
)
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.numbers import percent, percent_of
from tabletop.words.voice import phrase

_MUCH: Final = 0.15
"""What choices cost in all is worth a word from here on, in chance to win."""

_FROM_BEHIND: Final = 0.25
"""Whoever had no more than this and won came from behind; with as much missing, it was near."""

_FLAWLESS: Final = 0.05
"""Choices that cost less in all were flawless."""


class LearnFrom(NamedTuple):
    """A choice to learn from: what it was called and cost, what was better and why.

    Attributes:
        mistake: the choice.
        title: ``Round 4 · 1, 4, Knight · a blunder (??): −17%``.
        sentences: what was better, then why.
    """

    mistake: Mistake
    title: str
    sentences: tuple[str, ...]


class GameStory(NamedTuple):
    """What is said at the end of a game, in this order.

    Attributes:
        headline: the game in a few words; for a player of it, what kind of win or defeat it was.
        won: whether that is a win of the reader's; None where nobody is spoken to.
        moments: the choices to learn from first.
        next_step: the one thing to do now, by its key.
        sentences: the story, in whole sentences.
    """

    headline: str
    won: bool | None
    moments: tuple[LearnFrom, ...]
    next_step: str
    sentences: tuple[str, ...]


def game_story(
    game: Game, names: Sequence[str], rounds: Sequence[RoundReview], goal: Goal
) -> GameStory:
    """The story of a finished game whose rounds are all judged.

    ``names`` may address the reader: then it is told what they could have done.
    """
    you, winners = seat_spoken_to(names), game.position.winners
    hero = you if you is not None else winners[0]
    own = own_sentence(game, (), you) if you is not None else ""
    moments = moments_of(rounds, goal, names, game.board, you)
    said = [own, _led(rounds, winners, names), *_finest(rounds, hero, names, goal)]
    if rounds:
        said.append(_account_sentence(rounds, hero, names))
    again, first, turn = (key(f"analysis.{name}") for name in ("mistakes", "next_mistake", "turn"))
    next_step = phrase("kingsroad-review-next-turn", key=turn)
    if moments:
        next_step = phrase("kingsroad-review-next-moment", key=first, again=again)
    return GameStory(
        _headline(winners, rounds, names) if rounds else "",
        None if you is None else you in winners,
        moments,
        next_step if rounds else "",
        tuple(filter(None, said)),
    )


def moments_of(
    rounds: Sequence[RoundReview],
    goal: Goal,
    names: Sequence[str],
    board: Board,
    seat: int | None = None,
) -> tuple[LearnFrom, ...]:
    """The same in words."""
    return tuple(
        LearnFrom(
            mistake,
            wrong_title(mistake, names, goal),
            (_better_sentence(mistake.choice), *wrong_sentences(mistake, goal, names, board)),
        )
        for mistake in to_learn(rounds, goal, seat)
    )


def _headline(winners: Sequence[int], rounds: Sequence[RoundReview], names: Sequence[str]) -> str:
    """What kind of game it was: a win from behind, a defeat with a lesson in it.

    Whoever wins has gained by what the others did all that was missing at first, so that says
    nothing: a win is deserved where the own choices cost little, and lucky where others gave away
    less.
    """
    you = seat_spoken_to(names)
    hero = you if you is not None else winners[0]
    if len(winners) > 1:
        return phrase("kingsroad-review-headline-shared")
    made = _decisions(rounds, hero)
    costs = [sum(one.cost for one in _decisions(rounds, seat)) for seat in range(len(names))]
    own, least = costs[hero], min(cost for seat, cost in enumerate(costs) if seat != hero)
    chances = [one.before for one in made]
    if hero not in winners:
        if own < min(_MUCH, least):
            return phrase("kingsroad-review-headline-unlucky")
        if max(chances) >= 1 - _FROM_BEHIND:
            return phrase("kingsroad-review-headline-got-away")
        lesson = max(one.cost for one in made) >= _MUCH
        return phrase("kingsroad-review-headline-defeat", lesson=lesson)
    if min(chances) <= _FROM_BEHIND / 2:
        kind = "behind"
    elif own < _FLAWLESS:
        kind = "flawless"
    elif own < _MUCH or own <= least:
        kind = "deserved"
    else:
        kind = "lucky" if own - least >= _MUCH else "hard"
    return phrase("kingsroad-review-headline-win", kind=kind, who=people(names, (hero,)))


def _decisions(rounds: Sequence[RoundReview], seat: int) -> list[Judged]:
    return shown_decisions(decided_by(rounds, seat, Goal.WIN), Goal.WIN)


def _account_sentence(rounds: Sequence[RoundReview], hero: int, names: Sequence[str]) -> str:
    """What the own choices cost, and what the others did, most in which round: the sums of what the
    rounds show."""
    came: dict[int, float] = {}
    made = _decisions(rounds, hero)
    for one in made:
        came[one.round] = came.get(one.round, 0.0) + one.came
    total, costs = sum(came.values()), sum(one.cost for one in made)
    most = max(came, key=lambda number: came[number] if total > 0 else -came[number])
    return phrase(
        "kingsroad-review-account",
        who=people(names, (hero,)),
        start=percent(made[0].before),
        costs=loss_words(costs, Goal.WIN) if costs > 0 else "",
        free=costs <= 0,
        brought=total >= 0,
        total=percent_of(abs(total)),
        round=most,
        figure=signed_percent(came[most]),
    )


def _led(rounds: Sequence[RoundReview], winners: Sequence[int], names: Sequence[str]) -> str:
    """Who was the likeliest winner when, and who for good; else what changed most."""
    turns: list[tuple[int, int]] = []
    for played in rounds:
        leader = favourite([outlook.win for outlook in played.after])
        if leader is not None and (not turns or turns[-1][1] != leader):
            turns.append((played.round, leader))
    if not turns or turns[-1][1] not in winners:
        return turning_sentence(rounds)
    *before, (last, seat) = turns
    return phrase(
        "kingsroad-review-led",
        changes=len(before),
        led=tuple(
            Say("kingsroad-review-led-from", who=people(names, (other,)), round=number)
            for number, other in before[-_MOST_TOLD:]
        ),
        who=people(names, (seat,)),
        round=last,
    )


_MOST_TOLD: Final = 3
"""Of those who were favourites before, so many are named, the last ones."""

_FINE: Final = 0.10
"""From so much of the chance to win on, a choice that nothing came near is worth a word."""


def _finest(
    rounds: Sequence[RoundReview], hero: int, names: Sequence[str], goal: Goal
) -> list[str]:
    """``Your finest choice: 3, 6, Knight in round 9: nothing else came near.``; or nothing."""
    if goal is not Goal.WIN:
        return []
    found, most = None, _FINE
    for played in rounds:
        for step in played.steps:
            choice = step.choice(hero)
            more = choice.worth.win - step.before[hero].win if choice is not None else 0.0
            if choice is not None and is_the_one(choice) and more >= most:
                found, most = (choice, played.round), more
    if found is None:
        return []
    choice, number = found
    who, cards = people(names, (hero,)), short_words(choice.selection)
    return [phrase("kingsroad-review-finest", who=who, cards=cards, round=number)]


def _better_sentence(choice: ChoiceReview) -> str:
    """``Better: 6, 7, Knight.``"""
    best = marked_if_gamble(short_words(choice.best[0]), gamble=choice.best_is_gamble)
    return phrase("kingsroad-review-better", best=best)


def wrong_title(mistake: Mistake, names: Sequence[str], goal: Goal) -> str:
    """``Round 13 · You played 8, 1, 4: a missed chance (~?), which cost 12%``."""
    choice = mistake.choice
    label = choice.label(goal)
    return phrase(
        "kingsroad-review-moment",
        round=mistake.round,
        second=mistake.second,
        who=people(names, (choice.player,)),
        cards=short_words(choice.selection),
        named=label_say(label).part("named"),
        sign=label_sign(label),
        cost=loss_words(choice.stated_loss, goal)
        + perfect_cost(label, choice.cost, choice.cost_best_play(goal), goal),
    )


def wrong_sentences(
    mistake: Mistake, goal: Goal, names: Sequence[str], board: Board
) -> tuple[str, ...]:
    """What a choice needed, what it lacked, where the better one gains; nothing where unknown."""
    choice = mistake.choice
    if choice.why is None:
        return ()
    best = choice.best_worth.win if goal is Goal.WIN else choice.best_worth.margin
    return tuple(compared_sentences(choice.why, goal, best, names, board, lost=choice.loss))


def region_title(board: Board, region: int, players: int) -> str:
    """``8 King's Castle (8-6)``: a region and the places it pays."""
    return f"{region_name(board, region)} ({'-'.join(map(str, board.paid(region, players)))})"


def held_words(markers: int, *, noble: bool) -> str:
    """What somebody has in a region: ``2``, ``2 + Noble``."""
    if noble:
        return (
            f"{markers} + {phrase('kingsroad-review-game-story-noble')}"
            if markers
            else phrase("kingsroad-review-game-story-noble")
        )
    return str(markers)


def added_words(played: int, better: int) -> str:
    """What two choices add there: ``+1 !2``."""
    parts = [f"+{played}"] if played else []
    return " ".join([*parts, *([f"!{better}"] if better else [])])


_COLUMNS: Final = ("player", "accuracy", "cost", "luck", "mistakes")


def decision_at(reviewed: Sequence[RoundReview], moment: Moment, seat: int, goal: Goal) -> Judged:
    """A seat's choice at a moment, in the account of what is judged."""
    number = reviewed[moment.played].round
    return next(
        one
        for one in shown_decisions(decided_by(reviewed, seat, goal), goal)
        if one.round == number and (one.phase == SECOND) == moment.second
    )


def ended_sentence(game: Game, names: Sequence[str]) -> str:
    """How a finished game ended: ``Bob wins with 66 points. You 28, Cid 41.``"""
    position = game.position
    others = [
        f"{names[seat]} {position.scores[seat]}"
        for group in position.ranking
        for seat in group
        if seat not in position.winners
    ]
    won = winner_sentence(position, names)
    return f"{won} {', '.join(others)}." if others else won


def review_summary(review: Review, names: Sequence[str], board: Board) -> str:
    """What to learn first, then all mistakes, how everybody played, and what the signs mean."""
    if not review.rounds:
        return phrase("kingsroad-review-game-story-nothing-judged")
    goal = review.settings.goal
    found = remarkable(review.rounds)
    lines = [""]
    moments = moments_of(review.rounds, goal, names, board, seat_spoken_to(names))
    if moments:
        lines.append(phrase("kingsroad-review-moments", count=len(moments)))
    for moment in moments:
        lines += [f"  {moment.title}", *(f"    {one}" for one in moment.sentences)]
    lines += ["", turning_sentence(review.rounds), ""]
    lines.append(phrase("kingsroad-review-mistakes" if found else "kingsroad-review-no-mistakes"))
    lines += [f"  {mistake_sentence(mistake, names, goal)}" for mistake in found]
    lines += thought_sentences(review, names)
    by_seat = decisions_by_seat(review.rounds, goal)
    rows = tuple(
        _row(player, decisions, names[player.player], goal)
        for player, decisions in zip(review.players, by_seat, strict=True)
    )
    header = tuple(phrase(f"kingsroad-review-column-{name}") for name in _COLUMNS)
    table = TextTable(header, rows, frozenset({1, 2, 3}))
    lines += ["", *all_skills(review, names)]
    legend = (
        phrase("kingsroad-review-cards-legend"),
        f"{signs_legend()}.",
        phrase("verdict-kinds"),
        phrase("kingsroad-review-units", chances=goal is Goal.WIN),
    )
    lines += ["", *table.aligned_lines(), "", " ".join(legend)]
    return "\n".join([*lines, settings_sentence(review.settings)])


def _row(
    player: PlayerReview, decisions: Sequence[Judged], name: str, goal: Goal
) -> tuple[str, ...]:
    return (
        name,
        accuracy_words(player),
        mean_loss_words(player.skill, goal),
        luck_total(decisions, goal),
        counts_words(player),
    )


@dataclass(frozen=True, slots=True)
class ExaminedChoice:
    """The choice that is looked at, and what is known of it.

    Attributes:
        title: the player's name, or what there is to say where nobody chooses.
        colour: the player colour (0 to 4) of the badge before the title, or None for no badge.
        lead: words before the badge.
        chosen: what was played then, or None where nothing was yet.
        tried: what was tried in its place, or None.
        verdict: what the review says of it, or nothing.
        severity: how bad the review finds it; None where that is not known.
        stands: everybody's chance to win then; empty where that is not known.
        stands_best_play: the same if everybody played perfectly; None where that is not known.
        review: the review of the whole game, where nobody chooses.
        story: of the game, where nobody chooses.
        hidden: whether the answer is kept back, for trying again.
        position: the position before the choice; None where nobody chooses.
        judged: the review of what was played, as far as there is one.
        goal: what everybody plays for.
        belief: how everybody is assumed to choose.
        thought: what thinking longer about the choice has found, where that was done.
    """

    title: str
    colour: int | None = None
    lead: str = ""
    chosen: Selection | None = None
    tried: Selection | None = None
    verdict: str = ""
    severity: Severity | None = None
    stands: tuple[float, ...] = ()
    stands_best_play: tuple[float, ...] | None = None
    review: Review | None = None
    story: GameStory | None = None
    hidden: bool = False
    position: Position | None = None
    judged: ChoiceReview | None = None
    goal: Goal = Goal.WIN
    belief: BeliefKind = BeliefKind.HIERARCHY
    thought: Thought | None = None


def examined_end(game: Game, names: Sequence[str], review: Review | None) -> ExaminedChoice:
    """Where nobody chooses any more: who won, and how everybody played once that is judged."""
    won = winner_sentence(game.position, names)
    if review is None:
        return ExaminedChoice(won)
    return ExaminedChoice(
        won,
        review=review,
        story=game_story(game, names, review.rounds, review.settings.goal),
    )


def examined_choice(
    cursor: GameCursor,
    seat: int,
    reviewed: Sequence[RoundReview],
    *,
    names: Sequence[str],
    colour: int,
    goal: Goal,
    belief: BeliefKind,
    tried: Selection | None,
    hidden: bool,
    thought: Thought | None = None,
) -> ExaminedChoice:
    """A seat's choice at a moment, with the verdict as far as the rounds are reviewed."""
    step = cursor.step_review(reviewed)
    choice = step.choice(seat) if step is not None else None
    verdict = ""
    if step is not None and choice is not None:
        goes_on = step is not reviewed[cursor.moment.played].steps[-1] and all(
            one.choice(seat) for one in reviewed[cursor.moment.played].steps
        )
        decision = decision_at(reviewed, cursor.moment, seat, goal)
        verdict = choice_sentence(choice, decision, goal, names, goes_on=goes_on)
    return ExaminedChoice(
        names[seat],
        colour,
        lead=heading_lead(names, seat),
        chosen=cursor.chosen.get(seat),
        tried=tried,
        verdict=verdict,
        severity=choice.severity if choice is not None else None,
        stands=tuple(outlook.win for outlook in cursor.stands(reviewed)),
        stands_best_play=tuple(step.before_best_play) if step and step.before_best_play else None,
        hidden=hidden,
        position=cursor.position,
        judged=choice,
        goal=goal,
        belief=belief,
        thought=thought,
    )
