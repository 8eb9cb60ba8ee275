"""A game walked through from its beginning: its moments, each with what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from assassins.actions import ActionKind, Side
from assassins.games import AssassinsGame
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.play.narration import AssassinsScene, narrate_phase, phase_title
from kingsroad_tui.assassins.play.typed_actions import Numbers, knight_numbers_before
from kingsroad_tui.assassins.words.game import card_words
from kingsroad_tui.keys.key_words import KeysHere, signs
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class AssassinsMoment:
    """A moment of a game that is looked back at.

    Attributes:
        game: the game as it stood then.
        scene: what has just happened, as it is told and drawn.
        numbers: the knights' numbers when the phase began.
        phase: the number of the phase, from 0.
    """

    game: AssassinsGame
    scene: AssassinsScene
    numbers: Numbers
    phase: int

    @property
    def side(self) -> Side | None:
        """Whose phase it is; None where the game is over."""
        return None if self.game.finished else Side(self.game.position.phase.value)


def moments(game: AssassinsGame) -> tuple[AssassinsMoment, ...]:
    """The moments of a game: of each phase its beginning and what was done, step by step; the
    running one included. None before the first card is turned up."""
    phases = list(game.phases)
    if not game.finished and game.position.card is not None:
        before = game.running[0].before if game.running else game.position
        side = Side(game.position.phase.value)
        phases.append(PhaseReport(side, before, game.running, game.position))
    return tuple(moment for at in range(len(phases)) for moment in _of_phase(game, phases, at))


def _of_phase(game: AssassinsGame, phases: Sequence[PhaseReport], at: int) -> list[AssassinsMoment]:
    """The moments of one of the phases."""
    phase, numbers = phases[at], knight_numbers_before(game, at)
    played = at < len(game.phases)
    scenes = [_opening(game, phase)]
    if played or phase.actions:
        phase_scenes = narrate_phase(phase, game.players, numbers)
        scenes += [_with_truth(scene, game) for scene in phase_scenes if not scene.leads_on]
    found = []
    for scene in scenes:
        done = phase.actions[: len(scene.knights)]
        position = done[-1].after if done else phase.before
        then = replace(game, phases=game.phases[:at], running=done, position=position)
        if scene.position.over:
            then = replace(game, phases=game.phases[: at + 1], running=(), position=scene.position)
        found.append(AssassinsMoment(then, scene, numbers, at))
    return found


def _with_truth(scene: AssassinsScene, game: AssassinsGame) -> AssassinsScene:
    """An arrest of a finished game, with what nobody knew then: whether it caught an assassin."""
    last = scene.knights[-1] if scene.knights else None
    if not (game.finished and game.secret and last and last.action.kind is ActionKind.ARREST):
        return scene
    caught = last.townsperson in game.secret.assassins
    truth = phrase("assassins-review-moment-arrest", assassin=caught)
    return replace(scene, sentences=(*scene.sentences, truth))


def _opening(game: AssassinsGame, phase: PhaseReport) -> AssassinsScene:
    """A phase before its first action."""
    who, card = game.players.of(phase.side), phase.card
    if phase.side is Side.KING:
        first = phrase("assassins-review-moment-king", who=who, card=card_words(card))
    else:
        first = phrase("assassins-review-moment-people", who=who, ap=card.people)
    title = phase_title(phase.round, phase.side)
    return AssassinsScene(title, (first,), phase.before, frozenset(), {}, (), phase.side)


def place_words(at: int, walked: Sequence[AssassinsMoment]) -> str:
    """Where one is: ``12/57 · Round 3: the king's side``."""
    return f"{at + 1}/{len(walked)} · {walked[at].scene.title}"


def key_words(here: KeysHere, *, finished: bool) -> tuple[str, ...]:
    """What can be done, the most important first; playing on only where the game is over."""
    keys = {
        "steps": signs(("back", "on"), here),
        "phases": signs(("previous", "next"), here),
        "review": here("review"),
        "hint": here("hint"),
        **({"play-on": here("play_on")} if finished else {}),
        "leave": here("leave"),
    }
    return tuple(f"{key} {phrase(f'assassins-review-key-{does}')}" for does, key in keys.items())
