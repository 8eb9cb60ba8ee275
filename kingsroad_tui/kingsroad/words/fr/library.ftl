kingsroad-library-what-to-type = tape pour chercher ; ou un fichier, ou un code (KR1:...)
kingsroad-library-rounds = { $rounds ->
    [0] première manche
    [one] { $rounds } manche
    [many] { $rounds } manches
   *[other] { $rounds } manches
  }
kingsroad-library-running = en cours
kingsroad-library-not-begun = pas commencée
kingsroad-library-unfinished = manche { $round }, pas finie
    .short = manche { $round }
kingsroad-library-won = { $who } a gagné
kingsroad-library-won-with = { $who } a gagné avec { $points }
kingsroad-library-you-won = { $shared ->
    [yes] victoire partagée
   *[no] gagnée
  } avec { $points } points
    .short = { $shared ->
        [yes] victoire partagée
       *[no] gagnée
      } avec { $points }
    .shortest = { $shared ->
        [yes] victoire partagée
       *[no] gagnée
      }
kingsroad-library-you-lost = perdue, { $won }
    .short = perdue
kingsroad-library-when = Quand
kingsroad-library-players = Joueurs
kingsroad-library-score = Points
kingsroad-library-how-it-ended = La fin
kingsroad-library-ended = { $who } a gagné après { $length }.
kingsroad-library-running-now = En cours en ce moment.
kingsroad-library-so-far = Pas finie : { $length } jusqu'ici.
kingsroad-library-not-begun-yet = Pas commencée.
kingsroad-library-branch = dès la manche { $round }
kingsroad-library-copy = copie jusqu'à la manche { $round }
kingsroad-library-differs = Diffère dès la manche { $round } de la partie sous laquelle elle est rangée.
kingsroad-library-same = C'est la partie sous laquelle elle est rangée, jusqu'à la manche { $round }.
kingsroad-library-no-such-round = manche { $round } : la partie a les manches { $first } à { $last }
kingsroad-library-no-such-player = joueur { $name } : les joueurs sont { $players }
kingsroad-library-alike = joueur { $name } : { $players } se ressemblent ; donne le numéro de la place
kingsroad-library-unreadable = illisible
