# ------------------------------------------------------------- what stands in place of a hint
assassins-hints-no-hints = This game was set up without hints.
assassins-hints-not-now = Hints are for whoever acts now.
assassins-hints-not-ready = The hint is not ready yet.
assassins-hints-thinking = Thinking …
assassins-hints-lost = There is no hint: the solver gives no answer.
# Where there is nothing to be done as a hint says; once it is all done; where it is to do no more.
assassins-hints-ask-first = No hint is open: press { $ask } for one, then { $follow } does what it says.
assassins-hints-followed = That was the whole hint: { $ends } ends your phase, { $again } looks once
    more.
assassins-hints-end-now = The hint is to do nothing more: { $ends } ends your phase.
# To somebody whose assassins are hidden, since another one looks on; and to somebody who looks back.
assassins-hints-all-twelve = Worked out without your secret: press { $looks } to look at your
    assassins first.
assassins-hints-public = Worked out from what both sides knew.
assassins-hints-supposing = Supposing that { $claims }.
# ------------------------------------------------------------------------- where to look
assassins-hints-win-now = You can win now!
# With how many of the cards to come (`cards` of `total`) the king walks out in his next phase.
assassins-hints-walks-out = { $which ->
    [that] The king walks out next turn with that card: close { $square }!
    [any] The king walks out next turn, whatever card comes: close { $square }!
   *[some] The king walks out next turn with { $cards } of the { $total } cards to come: close { $square }!
  }
# What the people can do to the king if his side stops here; chances by who is suspected.
assassins-hints-stop = { $harm ->
    [lost] If you stop here you lose: this is the last round, and the king is still outside.
    [none] If you stop here, nobody can strike the king.
    [kills-surely] If you stop here, the king can be killed for sure!
    [wounds-surely] If you stop here, the king can be wounded for sure, but not killed.
    [kills] If you stop here, the king can be killed: { $death } likely, by who is suspected.
    [wounds] If you stop here, the king can be wounded: { $wound } likely, by who is suspected.
   *[both] If you stop here, the king can be wounded ({ $wound } likely, by who is suspected) or even
        killed ({ $death }).
  }
# The same as the people see it who have not looked at their cards.
assassins-hints-fears = { $harm ->
    [lost] The king is safe this round.
    [none] The king is safe this round.
    [kills-surely] As it stands, the king can be killed for sure!
    [wounds-surely] As it stands, the king can be wounded for sure, but not killed.
    [kills] As it stands, the king can be killed: { $death } likely, by who is suspected.
    [wounds] As it stands, the king can be wounded: { $wound } likely, by who is suspected.
   *[both] As it stands, the king can be wounded ({ $wound } likely, by who is suspected) or even killed
        ({ $death }).
  }
# The same for the people who know who they are.
assassins-hints-can = { $harm ->
    [kills-surely] You can kill the king now!
    [wounds-surely] You can wound the king now.
   *[none] You cannot strike the king in this phase.
  }
assassins-hints-at-worst = At worst, that is: it may be less.
# Who could strike, and after how many AP; `people` is a list of what follows.
assassins-hints-strikers = { $whose ->
    [own] You can strike with { $people }.
    [fear] The king has to fear { $people }.
   *[king] Could strike: { $people }.
  }
assassins-hints-striker = { $sure ->
    [yes] { $who } on { $square } ({ $when })
   *[no] { $who } on { $square } ({ $chance }, { $when })
  }
assassins-hints-more = { $more } more
# The king's way to a gate, and his AP: those left in this phase and on the cards to come.
assassins-hints-clock = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to { $gate }, { $left } king AP left: { $spare ->
    [0] none to spare.
   *[other] { $spare } to spare.
  }
assassins-hints-gate-north = the north gate
    .begun = The north gate
assassins-hints-gate-east = the east gate
    .begun = The east gate
assassins-hints-gate-south = the south gate
    .begun = The south gate
assassins-hints-gate-west = the west gate
    .begun = The west gate
assassins-hints-clock-shut = The crowd shuts every gate. With the way free it would be { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, with { $left } king AP left.
assassins-hints-clock-no-street = No street leads to a gate; { $left } king AP left.
assassins-hints-clock-around = It is too far around the crowd: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to { $gate }, { $left } king AP left.
assassins-hints-clock-through = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to the gate at { $square } once { $people } { $many ->
    [one] is
   *[other] are
  } out of the way, { $left } king AP left: { $spare ->
    [0] none to spare.
   *[other] { $spare } to spare.
  }
assassins-hints-clock-too-late = { $side ->
    [king] The castle is out of reach: { $steps } steps to { $gate }, { $left } king AP left.
        You can win only by removing all three assassins.
   *[people] The king can no longer reach the castle: { $steps } steps to { $gate }, { $left }
        king AP left. You win if an assassin is left when the cards run out.
  }
# What can be done about a single one who is in the way; `ways` is a list of what follows.
assassins-hints-blocker = You can { $ways }.
assassins-hints-blocker-ways = { $one } or { $other }
assassins-hints-blocker-push = push him aside ({ $ap } AP)
assassins-hints-blocker-arrest = arrest him ({ $ap } AP)
assassins-hints-blocker-kill = kill him ({ $ap } AP)
# The cards to come: on how many the king has 2 AP, an arrest is allowed, the people have 5 AP.
assassins-hints-odds = To come: { $cards } cards. The king has 2 AP on { $two }, the people 5 AP on
    { $many }; an arrest is allowed on { $arrests }.
assassins-hints-odds-last = The last card gives the king { $king } AP and { $arrest ->
    [yes] allows an arrest.
   *[no] allows no arrest.
  }
assassins-hints-odds-none = No card is left after this one.
# How likely each is an assassin, and what of all that was seen says so most.
assassins-hints-suspects = { $of ->
    [alike] Everybody counted alike, each is an assassin with:
    [nothing] Nobody has given anything away yet.
    [supposed] Then they are assassins with:
   *[seen] How likely each is an assassin, by what everybody has seen:
  }
# The same in a line: of those who are suspected most, or of one's own; `people` is a list of whom and
# how likely.
assassins-hints-suspected = { $of ->
    [own] How suspect yours look: { $people }.
   *[seen] Most suspect: { $people }.
  }
assassins-hints-suspected-one = { $who } { $chance }
assassins-hints-suspects-none = Everybody who is still there is known.
assassins-hints-suspect = - { $who-begun } { $chance }.
assassins-hints-suspect-by = - { $who-begun } { $chance }: { $sign } ({ $without } without that).
assassins-hints-suspect-each = - Each of them { $chance }.
# What was seen of somebody, in one round or in several.
assassins-hints-sign-killed = could have killed the king { $when }, and did not
assassins-hints-sign-wounded = could have wounded the king { $when }, and did not
assassins-hints-sign-moved = moved { $when }
assassins-hints-sign-nearer = came nearer to the king { $when }
assassins-hints-sign-farther = went away from the king { $when }
assassins-hints-sign-in-reach = moved within reach of the king { $when }
assassins-hints-sign-stays-in-reach = stayed within reach of the king { $when }
assassins-hints-sign-away-from-knights = got away from a knight { $when }
assassins-hints-sign-beside-a-knight = was beside a knight { $when }
assassins-hints-sign-onto-a-roof = climbed a roof { $when }
assassins-hints-sign-in-the-way = stepped into the king's way { $when }
assassins-hints-sign-often-chosen = starts where an assassin is worth a lot
assassins-hints-sign-seldom-chosen = starts where an assassin is worth little
assassins-hints-when-once = in round { $round }
assassins-hints-when-often = in several rounds
# ---------------------------------------------------------------------------- what to do
# `how` is the way to play as it says: by a key, typed, or only to be seen.
assassins-hints-do-moves = { $how ->
    [key] Best moves: { $key } plays them.
    [typed] Best moves: type { $actions }.
   *[board] Best moves: see the board.
  }
assassins-hints-do-strike = { $how ->
    [key] Strike now: { $key } does it!
    [typed] Strike now: type { $actions }!
   *[board] Strike now: see the board!
  }
assassins-hints-do-either = { $how ->
    [key] Strike or wait, it is the same; { $key } plays this:
    [typed] Strike or wait, it is the same; type { $actions }.
   *[board] Strike or wait, it is the same; see the board.
  }
assassins-hints-best-nothing = Best: end your phase now.
assassins-hints-wins = That wins the game.
assassins-hints-kills = That kills the king.
# How good it is, and how many others are as good; `others` of those that were looked at closely.
assassins-hints-chance = You win { $chance }. { $others ->
    [0] No other way looked at is as good.
    [one] One other way is as good (next page).
   *[other] { $others } other ways are as good (next page).
  }
assassins-hints-strike-costs = To strike at once wins { $loss } less.
assassins-hints-chance-alone = You win { $chance }.
assassins-hints-cut-short = Time ran out before everything was compared: there may be better.
# What the people can do to the king after it; chances by who is suspected.
assassins-hints-then = { $harm ->
    [lost] Then the last round is over, and he is still outside.
    [none] Then nobody can strike the king.
    [kills-surely] Then the king can be killed for sure.
    [wounds-surely] Then the king can be wounded for sure, but not killed.
    [kills] Then the king can be killed ({ $death } likely).
    [wounds] Then the king can be wounded ({ $wound } likely), but not killed.
   *[both] Then the king can be wounded ({ $wound } likely) or even killed ({ $death }).
  }
assassins-hints-luck = { $arrest ->
    [yes] The arrest wins at once if it takes the last assassin: { $chance } likely.
   *[no] It wins at once if the others were arrested before: { $chance } likely.
  }
# The king's clock after a way to play, beside what it is now: `change` by so many that can be lost.
assassins-hints-after = After it { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to a gate, { $change ->
    [late] but only { $left } king AP to come: too late, unless a shorter way opens.
    [fewer] { $left } king AP to come: { $spare ->
        [0] none
       *[other] { $spare }
      } to spare, { $by } fewer than now.
    [more] { $left } king AP to come: { $spare } to spare, { $by } more than now.
   *[same] { $left } king AP to come: { $spare ->
        [0] none
       *[other] { $spare }
      } to spare, as now.
  }
assassins-hints-after-first = After it { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to a gate, { $left } king AP to come: { $spare ->
    [0] none
   *[other] { $spare }
  } to spare.
assassins-hints-after-through = After it { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to a gate once { $people } { $many ->
    [one] is
   *[other] are
  } out of the way, { $left } king AP to come.
assassins-hints-after-shut = After it every way to a gate is shut.
# What is left of the AP; `points` is a list of what follows.
assassins-hints-unspent = Left unspent: { $points }.
assassins-hints-unspent-knights = { $ap } of the knights' AP
assassins-hints-unspent-people = { $ap } AP
assassins-hints-unspent-king = { $ap } king AP, which his clock loses
# For the people: whether he walks out after it, and how near they are.
assassins-hints-then-walks-out = { $which ->
    [that] Then the king still walks out next turn with that card.
    [any] Then the king still walks out next turn, whatever card comes.
    [none] Then the king cannot walk out next turn.
   *[some] Then the king still walks out next turn with { $cards } of the { $total } cards to come.
  }
assassins-hints-then-strike = { $ap ->
    [0] An assassin of yours stands ready to strike.
   *[other] Your nearest assassin needs { $ap } AP to get to the king.
  }
assassins-hints-then-wounded = The king is wounded.
assassins-hints-mind-arrest = Mind the knights beside { $people }: an arrest costs them 1 AP, on a card
    that allows one.
assassins-hints-mind-kill = Mind the knights: they can kill { $people } for 1 AP.
# What a pawn does, and its use.
assassins-hints-move = - { $done-begun }.
assassins-hints-move-why = - { $done-begun }: { $why }.
# The use of what one pawn does, or several together (`pawns`).
assassins-hints-why-progress = { $steps ->
    [one] one step left
   *[other] { $steps } steps left
  } to { $gate }
assassins-hints-why-keeps-off = otherwise { $people } could strike { $when }
assassins-hints-why-room = makes room for { $later }
assassins-hints-why-opens = { $pawns ->
    [1] opens the way to { $gate }
   *[other] together they open the way to { $gate }
  }
assassins-hints-why-shortens = saves the king { $steps ->
    [one] one step
   *[other] { $steps } steps
  } to { $gate }
assassins-hints-why-clears = { $pawns ->
    [1] clears the king's next step
   *[other] together they clear the king's next step
  }
assassins-hints-why-farther = { $people } then needs { $ap } AP before a strike
assassins-hints-why-guards = shields the king
assassins-hints-why-shuts = { $gate ->
    [every] { $pawns ->
        [1] blocks every way to a gate
       *[other] together they block every way to a gate
      }
   *[other] { $pawns ->
        [1] blocks every way to { $gate }
       *[other] together they block every way to { $gate }
      }
  }
assassins-hints-why-lengthens = makes the king's way to { $gate } { $steps ->
    [one] one step
   *[other] { $steps } steps
  } longer
assassins-hints-why-blocks = stands in the king's way
assassins-hints-why-nearer = your assassin could then strike { $when }
assassins-hints-why-feigns = looks as if it could strike { $when }
assassins-hints-why-kills = leaves the king { $knights ->
    [one] one knight
   *[other] { $knights } knights
  }
assassins-hints-why-known = otherwise it could strike { $when }
# Who is removed, and how likely it is an assassin.
assassins-hints-why-removes = { $how ->
    [never] no assassin
    [surely] surely an assassin
   *[likely] { $chance } likely an assassin
  }
assassins-hints-why-removes-near = { $how ->
    [never] no assassin
    [surely] surely an assassin, who could strike { $when }
   *[likely] { $chance } likely an assassin, who could then strike { $when }
  }
assassins-hints-strikes-after = { $ap ->
    [0] at once
   *[other] after { $ap } AP
  }
assassins-hints-strikes-after-least = after { $ap } AP at least
# ------------------------------------------------------------------------- how it compares
assassins-hints-as-good = { $others ->
    [one] As good as the best:
   *[other] As good as the best, the most different first:
  }
assassins-hints-none-as-good = Nothing else that was looked at is as good.
assassins-hints-nothing-else = There is nothing else to do.
assassins-hints-other = { $number }. { $turn } { $apart }
assassins-hints-other-nothing = { $number }. End your phase now. { $apart }
assassins-hints-worse = It wins { $loss } less.
assassins-hints-next-best = The next best:
# In what a way to play differs from the best one; `better` and `worse` are lists of what follows.
assassins-hints-apart = { $how ->
    [better] { $better }
    [worse] { $worse }
   *[both] { $better }, but { $worse }
  }
assassins-hints-apart-sentence = { $how ->
    [alike] Much the same.
    [better] Beside the best: { $better }.
    [worse] Beside the best: { $worse }.
   *[both] Beside the best: { $better }, but { $worse }.
  }
assassins-hints-apart-risk = { $safer ->
    [yes] safer
   *[no] riskier
  }
assassins-hints-apart-death = { $less ->
    [yes] the king dies less often
   *[no] the king dies more often
  }
assassins-hints-apart-wound = { $less ->
    [yes] he is wounded less often
   *[no] he is wounded more often
  }
assassins-hints-apart-gate = { $open ->
    [yes] a way to a gate is open
   *[no] no way to a gate is open
  }
assassins-hints-apart-steps = { $ahead ->
    [yes] { $steps ->
        [one] one step ahead
       *[other] { $steps } steps ahead
      }
   *[no] { $steps ->
        [one] one step behind
       *[other] { $steps } steps behind
      }
  }
assassins-hints-apart-arrests = arrests { $people }
assassins-hints-apart-spares = does not arrest { $people }
assassins-hints-apart-wins = { $more ->
    [yes] wins at once more often
   *[no] wins at once less often
  }
assassins-hints-apart-strike = { $wounds ->
    [yes] wounds the king
   *[no] the king is not wounded
  }
assassins-hints-apart-walks-out = { $may ->
    [yes] the king may walk out next turn
   *[no] the king cannot walk out next turn
  }
assassins-hints-apart-kills = { $more ->
    [yes] kills { $knights ->
        [one] one knight
       *[other] { $knights } knights
      } more
   *[no] kills { $knights ->
        [one] one knight
       *[other] { $knights } knights
      } fewer
  }
assassins-hints-apart-reveals = { $more ->
    [yes] shows who an assassin is
   *[no] keeps your assassins hidden
  }
assassins-hints-apart-ready = { $nearer ->
    [yes] { $ap } AP nearer to a strike
   *[no] { $ap } AP farther from a strike
  }
assassins-hints-apart-blocked = { $blocked ->
    [yes] every gate is blocked
   *[no] a gate stays open
  }
assassins-hints-apart-way = { $longer ->
    [yes] { $steps ->
        [one] his way is one step longer
       *[other] his way is { $steps } steps longer
      }
   *[no] { $steps ->
        [one] his way is one step shorter
       *[other] his way is { $steps } steps shorter
      }
  }
# What the king risks, in a sentence of something else.
assassins-hints-risk = { $harm ->
    [none] the king is safe
    [kills-surely] the king can be killed for sure
    [wounds-surely] the king can be wounded for sure
    [kills] the king can be killed ({ $death } likely)
    [wounds] the king can be wounded ({ $wound } likely)
   *[both] the king can be wounded ({ $wound } likely) or even killed ({ $death })
  }
# ----------------------------------------------------------------------------- for experts
assassins-hints-advice-title = Round { $round }, { $moment ->
    [before] before the card is turned up
    [king] the king's phase
   *[people] the people's phase
  }: advice for { $side }
assassins-hints-both-chances = Chance to win: the king { $king }, the people { $people } (± { $error }).
assassins-hints-worlds = Who the three assassins are: { $trios ->
    [one] one possible trio.
   *[other] { $trios } possible trios.
  }
assassins-hints-trios = By number of trios, each counted alike: killed { $death } of { $trios }, wounded
    { $wound }.
assassins-hints-way-to-gate = { $way ->
    [none] No street leads to { $gate } { $square }.
    [shut] The crowd shuts { $gate } { $square } off, { $steps } steps away.
   *[open] { $gate-begun } { $square }: { $steps } steps away, { $around } around the crowd.
  }
assassins-hints-near = As an assassin, could strike after { $ap } AP: { $people }.
assassins-hints-near-none = No assassin can strike after { $ap } AP or fewer.
assassins-hints-best-of = { $all ->
    [yes] The best of all { $tried } ways to play:
   *[no] The best of { $tried } ways to play:
  }
assassins-hints-only-way = One way to play this phase:
assassins-hints-no-turn = There is nothing for { $side } to do at this moment.
assassins-hints-candidate = { $number }. { $turn }
assassins-hints-candidate-nothing = { $number }. End your phase now.
# Its figures: a list of what follows.
assassins-hints-figures = { $figures }.
assassins-hints-figure-wins = wins the game
assassins-hints-figure-chance = wins { $chance } (± { $error })
assassins-hints-figure-at-once = { $chance } at once
assassins-hints-risked-killed = killed { $chance } ({ $trios } trios)
assassins-hints-risked-wounded = wounded { $chance } ({ $trios } trios)
assassins-hints-figure-steps = { $steps ->
    [one] one step to a gate
   *[other] { $steps } steps to a gate
  }
assassins-hints-figure-shut = every way to a gate shut
assassins-hints-figure-strike = { $ap } AP before a strike
# ------------------------------------------------------------------ whom to take as assassins
assassins-hints-take = { $how ->
    [key] Take { $people } ({ $key } takes them).
   *[typed] Take { $people }.
  }
assassins-hints-member = { $passes ->
    [no] - { $who-begun }: away from the king's shortest ways; { $arrest ->
        [no] no knight gets there.
       *[other] an arrest takes { $arrest } AP at least.
      }
   *[other] - { $who-begun }: the king may come by after { $passes ->
        [one] one step
       *[other] { $passes } steps
      }; { $arrest ->
        [no] no knight gets there.
       *[other] an arrest takes { $arrest } AP at least.
      }
  }
assassins-hints-apart-squares = The nearest two stand { $squares ->
    [one] one square
   *[other] { $squares } squares
  } apart: the farther, the harder to guard against both.
assassins-hints-picked = Picked at random from { $choices } that are as good: what is always picked can
    be guessed.
assassins-hints-self-play = When the computer played itself, such choices won { $chance } of the games,
    whomever the king suspected; any three won { $even }.
