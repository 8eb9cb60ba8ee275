"""Reviews of King's Road beside the record of their game: what is kept, and what of it fits. No
solver."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from itertools import chain, takewhile
from pathlib import Path
from typing import Final

import msgspec

from advisor.messages.advice import Split, SplitKind
from advisor.messages.choices import Comparison
from advisor.messages.intervals import MIN_TRIALS
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import ChoiceReview, KeptThought, PlayerReview, RoundReview, StepReview
from advisor.messages.skill import DecisionKind, Skill
from kingsroad.board import REGIONS
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game, read_game
from kingsroad.rounds import RoundReport
from kingsroad_tui.files.locations import autosave_folder, folders
from kingsroad_tui.review.judging import KeptReviews

_MOST_LOOKED_AT: Final = 50
"""So many analyses are looked at for a game that began alike: branches are studied soon after."""


def known_start(record: Path, game: Game, settings: AdviceSettings) -> list[RoundReview]:
    """The first rounds of a game as they were judged in another that began alike.

    That is the same game under another name, the game that it branches from, or a branch of it,
    with an analysis by these settings. Of several, the one with most rounds in common.
    """
    best: list[RoundReview] = []
    for path in _last_analyses({record.parent, folders().data, autosave_folder()}):
        try:
            other = read_game(path.with_suffix("")).as_public()
        except RecordError:
            continue
        common = rounds_in_common(game, other)
        if common <= len(best):
            continue
        review = REVIEWS.load(path.with_suffix(""), other, whole=False)
        if review is not None and made_with(review, settings):
            best = max(best, review.rounds[:common], key=len)
    return best


def _last_analyses(among: Iterable[Path]) -> list[Path]:
    """The analyses in these folders that were kept last, newest first."""
    found = []
    for path in chain.from_iterable(folder.glob("*.analysis") for folder in among):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)[:_MOST_LOOKED_AT]]


def rounds_in_common(one: Game, other: Game) -> int:
    """How many rounds two games have in common; none where they did not begin alike."""
    one, other = one.as_public(), other.as_public()
    if (one.players, one.variant, one.board, one.start) != (
        other.players,
        other.variant,
        other.board,
        other.start,
    ):
        return 0
    pairs = zip(one.rounds, other.rounds, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def made_with(review: Review, settings: AdviceSettings) -> bool:
    """Whether a review was made with these settings, time limits aside."""
    return _without_limit(review.settings) == _without_limit(settings)


def _without_limit(settings: AdviceSettings) -> AdviceSettings:
    return msgspec.structs.replace(settings, seconds=None)


_MOST_BEST: Final = 5
"""The most of the best choices that a review names."""

"""The most computer players between which a player is said to be."""

_MOST_THOUGHT: Final = 20
"""More choices than that are not thought longer about at a time."""


def fits(review: Review, game: Game) -> bool:
    """Whether a complete review judges exactly the choices of a game, in numbers that can be."""
    numbers = [report.before.round for report in game.reports]
    return (
        review.complete
        and review.finished == game.finished
        and [judged.round for judged in review.rounds] == numbers
        and all(map(_round_fits, review.rounds, game.reports))
        and [player.player for player in review.players] == list(range(len(game.players)))
        and all(map(_player_fits, review.players))
        and set(review.deciding) <= set(numbers)
        and len(set(review.deciding)) == len(review.deciding)
        and set(review.settings.beliefs) <= {str(seat) for seat in range(len(game.players))}
        and all(
            _thought_fits(kept, [*numbers, len(numbers) + game.first.round], game)
            for kept in review.thoughts
        )
    )


def _round_fits(judged: RoundReview, report: RoundReport) -> bool:
    """One step, and a second one where a Witch was revealed."""
    steps: list[Sequence[Selection | None]] = [report.selections]
    if any(again is not None for again in report.reselections):
        steps.append(report.reselections)
    return [step.second for step in judged.steps] == [False, True][: len(steps)] and all(
        map(_step_fits, judged.steps, steps)
    )


def _step_fits(step: StepReview, chosen: Sequence[Selection | None]) -> bool:
    """The choices of exactly those who chose, and a number for every seat."""
    made = [(seat, selection) for seat, selection in enumerate(chosen) if selection is not None]
    return (
        {len(step.before), len(step.after)} == {len(chosen)}
        and len(step.choices) == len(made)
        and all(
            choice.player == seat and _same(choice.selection, selection)
            for choice, (seat, selection) in zip(step.choices, made, strict=True)
        )
        and all(choice_fits(choice, len(chosen)) for choice in step.choices)
        and _are_within(1, (outlook.win for outlook in (*step.before, *step.after)))
        and len(step.before_best_play or chosen) == len(chosen)
        and _are_within(1, step.before_best_play or ())
    )


def choice_fits(choice: ChoiceReview, players: int) -> bool:
    """Whether a judged choice speaks of cards, regions and players that there are; its numbers may
    still be too large, but for chances."""
    return (
        0 < len(choice.best) <= _MOST_BEST
        and all(map(_is_selection, choice.best))
        and min(choice.loss, choice.loss_error, choice.safe_loss, choice.loss_best_play or 0) >= 0
        and _are_within(1, (choice.share, choice.win_best_play, choice.best_win_best_play))
        and _are_within(100, (choice.accuracy,))
        and (choice.accuracy is None) == choice.forced
        and (choice.why is None or _why_fits(choice.why, players))
    )


def _why_fits(why: Comparison, players: int) -> bool:
    """Whether what was wrong with a choice speaks of regions and players that there are."""
    split, moved = why.split, why.moved
    regions = [gain.region for gain in why.gains]
    regions += [split.region] if split is not None and split.region is not None else []
    regions += [moved.source, moved.target] if moved is not None else []
    lacks = [lack.region for lack in (why.lacks, why.wastes) if lack is not None]
    regions += [region for region in lacks if region is not None]
    return (
        set(regions) <= set(REGIONS)
        and _is_selection(why.played)
        and _is_selection(why.better)
        and (split is None or _split_fits(split, players))
    )


def _split_fits(split: Split, players: int) -> bool:
    """Whether it has two or three cases, and speaks of players that there are."""
    return (
        len(split.cases) in (2, 3)
        and bool(split.players)
        and set(split.players) <= set(range(players))
        and (split.region is not None) == (split.kind is SplitKind.MARKERS)
        and _are_within(1, (case.chance for case in split.cases))
    )


def _player_fits(player: PlayerReview) -> bool:
    interval = player.accuracy_low, player.accuracy_high
    return (
        min(player.choices, player.forced, *player.counts.values(), 0) >= 0
        and _are_within(100, (player.accuracy, *interval))
        and (player.choices >= MIN_TRIALS or interval == (None, None))
        and (player.skill is None or _skill_fits(player.skill))
    )


def _thought_fits(kept: KeptThought, numbers: Sequence[int], game: Game) -> bool:
    """Whether it is about a choice there may be, and looks at a few real choices, best first."""
    thought = kept.thought
    return (
        kept.round in (*numbers, len(numbers) + game.first.round)  # or the one to be played
        and kept.player in range(len(game.players))
        and thought.games > 0
        and 0 < len(thought.choices) <= _MOST_THOUGHT
        and all(_is_selection(choice.selection) for choice in thought.choices)
        and all(one.behind.low <= one.behind.value <= one.behind.high for one in thought.choices)
    )


def _skill_fits(skill: Skill) -> bool:
    """Whether losses are none below 0, their parts of every kind, and strength is on its scale."""
    strength = skill.strength
    return (
        skill.decisions > 0
        and min(skill.loss, *skill.by_kind.values()) >= 0
        and list(skill.by_kind) == list(DecisionKind)
        and _are_within(100, () if strength is None else (strength.low, strength.high))
        and (strength is None or strength.low <= strength.value <= strength.high)
        and (skill.low is None) == (skill.high is None)
        and (skill.low or 0.0) <= skill.loss <= (skill.high or skill.loss)
    )


def _same(codes: Sequence[str], selection: Selection) -> bool:
    return _is_selection(codes) and Selection.of(codes).as_revealed() == selection.as_revealed()


def _is_selection(codes: Sequence[str]) -> bool:
    try:
        Selection.of(codes)
    except IllegalSelection:
        return False
    return True


def _are_within(most: float, numbers: Iterable[float | None]) -> bool:
    """Whether numbers are 0 to ``most``, but for rounding; those that are None do not count."""
    return all(number is None or -1e-6 <= number <= most + 1e-6 for number in numbers)


REVIEWS: Final[KeptReviews[Game, Review]] = KeptReviews(
    format="kingsroad-analysis",
    version=8,
    kind=Review,
    encode=lambda game: encode_game(game.as_public()),
    beginning=lambda game, review: (
        game
        if len(review.rounds) >= len(game.rounds)
        else game.take_back(len(game.rounds) - len(review.rounds))
    ),
    fits=fits,
)
"""The reviews beside the records of games."""

load_review = REVIEWS.load
store_review = REVIEWS.store
