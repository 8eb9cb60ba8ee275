kingsroad-home-last-game = The game you left
kingsroad-home-kingdom = The kingdom
kingsroad-home-aim = Place markers in secret. Whoever has the most where the King stands scores the
    most. At 40 points the game ends.
kingsroad-home-permanent-nobles = Permanent Nobles, y or n
# Where the game stands and what comes next; ``people`` are the players at this terminal.
kingsroad-home-turn-sentence = Round { $round }: a Witch was revealed. Continue, and choose again.
kingsroad-home-turn-sentence-2 = Round { $round }: { $listed } choose their cards.
kingsroad-home-turn-sentence-3 = Round { $round }: { $king }. Your turn to choose.
# What the table being laid means for the game.
kingsroad-home-table-sentence = { $places }. Everybody has { $markers } markers.
# Why a player's name, or the number of players, cannot be used.
kingsroad-home-name-sentence = The name { $problem }.
