# What the help says of screens, dialogs and panes.
help-confirm = A question. { KEY("yes") } does what is asked; { KEY("no") } or { KEY("leave") }
    leaves everything as it is.
help-lesson = The guided game: one idea a step. Above the cards stands what there is to know and
    what to do. A choice that misses the aim is not played: you hear why, and choose again.
help-now-line = The line above the hand says what a card or region does now: point at it, or go from
    card to card with { KEY("look_previous|look_next") }. Once you have chosen cards it says what
    they bring if nobody else places a marker there. Before that it says the aim of the game, and
    from the second round on how it stands where the King stands; { KEY("play.aim") } hides that.
help-practise = What there is to practise. { KEY("fixed.enter") } begins with what is highlighted
    and goes on with the next one. Mistakes of all your finished games against the computer come
    here by themselves: games that are not judged yet are judged while you look at this page
    ({ KEY("practise.stop") } stops that). A mistake comes back 1, 3, 7 and 21 days after a right
    answer, and tomorrow after a wrong one; right after 21 days, it is done. Today's three puzzles
    are the same for everybody.
help-rulebook = The complete rules. Press { KEY("search") } to search in them;
    { KEY("fixed.enter") } goes from one place to the next.
help-running-elsewhere = This game is open in another window or terminal, and one game cannot be
    played in two places. Look at it, or go on with a copy.
help-remark = What somebody at the table says. It is never a hint, and never about anything hidden.
    { KEY("play.talk") } turns it off and on.
help-rivals = Who plays for the computer, and how they think. The faces follow the game.
help-new-game = A new game. Everything is filled in already: { KEY("fixed.enter") } on Start the
    game, at the top, begins it, and so does { KEY("start") } from any field. { KEY("next") } and
    { KEY("above|below") } go from field to field, { KEY("choice_field.open") } opens a list.
    { KEY("more") } shows what is seldom wanted. { KEY("together") } makes everybody a person at
    this terminal.
help-open = Your games. { KEY("fixed.enter") } opens the one that is highlighted. Type to find games
    by player, date or name; the name of a file can be typed as well.
help-save-game = Type a name for the saved game and press { KEY("fixed.enter") }. Running games are
    kept by themselves as well.
help-ladder = A rung for each computer player, the strongest at the top. A match is best of three;
    win it, and you climb. A match that you lose can be played again. There are no hints and no undo
    in these games. { KEY("play") } goes on with the match; a game that you leave waits for you.
help-play-together = Friends play from their own computers. One opens a table and gives the others
    the invitation; they paste it here. Nobody sees a choice before everyone has chosen, not the
    host either.
help-waiting-room = Who sits at the table, who is away and for how long. The invitation can be
    pasted or read aloud, capital or small letters; { KEY("waiting_room.copy") } shows it alone, to
    be copied. By a sign ({ KEY("waiting_room.well_played") }, { KEY("waiting_room.ouch") },
    { KEY("waiting_room.moment") }) you say something to all. Once every seat is taken the game
    begins. The host's { KEY("waiting_room.start") } begins it with computers at the free seats,
    { KEY("waiting_room.free") } frees the seat that is highlighted, and
    { KEY("waiting_room.stand_in") } lets a computer play for somebody who is away.
help-copied = The text stands alone, from the left edge on, so that it can be selected with the
    mouse where the terminal gives programs no clipboard. An invitation that was copied from several
    lines can be pasted as it is.
help-day-done = Everybody who plays on this day has the same table. The three lines say how it went
    and nothing of the cards: paste them into a message.
help-own-name = What you are called at every table from now on, unless you type another name there.
    The settings have it, too.
help-note = What you want to remember of this round, or of the whole game: it is kept in the game's
    file, and stands in the analysis, the report and the list of games.
help-settings = What you like. { KEY("above|below") } and { KEY("next") } go from line to line,
    { KEY("choice_field.open") } opens what can be chosen. Every change is in force at once and
    kept. To give something another key, choose it in the list and press the new key.
help-unsaved = The game could not be saved where it is kept. { KEY("elsewhere") } saves it in
    another place, such as another disk, and leaves; { KEY("yes") } leaves without; { KEY("no") } or
    { KEY("leave") } stays.
help-statistics = How you fared against each strength of computer player, in the games that are
    kept: scroll with { KEY("fixed.arrows") }. { KEY("leave") } closes it.
# The heading of the help on the panes that are not in focus.
help-what-else = What else is on the screen
help-keys-here = Keys here
help-keys-everywhere = Keys everywhere
rules-search = Search the rules
rules-no-match = No match.
# Which of the paragraphs found is shown, and how to go on.
rules-found = Paragraph { $at } of { $count }; { KEY("fixed.enter") } goes to the next
