# ------------------------------------------------------------- Opening a table, and joining one
together-at-table-join-title = Join a friend's table
together-at-table-open-title = Open a table
together-at-table-invitation = Invitation
together-at-table-invitation-hint = paste what your friend sent you
together-at-table-no-invitation-yet = Paste the invitation here. Your friend, the host, has it.
together-at-table-watch = Just watch
together-at-table-join = Join
together-at-table-go-back = Back to the table you joined last
together-at-table-resume = Reopen your last table
together-at-table-open = Open the table
together-at-table-game = Game
together-at-table-players = Players
# Behind the number of players: how many of them are computers.
together-at-table-computers = computers
together-at-table-friends = Friends are
together-at-table-only-computer = at this computer
together-at-table-network = in my network
together-at-table-by-relay = elsewhere, by a relay
# What each answer to where friends are means, below it.
together-at-table-about-reach-here = To try it out: only people at this computer can join.
together-at-table-about-reach-network = On the same Wi-Fi or cable. Your firewall may ask about it.
together-at-table-about-reach-relay = Anywhere. Somebody runs kingsroad relay on a server that all
    of you can reach, and gives you the address that it prints. It cannot read anything of the game.
together-at-table-relay = Relay
together-at-table-relay-hint = the address that the relay has printed
together-at-table-clock = Clock
together-at-table-no-clock = No limit
# The time for a choice; "seconds" where it is no whole number of minutes.
together-at-table-limit = { $minutes ->
     [0] { $seconds } seconds
     [one] { $minutes } minute
    *[other] { $minutes } minutes
   }
together-at-table-hints-allowed = Allow hints
together-what-name = Your name
# Somebody who gives no name.
together-somebody = Regent
together-another-name = Type another name, or quit.
together-no-name = no name was given
together-paste-invitation = Paste the invitation
# "start" is the beginning of the line.
together-not-an-invitation = { $start } is a saved game, not an invitation: copy the whole line your
    friend sent you
together-no-invitation = { $start } is not an invitation: copy the whole line your friend sent you
# A letter or two of it are wrong; "group" is which of its groups of four letters that likely is, 0
# where nobody can tell, and "likely" what the group should be.
together-misread-invitation = { $group ->
     [0] { $start }: a letter or two of this invitation are wrong.
    *[other] { $start }: a letter or two of this invitation are wrong, most likely in group
       { $group }: is it { $likely }?
   }
together-no-relay-address = { $start } is not the address of a relay: copy what the relay has
    printed.
together-no-seat-kept = you have not joined a table yet: ask the host for the invitation
together-game-not-here = The invitation is to a game that cannot be played together here.
together-seat-not-kept = Your seat could not be kept on this computer: { $why }
together-seats-taken = Five people at this computer already play at that table, and no more can.
    Leave it in one of the other windows first.
# What the options of the command cannot do.
together-too-many-computers = --computers: leave a seat for yourself
together-no-table-kept = --resume: there is no table of yours to reopen
together-other-tables = --resume: your table was opened with another version of the program; only
    that one can reopen it
together-stays-as-it-was = { $option }: a table that you reopen stays as it was
together-port-of-no-links = --web-port: the table has no links; open it with --web
# Why a table cannot be opened.
together-table-open = The table is open already, in another window.
together-table-unusable = The table that was kept cannot be reopened.
together-no-certificate = holds no usable certificate; if you delete the file, a new one is made,
    and with it a new address or invitation
together-no-relay = The relay { $address } cannot be reached, is a different one, runs another
    version, or is full.
together-file-unusable = { $file }: { $why }
# "any": whether any free port would do.
together-cannot-listen = { $any ->
     [yes] { $address }: { $why }
    *[no] { $address }, port { $port }: { $why }
   }
# Who can come to a table that was opened in the app.
together-reach-here = Only this computer can reach the table. For friends elsewhere, leave and open
    one in your network or by a relay (kingsroad host --listen 0.0.0.0, or --via RELAY).
together-reach-network = Friends in your network reach the table at { $addresses }, port { $port }.
# Who can come to a table that was opened by the command.
together-listens-here = The table is at { $address }, port { $port }: only this computer can reach
    it. With the option --listen 0.0.0.0 your network can, and by a relay (--via) anyone can.
together-listens = The table is at port { $port }. Friends reach it at { $addresses }.
together-via-relay = The table is at the relay, which cannot read anything that is said there.
together-via-relay-here = The table is at the relay, which cannot read anything that is said there.
    Only this computer can reach that relay.
together-limit-sentence = You have { $seconds } seconds for each choice; then a computer chooses.
# The invitation, on a line of its own, follows.
together-invitation-elsewhere = The invitation for your friends (upper or lower case, both work):
together-invitation-here = The invitation for others at this computer (upper or lower case, both
    work):
together-friends-run = Friends run: { $command }
together-others-run = In another terminal of this computer, run: { $command }
together-relay-open = The relay is open. Tables come to it with:
together-relay-others = Or, in place of the address in it: { $addresses }.
together-still-saved = The table is kept. To reopen it, run: { $command }
together-seat-kept = Your seat is kept. To come back, run: { $command }

# --------------------------------------------------------------------------- The way to the table
together-connecting = Looking for the table…
together-connected = You are at the table.
together-lost = The connection is lost. Trying again: your seat stays yours.
together-lost-without-seat = The connection is lost. Trying again.
together-no-answer = The table does not answer. Perhaps it is not open. Trying again.
together-other-table = Somebody else answers at that address. Ask the host for a new invitation.
together-relay-lost = The relay cannot be reached, so nobody can come to the table by it. Trying
    again: the table stays open.
together-relay-back = The relay is there again: the others come back by themselves.
together-host-ended = The host has closed the table. The game is kept, and the host can reopen it.
# Something could not be kept, and so it has not happened.
together-not-stored = Nothing can be stored: { $why }. What you do here counts again once there is
    room.
# The same in the app, where there is less room.
together-at-table-lost-in-app = Connection lost, trying again
together-at-table-lost-in-short = Connection lost
together-at-table-relay-lost-in-app = The relay cannot be reached, trying again
together-at-table-relay-lost-in-short = No relay
together-at-table-no-answer-in-app = The table does not answer. Trying again …
together-at-table-closed-in-app = The host has closed the table. It is kept: this goes on when it
    is open again.
together-at-table-closed-in-short = The host has closed the table
together-at-table-closed-to-player = The host has closed the table. The game is kept, and so is your
    seat. Stay, and it goes on here as soon as the host reopens the table; or leave ({
    KEY("leave") }), and come back by Play together.
together-at-table-closed-to-watcher = The host has closed the table. The game is kept, and goes on
    here as soon as the host reopens the table. To leave, press { KEY("leave") }.
together-at-table-closed-in-a-line = The host has closed the table. Wait here, or leave ({
    KEY("leave") }): nothing is lost.

# ------------------------------------------------------------------------------------- The table
# What the table is called on its own screen.
together-at-table-own-title = Your table: { $game }
together-at-table-title = A table: { $game }
# A seat in the list of a table; "state" is one of the messages below.
together-at-table-free-seat = free
together-at-table-seat = { $name }, { $state }
together-at-table-own-seat = { $name } (you)
# The same where each seat plays a role.
together-at-table-role-seat = { $role }: { $seat }
# The same in plain play; "who" is a name or a seat that is free.
together-who = { $who }: { $state }{ $chosen ->
     [yes] , has chosen
    *[no] {""}
   }.
together-free-seat = A seat
together-you-state = you
together-here-state = here
together-free-state = free
together-computer-state = played by the host's computer
together-in-browser-state = in a browser at the host's
together-stood-in-state = away, a computer plays
together-still-state = away, the side stands still
together-not-known-state = not known right now
together-not-known-by-relay-state = not known while the relay cannot be reached
together-away-state = { $minutes ->
     [0] { $seconds ->
         [0] away
         [one] away for { $seconds } second
        *[other] away for { $seconds } seconds
       }
     [one] away for { $minutes } minute
    *[other] away for { $minutes } minutes
   }
together-watching-sentence = { $number ->
     [one] { $number } person is watching.
    *[other] { $number } people are watching.
   }
together-seats-sentence = { $free ->
     [0] Every seat is taken.
     [one] { $free } seat is free.
    *[other] { $free } seats are free.
   }
together-at-table-waiting-for-host = The game begins when every seat is taken, or when the host
    starts it.
together-at-table-waiting-for-people = The game begins when every seat is taken.
together-at-table-watching-note = You are watching.
together-at-table-invite = Give your friends this invitation. They can paste it, and you can read it
    out:
together-at-table-invite-here = This invitation works at this computer only. Paste it in another
    terminal:
together-at-table-signs-here = Signs to all: { KEY("well_played") } bravo, { KEY("ouch") } ouch,
    { KEY("moment") } just a moment
together-at-table-copy = Copy the invitation
together-at-table-start = Begin now
together-at-table-leave = Leave
together-at-table-back = Back to the game
together-at-table-choose-computer = Let a computer play
together-at-table-go-on-without = Go on without
together-at-table-wait-on = Wait
together-at-table-free-it = Free the seat
together-at-table-start-question = Begin now? { $seats ->
     [one] A computer takes the free seat.
    *[other] Computers take the { $seats } free seats.
   }
together-at-table-free-question = Free the seat of { $name }? Then somebody else can take it.
together-at-table-computer-question = { $name } is away. Let a computer play until { $name } is
    back?
together-at-table-stand-still-question = { $name } is away, and nobody else can play that side. Go
    on, and let it stand still until { $name } is back?
together-at-table-close-table = You are the host: if you leave, the table closes for everybody. It
    is kept, and Play together reopens it with the game as it is.
# What becomes of a place that is left.
together-at-table-table-kept = Your table is closed and kept. Play together reopens it.
together-at-table-seat-kept = Your seat is kept. Play together leads back to it.
# What can be done only by some, or only sometimes.
together-only-host = Only the host can do that.
together-at-table-not-of-host = Only the host can do that.
together-who-is-meant = Say whom you mean, by name.
together-not-freed = That seat cannot be freed.
together-no-free-seat = Every seat is taken.
together-at-table-nothing-to-free = Only a seat that somebody has taken can be freed, and only
    before the first game.
together-at-table-nobody-away = A computer can play for somebody who is away: choose that seat.
together-not-away = { $name } is here.

# --------------------------------------------------------------------------- Who comes and goes
together-came = { $name } takes a seat.
together-left-seat = The seat of { $name } is free again.
together-gone = { $name } is away.
together-back = { $name } is back.
together-away-for = { $minutes ->
     [one] { $name } has been away for { $minutes } minute.
    *[other] { $name } has been away for { $minutes } minutes.
   }
# The same, said to the host.
together-away-for-host = { $minutes ->
     [one] { $name } has been away for { $minutes } minute. Wait, or type: computer { $name }
    *[other] { $name } has been away for { $minutes } minutes. Wait, or type: computer { $name }
   }
together-stands-in = The host's computer plays for { $name } now.
together-side-stands-still = { $name }'s side stands still now: nobody else can play it.
together-plays-again = { $name } plays again.
together-stands-in-for-you = The host's computer plays for you now: your time ran out, or the
    host says that you are away.
together-you-stand-still = Your side stands still now: your time ran out, or the host says that you
    are away.
together-you-play-again = You play again.
# Beside the status, where there is little room: for how long somebody has been away.
together-at-table-away = { $minutes ->
     [0] away
    *[other] away for { $minutes } min
   }
together-at-table-away-sentence = { $minutes ->
     [0] { $name } is away.
    *[other] { $name } has been away for { $minutes } min.
   }
# Those who are away, one after the other, and the same in short.
together-at-table-away-note = { $name }: { $minutes ->
     [0] away
    *[other] away for { $minutes } min
   }
together-at-table-away-names = { $names }: away
# What the host can do about those who are away; "press" is a key, "count" how many they are.
together-at-table-host-can = { $still ->
     [yes] Wait, or press { $press } to go on without { $who }.
    *[no] Wait, or press { $press } to let a computer play for { $who }.
   }
together-at-table-still-away = { $count ->
     [one] { $still ->
         [yes] { $who } is still away: wait, or press { $press } to go on without { $who }.
        *[no] { $who } is still away: wait, or press { $press } to let a computer play for { $who }.
       }
    *[other] { $still ->
         [yes] { $who } are still away: wait, or press { $press } to go on without them.
        *[no] { $who } are still away: wait, or press { $press } to let computers play for them.
       }
   }

# ------------------------------------------------------------------------------------- The game
together-begins = { $names } play: the game begins.
together-choose-now = Type your cards.
together-has-chosen = { $left ->
     [0] { $name } has chosen.
    *[other] { $name } has chosen; { $left } to go.
   }
together-has-chosen-instead = { $left ->
     [0] A computer has chosen for { $name }.
    *[other] A computer has chosen for { $name }; { $left } to go.
   }
together-chosen = Your choice is sealed. Nobody can see it before everyone has chosen.
together-chosen-already = You have chosen already: your choice is sealed.
together-still-sealed = Your choice is still sealed: not everyone has chosen.
together-need-no-turn = There is nothing to choose right now.
together-choose-when-back = You are not connected to the table. Choose once you are back.
together-chosen-for-you = A computer chooses for you, this time only: your time was up, or you were
    away. The next choice is yours.
together-given-up = You were away for so long that your choice was given up. You had already shown
    it, so whoever runs the table may have seen it.
# What was chosen in one's place: whether by lot, and whether one was away or out of time.
together-chosen-instead = { $away ->
     [yes] { $lot ->
         [yes] While you were away, your choice for round { $round } was drawn by lot: { $what }.
        *[no] While you were away, a computer chose for you in round { $round }: { $what }.
       }
    *[no] { $lot ->
         [yes] Your time was up, so your choice for round { $round } was drawn by lot: { $what }.
        *[no] Your time was up, so a computer chose for you in round { $round }: { $what }.
       }
   }
# Why nobody chooses for somebody yet whose choice is sealed and not open.
together-too-soon = That choice is sealed, and everybody may be about to show theirs. It is only
    given up after { $minutes } minutes: wait a little.
together-drawn-by-host = The host alone drew the card of round { $number }, and could have chosen
    which one came.
together-no-undo = Choices cannot be taken back at a table with others.
together-at-table-choice-waits = Your choice goes out as soon as you are connected.
together-at-table-stood-in-note = A computer chooses for you, this time only.
together-at-table-computer-plays = computer plays
together-at-table-sealed-note = You chose { $chosen }. It stays sealed until everyone has chosen.
# How long there still is for a choice, in shorter and shorter forms.
together-at-table-seconds-left = { $seconds ->
     [one] { $seconds } second left
    *[other] { $seconds } seconds left
   }
together-at-table-seconds-left-short = { $seconds } s left
together-at-table-seconds = { $seconds } s
together-at-table-analysed-at-the-end = A game with others is analysed once it is over.
# What somebody says by a sign, and the same beside their name.
together-says-well-played = { $name }: well played!
together-says-ouch = { $name }: ouch!
together-says-one-moment = { $name }: one moment, please.
together-gesture-well-played = well played!
together-gesture-ouch = ouch!
together-gesture-one-moment = one moment

# ------------------------------------------------------------------------------ The end of a game
together-code-sentence = The code of the game so far is { $code }. If anyone at the table has
    another one after the same round, you were shown different games.
together-at-table-code-note = Code of the game: { $code }. Read it out to each other: whoever has
    another one was shown another game.
together-saved = The game is saved: { $file }
together-check-it = To check that it was fair, run: { $command }
together-at-table-saved-note = Saved with the proof that it was fair: { $file }
together-not-saved = The game could not be saved: { $why }
together-kept-by-host = The host has the game with its proof.
together-at-the-end = The game is over. Type again for another one, everyone a seat further, or
    quit.
together-at-table-play-again = Play again
together-at-table-another = Another one
together-at-table-another-how = Another one begins, everyone a seat further, once all of you want
    it.
together-waiting-for-again = You would like another game. The others are asked.
together-wants-again = { $name } would like another game.
# Who would like another game, before it begins; "own": whether one does oneself.
together-at-table-want-again = { $own ->
     [yes] { $names } would like another game, and so would you. It begins when everyone does.
    *[no] { $names } would like another game. And you?
   }

# -------------------------------------------------------------- What can be typed in plain play
# The word is typed as it is, what stands in capitals is an example.
together-word-who = who: who is at the table, and who has chosen.
together-word-well = well: say "well played".
together-word-ouch = ouch: say "ouch".
together-word-moment = moment: say "one moment".
together-word-check = check: the code of the game, to compare with the others.
together-word-again = again: another game, once this one is over.
# What the host can type besides.
together-word-invite = invite: the invitation again.
together-word-start = start: begin; computers take the free seats.
together-word-free = free NAME: free somebody's seat, before the game begins.
together-word-computer = computer NAME: let a computer play for somebody who is away.

# ------------------------------------------------------- Why a table does not do what was asked
together-refusals-other-version = The table runs another version of the program.
together-refusals-wrong-secret = The table does not know this invitation. Ask the host for a new
    one.
together-refusals-no-message = The table did not understand that.
together-refusals-too-many = The table is too busy. Try again in a moment.
together-refusals-full = Every seat is taken. You can still watch.
together-refusals-name-taken = Somebody at the table has a name like yours. Choose another one.
together-refusals-name-unusable = That name cannot be used at this table. Choose another one.
together-refusals-not-yours = That seat is somebody else's.
together-refusals-not-allowed = The table does not accept that choice now.
together-refusals-not-now = Not now: the game is not over.
together-refusals-closed = The table is closed.
together-refusals-freed = The host has freed your seat.
together-refusals-elsewhere = You have come back to your seat in another window. This one has left
    the table.
# What whoever came by a command can do.
together-full-by-command = Join with the option --watch.
# How a table breaks the rules.
together-breaks-no-message = The table sends something that cannot be read.
together-breaks-wrong-secret = This is not your friend's table: it does not know the secret of your
    invitation.
together-breaks-other-version = The table runs another version of the program.
together-breaks-other-host = Somebody else has opened a table in the host's place. You have left it.
together-breaks-not-my-seat = The table has begun a game that is not yours.
together-breaks-not-allowed = The table sent something that the rules do not allow. You have left
    it.
together-breaks-taken-back = The table has taken back what you had already seen. You have left it.
together-breaks-given-up = The host gave up a sealed choice without need. You have left the table.
together-breaks-never-asked = The host gave up your choice and never asked you to show it. You have
    left the table.

# ------------------------------------------------------------------- The proof of a finished game
# Why a saved game cannot be checked.
together-no-proof = was not played together: there is nothing to verify
# The same of a game in one line, whether or not it was played together.
together-no-proof-in-line = carries no proof: verify the saved game that it was made from
together-fair = { $fair ->
     [yes] { $file }: fair
    *[no] { $file }: not proved to be fair
   }
together-proved-choices = { $choices ->
     [one] The only choice was fixed before it was seen.
    *[other] Every choice was fixed before any was seen ({ $choices } choices).
   }
together-proved-computers = { $count ->
     [one] { $names } is played by the host's computer.
    *[other] { $names } are played by the host's computer.
   }
together-proved-instead = { $count ->
     [one] In round { $rounds } the host's computer chose for { $name }.
    *[other] In rounds { $rounds } the host's computer chose for { $name }.
   }
# A choice was drawn by lot, and who had shown theirs by then: "others"; nobody but the host, who
# has a seat; only computers of the host's; or nobody. Blames nobody for it.
together-proved-lot = { $shown ->
     [others] In round { $round } { $name }'s choice was never shown, so the host had it drawn by
        lot. By then { $who } had shown theirs.
     [host] In round { $round } { $name }'s choice was never shown, so the host had it drawn by lot.
        By then only { $who }, the host, had shown theirs, and so could have decided to let the lot
        choose.
     [nobody] In round { $round } { $name }'s choice was never shown, so the host had it drawn by
        lot. Nobody had shown theirs by then, so the host could have decided to let the lot choose.
    *[computers] In round { $round } { $name }'s choice was never shown, so the host had it drawn by
        lot. By then only { $who }, of the host's computers, had shown theirs, so the host could
        have decided to let the lot choose.
   }
# In which rounds the host alone drew the card; "seated": whether the host has a seat, and so a
# name.
together-proved-drawn = { $count ->
     [one] { $seated ->
         [yes] In round { $rounds } { $name }, the host, drew the card alone, and could have chosen
            which one came.
        *[no] In round { $rounds } the host drew the card alone, and could have chosen which one
            came.
       }
    *[other] { $seated ->
         [yes] In rounds { $rounds } { $name }, the host, drew the card alone, and could have chosen
            which one came.
        *[no] In rounds { $rounds } the host drew the card alone, and could have chosen which one
            came.
       }
   }
together-proved-unfinished = The game is not over: this is true as far as the record goes, and says
    nothing about the rest.
together-proved-unsigned = An earlier version of the program wrote this: it does not prove that
    everyone was ready before anything was shown.
together-proved-code = The code of this game is { $code }. Everyone who played it has the same one.
# What is wrong with a proof as a whole.
together-proof-other-version = A newer version of the program wrote this proof.
together-proof-other-game = The proof belongs to another game, or somebody changed the players or
    the start.
together-proof-other-secret = This record was changed: its secret is not the one that was shown at
    the end.
# What is wrong in a round, 0 for before the first one; "what" is one of the clauses below.
together-broken = { $round ->
     [0] Before round 1: { $what }
    *[other] Round { $round }: { $what }
   }
together-wrong-other-phases = this record was changed: the game and its proof do not have the same
    choices.
together-wrong-not-sealed = this record was changed: a sealed choice is missing.
together-wrong-seal-not-signed = this record was changed: a sealed choice was not signed.
together-wrong-not-as-sealed = this record was changed: a choice is not the one that was sealed.
together-wrong-not-ready = this record was changed: it was not signed that everyone was ready.
together-wrong-opened-early = this record was changed: a choice was not signed as it was shown.
together-wrong-not-legal = this record was changed: a choice is not one that the rules allow.
together-wrong-no-table = this record was changed: no table would have accepted that.
together-wrong-not-given-up = a sealed choice was never shown, and the host never signed that it was
    given up. Nobody can know whose doing that is.
together-wrong-given-up-by-host = the host gave up a choice that has to be shown.
together-wrong-never-shown = what had to be shown at the end never was. Nobody can know whose doing
    that is.
# The same where it is known who did it.
together-culprit-not-as-sealed = { $name } showed something else than was sealed.
together-culprit-given-up-by-host = { $name }, the host, gave up a choice that has to be shown.
together-culprit-not-legal = { $name } chose something that the rules do not allow.
together-culprit-false-answer = { $name } said that the game goes on, but it was over.

# ---------------------------------------------------------------------------------- In a browser
# Above the links, each on a line of its own.
together-links-seats = { $count ->
     [one] A link that opens in a browser, for one person:
    *[other] Links that open in a browser, each for one person:
   }
together-links-watch = To watch in a browser:
together-links-only-here = The links open in browsers of this computer only. With the option
    --listen 0.0.0.0 they open in those of your network.
together-links-others = In place of the address in them: { $addresses }.
# A fingerprint, on lines of its own, follows.
together-links-warning = The browser warns that it does not know the certificate. It is the table's
    own if its SHA-256 fingerprint is this one:
together-links-who-could-look = A seat in a browser runs on your computer, so you could look up
    early what is chosen there. Everybody at the table is told so.
together-at-hosts = This page runs on the host's computer, where your choice could be looked up
    early. To keep it to yourself alone, join from your own terminal.
together-verifying-fenced = not for an app that runs for somebody else
together-verifying-not-here = That cannot be done in this page.
together-verifying-not-given = this command is for the pages of kingsroad host --web
together-needs-web = The browser needs the extra 'web': pip install 'kingsroad[web]'
together-served-at = King's Road is at { $address } until you press { $key }.
together-not-from-here = Use the address exactly as it was given to you.
# The code of this language, for the browser.
together-page-language = en
together-closed = This page is no longer connected to the game.
together-opens-again = This page is no longer connected to the game. It opens again by itself as
    soon as it can.
together-open-again = Open it again
# Why a page is closed: at most 120 bytes.
together-moved = The game goes on in another page, which was opened later.
# Why another page cannot be opened, and what can be done.
together-all-taken = No more pages can be open at once. Close another one, then load this one again.
together-all-taken-here = As many games are open as this server allows ({ $most }). Close one of the
    other pages, then load this one again. The option --max-sessions of kingsroad serve allows more.
