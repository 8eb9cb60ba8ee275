# Why cards are no legal selection.
kingsroad-selection-unknown-card = there is no such card
kingsroad-selection-too-many = there are more cards than may be chosen
kingsroad-selection-too-few = there are fewer cards than must be chosen
kingsroad-selection-twice = a card is chosen twice
kingsroad-selection-witch-not-first = the Witch must come first
kingsroad-selection-knight-not-last = the Knight must come last
kingsroad-selection-nothing-to-decline = a Knight can decline only directly after a region
kingsroad-selection-dragon-spent = the Dragon is spent
kingsroad-selection-witch-spent = the Witch is spent
kingsroad-selection-witch-again = the Witch cannot be in the second choice
# Why a round cannot be played as asked.
kingsroad-round-game-over = the game is over
kingsroad-round-too-many-rounds = rounds cannot be counted further
kingsroad-round-wrong-count = there must be one choice for each player
kingsroad-round-second-choice-missing = the second choice after the Witch is missing
kingsroad-round-second-choice-needless = there is a second choice, but no Witch was revealed
kingsroad-round-no-witch = nobody revealed a Witch, so no choice is pending
kingsroad-round-not-pending = no round waits for a second choice
kingsroad-selections-needed = there must be { $players } selections, one for each player
kingsroad-entries-needed = there must be one entry for each of { $players } players
# Where in a game something is wrong.
kingsroad-seat = player { $number }
kingsroad-in-round = round { $round }
kingsroad-choice-in-round = round { $round }, { $who }
# What is wrong with a game as a whole; the other is the field of another player's name.
kingsroad-same-name = two players are called { $name }
kingsroad-player-count = there are 2 to 5 players, not { $count }
kingsroad-start-players = has { $found } players, not { $wanted }
kingsroad-start-other-rules = is for another variant or board
kingsroad-too-many-rounds = there are { $rounds }, more than a game may have ({ $most })
kingsroad-record-no-seat = reselections: there is no seat { $seat }
