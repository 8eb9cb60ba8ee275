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
from kingsroad_tui.kingsroad.hints.worth import CERTAIN, shown_value, top_value
from kingsroad_tui.kingsroad.words.game import named_words
from kingsroad_tui.kingsroad.words.people import YOU, people
from kingsroad_tui.words.figures import percents
from tabletop.say import Say
from tabletop.words.numbers import VISIBLE, percent
from tabletop.words.voice import phrase

_LEFT_BY_PEOPLE: Final = 0.05
"""Below this chance against people, nobody has to be reminded that the game is nearly lost."""

_ALIKE: Final = 0.025
"""Chances no further apart, against people and perfect play, are told as one."""


def forced_winner(chances: Sequence[float] | None) -> int | None:
    """Who wins if everybody plays perfectly, where that is certain; None where it is open.

    ``chances`` are everybody's then, by seat; None where they are not known.
    """
    if chances is None or max(chances) < CERTAIN:
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


def _advised(advice: Advice) -> Candidate | None:
    return find_candidate(advice.candidates, Selection.of(advice.recommended))


def lens_of(advice: Advice, usual: str) -> str:
    """Against whom the best choice is worth what is said: ``both`` where perfect play makes no
    difference, else ``usual``, or what is supposed instead: ``random``, ``perfect``."""
    if advice.belief is BeliefKind.EQUILIBRIUM:
        return "perfect"
    best = _advised(advice)
    perfect = best.win_best_play if best is not None else None
    if perfect is not None and abs(perfect - top_value(advice)) < _ALIKE:
        return "both"
    return "random" if advice.belief is BeliefKind.UNIFORM else usual


def safer_candidate(advice: Advice) -> Candidate | None:
    """Where the choice advised is a gamble, the one that is much safer; else None."""
    best = _advised(advice)
    if not shows_best_play(advice) or best is None or lost_sentences(advice):
        return None
    if best.severity(advice.goal) is not Severity.GAMBLE:
        return None
    return max(advice.candidates, key=lambda c: (c.win_best_play or 0.0, -c.loss))


def best_play_sentences(advice: Advice, board: Board, lens: str = "people") -> list[str]:
    """What perfect play makes of the choice advised, where that is another thing: that it is lost
    then, or that it is a gamble, and which one is much safer; at most one sentence."""
    return lost_sentences(advice) or gamble_sentences(advice, board, lens)


def gamble_sentences(advice: Advice, board: Board, lens: str = "people") -> list[str]:
    """That the choice advised is a gamble, and which one is much safer; nothing where it is not."""
    safe, best = safer_candidate(advice), _advised(advice)
    if safe is None or best is None:
        return []
    said = phrase(
        "kingsroad-hint-gamble",
        lens=lens,
        safe=named_words(safe.selection, board),
        usual=shown_value(safe, advice),
        safest=best_play_figure(safe),
        perfect=best_play_figure(best),
    )
    return [said]


def lost_sentences(advice: Advice) -> list[str]:
    """That no choice wins against perfect play, where people leave a chance all the same."""
    if not shows_best_play(advice) or advice.win_best_play is None:
        return []
    # The seat's own as well: what is assumed about the own choice may leave few candidates.
    known = [c.win_best_play for c in advice.candidates if c.win_best_play is not None]
    best = max([*known, advice.win_best_play[advice.player]])
    if best > VISIBLE or top_value(advice) < _LEFT_BY_PEOPLE:
        return []
    return [phrase("kingsroad-hint-lost-to-perfect")]


def stands_of(chances: Sequence[float], names: Sequence[str], seat: int | None) -> tuple[Say, ...]:
    """How everybody stands, the one who is advised first: ``you 46%``, ``Cid 54%``."""
    shown = percents(chances)
    order = sorted(range(len(names)), key=lambda other: other != seat)
    return tuple(
        Say("kingsroad-hint-stand", who=YOU if at == seat else names[at], chance=shown[at])
        for at in order
    )


def stand_alike(advice: Advice) -> bool:
    """Whether perfect play makes no difference to how anybody stands."""
    perfect = advice.win_best_play or advice.win
    if forced_winner(perfect) is not None:
        return False
    return all(abs(one - two) < _ALIKE for one, two in zip(advice.win, perfect, strict=True))


def best_play_stands(advice: Advice, names: Sequence[str]) -> list[str]:
    """How everybody stands if all play perfectly: at most one line.

    ``With perfect play: you 41%, Bob 20% and Cid 39%.``; ``With perfect play Cid wins for
    certain.``
    """
    chances, seat = advice.win_best_play, advice.player
    if not shows_best_play(advice) or chances is None:
        return []
    winner = forced_winner(chances)
    if winner is not None:
        who = YOU if winner == seat else people(tuple(names), (winner,))
        return [phrase("kingsroad-hint-wins-perfect", who=who)]
    return [phrase("kingsroad-hint-stands-perfect", stands=stands_of(chances, names, seat))]


def perfect_stand(chances: Sequence[float], names: Sequence[str]) -> str:
    """The same as a clause about everybody: ``Ann 41%, Bob 20%, Cid 39%``; ``Cid wins for
    certain``."""
    winner = forced_winner(chances)
    if winner is not None:
        return phrase("kingsroad-review-wins-for-certain", who=people(names, (winner,)))
    shown = zip(names, percents(chances), strict=True)
    return ", ".join(f"{name} {chance}" for name, chance in shown)


def chances_to_draw(usual: Sequence[float], best_play: Sequence[float] | None) -> Sequence[float]:
    """Everybody's chances for a bar: as usual, but a forced result is drawn as what it is."""
    if best_play is not None and forced_winner(best_play) is not None:
        return best_play
    return usual
