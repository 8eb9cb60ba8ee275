"""A table of King & Assassins by lines: actions in notation, and the words about what there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from assassins.actions import Action, Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.playthroughs import draw
from assassins.records import encode_game
from assassins.running import RunningPhase
from assassins.squares import SQUARE_NAMES
from kingsroad_tui.assassins.help.rulebook import assassins_rules
from kingsroad_tui.assassins.hints.hints import LOST, hint_sentences
from kingsroad_tui.assassins.hints.suspects import choice_sentences
from kingsroad_tui.assassins.lines import words
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.knights import knight_numbers
from kingsroad_tui.assassins.play.prompts import no_taking_back
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import TypedProblem, read_actions
from kingsroad_tui.assassins.words.game import action_sentence
from kingsroad_tui.assassins.words.refusals import typed_refusal
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.help.rules_page import rules_as_text
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.lines.session import Word, leave, say_line
from kingsroad_tui.solver.client import Solver


@dataclass(frozen=True, slots=True)
class AssassinsHint:
    """A hint on the moment at which it was asked for.

    Attributes:
        game: the game then.
        sentences: what it says.
        actions: what it would have done; none where there is nothing to do.
    """

    game: AssassinsGame
    sentences: list[str]
    actions: tuple[str, ...] = ()


async def hint_of(
    table: AssassinsTable, solver: Solver, assumptions: Sequence[str] = (), *, with_secret: bool
) -> AssassinsHint:
    """Clock, danger and the best turn for the side that acts, by what it may see and supposes; whom
    to take where the assassins are to be chosen."""
    table.note_hint()
    game = table.game
    record, seed = table.seen_by(table.side, with_secret=with_secret), table.setup.seed
    answers = [
        answer async for answer in advise(solver, record, table.side, seed, assumptions=assumptions)
    ]
    if not answers or answers[-1] is None:
        return AssassinsHint(game, [LOST])
    advice = answers[-1]
    if advice.choice is not None:
        return AssassinsHint(game, choice_sentences(advice.choice))
    numbers, secret = knight_numbers(table.game), table.game.secret
    knows = with_secret and table.side is Side.PEOPLE
    own = secret.assassins if secret is not None and knows else ()
    best = advice.candidates[0].actions if advice.candidates else []
    actions = tuple(advice.strike_now or best)
    return AssassinsHint(game, hint_sentences(advice, table.position, numbers, own), actions)


class AssassinsLines:
    """What can be typed at every table, in a game as in the guided one.

    Attributes:
        table: the table.
        phase: the phase in which somebody acts.
    """

    phase: RunningPhase

    def __init__(self, table: AssassinsTable) -> None:
        self.table = table

    def words(self) -> dict[str, Word]:
        """What can be typed, and what it does."""
        table = self.table

        def stand(_: str) -> None:
            say(*words.standing_lines(table.position, knight_numbers(table.game)))

        return {
            "": stand,
            "board": stand,
            "undo": lambda _: self._undo(),
            "can": lambda square: self._say_possible(square.lower()),
            "map": lambda _: say(draw(table.position)),
            "log": lambda _: say(*log_lines(table.game)),
            "card": lambda _: say(*words.card_sentences(table.position)),
            "rules": lambda _: say(rules_as_text(assassins_rules())),
            "code": lambda _: say(print_position(table.position)),
            "share": lambda _: say_line(table, encode_game(table.game.as_public())),
            "quit": lambda _: leave(),
            "q": lambda _: leave(),
        }

    def command(self, line: str) -> bool:
        """Does what a word asks for; False where it is none. Raises Leave."""
        word, _, rest = line.partition(" ")
        do = self.words().get(word.lower())
        if do is not None:
            do(rest.strip())
        return do is not None

    def objection(self, action: Action) -> str:
        """Why an action is not to be done here, however legal; empty where it may be."""
        del action
        return ""

    def act(self, line: str) -> bool:
        """Does all actions of a line, or none where one is not possible; whether it did."""
        game = self.table.game
        numbers = knight_numbers(game)
        secret = self.phase.view.game.secret
        try:
            actions = read_actions(line, game.position, numbers, secret)
        except TypedProblem as problem:
            say(typed_refusal(problem, line, lambda _: words.HOW_TO_REVEAL))
            return False
        for action in actions:
            if objection := self.objection(action):
                say(objection)
                return False
            numbers = knight_numbers(self.table.game)
            [done] = self.phase.act(action)
            say(action_sentence(done, numbers))
            if self.table.game.finished or self.phase.asks:
                break
        return True

    def _undo(self) -> None:
        if not self.table.game.can_take_back:
            say(no_taking_back(self.table.game))
            return
        self.phase.take_back()
        say(words.TAKEN_BACK, *words.card_sentences(self.table.position))

    def _say_possible(self, square: str) -> None:
        if square not in SQUARE_NAMES:
            say(words.TYPE_A_SQUARE)
            return
        at = SQUARE_NAMES.index(square)
        # Without the secret: the hidden might be revealed, for all that a line may tell.
        public = self.table.game.as_public().legal_actions()
        say(
            words.possible_line(
                square, {str(a): price for a, price in public.items() if a.source == at}
            )
        )
