"""What the Huntress says in the town: few words, a good nose, and patience."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation as Now

LINES: Final = {
    Now.ARREST: (
        "The {person} smelled of iron.",
        "That one. The {person}. Don't ask me why.",
        "A hunch. I follow them.",
        "The {person} stood too still.",
        "I've netted a {person}. Now we'll see.",
    ),
    Now.KILL: (
        "Clean. The {person} felt nothing.",
        "A wolf that shows its teeth is half caught.",
        "That was the {person}. Next.",
    ),
    Now.UNMASKED: (
        "I smelled something. Not the {person}.",
        "There it jumps. The {person}.",
        "Wolf!",
    ),
    Now.WOUNDED: (
        "He bleeds. They'll follow the drops.",
        "First blood is theirs.",
        "I heard the twig too late.",
    ),
    Now.KNIGHT_LOST: (
        "A hound less.",
        "He stood in the open. One never does.",
        "They bite back. Good.",
        "You draw well, {who}.",
    ),
    Now.KING_NEAR: (
        "The den is near. Quiet.",
        "I can smell the castle's kitchen.",
        "One more thicket.",
        "Now don't run. Running wakes them.",
    ),
    Now.KING_LATE: (
        "Dusk. Every trail looks longer.",
        "{cards} cards, then dark.",
        "The old stag is tired.",
    ),
    Now.KING_QUIET: (
        "Wind from the south. Good.",
        "They lie low. So do we.",
        "I know this ground.",
        "One path is as good as your feet.",
        "Somebody follows. I like that.",
        "Don't think. Step.",
    ),
    Now.ARRESTED: (
        "The {person} is in the net. The pack is still out.",
        "You shot at a shadow, {who}. Perhaps.",
        "I heard the {person} go. Quietly.",
        "A snare works both ways, {who}.",
    ),
    Now.KILLED: (
        "The {person} jumped too soon.",
        "Quick, {who}. I'd have done the same.",
        "So falls the {person}.",
    ),
    Now.UNMASK: (
        "Enough stalking.",
        "The {person} has waited long enough.",
        "Teeth.",
    ),
    Now.STRIKE: (
        "A hit. He'll slow down.",
        "I aim for the crown.",
        "First arrow.",
    ),
    Now.KNIGHT_FELLED: (
        "One hound less on our track.",
        "He never heard us.",
        "Iron makes noise, {who}.",
        "The thicket is open now.",
    ),
    Now.GATE_NEAR: (
        "He smells the stable.",
        "Cut him off.",
        "The last field is the longest, Majesty.",
        "He runs. At last.",
    ),
    Now.GATE_LATE: (
        "Let him tire.",
        "{cards} cards. I can lie still for longer than that.",
        "The sun is on our side.",
    ),
    Now.PEOPLE_QUIET: (
        "We move when the wind moves.",
        "Patience. He has to come past.",
        "You look straight at us, {who}, and see a crowd.",
        "I drive, they wait.",
        "Not yet.",
        "A good drive has no shouting in it.",
    ),
    Now.WON_CASTLE: (
        "Home, past all your traps.",
        "The fox is in its den, {who}.",
        "My feet knew the way.",
    ),
    Now.WON_ASSASSINS: (
        "Three wolves. All of them.",
        "The woods are safe tonight.",
        "I never counted. I smelled.",
    ),
    Now.LOST_KILLED: (
        "The stag is down. Your hunt, {who}.",
        "I led him into the thicket.",
        "Good shot, {who}.",
    ),
    Now.LOST_TIME: (
        "Night fell first.",
        "I took the long path. Too long.",
        "You needed only to wait, {who}.",
    ),
    Now.WON_KILLED: ("The stag is down.", "Two arrows. One king.", "I waited. Then I didn't."),
    Now.WON_TIME: (
        "Dark now. He's still out there.",
        "We drove him in circles, {who}.",
        "A good hunt needs no kill.",
    ),
    Now.LOST_CASTLE: (
        "He broke through. Strong old stag.",
        "Well led, {who}.",
        "I closed one gap too few.",
    ),
    Now.LOST_ASSASSINS: (
        "The pack is gone. You track well, {who}.",
        "You have a better nose, {who}.",
        "Three shots, three hits. Respect.",
    ),
    Now.WON: (
        "Good ground. Good day.",
        "I'll take the short way home.",
        "You left a trail, {who}.",
        "Bow unstrung. Supper.",
    ),
    Now.LOST: (
        "The woods are wide. I'll be back.",
        "Clean, {who}.",
        "I slept on my watch.",
        "Today I was the hare.",
    ),
}
