"""What the Squire says: young, eager, polite, at a first tournament."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.kingsroad.rivals.remarks import Situation

LINES: Final = {
    Situation.BEFORE_REGION: (
        "{region}! I've wanted to see it since I was small.",
        "{points} points. I counted twice.",
        "I hope nobody else thought of {region}.",
        "Is it too late to change my mind? It is, isn't it.",
        "My master says {region} is won by the bold.",
        "Please let it be me. Just this once.",
    ),
    Situation.BEFORE_LEAD: (
        "I'm ahead? Me? Somebody check that.",
        "Don't look back, they told me. I'm looking back.",
        "{lead} points ahead of {who}! Mother won't believe it.",
        "Nobody warned me that leading is the scary part.",
    ),
    Situation.BEFORE_BEHIND: (
        "{behind} points behind. I've been further from home.",
        "You make it look easy, {who}.",
        "I'm still learning. Rather a lot today.",
        "It's not over. It isn't, is it?",
    ),
    Situation.BEFORE_END: (
        "Only {left} to go for {who}. My hands are shaking.",
        "This could be the last one. I've barely started!",
        "Forty is so close for you, {who}.",
        "I had a plan for the end. I've forgotten it.",
    ),
    Situation.TOOK: (
        "I won {region}! Did everybody see?",
        "{points} points, all mine. May I keep counting them?",
        "That worked. That actually worked.",
        "Sorry, {who}. Well, not very.",
        "First in {region}. I'm writing home tonight.",
    ),
    Situation.TOOK_BY_ONE: (
        "By one marker! My heart stopped.",
        "One more than you, {who}. I can hardly believe it.",
        "So one marker is enough. Good to know.",
        "Phew. I was sure you had {region}, {who}.",
        "One! I'll never call it a small number again.",
    ),
    Situation.ALONE: (
        "All alone in {region}. It's rather quiet here.",
        "Nobody else came? {points} points just for showing up!",
        "Did I miss something? Where is everybody?",
        "An empty region and {points} points. I like this game.",
    ),
    Situation.LOST_BY_ONE: (
        "One marker! Just one!",
        "Oh. So close, {who}.",
        "I had {region}. I truly thought I had it.",
        "One short. My master will hear of it, I fear.",
        "Next time I'll bring one more.",
    ),
    Situation.TIED: (
        "A tie? But we were both so brave.",
        "Oh no. You too, {who}?",
        "If only one of us had stayed at home.",
        "We tied in {region}. Is that good? It isn't good.",
        "Same idea, {who}. It felt so clever when it was only mine.",
    ),
    Situation.EMPTY: (
        "Nothing for me. I'll carry the bags, then.",
        "Zero. I've read about that number.",
        "{points} points for {who}, and I got some fresh air.",
        "Was I even at the right place?",
        "I seem to have been helping the others.",
    ),
    Situation.BIG: (
        "{points} points in one round! Is that allowed?",
        "{points}! I need to sit down.",
        "I'm going to need more fingers to count on.",
    ),
    Situation.BIG_OTHER: (
        "{points} points at once? Teach me, {who}.",
        "Well, that's one way to do it, {who}.",
        "I was told rounds like that don't happen.",
    ),
    Situation.KNIGHT_OWN: (
        "That was my Knight! He waved at me!",
        "One day I'll be the Knight who does that.",
        "Two in {region}. Thank you, sir Knight!",
    ),
    Situation.KNIGHT_HURT: (
        "Your Knight did that, {who}. I polished his boots once.",
        "A Knight. Of course. I'll be one someday.",
        "So that's what the Knight is for.",
    ),
    Situation.DRAGON_OWN: (
        "My Dragon! It listened to me!",
        "I was so afraid it would eat my markers.",
        "Good Dragon. Good, good Dragon.",
    ),
    Situation.DRAGON_HURT: (
        "A Dragon! I dropped my shield.",
        "You had a Dragon all this time, {who}?",
        "Nobody said the King would be chased to {region}.",
    ),
    Situation.WITCH_OWN: (
        "I only did what the Witch told me to.",
        "She knew! She knew all along!",
        "Is it cheating? They say it isn't.",
    ),
    Situation.WITCH_SEEN: (
        "A Witch! Don't let her look at me.",
        "She has seen my cards now, hasn't she?",
        "You're on good terms with the Witch, {who}?",
    ),
    Situation.CHAIN_OWN: (
        "{count} Nobles, and they're all holding hands.",
        "Look, they're linked up! All {count} of them!",
        "My very own Nobles, all along the road.",
    ),
    Situation.CHAIN_OTHER: (
        "{count} Nobles in a row. I only know one, and he owes me money.",
        "You have friends everywhere, {who}.",
        "That's a long chain, {who}.",
    ),
    Situation.LEAD_TAKEN: (
        "I'm in front? What do I do now?",
        "Excuse me, {who}. Coming through!",
        "First! For a whole round, at least.",
    ),
    Situation.LEAD_LOST: (
        "It was nice in front while it lasted.",
        "After you, {who}. I insist. I have no choice.",
        "There goes my lead. It was my first one.",
    ),
    Situation.GOAL_OWN: (
        "Forty! I crossed it! Is that the end?",
        "I'm over the line! Somebody pinch me.",
        "Forty! I didn't know I could count that far.",
    ),
    Situation.GOAL_OTHER: (
        "{who} is over the line. Is there still hope?",
        "Forty already, {who}? I was just getting warm.",
        "So this is how it ends. Come on, last regions!",
    ),
    Situation.WON: (
        "I won? I won! Does somebody want an autograph?",
        "Thank you for the game, {who}. I'll never forget it.",
        "They'll have to call me Knight now. Won't they?",
        "I did it! I honestly don't know how.",
        "Could somebody tell my master? Slowly?",
        "I'd like to thank my pony.",
        "First place! Is there a ribbon?",
    ),
    Situation.WON_BY_A_HAIR: (
        "That close? I'm glad I didn't know.",
        "I won, but I'll be shaking till Sunday.",
        "A hair! My hair is standing up, too.",
    ),
    Situation.WON_BY_FAR: (
        "{by} points ahead? Are you letting me win, {who}?",
        "I must have read the right book.",
        "I'm sorry. I didn't mean to win by that much.",
    ),
    Situation.WON_TIE: (
        "Level, but I have more Nobles? I love them all.",
        "Saved by a Noble! I owe somebody a dinner.",
    ),
    Situation.SHARED: (
        "We both won? That's my favourite ending.",
        "Half the crown still shines, {who}.",
    ),
    Situation.LOST: (
        "Congratulations, {who}. May I play again tomorrow?",
        "I lost, but I learned a lot. Mostly about losing.",
        "Well played, {who}. I'll carry your banner.",
        "It was an honour. Really. Mostly.",
        "I'll practise. I have a mirror and three cards.",
        "Second thoughts come too late, I find.",
        "You're my new hero, {who}.",
    ),
    Situation.LOST_BY_A_HAIR: (
        "So close! I could almost touch it.",
        "One more region and I'd be a legend.",
        "I nearly had you, {who}. I'll dream of it.",
    ),
    Situation.LOST_BY_FAR: (
        "{by} points behind. At least I finished.",
        "I saw you once, {who}, far ahead. Very far.",
        "Back to the stables, then.",
    ),
    Situation.LOST_TIE: (
        "Level on points, and I still lose? Oh.",
        "If only I'd had one more Noble.",
    ),
}
