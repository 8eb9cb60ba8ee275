help-analysis = L'analyse d'une partie, choix par choix : ce qui a été joué, ce qui aurait été mieux, et ce qui était de la chance. La barre
    et la courbe montrent la chance de gagner de chacun si tous choisissent comme supposé : » marque les manches qui l'ont le plus
    changée ; dessous, la pire erreur de chaque manche (?? une gaffe, ? une erreur, ?! une imprécision) ; { KEY("chart") } montre à la
    place les chances entre joueurs parfaits. Sur le plateau, + est ce qui a été joué, ! le meilleur choix. La précision compte ce que
    coûtent les choix. Qui n'a plus guère de chances n'a guère à perdre : la précision d'une partie vite perdue dit donc peu de chose.
help-branches = Chaque choix que tu as essayé est une branche de la partie, sous celle qu'il quitte. Choisis-en une avec { KEY("fixed.arrows") }
    et { KEY("fixed.enter") } pour la regarder ; la première ligne est la partie elle-même.
help-choose-analysis = Choisis quoi analyser avec { KEY("fixed.arrows") } et { KEY("fixed.enter") }, ou tape en bas un fichier ou le code d'une
    position.
help-doubt = Ces cartes coûtent cher. { KEY("yes") } les joue ; { KEY("no") } ou { KEY("leave") } revient, pour rechoisir ;
    { KEY("better") } revient et montre le meilleur choix.
help-editor = L'éditeur de positions. Va à une case avec { KEY("editor.up|editor.right|editor.down|editor.left") } et tape son nombre ; les
    touches en bas changent le reste. Une position impossible est signalée aussitôt.
help-end = La fin de la partie : le classement et d'où viennent les points (places dans les manches, nobles, décompte final), les points de
    chacun après chaque manche, et ce qui a décidé.
help-exercise = Un choix à refaire : une erreur à toi dans une de tes parties, ou un problème. Choisis tes cartes ; { KEY("exercise.judge") } les
    juge contre des gens et contre un jeu parfait. Tout choix aussi bon que le meilleur est juste. { KEY("exercise.best") } montre le
    meilleur, ce qui compte comme pas trouvé ; { KEY("exercise.next") } passe à la suite sans réponse.
help-game-log = Le journal de la partie : défile avec { KEY("fixed.arrows") }.
help-hand = La main : tes cartes. Tape le signe d'une carte ou clique dessus pour la choisir, encore une fois pour l'ôter. Les cartes se rangent
    d'elles-mêmes : la Sorcière en premier, le Chevalier en dernier ; { KEY("reorder") } change sa place, { KEY("card.k") } le fait
    décliner. { KEY("look_previous|look_next") } vont de carte en carte et disent ce qu'elle ferait maintenant ; { KEY("pick") } la choisit.
    { KEY("forward") } joue les cartes.
help-hint = Le conseil, sur trois pages. Chaque appui sur { KEY("hint") } en tourne une : où regarder et ce que les autres feront sans doute, le
    meilleur choix et pourquoi, les meilleurs comparés. { KEY("skip") } ferme le conseil. { KEY("experts") } montre les chiffres, pour
    experts. Pendant que tu choisis, la ligne au-dessus de ta main juge tes cartes.
help-history = L'historique, la dernière manche d'abord : les régions décomptées, et les points de chacun dans cette manche ; sous la
    dernière manche, les cartes jouées. Après une Sorcière, > précède le second choix.
help-home = Le premier écran. { KEY("fixed.enter") } fait ce qui est en surbrillance : continuer une partie, en commencer une, apprendre ou
    t'exercer. { KEY("look") } montre les façons de regarder une partie : en ouvrir ou en analyser une, composer une position, suivre une vraie
    table, tes résultats. L'échelle ({ KEY("ladder") }) et la partie du jour ({ KEY("today") }) sont aussi dans la liste des exercices.
help-kingdom = Le plateau. Chaque cadre est une région : son numéro et son nom, sa bannière (les points de chaque place ; celles entre
    parenthèses ne sont pas payées à ce nombre de joueurs), et une rangée de marqueurs pour chacun de ceux qui y sont ; une tête (N en
    ASCII) est un noble et compte pour un de plus. 1re est en tête sans partage ; 2e= partage la 2e place, en couleur pâle si elle n'est pas payée.
    Derrière un plus, ce que placeraient tes cartes ; dans une analyse, c'est ce qui a été joué, et derrière ! le meilleur choix. La
    couronne est le Roi : il va où montrent les flèches ; D et D2 sur la route sont les régions qu'un Dragon ou deux feraient aussi
    décompter. La route en pointillé ne relie 1 et 3 que pour les chaînes de nobles ; une route à la couleur d'un joueur fait partie d'une
    chaîne.
help-log = Le journal : tout ce qui s'est passé, en phrases, le plus récent à la fin.
help-name-players = Tape les noms de tous ceux de la vraie table, dans l'ordre des places, séparés par des virgules ; puis { KEY("fixed.enter") }.
help-road-new-game = Une nouvelle partie. Tout est déjà rempli : { KEY("fixed.enter") } en haut, sur le début de la partie, la commence, et
    { KEY("start") } depuis n'importe quel champ. { KEY("next") } et { KEY("above|below") } vont de champ en champ,
    { KEY("choice_field.open") } ouvre une liste. { KEY("more") } montre ce qui sert rarement : la variante, un plateau, un tirage, des
    couleurs, et tes propres programmes à la table. { KEY("together") } met des gens à toutes les places, à ce terminal.
help-open-game = Tes parties, avec la courbe de tes points dans chacune. { KEY("fixed.enter") } ouvre celle en surbrillance. Tape pour chercher
    par joueur, date ou nom ; le nom d'un fichier ou le code d'une position marche aussi.
help-own-mistakes = Les choix de cette partie qui t'ont coûté le plus, le pire d'abord, dans les positions où tu les as faits. Rechoisis : tu
    apprends ce que valent tes nouvelles cartes, et pourquoi.
help-players = Les joueurs : nom et points ; dessous, une barre pour les marqueurs en main et leur nombre, le Dragon et la Sorcière (retournés
    quand ils ont servi), et les nobles sur le plateau. Une coche suit le nom de qui a choisi.
help-region-points = Les points par région : ce que chaque région a rapporté à chacun jusqu'ici, nobles compris.
help-round = Ce qui s'est passé dans cette manche, en phrases.
help-score-track = La piste de score, de 0 à 40 ; la partie finit après la manche où quelqu'un y arrive.
help-story = La révélation de la manche. { KEY("forward") } achève une étape ou montre la suivante, { KEY("back") } recule d'une étape,
    { KEY("skip") } va à la fin de la manche.
help-try-again = Rechoisis ce qui a été choisi ici : au clavier, ou d'un clic sur les cartes et les régions. { KEY("judge") } dit ce que valent
    les cartes ; ton dernier essai reste comme branche de la partie.
help-what-if = Tiens quelque chose pour acquis chez un adversaire : le conseil montre alors ce qui est le mieux dans ce cas. Choisis avec
    { KEY("fixed.arrows") } et { KEY("fixed.enter") } ; un chiffre suppose cette région.
