"""``kingsroad advise``: what to play in a position, as a table or as JSON."""

from __future__ import annotations

import click

from kingsroad_tui.commands.options import belief_option, goal_option, seconds_option
from kingsroad_tui.common.errors import (
    Unusable,
    ended_by_interrupt,
    print_json,
    print_text,
    solver_failures,
)
from kingsroad_tui.kingsroad.storage.game_input import before_round, find_player, open_source


@click.command()
@click.argument("source", metavar="FILE|-|CODE")
@click.option(
    "--player",
    required=True,
    metavar="NAME|SEAT",
    help="Whom to advise; seats count from 0, as in the JSON.",
)
@click.option("--round", "number", type=int, help="Advise as the game stood before this round.")
@belief_option("How opponents are assumed to play.")
@click.option(
    "--assume",
    multiple=True,
    metavar='"NAME: CLAIM"',
    help='Take for granted, such as "Bob: plays 5"; may be given several times.',
)
@goal_option(("win", "margin", "points"), "What to maximise.")
@click.option(
    "--epsilon",
    type=float,
    help="What the mix may give up to a perfect opponent, in the goal's unit; with two players, "
    "unless told otherwise, what the other's mistakes have given.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Picks among equal choices.")
@seconds_option("Answer within about this time.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def command(
    source: str,
    player: str,
    number: int | None,
    belief: str,
    assume: tuple[str, ...],
    goal: str,
    epsilon: float | None,
    seed: int,
    seconds: float | None,
    as_json: bool,
) -> None:
    """Advise a player: what to play, how good it is and how sure that is.

    On a game that waits for second choices, advises on the second choice.
    """
    from advisor.messages.goals import BeliefKind, Goal
    from advisor.messages.protocol import AdviceSettings
    from kingsroad_tui.kingsroad.text.advice.printed import advice_data, advice_text

    game = before_round(open_source(source), number)
    seat = find_player(game, player)
    if game.finished and game.rounds:
        last = game.first.round + len(game.rounds) - 1
        raise Unusable(f"the game is over: there is nothing left to choose; try --round {last}")
    settings = AdviceSettings(
        belief=BeliefKind(belief),
        goal=Goal(goal),
        epsilon=epsilon,
        assumptions=list(assume),
        seed=seed,
        seconds=seconds,
    )
    with ended_by_interrupt():
        from advisor.advise import advise

    with solver_failures():
        *_, advice = advise(game, seat, settings)
    if as_json:
        print_json(advice_data(advice))
    else:
        print_text(advice_text(advice, game))
