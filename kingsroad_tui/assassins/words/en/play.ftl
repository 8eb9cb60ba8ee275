assassins-play-handing-over-chosen = The three assassins are chosen and hidden again: all may look.
assassins-play-handing-over-hidden = Your assassins are hidden again.
assassins-play-handing-over-all-hidden = The assassins are hidden again: all may look.
assassins-play-handing-over-others-hidden = The others are hidden again.
# Where the page goes on below what is seen.
assassins-play-outcome-more-rounds = ↓ more: round by round
assassins-play-prompts-only-three = Only three assassins: press the letter of one again to drop it.
assassins-play-prompts-choice-does-not-fit = These three do not fit what has happened in this game.
assassins-play-prompts-not-yours = Only the people's player may see the assassins, in the people's
    phase.
assassins-play-prompts-take-three = Take these three
assassins-play-prompts-choose = Choose
assassins-play-prompts-choose-them = Choose as advised
assassins-play-prompts-do-it = Do it
assassins-play-prompts-hide = Hide
assassins-play-prompts-next-step = Next step
assassins-play-prompts-end-phase = End the phase
assassins-play-prompts-new-game = New game
assassins-play-prompts-once-more = Once more
assassins-play-prompts-rules = Rules
assassins-play-prompts-keep-playing = Keep playing
assassins-play-prompts-letters-here = That key does nothing: type three letters from
    { KEY("pawn.a") } to { KEY("pawn.l") }.
assassins-play-prompts-story-over = It is your turn. Choose a pawn; { KEY("forward") } again ends
    your phase.
# What the choice of the assassins is about.
assassins-play-prompts-choice-help = Choose three of the twelve townsfolk: they are your assassins,
    and nobody else knows it. Press their letters; a letter once more drops one; { KEY("forward") }
    takes the three. Good ones stand apart from each other, and close to where the king has to pass,
    as an assassin strikes only whoever is beside it. { KEY("hint") } shows three that are good.
assassins-play-prompts-type-actions = actions, such as Na4-a3 or Tc4-c5; end ends the phase
assassins-play-prompts-stop-typing = Cancel
assassins-play-prompts-already-shown = That is what is shown already: { KEY("forward") } does it.
# The role of the points that somebody has left.
assassins-play-panels-pools-king = king
assassins-play-panels-pools-knights = knight
assassins-play-panels-pools-people = person
# Who and where it is that the headline has named, and how many nobody knows yet.
assassins-play-narration-knife-drawn = { $drawn }: now all three are known.
assassins-play-narration-knife-drawn-2 = { $drawn }. { $begun } of the three { $still }.
# What follows from a blow that does not end the game; empty for anything else.
assassins-play-narration-what-it-means = One more wound, and he is dead.
assassins-play-narration-what-it-means-2 = The king has no knight left.
# What a blow is called beside the sentence of it; empty for what is none.
assassins-play-narration-blow-words = Unmasked!
# What the people's player does first.
assassins-play-prompts-choose-secret = Choose your three assassins: press their letters, then
    { $here }.
# The assassins chosen so far, and how to go on.
assassins-play-prompts-choice-prompt = Assassins: { $letters }. { $here } takes them; a letter drops
    one.
assassins-play-prompts-choice-prompt-2 = Assassins: { $letters }. Choose { $missing } more.
# Why one of the townsfolk cannot be added to a choice or dropped from it; empty if it can.
assassins-play-prompts-choice-problem = { $pawns } is known to be an assassin.
# The people's three assassins, for their player alone; ``hide`` is the key that hides them.
assassins-play-prompts-own-words = None of your assassins is left.
assassins-play-prompts-own-words-2 = { $words } { $hide } hides them again.
# The keys of the four directions, in a word where they are the arrow keys.
assassins-play-prompts-directions = arrows
# Why a key chooses nobody.
assassins-play-prompts-no-such-pawn = { $key } is not on the board any more.
# The round, the phase and its player.
assassins-play-prompts-status-line = { $line } · the game is over
assassins-play-prompts-status-line-2 = You play the people's side: choose three assassins, in secret
assassins-play-prompts-status-line-3 = { $people } chooses three assassins, in secret
assassins-play-prompts-status-line-4 = { $line } · you play { $sides }
# How a person wins; ``shared`` where two people sit at the terminal.
assassins-play-prompts-person-words = To win: { $aims }.
assassins-play-prompts-person-words-2 = You win if you { $aims }.
# Who stands on a square, and where: ``knight 3 on i8``.
assassins-play-prompts-pawn-words = { $who_on } on { $square_names }
# Who stands on a square: ``knight 3``, ``the monk H``, ``nobody``.
assassins-play-prompts-who-on = nobody
assassins-play-prompts-who-on-2 = the wounded king
assassins-play-prompts-who-on-3 = the king
assassins-play-prompts-who-on-4 = a knight
assassins-play-prompts-who-on-5 = knight { $number }
# The question before a phase ends with points left; None where none are.
assassins-play-prompts-unspent-question = You still have { $people_ap } AP. End the phase?
assassins-play-prompts-unspent-question-2 = You still have AP: { $listed }. End the phase?
# What to say after an action was taken back.
assassins-play-prompts-taken-back = Taken back; { $left ->
     [one] { $left } action
    *[other] { $left } actions
   } of this phase still done.
assassins-play-prompts-taken-back-2 = Taken back.
# Why the last action cannot be taken back.
assassins-play-prompts-no-taking-back = There is nothing to take back in this phase.
assassins-play-prompts-no-taking-back-2 = Something secret became known by it: that cannot be taken
    back.
# That a program plays no more, and why.
assassins-play-prompts-forfeit-words = { $name } forfeits: { $why }. A computer player goes on in
    its place.
# While a computer player thinks.
assassins-play-prompts-thinking-words = { $name } is thinking …
# Who won, and by what; ``alone`` is the side of the only person at the table, or None.
assassins-play-outcome-winner-sentence = { $shown } wins: { $how }
# What decided the game: who did it, where and when.
assassins-play-outcome-decided-sentence = The last card is played, and the king stands { $steps }
    from the castle.
assassins-play-outcome-into-the-castle = He walks in by the { $value } gate, { $state }, { $when }{
    $late }.
assassins-play-outcome-last-assassin = { $who } is { $done } on { $square } in round { $round };
    { $king }.
assassins-play-outcome-struck-down = { $begun } strikes him down on { $square_names }{ $how },
    { $steps } from the castle.
# What became of one of the assassins, or that it struck the king; at most twelve letters.
assassins-play-outcome-fate-words = killed
assassins-play-outcome-fate-words-2 = arrested
assassins-play-outcome-fate-words-3 = struck him
assassins-play-outcome-fate-words-4 = revealed
assassins-play-outcome-fate-words-5 = never found
# How the match ended, after its second game; None in the first. ``alone`` is the side of the only
# person at the table, or None.
assassins-play-outcome-match-sentence = { $wins } the match with both games.
assassins-play-outcome-match-sentence-2 = The match is drawn: { $first } won the first game,
    { $second } the second.
# The round that turned the game, or in which it was closest; empty where there is none.
assassins-play-outcome-turning-sentence = { $heading }: in round { $round } { $words }.
# What comes next: the second game of the match, or another match.
assassins-play-outcome-next-sentence = { $swap } { $shown } and { $shown_2 } change places.
assassins-play-outcome-next-sentence-2 = { $swap } you play { $sides }.
# Who plays which side after they were swapped, as the next game begins.
assassins-play-outcome-swapped-sentence = Another match: { $plays }.
assassins-play-outcome-swapped-sentence-2 = The second game of the match: { $plays }. { $won } won
    the first.
# What an action changed for good; empty for a step.
assassins-play-outcome-event = { $who } arrested
assassins-play-outcome-event-2 = the assassin { $pawns } killed
assassins-play-outcome-event-3 = { $who } revealed
assassins-play-outcome-event-4 = a knight killed on { $square_names }
# How long it took, and what it cost.
assassins-play-outcome-summary-sentence = { $rounds }, won by { $side }; { $join }.
# What has become of the arrest, with the name of the one it took.
assassins-play-panels-arrest-words = { $pawns } arrested
assassins-play-panels-arrest-words-2 = { $person } was arrested
# How the king is, in two words, behind his sign.
assassins-play-panels-king-note = { $king } king { $king_states } { $hearts }
# As `_unknown_words`, for the player whose assassins they are.
assassins-play-panels-hidden-words = none of your assassins is hidden any more
assassins-play-panels-hidden-words-2 = { $yours }. To the king's side, { $unknown_words }.
# Which of the townsfolk may be the assassins, as far as everybody knows.
assassins-play-panels-unknown-words = all three assassins are known
assassins-play-panels-unknown-words-2 = assassins: { $which } ({ $trios })
# What the cards still face down will bring, in one line.
assassins-play-panels-deck-words = to come nothing: this is the last round
assassins-play-panels-deck-words-2 = to come king { $king_ap } AP, { $arrests }
# How many action points the king may still get.
assassins-play-panels-deck-note = king { $king_ap } AP in all
# What the marks of a hint on the board mean, those that are there; empty without any.
assassins-play-panels-hint-marks = On the board: { $marks }
