"""A game that the house plays with nothing but its rules, its record, its words and a board.

Every seat has the same to say: what it chooses, out of all that is legal. That is enough for the
first screen, new and saved games, hot-seat, plain text, and a table whose players are apart.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

from advisor.messages.computers import RANDOM, STRENGTHS
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.home.game_form import SEED, GameForm, OptionProblem
from kingsroad_tui.home.usual_table import UsualTable
from kingsroad_tui.library.game_tables import GameTables, SavedTable
from kingsroad_tui.library.library import PlayedFile, games_in
from kingsroad_tui.library.saved_games import SavedGames, seats_form
from kingsroad_tui.library.seats import Setup, new_seed
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.shell.game_commands import GameCommands, Replay
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.game_in_app import GameInApp
from kingsroad_tui.shell.place import WAYS, Later, Place, Places, ways_of
from kingsroad_tui.together.game import ClosedPart, GameLines, GameTogether
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import labelled
from tabletop.errors import LocatedError
from tabletop.game import ChoiceT, SealedChoices, SeatView, Written
from tabletop.game_lines import source_name
from tabletop.records import STANDARD_INPUT, RecordFormat, record_or_line
from tabletop.say import Clause, Say
from tabletop.sealed_phases import game_id
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.help.rules_page import RulesSection
    from kingsroad_tui.library.game_list import Shelf
    from kingsroad_tui.lines.session import LineGame
    from kingsroad_tui.play.board import BoardOfGame
    from kingsroad_tui.together.ledger import SealedKind
    from kingsroad_tui.together.session import Session

COMPUTERS: Final = {RANDOM: replace(STRENGTHS[RANDOM], label=Say("play-by-chance"))}
"""The computer players of such a game."""

_LINES: Final[Later[Callable[..., LineGame[Any, Any]]]] = Later("kingsroad_tui.play.lines:lines_of")
_APART: Final[Later[Callable[..., GameLines]]] = Later("kingsroad_tui.play.lines:PlainApartLines")
"""How it is played by lines."""


class PlainRules(Written[ChoiceT], Protocol[ChoiceT]):
    """A game by its rules; a frozen value, which knows all that was chosen in it."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""

    @property
    def rounds(self) -> Sequence[object]:
        """What was played, round by round."""

    @property
    def positions(self) -> Sequence[Any]:
        """The first position, and others after it, each with its ``round``."""

    @property
    def first(self) -> Self:
        """The same game before anything was chosen."""

    @property
    def made(self) -> Sequence[Mapping[int, ChoiceT]]:
        """All that was chosen since, turn by turn and by seat."""

    def as_public(self) -> Self:
        """The game without what is secret in it."""


GameT = TypeVar("GameT", bound=PlainRules[Any])


class PlainTable(SavedTable[GameT], Generic[GameT, ChoiceT]):
    """A table at which such a game is played.

    Attributes:
        plain: the game.
    """

    def __init__(self, plain: PlainGame[GameT, ChoiceT], *table: Any, **named: Any) -> None:
        """What `SavedTable` takes, of this game."""
        super().__init__(*table, **named)
        self.plain = plain

    def changed(self, game: GameT) -> None:
        """Takes the game on, and saves it."""
        turn = self.game.turn
        by_person = turn is not None and bool(set(turn.seats) & set(self.setup.people))
        self.take_on(game, by_person=by_person)


class RandomPlayer:
    """A computer player: anything that is legal, the same whenever it is asked."""

    def __init__(self, setup: Setup) -> None:
        """At a table that was set up so."""
        self._seed = setup.seed

    async def choose(self, view: SeatView[Any]) -> Any:
        """A choice for the turn."""
        turn, game = view.turn, view.game
        dice = Random(f"{self._seed}/{turn.round}/{turn.phase}/{view.seat}")
        return dice.choice(game.choices(view.seat))


@dataclass(frozen=True, kw_only=True)
class PlainGame(Generic[GameT, ChoiceT]):
    """A game, and what is said and shown of it.

    Attributes:
        name: as people read it.
        word: what commands and ways call it.
        about: what kind of game it is, in a few words.
        key: what leads there from the first screen, as Textual names it.
        number: by which invitations name it, 0 to 3; never another one's.
        seats: the fewest and the most players.
        records: the format of its records.
        read: the game of what such a record holds. Raises LocatedError.
        encode: its record.
        new: a new game of players with these names, by a seed. Raises LocatedError.
        rules: in Markdown.
        standing: how it stands, in a line.
        question: what a seat is asked for.
        told: what was chosen, and what came of it, in sentences; from the game before and after.
        outcome: how it has ended, in a sentence.
        board: makes what shows it.
    """

    name: str
    word: str
    about: str
    key: str
    number: int
    seats: tuple[int, int]
    records: RecordFormat[Any]
    read: Callable[[Any], GameT]
    encode: Callable[[GameT], bytes]
    new: Callable[[Sequence[str], int], GameT]
    rules: str
    standing: Callable[[GameT], str]
    question: Callable[[GameT, int], str]
    told: Callable[[GameT, GameT], str]
    outcome: Callable[[GameT], str]
    board: Callable[[], BoardOfGame]

    # ------------------------------------------------------------------------- games and players

    def steps(self, game: GameT) -> Iterator[tuple[GameT, Mapping[int, ChoiceT], GameT]]:
        """Everything that was chosen, with the game before and after it."""
        before = game.first
        for choices in game.made:
            after = before.after(choices)
            yield before, choices, after
            before = after

    def log(self, game: GameT) -> list[tuple[str, list[str]]]:
        """What has happened in it: a heading for each turn, and what is told of it."""
        return [
            (phrase("play-heading", number=before.turn.round), [self.told(before, after)])
            for before, _, after in self.steps(game)
            if before.turn is not None
        ]

    def log_lines(self, game: GameT) -> list[str]:
        """The same in a line for each turn."""
        return [f"{heading}. {' '.join(told)}" for heading, told in self.log(game)]

    def title(self, game: GameT) -> str:
        """Which game it is."""
        return phrase("play-title", game=self.name, names=tuple(game.players))

    def choice_in(self, view: SeatView[GameT], text: str) -> ChoiceT | None:
        """The legal choice that was typed; None for none."""
        try:
            choice: ChoiceT = view.game.decode(text)
            view.game.check(view.seat, choice)
        except ValueError:
            return None
        return choice

    # ----------------------------------------------------------------------------------- records

    def decode(self, content: bytes | str, source: Clause = "") -> GameT:
        """The game in a record; ``source`` is what to call that. Raises LocatedError."""
        try:
            return self.records.decode(content, self.read)
        except LocatedError as error:
            raise LocatedError(error.where, error.why, source=source) from None

    def open(self, source: str) -> GameT:
        """The game in a file, or in standard input for ``-``. Raises Unusable."""
        path = None if source == "-" else Path(source)
        try:
            content, _ = record_or_line(path)
            return self.decode(content, source_name(path) if path else STANDARD_INPUT)
        except LocatedError as error:
            raise Unusable(words_of(error)) from None

    @cached_property
    def tables(self) -> GameTables[GameT, PlainTable[GameT, ChoiceT]]:
        """Makes its tables."""
        return GameTables(self.saves, partial(PlainTable, self))

    def mirrored(self, session: Session) -> PlainTable[GameT, ChoiceT]:
        """The table of a game that has begun with people elsewhere, from where it stands."""
        from kingsroad_tui.together.mirror import mirror_of, setup_at

        mirror = mirror_of(session)
        return PlainTable(self, mirror.game(), setup_at(session, RANDOM), mirror=mirror)

    @cached_property
    def saves(self) -> SavedGames[GameT]:
        """Its saved games."""
        return SavedGames(
            said=self.records.name,
            version=self.records.version,
            folder_of=partial(autosave_folder, self.word),
            decode_game=self.decode,
            encode_game=lambda game: self.encode(game.as_public()),
            data=self.records.data,
            form=seats_form(COMPUTERS),
        )

    # ------------------------------------------------------------------------------- other rooms

    def sections(self) -> tuple[RulesSection, ...]:
        """The rules, as the rulebook shows them."""
        from kingsroad_tui.help.rules_page import parse_rules

        return parse_rules(self.rules)

    def kind(self, options: Mapping[str, str]) -> SealedKind[GameT]:
        """The game as it is played at a table whose players are apart."""
        from kingsroad_tui.together.ledger import SealedKind

        del options

        def facts(game: GameT) -> list[str]:
            return [*game.players, self.encode(game.first).decode()]

        def choices(game: GameT) -> dict[tuple[int, str, int], str]:
            return {
                (before.turn.round, before.turn.phase, seat): before.encode(choice)
                for before, made, _ in self.steps(game)
                for seat, choice in made.items()
                if before.turn is not None
            }

        return SealedKind(
            format=self.records.name,
            encode=self.encode,
            decode=self.decode,
            new=lambda names: self.new(names, new_seed()),
            afresh=lambda game: game.first,
            id_of=lambda game, host, seats: game_id(self.records.name, facts(game), host, seats),
            sealed=lambda game, _: SealedChoices(game),
            choices=choices,
        )

    @cached_property
    def together(self) -> GameTogether:
        """What playing together needs to know of it."""
        return GameTogether(
            name=self.name,
            number=self.number,
            seats=self.seats,
            options=(),
            read=dict,
            asks=(),
            kind=self.kind,
            computer=lambda: COMPUTERS[RANDOM],
            by_lines=lambda: partial(_APART.load(), self),
            closed=ClosedPart(
                keys=("plain.forward", "plain.leave", "plain_end.again", "plain_end.leave"),
                places=("end",),
            ),
        )

    @cached_property
    def lines(self) -> LineGame[GameT, PlainTable[GameT, ChoiceT]]:
        """The game in plain text."""
        return _LINES.load()(self)

    def commands(self) -> GameCommands:
        """What the commands need to know of it."""

        def data(file: str, game: GameT) -> object:
            return {"file": file, "players": game.players, "text": self.log_lines(game)}

        def text(name: str, game: GameT) -> str:
            ended = [self.outcome(game)] if game.finished else [self.standing(game)]
            return "\n".join([labelled(name, self.title(game)), *self.log_lines(game), *ended])

        return GameCommands(
            about=labelled(self.name, f"{self.about}."),
            open=Later(lambda: self.open),
            encode=Later(lambda: lambda game: self.encode(game.as_public())),
            lines=Later(lambda: self.lines),
            replay=Replay(data=Later(lambda: data), text=Later(lambda: text)),
            together=self.together,
        )

    def games(self, limit: int = sys.maxsize) -> list[PlayedFile]:
        """The games saved or played last, newest first."""
        return games_in(self.saves, lambda game: len(game.rounds), limit)

    @cached_property
    def in_app(self) -> GameInApp[GameT, PlainTable[GameT, ChoiceT]]:
        """The game, as the ways of the house know it."""
        fewest, most = self.seats

        def shelf() -> Shelf[PlayedFile, GameT]:
            from kingsroad_tui.library.game_list import Shelf

            return Shelf.plain(self.word, self.saves, lambda game: len(game.rounds))

        return GameInApp(
            tables=self.tables,
            title=self.title,
            form=GameForm(
                table=UsualTable(COMPUTERS, RANDOM, range(fewest, most + 1)),
                begin=self._begun,
                players=fewest,
                hints=False,
            ),
            apart=lambda: self.mirrored,
            shelf=shelf,
        )

    def _begun(self, names: tuple[str, ...], options: Mapping[str, object], board: object) -> GameT:
        """A game from what the form for a new one says. Raises OptionProblem."""
        del board
        try:
            return self.new(names, int(str(options[SEED])))
        except LocatedError as error:
            raise OptionProblem("names", f"{words_of(error.why)}.", "name-0") from None

    @cached_property
    def description(self) -> GameDescription:
        """The game, as the app and the command line know it."""
        return GameDescription(
            name=self.name,
            word=self.word,
            format=self.records.name,
            commands=self.commands,
            places=self.places,
            in_app=lambda: self.in_app,
            entry=GameEntry(
                self.word,
                self.key,
                Say("play-entry", game=self.name, about=self.about),
                Say("play-entry-key", game=self.name, about=self.about),
            ),
        )

    @cached_property
    def places(self) -> Places:
        """Where its screens are."""
        given, room = {"word": self.word}, "kingsroad_tui.play"
        own = {"plain": self}
        return {
            "home": Place(
                f"{room}.home:PlainHomeScreen", Say("play-place-home", game=self.name), given=own
            ),
            **ways_of(self.word),
            "new": Place(
                "kingsroad_tui.home.start_form:PlainStartForm",
                Say("play-place-new", game=self.name),
                given=given,
            ),
            "open": Place(
                "kingsroad_tui.library.open_game:OpenScreen",
                Say("play-place-open", game=self.name),
                dialog=True,
                keys="kingsroad_tui.keys.registry:OPEN_KEYS",
                given=given,
            ),
            "play": Place(
                f"{WAYS}:play",
                Say("play-place-play", game=self.name),
                keys=f"{room}.screen:PlainPlayScreen",
                given=given,
            ),
            "end": Place(
                f"{WAYS}:end",
                Say("play-place-end", game=self.name),
                keys=f"{room}.screen:PlainEndScreen",
                given=given,
            ),
            "apart": Place(f"{WAYS}:apart", given=given),
            "together": Place(f"{WAYS}:together", given={"of_game": self.word}),
            "rules": Place(f"{room}.screen:show_rules", given=own),
        }
