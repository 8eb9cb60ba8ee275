"""A game at a real table as it is written down: what was typed last can always be changed.

No Textual. At a real table nothing is secret from the pencil, so even a reveal is taken back.
"""

from __future__ import annotations

from dataclasses import replace

from assassins.games import AssassinsGame


def without_last(game: AssassinsGame) -> AssassinsGame | None:
    """The game before the last thing written down: an action, a card, the end of a phase; None
    where there is nothing."""
    if game.running:
        *before, last = game.running
        return replace(game, running=tuple(before), position=last.before)
    turned_up = game.phases[-1].after if game.phases else game.start
    if game.position != turned_up:
        return replace(game, position=turned_up)
    if not game.phases:
        return None
    *phases, phase = game.phases
    actions = phase.actions
    if game.finished and actions and actions[-1].after.over:
        actions, position = actions[:-1], actions[-1].before
    else:
        position = actions[-1].after if actions else phase.before
    return replace(game, phases=tuple(phases), running=actions, position=position)
