ladder-counted-ladder-plays = Joue la prochaine partie de l'échelle.
ladder-counted-day-plays = Joue la partie du jour.
ladder-counted-plain = Avec --play : ligne par ligne.
ladder-daily-title = La partie du jour
ladder-daily-done = Tu as joué la partie du jour. Demain, il y en a une autre.
ladder-daily-copy = Copier le résultat
ladder-daily-look-back = Revoir
ladder-daily-close = Fermer
ladder-daily-sent = Le résultat du jour (envoyé au presse-papiers)
ladder-daily-gone = La partie elle-même n'est plus parmi celles gardées.
ladder-daily-not-the-day = Ce n'était pas la partie du jour : il n'y a rien à faire passer.
ladder-daily-once = La même table pour tous aujourd'hui. Elle compte une fois : ni conseils, ni annulation.
ladder-daily-question = La partie du jour est la même table pour tous, et elle compte une fois : ni conseils, ni annulation. Tu peux la
    quitter et la reprendre plus tard aujourd'hui. La jouer maintenant ?
ladder-daily-play = Jouer
ladder-daily-not-now = Pas maintenant
ladder-title = L'échelle
ladder-rules = Contre chacun, au meilleur de trois parties. Ni conseils, ni annulation. Tu peux partir : la partie attend.
ladder-reading = Lecture de tes parties …
ladder-no-rating = Pas encore de cote : joue une partie contre l'ordinateur sans conseil ni annulation.
ladder-top = Tu les as tous battus. Défends ton titre quand tu veux.
ladder-play-question = Jouer la prochaine partie maintenant, y ou n
ladder-you = toi
ladder-what-counts = Une cote ne compte que tes parties en solo contre des ordinateurs, sans conseil regardé ni manche annulée. Le vrai chiffre
    est entre les parenthèses 19 fois sur 20.
ladder-interval = environ { $value } ({ $low } à { $high })
ladder-mark = { $name } a { $worth }
ladder-rating = { $games ->
     [one] Ta cote est { $rating } après { $games } partie ; { $mark }.
     [many] Ta cote est { $rating } après { $games } parties ; { $mark }.
    *[other] Ta cote est { $rating } après { $games } parties ; { $mark }.
   }
ladder-first-rating = Ta première cote est { $rating } ; { $mark }.
ladder-rating-stays = Ta cote reste { $rating } ; { $mark }.
ladder-rating-moves = { $up ->
     [yes] Ta cote est { $rating }, soit { $change } de plus ; { $mark }.
    *[no] Ta cote est { $rating }, soit { $change } de moins ; { $mark }.
   }
ladder-match-begins = Contre { $name }, au meilleur de trois parties.
ladder-match-level = Vous en êtes à { $score } : la partie { $number } décide.
ladder-match-you-lead = Tu mènes { $score }. La partie { $number } vient ensuite.
ladder-match-they-lead = { $name } mène { $score }. La partie { $number } vient ensuite.
ladder-match-won = Tu gagnes le match contre { $name } { $score }.
ladder-match-lost = { $name } gagne le match { $score }. Retente ta chance quand tu veux.
ladder-counts = Parties qui comptent
ladder-line-begin = L'échelle : au meilleur de trois
ladder-line-top = L'échelle : tu es tout en haut
ladder-line-score = L'échelle : { $score } contre { $name }
ladder-line-next = L'échelle : ensuite { $name }
ladder-daily-line-begin = La partie du jour : pas encore jouée
ladder-play = Jouer la partie { $number }
ladder-titled = Ton titre : { $title }.
ladder-titled-next = Ton titre : { $title }. Ensuite : { $next }.
ladder-risen = Ton nouveau titre : { $title } !
ladder-won = { $number } de gagnés
ladder-lost = { $number } de perdus
ladder-now = maintenant { $score }
ladder-of = L'échelle de { $game }
ladder-rung = { $number }. { $name }, { $strength } ({ $worth }).
ladder-rung-about = { $number }. { $name }, { $strength } ({ $worth }) : { $about }.
ladder-next-match = ton prochain match
ladder-game-said = L'échelle : partie { $number } contre { $name }. Ni conseils, ni annulation.
ladder-goes-on = { $key } continue l'échelle.
ladder-counted-ladder-help = Montre ton échelle et ta cote à { $game } ; avec --play, la continue.
ladder-counted-day-help = Montre la partie du jour de { $game } et ton résultat ; avec --play, la joue.
ladder-daily-line = { $game }, { $day }, contre { $names }
ladder-daily-kings-side = { $rounds ->
     [one] camp du roi, { $rounds } manche
     [many] camp du roi, { $rounds } manches
    *[other] camp du roi, { $rounds } manches
   }
ladder-daily-peoples-side = { $rounds ->
     [one] camp du peuple, { $rounds } manche
     [many] camp du peuple, { $rounds } manches
    *[other] camp du peuple, { $rounds } manches
   }
ladder-daily-place = { $points ->
     [one] { $place } place sur { $count }, { $points } point
     [many] { $place } place sur { $count }, { $points } points
    *[other] { $place } place sur { $count }, { $points } points
   }
ladder-daily-won = Gagné
    .played = La partie du jour : gagnée
ladder-daily-lost = Perdu
    .played = La partie du jour : perdue
ladder-daily-shared = Victoire partagée
    .played = La partie du jour : victoire partagée
ladder-daily-won-on-tie = Gagné au départage
    .played = La partie du jour : gagnée au départage
ladder-daily-lost-on-tie = Perdu au départage
    .played = La partie du jour : perdue au départage
ladder-daily-won-by = Gagné de { $by }
    .played = La partie du jour : gagnée de { $by }
ladder-daily-lost-by = Perdu de { $by }
    .played = La partie du jour : perdue de { $by }
ladder-daily-against = { $game }, { $day } : toi contre { $names }.
