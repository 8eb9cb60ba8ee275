"""What the Spymaster says: softly, with a file on everybody."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "The {person} and I need a quiet word.",
        "I have a file on you, {person}. A thick one.",
        "One name crossed out. The {person}'s.",
        "Somebody had to go. It might as well be the {person}.",
        "The {person} talked in his sleep, I'm told. Or hers.",
    ),
    Now.KILL: (
        "The {person} has been closed. The file, I mean.",
        "You showed your hand, {person}. I kept mine.",
        "Unmasked people rarely grow old.",
    ),
    Now.UNMASKED: (
        "The {person}. Page four. I should have read on.",
        "Ah. So that is what the {person} was waiting for.",
        "One mask fewer. Who is next, {who}?",
    ),
    Now.WOUNDED: (
        "That blade passed three of my men. I want names.",
        "The king bleeds. My own fault.",
        "So close to him, and nobody whispered it to me.",
    ),
    Now.KNIGHT_LOST: (
        "He was a good pair of eyes. I had few enough.",
        "A gap in the net. You'll use it, {who}.",
        "I shall write to his mother. In code.",
        "That man knew too little to die for.",
    ),
    Now.KING_NEAR: (
        "Not a word. We're almost inside.",
        "The gatekeeper is one of mine.",
        "I can hear the hinges from here.",
        "Softly now. Walls have ears, and gates have more.",
    ),
    Now.KING_LATE: (
        "Too much caution is a danger, too. I forgot it.",
        "{cards} cards left. My reports run longer.",
        "The clock is the one spy that I can't buy.",
    ),
    Now.KING_QUIET: (
        "A street full of faces, and some of them lie.",
        "Somebody in this street is holding their breath.",
        "I looked at all the ways. This one smelled least.",
        "You smile too evenly, {who}.",
        "I count shadows. There's one too many.",
        "Trust nobody. It saves time.",
    ),
    Now.ARRESTED: (
        "You took the {person}. Are you sure, {who}?",
        "The {person} will say nothing. Nobody ever does.",
        "Interesting choice, {who}. I'll make a note.",
        "So you suspect the {person}. I'd love to hear why.",
        "One question fewer for you. Or one more.",
    ),
    Now.KILLED: (
        "The {person} knew the risk.",
        "A blade for a blade, {who}.",
        "The {person} was careful for years. Then today.",
    ),
    Now.UNMASK: (
        "You may look now, {who}. It was the {person}.",
        "The {person} has been mine for years.",
        "Good evening. We've met, I think.",
    ),
    Now.STRIKE: (
        "A small reminder, Majesty.",
        "From a friend.",
        "One word in the right ear, one blade in the right rib.",
    ),
    Now.KNIGHT_FELLED: (
        "He looked the wrong way. I arranged for that.",
        "One pair of eyes fewer on us, {who}.",
        "He was about to remember something.",
        "A quiet corner. Quieter now.",
    ),
    Now.GATE_NEAR: (
        "He can almost read the sign over the gate.",
        "Somebody is about to be very disappointed.",
        "Let him see the gate. Seeing isn't passing.",
        "Close. I dislike close.",
    ),
    Now.GATE_LATE: (
        "Every minute is on my payroll, {who}.",
        "{cards} cards. Time works for us, and takes no bribes.",
        "He walks slower when he's afraid. Good.",
    ),
    Now.PEOPLE_QUIET: (
        "Some of us know. The rest of us wonder.",
        "Look at whomever you like, {who}. We all look alike.",
        "Nobody in particular went nowhere in particular.",
        "A crowd is a cloak with many pockets.",
        "You watched the wrong hand, {who}. Or did you?",
        "I only asked some people to stand closer.",
    ),
    Now.WON_CASTLE: (
        "Inside. Burn the plans.",
        "He was never on the road that you watched, {who}.",
        "Nobody saw us come. That's the whole job.",
    ),
    Now.WON_ASSASSINS: (
        "Three names, three lines through them.",
        "I had two of them on the first day. The third was harder.",
        "The list is empty. I'll miss it.",
    ),
    Now.LOST_KILLED: (
        "My network failed. I'll be replaced by morning.",
        "It was the last face I'd have looked at.",
        "Elegant, {who}. I hate it.",
    ),
    Now.LOST_TIME: (
        "I saw every danger but the clock.",
        "So careful, and so late.",
        "You bought time, {who}. Cheaply.",
    ),
    Now.WON_KILLED: (
        "It never happened. You saw nothing, {who}.",
        "Two blows. The rest is rumour.",
        "The crown is free. Quietly, please.",
    ),
    Now.WON_TIME: (
        "We did nothing. Beautifully.",
        "Waiting is a weapon, {who}.",
        "He suspected everybody but the hour.",
    ),
    Now.LOST_CASTLE: (
        "He's in. Someone in my house has talked.",
        "Well run, {who}. I'd hire you.",
        "I watched one gate. There was another.",
    ),
    Now.LOST_ASSASSINS: (
        "You read my files, {who}. Admit it.",
        "All three. I underestimated you.",
        "My best masks. You have sharp eyes, {who}.",
    ),
    Now.WON: (
        "You'll read another story in the papers, {who}.",
        "I knew it before you did, {who}. By a minute.",
        "Please leave by the back door.",
        "One more secret that only we two know.",
    ),
    Now.LOST: (
        "Somebody talked. I'll find out who.",
        "I shall deny that this game took place.",
        "You kept your face straight, {who}. Few do.",
        "I had a plan for this, too. It was in the other coat.",
    ),
}
