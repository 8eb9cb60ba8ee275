assassins-word-actions = des actions, comme Na4-a3 Na3>b3 : les faire, l'une après l'autre.
assassins-word-end = end : finir ton tour.
assassins-word-undo = undo : annuler la dernière action de ce tour.
assassins-word-can = can CASE : ce que peut le pion d'une case, avec les prix.
assassins-word-board = board : où chacun est.
assassins-word-map = map : le plateau dessiné en lettres.
assassins-word-card = card : la carte, les points qui restent, les cartes à venir.
assassins-word-log = log : ce qu'ont fait les deux camps.
assassins-word-hint = hint : le compte des pas, qui pourrait frapper, et le meilleur tour.
assassins-word-follow = follow : faire ce que jouerait le conseil.
assassins-word-assume = assume monk is none : des conseils qui le supposent, ou next card 2/7 ; assume nothing l'oublie.
assassins-word-secret = secret : tes trois assassins, pour qui joue le peuple seulement.
assassins-word-rivals = rivals : qui joue pour l'ordinateur, et comment ils pensent.
assassins-word-talk = talk : les rivaux se taisent ; encore une fois : ils reparlent.
assassins-word-rules = rules : les règles complètes.
assassins-word-code = code : la position en une ligne.
assassins-word-share = share : toute la partie en une ligne, à coller dans un message.
assassins-word-save = save NOM : enregistrer la partie sous un nom ; rien de secret n'y est.
assassins-word-quit = quit : partir ; la partie est enregistrée.
assassins-word-again = again : une nouvelle partie, les mêmes camps ; sur l'échelle, sa prochaine partie.
assassins-word-result = result : ce que la partie a changé, et le résultat du jour en trois lignes.
assassins-word-swap = swap : la partie suivante, les camps échangés.
assassins-notation-king = Kj10-j9 est un pas du roi, Kc3-out le fait sortir par une porte ; Na4-a3 est le pas d'un chevalier, Na3>b3 un pas qui
    pousse, Ng6!h6 tue un assassin, Ng6#h6 arrête.
assassins-notation-people = Th2-h3 est le pas d'un habitant, Rf6 révèle un assassin, Af6-e6 est le pas d'un assassin, Ag6!h6 tue un chevalier, Ah6*
    blesse le roi.
assassins-lines-how-to-reveal = tape R et sa case
assassins-lines-taken-back = Annulé.
assassins-lines-type-a-square = Tape une case, comme can j10.
assassins-lines-nothing-possible = Personne en { $square } ne peut rien faire maintenant.
assassins-lines-possible = { $action } ({ $price } PA)
assassins-stands-place = { $roof ->
    [yes] toit { $square }
   *[no] { $square }
  }
assassins-stands-king = Le roi : { $place }, { $state }.
assassins-stands-in-castle = Le roi est au château, { $state }.
assassins-stands-knights = Chevaliers : { $pawns }.
assassins-stands-no-knight = Il ne reste aucun chevalier.
assassins-stands-townsfolk = Habitants : { $pawns }.
assassins-stands-revealed = Assassins révélés : { $pawns }.
assassins-stands-gone-arrested = Arrêtés : { $pawns }.
assassins-stands-gone-killed = Tués : { $pawns }.
assassins-stands-gates = Portes : { $gates }.
assassins-stands-on = { $pawn } ({ $place })
assassins-stands-gate = { $square } côté { $gate ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }
assassins-card-this = La carte : { $card }.
assassins-left-king = Reste : roi { $king }, { $made ->
    [yes] chevaliers { $knights } ; l'arrestation est faite
   *[no] chevaliers { $knights }
  }.
assassins-left-people = Reste : peuple { $points }.
assassins-cards-to-come = { $cards ->
    [0] Plus aucune carte à venir.
    [one] 1 carte à venir : { $deck }.
    [many] { $cards } cartes à venir : { $deck }.
   *[other] { $cards } cartes à venir : { $deck }.
  }
assassins-lines-secret = Les assassins : { $assassins }.
assassins-lines-secret-not-now = Seul le camp du peuple a des cartes secrètes, et peut les regarder à son tour.
assassins-lines-enter-hides = { KEY("fixed.enter") } pour recacher ceci.
assassins-lines-hidden-again = Le secret est recaché : tout le monde peut regarder.
assassins-lines-choose-question = { $name }, tes trois assassins, comme adk (hint donne un conseil)
assassins-lines-looks-away-question = { $king }, tu ne regardes plus, y ou n
assassins-lines-no-such-secret = Impossible : { $why }.
assassins-lines-assumed = Les conseils supposent : { $claims }. Tape hint.
assassins-lines-nothing-assumed = Les conseils ne supposent rien.
assassins-lines-cannot-be = Aucun trio d'habitants ne va avec tout cela et ce que tous savent.
assassins-lines-who-is-known = Tu sais qui sont les assassins : suppose une carte, comme next card 2/7.
assassins-lines-hint-first = Tape d'abord hint ; follow fait ensuite ce qu'il dit.
assassins-lines-continue = Continuer { $king } contre { $people }, manche { $round }, y ou n
assassins-lines-at-the-end = La partie est finie : again, swap ou save NOM ; help pour la suite ; Entrée quitte
assassins-lines-set-up-start = start CASE : d'où part le roi, si le plateau a plusieurs cases pour lui.
