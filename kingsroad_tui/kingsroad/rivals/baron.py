"""What the Baron says: loud, sure of himself, and a little too certain what you will do."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "{region}! I know exactly what you all did.",
        "Ha! I can read it in your faces.",
        "Everybody wants {region}. How very obvious.",
        "{points} points. Of course you went there. Or did you?",
        "I saw you look at {region}. I see everything.",
        "Turn them over! I can't wait.",
    ),
    Situation.BEFORE_LEAD: (
        "{lead} points ahead, and I'm hardly trying.",
        "Somebody bring {who} a chair. It will be a long day.",
        "It's lonely in front. I rather enjoy it.",
        "My banner looks splendid up there, doesn't it?",
    ),
    Situation.BEFORE_BEHIND: (
        "I'm giving {who} a head start. It's called manners.",
        "{behind} points? I spend that on breakfast.",
        "Enjoy it, {who}. I'm only waiting.",
        "I've been behind before. Once. For an hour.",
    ),
    Situation.BEFORE_END: (
        "{left} to go, {who}? I forbid it.",
        "Nobody goes home before I win.",
        "You're sweating, {who}. So am I, but in velvet.",
        "This is where Barons are made.",
    ),
    Situation.TOOK: (
        "{region} is mine! Naturally.",
        "Thank you, {who}. Leave the keys on the table.",
        "{points} points. Write it down in gold.",
        "Exactly as I foresaw. Exactly.",
        "Did you hear that, {region}? You have a lord now.",
    ),
    Situation.TOOK_BY_ONE: (
        "By one! I planned it to the marker.",
        "One more than you, {who}. I know you so well.",
        "Ha! One short, {who}, as I knew you'd be.",
        "One marker. Why waste two on {who}?",
        "Precision! People say I'm merely loud.",
    ),
    Situation.ALONE: (
        "Nobody in {region}? You left it to me? Splendid.",
        "{points} points, and not a soul to argue with.",
        "All of it mine! I'll have a ball there.",
        "I see my name alone kept you away.",
    ),
    Situation.LOST_BY_ONE: (
        "One marker? ONE? Count again!",
        "Impossible, {who}. You never do that.",
        "{region} was mine. I had already hung the curtains.",
        "I'd have bet my boots on it, {who}.",
        "You did what nobody would do, {who}. That's unfair.",
    ),
    Situation.TIED: (
        "Out of my region, {who}!",
        "A tie? With {who}? At my own party?",
        "I knew you'd be there. I just forgot to stay away.",
        "You copied me, {who}. Admit it.",
        "Nobody wins {region}? What an insult.",
    ),
    Situation.EMPTY: (
        "Nothing? There must be some mistake.",
        "{points} for {who}? I allowed it.",
        "I was being generous. Don't get used to it.",
        "My tax collector will hear of this.",
        "A Baron does not get zero. A Baron rests.",
    ),
    Situation.BIG: (
        "{points} points! Somebody fetch a trumpet.",
        "{points}! Did you see, or shall I do it again?",
        "That round will be on a tapestry.",
    ),
    Situation.BIG_OTHER: (
        "{points} points, {who}? In one go? Disgraceful.",
        "I was looking the other way, {who}. Do it again.",
        "{points}! That should have been me.",
    ),
    Situation.KNIGHT_OWN: (
        "My Knight! I taught him everything.",
        "Two in {region}. You forgot my Knight, {who}.",
        "Bring that Knight a goose. A large one.",
    ),
    Situation.KNIGHT_HURT: (
        "A Knight, {who}? You sent a Knight after me?",
        "I know that Knight. He owes me a horse.",
        "Sneaking armour into {region}. Really, {who}.",
    ),
    Situation.DRAGON_OWN: (
        "My Dragon! Isn't it handsome?",
        "Up and away! {region}, if you please.",
        "I feed it only on other people's plans.",
    ),
    Situation.DRAGON_HURT: (
        "A Dragon! My hat is on fire!",
        "{who}! Put that beast away!",
        "Who gave {who} a Dragon?",
    ),
    Situation.WITCH_OWN: (
        "I merely asked her opinion. She agreed with me.",
        "You see? Even magic is on my side.",
        "I looked. Then I took. Who wouldn't?",
    ),
    Situation.WITCH_SEEN: (
        "Witchcraft! I want that round again.",
        "{who}! Peeking is for peasants.",
        "She'd better not look at my cards.",
    ),
    Situation.CHAIN_OWN: (
        "{count} Nobles, all of them invited to my table.",
        "My family is large and well placed. {count} strong.",
        "Look at them, hand in hand. All mine.",
    ),
    Situation.CHAIN_OTHER: (
        "Nobles everywhere, {who}! Whose kingdom is this?",
        "{count} of them? And none of them is my cousin?",
        "Break up that garden party, somebody.",
    ),
    Situation.LEAD_TAKEN: (
        "Make way, {who}! The Baron is coming through.",
        "In front at last. I was getting bored.",
        "Wave as I pass, {who}.",
    ),
    Situation.LEAD_LOST: (
        "You passed me, {who}? I was tying my shoe.",
        "First place is only resting with {who}.",
        "Outrageous, {who}. I demand my lead back.",
    ),
    Situation.GOAL_OWN: (
        "Forty! Ring every bell we have!",
        "Forty! Didn't I say so? I said so.",
        "Over the line! Somebody hold my coat.",
    ),
    Situation.GOAL_OTHER: (
        "Forty, {who}? Then I have one lap to ruin it.",
        "Stop the clock! Nobody asked me.",
        "{who} crossed first. The King isn't done yet, though!",
    ),
    Situation.WON: (
        "Was there ever any doubt? There was? Guards!",
        "The better Baron won. There's only one.",
        "Kneel, {who}. I'm joking. Or am I?",
        "I saw through you from the first card, {who}.",
        "I shall have this painted. Large.",
        "Applause! Don't all rush at once.",
        "You did what I expected, {who}. Thank you.",
    ),
    Situation.WON_BY_A_HAIR: (
        "I like to keep it exciting for the crowd.",
        "So close, {who}! I almost had to think.",
        "A hair is plenty when it's my hair.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points! I'd apologise, but it would be a lie.",
        "Come out, {who}, it's over. {by} points over.",
        "I could have stayed at home. I'd still have won.",
    ),
    Situation.WON_TIE: (
        "Level, but my Nobles are better dressed.",
        "Nobles decide! I've always said so.",
    ),
    Situation.SHARED: (
        "Share? With {who}? Oh, very well.",
        "Half a victory. My half is the larger one.",
    ),
    Situation.LOST: (
        "Another game! At once!",
        "I let you win, {who}. It was your birthday. Isn't it?",
        "Well played, {who}. There, I said it. Once.",
        "The dice were against me. What, no dice? Hm.",
        "This never happened. Everybody agree?",
        "You did the unexpected, {who}. How rude.",
        "I was distracted by my own brilliance.",
    ),
    Situation.LOST_BY_A_HAIR: (
        "By that little? I refuse to shake hands. Oh, fine.",
        "I had it in my glove, {who}!",
        "One sneeze decided that. One sneeze!",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points? We shall never speak of it.",
        "I was ill, {who}. Gravely ill.",
        "That wasn't me. That was a cousin.",
    ),
    Situation.LOST_TIE: (
        "Level, and they count Nobles? My Nobles were at lunch!",
        "Beaten by a Noble's nose. Ridiculous.",
    ),
}
