"""What the Sheriff says in the town: blunt, dutiful, one thing after the other."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "The {person} comes with me. Just a few questions.",
        "You, {person}. Hands where I can see them.",
        "One arrest a day keeps the king awake.",
        "I didn't like the way the {person} stood there.",
        "The {person} can explain it at the station.",
    ),
    Now.KILL: (
        "The {person} resisted. It's in the report.",
        "Knife down, {person}. Too late.",
        "That settles the matter of the {person}.",
    ),
    Now.UNMASKED: (
        "The {person}! I bought my lunch there.",
        "A blade in broad daylight. Guards!",
        "I had the {person} on my list. Further down.",
    ),
    Now.WOUNDED: (
        "The king is hit. Clear the street!",
        "That happened on my beat. It won't again.",
        "Somebody will hang for that scratch.",
    ),
    Now.KNIGHT_LOST: (
        "Man down. Close the gap.",
        "That was a good man. You'll pay for him, {who}.",
        "Attacking an officer. Noted, {who}.",
        "One knight fewer. Same orders.",
    ),
    Now.KING_NEAR: (
        "Gate in sight. Make way for the king.",
        "Nearly there. Nobody moves.",
        "Keep the road clear, good people.",
        "I can see the gatekeeper yawning.",
    ),
    Now.KING_LATE: (
        "Move along, Majesty. The light is going.",
        "We're behind schedule. I hate that.",
        "{cards} cards, and a long street.",
    ),
    Now.KING_QUIET: (
        "Nothing to see here. Walk on.",
        "Order in the street. So far.",
        "One step, then look. One step, then look.",
        "I've walked this beat for twenty years.",
        "Keep your hands out of your cloaks.",
        "All quiet. I don't trust it.",
    ),
    Now.ARRESTED: (
        "You take the {person}? On what charge?",
        "I'd have asked for papers first, {who}.",
        "Easy with the {person}. There are rules.",
        "Arresting folk is my line of work, {who}.",
    ),
    Now.KILLED: (
        "The {person} is down. That's a crime somewhere.",
        "Blood on the cobbles. Yours to clean, {who}.",
    ),
    Now.UNMASK: (
        "The {person} has had enough of you.",
        "No more hiding. Do your duty, {person}.",
        "Under orders. Mine.",
    ),
    Now.STRIKE: (
        "The king has been served.",
        "That's one blow. The law allows for two.",
        "Consider that a warning, Majesty.",
    ),
    Now.KNIGHT_FELLED: (
        "One guard off duty.",
        "He stood in the way, {who}. Obstruction.",
        "You should have posted two there.",
        "That post is empty now.",
    ),
    Now.GATE_NEAR: (
        "Halt! Nobody enters the castle today.",
        "Stop that king!",
        "He's near the gate. Block the street.",
        "I know a short cut. So does he.",
    ),
    Now.GATE_LATE: (
        "Curfew soon, Majesty.",
        "{cards} cards more, and the gates stay shut.",
        "He won't make it by lamplight.",
    ),
    Now.PEOPLE_QUIET: (
        "We're a peaceful crowd. Ask anyone.",
        "Just standing here. It's not forbidden.",
        "I know where every one of your men stands, {who}.",
        "Slow and steady. The street is ours.",
        "Form a line. No, another line.",
        "Let him come. We'll be standing here.",
    ),
    Now.WON_CASTLE: (
        "Delivered. Sign here, Majesty.",
        "The king is home. End of shift.",
        "Safe behind the wall. Good evening, {who}.",
    ),
    Now.WON_ASSASSINS: (
        "All three in the book. Case closed.",
        "The last one. I never forget a face.",
        "The streets are clean, {who}.",
    ),
    Now.LOST_KILLED: (
        "The king is dead. I hand in my badge.",
        "On my watch. On my own watch.",
        "You'll hear from me, {who}.",
    ),
    Now.LOST_TIME: (
        "Out of time. I blame the traffic.",
        "We were careful. Too careful.",
        "The gates are shut, and we're outside.",
    ),
    Now.WON_KILLED: (
        "It's done. I'll write it up as an accident.",
        "The king is down. Nobody saw anything.",
        "Justice takes its time. Not today, though.",
    ),
    Now.WON_TIME: (
        "Closing time, Majesty.",
        "We held the street. That's all it took.",
        "Nobody passed. Well done, everybody.",
    ),
    Now.LOST_CASTLE: (
        "He slipped through. I'll find out who opened that gate.",
        "You got him home, {who}. Clean work.",
        "One more body in the street, and I had him.",
    ),
    Now.LOST_ASSASSINS: (
        "You found all three. You should wear the badge, {who}.",
        "Good police work, {who}. I know it when I see it.",
        "My best people, all gone.",
    ),
    Now.WON: (
        "Peace and quiet. My favourite ending.",
        "That's a wrap. Hand in your badges.",
        "Well policed, if I say so myself.",
        "You put up a fair resistance, {who}.",
    ),
    Now.LOST: (
        "I'll need a new town.",
        "Beaten fair and square, {who}. I checked.",
        "Somebody take over my shift.",
        "I know when I'm beaten. I've cautioned enough people about it.",
    ),
}
