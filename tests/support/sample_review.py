"""A review made up of seeded numbers: words and screens can be tested without a solver."""

from __future__ import annotations

from random import Random

import msgspec

from advisor.kingsroad.analysis.review import accuracy, sum_up
from advisor.messages.advice import Lack, Split, SplitCase, SplitKind
from advisor.messages.choices import Comparison, Gain
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import ChoiceReview, Outlook, RoundReview, StepReview
from advisor.messages.verdicts import SCALE, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import RoundReport


def sample_review(
    game: Game,
    seed: int = 1,
    *,
    complete: bool = True,
    settings: AdviceSettings | None = None,
) -> Review:
    """A review that keeps every promise of its types, its numbers drawn by chance."""
    dice, settings = Random(seed), settings or AdviceSettings()
    rounds = [_round(dice, report, settings.goal) for report in game.reports]
    rounds = rounds if complete else rounds[: len(rounds) // 2]
    review = sum_up(game, rounds, settings, seconds=1.5)
    return msgspec.structs.replace(review, method="Numbers drawn by chance.")


def _round(dice: Random, report: RoundReport, goal: Goal) -> RoundReview:
    seats = report.before.seats
    choosers = [seat for seat in seats if report.reselections[seat] is not None]
    steps = [_step(dice, report, list(seats), goal, second=False)]
    if choosers:
        steps.append(_step(dice, report, choosers, goal, second=True))
    return RoundReview(round=report.before.round, steps=steps, over=report.after.finished)


def _step(
    dice: Random, report: RoundReport, choosers: list[int], goal: Goal, *, second: bool
) -> StepReview:
    before = _outlooks(dice, report.before.num_players)
    after = _outlooks(dice, report.before.num_players)
    if report.after.finished:
        after = [
            Outlook((seat in report.winners) / len(report.winners), float(report.gained[seat]))
            for seat in report.after.seats
        ]
    choices = []
    for seat in report.before.seats:
        if seat not in choosers:
            continue
        chosen = report.reselections[seat] if second else report.selections[seat]
        assert chosen is not None
        lost = max(0.0, dice.gauss(-0.02, 0.09))
        worth = before[seat] - Outlook(lost, lost * 20)
        choices.append(
            ChoiceReview(
                player=seat,
                selection=chosen.codes,
                forced=not chosen.cards,
                loss=lost * SCALE[goal],
                loss_error=0.01 * SCALE[goal],
                best=[["8", "7", "K"], ["D", "8", "K"]],
                share=0.0 if lost else 0.4,
                safe_loss=lost * SCALE[goal],
                worth=worth,
                best_worth=before[seat],
                severity=Severity.of(lost),
                accuracy=accuracy(lost) if chosen.cards else None,
                why=None if lost < 0.05 else _why(seat, len(after), chosen),
            )
        )
    return StepReview(second=second, choices=choices, before=before, after=after, gap=0.004)


def _why(seat: int, players: int, chosen: Selection) -> Comparison:
    """What was wrong with a choice: it needed the next player to stay out of the Castle."""
    split = Split(
        kind=SplitKind.MARKERS,
        players=[(seat + 1) % players],
        region=8,
        cases=[
            SplitCase(least=0, most=0, chance=0.3, value=0.5, beside=0.5),
            SplitCase(least=1, most=1, chance=0.7, value=0.1, beside=0.4),
        ],
        beside=["8", "7", "K"],
        explains=1.0,
    )
    return Comparison(
        played=chosen.as_revealed().codes,
        better=["8", "7", "K"],
        split=split,
        gains=[Gain(7, 2.5)],
        lacks=Lack(8, 0, 0.1),
    )


def _outlooks(dice: Random, players: int) -> list[Outlook]:
    weights = [dice.uniform(0.5, 2.0) for _ in range(players)]
    return [Outlook(weight / sum(weights), 10 * (weight - 1.2)) for weight in weights]
