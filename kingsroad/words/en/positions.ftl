# What is impossible about a position.
kingsroad-position-entries = must have one entry for each of the { $players } players
kingsroad-position-regions = must have one entry for each of the 8 regions
kingsroad-position-round = must be 1 to { $most }, not { $found }
kingsroad-position-king = must stand in region 1 to 8, not { $found }
kingsroad-position-score = { $who } must have 0 to { $most }, not { $found }
kingsroad-position-noble-of-nobody = region { $region } has a Noble of a missing player
kingsroad-position-noble-order = region { $region } must list each seat once, in ascending order
kingsroad-position-nobles = region { $region } has { $count } Nobles; only permanent Nobles share a
    region
kingsroad-position-markers = { $who } must have one number for each region
kingsroad-position-negative = { $who } has a negative number
kingsroad-position-all-markers = { $who } has { $count } markers in hand, on the board and as
    Nobles; every player has { $wanted }
kingsroad-position-finished = contradicts the scores (40 points end the game)
kingsroad-position-winners = contradict the scores and Nobles
# What is wrong with the code of a position; what was found stands in quotation marks.
kingsroad-code-too-long = is longer than { $limit } characters
kingsroad-code-beginning = must begin with { $prefix }:
kingsroad-code-not-whole = is not whole: the rules, the round, the King's region and each player
    follow { $prefix }, with a colon before each
kingsroad-code-variant = must be s (standard) or p (a Noble stays), not { $found }
kingsroad-code-players = there are 2 to 5, not { $count }
kingsroad-code-player = must look like 12DW.00010000.38 (score, Dragon and Witch in hand, markers in
    regions 1 to 8, Nobles), not { $found }
kingsroad-code-score = the score is too large
kingsroad-code-nobles = Nobles must be listed once each, in ascending order
kingsroad-code-number = must be a number, not { $found }
kingsroad-code-markers = has { $used } markers and Nobles on the board; there are only { $most }
kingsroad-code-regions = must have 8 regions, not { $count }
kingsroad-code-built-in-board = the standard board is left out of a code
kingsroad-code-region = region { $region } must be name=banner=source
kingsroad-code-banner = region { $region } must have a banner such as 8-6-4-2
kingsroad-code-not-encoded = { $found } is not percent-encoded text
# What is wrong with a board.
kingsroad-board-region = region { $region }
kingsroad-board-number = the regions are numbered 1 to 8
kingsroad-board-places = a banner has 3 or 4 places
kingsroad-board-points = a banner's points are 0 to 99
kingsroad-board-rising = a banner's points never rise
kingsroad-board-source = its source: { $problem }
kingsroad-board-regions = each of 1 to 8 must be there exactly once
