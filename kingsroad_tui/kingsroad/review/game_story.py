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
    deciding,
    mistakes,
    remarkable,
)
from advisor.messages.verdicts import WORST_FIRST, BeliefKind, Goal, Severity
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.hints.worse import compared_sentences
from kingsroad_tui.kingsroad.play.outcome_words import own_sentence
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor, Moment
from kingsroad_tui.kingsroad.review.skill import all_skills, mean_loss_words
from kingsroad_tui.kingsroad.review.thinking import thought_sentences
from kingsroad_tui.kingsroad.review.turning import favourite, from_to, mover, turning_sentence
from kingsroad_tui.kingsroad.review.words import (
    CARDS_LEGEND,
    accuracy_words,
    choice_sentence,
    decisions_by_seat,
    heading_lead,
    is_the_one,
    luck_total,
    mistake_sentence,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import region_name, short_words, winner_sentence
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import seat_spoken_to, who, whose
from kingsroad_tui.words.figures import (
    GAMBLES_AND_CHANCES,
    SEVERITY_WORDS,
    loss_words,
    marked_if_gamble,
    shown_decisions,
    signed_percent,
)
from kingsroad_tui.words.tables import TextTable
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

_MUCH: Final = 0.15
"""So much of a chance to win is worth a word: luck, or what choices cost."""

_FROM_BEHIND: Final = 0.25
"""Whoever had no more than this and won came from behind; with as much missing, it was near."""


class GameStory(NamedTuple):
    """What is said at the end of a game.

    Attributes:
        headline: the game in a few words; for a player of it, what kind of win or defeat it was.
        sentences: whole sentences, in their order.
        next_step: the one thing to do now, by its key.
    """

    headline: str
    sentences: tuple[str, ...]
    next_step: str


def game_story(
    game: Game, names: Sequence[str], rounds: Sequence[RoundReview], goal: Goal
) -> GameStory:
    """The story of a finished game whose rounds are all judged.

    ``names`` may address the reader: then it is told what they could have done.
    """
    you = seat_spoken_to(names)
    hero = you if you is not None else game.position.winners[0]
    own = own_sentence(game, (), you) if you is not None else ""
    found = mistakes(rounds, you)
    said = [own, _led(rounds, game.position.winners, names)]
    if found:
        said.append(_costliest(found[0], names, goal))
        next_step = (
            f"Next: press {key('analysis.mistakes')} to try again where you lost most."
            if you is not None
            else f"Next: press {key('analysis.next_mistake')} to see the first mistake."
        )
    else:
        said.append("" if you is None else "You made no mistake.")
        next_step = f"Next: press {key('analysis.turn')} to see the round that decided most."
    said += [_finest(rounds, hero, names, goal), _luck_sentence(rounds, hero, names)]
    headline = _headline(game.position.winners, rounds, names) if rounds else ""
    return GameStory(headline, tuple(filter(None, said)), next_step if rounds else "")


def _headline(winners: Sequence[int], rounds: Sequence[RoundReview], names: Sequence[str]) -> str:
    """What kind of game it was: an unlucky defeat, a win from behind."""
    you = seat_spoken_to(names)
    hero = you if you is not None else winners[0]
    chances = [one.before for one in _decisions(rounds, hero)]
    luck = _luck(rounds, hero)
    if len(winners) > 1:
        return phrase("kingsroad-review-game-story-headline")
    if hero not in winners:
        costs = [one.cost for one in _decisions(rounds, hero)]
        if luck <= -_MUCH and -luck > sum(costs):
            return phrase("kingsroad-review-game-story-headline-2")
        if max(chances) >= 1 - _FROM_BEHIND:
            return phrase("kingsroad-review-game-story-headline-3")
        return (
            phrase("kingsroad-review-game-story-headline-4")
            if max(costs, default=0) >= _MUCH
            else phrase("kingsroad-review-game-story-headline-5")
        )
    whose_win = "" if you is not None else f" for {names[hero]}"
    if min(chances) <= _FROM_BEHIND / 2 or min(chances[1:], default=1.0) <= _FROM_BEHIND / 2:
        return phrase("kingsroad-review-game-story-headline-6", whose_win=whose_win)
    if luck >= 2 * _MUCH:
        return f"A {'deserved' if _chose_best(rounds, hero, names) else 'lucky'} win{whose_win}"
    if not mistakes(rounds, hero):
        return phrase("kingsroad-review-game-story-headline-7", whose_win=whose_win)
    return phrase("kingsroad-review-game-story-headline-8", whose_win=whose_win)


def _chose_best(rounds: Sequence[RoundReview], hero: int, names: Sequence[str]) -> bool:
    """Whether nobody's choices gave away less: then luck was not what decided."""
    costs = [sum(one.cost for one in _decisions(rounds, seat)) for seat in range(len(names))]
    return costs[hero] <= min(costs)


def _luck(rounds: Sequence[RoundReview], seat: int) -> float:
    """What luck brought somebody in all, as a chance to win."""
    return sum(one.came for one in _decisions(rounds, seat))


def _decisions(rounds: Sequence[RoundReview], seat: int) -> list[Judged]:
    return shown_decisions(decided_by(rounds, seat, Goal.WIN), Goal.WIN)


def _luck_sentence(rounds: Sequence[RoundReview], hero: int, names: Sequence[str]) -> str:
    """``Bad luck cost you 14% in all, most in round 7 (−31%). Against the best …``"""
    luck: dict[int, float] = {}
    for one in _decisions(rounds, hero):
        luck[one.round] = luck.get(one.round, 0.0) + one.came
    total = sum(luck.values())
    if abs(total) < _MUCH:
        return ""
    sign = 1 if total > 0 else -1
    most = max(luck, key=lambda number: sign * luck[number])
    side = "Good luck brought" if total > 0 else "Bad luck cost"
    costs = sum(one.cost for one in _decisions(rounds, hero))
    lost = loss_words(costs, Goal.WIN) if costs > 0 else "nothing"
    return phrase(
        "kingsroad-review-game-story-luck-sentence",
        side=side,
        who=who(names, (hero,)),
        percent=percent(abs(total)),
        most=most,
        signed_percent=signed_percent(luck[most]),
        whose=whose(names, hero, begins=False),
        lost=lost,
    )


def _led(rounds: Sequence[RoundReview], winners: Sequence[int], names: Sequence[str]) -> str:
    """Who was the likeliest winner when, and who for good; else what changed most."""
    turns = _turns(rounds)
    if not turns or turns[-1][1] not in winners:
        return _most_changed(rounds, names)
    *before, (last, seat) = turns
    winner, moved = who(names, (seat,)), from_to(last, seat)
    for_good = f"became the favourite for good in round {last.round} ({moved})."
    if not before:
        return f"{who(names, (seat,), begins=True)} {for_good}"
    led = ", then ".join(
        f"{who(names, (other,))} from round {played.round}"
        for played, other in before[-_MOST_TOLD:]
    )
    return phrase("kingsroad-review-game-story-led", led=led, winner=winner, for_good=for_good)


_MOST_TOLD: Final = 3
"""Of those who were favourites before, so many are named, the last ones."""


def _turns(rounds: Sequence[RoundReview]) -> list[tuple[RoundReview, int]]:
    """The rounds after which somebody else was clearly the likeliest winner, and who."""
    turns: list[tuple[RoundReview, int]] = []
    for played in rounds:
        leader = favourite([outlook.win for outlook in played.after])
        if leader is not None and (not turns or turns[-1][1] != leader):
            turns.append((played, leader))
    return turns


def _most_changed(rounds: Sequence[RoundReview], names: Sequence[str]) -> str:
    decisive = set(deciding(rounds))
    most = max((r for r in rounds if r.round in decisive), key=lambda r: r.swing, default=None)
    if most is None:
        return phrase("kingsroad-review-game-story-most-changed")
    seat = mover(most)
    chance = f"{whose(names, seat, begins=False)} chance to win"
    return phrase(
        "kingsroad-review-game-story-most-changed-2",
        round=most.round,
        chance=chance,
        from_to=from_to(most, seat),
    )


_FINE: Final = 0.10
"""From so much of the chance to win on, a choice that nothing came near is worth a word."""


def _finest(rounds: Sequence[RoundReview], hero: int, names: Sequence[str], goal: Goal) -> str:
    """``Your finest choice: 3, 6, Knight in round 9: nothing else came near.``; or nothing."""
    if goal is not Goal.WIN:
        return ""
    said, most = "", _FINE
    for played in rounds:
        for step in played.steps:
            choice = step.choice(hero)
            more = choice.worth.win - step.before[hero].win if choice is not None else 0.0
            if choice is None or not is_the_one(choice) or more < most:
                continue
            most = more
            said = (
                f"{whose(names, hero)} finest choice: {short_words(choice.selection)} in round "
                f"{played.round}: nothing else came near."
            )
    return said


def _costliest(mistake: Mistake, names: Sequence[str], goal: Goal) -> str:
    """``Your costliest choice: 1, 4, Knight in round 4, which cost 9%. Better: 6, 7, Knight.``"""
    choice = mistake.choice
    return phrase(
        "kingsroad-review-game-story-costliest",
        whose=whose(names, choice.player),
        short_words=short_words(choice.selection),
        round=mistake.round,
        loss_words=loss_words(choice.loss, goal),
        marked_if_gamble=marked_if_gamble(short_words(choice.best[0]), choice.best_severity),
    )


def wrong_title(mistake: Mistake, names: Sequence[str]) -> str:
    """``Round 13, Ann: 8, 1, 4, a missed chance``."""
    choice = mistake.choice
    second = " (second choice)" if mistake.second else ""
    kind = SEVERITY_WORDS[choice.severity].named
    cards = short_words(choice.selection)
    return phrase(
        "kingsroad-review-game-story-wrong-title",
        round=mistake.round,
        second=second,
        names=names[choice.player],
        cards=cards,
        kind=kind,
    )


def wrong_sentences(
    mistake: Mistake, goal: Goal, names: Sequence[str], board: Board
) -> tuple[str, ...]:
    """What a choice needed, what it lacked, where the better one gains; nothing where unknown."""
    choice = mistake.choice
    if choice.why is None:
        return ()
    best = choice.best_worth.win if goal is Goal.WIN else choice.best_worth.margin
    return tuple(compared_sentences(choice.why, goal, best, names, board))


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


_SIGNS: Final = (
    f"{CARDS_LEGEND} Signs: ?? a blunder, ? a mistake, ?! an inaccuracy, each so against people "
    f"and against perfect play alike. {GAMBLES_AND_CHANCES} Accuracy: 100 is perfect; in brackets "
    "what is likely."
)
_UNITS: Final = {
    Goal.WIN: "Costs and luck are in points of the chance to win (%).",
    Goal.MARGIN: "Costs and luck are in points.",
    Goal.POINTS: "Costs and luck are in points.",
}

_HEADER: Final = ("player", "accuracy", "??", "?", "?!", "!?", "~", "cost a choice", "luck")


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


def review_summary(review: Review, names: Sequence[str]) -> str:
    """What the game turned on, the mistakes, how everybody played, and what the signs mean."""
    if not review.rounds:
        return phrase("kingsroad-review-game-story-nothing-judged")
    goal = review.settings.goal
    lines = ["", turning_sentence(review.rounds), ""]
    found = remarkable(review.rounds)
    lines.append("Mistakes, worst first" if found else "There were no mistakes.")
    lines += [f"  {mistake_sentence(mistake, names, goal)}" for mistake in found]
    lines += thought_sentences(review, names)
    by_seat = decisions_by_seat(review.rounds, goal)
    rows = tuple(
        _row(player, decisions, names[player.player], goal)
        for player, decisions in zip(review.players, by_seat, strict=True)
    )
    table = TextTable(_HEADER, rows, frozenset(range(1, len(_HEADER))))
    lines += ["", *all_skills(review, names)]
    lines += ["", *table.aligned_lines(), "", f"{_SIGNS} {_UNITS[goal]}"]
    return "\n".join([*lines, settings_sentence(review.settings)])


def _row(
    player: PlayerReview, decisions: Sequence[Judged], name: str, goal: Goal
) -> tuple[str, ...]:
    return (
        name,
        accuracy_words(player),
        *(str(player.counts.get(severity, 0)) for severity in WORST_FIRST),
        mean_loss_words(player.skill, goal),
        luck_total(decisions, goal),
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
        verdict=settings_sentence(review.settings),
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
