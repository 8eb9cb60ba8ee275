"""Computer players in words: the same names everywhere, and whatever else plays as it is called."""

from __future__ import annotations

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL
from advisor.messages.computers import LEVEL_1, RULE_OF_THUMB, STRENGTHS
from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad_tui.rivals.computer_words import new_reasons, player_words, strength_sentence


def test_a_player_of_a_tournament_has_both_names() -> None:
    assert player_words(LEVEL_1) == "Baron (level-1)"
    assert player_words("advisor@closed-form") == "Chancellor (advisor@closed-form)"
    assert player_words("cmd:./mine.py --fast") == "cmd:./mine.py --fast"
    assert player_words("responder") == "responder"
    assert player_words(CAREFUL, ASSASSINS_STRENGTHS) == "Spymaster (careful)"


def test_a_computer_introduces_itself() -> None:
    assert strength_sentence(STRENGTHS[RULE_OF_THUMB]) == (
        "Sheriff, fair. A step up: piles on the regions the King comes to."
    )


def test_each_computer_gives_a_reason_once_a_game() -> None:
    def chose(reason: ChoiceReason) -> Choice:
        return Choice(id=1, player=1, computer=LEVEL_1, selection=["1"], reason=reason)

    guessed, took = chose(ChoiceReason.LEVEL_1), chose(ChoiceReason.COMING_REGIONS)
    told: dict[tuple[int, ChoiceReason], int] = {}
    assert new_reasons({1: guessed, 2: took}, 3, told) == {1: guessed, 2: took}
    assert new_reasons({1: guessed, 2: took}, 3, told) == {1: guessed, 2: took}, "shown anew"
    assert new_reasons({1: guessed, 2: guessed}, 4, told) == {2: guessed}
    assert new_reasons({1: guessed, 2: took}, 5, told) == {}
    # Rounds were taken back: an earlier one is the first now.
    assert new_reasons({1: guessed}, 2, told) == {1: guessed}
