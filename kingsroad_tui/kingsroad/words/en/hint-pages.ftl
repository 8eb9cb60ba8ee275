# Where to look: where a marker is worth most; ``scored`` if the King scores one of them now.
kingsroad-hint-look = { $scored ->
    [yes] Look at { $regions }: a marker is worth most there, and the King scores { $king } this
        round.
   *[no] Look at { $regions }: a marker is worth most there.
  }
kingsroad-hint-look-at-cards = { $witch ->
    [yes] Look at your Witch: she matters more than your markers now.
   *[no] Your other cards matter more than your markers now.
  }
kingsroad-hint-decided = Nothing that you choose changes who wins.
# Who else will probably add a marker in a region, each with how likely that is.
kingsroad-hint-others-come = { $how ->
    [will] { $region }: { $who } will probably come.
    [may] { $region }: { $who } may come.
   *[nobody] { $region }: probably nobody else will come.
  }
# … where nobody else chooses any more.
kingsroad-hint-all-known = All other cards are on the table: this round holds no surprise any more.
kingsroad-hint-how-likely = { $name } ({ $odds })
kingsroad-hint-dragons = { $who } will probably play the Dragon.
kingsroad-hint-signs = The map shows where: “hint” or !.
kingsroad-hint-map-covered = The hint covers the map: { $key } shows it again.
# What to choose.
kingsroad-hint-best = Best choice: { $cards }.
# What it is worth. ``lens`` says against whom: ``both`` where perfect play makes no difference.
kingsroad-hint-wins = { $lens ->
    [players] You win { $chance } of the time against these players.
    [people] You win { $chance } of the time against people.
    [random] You win { $chance } of the time if all choose at random.
    [perfect] You win { $chance } of the time against perfect play.
   *[both] You win { $chance } of the time.
  }
kingsroad-hint-won = You win, whatever the others do.
kingsroad-hint-almost-won = You win almost certainly ({ $chance }).
kingsroad-hint-lost = You lose, whatever you choose.
kingsroad-hint-almost-lost = You can hardly win any more ({ $chance }).
kingsroad-hint-lead = { $lead ->
    [ahead] You finish { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ahead of the best opponent on average.
    [behind] You finish { $points ->
        [one] { $points } point
       *[other] { $points } points
      } behind the best opponent on average.
   *[level] You finish level with the best opponent on average.
  }
kingsroad-hint-points = You can expect { $points ->
    [one] { $points } point
   *[other] { $points } points
  } this round.
# What perfect play makes of the best choice.
kingsroad-hint-gamble = { $lens ->
    [players] It is a gamble: against perfect play it wins only { $perfect }. Safer: { $safe }, with
        { $usual } against these players and { $safest } against perfect play.
   *[people] It is a gamble: against perfect play it wins only { $perfect }. Safer: { $safe }, with
        { $usual } against people and { $safest } against perfect play.
  }
kingsroad-hint-lost-to-perfect = Against perfect play it is lost; you win only if somebody makes a
    mistake.
# The list of choices: the heads of its columns, and what stands in them.
kingsroad-hint-column-best = The best
kingsroad-hint-column-win = win
kingsroad-hint-column-margin = lead
kingsroad-hint-column-points = mean
kingsroad-hint-column-costs = costs
kingsroad-hint-column-perfect = perfect
kingsroad-hint-column-round = points
kingsroad-hint-column-range = least–most
kingsroad-hint-cost-best = best
kingsroad-hint-cost-same = same
kingsroad-hint-more-as-good = { $number ->
    [one] One more choice is as good.
   *[other] { $number } more choices are as good.
  }
kingsroad-hint-rank = { $own ->
    [yes] Your cards: number { $rank } of { $count }.
   *[no] { $cards }: number { $rank } of { $count }.
  }
# What an open hint says of a marker in a region, in the line above the hand.
kingsroad-hint-of-region = { $markers ->
    [0] The hint: no marker in { $region }.
    [one] The hint: a marker in { $region }.
   *[other] The hint: two markers in { $region }.
  }
kingsroad-hint-of-region-instead = { $goal ->
    [win] With a marker in { $region } you win { $value } at best, without one { $best }.
    [margin] With a marker in { $region } your lead is { $value } at best, without one { $best }.
   *[points] With a marker in { $region } you get { $value } at best, without one { $best }.
  }
kingsroad-hint-of-region-as-good = A marker in { $region } is as good as the best choice.
# How everybody stands before the choice; ``belief`` is how all are taken to choose.
kingsroad-hint-stands = { $belief ->
    [uniform] As things stand if all choose at random: { $stands }.
    [equilibrium] As things stand between perfect players: { $stands }.
   *[hierarchy] As things stand: { $stands }.
  }
kingsroad-hint-stand = { $who } { $chance }
kingsroad-hint-stand-in-lead = { $lead ->
    [ahead] you are { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ahead of the best opponent on average
    [behind] you are { $points ->
        [one] { $points } point
       *[other] { $points } points
      } behind the best opponent on average
   *[level] you are level with the best opponent on average
  }
kingsroad-hint-stands-perfect = With perfect play: { $stands }.
kingsroad-hint-wins-perfect = { $who ->
    [you] With perfect play you win for certain.
   *[other] With perfect play { $who } wins for certain.
  }
kingsroad-hint-witch-bound = The Witch brings at least what is said: there was no time to weigh all
    her second choices.
# Before anything is called best: no figure, no order.
kingsroad-hint-thinking = Still being thought about.
kingsroad-hint-weighing = Still weighing choices such as { $choices }.
# What is assumed, at the beginning of a sentence or behind a title.
kingsroad-hint-if = if { $claims }
    .begins = If { $claims }
kingsroad-hint-claim = { $name } { $claim }
# How an assumption changes the advice.
kingsroad-hint-still-best = { $changed ->
    [yes] { $claims-begins }, the best choice stays the same: { $now } instead of { $was }.
   *[no] { $claims-begins }, the best choice stays the same: { $now } as before.
  }
kingsroad-hint-still-as-good = { $changed ->
    [yes] { $claims-begins }, the best choice without that is still as good as any ({ $before }):
        { $now } instead of { $was }.
   *[no] { $claims-begins }, the best choice without that is still as good as any ({ $before }):
        { $now } as before.
  }
kingsroad-hint-another-best = { $claims-begins }, another choice is best: { $now }. Without that:
    { $before } ({ $was }).
# What somebody can be supposed to do, and how the dialog asks.
kingsroad-hint-suppose = Suppose what an opponent plays: the advice is for that case.
kingsroad-hint-suppose-who = What if { $who } …
kingsroad-hint-claim-in-region = { $you ->
    [yes] play { $region }
   *[no] plays { $region }
  }
kingsroad-hint-claim-in-two = { $you ->
    [yes] put two markers in { $region }
   *[no] puts two markers in { $region }
  }
kingsroad-hint-claim-card-dragon = { $you ->
    [yes] play the Dragon
   *[no] plays the Dragon
  }
kingsroad-hint-claim-card-no-dragon = { $you ->
    [yes] keep the Dragon
   *[no] keeps the Dragon
  }
kingsroad-hint-claim-card-no-witch = { $you ->
    [yes] play no Witch
   *[no] plays no Witch
  }
kingsroad-hint-claim-card-knight = { $you ->
    [yes] play the Knight
   *[no] plays the Knight
  }
kingsroad-hint-claim-card-witch = { $you ->
    [yes] play the Witch
   *[no] plays the Witch
  }
kingsroad-hint-claim-card-no-knight = { $you ->
    [yes] keep the Knight
   *[no] keeps the Knight
  }
kingsroad-hint-claim-in-no-region = { $you ->
    [yes] do not play { $region }
   *[no] does not play { $region }
  }
kingsroad-hint-claim-in-one = { $you ->
    [yes] put one marker in { $region }
   *[no] puts one marker in { $region }
  }
kingsroad-hint-claim-in-none = { $you ->
    [yes] put no marker in { $region }
   *[no] puts no marker in { $region }
  }
# How far the analysis has come.
kingsroad-hint-progress-cut = Time ran out: a rough estimate.
kingsroad-hint-progress-first = First estimate.
kingsroad-hint-progress-almost = Almost complete.
kingsroad-hint-progress-complete = Analysis complete.
# The figures behind a hint, for experts.
kingsroad-hint-interval = Such estimates can be off: { $chance } may in truth be anything from { $low
    } to { $high }. Which choice is better is surer than that.
kingsroad-hint-mix-one = One choice alone is played: there is nothing to mix.
kingsroad-hint-mix = Mixed strategy, so that nobody can guess you: { $choices }.
kingsroad-hint-given-up = Against opponents who play the equilibrium the best choice gives up { $gap
    }.
kingsroad-hint-risk = { $none ->
    [yes] An opponent who knew how you choose would take nothing from it.
   *[no] An opponent who knew how you choose would take at most { $gap } from it.
  }
kingsroad-hint-belief = { $known ->
    [both] Belief about { $name }: plays { $plays }; chooses by { $types }.
    [plays] Belief about { $name }: plays { $plays }.
   *[types] Belief about { $name }: chooses by { $types }.
  }
kingsroad-hint-type-level-0 = rule of thumb
kingsroad-hint-type-level-1 = one step ahead
kingsroad-hint-type-level-2 = two steps ahead
kingsroad-hint-type-equilibrium = equilibrium
kingsroad-hint-no-certificate = How near the equilibrium is to an exact one is not known yet.
kingsroad-hint-certificate = { $kind ->
    [nashconv] NashConv of the equilibrium (the sum of what each player would gain by a best
        response): { $gap }.
   *[exploitability] Exploitability of the equilibrium (what a best response would gain against it):
        { $gap }.
  }
kingsroad-hint-few-plays = Time ran out: points, chances and leads are means over a few joint plays.
kingsroad-hint-gap-none = nothing
# The command that advises: its title, and what stands above the figures for experts.
kingsroad-hint-command-title = { $second ->
    [yes] Round { $round }, the King in { $region }: { $name }'s second choice
   *[no] Round { $round }, the King in { $region }: { $name }'s choice
  }
kingsroad-hint-details = Details:
# What stands in the place of a hint that nobody has asked for.
kingsroad-hint-how-to-ask = Press { $key } for a hint: where to look first, then what to play.
