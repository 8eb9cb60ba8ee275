"""What a review says of a phase beside its figures."""

from __future__ import annotations

from msgspec.structs import replace

from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.assassins_review import Arrested, PhaseReview
from advisor.messages.verdicts import Severity
from assassins.cards import RoundCard
from kingsroad_tui.assassins.review.judged import better_sentences, luck_sentences
from tests.support.app.assassins_acting import assassins_game

GAME = assassins_game().turn_up(RoundCard(1, 6, True, 5)).act("Nj9-j8").end_phase()
PLAYED = AssassinsCandidate(
    actions=["Nj9-j8"],
    king="j10",
    win=0,
    death=0,
    wound=0,
    death_worlds=0,
    wound_worlds=0,
    need=15,
    chance=0.2,
)
BEST = replace(PLAYED, actions=["Nj9-j8", "Kj10-j9"], king="j9", need=14, chance=0.5)
BLUNDER = PhaseReview(
    number=0,
    round=1,
    side="king",
    actions=PLAYED.actions,
    loss=0.3,
    severity=Severity.BLUNDER,
    worlds=220,
    played=PLAYED,
    best=BEST,
    king_before=0.5,
    king_after=0.2,
)


def test_what_a_better_turn_has_over_the_one_played() -> None:
    """Where facts differ; the danger has a sentence of its own and is not said twice."""
    assert better_sentences(BLUNDER, GAME)[1:] == ["The difference: 1 step ahead."]
    risky = replace(BLUNDER, played=replace(PLAYED, wound_worlds=110))
    _, difference, risk = better_sentences(risky, GAME)
    assert difference == "The difference: 1 step ahead." and risk.startswith("As it was played, ")
    alike = replace(BLUNDER, best=replace(BEST, need=15))
    assert len(better_sentences(alike, GAME)) == 1


def test_luck_names_what_could_have_ended_the_game() -> None:
    """A kill can, too: the rest may have been arrested before, unknown to all."""
    killing = replace(BLUNDER, arrest=-0.15)
    assert luck_sentences(killing) == ["That the killing did not end the game was bad luck: −15%."]
    arrest = replace(BLUNDER, arrest=0.2, arrests=[Arrested(letter="b", chance=0.4)])
    assert luck_sentences(arrest) == ["That the arrest ended the game was good luck: +20%."]
