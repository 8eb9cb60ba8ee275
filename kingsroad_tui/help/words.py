"""What the help says of the screens, dialogs and panes that every game has.

Keys stand as their places (``<hint>``), which the help fills in.
"""

from __future__ import annotations

from typing import Final

CONFIRM: Final = "A question. <yes> does what is asked; <no> or <leave> leaves everything as it is."

LESSON: Final = (
    "The guided game: one idea a step. Above the cards stands what there is to know and what to "
    "do. A choice that misses the aim is not played: you hear why, and choose again."
)

NOW_LINE: Final = (
    "The line above the hand says what a card or region does now: point at it, or go from card to "
    "card with <look_previous|look_next>. Once you have chosen cards it says what they bring if "
    "nobody else places a marker there. Before that it says the aim of the game, and from the "
    "second round on how it stands where the King stands; <play.aim> hides that."
)

PRACTISE: Final = (
    "What there is to practise. <fixed.enter> begins with what is highlighted and goes on with the "
    "next one. Mistakes of all your finished games against the computer come here by themselves: "
    "games that are not judged yet are judged while you look at this page (<practise.stop> stops "
    "that). A mistake comes back 1, 3, 7 and 21 days after a right answer, and tomorrow after a "
    "wrong one; right after 21 days, it is done. Today's three puzzles are the same for everybody."
)

RULEBOOK: Final = (
    "The complete rules. Press <search> to search in them; <fixed.enter> goes from one place to "
    "the next."
)

RUNNING_ELSEWHERE: Final = (
    "This game is open in another window or terminal, and one game cannot be played in two places. "
    "Look at it, or go on with a copy."
)

REMARK: Final = (
    "What somebody at the table says. It is never a hint, and never about anything hidden. "
    "<play.talk> turns it off and on."
)

RIVALS: Final = "Who plays for the computer, and how they think. The faces follow the game."

NEW_GAME: Final = (
    "A new game. Everything is filled in already: <fixed.enter> on Start the game, at the top, "
    "begins it, and so does <start> from any field. <next> and <above|below> go from field to "
    "field, <choice_field.open> opens a list. <more> shows what is seldom wanted. <together> makes "
    "everybody a person at this terminal."
)

OPEN: Final = (
    "Your games. <fixed.enter> opens the one that is highlighted. Type to find games by player, "
    "date or name; the name of a file can be typed as well."
)

SAVE_GAME: Final = (
    "Type a name for the saved game and press <fixed.enter>. Running games are kept by themselves "
    "as well."
)

LADDER: Final = (
    "A rung for each computer player, the strongest at the top. A match is best of three; win it, "
    "and you climb. A match that you lose can be played again. There are no hints and no undo in "
    "these games. <play> goes on with the match; a game that you leave waits for you."
)

PLAY_TOGETHER: Final = (
    "Friends play from their own computers. One opens a table and gives the others the invitation; "
    "they paste it here. Nobody sees a choice before everyone has chosen, not the host either."
)

WAITING_ROOM: Final = (
    "Who sits at the table, who is away and for how long. The invitation can be pasted or read "
    "aloud, capital or small letters; <waiting_room.copy> shows it alone, to be copied. By a sign "
    "(<waiting_room.well_played>, <waiting_room.ouch>, <waiting_room.moment>) you say something to "
    "all. Once every seat is taken the game begins. The host's "
    "<waiting_room.start> begins it with computers at the free seats, <waiting_room.free> frees "
    "the seat that is highlighted, and <waiting_room.stand_in> lets a computer play for somebody "
    "who is away."
)

COPIED: Final = (
    "The text stands alone, from the left edge on, so that it can be selected with the mouse where "
    "the terminal gives programs no clipboard. An invitation that was copied from several lines "
    "can be pasted as it is."
)

DAY_DONE: Final = (
    "Everybody who plays on this day has the same table. The three lines say how it went and "
    "nothing of the cards: paste them into a message."
)

OWN_NAME: Final = (
    "What you are called at every table from now on, unless you type another name there. The "
    "settings have it, too."
)

NOTE: Final = (
    "What you want to remember of this round, or of the whole game: it is kept in the game's file, "
    "and stands in the analysis, the report and the list of games."
)

SETTINGS: Final = (
    "What you like. <above|below> and <next> go from line to line, <choice_field.open> opens what "
    "can be chosen. Every change is in force at once and kept. To give something another key, "
    "choose it in the list and press the new key."
)

UNSAVED: Final = (
    "The game could not be saved where it is kept. <elsewhere> saves it in another place, such as "
    "another disk, and leaves; <yes> leaves without; <no> or <leave> stays."
)

STATISTICS: Final = (
    "How you fared against each strength of computer player, in the games that are kept: scroll "
    "with <fixed.arrows>. <leave> closes it."
)
