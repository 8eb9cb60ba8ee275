"""What the help says of the screens, dialogs and panes of King's Road.

Keys stand as their places (``<hint>``), which the help fills in.
"""

from __future__ import annotations

from typing import Final

ANALYSIS: Final = (
    "The analysis of a game, choice by choice: what was played, what would have been better, and "
    "what was luck. The bar and the chart show everybody's chance to win if all choose as they are "
    "assumed to: » marks the rounds that moved it most; below stands the worst mistake of each "
    "round (?? a blunder, ? a mistake, ?! an inaccuracy); <chart> shows the chances with perfect "
    "play instead. On the map + is what was played, ! the "
    "best choice. Accuracy counts what choices cost. Someone with little chance left has little to "
    "lose, so the accuracy of a game that was lost early says little."
)

BRANCHES: Final = (
    "Every choice that you have tried is a branch of the game, below the one it leaves. Choose one "
    "with <fixed.arrows> and <fixed.enter> to look at it; the first line is the game itself."
)

CHOOSE_ANALYSIS: Final = (
    "Choose what to analyse with <fixed.arrows> and <fixed.enter>, or type a file or a position "
    "code below."
)

DOUBT: Final = (
    "Your cards give much away. <yes> plays them; <no> or <leave> goes back, to choose again; "
    "<better> goes back and shows the better choice."
)

EDITOR: Final = (
    "The position editor. Go to a cell with <editor.up|editor.right|editor.down|editor.left> and "
    "type its number; the keys below change the rest. Impossible positions are flagged immediately."
)

END: Final = (
    "The end of the game: the ranking and where the points came from (places in the rounds, "
    "Nobles, the final scoring), everybody's points after each round, and what decided it."
)

EXERCISE: Final = (
    "A choice to be made once more: your own mistake in one of your games, or a puzzle. Choose "
    "your cards; <exercise.judge> judges them against people and against perfect play. Any choice "
    "as good as the best one is right. <exercise.best> shows the best one, which counts as not "
    "known; <exercise.next> moves on without an answer."
)

GAME_LOG: Final = "The log of the game: scroll with <fixed.arrows>."

HAND: Final = (
    "The hand: your cards. Press a card's sign or click it to choose it, again to drop it. Cards "
    "fall into place: the Witch goes first and the Knight last, whose place <reorder> changes; "
    "<card.k> lets the Knight decline. <look_previous|look_next> go from card to card and say what "
    "it does now; <pick> chooses it. <forward> plays the cards."
)

HINT: Final = (
    "The advice. Every press of <hint> turns a page: where to look, how you stand, the best choice "
    "and why, how others compare. <skip> closes the hint. <experts> shows the figures, for "
    "experts. While you choose, your cards are judged as well."
)

HISTORY: Final = (
    "The history, the last round first: the regions scored, and everybody's points in that round; "
    "below the last round the cards that were played. After a Witch, > stands before the second "
    "choice."
)

HOME: Final = (
    "The first screen. <fixed.enter> does what is highlighted: go on with a game, begin one, open "
    "or analyse a saved one."
)

KINGDOM: Final = (
    "The map. Each box is a region: its number and name, its banner (the points for each place; "
    "those in brackets are not paid with this many players), and a row of markers for everybody "
    "there; a head (N in ASCII) is a Noble and counts as one more. 1st is alone in front; 2nd= "
    "shares 2nd place, in a quiet colour if it is not paid. Behind a plus stands what your cards "
    "would place; in an analysis that is what was played, and behind ! stands the best choice. The "
    "crown is the King: he goes the way the arrows point; D and D2 on the road are the regions "
    "that one Dragon or two would score as well. The dashed road joins 1 and 3 for chains of "
    "Nobles only; a road in a player's colour is part of a chain."
)

LOG: Final = "The log: everything that has happened, in sentences, the newest at the end."

NAME_PLAYERS: Final = (
    "Type the names of everybody at the real table, in seat order, with commas between them; then "
    "press <fixed.enter>."
)

NEW_GAME: Final = (
    "A new game. Everything is filled in already: <fixed.enter> on Start the game, at the top, "
    "begins it, and so does <start> from any field. <next> and <above|below> go from field to "
    "field, <choice_field.open> opens a list. <more> shows what is seldom wanted: the variant, a "
    "board, a seed, colours, and programs of your own at the table. <together> makes everybody a "
    "person at this terminal."
)

OPEN_GAME: Final = (
    "Your games, with your score in each as a curve. <fixed.enter> opens the one that is "
    "highlighted. Type to find games by player, date or name; the name of a file or a position "
    "code can be typed as well."
)

OWN_MISTAKES: Final = (
    "The choices of this game that cost you most, the worst first, at the positions where you made "
    "them. Choose again: you hear what your new cards are worth, and why."
)

PLAYERS: Final = (
    "The players: name and points; below them a bar for the markers in hand and their number, the "
    "Dragon and the Witch (turned over when they are spent), and the Nobles on the board. A tick "
    "is behind everybody who has chosen."
)

REGION_POINTS: Final = (
    "Points by region: what every region has brought everybody so far, Nobles included."
)

ROUND: Final = "What happened in this round, in sentences."

SCORE_TRACK: Final = (
    "The score track, from 0 to 40; the game ends after a round in which somebody gets there."
)

STORY: Final = (
    "The reveal of the round. <forward> completes a step or shows the next one, <back> goes back a "
    "step, <skip> goes to the end of the round."
)

TRY_AGAIN: Final = (
    "Choose again what was chosen here: by keys, or by clicks on cards and regions. <judge> says "
    "what the cards are worth; whatever you tried last is kept as a branch of the game."
)

WHAT_IF: Final = (
    "Take something for granted about an opponent: the hint then shows what is best in that case. "
    "Choose with <fixed.arrows> and <fixed.enter>; a number assumes that region."
)
