"""What is said at a table whose players are apart, and by whoever serves its game in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.keys.words import key
from kingsroad_tui.words.lists import count, listed
from tabletop.pasted import is_code

WHAT_NAME: Final = "Your name"
SOMEBODY: Final = "Regent"
ANOTHER_NAME: Final = "Type another name, or quit."
NO_NAME: Final = "no name was given"
TOO_MANY_COMPUTERS: Final = "--computers: leave a seat for yourself"
TABLE_UNUSABLE: Final = "the table that was kept cannot be opened again"
NO_CERTIFICATE: Final = (
    "holds no certificate that can be used; without the file there will be a new one, and a new "
    "address or invitation"
)
VIA_RELAY: Final = "The table is at the relay, which can read nothing of what is said there."
VIA_RELAY_HERE: Final = f"{VIA_RELAY} Only this computer can reach that relay."
TABLE_OPEN: Final = "the table is open already, in another app"
TYPE_HELP: Final = "Type help for what you can type."
OTHER_TABLES: Final = (
    "--resume: your table was opened with another version of the program, and goes on only there"
)
NO_TABLE_KEPT: Final = "--resume: no table of yours is kept"
STAYS_AS_IT_WAS: Final = "{option}: a table that is taken up stays as it was"
PASTE_INVITATION: Final = "Paste the invitation"
NO_SEAT_KEPT: Final = "you have not joined a table yet: ask the host for the invitation"
GAME_NOT_HERE: Final = "the invitation is to a game that cannot be played together here"

CONNECTING: Final = "Looking for the table…"
CONNECTED: Final = "You are at the table."
LOST: Final = "The connection is lost. Trying again: your seat stays yours."
LOST_WITHOUT_SEAT: Final = "The connection is lost. Trying again."
RELAY_LOST: Final = (
    "The relay cannot be reached, so nobody can come to the table by it. Trying again: the table "
    "stays open."
)
RELAY_BACK: Final = "The relay is there again: the others come back by themselves."
NO_ANSWER: Final = "The table does not answer. Trying again: perhaps it is not open."
OTHER_TABLE: Final = "Somebody else answers at that address. Ask the host for a new invitation."
HOST_ENDED: Final = "The host has closed the table. The game is kept: the host can open it again."
STILL_SEALED: Final = "Your choice is not open yet: not everyone has chosen."
CHOOSE_NOW: Final = "Type your cards."
NEED_NO_TURN: Final = "There is nothing to choose just now."
CHOOSE_WHEN_BACK: Final = "You are not connected to the table. Choose once you are back."
CHOSEN_FOR_YOU: Final = (
    "A computer chooses for you, this time only: your time was over, or you were away. The next "
    "choice is yours."
)
CHOSEN_ALREADY: Final = "You have chosen already: your choice is sealed."
GIVEN_UP: Final = (
    "You were away for so long that your choice was given up. It was opened before you were gone: "
    "whoever runs the table may have seen it."
)
CHOSEN: Final = "Your choice is sealed. Nobody can see it before everyone has chosen."
STANDS_IN_FOR_YOU: Final = (
    "A computer at the host's end plays for you now: your time ran out, or the host says that you "
    "are away."
)
YOU_STAND_STILL: Final = (
    "Your side stands still now: your time ran out, or the host says that you are away."
)
YOU_PLAY_AGAIN: Final = "You play again."
NO_UNDO: Final = "Choices cannot be taken back at a table with others."
ONLY_HOST: Final = "Only the host can do that."
WHO_IS_MEANT: Final = "Say whom you mean, by name."
WAITING_FOR_AGAIN: Final = "You would like another game. The others are asked."
AT_THE_END: Final = "The game is over. Type again for another one, one seat further on, or quit."
NOT_FREED: Final = "That seat cannot be freed."
NO_FREE_SEAT: Final = "Every seat is taken."
NOT_AWAY: Final = "{name} is here."
STILL_SAVED: Final = "The table is kept: take it up with {command}."
SEAT_KEPT: Final = "Your seat is kept: come back with {command}."

REFUSALS: Final = {
    "other-version": "The table runs another version of the program.",
    "wrong-secret": "The table does not know this invitation. Ask the host for a new one.",
    "no-message": "The table did not understand that.",
    "too-many": "The table has too much to do. Try again in a moment.",
    "full": "Every seat is taken. You can still look on.",
    "name-taken": "Somebody at the table has a name like yours. Choose another one.",
    "name-unusable": "That name cannot be used at this table. Choose another one.",
    "not-yours": "That seat is somebody else's.",
    "not-allowed": "The table does not take that choice now.",
    "not-now": "Not now: the game is not over.",
    "closed": "The table is closed.",
    "freed": "The host has freed your seat.",
    "elsewhere": "You have come back to your seat in another app. This one has left the table.",
}
"""Why a table does not do what was asked for, by its word."""

HOW_BY_COMMAND: Final = {
    "full": "Join with the option --watch.",
}
"""What whoever was refused can do, where they came by a command."""

BREAKS: Final = {
    "no message": "The table sends what cannot be read.",
    "wrong secret": "The table does not know the secret of your invitation: it is another one.",
    "other version": "The table runs another version of the program.",
    "other host": "Somebody else has opened a table in the host's place. You have left it.",
    "not my seat": "The table has begun a game that is not yours.",
    "not allowed": "The table sent something that the rules do not allow. You have left it.",
    "taken back": "The table has taken back what you had seen already. You have left it.",
    "given up": (
        "The host gave up a sealed choice although there was no need to. You have left the table."
    ),
    "never asked": (
        "The host gave up your choice and never asked you to show it. You have left the table."
    ),
}
"""How a table breaks the rules, by its word."""

SIGNS: Final = {
    "well-played": "{name}: well played!",
    "ouch": "{name}: ouch!",
    "one-moment": "{name}: one moment, please.",
}
"""What somebody says by a sign."""

WORDS: Final = (
    ("who", "who is at the table, and who has chosen"),
    ("well", "say: well played"),
    ("ouch", "say: ouch"),
    ("moment", "say: one moment"),
    ("check", "the code of the game, to compare with the others"),
    ("again", "another game, once this one is over"),
)
"""What can be typed at a table with others, besides the words of the game."""

HOST_WORDS: Final = (
    ("invite", "the invitation again"),
    ("start", "begin: computers take the seats that are free"),
    ("free NAME", "free the seat of somebody, before the game begins"),
    ("computer NAME", "let a computer play for somebody who is away"),
)
"""What its host can type besides."""


def too_soon(minutes: int) -> str:
    """Why nobody chooses for somebody yet whose choice is sealed and not open."""
    return (
        "That choice is sealed, and everybody may be ready to show theirs. It is only given up "
        f"after {minutes} minutes: wait a little."
    )


def unusable_name(problem: str) -> str:
    """Why a name cannot be used."""
    return f"the name {problem}"


SEATS_TAKEN: Final = (
    "five people play at that table from this computer already, and no more can: "
    "leave it in one of the other windows first"
)


def seat_not_kept(why: str) -> str:
    """Why one cannot go to a table."""
    return f"your seat could not be kept on this computer: {why}"


def not_an_invitation(text: str, *, misread: bool, group: int = 0, likely: str = "") -> str:
    """Why a line cannot be used; ``group`` is which of its groups is likely wrong, 0 for none.

    It begins with a little of the line: of more the secret of a room might follow.
    """
    start = text[:14]
    if group:
        return (
            f"{start!r}…: a letter or two of this invitation are wrong, most likely in group "
            f"{group}: is it {likely}?"
        )
    if misread:
        return f"{start!r}…: a letter or two of this invitation are wrong"
    if is_code(text):
        return "this is a game, no invitation: copy the line that the host was given"
    cut = "…" if len(text) > len(start) else ""
    return f"{start!r}{cut} is no invitation: copy the whole line that the host was given"


def no_relay(address: str) -> str:
    """Why there is no table at a relay."""
    return (
        f"the relay {address} cannot be reached, is another one, runs another version, "
        "or has no room left"
    )


def no_relay_address(text: str) -> str:
    """Why a relay cannot be meant."""
    return f"{text[:60]!r} is no address of a relay; copy what the relay has printed"


def relay_lines(address: str, others: Sequence[str]) -> list[str]:
    """How tables come to a relay."""
    lines = ["The relay is open. Tables come to it with:", "", f"  kingsroad host --via {address}"]
    if others:
        lines += ["", f"Or, in place of the address in it: {listed(others)}."]
    return lines


def invitation_lines(invitation: str, command: str, *, only_here: bool) -> list[str]:
    """How others come to the table; ``only_here`` where only this computer reaches it."""
    for_whom = "who play at this computer, too," if only_here else "elsewhere"
    who = "In another terminal of this computer run" if only_here else "Friends run"
    return [
        f"The invitation for friends {for_whom} (capital and small letters are the same):",
        "",
        f"  {invitation}",
        "",
        f"{who}: {command} {invitation[:5]}…",
    ]


def reach_sentence(port: int, reachable: Sequence[str]) -> str:
    """Who can come to a table that was opened in the app."""
    if not reachable:
        return (
            "Only this computer can reach the table. For friends elsewhere leave, and open one in "
            "your network or by a relay (kingsroad host --listen 0.0.0.0, or --via RELAY)."
        )
    return f"Friends in your network reach the table at {listed(reachable)}, port {port}."


def listening_lines(address: str, port: int, reachable: Sequence[str]) -> list[str]:
    """Who can come to the table."""
    if not reachable:
        return [
            f"The table listens at {address}, port {port}: only this computer can reach it. "
            "With the option --listen 0.0.0.0 others in your network can, by a relay (--via) "
            "others anywhere."
        ]
    return [f"The table listens at port {port}. It can be reached at {listed(reachable)}."]


def cannot_be_used(file: str, why: str) -> str:
    """Why a file that is needed cannot be."""
    return f"{file}: {why}"


def cannot_listen(address: str, port: int, why: str) -> str:
    """Why the table cannot be reached."""
    return f"{address}, port {port}: {why}" if port else f"{address}: {why}"


def seats_sentence(free: int) -> str:
    """How many seats are free."""
    if not free:
        return "Every seat is taken."
    return f"{count(free, 'seat')} {'is' if free == 1 else 'are'} free."


def came(name: str) -> str:
    """Somebody takes a seat."""
    return f"{name} takes a seat."


def left_seat(name: str) -> str:
    """A seat is free again."""
    return f"The seat of {name} is free again."


def gone(name: str) -> str:
    """Somebody is not connected any more."""
    return f"{name} is away."


def back(name: str) -> str:
    """Somebody is connected again."""
    return f"{name} is back."


def away_for(name: str, seconds: int, *, host: bool) -> str:
    """Somebody has been away for a while."""
    long = count(seconds // 60, "minute") if seconds >= 60 else count(seconds, "second")
    said = f"{name} has been away for {long}."
    return f"{said} Wait, or type: computer {name}" if host else said


def stands_in(name: str) -> str:
    """A computer plays for somebody."""
    return f"A computer at the host's end plays for {name} now."


def side_stands_still(name: str) -> str:
    """Somebody is away for whom nobody can play."""
    return f"{name}'s side stands still now: nobody can play it in {name}'s place."


def drawn_by_host(number: int) -> str:
    """A card was drawn without the other side's having a hand in it."""
    return f"The host alone drew the card of round {number}, and could have chosen which one came."


def plays_again(name: str) -> str:
    """The owner of a seat plays again."""
    return f"{name} plays again."


def has_chosen(name: str, left: int) -> str:
    """Somebody has chosen; what, nobody sees."""
    return f"{name} has chosen." if not left else f"{name} has chosen; {left} to go."


def has_chosen_instead(name: str, left: int) -> str:
    """A computer has chosen in somebody's place."""
    said = f"A computer has chosen for {name}"
    return f"{said}." if not left else f"{said}; {left} to go."


def when_instead(*, away: bool) -> str:
    """When somebody else chose in one's place: how a sentence about that begins."""
    return "While you were away" if away else "Your time was over:"


def chosen_instead(number: int, what: str, *, by_lot: bool, away: bool) -> str:
    """What was chosen in one's place in a round."""
    who = "the lot" if by_lot else "a computer"
    return f"{when_instead(away=away)} {who} chose for you in round {number}: {what}."


def wants_again(name: str) -> str:
    """Somebody would like another game."""
    return f"{name} would like another game."


def watching_sentence(number: int) -> str:
    """How many look on."""
    return f"{count(number, 'person', 'people')} looking on."


def who_line(name: str, state: str) -> str:
    """A seat in the list of those at the table."""
    return f"{name}: {state}."


AWAY: Final = "away"
YOU_STATE: Final = "you"
HERE_STATE: Final = "here"
IN_BROWSER_STATE: Final = "in a browser at the host's end"
NOT_KNOWN_STATE: Final = "not known just now"
NOT_KNOWN_BY_RELAY_STATE: Final = "not known while the relay cannot be reached"
FREE_STATE: Final = "free"
FREE_SEAT: Final = "A seat"
COMPUTER_STATE: Final = "a computer at the host's end"
STOOD_IN_STATE: Final = "away, a computer plays"
STILL_STATE: Final = "away, the side stands still"


def away_state(seconds: int) -> str:
    """For how long somebody has been away."""
    if not seconds:
        return AWAY
    if seconds < 60:
        return f"away for {count(seconds, 'second')}"
    return f"away for {count(seconds // 60, 'minute')}"


def with_chosen(state: str) -> str:
    """That somebody has chosen already."""
    return f"{state}, has chosen"


def code_sentence(code: str) -> str:
    """The code of the game so far."""
    return (
        f"The code of the game so far is {code}. If somebody at the table has another one after "
        "the same round, you were shown different games."
    )


def begins(names: Sequence[str]) -> str:
    """A game begins."""
    return f"{listed(names)} play: the game begins."


def saved(file: str, command: str) -> list[str]:
    """Where the game lies, and how its fairness is checked."""
    return [f"The game is saved: {file}", f"To check that it was fair: {command} {file}"]


def not_stored(why: str) -> str:
    """Something could not be kept, and so it has not happened."""
    return f"Nothing can be stored: {why}. What you do here counts again once there is room."


def not_saved(why: str) -> str:
    """Why the game does not lie anywhere."""
    return f"The game could not be saved: {why}"


def limit_sentence(seconds: int) -> str:
    """How long there is for a choice."""
    return f"There are {seconds} seconds for each choice; then a computer chooses."


NEEDS_WEB: Final = "the browser needs the extra 'web': pip install 'kingsroad[web]'"
ALL_TAKEN: Final = "As many are open as there may be. Close another page, then load this one again."
NOT_FROM_HERE: Final = "Use the address exactly as it was given to you."
CLOSED: Final = "This page is not connected to the game any more."
OPENS_AGAIN: Final = (
    "This page is not connected to the game. It opens again by itself as soon as it can."
)
OPEN_AGAIN: Final = "Open it again"
MOVED: Final = "The game goes on in another page, which was opened later."
"""Why a page is closed: at most 120 bytes, as the last word of a socket is short."""


def served_at(address: str) -> str:
    """Where the game is to be found, and how to end it."""
    return f"King's Road is at {address} until you press {key('fixed.interrupt')}."


def all_taken(most: int) -> str:
    """Why another page cannot be opened, and what can be done."""
    return (
        f"As many games are open as this server allows ({most}). Close one of the other pages, "
        "then load this one again. The option --max-sessions of kingsroad serve allows more."
    )
