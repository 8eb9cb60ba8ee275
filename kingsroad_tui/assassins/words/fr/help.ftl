help-town-board = La ville. Les cases à motif avec un contour sont des toits, les autres des rues ; les doubles traits sont des portes. La
    couronne est le roi, les chiffres ses chevaliers, les lettres les habitants ; un poignard derrière une lettre marque un de tes assassins,
    deux poignards un assassin révélé. Un prix comme 3AP est sur chaque case que le pion choisi peut atteindre à ce tour ; une flèche ou un
    signe avec un prix à côté d'un pion dit ce qu'on peut lui faire. Un conseil marque d'un ! et des PA nécessaires ceux qui pourraient frapper,
    et montre où devrait aller chaque pion.
help-town-end = La fin de la partie : qui a gagné et comment, les trois assassins et ce qu'ils sont devenus, et le cours de la partie. Chaque
    colonne est une manche : sa hauteur dit combien de pas il restait alors au roi jusqu'au château, en rouge après une blessure ; dessous, ce
    qu'a fait chaque camp ; la manche du tournant est en inverse. S'il y a la place, la ville comme elle était.
help-town-home = Le premier écran de King & Assassins. { KEY("fixed.enter") } fait ce qui est en surbrillance : continuer une partie, en commencer
    une, apprendre ou t'exercer. { KEY("look") } montre les façons de regarder une partie : en ouvrir une, composer une position, suivre une vraie
    table, tes résultats. L'échelle ({ KEY("ladder") }) et la partie du jour ({ KEY("today") }) sont aussi dans la liste des exercices.
help-town-learn = La première partie guidée. À côté du plateau, ce qu'il faut faire ; { KEY("step") } passe à l'étape suivante, { KEY("step_back") }
    revient à celle d'avant. Si tu pars, tu reviens au début de ton étape.
help-town-log = Ce qu'ont fait les deux camps, tour par tour : défile avec { KEY("fixed.arrows") }.
help-town-look-back = La partie jusqu'ici, pas à pas : { KEY("back|on") } la parcourent, { KEY("previous|next") } vont au début d'un tour,
    { KEY("first") } et { KEY("last") } à ses deux bouts. Un conseil ({ KEY("hint") }) dit ce qui aurait été bon à ce moment, pour le camp dont
    c'était le tour ; chaque appui en dit plus. Quand un tour est jugé, son jugement est à côté de la manche, et ce qui a été manqué et ce qui
    était mieux à côté du plateau ; { KEY("mistake") } va au prochain qui mérite un regard, { KEY("review") } les montre tous. Pendant la
    partie, seuls tes propres tours sont jugés. Dans une partie finie, tu peux rejouer le tour ({ KEY("try") }), ou continuer à partir de
    n'importe quel moment ({ KEY("play_on") }), avec les mêmes cartes.
help-town-review = Comment chaque tour a été joué, d'après ce qu'on pouvait savoir alors : ?? une gaffe, ? une erreur, ?! une imprécision, !
    un coup sûr manqué ; puis ce que cela a coûté de la chance de gagner, et la part de chance de la carte de la manche et des
    arrestations. La courbe montre les chances de gagner avant et après chaque tour : une erreur, c'est une chute au cours d'un tour.
    { KEY("previous|following") } vont de tour en tour, { KEY("mistake") } au prochain qui mérite un regard, { KEY("look") } le montre
    sur le plateau, { KEY("try") } le fait rejouer, { KEY("report") } écrit le tout en une page.
help-town-try = Un tour de la partie, à rejouer : choisis des pions et agis comme à la table, puis { KEY("forward") } dit ce que vaut le tour.
    { KEY("back") } annule une action, { KEY("best") } montre un meilleur tour. Rien ne change dans la partie elle-même.
help-town-new-game = Une nouvelle partie. Tout est déjà rempli : { KEY("fixed.enter") } en haut, sur le début de la partie, la commence, et
    { KEY("start") } depuis n'importe quel champ. { KEY("next") } et { KEY("above|below") } vont de champ en champ, { KEY("choice_field.open") }
    ouvre une liste, { KEY("swap") } échange les camps, et { KEY("more") } montre ce qui sert rarement : un plateau, un tirage, sans conseils,
    tes propres programmes. Deux personnes à un terminal se passent le clavier pour le choix secret.
help-town-play = Choisis un pion par son chiffre ou sa lettre, avec { KEY("next") }, d'un clic, ou avec le curseur et { KEY("take") }. Puis
    { KEY("up|right|down|left") } ou un clic le déplace ; un clic sur une case plus loin prend le chemin le moins cher. { KEY("other") } arrête.
    Tu peux aussi taper quoi faire ({ KEY("type") }) : Na4-a3, ou en bref a4-a3 ou 2a3. Une poussée, une arrestation, un coup mortel, une
    blessure et la sortie sont d'abord montrés : refais la même chose, ou { KEY("forward") }, pour le faire. { KEY("back") } annule ce que tu
    as fait à ce tour, sauf si cela a découvert un secret. { KEY("forward") } finit le tour. D'un toit, on peut aussi frapper, tuer et arrêter
    dans la rue en dessous ; de la rue, personne n'atteint un toit.
help-town-side = À côté du plateau : la carte de cette manche avec les points d'action (PA) qui restent et les PA qu'aura le peuple ; si une
    arrestation est possible ; comment va le roi, derrière son signe (une couronne, ou @ avec des symboles ASCII) ; les habitants par lettre et
    nom, barrés quand ils sont hors jeu, avec des poignards quand on sait que ce sont des assassins ; quels trios peuvent être les assassins,
    en nombre ; ce que tout coûte (haut : sur un toit, bas : en descendre) ; les cartes encore face cachée, une colonne par sorte de carte et
    5× pour cinq de la même ; ce qui a été fait à ce tour, ou ce que l'autre camp a fait avant. Faute de place, les derniers sont laissés de
    côté. Les habitants ont des majuscules, les colonnes des minuscules : B est le forgeron, b3 une case.
help-town-story = Ce qu'a fait l'autre camp, pas à pas. { KEY("forward") } avance, { KEY("back") } recule, { KEY("let_go") } va à la fin ; on
    s'arrête en chemin à chaque arrestation, révélation et blessure.
help-town-editor = Composer une position, par exemple celle d'une vraie table. { KEY("up|right|down|left") } ou un clic choisissent une case ; une
    lettre y met cet habitant ou l'enlève, { KEY("king") } met le roi, { KEY("knight") } un chevalier ; { KEY("take") } enlève le pion qui y
    est : un assassin révélé ({ KEY("reveal") }) comme tué, un autre comme arrêté. Un pion peut aussi se glisser. { KEY("cells") } va à la
    manche, à la carte, aux points d'action et aux cartes à venir, que { KEY("up|down") } et { KEY("left|right") } changent. { KEY("hint") }
    donne des conseils, { KEY("play") } commence une partie d'ici, { KEY("code") } copie le code ; un code peut se coller.
help-town-exercise = Un tour à rejouer : une erreur à toi dans une de tes parties, ou un problème. Joue-le comme dans une partie ;
    { KEY("town_exercise.forward") } le fait juger, et tu peux essayer autant que tu veux. { KEY("town_exercise.best") } montre la réponse, ce
    qui compte comme pas résolu ; { KEY("town_exercise.skip") } passe à la suite sans. Là où l'on demande qui sont les assassins, marque-les
    par leurs lettres.
help-town-follow = Une partie à une vraie table, notée pendant qu'elle se joue. { KEY("forward") } demande quelle carte a été retournée, et finit
    un tour ; entre les deux, choisis des pions et déplace-les, ou tape ce qui a été fait ({ KEY("type") }). { KEY("back") } annule ce qui a été
    noté en dernier, aussi loin que tu veux. { KEY("hint") } donne des conseils au camp que tu as choisi, d'après ce que ce camp peut savoir. Si
    une arrestation a fini la partie, { KEY("cards") } la termine, une fois les trois cartes montrées. Tout est enregistré.
help-town-turn-up = La carte retournée à la table : choisis avec { KEY("fixed.arrows") } et { KEY("fixed.enter") }. Plus tard, { KEY("fixed.enter") }
    sur le plateau redemande.
help-town-whom-to-follow = Les deux joueurs d'une vraie table, et pour qui sont les conseils. Qui joue le peuple peut dire qui sont les assassins ;
    sans cela, les conseils savent ce que tous savent.
help-town-who-they-were = Les lettres des trois assassins, une fois montrés.
help-town-what-if = Suppose que quelqu'un est un assassin ou ne l'est pas, ou quelle carte vient, ou que les mouvements des habitants ne trahissent
    rien : les conseils valent alors pour ce cas jusqu'à ce que tu l'oublies. Choisis avec { KEY("fixed.arrows") } et { KEY("fixed.enter") }.
help-town-way-chart = Le cours de la partie. Chaque colonne est une manche : sa hauteur dit combien de pas il restait alors au roi jusqu'au château,
    en rouge après une blessure. Dessous, les manches, celle du tournant en inverse, et ce qu'y a fait chaque camp.
