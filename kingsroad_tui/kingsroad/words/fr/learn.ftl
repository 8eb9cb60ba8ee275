kingsroad-learn-watch = Regarde ce qui se passe. Pour continuer : { KEY("forward") }.
kingsroad-learn-keys-here = Cette touche ne fait rien ici. Cartes : { KEY("card.1") } à { KEY("card.8") }, { KEY("card.K") }, { KEY("card.D") },
    { KEY("card.W") }. { KEY("forward") } joue, { KEY("back") } ôte.
kingsroad-learn-only-enter = La manche est finie.
kingsroad-learn-while-revealed = La manche se révèle : { KEY("forward") } pour continuer, { KEY("skip") } pour aller à sa fin.
kingsroad-learn-finished-title = Tu connais King's Road
kingsroad-learn-finished-keys = { KEY("forward") } : une vraie partie · { KEY("rules") } : les règles · { KEY("back") } : encore une fois ·
    { KEY("leave") } : premier écran
kingsroad-learn-menu-first = trois minutes, pas à pas
kingsroad-learn-heading = Étape { $step } sur { $steps } · { $title }
kingsroad-learn-played-for-you = étape { $step } jouée pour toi
kingsroad-learn-progress = tu as { $points } points sur { $goal }
kingsroad-learn-the-end = la fin
kingsroad-learn-plain = Apprends à jouer à King's Road. Tape les cartes en un mot, comme 164, puis { KEY("fixed.enter") } : 1 à 8 sont les
    régions, K est le Chevalier, D le Dragon, W la Sorcière. Tape players pour savoir où en sont les joueurs, quit pour partir.
kingsroad-learn-first-noble = { $who ->
    [you] Tu avais
   *[other] { $who } avait
  } la première place en 1 : un marqueur y reste comme noble. L'étape 5 en dit plus.
kingsroad-learn-victory = Tu gagnes ta première partie avec { $points } points, { $ahead } !
kingsroad-learn-go-on = { KEY("forward") } pour { $last ->
    [yes] voir ce que tu sais maintenant
   *[no] continuer
  }.
kingsroad-learn-witch-spent = La Sorcière a déjà servi.
kingsroad-learn-card-later = { $card } { $step ->
    [0] ne sert pas ici
   *[other] vient à l'étape { $step }
  }.
kingsroad-learn-card-missing = Pas encore. { $hint }
kingsroad-learn-try-again = { $why } { $hint } Essaie encore.
kingsroad-learn-would-go-on = Alors personne n'aurait 40 points, et la partie continuerait.
kingsroad-learn-would-win = Alors { $who ->
    [you] tu gagnerais
   *[other] { $who } gagnerait
  } avec { $points } points.
kingsroad-learn-not-scored = Alors il n'y aurait pas de décompte dans { $region }.
kingsroad-learn-would-tie = Tu serais à égalité avec { $who } dans { $region } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-learn-not-first = Tu n'aurais pas la première place dans { $region } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-learnt-aim = Le but
    .about = le plus de points gagne. À 40, la partie finit ; puis chaque autre région paie encore une fois, les places seulement.
kingsroad-learnt-round = Chaque manche
    .about = trois cartes en secret, un marqueur par carte « région ». Puis la région du Roi est décomptée, et il reprend la route.
kingsroad-learnt-ties = Égalités
    .about = tous ceux à égalité prennent la place d'en dessous.
kingsroad-learnt-markers = Marqueurs
    .about = 19 ; ceux du plateau reviennent au décompte. À moins de trois, tu choisis moins de cartes.
kingsroad-learnt-nobles = Nobles
    .about = à la 1re place sans partage, tu en laisses un. Il rapporte un point pour lui et pour chacun de tes nobles reliés à lui.
kingsroad-learnt-knight = Le Chevalier
    .about = un marqueur de plus dans la région devant lui.
kingsroad-learnt-dragon = Le Dragon
    .about = une région de plus est décomptée. Une fois par partie.
kingsroad-learnt-witch = La Sorcière
    .about = rechoisir après avoir vu les cartes des autres. Une fois par partie.
kingsroad-learn-step-markers = Placer des marqueurs
    .idea = Le Baron, la Duchesse et toi voulez un royaume. Chaque manche, trois cartes en secret ; une carte
        de région y met un marqueur.
    .now = On décompte là où est { $king ->
            [King] le Roi
           *[other] le Roi ({ $king })
          } : maintenant 1, puis 6. La majorité dans 6 rapporte 6 points, la 2e place 4 ; les places entre parenthèses, rien.
    .task = Choisis 6 et deux autres régions, puis { KEY("forward") }.
    .hint = Mets un marqueur dans 6, où le Roi va ensuite, et deux où tu veux.
    .praise = Les marqueurs restent où ils sont jusqu'à ce que le Roi vienne et que leur région soit décomptée ; le nombre dans ta rangée
        dit combien il t'en reste.
    .reaction = Le Baron rit : « Ça débute à peine ! Ce royaume est à moi ou presque. »
kingsroad-learn-step-king = Le Roi décompte là où il est
    .idea = On ne décompte que la région où est { $king ->
            [King] le Roi
           *[other] le Roi ({ $king })
          }. Puis il reprend la route.
    .now = Les joueurs à égalité partagent la place d'en dessous.
    .task = { $first ->
            [yes] Garde
           *[no] Prends
          } la majorité dans 6 : choisis 6 et deux autres régions, puis { KEY("forward") }.
    .hint = Mets un marqueur dans 6.
    .praise = Tu avais la majorité dans 6. Un de tes marqueurs y reste : c'est ton noble ; tous les autres de 6 sont rentrés chez eux.
    .reaction = Le Baron fronce les sourcils : « La Tour ? Oh, gardez-la. »
kingsroad-learn-step-knight = Le Chevalier
    .idea = Le Chevalier met un marqueur de plus dans la région dont tu as choisi la carte juste avant lui.
    .now = Laisse 4 aux autres : 7 paie plus.
    .task = Choisis une région, puis 7, puis le Chevalier (K) : deux marqueurs dans 7.
    .hint = Les deux marqueurs doivent aller dans 7 : choisis le Chevalier juste après 7.
    .praise = Deux marqueurs dans une région en une manche : seul le Chevalier en est capable. Il revient dans ta main à chaque manche.
    .reaction = Le Baron sourit : « Savage Hills pour moi. Et l'Autel ensuite ! »
kingsroad-learn-step-ties = Égalités
    .idea = À égalité, tous prennent la place d'en dessous : à deux pour la 1re place, chacun a les points de la 2e.
        À trois, personne ne marque : la 3e place ne paie pas.
    .task = { $first ->
            [yes] Garde
           *[no] Prends
          } la majorité dans 7 : choisis 7 et deux autres cartes, puis { KEY("forward") }.
    .hint = Un marqueur de plus que le Baron suffit : choisis 7.
    .praise = 7 points pour la 1re place, et un noble. Une égalité n'aurait payé que 5, et pas de noble.
    .reaction = La Duchesse chuchote : « Comme il rougit. Continuez donc. »
kingsroad-learn-step-nobles = Nobles et chaînes
    .idea = Ton noble ({ $noble }) reste dans sa région et compte comme un marqueur. Quand on la décompte, il rapporte 1 point, et 1 de plus
        pour chacun de tes nobles reliés à lui par des routes, y compris la route en pointillé entre 1 et 3.
    .task = { $first ->
            [yes] Garde
           *[no] Prends
          } la majorité dans 3 : choisis une carte, puis 3, puis le Chevalier (K).
    .hint = Le Baron la veut aussi : choisis 3 et juste après le Chevalier (K).
    .praise = 3 points pour la 1re place, et 1 pour chaque noble de la chaîne de 3 et 7. Un noble reste jusqu'à ce que quelqu'un d'autre ait
        la majorité là.
    .reaction = Le Baron grogne : « Des nobles partout ! À qui est ce royaume ? »
kingsroad-learn-step-witch = La Sorcière
    .idea = La Sorcière va en premier. Les cartes derrière elle reviennent sans être vues, et tu rechoisis quand tu as vu ce que jouent les
        autres. Une fois par partie.
    .now = Le Baron jouera-t-il 5 ? Avec la Sorcière, pas besoin de deviner.
    .task = Choisis la Sorcière (W), puis { KEY("forward") }. Elle se passe d'autres cartes.
    .hint = La Sorcière (W) te laisse d'abord voir ce que font les autres.
    .praise = Tu as vu ce qu'ils faisaient et tu y as répondu. Ta Sorcière a servi pour cette partie.
    .reaction = Le Baron crie : « De la sorcellerie ! Je veux refaire cette manche. »
    .again-idea = Le Baron a bien joué 5. Personne ne peut répondre à ce que tu choisis maintenant. Un marqueur te met à égalité avec lui, et
        vous avez tous deux la 2e place ; deux, avec le Chevalier, te donnent la 1re sans partage.
    .again-task = Rechoisis trois cartes, et prends la majorité dans 5.
    .again-hint = Choisis 5 et juste après le Chevalier (K).
kingsroad-learn-step-dragon = Le Dragon
    .idea = Chaque Dragon joué emmène le Roi une région plus loin, et on la décompte aussi. Tu n'en as qu'un pour toute la partie.
    .now = 8 paie plus que toutes.
    .task = { $first ->
            [yes] Garde
           *[no] Prends
          } la majorité dans 8 : choisis le Dragon (D), 8, puis le Chevalier (K).
    .hint = Le Baron est en route vers elle : choisis le Dragon, 8, et juste après le Chevalier (K).
    .praise = 8 King's Castle t'a payé avant que quiconque puisse te rattraper. Ton Dragon a servi pour cette partie.
    .reaction = La Duchesse applaudit : « Un Dragon ! Enfin quelqu'un qui joue. »
    .roads = Sur la route, D est pour un Dragon, D2 pour deux.
kingsroad-learn-step-end = La fin à 40
    .idea = La manche où quelqu'un atteint 40 points est la dernière. Puis toutes les autres régions paient encore une fois, les places
        seulement : pas de points pour les nobles.
    .task = { $first ->
            [yes] Garde
           *[no] Prends
          } la majorité dans 1, et finis la partie.
    .hint = Choisis 1 et juste après le Chevalier (K).
    .praise = Tu as passé les 40 points, ce qui a fini la partie, et les autres régions ont payé encore une fois.
    .reaction = Le Baron s'incline, puis ricane : « Une autre ! Tout de suite ! »
