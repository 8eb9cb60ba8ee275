"""What a hint adds: too late for the castle, who may be caught, why a quiet move; and only so."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from advisor.assassins.advise import advise
from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsReason, AssassinsReasonKind
from assassins.actions import Side
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPosition
from assassins.secret import Secret
from kingsroad_tui.assassins.hints.following import all_twelve, by_key
from kingsroad_tui.assassins.hints.hint_notes import beside_knights, goes_nearer
from kingsroad_tui.assassins.hints.hints import (
    AssassinsHintStep,
    HintPage,
    clock_sentence,
    hint_of,
    ways_of,
)
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.words.turns import reports_of
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS


def playing(now: AssassinsPosition) -> AssassinsGame:
    return replace(new_game(PLAYERS, now.town), start=now, position=now)


def facts(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    """The first answer: facts only."""
    return next(advise(game, side, []))


def whole(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    *_, found = advise(game, side, [])
    return found


def best_lines(advice: AssassinsAdvice, game: AssassinsGame) -> tuple[str, ...]:
    """The best way to play, as a hint tells it."""
    return ways_of(advice, game.position, knight_numbers(game), by_key())[0].lines


def test_both_sides_are_told_when_no_card_can_bring_the_king_home() -> None:
    """Two rounds before the end and 14 steps to go: no gate, shut or not, can be reached."""
    king = playing(position(king="j10", knights="a8", number=14))
    said = clock_sentence(facts(king, Side.KING))
    assert said.startswith("The castle is out of reach: 14 steps to the west gate, ")
    assert said.endswith("You can win only by removing all three assassins.")
    people = playing(position(king="j10", knights="a8", number=14, people=True))
    told = facts(people, Side.PEOPLE)
    said = clock_sentence(told)
    assert said.startswith("The king can no longer reach the castle: 14 steps")
    best = best_lines(whole(people, Side.PEOPLE), people)
    assert "the king can no longer reach the castle" in best[1]
    best = best_lines(whole(king, Side.KING), king)
    assert "The castle is out of reach." in best[1] and "another gate" not in best[1]
    early = playing(position(king="j10", knights="a8", number=2))
    assert clock_sentence(facts(early, Side.KING)).startswith("14 steps to the west gate")


def test_a_hint_to_the_people_without_their_secret_says_so() -> None:
    """And none does that knows it, or that is for the king's side."""
    game = playing(position(knights="i8", townsfolk={"a": "h8"}, people=True))
    steps = [HintPage(step) for step in (AssassinsHintStep.DANGER, AssassinsHintStep.PLAN)]
    blind = whole(game, Side.PEOPLE)
    assert all(hint_of(blind, game, step).sentences[0] == all_twelve() for step in steps)
    known = replace(game, secret=Secret.of("abc"))
    told = whole(known, Side.PEOPLE)
    assert all(all_twelve() not in hint_of(told, known, s, {0, 1, 2}).lines for s in steps)


def test_who_ends_beside_a_knight_is_warned_of() -> None:
    """Never of a knight in the street below a roof, nor where no knights' phase follows."""
    now = position(king="j10", knights="i8", townsfolk={"a": "g8"}, people=True, number=3)
    assert now.town.roofs[76] is True  # g8
    game = playing(now)
    told = facts(game, Side.PEOPLE)
    cards = [msgspec.structs.replace(kind, card=(1, 6, True, 5)) for kind in told.deck]
    told = msgspec.structs.replace(told, deck=cards)
    beside = reports_of(now, ["Tg8-h8"])
    assert beside_knights(beside, told) == [
        "Mind the knights beside the apple seller A: an arrest costs them 1 AP, on a card that "
        "allows one."
    ]
    last = msgspec.structs.replace(told, deck=[])
    assert beside_knights(beside, last) == []
    below = position(king="j10", knights="h8", townsfolk={"a": "f8"}, people=True)
    assert beside_knights(reports_of(below, ["Tf8-g8"]), told) == []


def test_a_first_wound_is_not_called_one_more() -> None:
    now = position(king="i6", knights="", townsfolk={"a": "h6"}, people=True, ap=2)
    game = replace(playing(now), secret=Secret.of("abc"))
    best = best_lines(facts(game, Side.PEOPLE), game)
    assert best[0].startswith("Strike now") and best[1].startswith("That is his first wound")
    hurt = replace(game, position=replace(now, wounds=1))
    best = best_lines(facts(hurt, Side.PEOPLE), hurt)
    assert best[1] == "That wins the game."


def test_who_is_too_far_for_every_card_is_no_threat() -> None:
    near = AssassinsReason(kind=AssassinsReasonKind.FEIGNS, at=0, letters=["D"], ap=3)
    assert "looks like a threat" in reason_words(near, {})
    far = msgspec.structs.replace(near, ap=4)
    assert "threat" not in reason_words(far, {})


def test_a_quiet_move_has_a_reason_as_well() -> None:
    now = position(king="j10", knights="i8", townsfolk={"a": "h4"}, people=True)
    assert goes_nearer(reports_of(now, ["Th4-h5"]), 0) == "nearer to the king, 7 squares off"
    assert goes_nearer(reports_of(now, ["Th4-h3"]), 0) == "keeps the knights guessing who is who"
    push = position(king="i9", knights="h9", townsfolk={"a": "g9"})
    struck = position(king="e5", knights="h4 j9", townsfolk={"a": "h5"}, revealed="a", people=True)
    kill = goes_nearer(reports_of(struck, ["Ah5!h4"]), 0)
    assert kill == "leaves the king 1 knight"
    driven = goes_nearer(reports_of(push, ["Nh9>g9", "Ng9>f9"]), 0)
    assert driven == "drives the apple seller A farther from the king"
