"""What the help says of the screens and panes of King & Assassins.

Keys stand as their places (``<hint>``), which the help fills in.
"""

from __future__ import annotations

from typing import Final

TOWN_BOARD: Final = (
    "The town. Patterned squares with an outline are roofs, the plain ones are streets; double "
    "lines are gates. The crown is the king, numbers are his knights, letters the townsfolk; a "
    "dagger behind a letter marks one of your own assassins, two daggers a revealed one. A price "
    "such as 3AP stands on every square that the chosen pawn can reach in this phase; an arrow or "
    "a sign with a price beside a pawn says what can be done to it. A hint marks who could strike "
    "with ! and the AP it takes, and where each pawn should go."
)

ASSASSINS_END: Final = (
    "The end of the game: who won and how, the three assassins with what became of them, and the "
    "way the game went. Each column is a round: its height is how many steps the king then had to "
    "the castle, red after a wound; below it what each side did; the round that turned the game is "
    "reversed. Where there is room, the town as it stood."
)

ASSASSINS_HOME: Final = (
    "The first screen of King & Assassins. <fixed.enter> does what is highlighted: go on with a "
    "game, begin one, open a saved one, read the rules."
)

ASSASSINS_LEARN: Final = (
    "The guided first game. Beside the board stands what to do; <step> goes on to the next step, "
    "<step_back> back to the one before. When you leave, you come back to the beginning of your "
    "step."
)

ASSASSINS_LOG: Final = "What both sides have done, phase by phase: scroll with <fixed.arrows>."

ASSASSINS_LOOK_BACK: Final = (
    "The game so far, step by step: <back|on> walk through it, <previous|next> go to the beginning "
    "of a phase, <first> and <last> to its two ends. A hint (<hint>) says what would have been "
    "good at this moment, for the side whose phase it was; each press says more. Once a phase is "
    "judged, its verdict stands beside the round, and what was missed and what was better beside "
    "the board; <mistake> goes to the next one worth a look, <review> shows all of them. While a "
    "game is still running, only your own phases are judged. In a finished game you can play the "
    "phase again (<try>), or play on from any moment (<play_on>), with the same cards."
)

ASSASSINS_REVIEW: Final = (
    "How well each phase was played, judged by what could be known then: ?? a blunder, ? a "
    "mistake, ?! an inaccuracy, ! something certain was missed; then what it cost of the chance "
    "to win, and the luck of the round's card and of arrests. The chart shows the chance of the "
    "king's side before each round, as everybody could see it. <previous|following> go from phase "
    "to phase, <mistake> to the next one worth a look, <look> shows it on the board, <try> has it "
    "played again, <report> writes all of it as a page."
)

ASSASSINS_TRY: Final = (
    "A phase of the game, to be played again: choose pawns and act as at the table, then <forward> "
    "says what the phase is worth. <back> takes back an action, <best> shows a better turn. "
    "Nothing of the game itself changes."
)

ASSASSINS_NEW_GAME: Final = (
    "A new game. Everything is filled in already: <fixed.enter> on Start the game, at the top, "
    "begins it, and so does <start> from any field. <next> and <above|below> go from field to "
    "field, <choice_field.open> opens a list, <swap> swaps who plays which side, and <more> shows "
    "what is seldom wanted: a board, a seed, hints off, programs of your own. Two people at one "
    "terminal pass the keyboard for the secret choice."
)

ASSASSINS_PLAY: Final = (
    "Choose a pawn by its number or letter, with <next>, by a click, or with the cursor and "
    "<take>. Then <up|right|down|left> or a click moves it; a click on a square farther off takes "
    "the cheapest way there. <other> arrests. You can also type what to do (<type>): Na4-a3, or "
    "in short a4-a3 or 2a3. A push, an arrest, a kill, a strike and the way out are shown first: "
    "do the same again, or press <forward>, to go ahead. <back> takes back what you did in this "
    "phase, unless it has made a secret known. <forward> ends the phase. From a roof you can "
    "strike, kill and arrest in the street below as well; from a street nobody reaches a roof."
)

ASSASSINS_SIDE: Final = (
    "Beside the board: this round's card with the action points (AP) left and the AP that the "
    "people will have; whether an arrest is possible; how the king is, behind his sign (a crown, "
    "or @ where symbols are ASCII); the townsfolk by letter and name, struck out where they are "
    "gone, with daggers where they are known as assassins; which trios of them the assassins may "
    "be, by number; what everything costs (up: onto a roof, down: off it); the cards still face "
    "down, each column one kind of card and 5× for five of it; what was done in this phase, or "
    "what the other side did before it. Where there is little room, the last of these are left "
    "out. Townsfolk have capital letters, columns small ones: B is the blacksmith, b3 a square."
)

ASSASSINS_STORY: Final = (
    "What the other side did, step by step. <forward> goes on, <back> back, <let_go> to the end; "
    "it stops at every arrest, reveal and strike on the way."
)

ASSASSINS_EDITOR: Final = (
    "Set up a position, such as one on a real table. <up|right|down|left> or a click choose a "
    "square; a letter puts that townsperson there or takes it away, <king> puts the king, "
    "<knight> a knight; <take> takes away whoever stands there: a revealed assassin (<reveal>) as "
    "killed, anybody else as arrested. A pawn can be dragged, too. <cells> goes to the round, the "
    "card, the action points and the cards to come, which <up|down> and <left|right> change. "
    "<hint> gives hints, <play> begins a game from here, <code> copies the code; a code can be "
    "pasted."
)

ASSASSINS_EXERCISE: Final = (
    "A phase to be played once more: your own mistake in one of your games, or a puzzle. Play it "
    "as in a game; <town_exercise.forward> has it judged, and you may try as often as you like. "
    "<town_exercise.best> shows the answer, which counts as not solved; <town_exercise.next> "
    "moves on without one. Where it is asked who the assassins are, mark them by their letters."
)

ASSASSINS_FOLLOW: Final = (
    "A game at a real table, written down as it is played. <forward> asks which card was turned "
    "up, and ends a phase; in between, choose pawns and move them, or type what was done (<type>). "
    "<back> takes back what was written down last, as far as you like. <hint> gives hints for the "
    "side you chose, from what that side may know. If an arrest has ended the game, <cards> closes "
    "it, once the three cards are shown. Everything is saved."
)

ASSASSINS_TURN_UP: Final = (
    "The card turned up at the table: choose with <fixed.arrows> and <fixed.enter>. Later, "
    "<fixed.enter> on the board asks again."
)

ASSASSINS_WHOM_TO_FOLLOW: Final = (
    "The two players at a real table, and for whom the hints are. The people's player can say who "
    "the assassins are; without that, hints know what everybody knows."
)

ASSASSINS_WHO_THEY_WERE: Final = "The letters of the three assassins, once they are shown."

ASSASSINS_WHAT_IF: Final = (
    "Suppose that somebody is an assassin or is not, or which card comes next, or that the moves "
    "of the townsfolk give nothing away: hints are for that case until you drop it. Choose with "
    "<fixed.arrows> and <fixed.enter>."
)

WAY_CHART: Final = (
    "The way the game went. Each column is a round: its height is how many steps the king then had "
    "to the castle, red after a wound. Below stand the rounds, the one that turned the game "
    "reversed, and what each side did in them."
)
