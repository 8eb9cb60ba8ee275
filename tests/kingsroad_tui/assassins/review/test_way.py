"""The way a game went: values by an independent count, drawn and told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from assassins.actions import Action, ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, Ending
from assassins.records import read_game
from assassins.town import LETTERS, NEIGHBOURS, SIZE
from kingsroad_tui.assassins.drawing.way_chart import draw_way, legend
from kingsroad_tui.assassins.play.outcome import next_sentence, turning_sentence
from kingsroad_tui.assassins.review.way import RoundEventKind, Swing, steps_to_castle, way_of
from kingsroad_tui.look.glyphs import Glyphs
from tests.assassins.support.random_play import steps
from tests.support.app.assassins_acting import assassins_game
from tests.support.paths import ROOT

GAMES = ROOT / "tests" / "assassins" / "games"


def recorded(name: str) -> AssassinsGame:
    return read_game(GAMES / f"{name}.json")


def test_steps_to_the_castle_are_those_of_the_rules() -> None:
    """14 from j10; one less or one more on each street square beside."""
    start = assassins_game().position
    assert steps_to_castle(start) == 14
    king = start.king
    assert king is not None
    for square in NEIGHBOURS[king]:
        free = replace(start, king=square, knights=tuple(k for k in start.knights if k != square))
        assert steps_to_castle(free) in (13, 15)


@pytest.mark.parametrize("seed", range(4))
def test_every_deed_of_a_game_is_in_its_way(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    way = way_of(game)
    assert len(way.rounds) == game.position.round and way.most == 15
    done = [report for phase in game.phases for report in phase.actions]
    events = [event for one in way.rounds for side in Side for event in one.events[side]]
    for kind, action in (
        (RoundEventKind.ARREST, ActionKind.ARREST),
        (RoundEventKind.REVEAL, ActionKind.REVEAL),
        (RoundEventKind.WOUND, ActionKind.WOUND),
    ):
        count = sum(report.action.kind is action for report in done)
        assert sum(event.kind is kind for event in events) == count
    pushed = sum(len(report.pushed) for report in done)
    assert sum(event.number for event in events if event.kind is RoundEventKind.PUSH) == pushed
    assert way.rounds[-1].left == sum(card.king for card in game.position.deck)
    assert turning_sentence(way).count(".") <= 1


@pytest.mark.parametrize(
    ("name", "turn", "words"),
    [
        ("king-killed", Swing.STRUCK_AT_ONCE, "in round 2 the witch hunter L struck"),
        ("king-in-the-castle", Swing.WENT_ON, "in round 8"),
        ("out-of-time", Swing.OUT_OF_REACH, "had 12 steps to go and 11 AP to come"),
        ("third-assassin-arrested", Swing.ONE_LEFT, "was caught, and a single assassin was left"),
        ("three-assassins-killed", Swing.ONE_LEFT, "was caught, and a single assassin was left"),
    ],
)
def test_the_turning_point(name: str, turn: Swing, words: str) -> None:
    game = recorded(name)
    way = way_of(game)
    assert game.result is not None and way.turned is not None and way.turned.turn is turn
    assert words in turning_sentence(way)
    if game.result.by is Ending.CASTLE:
        assert way.rounds[-1].steps == 0


def test_an_arrest_on_suspicion_that_ends_the_game_is_what_turned_it() -> None:
    """Nobody was ever revealed: the last arrest was luck, or a good nose."""
    game = three_arrested(Random(3))
    turned = way_of(game).turned
    assert game.result is not None and game.result.by is Ending.ASSASSINS
    assert turned is not None and turned.turn is Swing.SINGLED_OUT
    assert turned.round == game.position.round
    assert turned.townsperson == game.phases[-1].actions[-1].townsperson
    assert "was arrested on mere suspicion, and was the last assassin." in turning_sentence(
        way_of(game)
    )


def three_arrested(random: Random) -> AssassinsGame:
    """A game in which the people only look on while three of them, the assassins, are arrested."""
    script: list[RoundCard | Action | None] = []
    game, arrested = assassins_game(secret=None), list[int]()
    while len(arrested) < 3:
        if game.position.card is None:
            script.append(next(card for card in game.position.deck if card.shackles))
        elif game.position.phase is AssassinsPhase.PEOPLE or not game.legal_actions():
            script.append(None)
        else:
            legal = list(game.legal_actions())
            arrests = [action for action in legal if action.kind is ActionKind.ARREST]
            walks = [action for action in legal if action.kind is ActionKind.KNIGHT_STEP]
            script.append(random.choice(arrests or walks or legal))
        game = played(game, script[-1])
        arrested = list(game.position.arrested)
    secret = "".join(LETTERS[number] for number in arrested)
    again = assassins_game(secret=secret)
    for step in script:
        again = played(again, step)
    return again


def played(game: AssassinsGame, step: RoundCard | Action | None) -> AssassinsGame:
    """A card turned up, an action, or, for None, the end of the phase."""
    if step is None:
        return game.end_phase()
    return game.turn_up(step) if isinstance(step, RoundCard) else game.act(step)


@pytest.mark.parametrize("glyphs", [Glyphs.unicode(), Glyphs.ascii()], ids=lambda one: one.name)
@pytest.mark.parametrize("size", [(76, 8), (53, 11), (40, 8)])
def test_the_chart_has_a_column_for_every_round_as_high_as_the_way_is_long(
    size: tuple[int, int], glyphs: Glyphs
) -> None:
    for file in ("king-in-the-castle", "out-of-time"):
        way = way_of(recorded(file))
        lines = draw_way(way, *size, glyphs).text().splitlines()
        each = min(6, (size[0] - 7) // way.most)
        high = next(at for at, line in enumerate(lines) if line.startswith("round")) - 1
        columns = [[line[7 + at * each :][:1] for line in lines[:high]] for at in range(way.most)]
        heights = [sum(sign.strip() in set(glyphs.heights) for sign in one) for one in columns]
        assert not any(heights[len(way.rounds) :])
        far = [one.steps for one in way.rounds]
        for at in range(1, len(far)):
            assert far[at] >= far[at - 1] or heights[at] <= heights[at - 1]
        assert heights[0] > 0
        assert high >= 3 and any(line.startswith("people") for line in lines[high + 3 :])


def test_only_signs_that_are_there_are_explained() -> None:
    glyphs = Glyphs.unicode()
    said = legend(way_of(recorded("third-assassin-arrested")), glyphs)
    assert "arrested" in said
    empty = replace(way_of(recorded("king-killed")), rounds=())
    assert legend(empty, glyphs) == ""
    for name in ("king-killed", "king-in-the-castle", "out-of-time", "three-assassins-killed"):
        way = way_of(recorded(name))
        kinds = {event.kind for one in way.rounds for side in Side for event in one.events[side]}
        assert ("arrested" in legend(way, glyphs)) is (RoundEventKind.ARREST in kinds)
        assert ("N knight" in legend(way, glyphs)) is (RoundEventKind.KNIGHT_KILLED in kinds)


def test_more_than_one_deed_of_a_round_is_drawn_where_there_is_room() -> None:
    """Three reveals in round 1; in few rows the first of them alone."""
    way = way_of(recorded("king-killed"))
    roomy = draw_way(way, 53, 14, Glyphs.unicode()).text()
    assert all(sign in roomy for sign in ("†G", "†K", "†L"))
    narrow = draw_way(way, 53, 7, Glyphs.unicode()).text()
    assert sum(sign in narrow for sign in ("†G", "†K", "†L")) == 1


def test_nothing_is_drawn_where_there_is_no_room() -> None:
    way = way_of(recorded("king-killed"))
    assert not draw_way(way, 20, 8, Glyphs.unicode()).text().strip()
    assert not draw_way(way, 80, 4, Glyphs.unicode()).text().strip()


def test_what_comes_next_is_the_second_game_with_sides_swapped() -> None:
    game = recorded("king-killed")
    assert next_sentence(game, "", alone=Side.KING) == (
        "Swap sides (w): in the second game you play the people's side."
    )
    assert next_sentence(game, "Ann", alone=Side.PEOPLE).endswith("you play the king's side.")
    assert "Ann and Bob change places" in next_sentence(game, "", alone=None)


@pytest.mark.parametrize(
    ("seed", "turn"),
    [(71, Swing.SPARED), (265, Swing.SPARED), (76, Swing.BESIDE), (180, Swing.CLOSEST)],
)
def test_the_closest_call_of_a_king_who_was_never_struck(seed: int, turn: Swing) -> None:
    """An assassin that could have struck, for 2 AP from beside him; else one that came beside him;
    the narrowest count of steps only where none ever did."""
    game = list(steps(Random(seed)))[-1]
    assert game.secret is not None and game.result is not None
    assert game.result.by is Ending.CASTLE and not game.position.wounds
    found: dict[Side, list[tuple[int, int]]] = {side: [] for side in Side}
    for phase in game.phases:
        for number in sorted(game.secret.assassins):
            after = phase.after
            if after.king is None or after.townsfolk[number] is None:
                continue
            (row, column), (king_row, king_column) = (
                divmod(square, SIZE) for square in (after.townsfolk[number] or 0, after.king)
            )
            beside = abs(row - king_row) + abs(column - king_column) == 1
            if beside and (phase.side is Side.PEOPLE or after.people_ap >= 2):
                found[phase.side].append((phase.round, number))
    side = {Swing.SPARED: Side.KING, Swing.BESIDE: Side.PEOPLE}.get(turn)
    turned = way_of(game).turned
    assert turned is not None and turned.turn is turn
    assert bool(found[Side.KING]) == (turn is Swing.SPARED)
    if side is None:
        assert not any(found.values())
    else:
        last = found[side][-1][0]
        assert (turned.round, turned.townsperson) in [one for one in found[side] if one[0] == last]
    assert turning_sentence(way_of(game)).startswith("The closest call: in round ")
