assassins-status = { $second ->
    [yes] Partie 2 · Manche
   *[no] Manche
  } { $round } sur { $rounds } · { $side } : { $who }
assassins-status-yours = { $second ->
    [yes] Partie 2 · Manche
   *[no] Manche
  } { $round } sur { $rounds } · tu joues { $side }
assassins-status-over = { $second ->
    [yes] Partie 2 · Manche
   *[no] Manche
  } { $round } sur { $rounds } · la partie est finie
assassins-status-choosing = { $you ->
    [yes] Tu joues le camp du peuple : choisis trois assassins, en secret
   *[no] { $who } choisit trois assassins, en secret
  }
assassins-aim-king = faire passer une porte au roi, ou mettre les trois assassins hors jeu
assassins-aim-people = tuer le roi, ou le tenir dehors jusqu'à la dernière carte
assassins-wins-king = { $shared ->
    [yes] Pour gagner : faire passer une porte au roi, ou mettre les trois assassins hors jeu.
   *[no] Tu gagnes si tu fais passer une porte au roi, ou mets les trois assassins hors jeu.
  }
assassins-wins-people = { $shared ->
    [yes] Pour gagner : tuer le roi, ou le tenir dehors jusqu'à la dernière carte.
   *[no] Tu gagnes si tu tues le roi, ou le tiens dehors jusqu'à la dernière carte.
  }
assassins-choice-begin = Choisis tes trois assassins : appuie sur leurs lettres, puis { $take }.
assassins-choice-so-far = Assassins : { $letters }. Choisis-en encore { $missing ->
    [one] un
    [many] { $missing }
   *[other] { $missing }
  }.
assassins-choice-complete = Assassins : { $letters }. { $take } les prend ; appuie sur une lettre pour en ôter un.
assassins-choice-known = On sait que { $letter } est un assassin.
assassins-choice-only-three = Seulement trois assassins : appuie encore sur la lettre de l'un pour l'ôter.
assassins-choice-does-not-fit = Ces trois-là ne vont pas avec ce qui s'est passé dans cette partie.
assassins-choice-now = Maintenant
assassins-choice-help = Choisis trois des douze habitants : ce sont tes assassins, et personne d'autre ne le sait. Appuie sur leurs lettres ;
    encore une fois sur une lettre pour l'ôter ; { KEY("forward") } prend les trois. Les bons sont loin les uns des autres et près de là
    où le roi doit passer : un assassin ne frappe que ce qui est à côté de lui. { KEY("hint") } en montre trois de bons.
assassins-no-letter = Cette touche ne fait rien : tape trois lettres de { KEY("pawn.a") } à { KEY("pawn.l") }.
assassins-own = Tes assassins : { $assassins }.
assassins-own-to-hide = Tes assassins : { $assassins }. { $hide } les recache.
assassins-own-none = Il ne reste aucun de tes assassins.
assassins-own-not-yours = Seul le camp du peuple peut voir ses assassins, à son tour.
assassins-news = { $news }.
assassins-news-arrest = { $letter } : arrestation
assassins-news-knight-kill = { $letter } est hors jeu, tué
assassins-news-reveal = { $letter } est un assassin
assassins-new-wound = le roi est blessé
    .begun = Le roi est blessé
assassins-phase-turn = Au tour de { $who }.
assassins-phase-your-turn-king = À toi : roi { $king } PA, chevaliers { $knights } PA.
assassins-phase-your-turn-people = À toi : { $points } PA.
assassins-phase-choose-king = Choisis le roi ({ KEY("pawn.0") }) ou un chevalier ({ KEY("pawn.1") } à { KEY("pawn.7") }).
assassins-phase-choose-people = Choisis un habitant par sa lettre.
assassins-phase-peek = { $key } : voir tes assassins
assassins-acting-go = { $strikes ->
    [yes] { $keys } : aller ou frapper
   *[no] { $keys } : aller
  }
assassins-acting-arrows = flèches
assassins-acting-reveal = { $key } : révéler
assassins-acting-another = { $key } : autre pion
assassins-acting-do = { $key } : le faire
assassins-acting-no = { $key } : non
assassins-acting-other = { $key } : { $what }
assassins-acting-price = { $price } PA : { $what }
assassins-acting-for-good = { $what } Sans retour possible.
assassins-acting-done = { $what } { $price } PA.
assassins-acting-ends = { $key } finit ton tour.
assassins-square = { $square } ({ $kind ->
    [gate] rue, avec une porte
    [roof] toit
   *[street] rue
  }) : { $who }.
assassins-no-such-pawn = { $key } n'est plus sur le plateau.
assassins-already-shown = C'est déjà montré : { KEY("forward") } le fait.
assassins-no-key-king = Cette touche ne fait rien : { KEY("pawn.0") } est le roi, { KEY("pawn.1") } à { KEY("pawn.7") } ses chevaliers.
assassins-no-key-people = Cette touche ne fait rien : tes pions sont les lettres { KEY("pawn.a") } à { KEY("pawn.l") }.
assassins-your-turn-now = C'est ton tour. Choisis un pion ; { KEY("forward") } encore une fois finit ton tour.
assassins-one-moment = Un instant …
assassins-doubt-end = Finir le tour ainsi coûte environ { $cost } de ta chance de gagner. Le mieux était à { $best } : { $better }.
assassins-doubt-reveal = Révéler un assassin maintenant coûte environ { $cost } de ta chance de gagner : sans cela, ta meilleure chance est de { $best }.
    .yes = Révéler
assassins-unspent = Il te reste { $points } PA. Finir le tour ?
assassins-unspent-king = Il te reste des PA : { $king ->
    [0] { $knights } pour les chevaliers
   *[other] { $knights ->
    [0] { $king } pour le roi
   *[other] { $king } pour le roi et { $knights } pour les chevaliers
  }
  }. Finir le tour ?
assassins-taken-back = { $left ->
    [0] Annulé.
    [one] Annulé ; une action de ce tour reste.
    [many] Annulé ; { $left } actions de ce tour restent.
   *[other] Annulé ; { $left } actions de ce tour restent.
  }
assassins-not-taken-back = { $begun ->
    [yes] Cela t'a appris un secret : impossible de l'annuler.
   *[no] Il n'y a rien à annuler dans ce tour.
  }
assassins-thinking = { $name } réfléchit …
assassins-forfeits = { $name } déclare forfait : { $why }. Un joueur ordinateur prend la suite.
assassins-type-actions = des actions, comme Na4-a3 ou Tc4-c5 ; end finit le tour
assassins-key-take-three = Prendre ces trois
assassins-key-choose = Choisir
assassins-key-choose-as-advised = Choisir selon le conseil
assassins-key-do-it = Le faire
assassins-key-hide = Cacher
assassins-key-next-step = Pas suivant
assassins-key-end-phase = Finir le tour
assassins-key-keep-playing = Continuer
assassins-key-new-game = Nouvelle partie
assassins-key-once-more = Encore
assassins-key-rules = Règles
assassins-key-stop-typing = Annuler
assassins-key-swap = Changer de camp
assassins-key-look-back = Revoir
assassins-key-save = Enregistrer
assassins-key-home = Accueil
assassins-hand-over = Passe le clavier à { $who } ({ $side }).
assassins-hand-over-look-away = { $who }, ne regarde pas.
assassins-hand-over-i-am = Je suis { $who } : { $does ->
    [choose] choisir mes assassins
    [reveal] montrer mes assassins, pour en révéler un
    [show] montrer mes assassins
   *[begin] commencer
  }
assassins-hand-over-chosen = Les trois assassins sont choisis et de nouveau cachés : tout le monde peut regarder.
assassins-hand-over-hidden = Tes assassins sont de nouveau cachés.
assassins-hand-over-all-hidden = Les assassins sont de nouveau cachés : tout le monde peut regarder.
assassins-hand-over-others-hidden = Les autres sont de nouveau cachés.
