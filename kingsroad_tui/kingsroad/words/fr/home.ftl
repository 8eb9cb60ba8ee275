kingsroad-home-last-game = La partie que tu as quittée
kingsroad-home-kingdom = Le royaume
kingsroad-home-aim = Place des marqueurs en secret. Qui en a le plus là où est le Roi marque le plus. À 40 points, la partie finit.
kingsroad-home-permanent-nobles = Nobles permanents, y ou n
kingsroad-home-step-1 = Chacun choisit trois cartes en secret. Chaque carte met un marqueur dans sa région.
kingsroad-home-step-2 = Qui a le plus de marqueurs là où est le Roi marque le plus de points.
kingsroad-home-step-3 = Le Roi reprend la route. À 40 points, la partie finit.
kingsroad-home-second-choice = Manche { $round } : une Sorcière a été révélée. Continue, et rechoisis.
kingsroad-home-all-choose = Manche { $round } : { $who } ont à choisir.
kingsroad-home-your-turn = Manche { $round } : le Roi est dans { $region }. À toi de choisir.
kingsroad-home-table = { $every ->
    [yes] Toutes les places des bannières paient.
   *[no] { $paid ->
        [one] Seule la première place d'une région paie ; celles entre parenthèses ne paient rien.
        [many] Les { $paid } premières places d'une région paient ; celles entre parenthèses ne paient rien.
       *[other] Les { $paid } premières places d'une région paient ; celles entre parenthèses ne paient rien.
      }
  } Chacun a { $markers } marqueurs.
kingsroad-home-more = { $usual ->
    [yes] Plus : règles, plateau, couleurs de base, { $hints ->
        [yes] conseils
       *[no] sans conseils
      }
   *[no] Plus : règles et plateau de base, tes couleurs, { $hints ->
        [yes] conseils
       *[no] sans conseils
      }
  }
kingsroad-home-same-name = La place { $seat } a le même nom.
kingsroad-form-rules = Règles
kingsroad-form-rules-standard = De base
kingsroad-form-rules-permanent-nobles = Nobles permanents : un noble reste
kingsroad-form-board = Plateau
kingsroad-form-board-hint = laisse vide pour l'habituel, ou nomme un fichier de plateau
