"""What was wrong with a choice of a game that is reviewed, against people or perfect play."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from advisor.kingsroad.analysis.analysis import FULL_SAMPLES, Analysis
from advisor.kingsroad.analysis.candidates import candidates_of, seated_as_given
from advisor.kingsroad.analysis.judgement import RESOLUTION
from advisor.kingsroad.analysis.needs import needs
from advisor.kingsroad.analysis.reasons import ReasonFinder
from advisor.kingsroad.analysis.to_messages import moved_need
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.messages.comparison import Comparison, comparison
from advisor.messages.review import Outlook
from kingsroad.cards import Selection


def why_worse(found: Analysis, chosen: Selection, shift: Outlook) -> Comparison | None:
    """Why a choice is worse against people than the one advised; None where it is not.

    Its values are moved by ``shift``, like those of all choices.
    """
    finder = ReasonFinder(found.scene)
    candidates = candidates_of(found, finder)
    advised = found.stage.plays[0].candidates[found.recommended_action].selection.codes
    why = comparison(candidates, finder.contests.stakes(), advised, chosen)
    if why is None or why.need is None:
        return why
    return replace(why, need=moved_need(why.need, shift, found.question.settings.goal))


def why_a_gamble(found: Analysis, chosen: Selection, by: float) -> Comparison | None:
    """What a choice would have needed of players who play their equilibrium mixes, where that is
    one thing; its chances are moved by so much."""
    stage, safe = found.stage, found.safe_mix
    if safe is None:
        return None
    payoffs = expected_payoffs(stage, 0, safe.profile.mixes, FULL_SAMPLES)
    against = payoffs.own(stage.goal)
    best = int(np.where(found.allowed, against, -np.inf).argmax())
    if payoffs.cases is None:
        return None
    errors = np.full(len(against), RESOLUTION[stage.goal])
    needed = needs(stage, payoffs.cases, best, against[best] - against, errors)
    need = needed.get(stage.action_of(0, chosen))
    if need is None:
        return None
    need = moved_need(need, Outlook(by, by), stage.goal)
    return Comparison(
        played=chosen.as_revealed().codes,
        better=stage.plays[0].candidates[best].selection.codes,
        need=seated_as_given(need, found.question),
        best_play=True,
    )
