"""Why a marker does little where it is, in words that fit what the region pays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from advisor.messages.advice import Reason, ReasonKind
from advisor.messages.choices import ChoiceStanding, Exchange
from advisor.messages.protocol import AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import little_clause
from tests.support.builders import position
from tests.support.sample_advice import sample_advice

NAMES = ("Ann", "Bob", "Cid")


@pytest.mark.parametrize(
    ("region", "held", "said"),
    [
        (4, (0, 3, 0), "Bob would lead 4 Savage Hills with 3 markers to your 1"),
        (4, (0, 1, 0), "You would only draw level with Bob in 4 Savage Hills"),
        (4, (2, 1, 0), "You lead 4 Savage Hills without another marker"),
        # Two places pay the same there: who leads makes no difference.
        (2, (0, 3, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 1, 0), "2 Dragon's Lair would pay you 2 points"),
        (2, (0, 3, 3), "Everybody else would lead 2 Dragon's Lair with 3 markers to your 1"),
        (8, (0, 0, 0), "8 King's Castle can wait, as the King is still 7 regions away"),
    ],
)
def test_a_lead_is_a_reason_only_where_it_changes_what_is_paid(
    region: int, held: tuple[int, ...], said: str
) -> None:
    """Ann plays one marker there; first and second place of Dragon's Lair pay 2 points each."""
    start = position(3, king=1 if region == 8 else region, markers={region: held})
    others = [str(other) for other in (5, 6, 7) if other != region][:2]
    cards = Selection.of([str(region), *others])
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES)), player=0)
    candidate = sample_advice(request).candidates[0]
    exchange = Exchange(region, 7, 0.1, candidate)
    stands = ChoiceStanding(
        cards, complete=True, candidate=candidate, rank=2, count=9, equal=False, exchange=exchange
    )
    assert said in little_clause(exchange, stands, SeatContext(start, NAMES, 0))


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (1.0, "You end the game now: 3 and 7 decide it."),
        (0.999, "This round ends the game: 3 and 7 decide it."),
        (0.7, "This round is likely to end the game (70%): 3 and 7 decide it."),
    ],
)
def test_what_is_certain_is_said_without_a_figure(chance: float, said: str) -> None:
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES)), player=0)
    ends = Reason(kind=ReasonKind.ENDS, chance=chance, own=chance == 1, regions=[3, 7])
    advice = replace(sample_advice(request), reasons=[ends])
    assert said in reason_sentences(advice, SeatContext(position(3), NAMES, 0))
