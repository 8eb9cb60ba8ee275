kingsroad-hints-reasons-keep-the-witch = Keep the Witch: she would do no better this round.
kingsroad-hints-reasons-many-as-good = Many choices are about as good here.
# Where no reason passes its test.
kingsroad-hints-reasons-few-as-good = A few choices are about as good here: none of the cards
    decides.
# What a bar of everybody's chances supposes where the result is forced; behind a name above it.
kingsroad-hints-best-play-perfect-play = , with perfect play
kingsroad-hints-everybody-else = everybody else
    .begins = Everybody else
kingsroad-hints-somebody = somebody
kingsroad-hints-or = { $most } or { $last }
kingsroad-hints-reasons-overtakes = You would overtake { $rivals } in { $region }{ $brings }.
kingsroad-hints-reasons-leads = You would be ahead in { $region }{ $brings }.
kingsroad-hints-reasons-holds = You would stay ahead in { $region } { $certain ->
     [yes] for certain
    *[no] { $chance } of the time
   }, without another marker there only { $without }{ $brings }.
kingsroad-hints-reasons-ties = You would draw level with { $rivals } in { $region }, which holds
    them back{ $brings }.
kingsroad-hints-reasons-place = { $number ->
     [1] A marker pays
    *[other] Even { $place } place is worth a marker
   } in { $region }{ $brings }.
kingsroad-hints-reasons-blocks = A marker holds { $rivals } back in { $region }: { $points ->
     [one] { $points } point
    *[other] { $points } points
   }
    less for { $rivals }{ $certain ->
     [yes] { "" }
    *[no] { " " }on average
   }.
kingsroad-hints-reasons-risk = You would stay ahead in { $region } unless { $ending }.
# What ends a lead: ``Baron adds a marker``; and one of several such things.
kingsroad-hints-reasons-adds = { $who } adds { $markers ->
     [one] a marker
    *[other] { $markers } markers
   }
kingsroad-hints-reasons-or = { $most }, or { $last }
kingsroad-hints-reasons-prepares = A marker prepares { $region } ({ $ahead ->
     [one] next
    *[other] { $ahead } regions on
   }, { $points ->
     [one] { $points } point
    *[other] { $points } points
   } for 1st place): with { $markers ->
     [one] a marker
    *[other] { $markers } markers
   } there you { $stand ->
     [most] have the most
     [level] are level with { $rivals } and can still get ahead
    *[behind] can still catch up with { $rivals } ({ $top })
   }.
kingsroad-hints-reasons-dragon = The Dragon has { $region } scored this round: { $points ->
     [one] { $points } point
    *[other] { $points } points
   }{ $nobles }{ $certain ->
     [yes] { "" }
    *[no] { " " }on average
   }.
kingsroad-hints-reasons-witch = With the Witch you choose when all other cards are on the table.
    That is worth { $worth } more than any choice without her.
kingsroad-hints-reasons-matters = A marker in { $region } is needed: without it the best choice is
    { $less } worse.
# ``: 1.3 points on average``; before it, where it is not sure that the region is scored.
kingsroad-hints-reasons-brings = { $unsure ->
     [yes] { "" }, if a Dragon makes it score
    *[no] { "" }
   }: { $points ->
     [one] { $points } point
    *[other] { $points } points
   }{ $nobles }{ $certain ->
     [yes] { "" }
    *[no] { " " }on average
   } this round
# What points consist of: ``5 points (1, and 4 for your Nobles)``.
kingsroad-hints-reasons-nobles = { " " }({ $place }, and { $nobles } for your Nobles)
# That the game ends, and which regions decide it.
kingsroad-hints-reasons-end = { $how ->
     [own] You end the game now
     [sure] This round ends the game
    *[likely] This round is likely to end the game ({ $chance })
   }{ $number ->
     [0] { "" }
     [one] : { $regions } decides it
    *[other] : { $regions } decide it
   }.
kingsroad-hints-reasons-final = { $region } will bring you { $points ->
     [one] { $points } point
    *[other] { $points } points
   }{ $certain ->
     [yes] { "" }
    *[no] { " " }on average
   }, and { $rival } { $gets }.
kingsroad-hints-reasons-alike = All { $number } choices that are about as good put a marker in
    { $regions }.
# What an opponent's choices so far say.
kingsroad-hints-reasons-evidence = { $fitting } of { $name }'s { $choices } choices so far were what a
    player { $type ->
     [level-0] who goes for the next regions
     [level-1] who thinks one step ahead
     [level-2] who thinks two steps ahead
    *[equilibrium] who cannot be read
   } would choose.
# A region in the details.
kingsroad-hints-reasons-in-region = { $region }{ $sure ->
     [yes] { "" }
    *[no] { " " }(scored { $scored })
   }: alone in 1st place { $first }, level with others { $tie }{ $gains ->
     [yes] , gains a Noble there { $takes }
    *[no] { "" }
   }{ $loses ->
     [yes] , loses the Noble there { $lost }
    *[no] { "" }
   }; { $points ->
     [one] { $points } point
    *[other] { $points } points
   } on average.
# How to assume something else, or nothing.
kingsroad-hints-aims-way-out-of-what-if = { $key } changes or drops that.
# The settings where they have just been changed: ``For winning, against perfect players``.
kingsroad-hints-aims-aim-remark = For { $goal }, against { $players }
kingsroad-hints-aim-win = winning
kingsroad-hints-aim-margin = a big lead
kingsroad-hints-aim-points = the most points this round
# What the two keys go through, behind `aim_remark`.
kingsroad-hints-aims-aims-to-choose = { $goal }: win, lead, points; { $belief }: { $beliefs }
# The settings of a result, printed with every one.
kingsroad-hints-aims-worked-out = Advice for { $goal } against { $players }{ $number ->
     [0] { "" }
    *[other] , { $assumptions }
   }.
# Where the better choice brings more; its first region says of what.
kingsroad-hints-worse-gain = { $points }{ $first ->
     [yes] { " " }{ $points ->
         [one] point
        *[other] points
       }
    *[no] { "" }
   } more in { $region }
kingsroad-hints-worse-gains = { $better } brings { $gains }{ $certain ->
     [yes] { "" }
    *[no] , on average
   } { $end ->
     [yes] at the end
    *[no] this round
   }.
# What all choices of some kind are worth at best: ``Without the Dragon: 38% at best, not 44%.``
kingsroad-hints-worse-at-best = { $never ->
     [yes] { $given } nothing wins
    *[no] { $given }: { $value } at best, not { $best }
   }.
kingsroad-hints-worse-without = { $how ->
     [none] Without a marker in { $what }
     [one] With one marker in { $what }
    *[card] Without { $what }
   }
kingsroad-hints-worse-with = { $how ->
     [one] With a marker in { $what }
     [two] With two markers in { $what }
    *[card] With { $what }
   }
kingsroad-hints-worse-moved = With a marker in { $target } instead of { $source } it { $goal ->
     [win] wins { $value } of the time
    *[other] is worth { $value }
   }.
# What the cards chosen so far are worth, and what to add: ``With 1, best add 6, then the Knight``.
kingsroad-hints-worse-worth = { $complete ->
     [yes] { $lead } { $value }
    *[no] { $lead }: { $value }
   }{ $beside ->
     [best] . That is the best choice
     [equal] , about as good as the best choice
     [worse] , { $less } less than the best choice (number { $rank } of { $count } choices)
    *[at-best] , { $less } less than the best choice
   }.
kingsroad-hints-worse-yours = { $goal ->
     [win] You would win
    *[other] Yours:
   }
kingsroad-hints-worse-trace = a trace
kingsroad-hints-worse-declines = the Knight (declines)
kingsroad-hints-worse-with-the-witch = With the Witch
kingsroad-hints-worse-completed = { $ordered ->
     [yes] With { $chosen }, best add { $first }, then { $last }
    *[no] With { $chosen }, best add { $added }
   }
# What a complete choice costs; ``subject`` is what costs it.
kingsroad-hints-worse-cost = { $subject } { $how ->
     [gamble] is { $called }: against perfect play it costs { $lost }
     [good] costs { $lost }
    *[called] is { $called } that costs { $lost }{ $perfect }
   }{ $win ->
     [yes] : you would win { $value } of the time instead of { $best }
    *[no] { "" }
   }.
kingsroad-hints-worse-these = { $cards }: this
kingsroad-hints-worse-anyway = Play it anyway?
# What was played, under the assumptions in force.
kingsroad-hints-worse-assumed = { $cards } was played: in this case it
kingsroad-hints-worse-assumed-good = { $cards } was played: in this case as good as any.
kingsroad-hints-worse-little = { $little }.
# What the board says about the region where a marker does least; a clause.
kingsroad-hints-worse-they-lead = { $lead } would lead { $name } with { $top ->
     [one] { $top } marker
    *[other] { $top } markers
   } to your { $own }
kingsroad-hints-worse-only-level = You would only draw level with { $rivals } in { $name }
kingsroad-hints-worse-no-need = You lead { $name } without another marker
kingsroad-hints-worse-can-wait = { $name } can wait, as the King is still { $ahead } regions
    away
kingsroad-hints-worse-pays = As it stands, { $name } would pay you { $gets ->
     [one] { $gets } point
    *[other] { $gets } points
   }
# What the cards chosen are in words, before their figures.
kingsroad-hints-worse-as-good = Your cards: as good as any.
kingsroad-hints-worse-your-choice = Your cards: { $called }.
# What others do in one case; a clause, mostly behind ``if``.
kingsroad-hints-others-markers = { $who ->
     [one] { $name } adds { $what } to { $region }
     [nobody] nobody adds { $what } to { $region }
     [only-one] only one of them adds { $what } to { $region }
     [both] both others add { $what } to { $region }
     [all] all others add { $what } to { $region }
     [several] several others add { $what } to { $region }
     [some] some others add { $what } to { $region }, but not all
    *[somebody] somebody adds { $what } to { $region }
   }
    .probably = { $who ->
        [one] { $name } will probably add { $what } to { $region }
        [both] both others will probably add { $what } to { $region }
        [all] all others will probably add { $what } to { $region }
        [several] several others will probably add { $what } to { $region }
       *[somebody] somebody will probably add { $what } to { $region }
   }
    .comes = { $who ->
        [one] { $name } will probably come
        [both] both others will probably come
        [all] all others will probably come
        [several] several others will probably come
       *[somebody] somebody will probably come
   }
kingsroad-hints-case-added = { $markers ->
     [one] a marker
    *[other] two markers
   }
kingsroad-hints-play-dragon = { $who ->
     [one] { $name } plays the Dragon
     [nobody] nobody plays the Dragon
     [only-one] only one of them plays the Dragon
     [both] both others play the Dragon
     [all] all others play the Dragon
     [several] several others play the Dragon
     [some] some others play the Dragon, but not all
    *[somebody] somebody plays the Dragon
   }
    .probably = { $who ->
        [one] { $name } will probably play the Dragon
        [both] both others will probably play the Dragon
        [all] all others will probably play the Dragon
        [several] several others will probably play the Dragon
       *[somebody] somebody will probably play the Dragon
   }
kingsroad-hints-play-witch = { $who ->
     [one] { $name } plays the Witch
     [nobody] nobody plays the Witch
     [only-one] only one of them plays the Witch
     [both] both others play the Witch
     [all] all others play the Witch
     [several] several others play the Witch
     [some] some others play the Witch, but not all
    *[somebody] somebody plays the Witch
   }
    .probably = { $who ->
        [one] { $name } will probably play the Witch
        [both] both others will probably play the Witch
        [all] all others will probably play the Witch
        [several] several others will probably play the Witch
       *[somebody] somebody will probably play the Witch
   }
# A choice in such a sentence: the one spoken of, and the reader's own.
kingsroad-hints-case-this = this
kingsroad-hints-case-yours = your choice
# ``3 in 10``: how likely what others do is.
kingsroad-hints-case-odds = { $tenths ->
     [0] under 1 in 10
     [10] over 9 in 10
    *[other] { $tenths } in 10
   }
# What a value hangs on. ``perfect``: all this is against perfect play.
kingsroad-hints-split = { $perfect ->
     [yes] Against perfect play: if
    *[no] If
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }; otherwise { $otherwise }.
kingsroad-hints-split-beside = { $perfect ->
     [yes] Against perfect play: if
    *[no] If
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   } and { $better } { $best }; otherwise { $otherwise } and { $best_otherwise }.
kingsroad-hints-split-beside-alike = { $perfect ->
     [yes] Against perfect play: if
    *[no] If
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }; otherwise { $otherwise }; { $better } { $goal ->
     [win] wins
    *[other] is worth
   } { $best } either way.
kingsroad-hints-split-three = { $perfect ->
     [yes] Against perfect play: if
    *[no] If
   } { $few } ({ $few_odds }), { $choice } { $goal ->
     [win] wins { $few_value }
    *[other] is worth { $few_value }
   }; if { $some } ({ $some_odds }), { $some_value }; if { $most } ({ $most_odds }), { $most_value }.
# What a choice looks like to somebody who does not think of the others, and why it is not so.
kingsroad-hints-looks-likely = { $cards } looks like { $points }, but { $case } ({ $odds }): then it
    { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }, otherwise { $otherwise }.
kingsroad-hints-looks-unless = { $cards } looks like { $points }, but if { $case } ({ $odds }) it
    { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }, otherwise { $otherwise }.
kingsroad-hints-looks-needs = { $cards } looks like { $points }, but it { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   } only if { $case } ({ $odds }), otherwise { $otherwise }.
kingsroad-hints-looks-three = { $cards } looks like { $points }, but it { $goal ->
     [win] wins { $few_value }
    *[other] is worth { $few_value }
   } if { $few } ({ $few_odds }), { $some_value } if { $some } ({ $some_odds }), { $most_value } if
    { $most } ({ $most_odds }).
# … where the best choice has something that no good one does without, and where nothing decides.
kingsroad-hints-looks-without = { $cards } looks like { $points }, but { $markers ->
     [0] without a marker
    *[other] with only one marker
   } in { $region } no choice { $goal ->
     [win] wins
    *[other] is worth
   } more than { $value }.
kingsroad-hints-looks-without-card = { $cards } looks like { $points }, but without { $card } no
    choice { $goal ->
     [win] wins
    *[other] is worth
   } more than { $value }.
kingsroad-hints-looks-moved = { $cards } looks like { $points }, but { $goal ->
     [win] wins { $own }
    *[other] is worth { $own }
   }; with the marker in { $target } instead of { $source } it { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }.
kingsroad-hints-looks-less = { $cards } { $certain ->
     [yes] brings { $points }
    *[no] looks like { $points } and brings { $expected } on average
   }, but it costs { $cost }{ $gained ->
     [yes] { "" }
    *[no] : no single thing decides
   }.
# ``5 points``, and what they consist of.
kingsroad-hints-looks-points = { $nobles ->
     [0] { $points ->
         [one] { $points } point
        *[other] { $points } points
       }
    *[other] { $points } points ({ $place }, and { $nobles } for your Nobles)
   }
# What a card adds now, and what it would be worth kept.
kingsroad-hints-kept-now = Played now, { $card } adds { $now }; kept, { $kept }.
kingsroad-hints-kept-later = Keep { $card }: worth { $now } now, but { $kept } later.
# Why the King's region is left alone, though it scores now.
kingsroad-hints-leave-others = { $region } scores now, but leave it: { $case } ({ $odds }).
kingsroad-hints-leave-unless = { $region } scores now, but leave it: if { $case } ({ $odds }), a marker
    there { $goal ->
     [win] wins { $value }
    *[other] is worth { $value }
   }, otherwise { $otherwise }.
kingsroad-hints-leave-reach = { $region } scores now, but leave it: { $leaders } cannot be caught there this
    round.
kingsroad-hints-leave-ahead = { $region } scores now, but needs no marker: you lead there, { $own } to
    { $top }.
kingsroad-hints-leave-brings = { $region } scores now, but leave it: with a marker there { $goal ->
     [win] you win
     [margin] your lead is
    *[other] you get
   } { $value } at best.
kingsroad-hints-reasons-nothing-else = There is nothing else to choose.
kingsroad-hints-reasons-none-better = No other choice is better.
