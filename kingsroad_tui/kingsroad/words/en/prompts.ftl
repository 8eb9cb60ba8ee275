# Why a card cannot be added, or why the cards cannot be played yet.
kingsroad-refused-unknown_card = There is no such card: type 1 to 8, K, D, W, or kk for a Knight who
    declines.
kingsroad-refused-twice = You have chosen that card already.
kingsroad-refused-nothing_to_decline = The Knight can only decline right after a region.
kingsroad-refused-dragon_spent = Your Dragon is spent: everybody has only one.
kingsroad-refused-witch_spent = Your Witch is spent: everybody has only one.
kingsroad-refused-witch_again = The Witch cannot be played again in the second choice.
kingsroad-prompt-too-many = Only { $count ->
    [1] one card
    [2] two cards
   *[3] three cards
  }.
kingsroad-prompt-too-many-drop = Only { $count ->
    [1] one card
    [2] two cards
   *[3] three cards
  }: press { $key } to drop one.
kingsroad-prompt-too-few = Choose { $count ->
    [0] no cards
    [1] one card
    [2] two cards
   *[3] three cards
  } first, then play them.
# The answer to a key that nothing is bound to, while cards are chosen.
kingsroad-prompt-no-such-key = No such card: type { KEY("card.1") } to { KEY("card.8") },
    { KEY("card.K") }, { KEY("card.D") } or { KEY("card.W") }; { KEY("card.k") } after him: the
    Knight declines.
# Where a warning is wanted, and it is not known yet whether there is one.
kingsroad-prompt-one-moment = One moment: your choice is still being weighed.
# Where no marker is left; ``key`` goes on.
kingsroad-prompt-no-cards-to-play = You have no markers left, so you play no cards: press { $key }.
# The first thing to do, said to somebody where several share the terminal.
kingsroad-prompt-opening = { $name }, choose { $again ->
    [yes] again: { $count ->
        [1] one card
        [2] two cards
       *[3] three cards
      }
   *[no] { $count ->
        [1] one card
        [2] two cards
       *[3] three cards
      }
  }.
# That this round may well be the last, from the longest form to the shortest.
kingsroad-prompt-end-near = { $many ->
    [one] { $who ->
        [you] You need
       *[other] { $who } needs
      }
   *[other] { $who-begins } need
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to end the game
kingsroad-prompt-end-near-and-then = { $end }; then every other region pays once more.
kingsroad-prompt-end-near-then = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more may end the game; then every other region pays once more.
kingsroad-prompt-end-near-alone = { $end }.
# The next thing to do; cards are played, or judged in an exercise.
kingsroad-prompt-few-markers = { $count ->
    [1] You have 1 marker left, so choose one card.
    [2] You have 2 markers left, so choose two cards.
   *[other] You have { $count } markers left.
  }
kingsroad-prompt-choose = Choose { $count ->
    [1] one card
    [2] two cards
   *[3] three cards
  } by key or click.
kingsroad-prompt-choose-more = Choose { $count ->
    [1] one more card
   *[2] two more cards
  }.
kingsroad-prompt-knight-first = The Knight goes last and doubles the region before him.
kingsroad-prompt-witch = { $judged ->
    [yes] { $key } judges
   *[no] { $key } plays
  } the Witch; you need no other cards, they would only come back.
kingsroad-prompt-declining = The Knight declines and places no marker; { $lets } lets him. { $judged ->
    [yes] { $key } judges
   *[no] { $key } plays
  } the cards.
kingsroad-prompt-knight = The Knight places one more in { $region }
kingsroad-prompt-idle-knight = The Knight places no marker
kingsroad-prompt-knight-stays = { $knight }.
kingsroad-prompt-knight-moves = { $knight } ({ $key } moves him).
kingsroad-prompt-ready = { $judged ->
    [yes] { $key } judges
   *[no] { $key } plays
  } the cards; { $back } drops one.
# The round, the King, and whom the table waits for.
kingsroad-prompt-status = { $copied ->
    [yes] Played on: round { $round }
   *[no] Round { $round }
  } · the King in { $region }{ $second ->
    [yes] { " " }· second choice
   *[no] { "" }
  }
kingsroad-prompt-status-over = Game over after round { $round }
kingsroad-prompt-your-turn = your turn
kingsroad-prompt-to-choose = { $who } to choose
# At the curtain between people who share a terminal.
kingsroad-prompt-everyone-may-watch = After the Witch: choose again. Everyone may watch.
kingsroad-prompt-look-here = Everyone, look here: the cards are about to be revealed.
kingsroad-prompt-reveal = Reveal the cards
kingsroad-prompt-has-chosen = has chosen
kingsroad-prompt-chooses-now = chooses now
kingsroad-prompt-chooses-later = chooses after that
kingsroad-prompt-is-thinking = is thinking
# Asked before a followed game is left in the middle of a round.
kingsroad-prompt-leave-typed = Leave? The cards typed for this round are lost; the rounds before it
    are saved.
# What Esc does while a hint is open, in the footer.
kingsroad-prompt-close-hint = Close hint
# What can be done now, as the help says it.
kingsroad-prompt-while-told = The round is being revealed. { KEY("forward") } completes a step or
    shows the next one, { KEY("back") } goes back a step, { KEY("skip") } goes to the end of the
    round. { KEY("log") } opens the log of the game.
kingsroad-prompt-while-waiting = The others are still choosing. You can wait, or leave: all is saved.
kingsroad-prompt-help-ready = Your cards are ready: { KEY("forward") } plays them, { KEY("back") }
    drops one.
kingsroad-prompt-help-choose = Choose { $more ->
    [yes] { $count ->
        [1] one more card
       *[2] two more cards
      }
   *[no] { $count ->
        [1] one card
        [2] two cards
       *[3] three cards
      }
  }: press a card's sign, or click it or its region on the map.
kingsroad-prompt-help-reorder = { KEY("reorder") } puts the Knight after another card.
kingsroad-prompt-help-second = You have seen what the others played, and the Witch is gone.
kingsroad-prompt-help-witch = With the Witch you need no other cards: they would go back unseen.
kingsroad-prompt-help-look = { KEY("look_previous|look_next") } say what each card does now.
kingsroad-prompt-help-hint = { KEY("hint") } gives a hint, { KEY("skip") } closes it.
# The game in short, a paragraph each.
kingsroad-in-short-round = Every round all players choose three cards in secret and reveal them
    together. A region's card puts one of your markers there. Then the region where the King stands
    is scored: whoever has most markers takes the most points. Players who tie all take the lower
    place. All markers there go back to their owners, and the King goes on to the next region.
kingsroad-in-short-knight = Knight: one more marker where the card before him puts one.
kingsroad-in-short-dragon = Dragon: one more region is scored this round. Once a game.
kingsroad-in-short-witch = Witch: your other cards go back, and you choose again when you know
    what the others played. Once a game.
kingsroad-in-short-noble = Noble: whoever is alone in 1st place leaves a marker as a Noble. He
    counts as a marker; when his region is scored he brings 1 point, and 1 more for every region
    that an unbroken chain of your Nobles links to it.
kingsroad-in-short-end = The game ends after a round in which somebody reaches 40 points. Then
    every region not scored in that round pays once more, places only: Nobles count as markers, but
    bring no points. Most points win.
kingsroad-in-short-markers = You have 19 markers: those on the map come back only when their
    region is scored. With fewer than three in hand you choose only as many cards as you have
    markers.
