assassins-report-no-phase = No phase was judged.
assassins-report-sides-heading = The two sides
assassins-report-about-course = The chance to win before and after each turn, by what that side
    could know then. A mistake is a fall within a turn; shaded are the turns of a round with one.
assassins-report-no-mistakes = No phase was a mistake, and nothing certain was missed.
assassins-report-moments = What there is to learn
assassins-report-about-moments = The three moments that cost most, or fewer: what was certain, and what
    was better. The boards show how it stood, how it was played, and the better turn; framed is what
    changed.
assassins-report-about-luck = A card is luck by what it was worth more or less than the cards that
    could have come; an arrest, by whether it ended the game, which nobody could know.
assassins-report-phases = Phase by phase
assassins-report-about-adding-up = A side's chance to win with the best way to play its first phase,
    less what its phases cost, and with what cards, arrests and the other side brought or took, is
    the result.
assassins-report-as-it-stood = As it stood
assassins-report-as-played = As it was played
assassins-report-better = A better turn
# The title of a report on this game.
assassins-report-title = King & Assassins: { $game }
# How many phases are judged, of how many.
assassins-report-phases-judged = { $phases } of { $every } phases judged
# What a screen reader says of boards beside one another.
assassins-report-boards-title = Boards: { $boards }
