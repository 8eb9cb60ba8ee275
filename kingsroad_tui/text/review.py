"""A review in words: numbers with their units, classes of mistakes, whole sentences.

Plain text only, for the screen, the command and the report alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from advisor.messages.advice import Candidate
from advisor.messages.goals import BeliefKind, Goal
from advisor.messages.protocol import AdviceSettings, Review
from advisor.messages.review import (
    Account,
    ChoiceReview,
    Mistake,
    Outlook,
    PlayerReview,
    RoundReview,
    Severity,
)
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.session.game_cursor import Moment
from kingsroad_tui.text.figures import percent, signed_percent, signed_points
from kingsroad_tui.text.game import count, listed, selection_code


class SeverityWords(NamedTuple):
    """What a class of choices is called, one and several, and its sign in chess annotation."""

    one: str
    several: str
    sign: str


SEVERITY_WORDS: Final = {
    Severity.GOOD: SeverityWords("good", "good", ""),
    Severity.INACCURACY: SeverityWords("inaccuracy", "inaccuracies", "?!"),
    Severity.MISTAKE: SeverityWords("mistake", "mistakes", "?"),
    Severity.BLUNDER: SeverityWords("blunder", "blunders", "??"),
}
"""The signs distinguish the classes without colour."""

GOAL_WORDS = {
    Goal.WIN: "the chance to win",
    Goal.MARGIN: "the margin at the end",
    Goal.POINTS: "the points of the round",
}
BELIEF_WORDS = {
    BeliefKind.UNIFORM: "every play equally likely",
    BeliefKind.HIERARCHY: "people reasoning a few steps ahead",
    BeliefKind.EQUILIBRIUM: "equilibrium",
}


def choice_code(choice: ChoiceReview) -> str:
    """A selection with the sign of its class: ``16K?``."""
    return selection_code(choice.selection) + SEVERITY_WORDS[choice.severity].sign


def best_code(choice: ChoiceReview) -> str:
    """The largest plays of the best mix: ``87K (60%) or 8D7 (30%)``."""
    plays = [f"{selection_code(play.selection)} ({percent(play.share)})" for play in choice.mix[:3]]
    return " or ".join(plays)


def mistake_sentence(mistake: Mistake, names: Sequence[str]) -> str:
    """``Round 3, Bob: 12K?? gives up 18% chance to win (2.1 points); the best mix is …``."""
    choice = mistake.choice
    second = " (second choice)" if mistake.second else ""
    points = f" ({choice.loss.margin:.1f} points)" if choice.loss.margin >= 0.05 else ""
    return (
        f"Round {mistake.round}{second}, {names[choice.player]}: {choice_code(choice)} gives up "
        f"{percent(choice.loss.win)} chance to win{points}; the best mix is {best_code(choice)}."
    )


def mistake_line(mistake: Mistake, names: Sequence[str]) -> str:
    """A mistake in a list: ``3 Bob 12K?? −18%``."""
    choice = mistake.choice
    return (
        f"{mistake.round:>2} {names[choice.player][:12]} {choice_code(choice)} "
        f"−{percent(choice.loss.win)}"
    )


def tried_sentence(selection: Selection, candidate: Candidate, goal: Goal) -> str:
    """How much a selection that was tried gives up against the best candidate."""
    if candidate.share > 0:
        return f"{selection.code} is in the best mix ({percent(candidate.share)})."
    lost = percent(candidate.loss) if goal is Goal.WIN else f"{candidate.loss:.1f} points"
    return f"{selection.code} gives up {lost}."


def moment_title(moment: Moment, game: Game) -> str:
    """The round and the choice of a moment."""
    if moment.played == len(game.rounds) and game.finished:
        return f"The end, after {count(len(game.rounds), 'round')}"
    first = game.first.round
    last = first + len(game.rounds) - game.finished
    choice = "the second choice" if moment.second else "the choice"
    return f"Round {first + moment.played} of {last}: {choice}"


def choice_sentence(choice: ChoiceReview, luck: Outlook) -> str:
    """What a choice gave up and the luck that followed: ``12K??, blunder, gives up 18% …``."""
    played = choice_code(choice)
    came = f"luck {signed_percent(luck.win)}"
    if choice.forced:
        return f"{played} was the only choice; {came}."
    if choice.share > 0:
        return f"{played} is in the best mix ({percent(choice.share)}); {came}."
    kind = "" if choice.severity is Severity.GOOD else f", {SEVERITY_WORDS[choice.severity].one},"
    return (
        f"{played}{kind} gives up {percent(choice.loss.win)} against the best mix "
        f"({percent(choice.belief_loss.win)} by the belief then); {came}."
    )


def round_sentence(played: RoundReview, names: Sequence[str]) -> str:
    """A round in one line: everybody's choice, and what it gave up."""
    parts = []
    for step in played.steps:
        for choice in step.choices:
            part = f"{names[choice.player]} {choice_code(choice)}"
            if step.second:
                part = f"then {part}"
            if choice.severity is not Severity.GOOD:
                part += f" −{percent(choice.loss.win)}"
            parts.append(part)
    stand = ", ".join(
        f"{name} {percent(worth.win)}" for name, worth in zip(names, played.after, strict=True)
    )
    return f"Round {played.round}: {'; '.join(parts)}. Chances to win: {stand}."


def accuracy_words(player: PlayerReview) -> str:
    """``87 (79–94)``, or ``–`` where there is none."""
    low, high = player.accuracy_low, player.accuracy_high
    if player.accuracy is None or low is None or high is None:
        return "–"
    return f"{player.accuracy:.0f} ({low:.0f}–{high:.0f})"


def counts_words(player: PlayerReview) -> str:
    """``1 blunder, 2 inaccuracies``, or ``none``."""
    parts = []
    for severity in (Severity.BLUNDER, Severity.MISTAKE, Severity.INACCURACY):
        number = player.counts.get(severity, 0)
        if number:
            words = SEVERITY_WORDS[severity]
            parts.append(count(number, words.one, words.several))
    return ", ".join(parts) or "none"


def player_sentence(player: PlayerReview, name: str) -> str:
    """A player's game in one line."""
    shown = accuracy_words(player)
    accuracy = f"accuracy {shown}, " if player.accuracy is not None else ""
    forced = f"; {count(player.forced, 'choice')} forced" if player.forced else ""
    return (
        f"{name}: {accuracy}mistakes: {counts_words(player)}; lost "
        f"{percent(player.account.losses.win)} in all, luck "
        f"{signed_percent(player.account.luck.win)}{forced}."
    )


def account_sentence(account: Account, name: str) -> str:
    """How a player's result adds up: chance to win first, then margin in points."""

    def line(value: Callable[[Outlook], float], scale: float = 1.0) -> str:
        def figure(outlook: Outlook) -> str:
            return signed_points(scale * value(outlook))

        return (
            f"expected {figure(account.expected)}, luck {figure(account.luck)}, "
            f"lost {figure(Outlook() - account.losses)}, drawn {figure(account.sampled_play)}, "
            f"revised {figure(account.revisions)}: {figure(account.result)} "
            f"(residual {value(account.residual):.0e})"
        )

    win, margin = line(lambda outlook: outlook.win, 100.0), line(lambda outlook: outlook.margin)
    return f"{name}: in % to win, {win}; in points of margin, {margin}."


def deciding_sentence(review: Review) -> str:
    """Which rounds decided the game."""
    if not review.deciding:
        return "No single round decided the game."
    rounds = listed(str(number) for number in review.deciding)
    verb = "Round" if len(review.deciding) == 1 else "Rounds"
    return f"{verb} {rounds} moved the chances most."


def settings_sentence(settings: AdviceSettings) -> str:
    """The goal, the belief and the assumptions of the review."""
    sentence = (
        f"Judged by {GOAL_WORDS[settings.goal]}; "
        f"belief about opponents: {BELIEF_WORDS[settings.belief]}"
    )
    if settings.assumptions:
        sentence += f"; assuming {listed(settings.assumptions)}"
    return f"{sentence}."
