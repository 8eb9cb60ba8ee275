"""Thousands of games of King & Assassins at once in NumPy arrays, by the rules of `assassins`.

`ManyGames` holds n games as arrays whose last axis is the games', so that a rule takes a
handful of vector operations whatever n is. In every step each of them turns a card up, does an
action or ends its phase. Tests compare them with `assassins` action for action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np

from advisor.assassins.danger import mask_of
from advisor.assassins.king import arrays
from advisor.assassins.king.arrays import DIRECTIONS, GONE, KING_ROW, PEOPLE
from advisor.core.arrays import Bits, Bools, Indices, Int8, Int16
from assassins import actions
from assassins.actions import Action, ActionKind
from assassins.position import EMPTY, KING, KNIGHT, AssassinsPhase, AssassinsPosition, Ending
from assassins.secret import Secret
from assassins.town import KNIGHTS, TOWNSFOLK, Town

EXIT: Final = arrays.KING_STEP * 32 + len(DIRECTIONS)
WALK: Final = 128
KILL: Final = WALK + TOWNSFOLK * len(DIRECTIONS)
REVEAL: Final = KILL + TOWNSFOLK * len(DIRECTIONS)
STRIKE: Final = REVEAL + TOWNSFOLK
WAIT: Final = 254
END: Final = 255
"""Codes of what can be done. Those of the king's side are as in `king.arrays`, `EXIT` after them;
to `WALK` and `KILL` is added ``townsperson * 4 + direction``, to `REVEAL` and `STRIKE` the number
of the townsperson. `WAIT` does nothing, `END` ends the phase."""

_CODES: Final = 256

FACE_DOWN: Final = -1
"""The kind of a card that has not been turned up."""

_EVERYBODY: Final = (1 << TOWNSFOLK) - 1
_PHASES: Final = tuple(AssassinsPhase)
KINGS_PHASE, _PEOPLE, _OVER = range(len(_PHASES))
_ENDINGS: Final = tuple(Ending)
_GOES_ON: Final = -1


KING_AP, KNIGHTS_AP, PEOPLE_AP = range(3)
"""Rows of `ManyGames.ap`."""


@dataclass(frozen=True, slots=True)
class ManyGames:
    """n games on one board.

    Attributes:
        town: the board.
        pawns: the squares, as in `king.arrays`, in no order; shape (20, n).
        trio: who the assassins are, as bits; everybody where that is not known: then an arrest ends
            no game, and anybody may be revealed; shape (n,).
        deck: how many cards of each kind of the board are face down; shape (kinds, n).
        card: the kind of the round's card, or `FACE_DOWN`; shape (n,).
        ap: left in this phase, by whose they are; shape (3, n).
        arrested: whether this round's arrest has been made; shape (n,).
        knights_killed: in this people's phase; shape (n,).
        wounds: the king's; shape (n,).
        revealed: who ever was, as bits; shape (n,).
        phase: whose it is, as a place in `AssassinsPhase`; shape (n,).
        ending: how it ended, as a place in `Ending`, or -1; shape (n,).
    """

    town: Town
    pawns: Int8
    trio: Int16
    deck: Int8
    card: Int8
    ap: Int8
    arrested: Bools
    knights_killed: Int8
    wounds: Int8
    revealed: Int16
    phase: Int8
    ending: Int8

    def __len__(self) -> int:
        return len(self.card)

    @property
    def over(self) -> Bools:
        """Which are; shape (n,)."""
        return np.asarray(self.ending != _GOES_ON)

    @property
    def rounds(self) -> Int8:
        """The round being played or about to be, from 1; shape (n,)."""
        left = self.deck.sum(axis=0, dtype=np.int8)
        return np.asarray(len(self.town.deck) - left + (self.card == FACE_DOWN), np.int8)

    @property
    def public(self) -> ManyGames:
        """The same for somebody who does not know the trios."""
        return replace(self, trio=np.full_like(self.trio, _EVERYBODY))

    def take(self, which: Indices | Bools | slice) -> ManyGames:
        """Some of the games, by index, mask or slice; copies unless it is a slice."""
        return replace(self, **{name: getattr(self, name)[..., which] for name in _ARRAYS})

    def position(self, index: int) -> AssassinsPosition:
        """What is public of one of them."""
        pawns, known = self.pawns[:, index].tolist(), int(self.revealed[index])
        king, card, ending = pawns[KING_ROW], int(self.card[index]), int(self.ending[index])
        kinds = self.town.kinds
        counted = zip(kinds, self.deck[:, index].tolist(), strict=True)
        return AssassinsPosition(
            town=self.town,
            round=int(self.rounds[index]),
            phase=_PHASES[self.phase[index]],
            card=None if card == FACE_DOWN else kinds[card],
            king_ap=int(self.ap[KING_AP, index]),
            knights_ap=int(self.ap[KNIGHTS_AP, index]),
            people_ap=int(self.ap[PEOPLE_AP, index]),
            arrest_made=bool(self.arrested[index]),
            knights_killed=int(self.knights_killed[index]),
            king=None if king == GONE else king,
            wounds=int(self.wounds[index]),
            knights=tuple(sorted(square for square in pawns[:KNIGHTS] if square != GONE)),
            townsfolk=tuple(None if square == GONE else square for square in pawns[PEOPLE]),
            revealed=frozenset(n for n in range(TOWNSFOLK) if known >> n & 1),
            deck=tuple(kind for kind, count in counted for _ in range(count)),
            ending=None if ending == _GOES_ON else _ENDINGS[ending],
        )


_ARRAYS: Final = tuple(field.name for field in fields(ManyGames) if field.name != "town")


def games_of(position: AssassinsPosition, secrets: Sequence[Secret | None]) -> ManyGames:
    """As many games at one position as there are secrets, the king on the board."""
    count = len(secrets)
    trios = [_EVERYBODY if one is None else mask_of(one.assassins) for one in secrets]
    kinds, card = position.town.kinds, position.card
    pools = [position.king_ap, position.knights_ap, position.people_ap]

    def spread(value: int | list[int]) -> Int8:
        return np.repeat(np.array(value, np.int8)[..., None], count, axis=-1)

    return ManyGames(
        town=position.town,
        pawns=np.repeat(arrays.pawns_of(position), count, axis=1),
        trio=np.array(trios, np.int16),
        deck=spread([position.deck.count(kind) for kind in kinds]),
        card=spread(FACE_DOWN if card is None else kinds.index(card)),
        ap=spread(pools),
        arrested=spread(position.arrest_made).astype(np.bool_),
        knights_killed=spread(position.knights_killed),
        wounds=spread(position.wounds),
        revealed=np.full(count, mask_of(position.revealed), np.int16),
        phase=spread(_PHASES.index(position.phase)),
        ending=spread(_GOES_ON if position.ending is None else _ENDINGS.index(position.ending)),
    )


def join(parts: Sequence[ManyGames]) -> ManyGames:
    """Several batches (at least one; of the same board) as one."""
    arrays_of = ([getattr(part, name) for part in parts] for name in _ARRAYS)
    return ManyGames(parts[0].town, *(np.concatenate(each, axis=-1) for each in arrays_of))


def turn_up(games: ManyGames, kinds: Int8) -> ManyGames:
    """The games after a card of some kind is turned up (rules, 5.1), none where it is `FACE_DOWN`.

    The others are not over, no card lies there, and the deck has one: that is not checked.
    """
    after, some = games.take(np.arange(len(games))), np.flatnonzero(kinds != FACE_DOWN)
    kinds = kinds[some]
    after.deck[kinds, some] -= 1
    after.card[some] = kinds
    points = np.array([(kind.king, kind.knights, 0) for kind in games.town.kinds], np.int8)
    after.ap[:, some] = points[kinds].T
    return after


def legal(games: ManyGames) -> Bools:
    """Which actions are legal, by code and game; shape (256, n). Ending the phase is none of them,
    and there are none before the card is turned up and after the end."""
    found = np.zeros((_CODES, len(games)), dtype=np.bool_)
    for phase, of_side in ((KINGS_PHASE, _of_the_king_side), (_PEOPLE, _of_the_people)):
        some = np.flatnonzero((games.phase == phase) & (games.card != FACE_DOWN))
        if len(some) == len(games):
            return of_side(games)
        if len(some):
            found[:, some] = of_side(games.take(some))
    return found


def _of_the_king_side(games: ManyGames) -> Bools:
    tables, count = arrays.tables_of(games.town), len(games)
    found = np.zeros((_CODES, count), dtype=np.bool_)
    board, each = arrays.occupied(games.pawns), np.arange(count)
    king, left = games.pawns[KING_ROW], games.ap[KING_AP]
    free = board[each, tables.beside[:, king]] == EMPTY
    first = arrays.KING_STEP * 32
    found[first : first + len(DIRECTIONS)] = free & (tables.king[:, king] <= left)
    found[EXIT] = tables.gates[king] & (left >= actions.KING_EXIT)

    source, left = games.pawns[:KNIGHTS], games.ap[KNIGHTS_AP]
    target = tables.beside[:, source]  # (4, 7, n)
    who = board[each, target]
    people = (who > EMPTY) & (who < KNIGHT)
    affordable = tables.knight[:, source] <= left
    hunted = (games.revealed >> np.maximum(0, who - 1) & 1).astype(np.bool_)
    shackles = np.array([kind.shackles for kind in games.town.kinds])[games.card]
    may_arrest = shackles & ~games.arrested & (left >= actions.ARREST)
    removed = np.where(hunted, left >= actions.KNIGHT_KILL, may_arrest)
    for kind, can in (
        (arrays.STEP, affordable & (who == EMPTY)),
        (arrays.PUSH, _can_push(board, affordable & people, target, games.town)),
        (arrays.REMOVAL, people & tables.reached[:, source] & removed),
    ):
        by_knight = can.transpose(1, 0, 2).reshape(-1, count)
        found[kind * 32 : kind * 32 + len(by_knight)] = by_knight
    return found


def _can_push(board: Int8, wanted: Bools, target: Int8, town: Town) -> Bools:
    """Where a row of townsfolk can be pushed on, of those places where it is wanted (rules, 6.3);
    shape (4, 7, n) like the squares on which the nearest of them stand."""
    tables, found = arrays.tables_of(town), np.zeros_like(wanted)
    directions, knights, games = np.nonzero(wanted)
    squares = target[directions, knights, games]
    while len(games):
        ahead = tables.beside[directions, squares]
        there = board[games, ahead]
        can = (there < KNIGHT) & (tables.roofs[squares] | ~tables.roofs[ahead])
        last = can & (there == EMPTY)
        found[directions[last], knights[last], games[last]] = True
        on = can & ~last
        directions, knights, games, squares = directions[on], knights[on], games[on], ahead[on]
    return found


def _of_the_people(games: ManyGames) -> Bools:
    tables, count = arrays.tables_of(games.town), len(games)
    found = np.zeros((_CODES, count), dtype=np.bool_)
    board, each = arrays.occupied(games.pawns), np.arange(count)
    source, left = games.pawns[PEOPLE], games.ap[PEOPLE_AP]
    who = board[each, tables.beside[:, source]]  # (4, 12, n)
    known, own = _flags(games.revealed), _flags(games.trio)
    price = np.where(known, tables.assassin[:, source], tables.townsperson[:, source])
    reached = known & tables.reached[:, source]
    kill_price = np.array([*actions.ASSASSIN_KILLS, _CODES])[games.knights_killed]
    for first, can in (
        (WALK, (who == EMPTY) & (price <= left)),
        (KILL, reached & (who == KNIGHT) & (kill_price <= left)),
    ):
        by_pawn = can.transpose(1, 0, 2).reshape(-1, count)
        found[first : first + len(by_pawn)] = by_pawn
    strikes = (reached & (who == KING)).any(axis=0) & (left >= actions.WOUND)
    found[STRIKE : STRIKE + TOWNSFOLK] = strikes
    some_hidden = np.bitwise_count(games.revealed) < actions.ASSASSINS
    found[REVEAL : REVEAL + TOWNSFOLK] = (source != GONE) & ~known & own & some_hidden
    return found


def _flags(bits: Int16) -> Bools:
    """Sets of townsfolk as rows of flags; shapes (n,) to (12, n)."""
    return (bits >> np.arange(TOWNSFOLK, dtype=np.int16)[:, None] & 1).astype(np.bool_)


def act(games: ManyGames, codes: Bits) -> ManyGames:
    """The games after an action in each, by its code; shape (n,). That they are legal is not
    checked."""
    after = games.take(np.arange(len(games)))
    for some, do in (
        (codes < WALK, _act_for_king),
        ((codes >= WALK) & (codes < WAIT), _act_for_people),
        (codes == END, _end_phase),
    ):
        which = np.flatnonzero(some)
        if len(which):
            do(after, which, codes[which])
    over = after.over
    after.phase[over] = _OVER
    after.ap[:, over] = after.knights_killed[over] = after.arrested[over] = 0
    return after


def _act_for_king(games: ManyGames, some: Indices, codes: Bits) -> None:
    tables = arrays.tables_of(games.town)
    leaving = codes == EXIT
    games.ending[some[leaving]] = _ENDINGS.index(Ending.CASTLE)
    games.pawns[KING_ROW, some[leaving]] = GONE
    some, codes = some[~leaving], codes[~leaving]
    pawns = games.pawns[:, some]
    kinds, directions, each = codes >> 5, codes & 3, np.arange(len(some))
    source = pawns[codes >> 2 & 7, each]
    walks, removes = kinds == arrays.KING_STEP, kinds == arrays.REMOVAL
    games.ap[KING_AP, some] -= np.where(walks, tables.king[directions, pawns[KING_ROW]], 0)
    price = np.where(removes, actions.ARREST, tables.knight[directions, source])
    games.ap[KNIGHTS_AP, some] -= np.where(walks, 0, price)
    before = _on_board(pawns)
    arrays.do_actions(pawns, codes, tables)
    games.pawns[:, some] = pawns
    left, known = _on_board(pawns), games.revealed[some]
    games.arrested[some] |= removes & (before & ~left & ~known != 0)
    known_all = np.bitwise_count(known) == actions.ASSASSINS
    gone = (left & np.where(known_all, known, games.trio[some])) == 0
    games.ending[some[removes & gone]] = _ENDINGS.index(Ending.ASSASSINS)


def _on_board(pawns: Int8) -> Int16:
    """Who of the townsfolk is on the board, as bits; shape (n,)."""
    bits = (1 << np.arange(TOWNSFOLK, dtype=np.int16))[:, None]
    return np.asarray(((pawns[PEOPLE] != GONE) * bits).sum(axis=0, dtype=np.int16))


def _act_for_people(games: ManyGames, some: Indices, codes: Bits) -> None:
    tables, known = arrays.tables_of(games.town), _flags(games.revealed)
    ap, killed = games.ap[PEOPLE_AP], games.knights_killed
    for first, beyond in ((WALK, KILL), (KILL, REVEAL), (REVEAL, STRIKE), (STRIKE, WAIT)):
        now = (codes >= first) & (codes < beyond)
        which, places = some[now], (codes[now] - np.uint8(first)).astype(np.intp)
        if first == REVEAL:
            games.revealed[which] |= (1 << places).astype(np.int16)
        elif first == STRIKE:
            ap[which] -= actions.WOUND
            games.wounds[which] += 1
            fatal = which[games.wounds[which] == actions.FATAL_WOUNDS]
            games.ending[fatal] = _ENDINGS.index(Ending.KILLED)
        else:
            number, direction = np.divmod(places, len(DIRECTIONS))
            at = direction, games.pawns[KNIGHTS + number, which]
            target = tables.beside[at]
            if first == WALK:
                an_assassin = known[number, which]
                ap[which] -= np.where(an_assassin, tables.assassin[at], tables.townsperson[at])
                games.pawns[KNIGHTS + number, which] = target
            else:
                ap[which] -= np.array([*actions.ASSASSIN_KILLS, 0], np.int8)[killed[which]]
                killed[which] += 1
                hit = games.pawns[:KNIGHTS, which] == target
                games.pawns[hit.argmax(axis=0), which] = GONE


def _end_phase(games: ManyGames, some: Indices, _: Bits) -> None:
    kings = games.phase[some] == KINGS_PHASE
    last = games.rounds[some] == len(games.town.deck)
    games.ap[:, some] = games.knights_killed[some] = games.arrested[some] = 0
    games.ending[some[kings & last]] = _ENDINGS.index(Ending.TIME)
    theirs, done = some[kings & ~last], some[~kings]
    games.phase[theirs] = _PEOPLE
    people = np.array([kind.people for kind in games.town.kinds], np.int8)
    games.ap[PEOPLE_AP, theirs] = people[games.card[theirs]]
    games.phase[done] = KINGS_PHASE
    games.card[done] = FACE_DOWN


def action_of(pawns: Int8, code: int, position: AssassinsPosition) -> Action:
    """The action of a code, neither `WAIT` nor `END`, in a game of 20 squares at a position."""
    if code < EXIT:
        return arrays.action_of(pawns, code, position)
    if code == EXIT:
        return Action(ActionKind.KING_EXIT, int(pawns[KING_ROW]))
    if code >= REVEAL:
        kind = ActionKind.WOUND if code >= STRIKE else ActionKind.REVEAL
        first = STRIKE if code >= STRIKE else REVEAL
        return Action(kind, int(pawns[KNIGHTS + code - first]))
    number, direction = divmod(code - (KILL if code >= KILL else WALK), len(DIRECTIONS))
    source = int(pawns[KNIGHTS + number])
    known = number in position.revealed
    step = ActionKind.ASSASSIN_STEP if known else ActionKind.TOWNSPERSON_STEP
    target = int(arrays.tables_of(position.town).beside[direction, source])
    return Action(ActionKind.ASSASSIN_KILL if code >= KILL else step, source, target)
