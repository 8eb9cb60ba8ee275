"""What the Castellan says: gruff, a soldier, who has looked at every wall and every street."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "Put the {person} in irons. The big ones.",
        "The {person} was inside my line. Nobody is.",
        "Search the {person}. Twice.",
        "I hold the {person} until I know better.",
        "The dungeon has room for a {person}.",
    ),
    Now.KILL: (
        "The {person} drew first. My man drew better.",
        "One blade down. Hold the line.",
        "Well struck. Back to your post.",
    ),
    Now.UNMASKED: (
        "The {person}! To arms!",
        "Breach! The {person} is in among us!",
        "So it was the {person}. Close up, men.",
    ),
    Now.WOUNDED: (
        "The king is hit! Shields, all round!",
        "A scratch, Majesty. Keep walking.",
        "That must not happen twice.",
    ),
    Now.KNIGHT_LOST: (
        "A man lost. Close ranks.",
        "He held his post to the end.",
        "I trained that man myself, {who}.",
        "Fill that gap. Now.",
    ),
    Now.KING_NEAR: (
        "Gate ahead. Wedge formation.",
        "I know that gate. I oiled it this morning.",
        "Nearly under my walls, Majesty.",
        "Raise the portcullis, you sleepers!",
    ),
    Now.KING_LATE: (
        "We're losing the light. Double pace.",
        "{cards} cards. A march is a march.",
        "The gates close at dusk, king or no king.",
    ),
    Now.KING_QUIET: (
        "I've looked at every street. Twice.",
        "Knights on the corners. King in the middle.",
        "Hold. Look. Go.",
        "A crowd is an army that hasn't been told yet.",
        "Eyes up, men. Roofs, too.",
        "No heroes today. Heroes leave gaps.",
    ),
    Now.ARRESTED: (
        "You took the {person}. The wall still stands, {who}.",
        "The {person} knew the risk of a morning walk.",
        "One prisoner doesn't win a siege, {who}.",
        "Spend your arrests, {who}. I count them.",
        "Treat the {person} well.",
    ),
    Now.KILLED: (
        "The {person} fell in the front line.",
        "A fair fight, {who}. I'll grant you that.",
        "We've lost the {person}. Regroup.",
    ),
    Now.UNMASK: (
        "Out of cover! Go, {person}!",
        "The {person} attacks. Surprise is half the siege.",
        "Now! For the town!",
    ),
    Now.STRIKE: (
        "A hit on the keep!",
        "Your wall has a hole in it, {who}.",
        "One more like that, and he's done.",
    ),
    Now.KNIGHT_FELLED: (
        "Their flank is open.",
        "You left him without cover, {who}.",
        "One tower down.",
        "A guard alone is a gift.",
    ),
    Now.GATE_NEAR: (
        "Man the gate! Anybody! Everybody!",
        "He's at the ditch. Hold him there.",
        "Not through my gate, Majesty.",
        "Plug that street with your own boots.",
    ),
    Now.GATE_LATE: (
        "Hold on. Time is the best wall.",
        "{cards} cards. I've held longer with less.",
        "He's short of daylight. Keep him so.",
    ),
    Now.PEOPLE_QUIET: (
        "Take your places. No rushing.",
        "I've reckoned every road that you have, {who}.",
        "A siege is mostly waiting.",
        "Shoulder to shoulder. Look bored.",
        "Your knights are well placed, {who}. So are we.",
        "Stand firm. He has to come to us.",
    ),
    Now.WON_CASTLE: (
        "The king is within the walls. Raise the bridge!",
        "Every street, every gate, {who}. I checked.",
        "Home. Double rations for all.",
    ),
    Now.WON_ASSASSINS: (
        "The last one. The keep is safe.",
        "All three, and not a stone chipped.",
        "Your garrison is spent, {who}.",
    ),
    Now.LOST_KILLED: (
        "The keep has fallen. My sword is yours, {who}.",
        "I had every wall manned but one.",
        "He trusted my wall. I shall not forget it.",
    ),
    Now.LOST_TIME: (
        "Dusk. And we're on the wrong side of the gate.",
        "A perfect march, {who}. One hour too slow.",
        "I built the wall, and forgot the road.",
    ),
    Now.WON_KILLED: (
        "The keep has fallen.",
        "Two blows at the weakest stone.",
        "A wall is only as good as its last man, {who}.",
    ),
    Now.WON_TIME: (
        "We held. That's what walls do.",
        "The siege is over, {who}. He never got in.",
        "Not one gate. I told you.",
    ),
    Now.LOST_CASTLE: (
        "He broke through. Well led, {who}.",
        "One street unmanned. One!",
        "You marched him in, {who}. I salute.",
    ),
    Now.LOST_ASSASSINS: (
        "My whole garrison, found out. Sharp work, {who}.",
        "You took the fort without a siege, {who}.",
        "No blades left. I yield.",
    ),
    Now.WON: (
        "Sound the horn. It's ours.",
        "A good day for the garrison.",
        "You fought well, {who}. Have some soup.",
        "Dismissed. Well done, all of you.",
    ),
    Now.LOST: (
        "I strike my flag, {who}.",
        "Never a siege without a lesson.",
        "We'll drill harder tomorrow.",
        "Honours of war, I hope?",
    ),
}
