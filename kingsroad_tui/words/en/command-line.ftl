command-play = Open the game; with FILE, pick up that saved game.
    .plain = The whole game in plain text, line by line.
command-learn =
    .plain = In plain text, line by line.
    .from = The step to begin with.
command-advise =
    .seconds = Answer within about this time.
command-replay = Replay saved games, or the games in a tournament's results, through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    .json = One JSON object per file, one a line.
command-share = Print a whole game as one line of text, to be pasted into a message.
command-board =
    .ascii = Draw with ASCII signs.
    .width = In columns.
    .height = In lines.
command-statistics = Count your finished games against each strength of computer player.

    With --by, say how you are getting on instead.
    .json = One JSON object for each strength, or each row, a line.
command-practise = Practise: your own mistakes that are due today, then today's puzzles.

    A mistake comes back 1, 3, 7 and 21 days after a right answer, and tomorrow after a wrong one.
    .json = Your mistakes, one JSON object a line.
    .judge = First look for mistakes in games not judged yet.
command-note = Keep a note in a saved game, in one line; "" removes it.

    Without TEXT, print the notes that are there.
    .round = On this round, not the game.
    .json = All notes as one JSON object.
command-puzzles = Puzzles: clear decisions from games of computer players, each with its proof.
command-make = Look for puzzles in games of computer players, until there are so many.

    Each is kept as soon as it is found. Ctrl+C stops the search; the same command goes on.
    .into = Keep them here; a run that finds the file goes on with it.
    .jobs = Processes.
    .scheduler = A Dask scheduler whose workers search.
command-list = List the puzzles of the package, or those in FILE.
    .json = One JSON object for each puzzle, a line.
command-check = Prove every puzzle anew: of the package, or in FILE.

    Exits with 1 where one is not as clear as it says.
    .first = Only so many of them.
command-engine = Answer requests as JSON lines, from standard input to standard output.

    Every request and every answer is one JSON object on one line. docs/engine.md describes them,
    docs/schemas has every field.
    .long-lines = Answer in lines of any length, with all details.
command-serve = Open the game in a browser on this machine (needs the extra `web`).

    The server answers at 127.0.0.1 alone; Ctrl+C ends it.
    .port = The port to serve at.
    .max-sessions = Most games open at once.
command-relay = Run a relay: tables and guests who cannot reach each other meet there.

    It forwards sealed frames between those who name the same room, and can read none of them.
    Anybody can run one, on a small server. Ctrl+C ends it.
    .listen = Where tables and guests reach it.
    .name = The name or address in what it prints.
command-browser-seat = A seat at a table for somebody in a browser, and nothing else of this
    computer.

    The page's server starts it: the invitation stands in the environment, where nobody else can
    read it, and the app's own folder is the only one that it can write to.
    .watch = Look on, without a seat.
command-host = Open a table for friends who are elsewhere; --plain plays it line by line.

    Gives an invitation for them: they join with it from their own terminal. Nobody sees a choice
    before everyone has chosen, you included.
    .name = Your name at the table.
    .computers = How many are computers.
    .listen = Where others can reach the table: 0.0.0.0 is everybody in your network. Without it
        only this computer can.
    .port = Port (default: any free port).
    .via = By a relay, where nobody can reach this computer.
    .web = Links for those who play in a browser, too.
    .web-port = Port of the links (default: any free port).
    .limit = Seconds for each choice.
    .no-hints = Nobody may ask for hints.
    .resume = Take up the table that was open last.
    .plain = In plain text, line by line.
    .seats = How many play.
command-join = Join a friend's table with the invitation that the host was given.

    Without an invitation, comes back to the table that you joined last, or asks for one; --plain
    plays line by line.
    .name = Your name at the table.
    .watch = Look on, without a seat.
    .plain = In plain text, line by line.
command-verify = Check games that were played together: was every choice fixed before any was seen?

    Says who broke it where one was not; the exit code is then 1.
    .json = One JSON object per file, one a line.
command-report =
    .markdown = The report as Markdown.
    .html = Write the report as one page: a file, `-` for standard output, or a folder.
command-options =
    .json = One JSON object.
    .force = Replace a file that is there already.
command-progress-options =
    .by = By month, by opponent or by kind of decision: games, what choices cost, and luck.
    .csv = That as CSV; all three, unless one is named.
command-tournament-options =
    .seconds = Limit for each choice.
    .jobs = Processes.
    .scheduler = A Dask scheduler whose workers play.
    .results = Keep every game here; a run that finds the file goes on with it.
    .json = One JSON object.
