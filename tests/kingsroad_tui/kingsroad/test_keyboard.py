"""People who share a keyboard: whose turn it is, curtains, and choosing once more."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from kingsroad.cards import Selection
from kingsroad.games import Game, after_rounds
from kingsroad_tui.curtain.keyboard import Keyboard
from tabletop.game import Scripted, SeatView, play

NAMES = ("Ann", "Bob", "Cid")


class Desk:
    """People who type what is laid down; it writes down what happens at the desk."""

    def __init__(self, codes: Iterable[str], answers: Iterable[bool] = ()) -> None:
        self._codes = iter(codes)
        self._answers = iter(answers)
        self.said: list[str] = []

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        again = f" again {before.code}" if before else ""
        self.said.append(f"{NAMES[view.seat]} chooses{again}")
        return Selection.parse(next(self._codes))

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
        back = f", {NAMES[last]} may choose again" if last is not None else ""
        self.said.append(f"to {NAMES[view.seat]}{back}")
        return next(self._answers, True)

    async def call_all(self, last: int) -> bool:
        self.said.append(f"all look, {NAMES[last]} may choose again")
        return next(self._answers, True)


async def one_round(desk: Desk, people: Iterable[int], *others: str) -> Game:
    keyboard = Keyboard(desk, tuple(people))
    scripted = {
        seat: Scripted([Selection.parse(code)]) for seat, code in enumerate(others, start=1)
    }
    players = [scripted.get(seat) or keyboard for seat in range(3)]
    return await play(Game(NAMES), players, until=after_rounds(1))


def codes(game: Game) -> list[str]:
    return [selection.code for selection in game.rounds[-1].selections]


async def test_one_person_alone_meets_no_curtain() -> None:
    desk = Desk(["164"])
    game = await one_round(desk, [0], "234", "567")
    assert (codes(game), desk.said) == (["164", "234", "567"], ["Ann chooses"])


async def test_people_choose_one_after_the_other_and_all_look_at_the_end() -> None:
    desk = Desk(["164", "234", "567"])
    assert codes(await one_round(desk, range(3))) == ["164", "234", "567"]
    assert desk.said == [
        "to Ann",
        "Ann chooses",
        "to Bob, Ann may choose again",
        "Bob chooses",
        "to Cid, Bob may choose again",
        "Cid chooses",
        "all look, Cid may choose again",
    ]


async def test_who_chose_last_may_choose_once_more_until_the_reveal() -> None:
    desk = Desk(["164", "123", "234", "567", "678"], [True, False, True, True, True, False])
    assert codes(await one_round(desk, range(3))) == ["123", "234", "678"]
    assert [line for line in desk.said if "chooses" in line] == [
        "Ann chooses",
        "Ann chooses again 164",
        "Bob chooses",
        "Cid chooses",
        "Cid chooses again 567",
    ]
    # Whoever has come back to the keyboard cannot send it on to the one before.
    assert desk.said[3:5] == ["to Ann", "Ann chooses again 164"]


async def test_after_a_witch_nobody_is_called_to_look_at_one_who_chooses_alone() -> None:
    desk = Desk(["W12", "234", "567", "D8K"])
    game = await one_round(desk, range(3))
    assert game.rounds[0].reselections[0] == Selection.parse("D8K")
    assert desk.said[-2:] == ["to Ann", "Ann chooses"]


async def test_the_choices_are_kept_until_all_are_made() -> None:
    seen: list[tuple[int, ...]] = []

    class Counting(Desk):
        async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
            seen.append(keyboard.chosen)
            return await super().pass_to(view, last)

    desk = Counting(["164", "234", "567"])
    keyboard = Keyboard(desk, (0, 1, 2))
    await play(Game(NAMES), [keyboard for seat in range(3)], until=after_rounds(1))
    assert seen == [(), (0,), (0, 1)] and keyboard.chosen == ()


async def test_a_desk_that_is_left_leaves_the_game() -> None:
    class Left(Exception):
        pass

    class Leaving(Desk):
        async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
            raise Left

    with pytest.raises(Left):
        await one_round(Leaving([]), range(3))
