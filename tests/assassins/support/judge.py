"""King & Assassins once more, as plainly and slowly as possible: a judge for the real rules.

It shares no code with anything and uses the standard library alone. Pieces are one dictionary from
squares to ``K`` (the king), ``N`` (a knight) or ``a`` to ``l`` (the townsfolk, in the board's
order); every conceivable action is tried against every rule. Squares, notation, positions and
records are those of the saved games: ``j10``, ``Na3>b3``, ``king-and-assassins-game`` version 1.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Sequence
from itertools import combinations
from typing import Any

Json = dict[str, Any]
Card = tuple[int, int, bool, int]
"""King AP, knights' AP, shackles, people's AP."""

LETTERS = "abcdefghijkl"
COLUMNS = "abcdefghij"
STEPS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}

CARDS: list[list[Any]] = [
    [1, 6, True, 5],
    [1, 6, True, 5],
    [1, 6, True, 5],
    [1, 6, True, 5],
    [1, 6, True, 5],
    [1, 5, False, 4],
    [1, 5, False, 4],
    [1, 5, False, 4],
    [1, 5, False, 4],
    [2, 7, False, 5],
    [2, 7, False, 5],
    [2, 7, False, 4],
    [2, 5, False, 4],
    [1, 5, True, 5],
    [1, 5, True, 4],
]

SIDE_A: Json = {
    "name": "Side A",
    "rows": [
        "RRRRRGGRRR",
        "RRRRRGGRRR",
        "RGGGGGGGGR",
        "RGGGGGGGGG",
        "RGGGGRRGGG",
        "GGGGGRRGGG",
        "RRGGGRRGGG",
        "RRGGGRRGGG",
        "RRGGGGGGGG",
        "RRGGGGGGGG",
    ],
    "townsfolk": ["h2", "b3", "e4", "g4", "c6", "f6", "h6", "j6", "b8", "f8", "d9", "f10"],
    "guards_apart": ["d2", "a4"],
    "gates": [{"square": "c3", "direction": "north"}, {"square": "b5", "direction": "west"}],
    "kings": [{"square": "j10", "knights": ["i8", "h9", "i9", "j9", "i10"]}],
    "cards": {"all": CARDS, "left_out": []},
}

SQUARE = "[a-j](?:10|[1-9])"
ACTION = re.compile(f"([KNTRA])({SQUARE})(?:([-!#>*])({SQUARE}|out)?)?")


class Illegal(ValueError):
    """An action, a record or a board breaks a rule."""


def parts(notation: str) -> tuple[str, str, str, str]:
    """Who acts, from where, the sign, and the target ("" if none) of an action's notation.

    Raises:
        Illegal: this is not the notation of any action.
    """
    match = ACTION.fullmatch(notation)
    if match is None:
        raise Illegal(f"{notation!r} is no action")
    who, source, verb, target = (part or "" for part in match.groups())
    return who, source, verb, target


class Board:
    """The squares of a board: which are roofs, what lies beside them, where the gates are."""

    def __init__(self, content: Json) -> None:
        self.content = content
        self.roof: dict[str, bool] = {}
        for y, row in enumerate(content["rows"]):
            for x, terrain in enumerate(row):
                self.roof[COLUMNS[x] + str(y + 1)] = terrain == "R"
        self.beside: dict[str, dict[str, str]] = {}  # square -> direction -> square
        for square in self.roof:
            self.beside[square] = {}
            for direction, (dx, dy) in STEPS.items():
                x, y = COLUMNS.index(square[0]) + dx, int(square[1:]) - 1 + dy
                if 0 <= x < 10 and 0 <= y < 10:
                    self.beside[square][direction] = COLUMNS[x] + str(y + 1)
        self.gates = [gate["square"] for gate in content["gates"]]

    def steps_to_a_gate(self) -> dict[str, int]:
        """How far each street square is from the nearest gate square, with nobody in the way."""
        steps = dict.fromkeys(self.gates, 0)
        squares = list(self.gates)
        for square in squares:  # grows while it is read
            for near in self.beside[square].values():
                if not self.roof[near] and near not in steps:
                    steps[near] = steps[square] + 1
                    squares.append(near)
        return steps

    def deck(self) -> list[Card]:
        """The cards that are played with, in the file's order."""
        cards = [_card(card) for card in self.content["cards"]["all"]]
        for card in self.content["cards"].get("left_out", []):
            cards.remove(_card(card))
        return cards


class State:
    """A game in progress; ``legal``, ``do`` and ``end_phase`` are all it takes to play.

    ``secret`` is the three assassins' letters, or None where it is not known; then everything is
    legal that some possible choice permits, and an end that only the secret shows goes unseen.
    ``deck`` is the order in which the cards come up.
    """

    def __init__(
        self,
        secret: Collection[str] | None,
        deck: Sequence[Card],
        king_start: str | None = None,
        board: Json = SIDE_A,
    ) -> None:
        starts = {king["square"]: king["knights"] for king in board["kings"]}
        if king_start is None and len(starts) == 1:
            (king_start,) = starts
        if king_start is None or king_start not in starts:
            raise Illegal(f"the king does not start on {king_start}")
        if secret is not None and (len(set(secret)) != 3 or not set(secret) <= set(LETTERS)):
            raise Illegal(f"not three of the townsfolk: {secret}")
        self.board = Board(board)
        self.secret = None if secret is None else set(secret)
        self.deck = list(deck)
        self.round = 1
        self.phase = "king"
        self.pieces: dict[str, str] = {king_start: "K"}
        for square in [*starts[king_start], *board["guards_apart"]]:
            self.pieces[square] = "N"
        for letter, square in zip(LETTERS, board["townsfolk"], strict=True):
            self.pieces[square] = letter
        self.wounds = 0
        self.revealed: set[str] = set()
        self.arrested: set[str] = set()
        self.killed: set[str] = set()
        self.result: dict[str, str] | None = None
        self._begin_round()

    def _begin_round(self) -> None:
        king, knights, shackles, people = self.deck[self.round - 1]
        self.left = {"king": king, "knights": knights, "people": people}
        self.arrests_left = 1 if shackles else 0
        self.knights_killed = 0  # in this round's people's phase
        self.perhaps_over = False  # the last action may have removed the third assassin

    def copy(self) -> State:
        """A copy that can be played on without touching this one."""
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.pieces = dict(self.pieces)
        other.left = dict(self.left)
        other.revealed = set(self.revealed)
        other.arrested = set(self.arrested)
        other.killed = set(self.killed)
        return other

    # ---- what there is -------------------------------------------------------------------------

    def squares(self, piece: str) -> list[str]:
        """Where pieces of this kind stand, ascending as strings."""
        return sorted(square for square, other in self.pieces.items() if other == piece)

    def position(self) -> Json:
        """The position as replays print it."""
        king = self.squares("K")
        return {
            "round": self.round,
            "phase": self.phase,
            "king": king[0] if king else None,
            "wounds": self.wounds,
            "knights": self.squares("N"),
            "townsfolk": {
                letter: self.squares(letter)[0] for letter in LETTERS if self.squares(letter)
            },
            "revealed": sorted(self.revealed),
            "arrested": sorted(self.arrested),
            "killed": sorted(self.killed),
        }

    def key(self) -> str:
        """All that lies on the table, knights alike, in one word; AP that are left do not count."""
        pieces = "".join(sorted(map("".join, self.pieces.items())))
        removed = "".join(sorted(self.arrested)) + "/" + "".join(sorted(self.killed))
        return f"{pieces}/{''.join(sorted(self.revealed))}/{removed}/{self.wounds}"

    def possible_triples(self) -> list[tuple[str, ...]]:
        """The choices of assassins that the public record allows while the game goes on."""
        gone = self.arrested | self.killed
        return [
            triple
            for triple in combinations(LETTERS, 3)
            if self.revealed <= set(triple) and not set(triple) <= gone
        ]

    # ---- what is legal -------------------------------------------------------------------------

    def legal(self) -> list[tuple[str, int]]:
        """Every action of the running phase with its price, ascending; none in a game over."""
        found = []
        for source, piece in self.pieces.items():
            near = list(self.board.beside[source].values())
            if piece == "K":
                conceivable = [("K", "-", target) for target in [*near, "out"]]
            elif piece == "N":
                conceivable = [("N", verb, target) for verb in "->!#" for target in near]
            else:
                conceivable = [("T", "-", target) for target in near]
                conceivable += [("R", "", "")]
                conceivable += [("A", verb, target) for verb in "-!" for target in near]
                conceivable += [("A", "*", "")]
            for who, verb, target in conceivable:
                price = self._price(who, source, verb, target)
                if price is not None:
                    found.append((who + source + verb + target, price))
        return sorted(found)

    def _price(self, who: str, source: str, verb: str, target: str) -> int | None:
        piece = self.pieces.get(source)
        if self.phase == "king" and who == "K" and piece == "K":
            price, left = self._king_price(source, verb, target), self.left["king"]
        elif self.phase == "king" and who == "N" and piece == "N":
            price, left = self._knight_price(source, verb, target), self.left["knights"]
        elif self.phase == "people" and who in "TR" and self._is_hidden(piece):
            price, left = self._townsperson_price(who, source, verb, target), self.left["people"]
        elif self.phase == "people" and who == "A" and self._is_revealed(piece):
            price, left = self._assassin_price(source, verb, target), self.left["people"]
        else:
            return None
        return price if price is not None and price <= left else None

    def _king_price(self, source: str, verb: str, target: str) -> int | None:
        if verb != "-":
            return None
        if target == "out":
            return 1 if source in self.board.gates else None
        if target not in self.board.beside[source].values():
            return None
        if target in self.pieces or self.board.roof[target]:
            return None
        return 1

    def _knight_price(self, source: str, verb: str, target: str) -> int | None:
        if target not in self.board.beside[source].values():
            return None
        pawn = self.pieces.get(target)
        if verb == "-":
            return self._climbing_two(source, target) if pawn is None else None
        if verb == ">":
            return self._climbing_two(source, target) if self._pushed(source, target) else None
        if self._too_high(source, target):
            return None
        if verb == "!":
            return 1 if self._is_revealed(pawn) else None
        if verb == "#":
            return 1 if self._is_hidden(pawn) and self.arrests_left > 0 else None
        return None

    def _townsperson_price(self, who: str, source: str, verb: str, target: str) -> int | None:
        letter = self.pieces[source]
        if who == "R":
            if verb or target:
                return None
            if self.secret is not None:
                return 0 if letter in self.secret else None
            # The pawn is on the board, so it completes a possible choice if there is room for it.
            return 0 if len(self.revealed) < 3 else None
        if verb != "-" or target not in self.board.beside[source].values() or target in self.pieces:
            return None
        return self._climbing_two(source, target)

    def _assassin_price(self, source: str, verb: str, target: str) -> int | None:
        near = self.board.beside[source].values()
        if verb == "*":
            kings = [square for square in near if self.pieces.get(square) == "K"]
            return 2 if not target and kings else None  # he is in the street, never too high
        if target not in near:
            return None
        if verb == "!":
            if self.pieces.get(target) != "N" or self._too_high(source, target):
                return None
            return {0: 1, 1: 2}.get(self.knights_killed)
        if verb == "-":
            if target in self.pieces:
                return None
            return 0 if self.board.roof[source] and not self.board.roof[target] else 1
        return None

    def _is_hidden(self, piece: str | None) -> bool:
        return piece is not None and piece in LETTERS and piece not in self.revealed

    def _is_revealed(self, piece: str | None) -> bool:
        return piece is not None and piece in self.revealed

    def _climbing_two(self, source: str, target: str) -> int:
        return 2 if self.board.roof[target] and not self.board.roof[source] else 1

    def _too_high(self, source: str, target: str) -> bool:
        """Whether an attack or arrest would reach up from a street to a roof."""
        return self.board.roof[target] and not self.board.roof[source]

    def _pushed(self, source: str, target: str) -> list[tuple[str, str]]:
        """The steps of the row that a knight's step pushes, nearest first; none if he cannot."""
        near = self.board.beside[source]
        direction = next(name for name, square in near.items() if square == target)
        steps = []
        square = target
        while self.pieces.get(square, "-") in LETTERS:
            behind = self.board.beside[square].get(direction)
            if behind is None:
                return []  # off the board
            if self._too_high(square, behind):
                return []  # up to a roof
            steps.append((square, behind))
            square = behind
        if square in self.pieces:
            return []  # a knight or the king
        return steps

    # ---- what happens --------------------------------------------------------------------------

    def do(self, notation: str) -> None:
        """Carry out one action of the running phase.

        Raises:
            Illegal: it is not one of ``legal()``.
        """
        who, source, verb, target = parts(notation)
        price = self._price(who, source, verb, target)
        if price is None:
            raise Illegal(f"round {self.round}, phase {self.phase}: {notation} is not legal")
        self.left[{"K": "king", "N": "knights"}.get(who, "people")] -= price
        self.perhaps_over = False
        if who == "R":
            self.revealed.add(self.pieces[source])
        elif target == "out":
            del self.pieces[source]
            self._over("king", "castle")
        elif verb == ">":
            for square, behind in reversed(self._pushed(source, target)):
                self.pieces[behind] = self.pieces.pop(square)
            self.pieces[target] = self.pieces.pop(source)
        elif verb == "-":
            self.pieces[target] = self.pieces.pop(source)
        elif verb == "#":
            self.arrests_left -= 1
            removed = self.pieces.pop(target)
            self.arrested.add(removed)
            self._after_removal(removed)
        elif verb == "!" and who == "N":
            removed = self.pieces.pop(target)
            self.killed.add(removed)
            self._after_removal(removed)
        elif verb == "!":
            self.knights_killed += 1
            del self.pieces[target]
        else:
            self.wounds += 1
            if self.wounds == 2:
                self._over("people", "killed")

    def _after_removal(self, removed: str) -> None:
        gone = self.arrested | self.killed
        if self.secret is not None:
            if self.secret <= gone:
                self._over("king", "assassins")
        elif not self.possible_triples():
            self._over("king", "assassins")
        else:
            self.perhaps_over = any(
                removed in three and self.revealed <= set(three) for three in combinations(gone, 3)
            )

    def end_phase(self) -> None:
        """End the running phase; AP that are left are lost.

        Raises:
            Illegal: the game is over.
        """
        if self.phase == "over":
            raise Illegal("the game is over")
        if self.phase == "people":
            self.round += 1
            self.phase = "king"
            self._begin_round()
        elif self.round < len(self.deck):
            self.phase = "people"
        elif self.perhaps_over:
            self.phase = "over"  # by the last action or by time: only the secret shows
        else:
            self._over("people", "time")

    def _over(self, winner: str, by: str) -> None:
        self.phase = "over"
        self.result = {"winner": winner, "by": by}


def state_at(
    position: Json, card: Card, secret: Collection[str] | None = None, board: Json = SIDE_A
) -> State:
    """The state at the beginning of the phase that ``position`` says, under ``card``."""
    deck = Board(board).deck()
    deck[position["round"] - 1] = card
    state = State(secret, deck, board["kings"][0]["square"], board)
    state.round = position["round"]
    state.phase = position["phase"]
    state.pieces = {square: letter for letter, square in position["townsfolk"].items()}
    for square in position["knights"]:
        state.pieces[square] = "N"
    if position["king"] is not None:
        state.pieces[position["king"]] = "K"
    state.wounds = position["wounds"]
    state.revealed = set(position["revealed"])
    state.arrested = set(position["arrested"])
    state.killed = set(position["killed"])
    state._begin_round()
    return state


# ---- records -----------------------------------------------------------------------------------


def replay(record: Json) -> tuple[list[Json], dict[str, str] | None]:
    """The positions at the start and after every phase that was played, and the result.

    Raises:
        Illegal: a rule is broken in it.
    """
    board = record["board"] or SIDE_A
    drawn = [_card(entry["card"]) for entry in record["rounds"]]
    rest = Board(board).deck()
    for card in drawn:
        rest.remove(card)
    state = State(record["secret"], drawn + rest, record["king_start"], board)
    positions = [state.position()]
    for entry in record["rounds"]:
        for phase in (entry[side] for side in ("king", "people") if side in entry):
            for notation in phase.split(" ") if phase != "-" else []:
                state.do(notation)
            if state.phase != "over":
                state.end_phase()
            positions.append(state.position())
    return positions, state.result


def _card(card: list[Any]) -> Card:
    king, knights, shackles, people = card
    return king, knights, shackles, people


# ---- random games ------------------------------------------------------------------------------


def random_game(seed: int, board: Json = SIDE_A) -> Json:
    """A whole game of two careless players as a record; the same seed gives the same game."""
    rng = random.Random(seed)
    deck = Board(board).deck()
    rng.shuffle(deck)
    secret = sorted(rng.sample(LETTERS, 3))
    king_start = rng.choice(board["kings"])["square"]
    state = State(secret, deck, king_start, board)
    # How eager each side is, and how likely it is to stop before each action: such that games
    # end in every way.
    tempers = {"king": rng.choice((0, 10, 100)), "people": rng.choice((0, 10, 100))}
    stops = {"king": rng.choice((0, 0.02, 0.1)), "people": rng.choice((0, 0.05, 0.7))}
    rounds: list[Json] = []
    while state.phase != "over":
        side = state.phase
        if side == "king":
            rounds.append({"card": list(deck[state.round - 1])})
        actions: list[str] = []
        while state.phase == side and rng.random() >= stops[side]:
            legal = [notation for notation, _ in state.legal()]
            if not legal:
                break
            weights = [_weight(state, notation, tempers[side]) for notation in legal]
            actions += rng.choices(legal, weights)
            state.do(actions[-1])
        rounds[-1][side] = " ".join(actions) or "-"
        if state.phase != "over":
            state.end_phase()
    return {
        "format": "king-and-assassins-game",
        "version": 1,
        "players": {"king": "King", "people": "People"},
        "board": None if board is SIDE_A else board,
        "king_start": None if board is SIDE_A else king_start,
        "rounds": rounds,
        "secret": secret,
    }


def _weight(state: State, notation: str, temper: int) -> float:
    """How much a careless player likes an action: ends and attacks, then coming nearer."""
    who, source, verb, target = parts(notation)
    if verb in {"!", "#", "*"} or target == "out":
        return 0.2 + 5 * temper
    if who == "R":
        return 0.02 + 0.05 * temper
    if who == "N":
        return 1
    if who == "K":
        way = state.board.steps_to_a_gate()
        return 1 + 4 * temper * (way.get(target, 100) < way.get(source, 100))
    (king,) = state.squares("K")
    return 1 + temper * (_distance(target, king) < _distance(source, king))


def _distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


# ---- everything that can happen in a phase -----------------------------------------------------


def count_ends(start: State, may: Callable[[str], bool] = lambda _: True) -> int:
    """Distinct positions after any number of actions of the running phase that ``may`` permits."""
    seen = set()
    states = [start]
    for state in states:  # grows while it is read
        for notation in [notation for notation, _ in state.legal() if may(notation)]:
            after = state.copy()
            after.do(notation)
            moment = after.key(), tuple(after.left.values())
            if moment not in seen:
                seen.add(moment)
                states.append(after)
    return len({start.key(), *(key for key, _ in seen)})
