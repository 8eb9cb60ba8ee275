kingsroad-refused-unknown_card = Cette carte n'existe pas : tape 1 à 8, K, D, W, ou kk pour un Chevalier qui décline.
kingsroad-refused-twice = Tu as déjà choisi cette carte.
kingsroad-refused-nothing_to_decline = Le Chevalier ne peut décliner que juste après une région.
kingsroad-refused-dragon_spent = Ton Dragon est utilisé : chacun n'en a qu'un.
kingsroad-refused-witch_spent = Ta Sorcière est utilisée : chacun n'en a qu'une.
kingsroad-refused-witch_again = La Sorcière ne se rejoue pas au second choix.
kingsroad-prompt-too-many = Seulement { $count ->
    [1] une carte
    [2] deux cartes
   *[3] trois cartes
  }.
kingsroad-prompt-too-many-drop = Seulement { $count ->
    [1] une carte
    [2] deux cartes
   *[3] trois cartes
  } : { $key } en ôte une.
kingsroad-prompt-too-few = Choisis d'abord { $count ->
    [0] zéro carte
    [1] une carte
    [2] deux cartes
   *[3] trois cartes
  }, puis joue.
kingsroad-prompt-no-such-key = Cette carte n'existe pas : tape { KEY("card.1") } à { KEY("card.8") }, { KEY("card.K") }, { KEY("card.D") } ou
    { KEY("card.W") } ; { KEY("card.k") } après lui : le Chevalier décline.
kingsroad-prompt-one-moment = Un instant : ton choix est encore à l'étude.
kingsroad-prompt-no-cards-to-play = Tu n'as plus de marqueurs, donc pas de carte à jouer : { $key }.
kingsroad-prompt-opening = { $name }, { $again ->
    [yes] rechoisis
   *[no] choisis
  } { $count ->
    [1] une carte
    [2] deux cartes
   *[3] trois cartes
  }.
kingsroad-prompt-end-near = { $many ->
    [1] { $who ->
        [you] Il te manque
       *[other] Il manque à { $who }
      }
   *[other] Il manque à { $who }
  } { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } pour finir la partie
kingsroad-prompt-end-near-and-then = { $end } ; puis toutes les autres régions paient encore une fois.
kingsroad-prompt-end-near-then = Encore { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } et la partie peut finir ; puis toutes les autres régions paient encore une fois.
kingsroad-prompt-end-near-alone = { $end }.
kingsroad-prompt-few-markers = { $count ->
    [1] Il te reste 1 marqueur : choisis une carte.
    [2] Il te reste 2 marqueurs : choisis deux cartes.
   *[other] Il te reste { $count } marqueurs.
  }
kingsroad-prompt-choose = Choisis { $count ->
    [1] une carte
    [2] deux cartes
   *[3] trois cartes
  }, au clavier ou d'un clic.
kingsroad-prompt-choose-more = Choisis { $count ->
    [1] encore une carte
   *[2] encore deux cartes
  }.
kingsroad-prompt-knight-first = Le Chevalier vient en dernier et double la région devant lui.
kingsroad-prompt-witch = { $judged ->
    [yes] { $key } juge
   *[no] { $key } joue
  } la Sorcière ; pas besoin d'autres cartes, elles ne feraient que revenir.
kingsroad-prompt-declining = Le Chevalier décline et ne place rien ; { $lets } le laisse placer. { $judged ->
    [yes] { $key } juge
   *[no] { $key } joue
  } les cartes.
kingsroad-prompt-knight = Le Chevalier en place un de plus dans { $region }
kingsroad-prompt-idle-knight = Le Chevalier ne place rien
kingsroad-prompt-knight-stays = { $knight }.
kingsroad-prompt-knight-moves = { $knight } ({ $key } le déplace).
kingsroad-prompt-ready = { $judged ->
    [yes] { $key } juge
   *[no] { $key } joue
  } les cartes ; { $back } en ôte une.
kingsroad-prompt-status = { $copied ->
    [yes] Copie : manche { $round }
   *[no] Manche { $round }
  } · le Roi : { $region }{ $second ->
    [yes] { " " }· second choix
   *[no] { "" }
  }
kingsroad-prompt-status-over = Partie finie après la manche { $round }
kingsroad-prompt-your-turn = à toi
kingsroad-prompt-to-choose = { $who ->
    [you] à toi
   *[other] au tour de { $who }
  }
kingsroad-prompt-everyone-may-watch = Après la Sorcière : on rechoisit. Tout le monde peut regarder.
kingsroad-prompt-look-here = Tout le monde, regardez : les cartes vont être révélées.
kingsroad-prompt-reveal = Révéler les cartes
kingsroad-prompt-has-chosen = choix fait
kingsroad-prompt-chooses-now = choisit maintenant
kingsroad-prompt-chooses-later = choisit ensuite
kingsroad-prompt-is-thinking = réfléchit
kingsroad-prompt-leave-typed = Partir ? Les cartes tapées pour cette manche sont perdues ; les manches d'avant sont enregistrées.
kingsroad-prompt-close-hint = Fermer le conseil
kingsroad-prompt-while-told = La manche se révèle. { KEY("forward") } achève une étape ou montre la suivante, { KEY("back") } recule d'une
    étape, { KEY("skip") } va à la fin de la manche. { KEY("log") } ouvre le journal de la partie.
kingsroad-prompt-while-waiting = Les autres choisissent encore. Tu peux attendre, ou partir : tout est enregistré.
kingsroad-prompt-help-ready = Tes cartes sont prêtes : { KEY("forward") } les joue, { KEY("back") } en ôte une.
kingsroad-prompt-help-choose = Choisis { $more ->
    [yes] { $count ->
        [1] encore une carte
       *[2] encore deux cartes
      }
   *[no] { $count ->
        [1] une carte
    [2] deux cartes
   *[3] trois cartes
      }
  } : appuie sur le signe d'une carte, ou clique sur elle ou sur sa région.
kingsroad-prompt-help-reorder = { KEY("reorder") } met le Chevalier après une autre carte.
kingsroad-prompt-help-second = Tu as vu ce que les autres ont joué, et la Sorcière est partie.
kingsroad-prompt-help-witch = Avec la Sorcière, pas besoin d'autres cartes : elles reviendraient sans être vues.
kingsroad-prompt-help-look = { KEY("look_previous|look_next") } disent ce que fait chaque carte maintenant.
kingsroad-prompt-help-hint = { KEY("hint") } donne un conseil, { KEY("skip") } le ferme.
kingsroad-in-short-round = À chaque manche, tous choisissent trois cartes en secret et les révèlent ensemble. La carte d'une région y met un
    de tes marqueurs. Puis la région où se tient le Roi est décomptée : qui a le plus de marqueurs prend le plus de points. En cas
    d'égalité, tous prennent la place inférieure. Les marqueurs de là rentrent chez eux, et le Roi va à la région suivante.
kingsroad-in-short-knight = Chevalier : un marqueur de plus là où la carte devant lui en met un.
kingsroad-in-short-dragon = Dragon : une région de plus est décomptée dans cette manche. Une fois par partie.
kingsroad-in-short-witch = Sorcière : tes autres cartes reviennent, et tu rechoisis quand tu sais ce que les autres ont joué. Une fois par
    partie.
kingsroad-in-short-noble = Noble : qui est seul à la 1re place laisse un marqueur comme noble. Il compte comme un marqueur ; quand sa région
    est décomptée, il rapporte 1 point, et 1 de plus pour chaque région qu'une chaîne continue de tes nobles lui relie.
kingsroad-in-short-end = La partie finit après une manche où quelqu'un atteint 40 points. Alors toutes les régions non décomptées dans cette
    manche paient encore une fois, les places seulement : les nobles comptent comme marqueurs, mais ne rapportent rien. Le plus de
    points gagne.
kingsroad-in-short-markers = Tu as 19 marqueurs : ceux du plateau ne reviennent que quand leur région est décomptée. Avec moins de trois en
    main, tu choisis autant de cartes que tu as de marqueurs.
