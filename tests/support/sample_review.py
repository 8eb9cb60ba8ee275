"""A review made up of seeded numbers: words and screens can be tested without a solver."""

from __future__ import annotations

from random import Random

import msgspec

from advisor.analysis.review import sum_up
from advisor.analysis.review_accounting import accuracy
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import ChoiceReview, Outlook, RoundReview, Severity, Share, StepReview
from kingsroad.games import Game
from kingsroad.rounds import RoundReport


def sample_review(game: Game, seed: int = 1, *, complete: bool = True) -> Review:
    """A review that keeps every promise of its types, its numbers drawn by chance."""
    dice = Random(seed)
    rounds = [_round(dice, report) for report in game.reports]
    rounds = rounds if complete else rounds[: len(rounds) // 2]
    review = sum_up(game, rounds, AdviceSettings(), seconds=1.5)
    return msgspec.structs.replace(review, method="Numbers drawn by chance.")


def _round(dice: Random, report: RoundReport) -> RoundReview:
    seats = report.before.seats
    choosers = [seat for seat in seats if report.reselections[seat] is not None]
    steps = [_step(dice, report, list(seats), second=False)]
    if choosers:
        steps.append(_step(dice, report, choosers, second=True))
    return RoundReview(round=report.before.round, steps=steps)


def _step(dice: Random, report: RoundReport, choosers: list[int], *, second: bool) -> StepReview:
    before = _outlooks(dice, report.before.num_players)
    after = _outlooks(dice, report.before.num_players)
    if report.after.finished:
        after = [
            Outlook((seat in report.winners) / len(report.winners), float(report.gained[seat]))
            for seat in report.after.seats
        ]
    choices = []
    luck = []
    for seat in report.before.seats:
        if seat not in choosers:
            luck.append(after[seat] - before[seat])
            continue
        chosen = report.reselections[seat] if second else report.selections[seat]
        assert chosen is not None
        lost = max(0.0, dice.gauss(-0.02, 0.09))
        loss = Outlook(lost, lost * 20)
        worth = before[seat] - loss
        luck.append(after[seat] - worth)
        choices.append(
            ChoiceReview(
                player=seat,
                selection=chosen.codes,
                forced=not chosen.cards,
                share=0.0 if lost else 0.4,
                worth=worth,
                loss=loss,
                belief_loss=loss,
                belief_best=["8", "7", "K"],
                mix=[
                    Share(["8", "7", "K"], 0.6, before[seat]),
                    Share(["D", "8", "K"], 0.4, before[seat]),
                ],
                severity=Severity.of(lost),
                accuracy=accuracy(lost) if chosen.cards else None,
            )
        )
    return StepReview(
        second=second, choices=choices, before=before, after=after, luck=luck, gap=0.004
    )


def _outlooks(dice: Random, players: int) -> list[Outlook]:
    weights = [dice.uniform(0.5, 2.0) for _ in range(players)]
    return [Outlook(weight / sum(weights), 10 * (weight - 1.2)) for weight in weights]
