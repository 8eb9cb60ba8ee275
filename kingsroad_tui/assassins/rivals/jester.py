"""What the Jester says in the town: nonsense, and some of it rhymes."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "Come along, {person}. Mind the bells.",
        "I arrested the first nose I saw. It was the {person}'s.",
        "Eeny, meeny, miny, {person}.",
        "You there, {person}! Do a trick.",
    ),
    Now.KILL: (
        "The {person} ran into a sword. Clumsy!",
        "One knife less. I counted on my toes.",
    ),
    Now.UNMASKED: (
        "The {person}! And I juggled with that one yesterday.",
        "A {person} with a knife? I thought it was a fish.",
    ),
    Now.WOUNDED: (
        "Ouch, said the king. I said it first.",
        "The king leaks! Somebody hold a hat under him.",
    ),
    Now.KNIGHT_LOST: (
        "A knight fell over. He isn't getting up.",
        "Clank. That was a good knight. Good night.",
    ),
    Now.KING_NEAR: (
        "I see the gate! Or is it a cupboard?",
        "Nearly home. Last one in is a rotten king.",
        "Hop, hop, hop, says the king.",
    ),
    Now.KING_LATE: (
        "Are we there yet?",
        "The sun goes down, the king goes round.",
    ),
    Now.KING_QUIET: (
        "I moved somebody. Don't ask me whom.",
        "Left, right, left, and then a twirl.",
        "The king wants to know the way. So do I.",
        "Round and round the market place.",
    ),
    Now.ARRESTED: (
        "You took the {person}? I was telling a joke to the {person}.",
        "Off goes the {person}. Wave, everybody!",
        "Is it my turn to be arrested?",
    ),
    Now.KILLED: (
        "The {person} has stopped laughing.",
        "That was rude, and pointy.",
    ),
    Now.UNMASK: (
        "Surprise! It's the {person}!",
        "Off with the hood. Ta-da!",
    ),
    Now.STRIKE: (
        "Tickled the king. With a knife.",
        "Poke!",
    ),
    Now.KNIGHT_FELLED: (
        "Your knight sat down on something sharp.",
        "One tin man less, {who}.",
    ),
    Now.GATE_NEAR: (
        "The king is nearly home! Quick, move the home.",
        "Shoo, king, shoo!",
        "Somebody sit on that gate.",
    ),
    Now.GATE_LATE: (
        "Tick, tock, said the clock to the king.",
        "It's past your bedtime, Majesty.",
    ),
    Now.PEOPLE_QUIET: (
        "We're only dancing. Honestly.",
        "Everybody change places! It's a game.",
        "I told them to mingle. They mingled.",
        "Nothing up my sleeve. Only my arm.",
    ),
    Now.WON_CASTLE: (
        "The king is in! Shut the door, there's a draught.",
        "Home, and no tomatoes thrown.",
    ),
    Now.WON_ASSASSINS: ("All three! And I was only guessing.", "No more knives. Forks, anyone?"),
    Now.LOST_KILLED: (
        "The king is dead. Can I have his hat?",
        "Well, that show is over.",
        "The king lies down on the job.",
        "I told him that two is one too many.",
    ),
    Now.LOST_TIME: (
        "We danced too long.",
        "Too late! I told him that those shoes were too long.",
        "The last card fell off the table. Sorry.",
    ),
    Now.WON_KILLED: (
        "I stuck the king! By mistake!",
        "Down came the crown.",
        "Two pokes and a bow.",
        "Whoops, Majesty.",
    ),
    Now.WON_TIME: (
        "Time's up, king's out, fool's in.",
        "We walked in circles, and it worked.",
        "The clock was on our side. I wound it up.",
    ),
    Now.LOST_CASTLE: ("He's in? I was holding the other gate.", "Bye, king. Write to us."),
    Now.LOST_ASSASSINS: (
        "All three gone? I have only bells left.",
        "{who} found everybody. You'd be good at hide and seek.",
    ),
    Now.WON: (
        "I won! Somebody must have cheated for me.",
        "A bow, a wink, and out by the window.",
        "Next time I'll try with my eyes open.",
        "I'd like to thank my left shoe.",
        "Winning tickles.",
        "Hats off! No, keep yours on, {who}.",
    ),
    Now.LOST: (
        "I lost, but my hat is on straight.",
        "Boo! No, wait, that's for me.",
        "You were funnier than me, {who}.",
        "I was busy juggling.",
        "Lost! Who has seen my game?",
        "Well, I made you smile, {who}.",
    ),
}
