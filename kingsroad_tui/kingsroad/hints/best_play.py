"""What is said of perfect play, beside how people play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad_tui.kingsroad.hints.worth import shown_value, top_value
from kingsroad_tui.kingsroad.words.game import named_words
from kingsroad_tui.kingsroad.words.people import people
from kingsroad_tui.words.figures import percents
from tabletop.words.numbers import VISIBLE, percent
from tabletop.words.voice import phrase

_LEFT_BY_PEOPLE: Final = 0.05
"""Below this chance against people, nobody has to be reminded that the game is nearly lost."""

_FORCED: Final = 1e-6
"""A chance no further from 0 or 1 is certain, but for what the search for perfect play leaves."""


def forced_winner(chances: Sequence[float] | None) -> int | None:
    """Who wins if everybody plays perfectly, where that is certain; None where it is open.

    ``chances`` are everybody's then, by seat; None where they are not known.
    """
    if chances is None or max(chances) < 1 - _FORCED:
        return None
    return max(range(len(chances)), key=lambda seat: chances[seat])


def shows_best_play(advice: Advice) -> bool:
    """Whether perfect play is another question than the one that was asked, and answered."""
    return (
        advice.goal is Goal.WIN
        and advice.belief is not BeliefKind.EQUILIBRIUM
        and advice.win_best_play is not None
    )


def best_play_figure(candidate: Candidate) -> str:
    """A candidate's chance against perfect play; ``?`` where it is not known yet."""
    return "?" if candidate.win_best_play is None else percent(candidate.win_best_play)


def best_play_sentences(advice: Advice, board: Board) -> list[str]:
    """What the choice advised is worth against perfect play: at most one sentence.

    Where nothing wins then, that it is lost; where it wins for certain, that it is a forced win;
    where another choice is much safer, that it is a gamble, and which one that is. Any other
    figure of it stands in a column beside that against people, where there is one.
    """
    best = find_candidate(advice.candidates, Selection.of(advice.recommended))
    if not shows_best_play(advice) or best is None or best.win_best_play is None:
        return []
    if lost := lost_sentences(advice):
        return lost
    if best.win_best_play >= 1 - _FORCED:
        return ["It is a forced win: perfect play cannot stop it."]
    return gamble_sentences(advice, board)


def gamble_sentences(advice: Advice, board: Board) -> list[str]:
    """That the choice advised is a gamble, and which one is much safer; nothing where it is not."""
    best = find_candidate(advice.candidates, Selection.of(advice.recommended))
    if not shows_best_play(advice) or best is None:
        return []
    if best.severity(advice.goal) is not Severity.GAMBLE or lost_sentences(advice):
        return []
    safe = max(advice.candidates, key=lambda c: (c.win_best_play or 0.0, -c.loss))
    return [
        f"It is a gamble. Safer: {named_words(safe.selection, board)}, with "
        f"{shown_value(safe, advice)} against people, but {best_play_figure(safe)} instead of "
        f"{best_play_figure(best)} against perfect play."
    ]


def lost_sentences(advice: Advice) -> list[str]:
    """That no choice wins against perfect play, where people leave a chance all the same."""
    if not shows_best_play(advice) or advice.win_best_play is None:
        return []
    # The seat's own as well: what is assumed about the own choice may leave few candidates.
    known = [c.win_best_play for c in advice.candidates if c.win_best_play is not None]
    best = max([*known, advice.win_best_play[advice.player]])
    if best > VISIBLE or top_value(advice) < _LEFT_BY_PEOPLE:
        return []
    return ["Against perfect play it is lost; you win only if somebody makes a mistake."]


def best_play_stands(advice: Advice, names: Sequence[str]) -> list[str]:
    """How everybody stands if all play perfectly: at most one line.

    ``With perfect play: you 41%, Bob 20%, Cid 39%.``; ``With perfect play Cid wins for certain.``
    """
    chances = advice.win_best_play
    if not shows_best_play(advice) or chances is None:
        return []
    winner = forced_winner(chances)
    if winner is not None:
        who = "you win" if winner == advice.player else f"{names[winner]} wins"
        return [f"With perfect play {who} for certain."]
    seats = sorted(range(len(names)), key=lambda seat: seat != advice.player)
    stands = (f"{'you' if s == advice.player else names[s]} {percent(chances[s])}" for s in seats)
    return [f"With perfect play: {', '.join(stands)}."]


def perfect_stand(chances: Sequence[float], names: Sequence[str]) -> str:
    """The same as a clause about everybody: ``Ann 41%, Bob 20%, Cid 39%``; ``Cid wins for
    certain``."""
    winner = forced_winner(chances)
    if winner is not None:
        return phrase("kingsroad-review-wins-for-certain", who=people(names, (winner,)))
    shown = zip(names, percents(chances), strict=True)
    return ", ".join(f"{name} {chance}" for name, chance in shown)


def beside_best_play(usual: Sequence[str], advice: Advice, names: Sequence[str]) -> list[str]:
    """How everybody stands, as usual and with perfect play; what is certain comes first."""
    perfect = best_play_stands(advice, names)
    if forced_winner(advice.win_best_play) is not None:
        return [*perfect, *usual]
    return [*usual, *perfect]


def beside_forced_win(usual: Sequence[str], advice: Advice, names: Sequence[str]) -> list[str]:
    """How everybody stands; before it who wins with perfect play, where that is certain.

    Where it is open, one answer to one question is enough.
    """
    certain = forced_winner(advice.win_best_play) is not None
    return [*(best_play_stands(advice, names) if certain else ()), *usual]


def chances_to_draw(usual: Sequence[float], best_play: Sequence[float] | None) -> Sequence[float]:
    """Everybody's chances for a bar: as usual, but a forced result is drawn as what it is."""
    if best_play is not None and forced_winner(best_play) is not None:
        return best_play
    return usual
