together-at-table-join-title = Join a friend's table
together-at-table-open-title = Open a table
together-at-table-invitation = Invitation
together-at-table-invitation-hint = paste the line that the host has given you
together-at-table-no-invitation-yet = Paste the invitation here; the host has it.
together-at-table-watch = Only look on
together-at-table-join = Join
together-at-table-go-back = Back to the table that you joined last
together-at-table-resume = Open your last table again
together-at-table-open = Open the table
together-at-table-friends = Friends are
together-at-table-only-computer = at this computer
together-at-table-network = in my network
together-at-table-by-relay = elsewhere, by a relay
together-at-table-relay-hint = the address that the relay has printed
together-at-table-no-clock = No limit
together-at-table-hints-allowed = Allow hints
together-at-table-invite = Give your friends this invitation; it can be pasted, or read aloud:
together-at-table-invite-here = This invitation works at this computer only; paste it in another
    terminal:
together-at-table-closed-in-app = The host has closed the table. It is kept: this goes on when it
    opens again.
together-at-table-closed-in-short = The host has closed the table
together-at-table-closed-title = The host has closed the table.
together-at-table-closed-to-player = The game is kept, and so is your seat. Stay, and it goes on
    here as soon as the host opens the table again; or leave ({ KEY("leave") }), and Play together
    leads you back.
together-at-table-closed-to-watcher = The game is kept, and goes on here as soon as the host opens
    the table again. To leave, press { KEY("leave") }.
together-at-table-closed-in-a-line = The host has closed the table. Wait here, or leave ({
    KEY("leave") }): nothing is lost.
together-at-table-lost-in-app = Connection lost, trying again
together-at-table-lost-in-short = Connection lost
together-at-table-relay-lost-in-app = The relay cannot be reached, trying again
together-at-table-relay-lost-in-short = No relay
together-at-table-no-answer-in-app = The table does not answer. Trying again …
together-at-table-waiting-for-host = The game begins when every seat is taken, or when the host
    starts it.
together-at-table-waiting-for-people = The game begins when every seat is taken.
together-at-table-watching-note = You are looking on.
together-at-table-choice-waits = Your choice goes out as soon as you are connected.
together-at-table-stood-in-note = A computer chooses for you, this time only.
together-at-table-copy = Copy the invitation
together-at-table-start = Begin now
together-at-table-leave = Leave
together-at-table-back = Back to the game
together-at-table-signs-here = Signs to all: { KEY("well_played") } bravo, { KEY("ouch") } ouch,
    { KEY("moment") } just a moment
together-at-table-computer-plays = computer plays
together-at-table-analysed-at-the-end = A game with others is analysed once it is over.
together-at-table-choose-computer = Let a computer play
together-at-table-go-on-without = Go on without
together-at-table-wait-on = Wait
together-at-table-free-it = Free the seat
together-at-table-close-table = You are the host: if you leave, the table closes for everybody. It
    is kept: Play together opens it again, with the game as it is.
together-at-table-play-again = Play again
together-at-table-another = Another one
together-at-table-another-how = Another one begins, everybody a seat further, once all of you want
    it.
together-at-table-not-of-host = Only the host can do that.
together-at-table-nothing-to-free = Only a seat that somebody has can be freed, before the first
    game.
together-at-table-nobody-away = A computer can play for somebody who is away: choose that seat.
# Why a saved game cannot be checked.
together-verifying-no-proof = was not played together: there is nothing to verify
# Why a game in a line cannot be checked, whether or not it was played together.
together-verifying-no-proof-in-line = carries no proof: verify the saved game that it was made of
together-verifying-unfinished = The game is not over: this is true as far as the record goes, and it
    says nothing of the rest.
together-verifying-ready-unsigned = An earlier version of the program wrote this: it does not prove
    that everyone was ready before anything was opened.
together-verifying-port-of-no-links = --web-port: the table has no links; open it with --web
together-verifying-who-could-look = A browser seat runs on your computer: you could look up what is
    chosen there early, and everybody at the table is told so.
together-verifying-only-here = The links open in browsers of this computer only. With the option
    --listen 0.0.0.0 they open in those of your network.
together-verifying-warns = The browser warns that it does not know the certificate. It is the
    table's own if its SHA-256 fingerprint is this one:
together-verifying-fenced = not for an app that runs for somebody else
together-verifying-not-here = That cannot be done in this page.
together-verifying-at-hosts = This page runs on the host's computer, where your choice could be
    looked up early. To keep it to yourself alone, join from your own terminal.
together-verifying-kept-by-host = The host has the game with its proof.
together-verifying-not-given = this command is for the pages of kingsroad host --web
together-what-name = Your name
together-somebody = Regent
together-another-name = Type another name, or quit.
together-no-name = no name was given
together-too-many-computers = --computers: leave a seat for yourself
together-table-unusable = the table that was kept cannot be opened again
together-no-certificate = holds no certificate that can be used; without the file there will be a
    new one, and a new address or invitation
together-table-open = the table is open already, in another app
together-other-tables = --resume: your table was opened with another version of the program, and
    goes on only there
together-no-table-kept = --resume: no table of yours is kept
together-paste-invitation = Paste the invitation
together-no-seat-kept = you have not joined a table yet: ask the host for the invitation
together-game-not-here = the invitation is to a game that cannot be played together here
together-connecting = Looking for the table…
together-connected = You are at the table.
together-lost-without-seat = The connection is lost. Trying again.
together-host-ended = The host has closed the table. The game is kept: the host can open it again.
together-still-sealed = Your choice is not open yet: not everyone has chosen.
together-choose-now = Type your cards.
together-need-no-turn = There is nothing to choose just now.
together-choose-when-back = You are not connected to the table. Choose once you are back.
together-chosen-for-you = A computer chooses for you, this time only: your time was over, or you
    were away. The next choice is yours.
together-chosen-already = You have chosen already: your choice is sealed.
together-given-up = You were away for so long that your choice was given up. It was opened before
    you were gone: whoever runs the table may have seen it.
together-chosen = Your choice is sealed. Nobody can see it before everyone has chosen.
together-stands-in-for-you = A computer at the host's end plays for you now: your time ran out, or
    the host says that you are away.
together-you-stand-still = Your side stands still now: your time ran out, or the host says that you
    are away.
together-you-play-again = You play again.
together-no-undo = Choices cannot be taken back at a table with others.
together-only-host = Only the host can do that.
together-who-is-meant = Say whom you mean, by name.
together-waiting-for-again = You would like another game. The others are asked.
together-at-the-end = The game is over. Type again for another one, one seat further on, or quit.
together-not-freed = That seat cannot be freed.
together-no-free-seat = Every seat is taken.
together-seats-taken = five people play at that table from this computer already, and no more can:
    leave it in one of the other windows first
together-away = away
together-you-state = you
together-here-state = here
together-in-browser-state = in a browser at the host's end
together-not-known-state = not known just now
together-not-known-by-relay-state = not known while the relay cannot be reached
together-free-state = free
together-free-seat = A seat
together-computer-state = a computer at the host's end
together-stood-in-state = away, a computer plays
together-still-state = away, the side stands still
together-needs-web = the browser needs the extra 'web': pip install 'kingsroad[web]'
together-not-from-here = Use the address exactly as it was given to you.
together-closed = This page is not connected to the game any more.
together-opens-again = This page is not connected to the game. It opens again by itself as soon as
    it can.
together-open-again = Open it again
# What each answer to where friends are means, below it.
together-at-table-about-reach-here = To try it out: only from this computer can anybody join.
together-at-table-about-reach-network = On the same Wi-Fi or cable. Your firewall may ask about it.
together-at-table-about-reach-relay = Anywhere. Somebody runs kingsroad relay on a server that all
    can reach, and gives you the address that it prints. It can read nothing of the game.
# The signs where they stand beside the name of who makes them.
together-at-table-sign-words-well-played = well played!
together-at-table-sign-words-ouch = ouch!
together-at-table-sign-words-one-moment = one moment
# Why a table does not do what was asked for, by its word.
together-refusals-other-version = The table runs another version of the program.
together-refusals-wrong-secret = The table does not know this invitation. Ask the host for a new
    one.
together-refusals-no-message = The table did not understand that.
together-refusals-too-many = The table has too much to do. Try again in a moment.
together-refusals-full = Every seat is taken. You can still look on.
together-refusals-name-taken = Somebody at the table has a name like yours. Choose another one.
together-refusals-name-unusable = That name cannot be used at this table. Choose another one.
together-refusals-not-yours = That seat is somebody else's.
together-refusals-not-allowed = The table does not take that choice now.
together-refusals-not-now = Not now: the game is not over.
together-refusals-closed = The table is closed.
together-refusals-freed = The host has freed your seat.
together-refusals-elsewhere = You have come back to your seat in another app. This one has left the
    table.
# Why nobody chooses for somebody yet whose choice is sealed and not open.
together-too-soon = That choice is sealed, and everybody may be ready to show theirs. It is only
    given up after { $minutes } minutes: wait a little.
# Why a name cannot be used.
together-unusable-name = the name { $problem }
# Why one cannot go to a table.
together-seat-not-kept = your seat could not be kept on this computer: { $why }
# Why a line cannot be used; ``group`` is which of its groups is likely wrong, 0 for none.
together-not-an-invitation = this is a game, no invitation: copy the line that the host was given
# Why there is no table at a relay.
together-no-relay = the relay { $address } cannot be reached, is another one, runs another version,
    or has no room left
# Who can come to a table that was opened in the app.
together-reach-sentence = Only this computer can reach the table. For friends elsewhere leave, and
    open one in your network or by a relay (kingsroad host --listen 0.0.0.0, or --via RELAY).
together-reach-sentence-2 = Friends in your network reach the table at { $listed }, port { $port }.
# Why the table cannot be reached.
together-cannot-listen = { $address }, port { $port }: { $why }
# How many seats are free.
together-seats-sentence = Every seat is taken.
# Somebody takes a seat.
together-came = { $name } takes a seat.
# A seat is free again.
together-left-seat = The seat of { $name } is free again.
# Somebody is not connected any more.
together-gone = { $name } is away.
# Somebody is connected again.
together-back = { $name } is back.
# Somebody has been away for a while.
together-away-for = { $said } Wait, or type: computer { $name }
# A computer plays for somebody.
together-stands-in = A computer at the host's end plays for { $name } now.
# Somebody is away for whom nobody can play.
together-side-stands-still = { $name }'s side stands still now: nobody can play it in { $name }'s
    place.
# A card was drawn without the other side's having a hand in it.
together-drawn-by-host = The host alone drew the card of round { $number }, and could have chosen
    which one came.
# The owner of a seat plays again.
together-plays-again = { $name } plays again.
# Somebody has chosen; what, nobody sees.
together-has-chosen = { $name } has chosen.
together-has-chosen-2 = { $name } has chosen; { $left } to go.
# A computer has chosen in somebody's place.
together-has-chosen-instead = { $said }; { $left } to go.
# When somebody else chose in one's place: how a sentence about that begins.
together-when-instead = While you were away
together-when-instead-2 = Your time was over:
# What was chosen in one's place in a round.
together-chosen-instead = { $when_instead } { $who } chose for you in round { $number }: { $what }.
# Somebody would like another game.
together-wants-again = { $name } would like another game.
# How many look on.
together-watching-sentence = { $number ->
     [one] { $number } person
    *[other] { $number } people
   } looking on.
# For how long somebody has been away.
together-away-state = away for { $seconds ->
     [one] { $seconds } second
    *[other] { $seconds } seconds
   }
together-away-state-2 = away for { $count ->
     [one] { $count } minute
    *[other] { $count } minutes
   }
# That somebody has chosen already.
together-with-chosen = { $state }, has chosen
# The code of the game so far.
together-code-sentence = The code of the game so far is { $code }. If somebody at the table has
    another one after the same round, you were shown different games.
# A game begins.
together-begins = { $listed } play: the game begins.
# Something could not be kept, and so it has not happened.
together-not-stored = Nothing can be stored: { $why }. What you do here counts again once there is
    room.
# Why the game does not lie anywhere.
together-not-saved = The game could not be saved: { $why }
# How long there is for a choice.
together-limit-sentence = There are { $seconds } seconds for each choice; then a computer chooses.
# Where the game is to be found, and how to end it.
together-served-at = King's Road is at { $address } until you press { $key }.
# Why another page cannot be opened, and what can be done.
together-all-taken = As many games are open as this server allows ({ $most }). Close one of the
    other pages, then load this one again. The option --max-sessions of kingsroad serve allows more.
# The first line.
together-verifying-verified-title = { $file }: fair
together-verifying-verified-title-2 = { $file }: not proved to be fair
# What is proved.
together-verifying-proved-sentence = The one choice was fixed before it was seen.
# For whom a computer stood in, and when.
together-verifying-instead-sentence = In round { $rounds } a computer at the host's end chose for
    { $name }.
together-verifying-instead-sentence-2 = In rounds { $listed } a computer at the host's end chose for
    { $name }.
# Whose choice was drawn by lot, and who had opened then. Blames nobody for it.
together-verifying-lot-sentences = { $drawn } Only { $who }, the host, had shown any cards by then,
    { $could }
together-verifying-lot-sentences-2 = { $drawn } Nobody had shown any cards by then, { $could }
together-verifying-lot-sentences-3 = { $drawn } Only { $listed } had shown any by then, at the
    host's end, { $could }
# In which rounds the host alone drew the card; ``name`` is the host's, None for no seat.
together-verifying-drawn-by-host-sentence = In { $when } { $host } drew the card alone, and could
    have chosen which one came.
# What can be compared with the others.
together-verifying-code-sentence = The code of this game is { $code }. Everyone who played it has
    the same one.
# What the table is called on its own screen.
together-at-table-table-title = Your table: { $game }
together-at-table-table-title-2 = A table: { $game }
# What becomes of a place that is left.
together-at-table-kept-sentence = Your table is closed and kept: Play together opens it again.
together-at-table-kept-sentence-2 = Your seat is kept: Play together leads back to it.
# A seat in the list of a table.
together-at-table-seat-line = free
together-at-table-seat-line-2 = { $name } (you)
# Asked before a computer plays for somebody.
together-at-table-computer-question = { $name } is away. Let a computer play until { $name } is
    back?
# Asked before the game goes on without somebody for whom nobody can play.
together-at-table-stand-still-question = { $name } is away, and nobody can play in { $name }'s
    place. Go on, with { $name }'s side standing still until { $name } is back?
# Asked before somebody's seat is freed.
together-at-table-free-question = Free the seat of { $name }? It can be taken by somebody else then.
# Asked before computers take the free seats.
together-at-table-start-question = Begin now? Computers take { $seats }.
# What one has chosen, which nobody else sees yet.
together-at-table-sealed-note = You chose { $chosen }. It stays sealed until everyone has chosen.
# Who is away, and for how long, where there is a line for it.
together-at-table-away-sentence = { $name } is { $away_in_short }.
# What the host can do about those who are away.
together-at-table-host-can = { $start }, or press { $press } to { $what }.
# The code of the game, to be compared.
together-at-table-code-note = Code of the game: { $code }. Read it out to each other: whoever has
    another one was shown another game.
# Where a game lies with its proof.
together-at-table-saved-note = Saved with the proof that it was fair: { $file }
# Who would like another game, before it begins.
together-at-table-again-sentence = { $said } So would you: it begins when everybody does.
together-at-table-again-sentence-2 = { $said } And you?
