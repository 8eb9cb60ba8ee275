"""The sentences of hints."""

from __future__ import annotations

from msgspec.structs import replace

from advisor.messages.protocol import AdviseRequest
from kingsroad.records import GameData
from kingsroad_tui.text.advice import advice_text
from kingsroad_tui.text.hints import bound_sentences
from tests.positions import games
from tests.support.sample_advice import sample_advice


def test_a_lower_bound_in_the_last_answer_is_said() -> None:
    game = games(2)[0]
    exact = sample_advice(AdviseRequest(id=1, game=GameData.of(game), player=0))
    candidates = [
        replace(one, bound="lower") if one.selection[0] == "W" else one for one in exact.candidates
    ]
    bounded = replace(exact, candidates=candidates)
    assert bound_sentences(exact) == []
    assert bound_sentences(replace(bounded, final=False)) == []
    (sentence,) = bound_sentences(bounded)
    assert sentence.startswith("The Witch brings at least")
    assert sentence in advice_text(bounded, game).splitlines()
